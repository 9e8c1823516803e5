import InbetweenSceneGraph
import InbetweenTimeline

/// How outlines follow from what a theme may replace: shapes, moved by groups and trimmed.
indirect enum ThemedOutline {
  case shape(OutlineSource)
  case still([BezierPath])
  case joined([ThemedOutline])
  case placed(ShapeTransform, ThemedOutline)
  /// The part of each by its own length.
  case trimmed([ThemedOutline], TrimPaths)
}

extension ThemedOutline {
  /// What a step yields; nil for one that no theme changes, and for one that other modifiers change
  /// besides.
  ///
  /// - Parameters:
  ///   - step: its place among the steps of `artwork`.
  ///   - artwork: that holds it.
  init?(_ step: Int, of artwork: Artwork) {
    guard artwork.isInSlots(step), let outline = Self.made(step, artwork) else { return nil }
    self = outline
  }

  private static func made(_ step: Int, _ artwork: Artwork) -> ThemedOutline? {
    if !artwork.isInSlots(step), let fixed = artwork.fixed[step] {
      return .still(fixed.shapes.flatMap { $0 })
    }
    switch artwork.steps[step] {
    case .source(let shape): return .shape(shape)
    case .gathered(let inputs):
      return all(inputs, artwork).map { $0.count == 1 ? $0[0] : .joined($0) }
    case .placed(let place, let inner):
      return made(inner, artwork).map { .placed(artwork.transforms[place].source, $0) }
    case .modified(.trim(let trim), let inputs):
      return all(inputs, artwork).flatMap { part(of: $0, trim) }
    case .selected(let whole, let input):
      guard case .modified(.trim(let trim), let inputs) = artwork.steps[whole],
        trim.mode == .simultaneously || inputs.count == 1, inputs.indices.contains(input)
      else { return nil }
      return all([inputs[input]], artwork).flatMap { part(of: $0, trim) }
    case .modified, .merged, .repeated: return nil
    }
  }

  private static func all(_ steps: [Int], _ artwork: Artwork) -> [ThemedOutline]? {
    var result: [ThemedOutline] = []
    for step in steps {
      guard let outline = made(step, artwork) else { return nil }
      result.append(outline)
    }
    return result
  }

  /// Where outlines count as one sequence, a single one alone.
  private static func part(of outlines: [ThemedOutline], _ trim: TrimPaths) -> ThemedOutline? {
    let apart = outlines.flatMap(\.apart)
    guard trim.mode == .simultaneously || apart.count == 1 else { return nil }
    return .trimmed(apart, trim)
  }

  /// The outlines one by one.
  private var apart: [ThemedOutline] {
    switch self {
    case .shape: [self]
    case .still(let outlines): outlines.filter { $0.curveCount > 0 }.map { .still([$0]) }
    case .joined(let parts): parts.flatMap(\.apart)
    case .placed(let transform, let inner): inner.apart.map { .placed(transform, $0) }
    case .trimmed(let parts, let trim): parts.map { .trimmed([$0], trim) }
    }
  }

  /// The properties that it follows from.
  var properties: [AnyProperty] {
    switch self {
    case .shape(let shape): shape.properties
    case .still: []
    case .joined(let parts): parts.flatMap(\.properties)
    case .placed(let transform, let inner): transform.properties + inner.properties
    case .trimmed(let parts, let trim):
      parts.flatMap(\.properties) + [trim.start, trim.end, trim.offset].map { .scalar($0) }
    }
  }
}

extension Artwork {
  /// Whether a theme may change the outlines of a step.
  func isInSlots(_ step: Int) -> Bool {
    var seen: Set<Int> = []
    var pending = [step]
    while let place = pending.popLast() {
      guard seen.insert(place).inserted else { continue }
      let own: [AnyProperty] =
        switch steps[place] {
        case .source(let shape): shape.properties
        case .placed(let transform, _): transforms[transform].source.properties
        case .modified(let modifier, _): modifier.properties
        case .repeated(let repeater, _): ShapeItem("", .repeater(repeater)).all
        case .gathered, .selected, .merged: []
        }
      if own.contains(where: { $0.slot != nil }) { return true }
      pending += steps[place].inputs
    }
    return false
  }
}

extension ShapeItem {
  fileprivate var all: [AnyProperty] { properties.map(\.property) }
}

extension OutlineSource {
  fileprivate var properties: [AnyProperty] {
    switch self {
    case .path(let shape): ShapeItem("", .path(shape)).all
    case .rectangle(let shape): ShapeItem("", .rectangle(shape)).all
    case .ellipse(let shape): ShapeItem("", .ellipse(shape)).all
    case .star(let shape): ShapeItem("", .star(shape)).all
    }
  }
}

extension ShapeTransform {
  /// What moves outlines: all but the opacity.
  fileprivate var properties: [AnyProperty] {
    let places: [AnyProperty] =
      switch position {
      case .joined(let property): [.point(property)]
      case .separate(let x, let y): [.scalar(x), .scalar(y)]
      }
    return places + [.point(anchor), .point(scale)]
      + [rotation, skew, skewAxis].map { .scalar($0) }
  }
}

/// What scales, skews and turns, of which a theme may replace something.
struct ThemedTurn {
  /// Two numbers, or three of which the first two count.
  var scale: AnyProperty
  /// In degrees.
  var rotation, skew, skewAxis: Property<Double>

  var properties: [AnyProperty] { [scale] + [rotation, skew, skewAxis].map { .scalar($0) } }

  /// Whether it is more than scaling and turning, in some theme.
  var isSkewed: Bool {
    !skew.isStatic || skew.slot != nil || skew.track.initialValue != 0
  }

  /// Whether a theme replaces something of it.
  var isInSlots: Bool { properties.contains { $0.slot != nil } }
}
