import Foundation
import TestSupport
import Testing

/// The stand-ins declare what Apple's documentation says.
@Suite(.serialized) struct SignatureTests {
  @Test("Every symbol of signatures.txt is exported by the stand-ins, as Apple mangles it")
  func symbolsAreApples() throws {
    let scratch = try ScratchFolder()
    let native = Folders.package.appending(path: "Tests/Native")
    _ = try StandIns.modules()
    let list = try String(contentsOf: native.appending(path: "signatures.txt"), encoding: .utf8)
    let documented = list.split(separator: "\n").filter { $0.hasPrefix("s:") }.map {
      "$s" + $0.prefix { $0 != " " }.dropFirst(2)
    }
    try #require(documented.count >= 90)
    let library = native.appending(path: ".build/release/libAppleStandIns.so").path()
    let names = try Shell.run("nm", ["-D", "--defined-only", library], in: scratch)
    let exported = names.output.split(separator: "\n").compactMap {
      $0.split(separator: " ").last.map(String.init)
    }.filter { $0.hasPrefix("$s") }
    let known = Set(try Self.readable(exported, in: scratch))
    for (symbol, text) in zip(documented, try Self.readable(documented, in: scratch)) {
      // Pages name a property, libraries its getter where it has one.
      let getter = text.replacing(" : ", with: ".getter : ", maxReplacements: 1)
      #expect(known.contains(text) || known.contains(getter), "\(symbol): \(text)")
    }
  }

  /// Symbols as declarations, types of Core Graphics under one name: their modules differ by
  /// system.
  private static func readable(_ symbols: [String], in scratch: ScratchFolder) throws -> [String] {
    try scratch.write(symbols.joined(separator: "\n") + "\n", to: "symbols")
    let output = try Shell.run(
      "sh", ["-c", "swift demangle --compact < symbols"], in: scratch
    ).output
    return output.split(separator: "\n").map { line in
      var text = String(line)
      for module in ["__C.", "CoreFoundation.", "CoreGraphics.", "Foundation."] {
        text.replace(module + "CG", with: "CG")
      }
      for (apple, own) in [
        ("__C.NSBundle", "Foundation.Bundle"), ("__C.NSColor", "AppKit.NSColor"),
        ("(extension in SwiftUI):AppKit.", "AppKit."), ("CGMutablePathRef", "CGMutablePath"),
        ("FoundationEssentials.", "Foundation."),
      ] { text.replace(apple, with: own) }
      // Where Apple's modules extend a type of C, the stand-in declares it.
      text.replace("(extension in CoreGraphics):", with: "")
      return text
    }
  }
}
