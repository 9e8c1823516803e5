import InbetweenDiagnostics
import InbetweenJSONTree
import InbetweenLowering
import InbetweenPreview
import InbetweenTimeline
import Testing

/// Files of pictures, read back.
@Suite struct EncodingTests {
  private let colors: [UInt32] = [0xFFFF_0000, 0x8000_8000, 0, 0xFF00_00FF]

  private var bitmap: Bitmap {
    Bitmap(width: 4, height: 4, pixels: (0..<16).map { colors[($0 + $0 / 4) % 4] })
  }

  private func read(_ file: [UInt8], side: Int = 4) throws -> Bitmap {
    var cache = ImageCache()
    cache.add("a", file: file)
    var renderer = Renderer(images: cache)
    let result = try renderer.render(
      DisplayList(
        size: Size(Double(side), Double(side)),
        nodes: [.image(ImageNode(asset: "a", size: Size(Double(side), Double(side))))]),
      width: side, height: side)
    #expect(renderer.log.findings.isEmpty)
    return result
  }

  @Test("PNG and WebP keep every pixel")
  func keepsPixels() throws {
    #expect(try read(PNG.encode(bitmap)) == bitmap)
    #expect(try read(WebP.encode(bitmap)) == bitmap)
  }

  @Test("Pictures keep their colours, however many", arguments: [2, 64, 65, 200, 256, 257, 4096])
  func keepsColors(count: Int) throws {
    let bitmap = Bitmap(
      width: 64, height: 64,
      pixels: (0..<64 * 64).map { 0xFF00_0000 | UInt32($0 * 7 % count) &* 40_503 & 0xFF_FFFF })
    for effort in [1, 6] {
      #expect(try read(WebP.encode(bitmap, effort: effort), side: 64) == bitmap)
    }
  }

  @Test("The first frame of a GIF and of a moving PNG is what was put in")
  func firstFrames() throws {
    let opaque = bitmap.over(.white)
    for format in [MovingPicture.Format.gif, .apng] {
      var picture = MovingPicture(format, width: 4, height: 4)
      picture.add(opaque, at: 0)
      picture.add(bitmap.over(.black), at: 0.5)
      #expect(try read(picture.finished(at: 1)) == opaque)
    }
  }

  @Test("A moving PNG has a frame for each change, with its place and time")
  func movingPNG() throws {
    var picture = MovingPicture(.apng, width: 8, height: 8)
    let first = Bitmap(width: 8, height: 8)
    var second = first
    second.pixels[3 * 8 + 2] = 0xFF00_0000
    picture.add(first, at: 0)
    picture.add(first, at: 0.25)
    picture.add(second, at: 0.5)
    let chunks = Self.chunks(of: picture.finished(at: 2))
    #expect(
      chunks.map(\.name).filter { $0 != "sRGB" }
        == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    let controls = chunks.filter { $0.name == "fcTL" }.map(\.data)
    // Number, width, height, left, top; then milliseconds, of a thousand.
    #expect(Array(controls[0].dropFirst(16)) == [0, 0, 0, 0] + [0x01, 0xF4, 0x03, 0xE8, 0, 0])
    #expect(
      controls[1] == [0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3]
        + [0x05, 0xDC, 0x03, 0xE8, 0, 0])
  }

  @Test("More colours than a GIF holds are brought to near ones")
  func manyColors() throws {
    let pixels = (0..<4_096).map { place -> UInt32 in
      let red = UInt32(place % 64 * 4)
      let blue = UInt32(place / 64 * 4)
      return 0xFF00_0000 | red << 16 | blue
    }
    var picture = MovingPicture(.gif, width: 64, height: 64)
    picture.add(Bitmap(width: 64, height: 64, pixels: pixels), at: 0)
    var cache = ImageCache()
    cache.add("a", file: picture.finished(at: 1))
    var renderer = Renderer(images: cache)
    let result = try renderer.render(
      DisplayList(
        size: Size(64, 64), nodes: [.image(ImageNode(asset: "a", size: Size(64, 64)))]),
      width: 64, height: 64)
    for place in stride(from: 0, to: 64, by: 7) {
      let wanted = Bytes(Double(place * 4), 0, Double(place * 4))
      #expect(mismatch(result, place, place, wanted, within: 16) == nil)
    }
  }

  @Test("Base64 is read with blanks, without padding, in both alphabets", arguments: 0..<5)
  func base64(_ count: Int) {
    let bytes = (0..<UInt8(count)).map { 0xF8 + $0 }
    let text = Base64.encode(bytes)
    #expect(Base64.decode(text) == bytes)
    #expect(Base64.decode(text.filter { $0 != "=" } + " \n") == bytes)
    #expect(
      Base64.decode(
        text.map { $0 == "+" ? "-" : $0 == "/" ? "_" : String($0) }.joined()) == bytes)
    #expect(Base64.decode(text + "!") == nil)
  }

  @Test("Damaged files are findings", arguments: ["PNG", "JPEG", "GIF", "RIFF", ""])
  func damaged(_ kind: String) throws {
    let starts: [String: [UInt8]] = [
      "PNG": [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], "JPEG": [0xFF, 0xD8, 0xFF, 0xE0],
      "GIF": Array("GIF89a".utf8), "RIFF": Array("RIFF____WEBPVP8 ".utf8), "": [],
    ]
    var cache = ImageCache()
    cache.add("a", file: (starts[kind] ?? []) + [UInt8](repeating: 7, count: 40))
    var renderer = Renderer(images: cache)
    let list = DisplayList(
      size: Size(4, 4), nodes: [.image(ImageNode(asset: "a", size: Size(4, 4)))])
    _ = try renderer.render(list, width: 4, height: 4)
    #expect(renderer.log.findings.map(\.code) == [.unreadableImage])
    var drawing = SVGDrawing(images: cache)
    let still = drawing.still(list, width: 4, height: 4, background: nil)
    #expect(drawing.log.findings == renderer.log.findings)
    #expect(!still.contains("<image"))
  }

  private static func chunks(of file: [UInt8]) -> [(name: String, data: [UInt8])] {
    var chunks: [(name: String, data: [UInt8])] = []
    var place = 8
    while place + 12 <= file.count {
      let length = file[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: file[(place + 4)..<(place + 8)], as: UTF8.self)
      chunks.append((name, Array(file[(place + 8)..<(place + 8 + length)])))
      place += 12 + length
    }
    return chunks
  }
}
