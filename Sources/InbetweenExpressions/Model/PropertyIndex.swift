import InbetweenDiagnostics
import InbetweenTimeline

/// All properties of a timeline by number, in the order in which the model describes itself.
struct PropertyIndex: Sendable {
  /// A property, a text, or the expression of a selector.
  struct Entry: Sendable {
    var name: PropertyName
    var content: Content
    /// The number of its layer; nil for what stands outside of layers.
    var layer: Int?
    /// Whether children and mattes may need it beyond the frames in which the layer is shown.
    var isTransform: Bool
    /// Starts the random numbers of its expression.
    var seed: UInt32
    /// The nearest place in the file.
    var path: JSONPath?
    /// How many numbers scripts see.
    var dimensions: Int
    /// Whether its value is the number of a layer, which scripts get instead.
    var isLayer = false
  }

  enum Content: Sendable {
    case property(AnyProperty)
    case text(TextContent)
    /// The expression of a selector.
    case selector(SelectorScript)
    /// The amount of such a selector: its expression is the selector's.
    case inert(AnyProperty)
  }

  /// The expression of a selector, and where it stands.
  struct SelectorScript: Sendable {
    var source: String
    var unit: TextSelector.Unit
    /// The number of its text.
    var text: Int
    var animator: TextAnimator
    /// The number that its animator's first property has.
    var first: Int
    /// Its place in the animator.
    var selector: Int
  }

  /// A layer, and what scripts find in it.
  struct IndexedLayer: Sendable {
    var layer: Layer
    /// 0 for the main composition, 1 and up for the others.
    var composition: Int
    var nodes: [ScriptNode]
  }

  var entries: [Entry] = []
  var layers: [IndexedLayer] = []
}

extension PropertyIndex.Entry {
  /// The source of its expression; nil where it has none to evaluate.
  var expression: String? {
    switch content {
    case .property(let property): property.expression
    case .text(let text): text.expression
    case .selector(let script): script.source
    case .inert: nil
    }
  }
}

extension PropertyIndex.Entry {
  /// The property that scripts read; nil for what is none.
  var property: AnyProperty? {
    switch content {
    case .property(let property), .inert(let property): property
    case .text, .selector: nil
    }
  }
}
