package import InbetweenHTMLReport
package import InbetweenPreview
import InbetweenTimeline
package import InbetweenTimingReport

/// A moment in two versions of an animation, drawn.
package struct DifferingFrame: Sendable {
  /// From the start, in seconds.
  package var seconds: Double
  /// In frames of the newer version.
  package var frame: Double
  /// How much of the picture differs, 0 to 1.
  package var share: Double
  package var before: Bitmap
  package var after: Bitmap
  /// The newer one, pale, with what differs in one colour.
  package var marked: Bitmap
}

/// Draws two versions of an animation, and finds where they differ most.
package struct VersionFrames: ~Copyable {
  private var old: FramePainter
  private var new: FramePainter
  private let timeline: Timeline
  private let seconds: Double

  private static let maximumMoments = 60
  private static let smallSide = 120
  private static let largeSide = 480
  private static let maximumFrames = 4
  /// How far a channel may be off, of 255, and be the same to the eye.
  private static let tolerance = 8

  /// An animation and where it lies.
  package typealias Version = (animation: Animation, input: InputFile)

  package init(_ old: Version, _ new: Version) {
    self.old = FramePainter(old.animation, of: old.input)
    self.new = FramePainter(new.animation, of: new.input)
    timeline = new.animation.timeline
    seconds = max(old.animation.timeline.duration.value, timeline.duration.value)
  }

  /// The frames that differ most, in the order of time; none where nothing differs.
  package mutating func most() -> [DifferingFrame] {
    let rate = timeline.frameRate.framesPerSecond
    guard seconds > 0, rate > 0 else { return [] }
    let count = max(
      2,
      min(
        old.affordable, new.affordable, (seconds * rate).whole(in: 0...Self.maximumMoments - 1) + 1)
    )
    let small = PictureSize.limited(Self.smallSide).sides(of: timeline)
    var found: [(frame: Double, difference: Double)] = []
    for place in 0..<count {
      let frame = (seconds * rate * Double(place) / Double(count)).rounded()
      guard let before = old.picture(at: frame / rate, sides: small),
        let after = new.picture(at: frame / rate, sides: small)
      else { continue }
      let difference = before.difference(from: after)
      if difference > 0 { found.append((frame, difference)) }
    }
    let chosen = Self.apart(found, by: seconds * rate / Double(Self.maximumFrames * 3))
    let large = PictureSize.limited(Self.largeSide).sides(of: timeline)
    return chosen.sorted().compactMap { frame in
      guard let before = old.picture(at: frame / rate, sides: large),
        let after = new.picture(at: frame / rate, sides: large)
      else { return nil }
      let (marked, share) = after.marked(against: before, tolerance: Self.tolerance)
      guard share > 0 else { return nil }
      return DifferingFrame(
        seconds: frame / rate, frame: frame, share: share, before: before, after: after,
        marked: marked)
    }
  }

  /// Those that differ most and do not lie side by side.
  private static func apart(
    _ found: [(frame: Double, difference: Double)], by distance: Double
  ) -> [Double] {
    var chosen: [Double] = []
    for (frame, _) in found.sorted(by: { ($1.difference, $0.frame) < ($0.difference, $1.frame) })
    where chosen.count < maximumFrames && chosen.allSatisfy({ abs($0 - frame) >= distance }) {
      chosen.append(frame)
    }
    return chosen
  }
}

extension ComparedVersions {
  /// For a page.
  package init(_ comparison: VersionComparison, _ frames: [DifferingFrame]) {
    self.init(
      comparison: comparison,
      frames: frames.map {
        Frame(
          seconds: $0.seconds, frame: $0.frame, share: $0.share, before: $0.before.address,
          after: $0.after.address, marked: $0.marked.address)
      })
  }
}

extension DifferingFrame {
  /// Before, after, and what differs, side by side on white, as a PNG file.
  package var file: [UInt8] {
    let gap = 8
    let (width, height) = (after.width, after.height)
    var whole = Bitmap(width: width * 3 + gap * 2, height: height)
    whole.pixels = whole.pixels.map { _ in 0xFFFF_FFFF }
    let white = Color(1, 1, 1)
    for (place, part) in [before, after, marked].enumerated() {
      let part = part.over(white)
      for row in 0..<height {
        let from = row * width
        let to = row * whole.width + place * (width + gap)
        whole.pixels.replaceSubrange(to..<(to + width), with: part.pixels[from..<(from + width)])
      }
    }
    return PNG.encode(whole)
  }
}

extension Bitmap {
  /// How far two pictures of one size are apart: the sum over all channels.
  fileprivate func difference(from other: Bitmap) -> Double {
    zip(pixels, other.pixels).reduce(0) { $0 + Double($1.0 == $1.1 ? 0 : Self.distance($1)) }
  }

  /// The picture, pale, with what differs from another in one colour, and how much that is.
  fileprivate func marked(against other: Bitmap, tolerance: Int) -> (Bitmap, Double) {
    var marked = over(Color(1, 1, 1))
    var count = 0
    for (index, pair) in zip(pixels, other.pixels).enumerated() {
      if pair.0 != pair.1, Self.distance(pair) > tolerance {
        marked.pixels[index] = 0xFFE0_1B84
        count += 1
      } else {
        marked.pixels[index] = Self.pale(marked.pixels[index])
      }
    }
    return (marked, Double(count) / Double(max(1, pixels.count)))
  }

  private static func distance(_ pair: (UInt32, UInt32)) -> Int {
    stride(from: UInt32(0), to: 32, by: 8).reduce(0) { sum, shift in
      sum + abs(Int(pair.0 >> shift & 255) - Int(pair.1 >> shift & 255))
    }
  }

  /// A grey of a quarter of the contrast.
  private static func pale(_ pixel: UInt32) -> UInt32 {
    let grey = (2 * (pixel >> 16 & 255) + 5 * (pixel >> 8 & 255) + (pixel & 255)) / 8
    let light = 191 + grey / 4
    return 0xFF00_0000 | light << 16 | light << 8 | light
  }
}
