import SwiftUI

extension InbetweenRuntime.Highlight {
  /// What it covers of a square, with so many pixels on each side.
  public func picture(of square: CGRect, pixels: Int) -> CGImage? {
    let context = CGContext(
      data: nil, width: pixels, height: pixels, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    guard let context else { return nil }
    let scale = Double(pixels) / square.width
    // In a picture y points up.
    context.scaleBy(x: scale, y: -scale)
    context.translateBy(x: -square.minX, y: -square.maxY)
    draw(in: context)
    return context.makeImage()
  }
}
