import SwiftUI

extension InbetweenRuntime.Drawing {
  /// Draws an image that fills a size from the origin; what is left over of it is cut equally
  /// at both sides.
  public static func draw(
    _ image: Image, filling size: CGSize, in context: GraphicsContext
  ) {
    let picture = context.resolve(image)
    guard picture.size.width > 0, picture.size.height > 0 else { return }
    let scale = max(size.width / picture.size.width, size.height / picture.size.height)
    let shown = CGSize(
      width: picture.size.width * scale, height: picture.size.height * scale)
    var context = context
    context.clip(to: Path(CGRect(origin: .zero, size: size)))
    context.draw(
      picture,
      in: CGRect(
        x: (size.width - shown.width) / 2, y: (size.height - shown.height) / 2,
        width: shown.width, height: shown.height))
  }
}
