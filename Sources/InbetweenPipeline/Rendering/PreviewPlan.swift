import InbetweenLowering
import InbetweenPreview
import InbetweenTimeline

/// How many frames of an animation a page's drawing has, and how fine the pictures in it are: what
/// some of its frames take tells what all of them would.
struct PreviewPlan: Hashable {
  /// How many frames are drawn.
  private(set) var drawn: Int
  /// How many pixels the canvas's unit has in embedded pictures.
  let fineness: Double

  /// The longer side at which a page's drawing is made, in pixels; it scales all the same.
  static let longestSide = 720
  /// The most bytes of one drawing.
  static let maximumBytes = 1_500_000
  /// How often fewer frames are tried.
  static let maximumTurns = 4
  /// How many bytes all frames may have as stills together: that is what drawing them takes.
  private static let maximumDrawn = 20_000_000
  /// How many pixels the pictures of all frames may have together: a second's work, or so.
  private static let maximumPixels = 40_000_000
  /// How many pixels may be painted and filtered for the pictures of all frames together.
  private static let maximumPainted = 250_000_000
  /// How many points may be worked out for the outlines of all frames together: `OutlineWork` counts
  /// them.
  private static let maximumWork = 40_000_000
  /// The most frames.
  private static let maximumFrames = 1_800
  /// What a layer counts at least, in bytes of a still: also one that does not show takes its time.
  private static let bytesPerLayer = 400
  /// How many frames are measured.
  private static let measured = 3
  /// How many pixels one frame may have on layers and in filters: a quarter of what a picture by
  /// itself may.
  private static let layerPixels = 1 << 26
  /// How many pixels shapes of one frame may cover where they stand in pictures.
  private static let paintPixels = 1 << 28
  /// How many pixels the pictures of one frame may have.
  private static let picturePixels = 20_000_000
  /// How large a still may be that is only measured.
  private static let stillBytes = 1 << 23

  /// What one frame may take.
  static var limits: RenderLimits {
    var limits = RenderLimits()
    limits.layerPixels = layerPixels
    limits.largestLayerPixels = layerPixels
    limits.paintPixels = paintPixels
    limits.svgPixels = picturePixels
    limits.svgBytes = stillBytes
    return limits
  }

  /// nil where a single frame is too large.
  ///
  /// - Parameters:
  ///   - list: what frames show.
  ///   - timeline: the animation.
  ///   - sides: of the drawing, in pixels.
  ///   - frames: how many there are.
  ///   - images: the pictures of the animation.
  init?(
    measuring list: AnimatedDisplayList, of timeline: Timeline, sides: (width: Int, height: Int),
    frames: Int, images: ImageCache
  ) {
    let layers = timeline.compositions.reduce(timeline.layers.count) { $0 + $1.layers.count }
    var drawing = SVGDrawing(images: images, limits: Self.limits)
    // As fine as the page shows it, which is enough for pictures that move.
    fineness = min(2, Double(Self.longestSide) / max(1, timeline.size.width, timeline.size.height))
    drawing.fineness = fineness
    var (bytes, work) = (0, 0)
    let samples = FrameChoice.spread(Self.measured).frames(of: timeline)
    for (place, frame) in samples.enumerated() {
      let shown = list.displayList(atFrame: frame)
      work += shown.work
      let still = drawing.still(
        shown, width: sides.width, height: sides.height, background: nil)
      guard place > 0 || still.utf8.count <= Self.maximumBytes else { return nil }
      bytes += Self.bytesWithoutPictures(still)
    }
    let cost = max(1, bytes / samples.count, min(layers, Self.maximumDrawn) * Self.bytesPerLayer)
    var most = min(
      frames, Self.maximumFrames, Self.maximumDrawn / cost,
      Self.maximumWork * samples.count / max(1, work))
    // Pictures of several frames are never one.
    let pictures = drawing.embedded
    if pictures.pixels > 0 {
      most = min(
        most, Self.maximumPixels * samples.count / pictures.pixels,
        Self.maximumBytes * 9 / 10 * samples.count / max(1, pictures.bytes),
        Self.maximumPainted * samples.count / max(1, drawing.painted))
    }
    drawn = max(1, most)
  }

  /// Fewer frames, since those of the plan were too large.
  ///
  /// - Parameters:
  ///   - taken: how many were drawn until that was seen.
  ///   - count: how many should have been.
  ///   - bytes: what those drawn take.
  mutating func shrink(taken: Int, of count: Int, bytes: Int) {
    let whole = max(1, count * bytes)
    drawn = max(1, drawn * min(whole, taken * Self.maximumBytes) / whole * 3 / 4)
  }

  /// Pictures are written once, however many frames show them.
  private static func bytesWithoutPictures(_ still: String) -> Int {
    let mark = Array("href=\"data:".utf8)
    var still = still
    return still.withUTF8 { bytes in
      var (size, start) = (0, 0)
      func add(upTo end: Int) {
        let part = bytes[start..<end]
        size += part.count < 4_096 ? part.count : part.drop { $0 != UInt8(ascii: "\"") }.count
        start = end + mark.count
      }
      for place in bytes.indices where bytes[place] == mark[0] && place >= start {
        if bytes[place...].starts(with: mark) { add(upTo: place) }
      }
      add(upTo: bytes.count)
      return size
    }
  }
}
