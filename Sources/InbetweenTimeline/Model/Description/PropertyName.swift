/// What a field of the model is called in After Effects, and how scripts see its number.
package struct PropertyName: Hashable, Sendable {
  /// As in After Effects' timeline panel.
  package var title: String
  /// What the model's value is multiplied by for scripts: After Effects has percent where the model
  /// has fractions. **The only place where units change.**
  package var factor: Double

  package init(_ title: String, factor: Double = 1) {
    self.title = title
    self.factor = factor
  }

  package static func percent(_ title: String) -> PropertyName {
    PropertyName(title, factor: 100)
  }
}

extension PropertyName: ExpressibleByStringLiteral {
  package init(stringLiteral title: String) { self.init(title) }
}

extension PropertyName {
  /// The name of a field.
  ///
  /// - Parameters:
  ///   - field: the field's name in the model.
  ///   - owner: the type of the model that describes it.
  package init(of field: String, in owner: any Described.Type) {
    self =
      owner.fieldNames[field] ?? Self.common[field] ?? PropertyName(Self.title(of: field))
  }

  /// `innerRadius` as `Inner Radius`.
  private static func title(of field: String) -> String {
    var title = ""
    for character in field {
      if title.isEmpty {
        title += character.uppercased()
      } else {
        title += (character.isUppercase ? " " : "") + String(character)
      }
    }
    return title
  }

  /// Fields that are called the same wherever they stand.
  private static let common: [String: PropertyName] = [
    "anchor": "Anchor Point",
    "scale": .percent("Scale"),
    "opacity": .percent("Opacity"),
    "startOpacity": .percent("Start Opacity"),
    "endOpacity": .percent("End Opacity"),
    "cornerRadius": "Roundness",
    "outerRoundness": .percent("Outer Roundness"),
    "innerRoundness": .percent("Inner Roundness"),
    "highlightLength": .percent("Highlight Length"),
    "stops": "Colors",
    "xRotation": "X Rotation",
    "yRotation": "Y Rotation",
    "fillSaturation": .percent("Fill Saturation"),
    "fillBrightness": .percent("Fill Brightness"),
    "fillOpacity": .percent("Fill Opacity"),
    "strokeSaturation": .percent("Stroke Saturation"),
    "strokeBrightness": .percent("Stroke Brightness"),
    "strokeOpacity": .percent("Stroke Opacity"),
    "groupingAlignment": .percent("Grouping Alignment"),
  ]
}

extension Described {
  package static var fieldNames: [String: PropertyName] { [:] }

  /// Everything in it that can move, under After Effects' names and in the order of its description.
  package var describedProperties: [NamedProperty] {
    var lister = PropertyLister()
    var copy = self
    copy.visit(&lister)
    return lister.list
  }

  /// What can move in a field of it, under After Effects' names.
  static func named(_ field: String, _ value: some Described) -> [NamedProperty] {
    var lister = PropertyLister(owners: [Self.self], fields: [field])
    var copy = value
    copy.visit(&lister)
    return lister.list
  }
}

/// Collects the properties of a part of the model.
private struct PropertyLister: PropertyVisitor {
  typealias Failure = Never

  /// The types that are being described, and their fields.
  private var owners: [any Described.Type]
  private var fields: [String]
  private(set) var list: [NamedProperty] = []
  /// The name of the effect's control that is being described.
  private var control: String?

  init(owners: [any Described.Type] = [], fields: [String] = []) {
    self.owners = owners
    self.fields = fields
  }

  mutating func field<Value: Described>(
    _ name: StaticString, as label: FieldLabel, _ value: inout Value, standard: Value?
  ) {
    fields.append(name.description)
    value.visit(&self)
    fields.removeLast()
  }

  mutating func record<Value: Record>(_ value: inout Value) {
    let before = control
    if let parameter = value as? EffectParameter { control = parameter.name }
    owners.append(Value.self)
    value.describe(&self)
    owners.removeLast()
    control = before
  }

  mutating func choice<Value: Choice>(_ value: inout Value) {
    owners.append(Value.self)
    value.describe(&self)
    owners.removeLast()
  }

  mutating func property<Value: TrackValue>(_ value: inout Property<Value>) {
    guard let property = AnyProperty(value), let owner = owners.last, let field = fields.last else {
      return
    }
    let name = control ?? PropertyName(of: field, in: owner).title
    list.append(NamedProperty(name, property))
  }
}
