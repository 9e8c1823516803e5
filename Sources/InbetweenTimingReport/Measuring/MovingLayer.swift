import InbetweenDiagnostics
import InbetweenTimeline

/// What moves on a layer, on the clock of the composition that holds it. Found once for each layer,
/// however often its composition is shown.
struct MovingLayer {
  var name: String
  var path: JSONPath?
  var properties: [MovingProperty]
}

/// A property that moves, before nested clocks are resolved.
struct MovingProperty {
  var name: String
  var unit: ValueUnit
  var keyframes: [Double]
  var expression: String?
  var stretches: [(stretch: Stretch, easing: MeasuredEasing)]
  /// For a text animator, each character's share; nil for other properties.
  var characters: Characters?
  /// Where values are looked up when motion is cut.
  var property: AnyProperty

  /// The shares of characters and what a fraction of 0 and of 1 stands for.
  struct Characters {
    var names: [String]
    var stretches: [[(stretch: Stretch, easing: MeasuredEasing)]]
    var neutral: [Double]
    var chosen: [Double]

    /// The values that a share stands for.
    func values(share: Double) -> [Double] {
      zip(neutral, chosen).map { $0 + ($1 - $0) * share }
    }
  }
}

extension MovingLayer {
  init(_ layer: Layer) {
    name = layer.name
    path = layer.origin.path
    properties = []
    var resolved: Set<String> = []
    if case .text(let text) = layer.content {
      for (index, animator) in text.animators.enumerated() {
        let name = animator.name.isEmpty ? "Animator \(index + 1)" : animator.name
        guard let found = MovingProperty.characters(of: animator, in: text, named: name) else {
          continue
        }
        properties += found
        // The selectors' own keyframes are recognised by what they do to the characters.
        for number in animator.selectors.indices {
          resolved.insert("Text › \(name) › Range Selector \(number + 1) › ")
        }
      }
      properties += MovingProperty.typing(text)
    }
    for named in layer.properties where !named.property.isStatic || named.property.hasPath {
      guard !resolved.contains(where: { named.name.hasPrefix($0) }) else { continue }
      properties.append(MovingProperty(named))
    }
    properties.removeAll {
      $0.stretches.isEmpty && ($0.characters?.stretches.allSatisfy(\.isEmpty) ?? true)
    }
  }
}

extension MovingProperty {
  init(_ named: NamedProperty) {
    name = named.name
    unit = ValueUnit(named)
    keyframes = named.property.keyframeTimes
    expression = named.property.expression
    property = named.property
    let found = Self.seen(named.property.measuredTrack.stretches)
    stretches = found.map { ($0, MeasuredEasing.measured($0.pieces)) }
  }

  /// Which share of a property's largest change is not seen.
  private static let unseen = 1e-3

  /// Those that are seen. Where an expression is measured from samples, the keyframes that stand for
  /// them may creep before and after what moves: that is rest.
  private static func seen(_ stretches: [Stretch]) -> [Stretch] {
    guard stretches.count > 1 else { return stretches }
    let most = stretches.map(\.reach).max() ?? 0
    let edges = Set(stretches.filter { $0.reach >= most * unseen }.flatMap { [$0.start, $0.end] })
    return stretches.filter { stretch in
      stretch.reach >= most * unseen || stretch.isJump
        || !edges.contains(stretch.start) && !edges.contains(stretch.end)
    }
  }

  /// The properties that an animator changes, character by character; nil when its selectors do not
  /// move.
  static func characters(
    of animator: TextAnimator, in text: TextContent, named name: String
  ) -> [MovingProperty]? {
    guard let shares = CharacterStretches(animator, of: text) else { return nil }
    let stretches = shares.stretches.map { row in
      row.map { ($0, MeasuredEasing.measured($0.pieces)) }
    }
    let frames = Set(
      animator.selectors.flatMap { $0.properties.flatMap(\.property.keyframeTimes) })
    return animator.style.properties.map { named in
      let chosen = named.property.numbers(atFrame: frames.min() ?? 0)
      return MovingProperty(
        name: "\(name) › \(named.name)", unit: ValueUnit(named), keyframes: frames.sorted(),
        expression: named.property.expression, stretches: [],
        characters: Characters(
          names: shares.characters, stretches: stretches,
          neutral: neutral(named.name, like: chosen, in: text), chosen: chosen),
        property: named.property)
    }
  }

  /// What a character has that no animator changes: factors of 1, the text's own colour, no move.
  private static func neutral(
    _ name: String, like values: [Double], in text: TextContent
  ) -> [Double] {
    switch name {
    case "Opacity", "Scale", "Fill Opacity", "Stroke Opacity": values.map { _ in 1 }
    case "Fill Color": text.documents.first?.document.fill?.numbers ?? values
    case "Stroke Color": text.documents.first?.document.stroke?.numbers ?? values
    default: values.map { _ in 0 }
    }
  }

  /// The changes of the text itself; empty when it stays. A text that grows is reported character by
  /// character.
  static func typing(_ text: TextContent) -> [MovingProperty] {
    let documents = text.documents
    guard documents.count > 1, let longest = text.longestText else { return [] }
    let texts = documents.map(\.document.text)
    var list: [MovingProperty] = []
    let fills = documents.compactMap { text in
      text.document.fill.map { Keyframe(text.frame, $0, .hold) }
    }
    if fills.count == documents.count, let track = Track(keyframes: fills) {
      list.append(MovingProperty(NamedProperty("Source Text › Fill Color", Property(track))))
    }
    if texts.contains(where: { $0 != texts[0] }) {
      let numbers = documents.map { document in
        Keyframe(document.frame, Double(texts.firstIndex(of: document.document.text) ?? 0), .hold)
      }
      if let track = Track(keyframes: numbers) {
        var property = MovingProperty(
          NamedProperty("Source Text", Property(track, expression: text.expression)))
        property.unit = .text
        if texts.count > 2, texts.allSatisfy(longest.hasPrefix),
          longest.count <= CharacterStretches.maximumCharacters
        {
          property.stretches = []
          property.characters = growing(longest, documents)
        }
        list.append(property)
      }
    }
    return list
  }

  /// Each character's appearance in a text that grows from keyframe to keyframe.
  private static func growing(_ longest: String, _ documents: [TextKeyframe]) -> Characters {
    let names = longest.map(String.init)
    let shown = names.indices.filter { names[$0] != "\n" }
    let counts = documents.map(\.document.text.count)
    let rows = shown.map { index in
      counts.indices.dropLast().compactMap {
        number -> (stretch: Stretch, easing: MeasuredEasing)? in
        let before = counts[number] > index
        let after = counts[number + 1] > index
        guard before != after else { return nil }
        let frame = documents[number + 1].frame
        return (.jump(at: frame, from: before ? 1 : 0, to: after ? 1 : 0), .jump)
      }
    }
    return Characters(
      names: shown.map { names[$0] }, stretches: rows, neutral: [0], chosen: [1])
  }
}

extension Stretch {
  /// How far its values lie apart, at most.
  fileprivate var reach: Double {
    let ends = zip(from, to).reduce(0) { max($0, abs($1.1 - $1.0)) }
    let values = pieces.flatMap { [$0.from, $0.to] }
    return max(ends, (values.max() ?? 0) - (values.min() ?? 0))
  }

  static func jump(at frame: Double, from: Double, to: Double) -> Stretch {
    Stretch(
      start: frame, end: frame, from: [from], to: [to], pieces: [], startVelocity: [],
      endVelocity: [])
  }
}

extension AnyProperty {
  /// Whether a motion path moves it although its keyframes have one value.
  fileprivate var hasPath: Bool {
    switch self {
    case .point(let property): property.track.keyframes.contains { $0.path != nil }
    case .vector(let property): property.track.keyframes.contains { $0.path != nil }
    case .scalar, .color, .gradient, .path: false
    }
  }
}
