// Draws `View0` with Apple's own frameworks at the frames whose expected pictures lie in a folder as
// <frame>.png, and fails where a frame is less alike than the tests on Linux ask, by the criterion of
// Tests/FrameComparison, which is compiled with it. Apple's edges and blurs are its own: what fails
// here is to be looked at, in the pictures that are written beside as <frame>.drawn.png.

import AppKit
import Metal
import QuartzCore
import SwiftUI

@main @MainActor struct AppleCheck {
  static func main() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[1])
    var isAlike = true
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    for url in files.sorted(by: { $0.path < $1.path }) {
      guard url.pathExtension == "png",
        let frame = Double(url.deletingPathExtension().lastPathComponent),
        let expected = NSImage(contentsOf: url)?.cgImage(
          forProposedRect: nil, context: nil, hints: nil)
      else { continue }
      guard let drawn = picture(atFrame: frame, width: expected.width, height: expected.height)
      else {
        print("\(url.lastPathComponent): nothing drawn")
        isAlike = false
        continue
      }
      let name = url.deletingPathExtension().lastPathComponent + ".drawn.png"
      try NSBitmapImageRep(cgImage: drawn).representation(using: .png, properties: [:])?
        .write(to: folder.appendingPathComponent(name))
      let found = FrameDifference(
        pixels(drawn, expected.width, expected.height),
        pixels(expected, expected.width, expected.height))
      print("\(url.lastPathComponent): \(found)")
      if !found.keeps() { isAlike = false }
    }
    if !isAlike { exit(1) }
  }

  private static func progress(atFrame frame: Double) -> Double {
    (frame - View0.Timing.start) / (View0.Timing.end - View0.Timing.start)
  }

  #if LAYERS
    /// By a renderer of its own for the layers: `CALayer.render(in:)` shows neither masks nor what
    /// animations have made of a layer.
    private static func picture(atFrame frame: Double, width: Int, height: Int) -> CGImage? {
      let description = MTLTextureDescriptor.texture2DDescriptor(
        pixelFormat: .bgra8Unorm, width: width, height: height, mipmapped: false)
      description.usage = [.renderTarget, .shaderRead]
      guard let device = MTLCreateSystemDefaultDevice(), let queue = device.makeCommandQueue(),
        let texture = device.makeTexture(descriptor: description)
      else { return nil }
      let view = View0View()
      view.frame = CGRect(origin: .zero, size: View0.size)
      view.wantsLayer = true
      view.layoutSubtreeIfNeeded()
      view.progress = progress(atFrame: frame)
      guard let layer = view.layer else { return nil }
      let stage = CALayer()
      stage.bounds = CGRect(x: 0, y: 0, width: width, height: height)
      stage.anchorPoint = .zero
      let scale = Double(width) / View0.size.width
      stage.sublayerTransform = CATransform3DMakeScale(scale, scale, 1)
      stage.addSublayer(layer)
      CATransaction.flush()
      let renderer = CARenderer(
        mtlTexture: texture, options: [kCARendererMetalCommandQueue: queue])
      renderer.layer = stage
      renderer.bounds = stage.bounds
      renderer.beginFrame(atTime: CACurrentMediaTime(), timeStamp: nil)
      renderer.addUpdate(stage.bounds)
      renderer.render()
      renderer.endFrame()
      let buffer = queue.makeCommandBuffer()
      buffer?.commit()
      buffer?.waitUntilCompleted()
      var bytes = [UInt8](repeating: 0, count: width * height * 4)
      texture.getBytes(
        &bytes, bytesPerRow: width * 4,
        from: MTLRegionMake2D(0, 0, width, height), mipmapLevel: 0)
      guard let space = CGColorSpace(name: CGColorSpace.sRGB),
        let provider = CGDataProvider(data: Data(bytes) as CFData)
      else { return nil }
      let order = CGBitmapInfo.byteOrder32Little.rawValue
      return CGImage(
        width: width, height: height, bitsPerComponent: 8, bitsPerPixel: 32,
        bytesPerRow: width * 4, space: space,
        bitmapInfo: CGBitmapInfo(
          rawValue: order | CGImageAlphaInfo.premultipliedFirst.rawValue),
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent)
    }
  #else
    private static func picture(atFrame frame: Double, width: Int, height: Int) -> CGImage? {
      let view = View0(progress: progress(atFrame: frame))
        .frame(width: View0.size.width, height: View0.size.height)
      let renderer = ImageRenderer(content: view)
      renderer.scale = Double(width) / View0.size.width
      return renderer.cgImage
    }
  #endif

  /// In sRGB.
  private static func pixels(_ image: CGImage, _ width: Int, _ height: Int) -> FramePixels {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    bytes.withUnsafeMutableBytes { buffer in
      guard let space = CGColorSpace(name: CGColorSpace.sRGB) else { return }
      let context = CGContext(
        data: buffer.baseAddress, width: width, height: height, bitsPerComponent: 8,
        bytesPerRow: width * 4, space: space,
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      context?.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    }
    return FramePixels(width: width, height: height, premultipliedBytes: bytes)
  }
}
