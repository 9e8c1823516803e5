import CInbetweenGIF

/// GIF files, through giflib.
package enum GIF {
  /// The first frame.
  static func decode(_ bytes: [UInt8], limit: Int) throws(ImageFault) -> Bitmap {
    let result: Result<Bitmap, ImageFault> = bytes.withUnsafeBytes { raw in
      var cursor = ReadCursor(bytes: raw)
      return withUnsafeMutablePointer(to: &cursor) { decode(from: $0, limit: limit) }
    }
    return try result.get()
  }

  private struct ReadCursor {
    let bytes: UnsafeRawBufferPointer
    var place = 0
  }

  private static func decode(
    from cursor: UnsafeMutablePointer<ReadCursor>, limit: Int
  ) -> Result<Bitmap, ImageFault> {
    var status: Int32 = 0
    let file = DGifOpen(
      cursor,
      { file, target, count in
        guard let cursor = file?.pointee.UserData?.assumingMemoryBound(to: ReadCursor.self),
          let target, count > 0
        else { return 0 }
        let source = cursor.pointee.bytes.dropFirst(cursor.pointee.place).prefix(Int(count))
        UnsafeMutableRawBufferPointer(start: target, count: source.count)
          .copyBytes(from: source)
        cursor.pointee.place += source.count
        return Int32(source.count)
      }, &status)
    guard let file else { return .failure(.damaged("GIF")) }
    defer { DGifCloseFile(file, &status) }
    let width = Int(file.pointee.SWidth)
    let height = Int(file.pointee.SHeight)
    guard width > 0, height > 0, width <= limit / height else {
      return .failure(.tooLarge(width, height))
    }
    var bitmap = Bitmap(width: width, height: height)
    var transparent: Int32 = -1
    var record = UNDEFINED_RECORD_TYPE
    while DGifGetRecordType(file, &record) == GIF_OK {
      if record == EXTENSION_RECORD_TYPE {
        guard let index = transparentIndex(file) else { return .failure(.damaged("GIF")) }
        if index >= 0 { transparent = index }
      } else if record == IMAGE_DESC_RECORD_TYPE {
        guard readFrame(file, transparent: transparent, into: &bitmap) else {
          return .failure(.damaged("GIF"))
        }
        return .success(bitmap)
      } else {
        break
      }
    }
    return .failure(.damaged("GIF"))
  }

  /// Reads an extension: the index of transparent pixels, -1 where it says none; nil when damaged.
  private static func transparentIndex(_ file: UnsafeMutablePointer<GifFileType>) -> Int32? {
    var code: Int32 = 0
    var block: UnsafeMutablePointer<GifByteType>?
    var index: Int32 = -1
    guard DGifGetExtension(file, &code, &block) == GIF_OK else { return nil }
    while let data = block {
      if code == GRAPHICS_EXT_FUNC_CODE, data[0] >= 4, data[1] & 1 == 1 { index = Int32(data[4]) }
      guard DGifGetExtensionNext(file, &block) == GIF_OK else { return nil }
    }
    return index
  }

  private static func readFrame(
    _ file: UnsafeMutablePointer<GifFileType>, transparent: Int32, into bitmap: inout Bitmap
  ) -> Bool {
    guard DGifGetImageDesc(file) == GIF_OK else { return false }
    let frame = file.pointee.Image
    guard let map = frame.ColorMap ?? file.pointee.SColorMap, frame.Width > 0, frame.Height > 0,
      let colors = map.pointee.Colors
    else { return false }
    let rows =
      frame.Interlace
      ? [(0, 8), (4, 8), (2, 4), (1, 2)].flatMap {
        Array(Swift.stride(from: $0.0, to: Int(frame.Height), by: $0.1))
      } : Array(0..<Int(frame.Height))
    var line = [GifPixelType](repeating: 0, count: Int(frame.Width))
    for row in rows {
      guard DGifGetLine(file, &line, frame.Width) == GIF_OK else { return row > 0 }
      let y = row + Int(frame.Top)
      for (column, index) in line.enumerated() {
        let x = column + Int(frame.Left)
        guard x >= 0, y >= 0, x < bitmap.width, y < bitmap.height, Int32(index) != transparent,
          Int32(index) < map.pointee.ColorCount
        else { continue }
        let color = colors[Int(index)]
        bitmap.pixels[y * bitmap.width + x] =
          0xFF00_0000 | UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
      }
    }
    return true
  }
}
