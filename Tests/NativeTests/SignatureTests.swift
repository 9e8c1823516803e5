import Foundation
import TestSupport
import Testing

/// The stand-ins declare what Apple publishes.
@Suite(.serialized) struct SignatureTests {
  @Test("What signatures.txt has of Apple is declared by the stand-ins")
  func symbolsAreApples() throws {
    let list = try SignatureList()
    try #require(list.compared.count >= 400)
    let known = try StandIns.declarations()
    for (line, text) in zip(list.compared, try Declarations.texts(list.compared)) {
      #expect(known.contains(text), "\(line): \(text)")
    }
  }

  @Test("What generated source uses is compared, or told not to be")
  func usesAreCompared() throws {
    let list = try SignatureList()
    let compared = Set(try Declarations.texts(list.compared))
    let used = try Self.used()
    try #require(used.count >= 250)
    for text in used.sorted() where !compared.contains(text) {
      #expect(list.excused.contains { text.hasPrefix($0) }, "not compared: \(text)")
    }
  }
}

extension SignatureTests {
  /// What generated source of all forms uses of Apple's frameworks, of fixtures that together have
  /// it use nearly all that it ever does.
  private static func used() throws -> Set<String> {
    let canvas = features(
      "blend-modes-layers", "blend-modes-shapes", "camera", "effect-drop-shadow-only",
      "effect-gaussian-blur", "effect-levels", "gradient-fill-linear", "gradient-fill-radial",
      "gradient-highlight", "image-external", "mask-subtract", "matte-luma-inverted",
      "stroke-caps-joins", "style-inner-glow", "trim-group")
    let keyframes =
      features("gradient-fill-radial", "image-external", "text-justification", "text-styles")
      + FolderTests.systems.filter { ["bouncing-circles", "place-order"].contains($0.stem) }
    let layers = features(
      "blend-modes-layers", "effect-drop-shadow", "gradient-fill-radial",
      "gradient-highlight-still", "image-external",
      "mask-subtract", "stroke-caps-joins", "stroke-miter-limit", "text-justification")
    var program = NativeProgram(.layers)
    for fixture in layers { program.add(try NativeCase(fixture), allowsUndocumented: true) }
    let layerSources = program.parts.map(\.source)
    return try StandIns.uses(NativeProgram(.canvas, canvas).parts.map(\.source))
      .union(StandIns.uses(NativeProgram(.keyframes, keyframes).parts.map(\.source)))
      .union(StandIns.uses(layerSources)).union(StandIns.uses(layerSources, .appKit))
  }

  private static func features(_ names: String...) -> [FixtureCase] {
    names.map { FixtureCase("features/\($0)/\($0).json") }
  }
}

/// What `signatures.txt` holds.
struct SignatureList {
  /// Symbols that Apple publishes: `s:…`, `$s…`, or `= ` and a declaration.
  private(set) var compared: [String] = []
  /// Beginnings of declarations that are compared with nothing.
  private(set) var excused: [String] = []

  /// Reads it.
  ///
  /// - Throws: where it is not there.
  init() throws {
    let file = Folders.package.appending(path: "Tests/Native/signatures.txt")
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("s:") || line.hasPrefix("$s") {
        compared.append(String(line.prefix { $0 != " " }))
      } else if line.hasPrefix("= ") {
        compared.append(String(line))
      } else if line.hasPrefix("- ") {
        excused.append(String(line.dropFirst(2)))
      }
    }
  }
}

/// Declarations as text, in one way for Apple's symbols and those of the stand-ins.
enum Declarations {
  /// Symbols as the declarations that they are of.
  ///
  /// - Parameter symbols: identifiers of documentation, names that libraries export, or
  ///   declarations behind `= `.
  /// - Returns: as many texts.
  /// - Throws: where they cannot be read.
  static func texts(_ symbols: [String]) throws -> [String] {
    let scratch = try ScratchFolder()
    let plain = symbols.map { $0.hasPrefix("= ") ? String($0.dropFirst(2)) : mangled($0) }
    try scratch.write(plain.joined(separator: "\n") + "\n", to: "symbols")
    let output = try Shell.run(
      "sh", ["-c", "swift demangle --compact < symbols"], in: scratch
    ).output
    return zip(plain, output.split(separator: "\n")).map { symbol, line in
      // The name of a type tells its kind, its text does not.
      isType(symbol) ? symbol : uniform(String(line))
    }
  }

  /// Whether a symbol is of a type alone, without types of other modules in it.
  private static func isType(_ symbol: String) -> Bool {
    symbol.hasPrefix("$s7SwiftUI") && !symbol.hasSuffix("fC")
      && ["V", "O", "C", "P"].contains { symbol.hasSuffix($0) }
  }

  /// The symbol of the declaration for which a library exports another: its descriptor, getter,
  /// thunk or case.
  private static func mangled(_ symbol: String) -> String {
    let name = "$s" + symbol.dropFirst(2)
    guard symbol.hasPrefix("$s") else { return name }
    let ends = [
      ("Mn", ""), ("Mp", "P"), ("FWC", "F"), ("FTj", "F"), ("vgTj", "vp"), ("vgZ", "vpZ"),
      ("vg", "vp"),
    ]
    for (end, own) in ends where name.hasSuffix(end) { return name.dropLast(end.count) + own }
    return name
  }

  /// A declaration with the names of modules that differ by system made one.
  private static func uniform(_ declaration: String) -> String {
    var text = declaration
    for module in ["__C.", "CoreFoundation.", "CoreGraphics.", "Foundation."] {
      text.replace(module + "CG", with: "CG")
    }
    for (apple, own) in [
      ("__C.NSBundle", "Foundation.Bundle"), ("__C.NSColor", "AppKit.NSColor"),
      ("__C.UIColor", "UIKit.UIColor"), ("__C.UIImage", "SwiftUI.NSImage"),
      ("(extension in SwiftUI):AppKit.", "AppKit."), ("(extension in SwiftUI):UIKit.", "UIKit."),
      ("CGMutablePathRef", "CGMutablePath"), ("FoundationEssentials.", "Foundation."),
      // The stand-in has it where it has views of the toolkit.
      ("(extension in UIKit):UIKit.UIView", "(extension in SwiftUI):SwiftUI.UIView"),
      ("__allocating_init", "init"),
    ] { text.replace(apple, with: own) }
    // Where Apple's modules extend a type of C, the stand-in declares it.
    text.replace("(extension in CoreGraphics):", with: "")
    return text
  }
}
