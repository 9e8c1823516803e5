// What of Xcode's own module for plugins the build-tool plugin uses, as Apple documents it: Xcode is
// not needed to compile the plugin against it.

public import Foundation
public import PackagePlugin

/// A plugin for targets of Xcode's projects.
public protocol XcodeBuildToolPlugin: BuildToolPlugin {
  /// The commands of a target.
  func createBuildCommands(
    context: XcodePluginContext, target: XcodeTarget
  ) throws -> [Command]
}

/// Where a plugin runs.
public struct XcodePluginContext {
  /// The project whose target is built.
  public let xcodeProject: XcodeProject
  /// Where outputs go.
  public let pluginWorkDirectoryURL: URL
  private let folder: URL

  /// A place for a plugin.
  ///
  /// - Parameters:
  ///   - xcodeProject: whose target is built.
  ///   - pluginWorkDirectoryURL: where outputs go.
  ///   - folder: where tools are.
  public init(xcodeProject: XcodeProject, pluginWorkDirectoryURL: URL, folder: URL) {
    self.xcodeProject = xcodeProject
    self.pluginWorkDirectoryURL = pluginWorkDirectoryURL
    self.folder = folder
  }

  /// A program of the package.
  public func tool(named name: String) throws -> Tool { Tool(url: folder.appending(path: name)) }

  /// A program that plugins may run.
  public struct Tool {
    /// Where it is.
    public let url: URL
  }
}

/// A project; files of it need not lie in folders of its targets.
public struct XcodeProject {
  /// As Xcode shows it.
  public let displayName: String
  /// The folder that the project lies in.
  public let directoryURL: URL

  /// One with this name.
  public init(displayName: String, directoryURL: URL) {
    self.displayName = displayName
    self.directoryURL = directoryURL
  }
}

/// A target of a project.
public struct XcodeTarget {
  /// As Xcode shows it.
  public let displayName: String

  /// One with this name.
  public init(displayName: String) { self.displayName = displayName }
}
