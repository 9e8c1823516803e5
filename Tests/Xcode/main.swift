// Prints what the plugin runs for a target of an Xcode project, each command's words in a line:
// commands PROJECT TARGET WORK TOOLS.

import Foundation
import PackagePlugin
import XcodeProjectPlugin

@testable import InbetweenPlugin

let places = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
let context = XcodePluginContext(
  xcodeProject: XcodeProject(displayName: "Project", directoryURL: places[0]),
  pluginWorkDirectoryURL: places[2], folder: places[3])
let target = XcodeTarget(displayName: CommandLine.arguments[2])
for command in try InbetweenPlugin().createBuildCommands(context: context, target: target) {
  // Its parts are the package manager's own; only reflection shows them.
  let parts = Mirror(reflecting: command).children.first.map { Mirror(reflecting: $0.value) }
  let words = parts?.children.first { $0.label == "arguments" }?.value as? [String] ?? []
  print(words.joined(separator: "\t"))
}
