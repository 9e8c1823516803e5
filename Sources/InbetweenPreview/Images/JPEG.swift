import CInbetweenTurboJPEG

/// JPEG files, through libjpeg-turbo.
enum JPEG {
  static func decode(_ bytes: [UInt8], limit: Int) throws(ImageFault) -> Bitmap {
    guard let reader = tjInitDecompress() else { throw .damaged("JPEG") }
    defer { tjDestroy(reader) }
    var width: Int32 = 0
    var height: Int32 = 0
    var sampling: Int32 = 0
    var space: Int32 = 0
    guard
      tjDecompressHeader3(
        reader, bytes, UInt(bytes.count), &width, &height, &sampling, &space) == 0,
      width > 0, height > 0
    else { throw .damaged("JPEG") }
    guard Int(width) <= limit / Int(height) else { throw .tooLarge(Int(width), Int(height)) }
    var straight = [UInt8](repeating: 0, count: Int(width) * Int(height) * 4)
    let status = tjDecompress2(
      reader, bytes, UInt(bytes.count), &straight, width, 0, height, Int32(TJPF_RGBA.rawValue), 0)
    // A warning (a file cut short) leaves the rows that could be read.
    guard status == 0 || tjGetErrorCode(reader) == Int32(TJERR_WARNING.rawValue) else {
      throw .damaged("JPEG")
    }
    return Bitmap(width: Int(width), height: Int(height), straightBytes: straight)
  }
}
