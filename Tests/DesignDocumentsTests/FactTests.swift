import Foundation
import InbetweenCodeReader
import InbetweenDesignDocuments
import InbetweenDiagnostics
import TestSupport
import Testing

/// A document below `Fixtures/documents`.
struct DocumentCase: Sendable, CustomStringConvertible {
  let url: URL

  static let all = ["md", "css", "scss", "json", "xml", "html", "rst", "ts"].flatMap {
    Folders.files(below: Folders.fixtures.appending(path: "documents"), $0)
  }
  .filter { $0.lastPathComponent != "README.md" }
  .map(DocumentCase.init)

  var description: String { url.lastPathComponent }

  func read() throws -> (document: DesignDocument, log: DiagnosticLog) {
    var log = DiagnosticLog()
    let file = DesignDocument.File(name: description, bytes: try Folders.bytes(of: url))
    let documents = try DesignDocument.read([file], code: CodeReader.answer, log: &log)
    return (try #require(documents.first), log)
  }

  func golden(_ pathExtension: String) -> Golden {
    Golden(at: url.deletingPathExtension().appendingPathExtension(pathExtension))
  }
}

@Suite struct FactTests {
  @Test("Each document gives the facts beside it", arguments: DocumentCase.all)
  func facts(document: DocumentCase) throws {
    let (found, log) = try document.read()
    let lines = found.facts.map { "\($0.line): \($0)\n" } + log.findings.map { "! \($0)\n" }
    let mismatch = try document.golden("facts").mismatch(with: lines.joined())
    #expect(mismatch == nil)
  }

  @Test("Every fact quotes the line that it stands on", arguments: DocumentCase.all)
  func quotes(document: DocumentCase) throws {
    let lines = String(decoding: try Folders.bytes(of: document.url), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    for fact in try document.read().document.facts {
      #expect(lines.indices.contains(fact.line - 1))
      #expect(lines[fact.line - 1].contains(fact.snippet.replacing("…", with: "")))
    }
  }

  @Test("Swift files are read like the Swift in fences, and constants are found across files")
  func sources() throws {
    var log = DiagnosticLog()
    let documents = try DesignDocument.read(
      [
        .init(name: "README.md", bytes: Array("The fade takes `fadeDuration`.".utf8)),
        .init(
          name: "Views.swift",
          bytes: Array("func a() { withAnimation(.linear(duration: Times.fade)) { x = 1 } }".utf8)),
        .init(name: "Times.swift", bytes: Array("enum Times { static let fade = 0.45 }".utf8)),
      ], code: CodeReader.answer, log: &log)
    let times = documents.map { $0.facts.compactMap(\.time?.seconds) }
    #expect(times == [[], [0.45], [0.45]])
  }
}

@Suite struct HostileDocumentTests {
  private func facts(_ text: String) throws -> (facts: [Fact], codes: [DiagnosticCode]) {
    var log = DiagnosticLog()
    let facts = try DesignDocument.facts(
      in: Array(text.utf8), fileName: "a.md", code: CodeReader.answer, log: &log)
    return (facts, log.findings.map(\.code))
  }

  private static let nested: [String] = [
    "let a = " + String(repeating: "(", count: 3000),
    String(repeating: "if a {} else ", count: 700) + "{}",
    "let a = " + String(repeating: "try ", count: 2000) + "b",
    "let a = " + String(repeating: "a ? ", count: 2000) + "b",
    "let a: " + String(repeating: "A<", count: 3000),
    "let a: " + String(repeating: "A -> ", count: 1500) + "B",
    String(repeating: "f {\n", count: 3000),
    String(repeating: "switch a { case\n", count: 3000),
    String(repeating: "#if a\n", count: 3000),
    "let a = " + String(repeating: ".b", count: 20000),
    "let a = " + String(repeating: "\"\"\"\n\\(", count: 3000),
  ]

  @Test("A document is read up to the most facts, and what is left alone is told")
  func manyFacts() throws {
    func lines(_ count: Int) -> String {
      (0..<count).map { "- Layer \($0) fades for 0.\($0 % 9 + 1) s.\n" }.joined()
    }
    let most = DesignDocument.maximumFacts
    let some = try facts(lines(most - 1))
    #expect(some.facts.count == most - 1)
    #expect(some.codes.isEmpty)
    var log = DiagnosticLog()
    let all = try DesignDocument.facts(
      in: Array(lines(most + 300).utf8), fileName: "a.md", code: CodeReader.answer, log: &log)
    #expect(all.count == most)
    #expect(all.last?.line == most)
    #expect(
      log.findings.map(\.description) == [
        """
        warning[D006]: a.md says 5000 things of times or more; what stands behind them is left alone
          fix: name the part that documents the animation
        """
      ])
  }

  @Test("What a string of several lines holds is no code")
  func longString() throws {
    let path = String(repeating: "M-1-2-.3-4 if else ((( \\(1 + 2)\n", count: 200)
    let code = "let path = \"\"\"\n\(path)\"\"\"\nlet fadeDuration = 0.3"
    let (facts, codes) = try facts("```swift\n\(code)\n```\n")
    #expect(codes.isEmpty)
    #expect(facts.map(\.time?.seconds) == [0.3])
  }

  @Test(
    "Code that is nested without end is left alone, and what follows is read", arguments: nested)
  func nesting(code: String) throws {
    let (facts, codes) = try facts("```swift\n\(code)\n```\n\nIt lasts 3 s.\n")
    #expect(codes == [.codeNotRead])
    #expect(facts.map(\.time?.seconds) == [3])
  }

  @Test("Text that is nested without end is read as far as it makes sense")
  func quotes() throws {
    let text =
      String(repeating: ">", count: 5000) + "\n\n" + String(repeating: "[", count: 20000)
      + "\n\n" + String(repeating: "*a ", count: 20000) + "\n\nIt lasts 3 s.\n"
    #expect(try facts(text).facts.map(\.time?.seconds) == [3])
  }

  @Test("Constants that name each other in a circle have no value")
  func circle() throws {
    let code = "enum A { static let duration = B.delay }\nenum B { static let delay = A.duration }"
    #expect(try facts("```swift\n\(code)\n```\n").facts.isEmpty)
  }

  @Test("Loops and calls without end are read for as long as the budget lasts")
  func loops() throws {
    let code = """
      func f(_ n: Int) {
        for i in 0..<150 { for j in 0..<150 { for k in 0..<150 { f(n + i + j + k); g() } } }
      }
      func g() { for i in 0..<1_000_000_000 { f(i) } }
      """
    #expect(try facts("```swift\n\(code)\n```\n\nIt lasts 3 s.\n").facts.last?.time?.seconds == 3)
  }

  /// Lines of a fence, and whether they say more than is read of a document.
  private static let longFences: [(lines: String, language: String, isFull: Bool)] = [
    ("lid opens 0.3 s\n", "", true), ("// lid opens 0.3 s\n", "ts", true),
    ("a (ms)  b\n------\n1  2\n", "", false),
    ("// the gull fades in over 0.3 s\nfunction f() {}\n", "js", false), ("() ", "css", false),
    ("} ", "scss", false), ("#{", "scss", false), ("a: 'b 0.1s ease, c 0.2s', ", "js", false),
  ]

  /// Seconds; were each line looked for in all others, it would not end within a day. No limit says
  /// so: a test's time goes on while others have the processors.
  @Test(
    "Fences of very many lines are read in a time that grows with them",
    arguments: longFences)
  func readsLong(_ fence: (lines: String, language: String, isFull: Bool)) throws {
    let text = String(repeating: fence.lines, count: 400_000 / fence.lines.utf8.count)
    let (found, codes) = try facts("```\(fence.language)\n\(text)\n```\n\nIt lasts 3 s.\n")
    #expect((found.count == DesignDocument.maximumFacts) == fence.isFull)
    #expect(codes.contains(.tooMuchDocumented) == fence.isFull)
    #expect(found.last?.time?.seconds == (fence.isFull ? 0.3 : 3))
  }

  /// What comes again and again, and what stands before it.
  private static let longDocuments: [(before: String, again: String)] = [
    ("", "```\nlid { 0.3 s }\n```\n\n"), ("| Lid | Time |\n|---|---|\n", "| lid | 300ms "),
    ("", "- 鐘がstagger付き（0.15秒間隔）で鳴る\n"), ("| Lid |\n|---|\n| ", "fades 300ms, "),
    ("", "| Lid | Time |\n|---|---|\n| a | 300ms |\n\n"),
  ]

  @Test(
    "Documents of very much that is alike are read in a time that grows with them",
    arguments: longDocuments)
  func readsLong(_ document: (before: String, again: String)) throws {
    let text = String(repeating: document.again, count: 400_000 / document.again.utf8.count)
    let found = try facts("# Lid\n\nIt lasts 3 s.\n\n\(document.before)\(text)\n").facts
    #expect(found.first?.time?.seconds == 3)
  }

  @Test("What is no text is refused")
  func noText() throws {
    var log = DiagnosticLog()
    let found = #expect(throws: Diagnostic.self) {
      try DesignDocument.facts(
        in: [0xFF, 0xFE, 0x00], fileName: "a.md", code: CodeReader.answer, log: &log)
    }
    #expect(found?.code == .documentIsNoText)
  }

  @Test("A document beyond the limit is refused")
  func tooLarge() throws {
    var log = DiagnosticLog()
    let bytes = [UInt8](repeating: 0x20, count: DesignDocument.maximumBytes + 1)
    let found = #expect(throws: Diagnostic.self) {
      try DesignDocument.facts(in: bytes, fileName: "a.md", code: CodeReader.answer, log: &log)
    }
    #expect(found?.code == .documentTooLarge)
  }

  @Test("A document of 5 MB is read to its end")
  func large() throws {
    let part = """
      The fade takes 0.3 s and the slide 250 ms, as the sketch on the wall shows to all who pass.

      | Part | Duration |
      |------|----------|
      | Logo | 0.3 s    |

      ```swift
      let fadeDuration = 0.3
      ```

      """
    let text = String(repeating: part + String(repeating: "plain words, ", count: 400), count: 940)
    #expect(text.utf8.count > 5_000_000)
    #expect(try facts(text + "\n\nThe last one lasts 9 s.").facts.last?.time?.seconds == 9)
  }
}
