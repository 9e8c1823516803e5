import CInbetweenPNG

/// PNG files, through libpng.
package enum PNG {
  /// A file of straight alpha in sRGB.
  ///
  /// - Returns: empty where memory does not suffice.
  package static func encode(_ bitmap: Bitmap) -> [UInt8] {
    var image = png_image()
    inbetween_png_prepare(&image)
    image.width = UInt32(bitmap.width)
    image.height = UInt32(bitmap.height)
    image.format = inbetween_png_rgba()
    defer { png_image_free(&image) }
    let straight = bitmap.straightBytes
    // Large enough for rows that do not shrink at all, so that one pass suffices.
    var size = straight.count + straight.count / 512 + bitmap.height + 4_096
    var file = [UInt8](repeating: 0, count: size)
    guard png_image_write_to_memory(&image, &file, &size, 0, straight, 0, nil) != 0 else {
      return []
    }
    file.removeLast(file.count - size)
    return file
  }

  /// The picture in a file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - limit: the most pixels that it may have.
  /// - Returns: the picture.
  /// - Throws: where it cannot be read, or is larger.
  package static func decode(_ bytes: [UInt8], limit: Int) throws(ImageFault) -> Bitmap {
    var image = png_image()
    inbetween_png_prepare(&image)
    defer { png_image_free(&image) }
    let result: Result<Bitmap, ImageFault> = bytes.withUnsafeBytes { raw in
      guard png_image_begin_read_from_memory(&image, raw.baseAddress, raw.count) != 0 else {
        return .failure(.damaged("PNG"))
      }
      let width = Int(image.width)
      let height = Int(image.height)
      guard width > 0, height > 0, width <= limit / height else {
        return .failure(.tooLarge(width, height))
      }
      image.format = inbetween_png_rgba()
      var straight = [UInt8](repeating: 0, count: width * height * 4)
      guard png_image_finish_read(&image, nil, &straight, 0, nil) != 0 else {
        return .failure(.damaged("PNG"))
      }
      return .success(Bitmap(width: width, height: height, straightBytes: straight))
    }
    return try result.get()
  }
}
