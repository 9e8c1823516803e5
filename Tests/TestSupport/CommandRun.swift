package import Foundation

/// The built `inbetween`, run as a process of its own.
package struct CommandRun: Sendable {
  package let status: Int32
  package let output: String
  package let errors: String

  /// The built executable of a product, beside the test bundle.
  package static func executable(_ name: String) -> URL {
    var folder = Bundle.main.bundleURL
    for bundle in Bundle.allBundles where bundle.bundleURL.pathExtension == "xctest" {
      folder = bundle.bundleURL.deletingLastPathComponent()
    }
    return folder.appending(path: name)
  }

  /// Runs the command and waits for it.
  ///
  /// - Parameters:
  ///   - arguments: without the command's own name.
  ///   - folder: the working folder.
  ///   - input: what standard input holds.
  ///   - output: where standard output goes instead of into `output`.
  ///   - environment: variables besides the test's own.
  /// - Throws: when the process cannot be started, and when it does not end within twenty minutes.
  package init(
    _ arguments: [String], in folder: URL, input: Data = Data(), output: FileHandle? = nil,
    environment: [String: String] = [:]
  ) throws {
    let scratch = try ScratchFolder()
    let process = Process()
    process.executableURL = Self.executable("inbetween")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    // Files, not pipes: a pipe that nobody empties stops the process.
    let inputFile = scratch.url.appending(path: "input")
    try input.write(to: inputFile)
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    let outputFile = try scratch.newFile("output")
    process.standardOutput = output ?? outputFile
    process.standardError = try scratch.newFile("errors")
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    if end.wait(timeout: .now() + Self.longest) == .timedOut {
      Foundation.kill(process.processIdentifier, SIGKILL)
      throw NoEnd(arguments: arguments)
    }
    process.waitUntilExit()
    status = process.terminationStatus
    self.output = try scratch.text("output")
    errors = try scratch.text("errors")
  }
}

extension CommandRun {
  /// How long a run may take, in seconds; the slowest takes a few on a slow machine.
  private static let longest = 1_200.0

  /// A run that was killed since it went on and on.
  private struct NoEnd: Error, CustomStringConvertible {
    let arguments: [String]

    var description: String {
      "no end within \(Int(longest)) s: inbetween \(arguments.joined(separator: " "))"
    }
  }

  /// Runs the command and kills it after a while, whatever it is doing.
  package static func kill(
    _ arguments: [String], in folder: URL, after time: Duration
  ) throws {
    let process = Process()
    process.executableURL = executable("inbetween")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let seconds = Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18
    Thread.sleep(forTimeInterval: seconds)
    if process.isRunning { Foundation.kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
  }
}

/// A folder for one test, removed with it.
package final class ScratchFolder: Sendable {
  package let url: URL

  package init() throws {
    url = FileManager.default.temporaryDirectory
      .appending(path: "inbetween-tests-\(UUID().uuidString)", directoryHint: .isDirectory)
      .resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The names in it, sorted; hidden ones too.
  package func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path()).sorted()
  }

  package func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: url.appending(path: name)), as: UTF8.self)
  }

  package func write(_ text: String, to name: String) throws {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  fileprivate func newFile(_ name: String) throws -> FileHandle {
    let file = url.appending(path: name)
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }
}
