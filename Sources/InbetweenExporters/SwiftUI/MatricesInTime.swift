import InbetweenLowering
import InbetweenTimeline

/// Where the layers of compositions stand at frames that were asked for before: layers that follow one
/// another are looked at in the same frames, each with all that it follows.
final class MatricesInTime {
  private struct Key: Hashable {
    var composition: Int
    var size: Size
    var frame: Double
  }

  private var known: [Key: LayerMatrices] = [:]
  /// How many matrices those may hold.
  private var count = 0
  /// How many were made room for so far, those that are forgotten among them: what all that takes.
  private(set) var made = 0
  /// The most that are kept; then all are forgotten.
  private static let most = 200_000

  /// Looks at the layers of a composition at a frame.
  ///
  /// - Parameters:
  ///   - composition: in which they are.
  ///   - place: its own place.
  ///   - size: at which it is seen.
  ///   - frame: of its own clock.
  ///   - look: what is asked of them.
  /// - Returns: what `look` found.
  func of<Found>(
    _ composition: AnimatedComposition, at place: Int, size: Size, frame: Double,
    _ look: (inout LayerMatrices) -> Found
  ) -> Found {
    let key = Key(composition: place, size: size, frame: frame)
    // Taken out while they are looked at, so that they are not copied.
    var matrices: LayerMatrices
    if let kept = known.removeValue(forKey: key) {
      matrices = kept
    } else {
      let more = composition.hasParents ? composition.layers.count : 1
      if count + more > Self.most {
        known = [:]
        count = 0
      }
      count += more
      made += more
      matrices = LayerMatrices(composition, size: size, frame: frame)
    }
    defer { known[key] = matrices }
    return look(&matrices)
  }
}
