/// Moving PNG files ("Portable Network Graphics, Third Edition", 5.6): the frames are compressed by
/// libpng, each as a file of its own, and their data put together here.
enum APNG {
  static func file(_ parts: [MovingPicture.Part], width: Int, height: Int) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    guard let first = parts.first else { return [] }
    for chunk in chunks(of: first.bytes) where !["IDAT", "IEND"].contains(chunk.name) {
      append(chunk.name, Array(chunk.data), to: &file)
      if chunk.name == "IHDR" { append("acTL", big(parts.count) + big(0), to: &file) }
    }
    var number = 0
    for (index, part) in parts.enumerated() {
      append("fcTL", control(of: part, number: number), to: &file)
      number += 1
      for chunk in chunks(of: part.bytes) where chunk.name == "IDAT" {
        if index == 0 {
          append("IDAT", Array(chunk.data), to: &file)
        } else {
          append("fdAT", big(number) + chunk.data, to: &file)
          number += 1
        }
      }
    }
    append("IEND", [], to: &file)
    return file
  }

  /// Where a frame lies, how long it shows, and that it replaces what is there and stays.
  private static func control(of part: MovingPicture.Part, number: Int) -> [UInt8] {
    let milliseconds = MovingPicture.units(from: part.start, to: part.end, perSecond: 1_000)
    var bytes = big(number) + big(part.area.width) + big(part.area.height)
    bytes += big(part.area.left) + big(part.area.top)
    bytes += [UInt8(milliseconds >> 8), UInt8(milliseconds & 255), 0x03, 0xE8]
    return bytes + [0, 0]
  }

  private static func chunks(of file: [UInt8]) -> [(name: String, data: ArraySlice<UInt8>)] {
    var chunks: [(name: String, data: ArraySlice<UInt8>)] = []
    var place = 8
    while place + 12 <= file.count {
      let length = file[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
      guard place + 12 + length <= file.count else { break }
      let name = String(decoding: file[(place + 4)..<(place + 8)], as: UTF8.self)
      chunks.append((name, file[(place + 8)..<(place + 8 + length)]))
      place += 12 + length
    }
    return chunks
  }

  private static func append(_ name: String, _ data: [UInt8], to file: inout [UInt8]) {
    let body = Array(name.utf8) + data
    file += big(data.count)
    file += body
    file += big(Int(checksum(body)))
  }

  private static func big(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The CRC of PNG's annex D.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0xFFFF_FFFF
    for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 255)] ^ sum >> 8 }
    return ~sum
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }
}
