import Foundation
import TestSupport

extension ScratchFolder {
  /// A folder `Art` with three files, of which the middle one takes long; the first and the last are quick.
  ///
  /// - Parameter bytes: about how large the middle one is.
  /// - Returns: the folder that holds it.
  /// - Throws: when it cannot be written.
  static func withLargeFile(of bytes: Int = 3_000_000) throws -> ScratchFolder {
    let scratch = try ScratchFolder()
    let ball = Folders.fixtures.appending(path: "command/convert/ball.json")
    let text = String(decoding: try Data(contentsOf: ball), as: UTF8.self)
    try scratch.write(text, to: "Art/a.json")
    try Data(SyntheticAnimation.bytes(about: bytes))
      .write(to: scratch.url.appending(path: "Art/large.json"))
    try scratch.write(text, to: "Art/z.json")
    return scratch
  }
}
