// Draws `View0` with Apple's own SwiftUI at the frames whose expected pictures lie in a folder as
// <frame>.png, and fails where the mean error is above 4 of 255.

import AppKit
import SwiftUI

@main @MainActor struct AppleCheck {
  static func main() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[1])
    var isAlike = true
    for url in try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    {
      guard url.pathExtension == "png",
        let frame = Double(url.deletingPathExtension().lastPathComponent),
        let expected = NSImage(contentsOf: url)?.cgImage(
          forProposedRect: nil, context: nil, hints: nil)
      else { continue }
      let length = View0.Timing.end - View0.Timing.start
      let view = View0(progress: (frame - View0.Timing.start) / length)
        .frame(width: View0.size.width, height: View0.size.height)
      let renderer = ImageRenderer(content: view)
      renderer.scale = Double(expected.width) / View0.size.width
      guard let drawn = renderer.cgImage else {
        print("\(url.lastPathComponent): nothing drawn")
        isAlike = false
        continue
      }
      let error = difference(drawn, expected)
      print("\(url.lastPathComponent): mean error \(error)")
      if error > 4 { isAlike = false }
    }
    if !isAlike { exit(1) }
  }

  /// The mean error over white, 0 to 255.
  static func difference(_ left: CGImage, _ right: CGImage) -> Double {
    let a = pixels(left, right.width, right.height)
    let b = pixels(right, right.width, right.height)
    let sum = zip(a, b).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
    return Double(sum) / Double(max(1, a.count))
  }

  static func pixels(_ image: CGImage, _ width: Int, _ height: Int) -> [UInt8] {
    var bytes = [UInt8](repeating: 255, count: width * height * 4)
    bytes.withUnsafeMutableBytes { buffer in
      let context = CGContext(
        data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8,
        bytesPerRow: width * 4, space: CGColorSpace(name: CGColorSpace.sRGB)!,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    }
    return bytes
  }
}
