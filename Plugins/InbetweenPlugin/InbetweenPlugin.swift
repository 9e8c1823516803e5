import Foundation
import PackagePlugin

/// Turns the animations of a target into Swift while it is built.
///
/// Every `.json`, `.lottie` and `.tgs` file that the target's `inbetween.yml` names becomes one Swift
/// file in the build folder, wherever the file lies, and so do packed exports and scripts (`.zip`,
/// `.js`) where it names such; what their views have together is one file more, unless the
/// configuration says otherwise. One is made again only when the file, the
/// configuration, a file that the configuration names or the tool has changed; what is found in it
/// is shown as warnings and errors of the build.
@main struct InbetweenPlugin: BuildToolPlugin {
  /// One command for each animation, and one for what their views have together.
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
    let configuration = folder.appending(path: "inbetween.yml")
    guard let text = try? String(contentsOf: configuration, encoding: .utf8) else {
      Diagnostics.warning("no inbetween.yml in \(folder.path) says what to convert")
      return []
    }
    let named = NamedPaths(in: text)
    let roots = named.inputs.map { NamedPaths.root(of: $0).url(in: folder) }
    let endings =
      [".json", ".lottie", ".tgs"]
      + [".zip", ".js"].filter { ending in
        named.inputs.contains { $0.lowercased().hasSuffix(ending) }
      }
    let animations = Set((roots + [folder]).flatMap { $0.animations(ending: endings) })
    let shared = named.dependencies.flatMap { $0.url(in: folder).files }
    var names: Set<String> = []
    // Views and layers hold the pictures that an animation shows.
    var pictures: [URL: [URL]] = [:]
    var commands = animations.sorted().map { path -> Command in
      let input = URL(filePath: path)
      let title = input.path(from: folder)
      var name = title.replacing("/", with: "_")
      while !names.insert(name.lowercased()).inserted { name = "_" + name }
      let generated = output.appending(path: name + ".swift")
      let stem = input.deletingPathExtension().lastPathComponent
      let place = input.deletingLastPathComponent()
      let timing = place.appending(path: stem + ".timing.yaml")
      let seen = pictures[place] ?? place.pictures
      pictures[place] = seen
      return .buildCommand(
        displayName: "Converting \(title)", executable: tool,
        arguments: [
          "convert", "--config", configuration.path, "--only", input.path, "--into", generated.path,
          "--default-runtime", "shared",
        ],
        inputFiles: [configuration, input] + timing.files + shared + seen,
        outputFiles: [generated])
    }
    guard !commands.isEmpty else { return commands }
    let runtime = output.appending(path: "InbetweenRuntime.swift")
    commands.append(
      .buildCommand(
        displayName: "Writing what the views have together", executable: tool,
        arguments: [
          "convert", "--config", configuration.path, "--only-runtime", "--into", runtime.path,
          "--default-runtime", "shared",
        ],
        inputFiles: [configuration] + animations.sorted().map { URL(filePath: $0) } + shared,
        outputFiles: [runtime]))
    return commands
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

extension String {
  /// The file of this path, which begins at a folder unless it begins with a slash.
  fileprivate func url(in folder: URL) -> URL {
    (hasPrefix("/") ? URL(filePath: self) : folder.appending(path: self)).standardizedFileURL
  }
}

extension URL {
  /// The paths of the animations that a file or a folder is or holds; hidden ones are left out.
  fileprivate func animations(ending endings: [String]) -> [String] {
    let written = [".timeline.json", ".inspection.json", ".report.json", ".versions.json"]
    return files.map(\.path).filter { path in
      let name = path.lowercased()
      return endings.contains(where: name.hasSuffix)
        && !written.contains(where: name.hasSuffix)
    }
  }

  /// The pictures below a folder.
  fileprivate var pictures: [URL] {
    files.filter {
      ["png", "jpg", "jpeg", "webp", "gif"].contains($0.pathExtension.lowercased())
    }
  }

  /// The file itself, or those below the folder; none where nothing is.
  fileprivate var files: [URL] {
    var isFolder: ObjCBool = false
    let place = standardizedFileURL
    guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else {
      return []
    }
    guard isFolder.boolValue else { return [place] }
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: place.path)) ?? []
    return paths.sorted()
      .filter { path in
        !path.split(separator: "/").contains { $0.hasPrefix(".") }
      }
      .map { place.appending(path: $0) }
  }

  /// This path without what it has in common with a folder's.
  fileprivate func path(from folder: URL) -> String {
    let own = standardizedFileURL.pathComponents
    let common = zip(own, folder.standardizedFileURL.pathComponents).prefix { $0 == $1 }.count
    return own.dropFirst(common).joined(separator: "/")
  }
}
