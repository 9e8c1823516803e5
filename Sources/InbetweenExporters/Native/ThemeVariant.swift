package import InbetweenTimeline

/// A theme of a package: other values for slots.
package struct ThemeVariant: Hashable, Sendable {
  /// As the package names it.
  package var id: String
  /// In the order of the file.
  private var values: [Value]

  /// What a theme puts in the place of a property.
  package struct Value: Hashable, Sendable {
    package var slot: String
    var own, themed: AnyProperty

    /// - Parameters:
    ///   - slot: that the property is in.
    ///   - own: what the file gives it.
    ///   - themed: what the theme gives it, in the same unit.
    package init(slot: String, own: AnyProperty, themed: AnyProperty) {
      self.slot = slot
      self.own = own
      self.themed = themed
    }
  }

  /// Other words for a slot.
  package struct Words: Hashable, Sendable {
    package var slot: String
    var text: String
    /// Whether others follow.
    package var changes: Bool
    /// How they are set: the document without its words.
    package var style: TextDocument
    /// Whether the theme sets them in another style, which views do not take.
    package var hasOtherStyle = false

    package init(slot: String, _ document: TextDocument, changes: Bool) {
      self.slot = slot
      text = document.text
      self.changes = changes
      style = document
      style.text = ""
    }
  }

  /// Pictures for slots, in the order of the file.
  package var pictures: [ImageAsset] = []
  /// In the order of the file; of texts that change, none.
  package var words: [Words] = []
  /// The slots that the theme gives values, also those that no value says.
  package var slots: [String]

  /// - Parameters:
  ///   - id: as the package names it.
  ///   - slots: what the theme gives values.
  ///   - values: for each property in one of these slots.
  package init(id: String, slots: [String], values: [Value]) {
    self.id = id
    self.slots = slots
    self.values = values
  }

  /// Whether it says a value for a slot that a view may take.
  package func says(_ slot: String) -> Bool {
    words.contains { $0.slot == slot && !$0.hasOtherStyle } || pictures.contains { $0.slot == slot }
      || values.contains { $0.slot == slot && $0.themed.expression == nil }
  }

  /// By the names of slots, in the order of the file; those that do not move, each once.
  var colors: [(slot: String, color: Color)] {
    var seen: Set<String> = []
    return values.compactMap { value in
      guard case .color(let property) = value.themed, property.isStatic,
        property.expression == nil, seen.insert(value.slot).inserted
      else { return nil }
      return (value.slot, property.track.initialValue)
    }
  }

  /// What takes the place of a property in a slot; nil where the theme leaves it as it is.
  func value(for own: AnyProperty, in slot: String) -> AnyProperty? {
    let found = values.filter { $0.slot == slot && $0.themed.isOfTheKind(of: own) }
    // Properties that share a slot may have different units: an own value tells them apart.
    let exact = found.first { $0.own.isSameTrack(as: own) } ?? (found.count == 1 ? found[0] : nil)
    guard let value = exact?.themed, value.expression == nil else { return nil }
    return value
  }
}

extension AnyProperty {
  fileprivate func isOfTheKind(of other: AnyProperty) -> Bool {
    switch (self, other) {
    case (.scalar, .scalar), (.point, .point), (.vector, .vector), (.color, .color),
      (.gradient, .gradient), (.path, .path):
      true
    case (.scalar, _), (.point, _), (.vector, _), (.color, _), (.gradient, _), (.path, _): false
    }
  }

  fileprivate func isSameTrack(as other: AnyProperty) -> Bool {
    switch (self, other) {
    case (.scalar(let left), .scalar(let right)): left.track == right.track
    case (.point(let left), .point(let right)): left.track == right.track
    case (.vector(let left), .vector(let right)): left.track == right.track
    case (.color(let left), .color(let right)): left.track == right.track
    case (.gradient(let left), .gradient(let right)): left.track == right.track
    case (.path(let left), .path(let right)): left.track == right.track
    case (.scalar, _), (.point, _), (.vector, _), (.color, _), (.gradient, _), (.path, _): false
    }
  }
}
