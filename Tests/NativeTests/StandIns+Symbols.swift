import Foundation
import TestSupport

extension StandIns {
  /// A graph of symbols, of which only their identifiers matter.
  private struct Graph: Decodable {
    struct Symbol: Decodable {
      struct Identifier: Decodable {
        var precise: String
      }
      var identifier: Identifier
    }
    var symbols: [Symbol]
  }

  /// What the compiler says of the machine.
  private struct Machine: Decodable {
    struct Target: Decodable {
      var triple: String
    }
    var target: Target
  }

  /// What the stand-ins declare in public: the graph of symbols, of which pages of documentation
  /// are made.
  ///
  /// - Returns: declarations as text.
  /// - Throws: `ProgramFailure` with what the tool said.
  static func declarations() throws -> Set<String> {
    let scratch = try ScratchFolder()
    let machine = try Shell.run("swiftc", ["-print-target-info"], in: scratch).output
    let target = try JSONDecoder().decode(Machine.self, from: Data(machine.utf8)).target.triple
    for module in ["CoreGraphics", "CoreText", "QuartzCore", "SwiftUI", "UIKit", "AppKit"] {
      let ran = try Shell.run(
        "swift",
        ["symbolgraph-extract", "-module-name", module, "-target", target, "-output-dir", "."]
          + (try imports()), in: scratch)
      guard ran.status == 0 else { throw ProgramFailure(ran.output) }
    }
    var identifiers: Set<String> = []
    for file in try FileManager.default.contentsOfDirectory(atPath: scratch.url.path())
    where file.hasSuffix(".symbols.json") {
      let data = try Data(contentsOf: scratch.url.appending(path: file))
      let graph = try JSONDecoder().decode(Graph.self, from: data)
      identifiers.formUnion(graph.symbols.map(\.identifier.precise))
    }
    // What conformances bring along has two identifiers in one.
    return Set(
      try Declarations.texts(identifiers.filter { !$0.contains("::") }.sorted()))
  }

  /// What sources use of the stand-ins.
  ///
  /// - Parameters:
  ///   - sources: Swift files of one module.
  ///   - toolkit: that they see.
  /// - Returns: declarations as text.
  /// - Throws: `ProgramFailure` with what the compiler said.
  static func uses(_ sources: [[UInt8]], _ toolkit: Toolkit = .uiKit) throws -> Set<String> {
    let scratch = try ScratchFolder()
    let stand = try StandIns(scratch, toolkit)
    let names = sources.indices.map { "Source\($0)" }
    for (name, source) in zip(names, sources) {
      try Data(source).write(to: scratch.url.appending(path: name + ".swift"))
    }
    let ran = try Shell.run(
      "swiftc",
      ["-frontend", "-dump-ast", "-dump-ast-format", "json", "-swift-version", "6"]
        + ["-parse-as-library", "-module-name", "Programs"] + stand.modules
        + names.flatMap { ["-primary-file", $0 + ".swift", "-o", $0 + ".json"] }, in: scratch)
    guard ran.status == 0 else { throw ProgramFailure(ran.output) }
    let modules = "7SwiftUI|12CoreGraphics|8CoreText|10QuartzCore|5UIKit|6AppKit"
    let found = try Shell.run(
      "sh", ["-c", "grep -hoE '\"decl_usr\":\"s:(\(modules))[^\"]*' Source*.json | sort -u"],
      in: scratch
    ).output
    // What the sources themselves add to a type is their own.
    let symbols = found.split(separator: "\n").compactMap { line in
      line.firstRange(of: "s:").map { String(line[$0.lowerBound...]) }
    }.filter { !$0.contains("8ProgramsE") }
    return Set(try Declarations.texts(symbols))
  }
}
