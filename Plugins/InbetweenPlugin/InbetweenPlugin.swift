import Foundation
import PackagePlugin

/// Turns the animations of a target into Swift while it is built.
///
/// Every `.json` and `.lottie` file below the target's folder that its `inbetween.yml` names
/// becomes one Swift file in the build folder. One is made again only when the file, the configuration, its
/// timing file or the tool has changed; what is found in it is shown as warnings and errors of the
/// build.
@main struct InbetweenPlugin: BuildToolPlugin {
  /// One command for each animation.
  ///
  /// - Parameters:
  ///   - context: where the tool is, and where outputs go.
  ///   - target: whose folder is searched.
  /// - Returns: the commands, in the order of their inputs' paths.
  /// - Throws: when there is no tool.
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    try commands(
      folder: target.directoryURL, output: context.pluginWorkDirectoryURL,
      tool: context.tool(named: "inbetween").url)
  }

  private func commands(folder: URL, output: URL, tool: URL) throws -> [Command] {
    let files = FileManager.default.animationFiles(below: folder)
    guard let configuration = files.configuration else {
      Diagnostics.warning("no inbetween.yml in \(folder.path) says what to convert")
      return []
    }
    return files.animations.map { path in
      let input = folder.appending(path: path)
      let name = path.replacing("/", with: "_") + ".swift"
      let generated = output.appending(path: name)
      var inputs = [configuration, input]
      let stem = input.deletingPathExtension().lastPathComponent
      let timing = input.deletingLastPathComponent().appending(path: stem + ".timing.yaml")
      if FileManager.default.fileExists(atPath: timing.path) { inputs.append(timing) }
      return .buildCommand(
        displayName: "Converting \(path)", executable: tool,
        arguments: [
          "convert", "--config", configuration.path, "--only", input.path, "--into", generated.path,
        ],
        inputFiles: inputs, outputFiles: [generated])
    }
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension InbetweenPlugin: XcodeBuildToolPlugin {
    /// One command for each animation of a target of an Xcode project, whose configuration lies in
    /// a folder of the target's name.
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      try commands(
        folder: context.xcodeProject.directoryURL.appending(path: target.displayName),
        output: context.pluginWorkDirectoryURL, tool: context.tool(named: "inbetween").url)
    }
  }
#endif

extension FileManager {
  /// The configuration of a folder, and the animations below it by their paths there.
  fileprivate func animationFiles(below folder: URL) -> (configuration: URL?, animations: [String])
  {
    let configuration = folder.appending(path: "inbetween.yml")
    let written = [".timeline.json", ".inspection.json", ".report.json"]
    let paths = (try? subpathsOfDirectory(atPath: folder.path)) ?? []
    let animations = paths.filter { path in
      let name = path.lowercased()
      return (name.hasSuffix(".json") || name.hasSuffix(".lottie"))
        && !written.contains(where: name.hasSuffix)
        && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }
    return (fileExists(atPath: configuration.path) ? configuration : nil, animations.sorted())
  }
}
