import Foundation
import TestSupport

/// Compiles programs against the stand-ins for Apple's frameworks.
struct StandIns {
  private let scratch: ScratchFolder
  private let arguments: [String]
  /// What the compiler must be told to import what a program sees.
  let modules: [String]

  /// The toolkit that a program sees.
  enum Toolkit: Hashable, Sendable {
    case uiKit, appKit
  }

  /// Stand-ins for programs in a scratch folder.
  ///
  /// - Throws: `ProgramFailure` with what the compiler said of the stand-ins.
  init(_ scratch: ScratchFolder, _ toolkit: Toolkit = .uiKit) throws {
    self.scratch = scratch
    var modules = try Self.modules()
    if toolkit == .appKit {
      // A folder in which there is no UIKit.
      let all = modules
      modules = scratch.url.appending(path: "Modules", directoryHint: .isDirectory)
      try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
      for file in try FileManager.default.contentsOfDirectory(atPath: all.path())
      where !file.hasPrefix("UIKit.") {
        try FileManager.default.createSymbolicLink(
          at: modules.appending(path: file), withDestinationURL: all.appending(path: file))
      }
    }
    self.modules = try Self.imports(modules)
    arguments =
      ["-Onone", "-wmo", "-warnings-as-errors", "-module-name", "Programs"]
      + self.modules + Self.libraries
  }

  /// Where the modules of the stand-ins lie, which are built once for all tests.
  ///
  /// - Returns: a folder.
  /// - Throws: `ProgramFailure` with what the compiler said.
  static func modules() throws -> URL { try build.get() }

  /// What the compiler must be told to import them.
  ///
  /// - Parameter modules: where they lie; nil for those of all frameworks.
  /// - Returns: arguments.
  /// - Throws: `ProgramFailure` with what the compiler said.
  static func imports(_ modules: URL? = nil) throws -> [String] {
    let folder = try modules ?? Self.modules()
    return [
      "-I", folder.path(),
      "-Xcc", "-fmodule-map-file=\(home.path())/Sources/CStandInCairo/module.modulemap",
    ] + cairo
  }

  /// What the linker must be told to find them.
  private static let libraries = [
    "-L", products.path(), "-lAppleStandIns", "-Xlinker", "-rpath=\(products.path())",
  ]

  private static let home = Folders.package.appending(path: "Tests/Native")
  private static let products = home.appending(path: ".build/release")

  private static let build = Result<URL, any Error> {
    let built = try Shell.run(
      "swift", ["build", "-c", "release", "--package-path", home.path()], in: ScratchFolder())
    guard built.status == 0 else { throw ProgramFailure(built.output) }
    return products.appending(path: "Modules")
  }

  private static let cairo: [String] = {
    guard let scratch = try? ScratchFolder(),
      let flags = try? Shell.run("pkg-config", ["--cflags", "cairo"], in: scratch).output
    else { return [] }
    return flags.split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
  }()

  /// Compiles files of the scratch folder.
  ///
  /// - Parameters:
  ///   - files: one of them is `main.swift`.
  ///   - name: of the program.
  ///   - mode: arguments of the compiler besides the usual ones.
  /// - Returns: what the compiler said.
  /// - Throws: where no process can be started.
  func compile(
    _ files: [String], as name: String, _ mode: [String] = ["-swift-version", "6"]
  ) throws -> (status: Int32, output: String) {
    let result = try Shell.run("swiftc", mode + arguments + files + ["-o", name], in: scratch)
    return (result.status, result.output)
  }

  /// Compiles the library product that animations import.
  ///
  /// - Parameter mode: arguments of the compiler besides the usual ones.
  /// - Returns: what the compiler must be told to import and to link it.
  /// - Throws: `ProgramFailure` with what the compiler said.
  func compileLibrary(_ mode: [String] = ["-swift-version", "6"]) throws -> [String] {
    let source = Folders.package.appending(path: "Sources/InbetweenUI/InbetweenUI.swift").path()
    let built = try Shell.run(
      "swiftc",
      mode + ["-Onone", "-wmo", "-warnings-as-errors", "-parse-as-library", "-c", "-emit-module"]
        + ["-module-name", "InbetweenUI", "-o", "InbetweenUI.o", source] + modules, in: scratch)
    guard built.status == 0 else { throw ProgramFailure(built.output) }
    return ["-I", ".", "InbetweenUI.o"]
  }
}
