import Foundation
import TestSupport

/// Compiles programs against the stand-ins for Apple's frameworks.
struct StandIns {
  private let scratch: ScratchFolder
  private let arguments: [String]

  /// The toolkit that a program sees.
  enum Toolkit: Hashable, Sendable {
    case uiKit, appKit
  }

  /// Builds the stand-ins where they are not built yet.
  ///
  /// - Throws: `ProgramFailure` with what the compiler said.
  init(_ scratch: ScratchFolder, _ toolkit: Toolkit = .uiKit) throws {
    self.scratch = scratch
    let native = Folders.package.appending(path: "Tests/Native")
    let products = native.appending(path: ".build/release")
    let built = try Shell.run(
      "swift", ["build", "-c", "release", "--package-path", native.path()], in: scratch)
    guard built.status == 0 else { throw ProgramFailure(built.output) }
    var modules = products.appending(path: "Modules")
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
    let flags = try Shell.run("pkg-config", ["--cflags", "cairo"], in: scratch).output
      .split(whereSeparator: \.isWhitespace).flatMap { ["-Xcc", String($0)] }
    arguments =
      [
        "-Onone", "-warnings-as-errors", "-module-name", "Layers", "-I", modules.path(), "-Xcc",
        "-fmodule-map-file=\(native.path())/Sources/CCairo/module.modulemap", "-L",
        products.path(), "-lAppleStandIns", "-Xlinker", "-rpath=\(products.path())",
      ] + flags
  }

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
}
