import Diagnostics
import Geometry
import Motion
import SceneGraph
import TimelineModel

/// Writes what a scene draws as functions that draw into a `GraphicsContext`, and the data that
/// they read.
struct SwiftUIWriter {
  let scene: Scene
  var names = SwiftNames(reserved: [
    "context", "frame", "theme", "canvas", "matte", "mask", "layer", "copy", "copies", "body",
    "size", "place", "trimmed", "matrix", "gradient", "remapped", "picture", "path", "at", "zip",
    "stride", "hypot", "sin", "cos",
  ])
  /// Static data, below the functions that read it.
  var data = SourceWriter(indentation: 2, breaks: LineBreaks())
  /// The functions of layers and compositions.
  var functions = SourceWriter(indentation: 2, breaks: LineBreaks())
  var parts: Set<RuntimePart> = []
  var log = DiagnosticLog()
  var theme = ThemeColors()
  var timing = NativeTiming()
  /// The pictures that layers may show.
  var images: [ImageAsset] = []
  /// Names of data by what it says, so that equal data is written once.
  private var written: [String: SwiftNames.Identifier] = [:]
  /// The function of each composition; nil for the main one's place.
  var compositions: [Int: SwiftNames.Identifier] = [:]
  /// The size at which each composition is seen; nil for the main one's place.
  var sizes: [Int?: Size] = [:]
  /// The nested compositions that are being written.
  var open: Set<Int> = []
  /// The function that places each layer that others follow.
  var placements: [LayerPlace: SwiftNames.Identifier] = [:]

  /// The function that draws each layer.
  var layerFunctions: [LayerPlace: SwiftNames.Identifier] = [:]

  /// Which layer of which composition; the main composition is nil.
  struct LayerPlace: Hashable {
    var composition: Int?
    var layer: Int
    /// Whether it is drawn for an effect that takes it as a matte.
    var isInsideMatte = false
  }

  /// A layer with where it stands.
  struct Subject {
    var layer: SceneLayer
    var place: LayerPlace
    var composition: SceneComposition
  }

  /// The frames of each nested composition that can be seen; none for those whose clocks are not
  /// known.
  let clocks: [Int: FrameRange]

  init(_ scene: Scene) {
    self.scene = scene
    clocks = scene.clocks
  }
}

// MARK: Data

extension SwiftUIWriter {
  /// A static value; equal ones are written once.
  ///
  /// - Parameters:
  ///   - text: what the name is made from.
  ///   - lines: the value, its first line on the line of the name.
  /// - Returns: the name under which functions find it.
  mutating func constant(
    after text: String, _ lines: [SwiftCode]
  ) -> SwiftNames.Identifier {
    let key = lines.map(\.text).joined(separator: "\n")
    if let known = written[key] { return known }
    let name = names.name(after: text, or: "data")
    written[key] = name
    for (index, line) in lines.enumerated() {
      data.line(
        index == 0 ? "static let \(SwiftCode(identifier: name)) = \(line)" : line)
    }
    return name
  }

  /// A track of keyframes; a constant where they say the same throughout.
  ///
  /// - Parameters:
  ///   - keys: in the order of time.
  ///   - text: what names are made from.
  ///   - kind: what its values are.
  ///   - precision: of its values.
  ///   - isTuned: whether its times may be found in `Timing`: those of keyframes that someone set.
  /// - Returns: the value at `frame`.
  mutating func track(
    _ keys: [NumbersKey], after text: String, _ kind: TrackKind, _ precision: Precision,
    isTuned: Bool = false
  ) -> SwiftCode {
    guard let first = keys.first else { return "0" }
    if keys.allSatisfy({ $0.numbers == first.numbers }) {
      return kind.constant(first.numbers, precision)
    }
    parts.insert(.tracks)
    kind.part.map { _ = parts.insert($0) }
    if isTuned, let places = timing.places(of: keys, after: text) {
      let lines = tuned(keys, places, kind, precision)
      return "\(SwiftCode(identifier: constant(after: text, lines)))(frame)"
    }
    var lines: [SwiftCode] = []
    // The type checker's work grows with the square of a literal's calls.
    let chunks = stride(from: 0, to: keys.count, by: 48).map {
      Array(keys[$0..<min($0 + 48, keys.count)])
    }
    lines.append("Track<\(kind.type)>([")
    for (index, chunk) in chunks.enumerated() {
      for key in chunk { lines.append("  \(kind.key(key, precision)),") }
      lines.append(index + 1 < chunks.count ? "] + [" : "])")
    }
    if chunks.count > 1 { lines = Self.chunked(chunks, kind, precision) }
    let name = constant(after: text, lines)
    return "\(SwiftCode(identifier: name))(frame)"
  }

  /// A track whose times are those of moves in `Timing`.
  private func tuned(
    _ keys: [NumbersKey], _ places: [Int?], _ kind: TrackKind, _ precision: Precision
  ) -> [SwiftCode] {
    var lines: [SwiftCode] = ["Track<\(kind.type)>(["]
    for (index, key) in keys.enumerated() {
      let next = index < places.count ? places[index] : nil
      let last = index > 0 ? places[index - 1] : nil
      var frame: SwiftCode?
      var way: SwiftCode?
      if let next {
        let name = SwiftCode(identifier: timing.moves[next].name)
        (frame, way) = ("Timing.\(name).start", ", Timing.\(name).curve")
      } else if let last {
        frame = "Timing.\(SwiftCode(identifier: timing.moves[last].name)).end"
      }
      lines.append("  \(kind.key(key, precision, frame: frame, way: way)),")
    }
    return lines + ["])"]
  }

  private static func chunked(
    _ chunks: [[NumbersKey]], _ kind: TrackKind, _ precision: Precision
  ) -> [SwiftCode] {
    var lines: [SwiftCode] = ["{"]
    lines.append("  var keys: [Key<\(kind.type)>] = []")
    for chunk in chunks {
      lines.append("  keys += [")
      for key in chunk { lines.append("    \(kind.key(key, precision)),") }
      lines.append("  ]")
    }
    lines.append("  return Track(keys)")
    lines.append("}()")
    lines[0] = "{ () -> Track<\(kind.type)> in"
    return lines
  }
}

/// What a track's values are.
enum TrackKind: Hashable {
  case number, point, tint, outline([Bool]), numbers

  var type: SwiftCode {
    switch self {
    case .number: "Double"
    case .point: "CGPoint"
    case .tint: "Tint"
    case .outline: "Outline"
    case .numbers: "[Double]"
    }
  }

  var part: RuntimePart? {
    switch self {
    case .number: nil
    case .point: .points
    case .tint: .tints
    case .outline: .shapes
    case .numbers: .numbers
    }
  }

  /// A value that never changes.
  func constant(_ numbers: [Double], _ precision: Precision) -> SwiftCode {
    let shown = numbers.map(precision.rounded)
    switch self {
    case .number: return "\(shown[0])"
    case .point: return "CGPoint(x: \(shown[0]), y: \(shown[1]))"
    case .tint: return "Tint(\(list(shown)))"
    case .outline: return "Outline(\"\")"
    case .numbers: return "[\(list(shown))]"
    }
  }

  /// A keyframe; its frame and way as code where they stand elsewhere.
  func key(
    _ key: NumbersKey, _ precision: Precision, frame: SwiftCode? = nil, way: SwiftCode? = nil
  ) -> SwiftCode {
    let shown = key.numbers.map(precision.rounded)
    let value: SwiftCode =
      switch self {
      case .number: "\(shown[0])"
      case .point: "\(shown[0]), \(shown[1])"
      case .tint: "Tint(\(list(shown)))"
      case .outline(let closed):
        "Outline(\"\(SwiftCode(data: PathText.bytes(Self.outlines(key.numbers, closed), allCurves: true)))\")"
      case .numbers: "[\(list(shown))]"
      }
    let bend: SwiftCode =
      self == .point && shown.count == 6 && shown[2...].contains { $0 != 0 }
      ? ", bend: [\(list(Array(shown[2...])))]" : ""
    let time = frame ?? "\(Precision.length.rounded(key.frame))"
    return "Key(\(time), \(value)\(way ?? key.easing.way)\(bend))"
  }

  private func list(_ numbers: [Double]) -> SwiftCode {
    SwiftCode.joined(numbers.map { "\($0)" }, by: ", ")
  }

  /// Outlines as numbers: for each vertex its point, the control point before, the one after, all
  /// absolute; preceded by the number of vertices of each outline.
  static func numbers(_ outlines: [BezierPath]) -> [Double] {
    var numbers = outlines.map { Double($0.vertices.count) }
    for outline in outlines {
      for vertex in outline.vertices {
        let before = vertex.point + vertex.inTangent
        let after = vertex.point + vertex.outTangent
        numbers += [vertex.point.x, vertex.point.y, before.x, before.y, after.x, after.y]
      }
    }
    return numbers
  }

  static func outlines(_ numbers: [Double], _ closed: [Bool]) -> [BezierPath] {
    var outlines: [BezierPath] = []
    var index = closed.count
    for (place, isClosed) in closed.enumerated() {
      var outline = BezierPath([], isClosed: isClosed)
      for _ in 0..<Int(numbers[place]) {
        let point = Point(numbers[index], numbers[index + 1])
        outline.vertices.append(
          .init(
            point, in: Point(numbers[index + 2], numbers[index + 3]) - point,
            out: Point(numbers[index + 4], numbers[index + 5]) - point))
        index += 6
      }
      outlines.append(outline)
    }
    return outlines
  }
}

extension Easing {
  /// As a case of the generated `Curve`.
  var curve: SwiftCode {
    switch self {
    case .linear: ".linear"
    case .hold: ".hold"
    case .curve(let curve): curve.way
    case .perDimension(let curves): curves.first?.way ?? ".linear"
    }
  }

  /// As an argument after a keyframe's value; nothing for constant speed.
  var way: SwiftCode {
    switch self {
    case .linear: ""
    case .hold: ", .hold"
    case .curve(let curve): ", \(curve.way)"
    case .perDimension(let curves): curves.first.map { ", \($0.way)" } ?? ""
    }
  }
}

extension TimingCurve {
  /// As a case of the generated `Curve`.
  fileprivate var way: SwiftCode {
    if self == .easeIn { return ".easeIn" }
    if self == .easeOut { return ".easeOut" }
    if self == .easeInOut { return ".easeInOut" }
    if isLinear { return ".linear" }
    let numbers = [min(1, max(0, control1.x)), control1.y, min(1, max(0, control2.x)), control2.y]
      .map(Precision.component.rounded)
    return ".bezier(\(numbers[0]), \(numbers[1]), \(numbers[2]), \(numbers[3]))"
  }
}

extension Scene {
  /// The frames of each nested composition that can be seen, where its clocks run evenly.
  fileprivate var clocks: [Int: FrameRange] {
    var result: [Int: FrameRange] = [:]
    var pending: [(SceneComposition, FrameRange, Int)] = [(main, frames, 0)]
    while let (composition, range, depth) = pending.popLast() {
      guard depth < 64, pending.count < 10_000 else { return [:] }
      for layer in composition.layers {
        guard case .composition(let nesting) = layer.content else { continue }
        var inside = FrameRange(-.infinity, .infinity)
        if case .running(let start, let stretch) = nesting.clock, stretch > 0 {
          let from = max(range.start, layer.frames.start)
          let to = min(range.end, layer.frames.end)
          inside = FrameRange((from - start) / stretch, (to - start) / stretch)
        }
        let known = result[nesting.composition]
        let all = FrameRange(
          min(known?.start ?? .infinity, inside.start), max(known?.end ?? -.infinity, inside.end))
        guard all != known else { continue }
        result[nesting.composition] = all
        pending.append((compositions[nesting.composition], all, depth + 1))
      }
    }
    return result
  }
}
