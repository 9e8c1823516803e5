import Foundation
import TestSupport
import Testing

/// One input that ends the command, or takes too much, is left out by every command; the others are done.
@Suite(.serialized) struct InputGuardTests {
  private struct Listed: Decodable {
    var findings: [Finding]
    struct Finding: Decodable { var file, code, message: String }
  }

  @Test("A fault at one input begins the command again without it, and nothing is said twice")
  func fault() throws {
    let scratch = try ScratchFolder.withLargeFile(of: 12_000_000)
    let expected = try ["a", "z"].map { name in
      try CommandRun(["inspect", "Art/\(name).json"], in: scratch.url).output
        .replacing("Art/\(name).json", with: "Art/\(name)")
    }
    let script = """
      "$1" inspect Art >printed 2>errors & until grep -qs . printed; do sleep 0.01; done
      sleep 0.2; kill -SEGV $!; wait $!; echo "status $?"
      """
    let command = CommandRun.executable("inbetween").path()
    let run = try Shell.run("bash", ["-c", script, "sh", command], in: scratch)
    #expect(run.output == "status 1\n")
    let printed = try scratch.text("printed").replacing(".json", with: "")
    #expect(printed == expected.joined().replacing(".json", with: ""))
    #expect(
      try scratch.text("errors") == """
        Art/large.json: error: [C013] inbetween ended at this file, by SIGSEGV; report it as a fault of \
        inbetween, with the file, and leave the file out

        """)
  }

  @Test(
    "Each command leaves out what takes too much memory or time, and does the others",
    arguments: [
      ("inspect --targets literal", 1), ("timing", 2), ("validate", 1), ("slots", 1),
      ("render --format svg --output out", 1), ("convert --to literal --jobs 1 --output out", 1),
    ])
  func limits(_ words: String, _ status: Int32) throws {
    let scratch = try ScratchFolder.withLargeFile(of: 12_000_000)
    let words = words.split(separator: " ").map(String.init)
    let command = [words[0], "Art"] + words.dropFirst() + ["--findings", "json"]
    for (option, code, part) in [
      (["--memory-limit", "150"], "C015", " MB of memory, and 150 MB are allowed"),
      (["--time-limit", "0.3s"], "C014", "it is left out after 0.3 s of processor time"),
    ] {
      let run = try CommandRun(command + option, in: scratch.url)
      #expect(run.status == status, "\(run.errors)")
      let list = try JSONDecoder().decode(Listed.self, from: Data(run.output.utf8))
      let findings = list.findings.filter { ["C013", "C014", "C015"].contains($0.code) }
      #expect(findings.map(\.file) == ["Art/large.json"])
      #expect(findings.map(\.code) == [code])
      #expect(findings.first?.message.contains(part) == true)
    }
  }

  @Test("One input alone that takes too much is an error, and nothing of it is written")
  func alone() throws {
    let scratch = try ScratchFolder.withLargeFile(of: 12_000_000)
    let run = try CommandRun(
      ["convert", "Art/large.json", "--to", "literal", "--output", "out", "--memory-limit", "150"],
      in: scratch.url)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("Art/large.json: error: [C015] it took "))
    let taken = run.errors.split(separator: " ").compactMap { Int($0) }.first ?? 0
    #expect(taken >= 150, "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: scratch.url.path() + "out"))
  }

  @Test("What came from standard input ends with the command, and says why")
  func stream() throws {
    let scratch = try ScratchFolder.withLargeFile(of: 12_000_000)
    let large = try Data(contentsOf: scratch.url.appending(path: "Art/large.json"))
    for (option, code) in [
      (["--memory-limit", "150"], "C015"), (["--time-limit", "0.3s"], "C014"),
    ] {
      let run = try CommandRun(["inspect", "-"] + option, in: scratch.url, input: large)
      #expect(run.status == 70)
      #expect(run.output.isEmpty)
      #expect(run.errors.hasPrefix("<stdin>: error: [\(code)] it "), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1)
    }
  }

  @Test("What was read from standard input cannot be read again without a later file")
  func afterStream() throws {
    let scratch = try ScratchFolder.withLargeFile(of: 12_000_000)
    let ball = try Data(contentsOf: scratch.url.appending(path: "Art/a.json"))
    let run = try CommandRun(
      ["inspect", "-", "Art/large.json", "--memory-limit", "150"], in: scratch.url, input: ball)
    #expect(run.status == 70)
    #expect(run.errors.hasPrefix("Art/large.json: error: [C015] it "), "\(run.errors)")
    let alone = try CommandRun(["inspect", "-"], in: scratch.url, input: ball)
    #expect(run.output == alone.output)
  }
}
