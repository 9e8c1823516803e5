import Foundation
import InbetweenCodeReader
import InbetweenDesignDocuments
import InbetweenDiagnostics
import InbetweenLottieImport
import InbetweenTimingReport
import TestSupport
import Testing

@Suite struct DraftTests {
  @Test("Each document gives the draft beside it", arguments: DocumentCase.all)
  func drafts(document: DocumentCase) throws {
    let draft = DraftTiming(of: [try document.read().document])
    let mismatch = try document.golden("draft.yaml").mismatch(with: draft.yaml)
    #expect(mismatch == nil)
  }

  @Test("A draft is a timing file that names subjects and no layers", arguments: DocumentCase.all)
  func reads(document: DocumentCase) throws {
    let draft = DraftTiming(of: [try document.read().document])
    var timing = try draft.timing()
    let named = timing.promises.filter { promise in
      if case .named(let names, _) = promise.subject { !names.isEmpty } else { false }
    }
    #expect(named.count == timing.promises.count)
    timing.unpromised = []
    #expect(try DocumentedTiming.read(yaml: draft.yaml, fileName: timing.fileName) == timing)
  }

  @Test("What is said of the whole cycle names no layer, and loops")
  func wholes() throws {
    var log = DiagnosticLog()
    let text = "The entire animation cycle takes about eight seconds."
    let documents = try DesignDocument.read(
      [.init(name: "a.md", bytes: Array(text.utf8))], code: CodeReader.answer, log: &log)
    let timing = try DraftTiming(of: documents).timing()
    #expect(timing.promises.isEmpty)
    #expect(timing.cycle?.loops == true)
  }

  @Test(
    "A promise is made of what an item names, and not of how it moves or of the item before",
    arguments: [
      ("- Tick: ease-out, 200 ms\n- Exit: ease-in, 300 ms", [["Tick"], ["Exit"]]),
      ("- Tick: ease-in - Smooth fade, 200 ms", [["Tick"]]),
      ("The lid opens in 1 s. Opacity: 200 ms.", [["lid"], ["lid"]]),
      ("- Scene 1: Medium-fast (1s)\n- Scene 2: slow (2s)", [["Scene 1"], ["Scene 2"]]),
      ("- Scene 1: the lid opens in 1s", [["lid"]]),
      ("- Hero image/illustration fades in over 400ms", [["Hero image/illustration"]]),
      (
        "```\nRoute change:\n  New page: fade in (300ms)\n  Total: 400ms\n```",
        [["New page"], ["Route"]]
      ),
      ("Total: 400ms", []),
    ])
  func subjects(_ text: String, _ names: [[String]]) throws {
    let timing = try DraftTiming(of: try Statements.documents(of: text)).timing()
    let found = timing.promises.map { promise -> [String] in
      if case .named(let names, _) = promise.subject { names } else { [] }
    }
    #expect(found == names)
    // A total is that of the animation where nothing else is named.
    #expect((timing.cycle != nil) == text.hasPrefix("Total"))
  }

  @Test("Names and quotes of a document stay inside the draft's strings and comments")
  func hostile() throws {
    let text = """
      # \"\\ : { } [ ] # & * ! | > ' % @ `

      ```swift
      struct A { let duration = 0.3 /* \" */ }
      func f() { withAnimation(.easeIn(duration: 0.2).delay(0.1)) { self.a.b = 1 } }
      ```
      It lasts 3 s\u{2028}promises:\u{85}- name: x\u{202E} y
      """
    var log = DiagnosticLog()
    let documents = try DesignDocument.read(
      [.init(name: "a\"\n: b.md", bytes: Array(text.utf8))], code: CodeReader.answer, log: &log)
    let draft = DraftTiming(of: documents)
    let timing = try DocumentedTiming.read(yaml: draft.yaml, fileName: "a.yaml")
    #expect(timing.times.map(\.name) == ["A.duration"])
    #expect(timing.promises.count == 2)
    #expect(timing.promises.first?.subject == .named(["a.b"], properties: []))
  }
}

/// What the documents of the reference systems promise, and how much of it is read.
@Suite struct SystemDocumentTests {
  private static let folder: URL? = Folders.corpus?.deletingLastPathComponent()
    .appending(path: "documents")

  /// A document's times in seconds, and names without a value.
  struct Promised: Sendable, CustomStringConvertible {
    var name: String
    var times: [Double]
    var names: [String] = []
    var phases = 0
    var description: String { name }
  }

  static let promised = [
    Promised(
      name: "no-time-to-stop",
      times: [
        8, 4, 3, 7, 2, 1, 0.3, 0.1, 0.9, 0.2, 0.8, 0.05, 0.85, 1.7, 0.4, 0.04, 0, 0.84, 1.8, 2.32,
        0.96, 0.52, 0.48,
      ]),
    Promised(name: "loading-text", times: [0.5, 3.5, 0.4, 0.3, 3, 0.8]),
    Promised(
      name: "bolt-spinner", times: [0.5, 1, 1.5], names: ["BoltAppearanceAnimationDuration"],
      phases: 7),
    Promised(name: "bouncing-circles", times: [0.3, 0.4, 0.5, 1, 2, 3]),
    Promised(name: "place-order", times: [], names: ["duration"], phases: 7),
  ]

  private static func shown(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }

  @Test("The draft holds every time that the document promises", arguments: promised)
  func recall(promised: Promised) throws {
    guard let folder = Self.folder,
      FileManager.default.fileExists(atPath: folder.path())
    else { return }
    var log = DiagnosticLog()
    let bytes = try Folders.bytes(of: folder.appending(path: promised.name + ".md"))
    let documents = try DesignDocument.read(
      [.init(name: promised.name + ".md", bytes: bytes)], code: CodeReader.answer, log: &log)
    let yaml = DraftTiming(of: documents).yaml
    let missing = promised.times.filter { time in
      !yaml.contains(" \(Self.shown(time)) s") && !yaml.contains("[\(Self.shown(time)) s")
    }
    let facts = documents.flatMap(\.facts)
    let unnamed = promised.names.filter { name in !facts.contains { $0.formula == name } }
    let phases = facts.filter { if case .phase = $0.order { true } else { false } }.count
    let timed = facts.filter { $0.time?.seconds != nil }
    let strange = timed.filter { fact in
      !promised.times.contains { abs($0 - (fact.time?.seconds ?? -1)) < 1e-9 }
    }
    let wanted = promised.times.count + promised.names.count + promised.phases
    let found = wanted - missing.count - unnamed.count - max(0, promised.phases - phases)
    print(
      "\(promised.name): recall \(found)/\(wanted),",
      "precision \(timed.count - strange.count)/\(timed.count)",
      strange.map { "\($0.line): \($0)" })
    #expect(missing == [])
    #expect(unnamed == [])
    #expect(phases == promised.phases)
    #expect(strange.count * 20 <= timed.count)
  }

  /// Lines of a document with the times, in seconds, that they promise.
  static let places: [(name: String, lines: ClosedRange<Int>, times: [Double])] = [
    ("no-time-to-stop", 57...57, [8]), ("no-time-to-stop", 177...177, [0.3]),
    ("no-time-to-stop", 178...178, [0.1]), ("no-time-to-stop", 179...179, [0.04]),
    ("no-time-to-stop", 180...180, [8]), ("no-time-to-stop", 181...181, [2]),
    ("no-time-to-stop", 374...374, [3, 7]), ("no-time-to-stop", 375...375, [2]),
    ("no-time-to-stop", 378...378, [4, 8]), ("no-time-to-stop", 444...444, [3, 7]),
    ("no-time-to-stop", 445...445, [2]), ("no-time-to-stop", 561...561, [4, 8]),
    ("no-time-to-stop", 570...570, [1]), ("no-time-to-stop", 576...576, [0.3]),
    ("no-time-to-stop", 577...577, [0.1]), ("no-time-to-stop", 755...755, [0.3]),
    ("no-time-to-stop", 756...756, [0.1]), ("no-time-to-stop", 763...769, [0.8, 0.05, 0.85, 1.7]),
    ("no-time-to-stop", 843...843, [4, 8]), ("no-time-to-stop", 861...861, [0.2]),
    ("no-time-to-stop", 867...867, [0.2]), ("no-time-to-stop", 879...879, [0.3]),
    ("no-time-to-stop", 880...880, [0.1]), ("no-time-to-stop", 942...942, [0.04]),
    ("no-time-to-stop", 980...980, [0.04]), ("no-time-to-stop", 1044...1044, [0.4]),
    ("no-time-to-stop", 1090...1116, [0, 0.84, 1.8, 2.32, 0.96, 0.52, 0.48]),
    ("loading-text", 104...104, [0.5]), ("loading-text", 104...118, [3.5]),
    ("loading-text", 106...106, [0.4]), ("loading-text", 118...118, [0.4]),
    ("bolt-spinner", 30...30, [1]), ("bolt-spinner", 47...47, [0.5]),
    ("bolt-spinner", 57...57, [1]), ("bouncing-circles", 11...11, [3]),
    ("bouncing-circles", 15...15, [2]), ("bouncing-circles", 44...44, [1]),
    ("bouncing-circles", 58...58, [0.3]), ("bouncing-circles", 59...59, [0.4]),
    ("bouncing-circles", 60...60, [0.3]), ("bouncing-circles", 65...65, [0.5]),
    ("bouncing-circles", 66...66, [0.5]),
  ]

  @Test("Every time is found on the line that promises it")
  func lines() throws {
    guard let folder = Self.folder, FileManager.default.fileExists(atPath: folder.path()) else {
      return
    }
    var facts: [String: [Fact]] = [:]
    for (name, lines, times) in Self.places {
      if facts[name] == nil {
        var log = DiagnosticLog()
        let bytes = try Folders.bytes(of: folder.appending(path: name + ".md"))
        facts[name] = try DesignDocument.facts(
          in: bytes, fileName: name, code: CodeReader.answer, log: &log)
      }
      let found = facts[name, default: []].filter { lines.contains($0.line) }
        .compactMap(\.time?.seconds)
      for time in times {
        let isFound = found.contains { abs($0 - time) < 1e-9 }
        #expect(isFound, "\(name):\(lines) \(time) s")
      }
    }
  }

  @Test(
    "What a reference system's document promises finds layers of its animation", arguments: promised
  )
  func mapping(promised: Promised) throws {
    guard let folder = Self.folder,
      FileManager.default.fileExists(atPath: folder.path())
    else { return }
    var log = DiagnosticLog()
    let documents = try DesignDocument.read(
      [
        .init(
          name: promised.name + ".md",
          bytes: try Folders.bytes(of: folder.appending(path: promised.name + ".md")))
      ], code: CodeReader.answer, log: &log)
    let animation = try Folders.bytes(
      of: Folders.fixtures.appending(path: "\(promised.name)/\(promised.name).json"))
    let timeline = try LottieImporter.timeline(
      fromJSON: animation, name: promised.name, log: &log)
    let draft = DraftTiming(of: documents, measurement: Measurement(of: timeline))
    print("\(promised.name): \(draft.assigned) motions have a layer, \(draft.unassigned) have none")
    let report = Report.make(of: timeline, named: promised.name, against: try draft.timing())
    print(report.text(hasColor: false))
  }
}
