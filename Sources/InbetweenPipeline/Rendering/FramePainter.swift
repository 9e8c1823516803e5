import InbetweenDiagnostics
import InbetweenJSONTree
import InbetweenLowering
import InbetweenPreview
import InbetweenSceneGraph
import InbetweenTimeline

/// Draws single frames of an animation, small.
struct FramePainter: ~Copyable {
  private let animation: Animation
  private let list: AnimatedDisplayList
  private var renderer: Renderer

  /// - Parameters:
  ///   - animation: of the file.
  ///   - input: where it lies, for the pictures beside it.
  init(_ animation: Animation, of input: InputFile) {
    self.animation = animation
    var log = DiagnosticLog()
    list = animation.scene(fonts: [], log: &log).lowered()
    renderer = Renderer(images: animation.imageCache(of: input), limits: PreviewPlan.limits)
  }

  /// How many frames may be drawn where a page shows many: fewer of what takes long.
  var affordable: Int {
    let layers = animation.timeline.compositions.reduce(animation.timeline.layers.count) {
      $0 + $1.layers.count
    }
    let points = list.displayList(atFrame: middle).nodes.pointCount
    return max(2, min(120, 60_000 / max(1, layers * 20 + points)))
  }

  private var middle: Double {
    animation.timeline.frames.start + animation.timeline.frames.length / 2
  }

  /// The picture of a moment; what lies behind the end is what the last frame shows.
  ///
  /// - Parameters:
  ///   - seconds: from the first frame shown.
  ///   - sides: of the picture, in pixels.
  /// - Returns: nil where it cannot be drawn.
  mutating func picture(
    at seconds: Double, sides: (width: Int, height: Int)
  ) -> Bitmap? {
    let frames = animation.timeline.frames
    let wanted = seconds * animation.timeline.frameRate.framesPerSecond
    let frame = frames.start + max(0, min(wanted, frames.length - 0.01))
    return try? renderer.render(
      list.displayList(atFrame: frame), width: sides.width, height: sides.height)
  }
}

extension Bitmap {
  /// The picture as an address that a page can show.
  var address: String { "data:image/png;base64," + Base64.encode(PNG.encode(self)) }

  /// The fraction of pixels that are not as transparent, or not of the colour, of the corner.
  var shareShown: Double {
    guard let backdrop = pixels.first, !pixels.isEmpty else { return 0 }
    return Double(pixels.count { $0 != backdrop }) / Double(pixels.count)
  }

  /// Whether more than half of what shows is nearly white.
  var isLight: Bool {
    var (shown, light) = (0, 0)
    for pixel in pixels {
      let alpha = Int(pixel >> 24)
      let darkest = Int(min(pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255))
      shown += alpha
      // Premultiplied: white is as light as it is opaque.
      if darkest * 10 >= alpha * 9 { light += alpha }
    }
    return light * 2 > shown
  }
}
