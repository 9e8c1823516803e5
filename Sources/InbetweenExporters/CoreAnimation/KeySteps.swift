import InbetweenTimeline

/// Keyframes as an animation has them: what holds stands twice, at both of its ends.
struct KeySteps {
  private(set) var keys: [NumbersKey]
  /// Whether all of it jumps.
  private(set) var isDiscrete: Bool

  init(_ keys: [NumbersKey]) {
    isDiscrete = keys.dropLast().allSatisfy { $0.easing == .hold }
    self.keys = keys
    guard !isDiscrete else { return }
    var result: [NumbersKey] = []
    for (index, key) in keys.enumerated() {
      var key = key
      let isHeld = key.easing == .hold
      if isHeld { key.easing = .linear }
      result.append(key)
      if isHeld, index + 1 < keys.count, keys[index + 1].frame > key.frame {
        result.append(
          NumbersKey(frame: keys[index + 1].frame, numbers: key.numbers, easing: .linear))
      }
    }
    self.keys = result
  }

  /// The control points of each way, four numbers each, or four for all; nil where all are even.
  var ways: [Double]? {
    guard !isDiscrete else { return nil }
    let ways = keys.dropLast().map { $0.easing.controlPoints }
    if ways.allSatisfy({ $0 == Easing.even }) { return nil }
    return Set(ways).count == 1 ? ways[0] : ways.flatMap { $0 }
  }
}

/// The names of the moments and curves of a track.
struct NamedWays {
  private var frames: [Double: SwiftCode] = [:]
  private var curves: [Double: (end: Double, name: SwiftCode)] = [:]

  /// - Parameters:
  ///   - keys: in the order of time.
  ///   - places: of each way in `timing`; nil for those without a name.
  ///   - timing: what the places lead to.
  init(_ keys: [NumbersKey], _ places: [Int?], _ timing: NativeTiming) {
    for (index, place) in places.enumerated() {
      guard let place, index + 1 < keys.count else { continue }
      let name = SwiftCode(identifier: timing.moves[place].name)
      if frames[keys[index].frame] == nil { frames[keys[index].frame] = "Timing.\(name).start" }
      frames[keys[index + 1].frame] = "Timing.\(name).end"
      curves[keys[index].frame] = (keys[index + 1].frame, "Timing.\(name).curve")
    }
  }

  /// The name of a moment; nil where none begins or ends.
  func frame(_ frame: Double) -> SwiftCode? { frames[frame] }

  /// The curve of the change from a keyframe to the next.
  func curve(_ from: NumbersKey, _ to: NumbersKey) -> SwiftCode {
    if let known = curves[from.frame], known.end == to.frame, from.easing != .hold {
      return known.name
    }
    let points = from.easing.controlPoints
    return points == Easing.even
      ? ".linear"
      : ".bezier(\(SwiftCode.joined(points.map { "\(Precision.component.rounded($0))" }, by: ", ")))"
  }
}

extension LayerKey {
  /// What it is called where names are made of it.
  var word: String {
    switch self {
    case .position, .positionX, .positionY: "position"
    case .boundsOrigin, .boundsOriginX, .boundsOriginY: "anchor"
    case .rotation: "rotation"
    case .scaleX, .scaleY, .transform: "scale"
    case .opacity: "opacity"
    case .hidden: "shown"
    case .fillColor, .strokeColor: "color"
    case .lineWidth: "width"
    case .miterLimit: "miter"
    case .lineDashPhase: "dashes"
    case .strokeStart: "trim start"
    case .strokeEnd: "trim end"
    case .startPoint, .endPoint, .colors, .locations: "gradient"
    case .shadowColor, .shadowOpacity, .shadowRadius, .shadowOffset: "shadow"
    case .contents: "pictures"
    }
  }
}

extension Easing {
  fileprivate static let even = [0.0, 0, 1, 1]

  /// x1, y1, x2, y2; x never leaves 0…1.
  fileprivate var controlPoints: [Double] {
    switch self {
    case .linear, .hold: return Self.even
    case .curve(let curve): return curve.numbers
    case .perDimension(let curves): return curves.first?.numbers ?? Self.even
    }
  }
}

extension TimingCurve {
  fileprivate var numbers: [Double] {
    if isLinear { return [0, 0, 1, 1] }
    return [min(1, max(0, control1.x)), control1.y, min(1, max(0, control2.x)), control2.y]
  }
}
