import FrameComparison
import InbetweenSceneGraph

/// How far what a target draws is from what the preview draws, frame by frame.
struct Comparison: CustomStringConvertible {
  let title: String
  let frames: [(frame: Double, difference: FrameDifference)]
  /// Pixels that are not as they were worked out by hand.
  var wrongPixels: [String] = []

  /// The greatest error of a block in any frame.
  var block: Double { frames.map(\.difference.block).max() ?? 255 }

  /// The least similarity of any frame.
  var similarity: Double { frames.map(\.difference.similarity).min() ?? 0 }

  /// Whether every frame is alike by itself; one that drew nothing is not.
  func keeps(_ bounds: FrameDifference.Bounds = .standard) -> Bool {
    !frames.isEmpty && frames.allSatisfy { $0.difference.keeps(bounds) }
  }

  var description: String {
    let worst = frames.max { $0.difference.block < $1.difference.block }
    return "\(title): frame \(worst?.frame ?? -1), \(worst.map { "\($0.difference)" } ?? "nothing")"
  }
}
