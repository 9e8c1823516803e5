import Foundation
import PackagePlugin

/// `swift package inbetween`: writes the Swift of animations into the package, for those who check
/// it in.
@main struct InbetweenCommand: CommandPlugin {
  /// Converts what the `inbetween.yml` of the package and of each of its targets says.
  ///
  /// - Parameters:
  ///   - context: where the tool and the package are.
  ///   - arguments: `--target NAME` for some targets only; the rest goes to `inbetween convert`.
  /// - Throws: when there is no such target, or no tool.
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets =
      try names.isEmpty
      ? context.package.targets : context.package.targets(named: names)
    var folders = targets.map(\.directoryURL)
    if names.isEmpty { folders.insert(context.package.directoryURL, at: 0) }
    let configurations = folders.map { $0.appending(path: "inbetween.yml") }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
    if configurations.isEmpty {
      Diagnostics.error("no target has an inbetween.yml that says what to convert")
    }
    let tool = try context.tool(named: "inbetween").url
    for configuration in configurations {
      let process = Process()
      process.executableURL = tool
      process.currentDirectoryURL = context.package.directoryURL
      process.arguments =
        ["convert", "--config", configuration.path] + extractor.remainingArguments
      try process.run()
      process.waitUntilExit()
      if process.terminationStatus != 0 {
        Diagnostics.error("\(configuration.path): not all of it could be converted")
      }
    }
  }
}
