import Foundation
import TestSupport
import Testing

@Suite struct InstallTests {
  @Test("Installing puts the command, its manual and its completions into place")
  func install() throws {
    let scratch = try ScratchFolder()
    let script = Folders.package.appending(path: ".ci/install").path()
    guard Self.find("python3") != nil else { return }
    let binary = CommandRun.executable("inbetween").path()
    #expect(try Self.run("bash", [script, binary, scratch.url.path()]).status == 0)
    let manual = try scratch.text("share/man/man1/inbetween.1")
    #expect(manual.hasPrefix(".TH INBETWEEN 1"))
    for part in ["INBETWEEN CONVERT", "INBETWEEN TIMING", "\\-\\-check", "timeline\\-json"] {
      #expect(manual.contains(part))
    }
    for name in [
      "bin/inbetween", "share/zsh/site-functions/_inbetween",
      "share/fish/vendor_completions.d/inbetween.fish",
    ] {
      #expect(FileManager.default.fileExists(atPath: scratch.url.appending(path: name).path()))
    }
    let completion = try Self.run(
      "bash",
      [
        "-c",
        """
        source share/bash-completion/completions/inbetween
        COMP_WORDS=(inbetween convert --to "") COMP_CWORD=3
        COMP_LINE="inbetween convert --to " COMP_POINT=23
        _inbetween inbetween "" --to
        echo "${COMPREPLY[@]}"
        """,
      ], in: scratch.url)
    #expect(completion.output.hasPrefix("literal timeline-json"))
  }

  /// Where a program is; nil without it.
  private static func find(_ name: String) -> URL? {
    ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + name }
      .first(where: FileManager.default.isExecutableFile).map { URL(filePath: $0) }
  }

  private static func run(
    _ name: String, _ arguments: [String], in folder: URL = Folders.package
  ) throws -> (status: Int32, output: String) {
    guard let program = find(name) else { return (-1, "") }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
