import InbetweenDiagnostics
import InbetweenTimeline

/// Numbers the properties of a timeline and finds the groups that they stand in.
struct PropertyIndexer: PropertyVisitor {
  typealias Failure = Never

  private(set) var index = PropertyIndex()
  private var groups: [ScriptNode] = []
  private var owners: [any Described.Type] = []
  private var fields: [String] = []
  private var paths: [JSONPath?] = []
  private var layer: Int?
  private var is3D = false
  private var composition = 0
  /// The name of the effect's control that is being described.
  private var control: EffectParameter?
  /// The number of the text that is being described.
  private var text = 0
  /// The animator that is, the number of its first property, and how many of its selectors have been.
  private var animator: (value: TextAnimator, first: Int)?
  private var selectorCount = 0
  private var selector: TextSelector?

  static func index(of timeline: Timeline) -> PropertyIndex {
    var indexer = PropertyIndexer()
    var copy = timeline
    copy.visit(&indexer)
    return indexer.index
  }

  mutating func field<Value: Described>(
    _ name: StaticString, as label: FieldLabel, _ value: inout Value, standard: Value?
  ) {
    let name = name.description
    fields.append(name)
    defer { fields.removeLast() }
    guard let group = Self.groupFields[name], layer != nil else {
      value.visit(&self)
      return
    }
    inGroup(ScriptNode(name: group, content: .group([]))) { $0.visit(&value) }
  }

  private mutating func visit<Value: Described>(_ value: inout Value) { value.visit(&self) }

  private static let groupFields = [
    "masks": "Masks", "effects": "Effects", "styles": "Layer Styles", "animators": "Animators",
    "selectors": "Selectors",
  ]

  /// Adds a group of what `body` describes to the current one.
  private mutating func inGroup(_ node: ScriptNode, _ body: (inout PropertyIndexer) -> Void) {
    groups.append(node)
    body(&self)
    let made = groups.removeLast()
    if !groups.isEmpty { groups[groups.count - 1].append(made) }
  }
}

// MARK: Records and choices

extension PropertyIndexer {
  mutating func record<Value: Record>(_ value: inout Value) {
    owners.append(Value.self)
    defer { owners.removeLast() }
    switch value {
    case let layer as Layer: describe(layer, &value)
    case is Composition:
      composition += 1
      value.describe(&self)
    case let item as ShapeItem:
      at(item.origin) {
        $0.inGroup(
          ScriptNode(name: item.displayName, content: .group([]), shape: item.shapeWord)
        ) { value.describe(&$0) }
      }
    case let effect as Effect:
      at(effect.origin) {
        $0.inGroup(
          ScriptNode(name: effect.name, content: .group([]), effect: effect.kind.matchName)
        ) { value.describe(&$0) }
      }
    case let mask as Mask:
      at(mask.origin) {
        $0.inGroup(ScriptNode(name: mask.name, content: .group([]))) { value.describe(&$0) }
      }
    case let style as LayerStyle:
      at(style.origin) {
        $0.inGroup(ScriptNode(name: style.name, content: .group([]))) { value.describe(&$0) }
      }
    case let parameter as EffectParameter:
      control = parameter
      if parameter.value == nil {
        add(ScriptNode(name: parameter.name, content: .group([])))
      }
      value.describe(&self)
      control = nil
    case let content as TextContent: describe(content, &value)
    case let animator as TextAnimator:
      self.animator = (animator, index.entries.count)
      selectorCount = 0
      at(animator.origin) {
        $0.inGroup(ScriptNode(name: animator.name, content: .group([]))) { value.describe(&$0) }
      }
      self.animator = nil
    case let selector as TextSelector: describe(selector, &value)
    default: describe(plain: &value)
    }
  }

  private mutating func describe<Value: Record>(plain value: inout Value) {
    let name: String? =
      switch value {
      case is Transform, is ShapeTransform: "Transform"
      case is TextPath: "Path Options"
      case is TextAnimatorStyle: "Properties"
      case is DashPattern: "Dashes"
      default: nil
      }
    guard let name, layer != nil else {
      value.describe(&self)
      return
    }
    inGroup(ScriptNode(name: name, content: .group([]))) { value.describe(&$0) }
  }

  private mutating func describe<Value: Record>(_ layer: Layer, _ value: inout Value) {
    let place = index.layers.count
    index.layers.append(
      PropertyIndex.IndexedLayer(layer: layer, composition: composition, nodes: []))
    self.layer = place
    is3D = layer.is3D
    groups = [ScriptNode(name: layer.name, content: .group([]))]
    paths = [layer.origin.path]
    value.describe(&self)
    if case .group(let nodes) = groups[0].content { index.layers[place].nodes = nodes }
    groups = []
    paths = []
    self.layer = nil
    is3D = false
  }

  private mutating func describe<Value: Record>(_ content: TextContent, _ value: inout Value) {
    text = index.entries.count
    inGroup(ScriptNode(name: "Text", content: .group([]))) { indexer in
      indexer.addEntry(.text(content), "Source Text", dimensions: 1)
      value.describe(&indexer)
    }
  }

  private mutating func describe<Value: Record>(_ selector: TextSelector, _ value: inout Value) {
    self.selector = selector
    selectorCount += 1
    defer { self.selector = nil }
    inGroup(ScriptNode(name: "Range Selector", content: .group([]))) { indexer in
      if case .expression(let source) = selector.kind, let animator = indexer.animator {
        let script = PropertyIndex.SelectorScript(
          source: source, unit: selector.unit, text: indexer.text, animator: animator.value,
          first: animator.first, selector: indexer.selectorCount - 1)
        indexer.addEntry(.selector(script), .percent("Expression"), dimensions: 1)
      }
      value.describe(&indexer)
    }
  }

  /// Runs `body` at a place in the file.
  private mutating func at(_ origin: Origin, _ body: (inout PropertyIndexer) -> Void) {
    paths.append(origin.path ?? paths.last ?? nil)
    body(&self)
    paths.removeLast()
  }

  mutating func choice<Value: Choice>(_ value: inout Value) {
    owners.append(Value.self)
    defer { owners.removeLast() }
    if case .shape? = value as? LayerContent {
      inGroup(ScriptNode(name: "Contents", content: .group([]))) { value.describe(&$0) }
      return
    }
    let before = index.entries.count
    value.describe(&self)
    var parts = Array(before..<index.entries.count)
    guard parts.count > 1, value is Position || value is ShapePosition else { return }
    if !is3D { parts = Array(parts.prefix(2)) }
    add(ScriptNode(name: "Position", content: .parts(parts)))
  }
}

// MARK: Properties

extension PropertyIndexer {
  mutating func property<Value: TrackValue>(_ value: inout Property<Value>) {
    guard let property = AnyProperty(value), let owner = owners.last, let field = fields.last else {
      return
    }
    var name = PropertyName(of: field, in: owner)
    if let control { name = PropertyName(control.name) }
    if owner == DashPattern.self, field == "lengths" { name = PropertyName(dashName()) }
    if selector?.measure == .index, ["start", "end", "offset"].contains(field) { name.factor = 1 }
    let dimensions =
      switch property {
      case .scalar: 1
      case .point: 2
      case .vector: is3D || field == "orientation" ? 3 : 2
      case .color: 4
      case .gradient, .path: 0
      }
    var content = PropertyIndex.Content.property(property)
    if field == "amount", case .expression? = selector?.kind { content = .inert(property) }
    addEntry(
      content, name, dimensions: dimensions,
      number: owner == FillEffect.self ? PropertyName.fillNumbers[field] : nil)
  }

  /// `Dash`, `Gap`, `Dash 2`, `Gap 2` … by how many stand there already.
  private func dashName() -> String {
    guard case .group(let nodes)? = groups.last?.content else { return "Dash" }
    let number = nodes.count / 2 + 1
    return (nodes.count % 2 == 0 ? "Dash" : "Gap") + (number > 1 ? " \(number)" : "")
  }

  private mutating func addEntry(
    _ content: PropertyIndex.Content, _ name: PropertyName, dimensions: Int, number: Int? = nil
  ) {
    let place = index.entries.count
    index.entries.append(
      PropertyIndex.Entry(
        name: name, content: content, layer: layer,
        isTransform: groups.count == 2 && groups.last?.name == "Transform",
        seed: seed(of: name.title), path: paths.last ?? nil, dimensions: dimensions,
        isLayer: control?.isLayer ?? false))
    add(ScriptNode(name: name.title, content: .property(place), number: number))
  }

  private mutating func add(_ node: ScriptNode) {
    guard let group = groups.last else { return }
    var node = node
    if node.number == nil {
      let kind = group.shape ?? (groups.count == 2 ? "layer" : "shape") + " " + group.name
      node.number = PropertyName.numbers[kind]?[node.name]
    }
    groups[groups.count - 1].append(node)
  }

  /// From the layer's place and the names of the groups around, so that neither another property
  /// nor another keyframe changes it: FNV-1a.
  private func seed(of title: String) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    let layer = layer.map { index.layers[$0].layer.id } ?? -1
    let words = ["\(composition)", "\(layer)"] + groups.dropFirst().map(\.name) + [title]
    for byte in words.joined(separator: "/").utf8 {
      hash = (hash ^ UInt32(byte)) &* 16_777_619
    }
    return hash
  }
}

extension ShapeItem {
  /// What `Prelude` and the numbers of properties call it.
  fileprivate var shapeWord: String {
    switch kind {
    case .group: "group"
    case .path: "path"
    case .rectangle: "rect"
    case .ellipse: "ellipse"
    case .star: "star"
    case .fill(let fill): fill.paint.isGradient ? "gradient fill" : "fill"
    case .stroke(let stroke): stroke.paint.isGradient ? "gradient stroke" : "stroke"
    case .trim: "trim"
    case .repeater: "repeater"
    case .merge, .modifier: "modifier"
    }
  }
}

extension Paint {
  fileprivate var isGradient: Bool {
    switch self {
    case .solid: false
    case .gradient: true
    }
  }
}
