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
    let place = CGRect(
      x: (size.width - shown.width) / 2, y: (size.height - shown.height) / 2,
      width: shown.width, height: shown.height)
    var context = context
    // Rims are as soft as they should be: those that are not cut are the picture's own.
    let cuts = (across: place.minX < -0.001, down: place.minY < -0.001)
    if cuts.across || cuts.down {
      context.clip(
        to: Path(
          CGRect(
            x: cuts.across ? 0 : -1, y: cuts.down ? 0 : -1,
            width: size.width + (cuts.across ? 0 : 2),
            height: size.height + (cuts.down ? 0 : 2))))
    }
    context.draw(picture, in: place)
  }
}
