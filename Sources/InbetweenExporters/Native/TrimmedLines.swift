import InbetweenSceneGraph
import InbetweenTimeline

extension Artwork {
  /// The still outlines of a step that only trims them, each by its own length.
  func trimmedLines(_ step: Int) -> ([BezierPath], TrimPaths)? {
    func still(_ inputs: [Int]) -> [BezierPath]? {
      var outlines: [BezierPath] = []
      for input in inputs {
        guard let fixed = fixed[input] else { return nil }
        outlines += fixed.shapes.flatMap { $0 }
      }
      return outlines.filter { $0.curveCount > 0 }
    }
    func isApart(_ trim: TrimPaths, _ outlines: [BezierPath]) -> Bool {
      trim.mode == .simultaneously || outlines.count == 1
    }
    switch steps[step] {
    case .gathered(let inputs) where inputs.count == 1: return trimmedLines(inputs[0])
    case .modified(.trim(let trim), let inputs):
      guard let outlines = still(inputs), isApart(trim, outlines) else { return nil }
      return (outlines, trim)
    case .selected(let whole, let input):
      guard case .modified(.trim(let trim), let inputs) = steps[whole],
        trim.mode == .simultaneously || inputs.count == 1, inputs.indices.contains(input),
        let outlines = still([inputs[input]]), isApart(trim, outlines)
      else { return nil }
      return (outlines, trim)
    case .source, .gathered, .placed, .modified, .merged, .repeated: return nil
    }
  }
}

extension TrimPaths {
  /// What it follows from.
  var parts: [AnyProperty] { [.scalar(start), .scalar(end), .scalar(offset)] }

  /// Where the part begins and ends, in lengths of the outline from its beginning, and not brought
  /// back where it runs around more than once: so it moves evenly.
  func ends(atFrame frame: Double) -> (start: Double, end: Double) {
    let first = min(1, max(0, start.value(atFrame: frame)))
    let second = min(1, max(0, end.value(atFrame: frame)))
    // Of a whole outline it does not matter where it begins.
    let isWhole = abs(second - first) > 1 - 1e-6
    let turns = isWhole ? 0 : offset.value(atFrame: frame) / 360
    return (min(first, second) + turns, max(first, second) + turns)
  }

  /// Whether its end ever comes before its start, on its own clock.
  func crosses(at frames: some Sequence<Double>) -> Bool {
    frames.contains { end.value(atFrame: $0) < start.value(atFrame: $0) }
  }
}
