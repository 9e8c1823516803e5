import InbetweenDiagnostics
import InbetweenLowering
import InbetweenTimeline

extension Diagnostic {
  static func canvasTooLarge(width: Int, height: Int, limits: RenderLimits) -> Diagnostic {
    Diagnostic(
      .canvasTooLarge,
      """
      a picture of \(width) × \(height) pixels cannot be drawn: a side has 1 to \
      \(limits.longestSide), the whole at most \(limits.pixels)
      """, fix: "limit it with --max-size or --size")
  }

  static func layersTooDeep(
    limits: RenderLimits, bytes: Int, group: GroupNode?
  ) -> Diagnostic {
    Diagnostic(
      .layersTooDeep, at: group?.origin.path,
      layer: group.flatMap { $0.name.isEmpty ? nil : $0.name },
      """
      layers are painted into one another deeper than \(limits.layerDepth) times, or need more \
      than \(bytes >> 20) MiB; what lies deeper is drawn without mattes, masks and \
      effects
      """, fix: "nest fewer mattes, masks and effects, or draw a smaller picture")
  }

  static func blurTooWide(sigma: Double, limits: RenderLimits, group: GroupNode) -> Diagnostic {
    Diagnostic(
      .blurTooWide, at: group.origin.path, layer: group.name.isEmpty ? nil : group.name,
      """
      a blur of \(Int(min(1e9, sigma))) pixels is drawn as one of \(Int(limits.sigma))
      """, fix: "use a narrower blur, or draw a smaller picture")
  }

  static func tooManyDashes(count: Double, limits: RenderLimits) -> Diagnostic {
    Diagnostic(
      .tooManyDashes,
      """
      a line has about \(Int(min(1e15, count))) dashes, more than \(Int(limits.dashes)), and is \
      drawn unbroken
      """, fix: "use longer dashes")
  }

  static func tooManyLayerPixels(group: GroupNode?) -> Diagnostic {
    Diagnostic(
      .tooManyLayerPixels, at: group?.origin.path,
      layer: group.flatMap { $0.name.isEmpty ? nil : $0.name },
      """
      mattes, masks and effects of one frame need more pixels than are drawn; what remains is \
      drawn without them
      """, fix: "use fewer mattes, masks and effects, or draw a smaller picture")
  }

  static func tooManyPaintedPixels() -> Diagnostic {
    Diagnostic(
      .tooManyLayerPixels,
      """
      shapes and pictures of one frame cover more pixels, or cross themselves more often, than is \
      drawn; what remains is left out
      """,
      fix:
        "use fewer that cover all or have thousands of points or dashes, or draw a smaller picture")
  }

  static func svgTooLarge(limits: RenderLimits) -> Diagnostic {
    Diagnostic(
      .svgTooLarge,
      """
      a frame needs more than \(limits.svgBytes >> 20) MiB of SVG, or embeds more than \
      \(limits.svgPixels) pixels or what takes too long to paint; what goes beyond is left out
      """, fix: "draw it as PNG")
  }

  static func svgTooLong(limits: RenderLimits, frames: Int) -> Diagnostic {
    Diagnostic(
      .svgTooLarge,
      """
      an SVG file of all frames takes more than \(limits.svgBytes >> 20) MiB, or too long to put \
      together; after \(frames) frames it stands still
      """, fix: "draw it as WebP, or choose fewer frames")
  }

  static func unreadableImage(_ asset: String, _ reason: String) -> Diagnostic {
    Diagnostic(
      .unreadableImage,
      "the picture \"\(PrintableText.singleLine(asset))\" is not drawn: \(reason)",
      fix: "embed it as PNG, JPEG, WebP or GIF")
  }

  static func drawingFailed() -> Diagnostic {
    Diagnostic(
      .drawingFailed, "Cairo cannot draw this frame",
      fix: "look for values beyond all sense in it")
  }

  static func groupsTooDeep(limits: RenderLimits, group: GroupNode) -> Diagnostic {
    Diagnostic(
      .groupsTooDeep, at: group.origin.path, layer: group.name.isEmpty ? nil : group.name,
      "groups are nested deeper than \(limits.nesting) times; what lies deeper is left out",
      fix: "nest fewer groups and compositions")
  }
}
