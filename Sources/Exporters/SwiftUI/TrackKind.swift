import Geometry
import Motion
import Runtime

/// What a track's values are.
enum TrackKind: Hashable {
  case number, point, tint, numbers
  /// Which outlines are closed; which segments are lines in every keyframe, nil for none; names of
  /// those that are written elsewhere.
  case outline([Bool], straight: [Bool]? = nil, names: [SwiftCode: SwiftCode] = [:])

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
    case .outline: .movingOutlines
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
    let value = value(key.numbers, precision)
    let bend: SwiftCode =
      self == .point && shown.count == 6 && shown[2...].contains { $0 != 0 }
      ? ", bend: [\(list(Array(shown[2...])))]" : ""
    let time = frame ?? "\(Precision.length.rounded(key.frame))"
    return "Key(\(time), \(value)\(way ?? key.easing.way)\(bend))"
  }

  /// The value of a keyframe.
  func value(_ numbers: [Double], _ precision: Precision) -> SwiftCode {
    let shown = numbers.map(precision.rounded)
    switch self {
    case .number: return "\(shown[0])"
    case .point: return "\(shown[0]), \(shown[1])"
    case .tint: return "Tint(\(list(shown)))"
    case .outline(let closed, let straight, let names):
      let bytes = PathText.bytes(
        Self.outlines(numbers, closed), allCurves: true, straight: straight)
      let code: SwiftCode = "Outline(\"\(SwiftCode(data: bytes))\")"
      return names[code] ?? code
    case .numbers: return "[\(list(shown))]"
    }
  }

  /// The kind that writes straight segments of keyframes as lines.
  func written(_ keys: [NumbersKey]) -> TrackKind {
    guard case .outline(let closed, nil, let names) = self, let first = keys.first else {
      return self
    }
    var straight = PathText.straight(Self.outlines(first.numbers, closed))
    for key in keys.dropFirst() {
      let other = PathText.straight(Self.outlines(key.numbers, closed))
      straight = zip(straight, other).map { $0 && $1 }
    }
    return .outline(closed, straight: straight, names: names)
  }

  /// Without the keyframes before the first change and after the last: the value stays there anyway.
  func changes(_ keys: [NumbersKey]) -> [NumbersKey] {
    var keys = keys
    func isStay(_ index: Int) -> Bool {
      let numbers = keys[index].numbers
      guard numbers == keys[index + 1].numbers else { return false }
      // A curved way may lead back to where it began: its handles are numbers too.
      return self != .point || numbers.count <= 2 || numbers[2...].allSatisfy { $0 == 0 }
    }
    while keys.count > 1, isStay(keys.count - 2) { keys.removeLast() }
    while keys.count > 1, isStay(0) { keys.removeFirst() }
    return keys
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
