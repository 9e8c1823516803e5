import InbetweenDiagnostics
import InbetweenTimeline

// What keeps outlines within bounds: how many points they have is known before they are drawn.

extension Artwork {
  /// The most points that ridges, trims or copies make of outlines.
  package static let maximumPoints = 1_000_000.0
  /// The most points of outlines that are offset, or merged into the border of an area.
  package static let maximumPointsOfAreas = 20_000.0
  /// The most points that all steps of a layer's outlines make together.
  package static let maximumPointsOfSteps = 3_000_000.0

  /// Leaves out the steps that would make too many points, or have too many to work on.
  ///
  /// - Returns: how many points each step yields at most, as far as that is known before outlines are
  ///   joined.
  mutating func boundPoints(at path: JSONPath?, log: inout DiagnosticLog) -> [Double] {
    var points: [Double] = []
    points.reserveCapacity(steps.count)
    var made = 0.0
    for (place, step) in steps.enumerated() {
      let before = step.inputs.reduce(0) { $0 + points[$1] }
      var after = step.maximumPoints(of: before)
      let most = step.joinsAreas ? Self.maximumPointsOfAreas : Self.maximumPoints
      var left: OutlineStep?
      if after > most, before < after || step.joinsAreas, !step.inputs.isEmpty {
        left = step.leftOut
        log.report(.tooManyPoints(limit: most, at: path))
      } else if step.makesPoints {
        if made + after > Self.maximumPointsOfSteps {
          left = step.leftOut
          log.report(.tooManyPointsOfSteps(limit: Self.maximumPointsOfSteps, at: path))
        } else {
          made += after
        }
      }
      if let left {
        steps[place] = left
        after = left.inputs.isEmpty ? 0 : before
      }
      points.append(after)
    }
    return points
  }
}

extension OutlineStep {
  /// How many points it yields at most of so many; where outlines are joined, which may cross anywhere,
  /// as many as there were.
  func maximumPoints(of before: Double) -> Double {
    switch self {
    case .source(let source): source.maximumPoints
    case .gathered, .placed, .selected, .merged: before
    case .modified(.trim(let trim), _): trim.maximumPoints(of: before)
    case .modified(.path(let modifier), _): modifier.maximumPoints(of: before) ?? before
    case .repeated(let repeater, _): before * max(1, repeater.copies.largest)
    }
  }

  /// Whether its outlines are others than those that it works on.
  var makesPoints: Bool {
    switch self {
    case .source, .placed, .modified, .merged, .repeated: true
    case .gathered, .selected: false
    }
  }

  /// Whether it finds the crossings of its outlines.
  var joinsAreas: Bool {
    switch self {
    case .modified(.path(.offset), _): true
    case .merged(let merge, _): merge.mode != .merge
    case .modified, .source, .gathered, .placed, .selected, .repeated: false
    }
  }

  /// What stands in its place where it would make too much: what it works on as it is; nothing where
  /// that would stand elsewhere.
  var leftOut: OutlineStep {
    switch self {
    case .source, .placed: .gathered([])
    case .gathered, .modified, .selected, .merged, .repeated: .gathered(inputs)
    }
  }
}

extension OutlineSource {
  /// How many points the outline has at most.
  fileprivate var maximumPoints: Double {
    switch self {
    case .path(let shape):
      switch shape.path.track {
      case .constant(let outline): return Double(outline.vertices.count)
      case .keyframed(let keyframes):
        return Double(keyframes.list.map { $0.value.vertices.count }.max() ?? 0)
      }
    case .rectangle: return 8
    case .ellipse: return 4
    case .star(let star): return 2 * min(StarShape.maximumPoints, max(0, star.points.largest))
    }
  }
}
