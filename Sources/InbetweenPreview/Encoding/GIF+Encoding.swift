import CInbetweenGIF

extension GIF {
  /// Frames put together behind one header, which says that they repeat without end.
  static func file(_ parts: [MovingPicture.Part], width: Int, height: Int) -> [UInt8] {
    guard width <= 65_535, height <= 65_535 else { return [] }
    var file = Array("GIF89a".utf8)
    file += [width, height].flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    file += [0x70, 0, 0]
    file += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 0, 0, 0]
    for part in parts { file += part.bytes }
    file.append(0x3B)
    return file
  }

  /// One frame as it stands in a file: how it shows, its colours, its pixels.
  ///
  /// - Parameters:
  ///   - bitmap: the pixels; those less than half opaque become transparent.
  ///   - area: where it lies.
  ///   - clearsAfterwards: whether nothing of it is left for the next frame.
  ///   - hundredths: how long it shows, in hundredths of a second.
  /// - Returns: empty where giflib gives up.
  static func part(
    _ bitmap: Bitmap, area: PixelRect, clearsAfterwards: Bool, hundredths: Int
  ) -> [UInt8] {
    let palette = Palette(bitmap)
    var sink = Sink()
    var indices = palette.indices(of: bitmap)
    let isDone = withUnsafeMutablePointer(to: &sink) { sink in
      write(
        &indices, palette, area: area,
        control: [
          UInt8(clearsAfterwards ? 2 << 2 : 1 << 2) | (palette.transparent == nil ? 0 : 1),
          UInt8(hundredths & 255), UInt8(hundredths >> 8), UInt8(palette.transparent ?? 0),
        ], to: sink)
    }
    // Before the frame stand the header and the screen's size, behind it the mark of the end.
    guard isDone, sink.bytes.count > 14 else { return [] }
    return Array(sink.bytes[13..<(sink.bytes.count - 1)])
  }

  private struct Sink {
    var bytes: [UInt8] = []
  }

  private static func write(
    _ indices: inout [UInt8], _ palette: Palette, area: PixelRect, control: [UInt8],
    to sink: UnsafeMutablePointer<Sink>
  ) -> Bool {
    var status: Int32 = 0
    let opened = EGifOpen(
      sink,
      { file, bytes, count in
        guard let sink = file?.pointee.UserData?.assumingMemoryBound(to: Sink.self), count > 0
        else { return 0 }
        sink.pointee.bytes += UnsafeBufferPointer(start: bytes, count: Int(count))
        return count
      }, &status)
    guard let file = opened else { return false }
    EGifSetGifVersion(file, true)
    var isGood = EGifPutScreenDesc(file, 1, 1, 8, 0, nil) == GIF_OK
    isGood =
      isGood
      && EGifPutExtension(file, Int32(GRAPHICS_EXT_FUNC_CODE), 4, control) == GIF_OK
    let colors = palette.colors.map {
      GifColorType(Red: UInt8($0 >> 16 & 255), Green: UInt8($0 >> 8 & 255), Blue: UInt8($0 & 255))
    }
    let map = GifMakeMapObject(Int32(colors.count), colors)
    defer { GifFreeMapObject(map) }
    isGood =
      isGood && map != nil
      && EGifPutImageDesc(
        file, Int32(area.left), Int32(area.top), Int32(area.width), Int32(area.height), false, map)
        == GIF_OK
    for row in 0..<area.height where isGood {
      isGood = indices.withUnsafeMutableBufferPointer { indices in
        guard let base = indices.baseAddress else { return false }
        return EGifPutLine(file, base + row * area.width, Int32(area.width)) == GIF_OK
      }
    }
    return EGifCloseFile(file, &status) == GIF_OK && isGood
  }
}
