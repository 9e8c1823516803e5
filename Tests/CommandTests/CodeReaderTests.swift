import Foundation
import TestSupport
import Testing

/// What `inbetween` says of Swift in documents with the program beside it that reads it, and without.
@Suite struct CodeReaderTests {
  private static let document = """
    # Ball

    The ball rises for 0.4 s.

    ```swift
    withAnimation(.easeIn(duration: 0.25)) { isUp = true }
    ```
    """

  @Test("Swift in a document is read by the program beside the command")
  func beside() throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.document, to: "ball.md")
    let run = try CommandRun(["document", "ball.md", "--facts"], in: scratch.url)
    #expect(run.status == 0)
    #expect(run.output.contains("0.4") && run.output.contains("0.25"))
  }

  @Test(
    "Without that program, or an answer of it, the words are read, and the code is told of",
    arguments: [
      (nil, "the program that reads Swift, inbetween-code-reader, is not beside the command"),
      ("exit 1", "the program that reads Swift, inbetween-code-reader, ended without an answer"),
      (
        "kill -PROF $$",
        "it takes longer than Swift may take to be read, which is so where much of it is none"
      ),
    ])
  func alone(program: String?, reason: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write(Self.document, to: "ball.md")
    try FileManager.default.copyItem(
      at: CommandRun.executable("inbetween"), to: scratch.url.appending(path: "inbetween"))
    if let program {
      try scratch.write("#!/bin/sh\n\(program)\n", to: "inbetween-code-reader")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755],
        ofItemAtPath: scratch.url.appending(path: "inbetween-code-reader").path)
    }
    let run = try Shell.run("./inbetween", ["document", "ball.md", "--facts"], in: scratch)
    #expect(run.status == 0)
    #expect(run.output.contains("0.4") && !run.output.contains("0.25"))
    #expect(
      run.output.contains(
        "ball.md:6:1: warning: [D003] code in ball.md is left alone: \(reason); "
          + "state its times in a sentence or a table"), "\(run.output)")
  }
}
