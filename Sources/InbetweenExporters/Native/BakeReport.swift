import InbetweenDiagnostics
import InbetweenLowering
import InbetweenTimeline

/// How what moves was written: as it was authored, or with keyframes in between.
package struct BakeReport: Hashable, Sendable {
  /// Tracks whose keyframes are the file's own.
  package var native = 0
  /// Tracks with keyframes in between.
  package var baked = 0
  /// Keyframes that baking added.
  package var addedKeys = 0
  /// The greatest difference from the exact motion that was met, in points.
  package var lengthError = 0.0
  /// The layer in which that was met; nil where none is known.
  var farthest: Place?
  /// The same of angles, in degrees.
  package var angleError = 0.0
  /// The same of scales, opacities, colours and shares of a line.
  package var shareError = 0.0
  /// Pictures that stand for what a target has no words for.
  package var pictures = 0
  /// The bytes of those pictures.
  package var pictureBytes = 0

  init() {}

  /// A layer, as a finding names it.
  struct Place: Hashable, Sendable {
    var layer: String
    var path: JSONPath?
  }

  /// What the numbers of a track are.
  enum Unit {
    case length, angle, share
  }

  /// Notes a track that was fitted.
  ///
  /// - Parameters:
  ///   - keys: how many keyframes it has now at which something changes.
  ///   - authored: how many the file has for what moves it.
  ///   - error: the greatest difference that was met.
  ///   - unit: of its numbers.
  ///   - layer: that it is of, where that is known.
  mutating func note(
    keys: Int, authored: Int, error: Double, _ unit: Unit, of layer: AnimatedLayer? = nil
  ) {
    guard keys > 1 else { return }
    guard keys > authored || error > 0.00001 else {
      native += 1
      return
    }
    baked += 1
    addedKeys += max(0, keys - authored)
    switch unit {
    case .length:
      guard error > lengthError else { return }
      lengthError = error
      farthest = layer.map { Place(layer: $0.name, path: $0.origin.path) }
    case .angle: angleError = max(angleError, error)
    case .share: shareError = max(shareError, error)
    }
  }

  /// What is noted beyond an earlier state of the same report.
  func without(_ earlier: BakeReport) -> BakeReport {
    var rest = self
    rest.native -= earlier.native
    rest.baked -= earlier.baked
    rest.addedKeys -= earlier.addedKeys
    rest.pictures -= earlier.pictures
    rest.pictureBytes -= earlier.pictureBytes
    return rest
  }

  /// With what another report notes, which is of a layer where it does not say so itself.
  func joined(_ other: BakeReport, of layer: AnimatedLayer? = nil) -> BakeReport {
    var sum = self
    if other.lengthError > lengthError {
      sum.farthest = other.farthest ?? layer.map { Place(layer: $0.name, path: $0.origin.path) }
    }
    sum.native += other.native
    sum.baked += other.baked
    sum.addedKeys += other.addedKeys
    sum.lengthError = max(lengthError, other.lengthError)
    sum.angleError = max(angleError, other.angleError)
    sum.shareError = max(shareError, other.shareError)
    sum.pictures += other.pictures
    sum.pictureBytes += other.pictureBytes
    return sum
  }
}
