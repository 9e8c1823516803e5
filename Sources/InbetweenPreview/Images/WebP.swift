import CInbetweenWebP

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

extension WebP {
  /// A file of all colours and alpha, nothing lost; empty where libwebp gives up.
  package static func encode(_ bitmap: Bitmap) -> [UInt8] {
    var output: UnsafeMutablePointer<UInt8>?
    let count = WebPEncodeLosslessRGBA(
      bitmap.straightBytes, Int32(bitmap.width), Int32(bitmap.height), Int32(bitmap.width * 4),
      &output)
    defer { WebPFree(output) }
    guard let output else { return [] }
    return Array(UnsafeBufferPointer(start: output, count: count))
  }

  static func file(_ parts: [MovingPicture.Part], width: Int, height: Int) -> [UInt8] {
    guard let mux = WebPMuxNew() else { return [] }
    defer { WebPMuxDelete(mux) }
    guard WebPMuxSetCanvasSize(mux, Int32(width), Int32(height)) == WEBP_MUX_OK else { return [] }
    var endless = WebPMuxAnimParams(bgcolor: 0, loop_count: 0)
    guard WebPMuxSetAnimationParams(mux, &endless) == WEBP_MUX_OK else { return [] }
    for part in parts {
      let status = part.bytes.withUnsafeBufferPointer { bytes in
        var frame = WebPMuxFrameInfo()
        frame.bitstream = WebPData(bytes: bytes.baseAddress, size: bytes.count)
        frame.x_offset = Int32(part.area.left)
        frame.y_offset = Int32(part.area.top)
        frame.duration = Int32(
          MovingPicture.units(from: part.start, to: part.end, perSecond: 1_000))
        frame.id = WEBP_CHUNK_ANMF
        frame.dispose_method = WEBP_MUX_DISPOSE_NONE
        frame.blend_method = WEBP_MUX_NO_BLEND
        return WebPMuxPushFrame(mux, &frame, 1)
      }
      guard status == WEBP_MUX_OK else { return [] }
    }
    var data = WebPData()
    guard WebPMuxAssemble(mux, &data) == WEBP_MUX_OK else { return [] }
    defer { WebPDataClear(&data) }
    return Array(UnsafeBufferPointer(start: data.bytes, count: data.size))
  }
}
