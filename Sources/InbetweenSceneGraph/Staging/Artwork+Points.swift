import InbetweenDiagnostics
import InbetweenTimeline

// What keeps outlines within bounds: how many points they have is known before they are drawn.

extension Artwork {
  /// The most points that ridges, trims or copies make of outlines.
  package static let maximumPoints = 1_000_000.0
  /// The most points of outlines that are offset, or merged into the border of an area.
  package static let maximumPointsOfAreas = 20_000.0

  /// Leaves out the steps that would make too many points, or have too many to work on.
  ///
  /// - Returns: how many points each step yields at most.
  mutating func boundPoints(at path: JSONPath?, log: inout DiagnosticLog) -> [Double] {
    var points: [Double] = []
    points.reserveCapacity(steps.count)
    for (place, step) in steps.enumerated() {
      let before = step.inputs.reduce(0) { $0 + points[$1] }
      var after = before
      var most = Self.maximumPoints
      switch step {
      case .source(let source): after = source.maximumPoints
      case .gathered, .placed, .selected: break
      case .modified(.trim(let trim), _): after = trim.maximumPoints(of: before)
      case .modified(.path(let modifier), _):
        if let count = modifier.maximumPoints(of: before) {
          after = count
        } else {
          most = Self.maximumPointsOfAreas
        }
      case .merged(let merge, _): if merge.mode != .merge { most = Self.maximumPointsOfAreas }
      case .repeated(let repeater, _): after = before * max(1, repeater.copies.largest)
      }
      if after > most, !step.inputs.isEmpty, before < after || most == Self.maximumPointsOfAreas {
        steps[place] = .gathered(step.inputs)
        log.report(.tooManyPoints(limit: most, at: path))
        after = before
      }
      points.append(after)
    }
    return points
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
