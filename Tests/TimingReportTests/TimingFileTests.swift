import InbetweenDiagnostics
import InbetweenTimeline
import Testing

@testable import InbetweenTimingReport

@Suite struct TimingFileTests {
  private func read(_ yaml: String) throws -> DocumentedTiming {
    try DocumentedTiming.read(yaml: yaml, fileName: "a.timing.yaml")
  }

  /// The one promise of a file that says `lines` of it.
  private func promise(_ lines: String...) throws -> Promise {
    let body = lines.map { "    \($0)\n" }.joined()
    let timing = try read("promises:\n  - name: A\n    layer: L\n" + body)
    return try #require(timing.promises.first)
  }

  @Test(
    "Times are written as people write them",
    arguments: [
      ("3 s", TimeSpan.seconds(3)), ("3s", .seconds(3)), ("300 ms", .seconds(0.3)),
      ("2 minutes", .seconds(120)), ("18 frames", .frames(18)), ("18f", .frames(18)),
      ("0.25", .seconds(0.25)), ("2", .seconds(2)), ("d", .seconds(1.5)), ("2 d", .seconds(3)),
      ("0.3 × d", .seconds(0.45)), ("0.3 * d", .seconds(0.45)), ("d × 2", .seconds(3)),
      ("2 d + 500 ms", .seconds(3.5)), ("d - 0.5 s", .seconds(1)),
      ("full duration", .seconds(2)), ("0.5 × full duration", .seconds(1)),
    ])
  func times(_ text: String, _ expected: TimeSpan) throws {
    let timing = try read(
      """
      times: { d: 1.5 s, full duration: 2 s }
      promises:
        - { name: A, layer: L, starts: "\(text)" }
      """)
    let found = try #require(timing.promises.first?.starts.first)
    #expect(abs(found.number - expected.number) < 1e-12)
    #expect(found.scaled(by: 0) == expected.scaled(by: 0))
  }

  @Test("A promise says what moves, when, how and why")
  func whole() throws {
    let promise = try promise(
      "property: [Position y, Opacity]", "starts: [1 s, 3 s]", "lasts: 0.5 s", "from: 100 %",
      "to: -45°", "by: [1, 2 pt]", "easing: easeInOut", "tolerance: 2 frames",
      "source: README.md 12, 14-16", "note: seen on screen")
    #expect(promise.subject == .layers(["L"], properties: ["Position y", "Opacity"]))
    #expect(promise.starts == [.seconds(1), .seconds(3)])
    #expect(promise.duration == .span(.seconds(0.5)))
    #expect(promise.from == .number(1))
    #expect(promise.to == .number(-45))
    #expect(promise.by == .numbers([1, 2]))
    #expect(promise.easing == .named(.easeInOut))
    #expect(promise.tolerance == .span(.frames(2)))
    #expect(promise.source == DocumentSource(document: "README.md", lines: "12, 14-16"))
    #expect(promise.note == "seen on screen")
    #expect(promise.position == TextPosition(line: 2, column: 5))
  }

  @Test(
    "A source is lines, a document with lines, or both keys",
    arguments: [
      ("104", "", "104"), ("57, 180", "", "57, 180"), ("[57, 374-375]", "", "57, 374-375"),
      ("notes.md:12-14", "notes.md", "12-14"), ("notes.md 12", "notes.md", "12"),
      ("{ document: notes.md, lines: [3, 5] }", "notes.md", "3, 5"), ("notes.md", "notes.md", ""),
    ])
  func sources(_ text: String, _ document: String, _ lines: String) throws {
    let source = try promise("source: \(text)").source
    #expect(source == DocumentSource(document: document, lines: lines))
  }

  @Test(
    "Durations may be open, instant, or another's",
    arguments: [
      ("open", Promise.Duration.open), ("instant", .instant), ("0 s", .instant),
      ("as long as A", .same(as: "A")),
    ])
  func durations(_ text: String, _ expected: Promise.Duration) throws {
    let timing = try read(
      """
      promises:
        - { name: A, layer: L }
        - { name: B, layer: L, lasts: \(text) }
      """)
    #expect(timing.promises.last?.duration == expected)
  }

  @Test(
    "Easings are names or numbers",
    arguments: [
      ("ease-in-out", DocumentedEasing.named(.easeInOut)), ("EASE_IN", .named(.easeIn)),
      ("Easy Ease", .named(.easyEase)), ("default", .named(.ease)), ("spring", .spring),
      ("custom", .custom), ("open", .open),
      ("[0.1, -0.5, 0.9, 1.5]", .curve(TimingCurve(0.1, -0.5, 0.9, 1.5))),
      ("cubic-bezier(0.1, 0.2, 0.3, 0.4)", .curve(TimingCurve(0.1, 0.2, 0.3, 0.4))),
    ])
  func easings(_ text: String, _ expected: DocumentedEasing) throws {
    #expect(try promise("easing: \(text)").easing == expected)
  }

  @Test(
    "Values are numbers with units, lists and colours",
    arguments: [
      ("100 %", DocumentedValue.number(1)), ("-45°", .number(-45)), ("15 pt", .number(15)),
      ("0.7", .number(0.7)), ("−3", .number(-3)), ("\"#FF8000\"", .color(Color(hex: 0xFF8000))),
      ("[1, 50 %]", .numbers([1, 0.5])),
    ])
  func values(_ text: String, _ expected: DocumentedValue) throws {
    #expect(try promise("from: \(text)").from == expected)
  }

  /// A file and the whole sentence that it gets.
  struct Mistake: CustomTestStringConvertible, Sendable {
    let yaml: String
    let sentence: String
    var testDescription: String { sentence }
  }

  static let mistakes = [
    Mistake(
      yaml: "",
      sentence: """
        error[T001] 1:1: the timing file is empty
          fix: write at least "promises:" with one promise
        """),
    Mistake(
      yaml: "promises: [",
      sentence: """
        error[T002] 2:1: this is not YAML: while parsing a flow node, did not find expected node \
        content
          fix: put texts with : # [ ] { } & * into quotes, and indent with spaces
        """),
    Mistake(
      yaml: "cycle: 1 s\ncycle: 2 s\n",
      sentence: """
        error[T002] 1:1: the key "cycle" is here twice
          fix: keep one of them
        """),
    Mistake(
      yaml: "promises: &a\n  - { name: A, layer: L }\ncycle: *a\n",
      sentence: """
        error[T003] 1:11: anchors and aliases are not read
          fix: name the time under "times" and use its name, or put the text into quotes
        """),
    Mistake(
      yaml: "promisses: []\n",
      sentence: """
        error[T004] 1:1: the file has no key "promisses"
          fix: did you mean "promises"?
        """),
    Mistake(
      yaml: "promises:\n  - name: A\n    layer: L\n    easeing: linear\n",
      sentence: """
        error[T004] 4:5: a promise has no key "easeing"
          fix: did you mean "easing"?
        """),
    Mistake(
      yaml: "- a\n- b\n",
      sentence: """
        error[T005] 1:1: "the file" is a list of 2
          fix: write a mapping, such as "key: value"
        """),
    Mistake(
      yaml: "promises:\n  - layer: L\n",
      sentence: """
        error[T005] 2:5: a promise needs the key "name"
          fix: add "name: …"
        """),
    Mistake(
      yaml: "promises:\n  - name: A\n",
      sentence: """
        error[T005] 2:5: a promise names nothing that moves
          fix: give it one of the keys layer, layers, subject and marker
        """),
    Mistake(
      yaml: "promises:\n  - { name: A, layer: L }\n  - { name: A, layer: M }\n",
      sentence: """
        error[T005] 3:7: the name "A" is taken by line 2
          fix: choose another name
        """),
    Mistake(
      yaml: "promises:\n  - { name: A, layer: L, lasts: -1 s }\n",
      sentence: """
        error[T005] 2:33: "lasts" is "-1 s"
          fix: write a time that is not negative
        """),
    Mistake(
      yaml: "promises:\n  - { name: A, layer: L, lasts: soon }\n",
      sentence: """
        error[T005] 2:33: "lasts" is "soon"
          fix: write a time, such as 0.3 s, 300 ms, 18 frames or 0.3 × d for a named time d
        """),
    Mistake(
      yaml: "cycle: .nan\n",
      sentence: """
        error[T005] 1:8: "cycle" is ".nan"
          fix: write a time, such as 0.3 s, 300 ms, 18 frames or 0.3 × d for a named time d
        """),
    Mistake(
      yaml: "cycle: 99999999999999999999 s\n",
      sentence: """
        error[T005] 1:8: "cycle" is "99999999999999999999 s"
          fix: write a time of less than 1000000 s
        """),
    Mistake(
      yaml: "promises:\n  - { name: A, layer: L, easing: bouncy }\n",
      sentence: """
        error[T005] 2:34: "easing" is "bouncy"
          fix: write four numbers, such as [0.42, 0, 0.58, 1], or one of linear, ease, ease-in, \
        ease-out, ease-in-out, easy ease, easy ease in, easy ease out, spring, custom, open
        """),
    Mistake(
      yaml: "promises:\n  - { name: A, layer: L, delay: 1 s }\n",
      sentence: """
        error[T005] 2:26: a promise has a delay and nothing that it comes after
          fix: add the key after, or use starts
        """),
    Mistake(
      yaml: "promises:\n  - { name: A, layer: L, starts: 0, repeats: 3 }\n",
      sentence: """
        error[T005] 2:37: "A" repeats and has no period
          fix: add "period: …", or list every start
        """),
    Mistake(
      yaml: "promises:\n  - { name: A, layers: [L, M], stagger: { count: 3 } }\n",
      sentence: """
        error[T005] 2:32: "A" counts 3 layers and names 2
          fix: name each layer of the row
        """),
    Mistake(
      yaml: "promises:\n  - { name: Rise, layer: L }\n  - { name: Fall, layer: L, after: Rice }\n",
      sentence: """
        error[T006] 3:36: there is no promise "Rice"
          fix: did you mean "Rise"?
        """),
    Mistake(
      yaml: """
        promises:
          - { name: A, layer: L, after: B }
          - { name: B, layer: L, together: A }

        """,
      sentence: """
        error[T007] 2:5: promises wait for each other in a circle: "A" → "B" → "A"
          fix: give one of them a start
        """),
    Mistake(
      yaml: "times: { d: 1 s }\nexpect:\n  - agree: [d, e]\n",
      sentence: """
        error[T006] 3:12: there is no time "e"
          fix: did you mean "d"?
        """),
  ]

  @Test("A mistake is told with its place and how to mend it", arguments: mistakes)
  func mistake(_ mistake: Mistake) {
    let error = #expect(throws: Diagnostic.self) { try read(mistake.yaml) }
    #expect(error?.description == mistake.sentence)
  }
}
