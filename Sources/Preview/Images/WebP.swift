import CWebP

/// WebP files, through libwebp.
package enum WebP {
  static func decode(_ bytes: [UInt8], limit: Int) throws(ImageFault) -> Bitmap {
    var features = WebPBitstreamFeatures()
    guard WebPGetFeatures(bytes, bytes.count, &features) == VP8_STATUS_OK else {
      throw .damaged("WebP")
    }
    let width = Int(features.width)
    let height = Int(features.height)
    guard width > 0, height > 0, width <= limit / height else { throw .tooLarge(width, height) }
    guard features.has_animation == 0 else { throw ImageFault("it is a moving WebP") }
    var straight = [UInt8](repeating: 0, count: width * height * 4)
    guard
      WebPDecodeRGBAInto(
        bytes, bytes.count, &straight, straight.count, Int32(width * 4)) != nil
    else { throw .damaged("WebP") }
    return Bitmap(width: width, height: height, straightBytes: straight)
  }
}
