import Foundation

/// Runs programs by name.
package enum Shell {
  /// Runs a program in a scratch folder and waits for its end.
  ///
  /// - Parameters:
  ///   - command: its name or path.
  ///   - arguments: as the program gets them.
  ///   - scratch: its current folder.
  /// - Returns: its status, and all that it printed.
  /// - Throws: where the program cannot be started.
  package static func run(
    _ command: String, _ arguments: [String], in scratch: ScratchFolder
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [command] + arguments
    process.currentDirectoryURL = scratch.url
    let file = scratch.url.appending(path: "log")
    try Data().write(to: file)
    let log = try FileHandle(forWritingTo: file)
    process.standardOutput = log
    process.standardError = log
    try process.run()
    process.waitUntilExit()
    return (process.terminationStatus, try scratch.text("log"))
  }
}
