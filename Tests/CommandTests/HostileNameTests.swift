import Foundation
import TestSupport
import Testing

/// One animation all of whose names and texts try to leave the place that they are put into, through
/// every command and format: each output is read as its format is, and holds them as data.
@Suite struct HostileNameTests {
  /// What would run, or be a command, stands in each of them as `hacked.run()`.
  private static let names = [
    "\"; hacked.run(); \"", "\\(hacked.run())", "\\#(hacked.run())\"\"\"#", "*/ hacked.run() /*",
    "line\nhacked.run()",
    "\r\n::error::hacked.run()", "</script><script>hacked.run()</script>",
    "<img src=x onerror=hacked.run()>",
    "\" onload=\"hacked.run()", "]]><a xlink:href=\"javascript:hacked.run()\">",
    "' onfocus='hacked.run()",
    "| cell | hacked.run() |", "[hacked.run()](javascript:hacked.run())", "```\nhacked.run()",
    "%0Ahacked.run()",
    "- name: hacked.run()\n  layer: *x", "{hacked.run()}: &a !!b", "../../hacked.run()",
    "/etc/hacked.run()",
    "\u{1B}]0;hacked.run()\u{7}", "\u{202E}hacked.run()\u{2066}", "\u{2028}hacked.run()\u{2029}",
    "\u{FEFF}hacked.run()\u{0}", "state --> hacked.run() : x", "end note hacked.run()",
    "${hacked.run()} `hacked.run()`",
    "Color", "View", "body", "time", "init", "Self", "hacked.run()\u{301}\"\u{301}",
  ]

  private static func animation() throws -> Data {
    func value(_ value: Any) -> [String: Any] { ["a": 0, "k": value] }
    func moving(_ end: Int) -> [String: Any] {
      [
        "a": 1,
        "k": [
          ["t": 0, "s": [0], "i": ["x": [1], "y": [1]], "o": ["x": [0], "y": [0]]],
          ["t": end, "s": [100]],
        ],
      ]
    }
    var layers: [[String: Any]] = []
    for (index, name) in names.enumerated() {
      let common: [String: Any] = [
        "nm": name, "mn": name, "cl": name, "ln": name, "ip": 0, "op": 60, "st": 0,
        "ks": ["o": moving(index + 5)],
      ]
      layers.append(
        common.merging([
          "ty": 4, "ind": 2 * index + 1,
          "masksProperties": [
            [
              "nm": name, "mode": "a", "o": value(100), "x": value(0),
              "pt": value([
                "i": [[0, 0], [0, 0], [0, 0]], "o": [[0, 0], [0, 0], [0, 0]],
                "v": [[0, 0], [80, 0], [0, 80]], "c": true,
              ]),
            ]
          ],
          "ef": [
            [
              "ty": 21, "nm": name, "mn": name,
              "ef": [["ty": 2, "nm": name, "v": value([1, 0, 0, 1])]],
            ]
          ],
          "shapes": [
            [
              "ty": "gr", "nm": name, "mn": name,
              "it": [
                [
                  "ty": "rc", "nm": name, "s": value([50, 50]), "p": value([0, 0]),
                  "r": ["a": 0, "k": 0, "x": name],
                ],
                [
                  "ty": "fl", "nm": name,
                  "c": ["sid": name, "a": 0, "k": [1, 0, Double(index) / 100]], "o": value(100),
                ],
                ["ty": "tr"],
              ],
            ]
          ],
        ]) { $1 })
      // Texts, compositions and pictures of one kind of name each are enough: all take the same ways.
      guard index % 4 == 0 else { continue }
      layers.append(
        common.merging([
          "ty": 5, "ind": 2 * index + 2,
          "t": [
            "d": [
              "k": [
                ["t": 0, "s": ["t": name, "f": name, "s": 12, "fc": [0, 0, 0], "j": 0, "lh": 14]]
              ]
            ],
            "p": [:], "m": ["g": 1, "a": value([0, 0])],
            "a": [
              [
                "nm": name, "a": ["o": moving(9)],
                "s": ["t": 0, "b": 1, "rn": 0, "sh": 1, "r": 1, "s": value(0), "e": value(100)],
              ]
            ],
          ] as [String: Any],
        ]) { $1 })
      layers.append([
        "ty": 0, "ind": 1_000 + index, "nm": name, "refId": name, "w": 50, "h": 50, "ip": 0,
        "op": 60, "st": 0, "ks": [:],
      ])
      layers.append([
        "ty": 2, "ind": 2_000 + index, "nm": name, "refId": "image" + name, "ip": 0, "op": 60,
        "st": 0, "ks": [:],
      ])
    }
    let dot =
      "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    let assets: [[String: Any]] = names.flatMap { name -> [[String: Any]] in
      [
        [
          "id": name, "nm": name,
          "layers": [
            [
              "ty": 1, "ind": 1, "nm": name, "sw": 20, "sh": 20, "sc": "#ff0000", "ip": 0, "op": 60,
              "st": 0, "ks": [:],
            ]
          ],
        ],
        ["id": "image" + name, "nm": name, "w": 1, "h": 1, "u": "", "p": dot, "e": 1],
      ]
    }
    let file: [String: Any] = [
      "v": names[0], "nm": names[2], "fr": 30, "ip": 0, "op": 60, "w": 100, "h": 100,
      "assets": assets, "layers": layers,
      "fonts": ["list": names.map { ["fName": $0, "fFamily": $0, "fStyle": $0, "ascent": 75] }],
      "markers": names.enumerated().map { ["tm": $0, "dr": 4, "cm": $1] },
      "slots": Dictionary(
        uniqueKeysWithValues: names.filter { !$0.contains("\u{0}") }.map {
          ($0, ["p": value([0, 1, 0])])
        }),
      "meta": ["g": names[1], "a": names[3], "d": names[9]],
    ]
    return try JSONSerialization.data(withJSONObject: file, options: [.sortedKeys])
  }

  private static func timing() -> String {
    func quoted(_ text: String) -> String {
      var quoted = "\""
      for scalar in text.unicodeScalars {
        quoted +=
          scalar.value < 127 && scalar.value >= 32 && !"\"\\".unicodeScalars.contains(scalar)
          ? String(scalar) : String(format: "\\U%08x", scalar.value)
      }
      return quoted + "\""
    }
    return "document: hostile.md\npromises:\n"
      + names.filter { !$0.contains("\u{0}") }.enumerated().map { index, name in
        "  - name: \(quoted(name))\n    layer: \(quoted(name))\n    property: Opacity\n    starts: 0 s\n"
          + "    lasts: \(index) f\n    note: \(quoted(name))\n"
      }.joined()
  }

  /// A command, and what its standard output and its files are.
  struct Row: CustomTestStringConvertible {
    let line: String
    let kind: Kind
    enum Kind { case lines, swift, json, xml, page, commands, markdown, yaml, facts }
    var testDescription: String { line }
  }

  static let rows = [
    Row(line: "convert a.json --to literal --output out", kind: .swift),
    Row(line: "convert a.json --to literal --to timeline-json --output out", kind: .json),
    Row(line: "convert a.json --to swiftui --pictures catalog --output out", kind: .swift),
    Row(line: "convert a.json --to swiftui --style keyframes --output out", kind: .swift),
    Row(line: "convert a.json --to core-animation --output out", kind: .swift),
    Row(line: "convert a.json --to literal --verbose --output out", kind: .lines),
    Row(line: "convert a.json --to literal --output out --findings json", kind: .json),
    Row(line: "convert a.json --to literal --output out --findings sarif", kind: .json),
    Row(line: "convert a.json --to literal --output out --findings github", kind: .commands),
    Row(line: "inspect a.json --verbose", kind: .lines),
    Row(line: "inspect a.json --format json", kind: .json),
    Row(line: "timing a.json", kind: .lines),
    Row(line: "timing a.json --format markdown", kind: .markdown),
    Row(line: "timing a.json --format json", kind: .json),
    Row(line: "timing a.json --format sarif", kind: .json),
    Row(line: "timing a.json --format github", kind: .commands),
    Row(line: "timing a.json --format junit", kind: .xml),
    Row(line: "timing a.json --format html --output out/page.html", kind: .page),
    Row(line: "timing a.json --from-document hostile.md", kind: .lines),
    Row(line: "validate a.json --format markdown", kind: .markdown),
    Row(line: "validate a.json --format json", kind: .json),
    Row(line: "validate a.json --format github", kind: .commands),
    Row(line: "slots a.json", kind: .json),
    Row(line: "slots a.json --format text", kind: .lines),
    Row(line: "document hostile.md", kind: .yaml),
    Row(line: "document hostile.md --facts", kind: .facts),
    Row(line: "render a.json --format svg --output out", kind: .xml),
    Row(line: "render a.json --format svg --all --output out", kind: .xml),
  ]

  @Test("Names and texts of a file are data in each output", arguments: rows)
  func data(_ row: Row) throws {
    let scratch = try ScratchFolder()
    try Self.animation().write(to: scratch.url.appending(path: "a.json"))
    try scratch.write(Self.timing(), to: "a.timing.yaml")
    try scratch.write(
      "# Times\n"
        + Self.names.filter { !$0.contains("\u{0}") }
        .map { "- The \($0) fades in for 0.3 s\n" }.joined(),
      to: "hostile.md")
    let run = try CommandRun(row.line.split(separator: " ").map(String.init), in: scratch.url)
    #expect([0, 1].contains(run.status), "\(run.errors)")
    Self.expectLines(run.errors, "standard error")
    var outputs = run.output.isEmpty ? [] : [("output", run.output)]
    let out = scratch.url.appending(path: "out")
    let paths = FileManager.default.enumerator(atPath: out.path())?.compactMap { $0 as? String }
    for path in paths ?? [] {
      #expect(path.wholeMatch(of: /[\p{L}\p{N}_.\-\/ ]+/) != nil && !path.contains(".."), "\(path)")
      guard let data = FileManager.default.contents(atPath: out.appending(path: path).path()),
        let text = String(data: data, encoding: .utf8)
      else { continue }
      outputs.append((path, text))
    }
    #expect(!outputs.isEmpty || row.line.contains("keyframes"))
    for (name, text) in outputs {
      switch (name.split(separator: ".").last.map(String.init) ?? "", row.kind) {
      case ("swift", _): Self.expectSwift(text, name)
      case ("json", _): Self.expectJSON(text, name)
      case ("output", .json) where !text.hasPrefix("out/"): Self.expectJSON(text, name)
      case ("svg", _): Self.expectXML(text, name)
      case ("output", .xml) where text.hasPrefix("<"): Self.expectXML(text, name)
      case ("html", _): Self.expectPage(text, name)
      case ("output", .commands): Self.expectCommands(text, name)
      case ("output", .markdown): Self.expectMarkdown(text, name)
      case ("output", .yaml): Self.expectYAML(text, name)
      case ("output", .facts):
        for line in text.split(separator: "\n") { Self.expectJSON(String(line), name) }
      case ("output", _): Self.expectLines(text, name)
      default: break
      }
    }
  }
}

// MARK: The table of places

extension HostileNameTests {
  @Test("Each row of the table of places names what is there, and no row is missing")
  func table() throws {
    let text = try String(
      contentsOf: Folders.package.appending(path: "Documentation/architecture.md"), encoding: .utf8)
    let rows =
      text.components(separatedBy: "| where | what is written there").last?
      .split(separator: "\n").dropFirst(2).prefix { $0.hasPrefix("|") } ?? []
    #expect(rows.count > 10)
    var listed: Set<String> = []
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let path = cells[2].replacing("`", with: "")
      let source = try String(
        contentsOf: Folders.package.appending(path: "Sources/" + path), encoding: .utf8)
      for name in cells[1].split(separator: ", ").map({ $0.replacing("`", with: "") }) {
        #expect(source.contains("func \(name)("), "\(path): \(name)")
        listed.insert("\(path): \(name)")
      }
    }
    // What is called by these names is one of the places.
    let sources = Folders.package.appending(path: "Sources")
    let paths =
      FileManager.default.enumerator(atPath: sources.path())?
      .compactMap { $0 as? String } ?? []
    for path in paths where path.hasSuffix(".swift") {
      let source = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
      for function in source.matches(of: /func (quoted|escaped|escapedProperty)\(_ text: String/) {
        #expect(listed.contains("\(path): \(function.1)"), "\(path) has no row")
      }
    }
  }
}

// MARK: What each format must be

extension HostileNameTests {
  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: scalar != "\n"
    case .format: scalar.value != 0x200D
    default: false
    }
  }

  private static func expectLines(_ text: String, _ name: String) {
    let unsafe = text.unicodeScalars.filter(isUnsafe)
    #expect(unsafe.isEmpty, "\(name): \(unsafe.map(\.value))")
    let broken = text.split(separator: "\n").filter {
      $0.hasPrefix("hacked.run()") || $0.hasPrefix("::")
    }
    #expect(broken.isEmpty, "\(name)")
  }

  private static func expectJSON(_ text: String, _ name: String) {
    #expect(throws: Never.self, "\(name)") {
      try JSONSerialization.jsonObject(with: Data(text.utf8))
    }
    #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" }, "\(name)")
  }

  private static func expectCommands(_ text: String, _ name: String) {
    expectLines(
      text.split(separator: "\n").map { $0.drop { $0 == ":" } }.joined(separator: "\n"), name)
    let lines = text.split(separator: "\n")
    #expect(!lines.isEmpty, "\(name)")
    let known = ["::error ", "::warning ", "::notice "]
    #expect(lines.allSatisfy { line in known.contains { line.hasPrefix($0) } }, "\(name)")
  }

  private static func expectMarkdown(_ text: String, _ name: String) {
    expectLines(text, name)
    // A table's rows have as many cells as its head.
    var cells: Int?
    var fence = 0
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      // A fence ends where as many marks stand alone.
      let marks = line.prefix { $0 == "`" }.count
      if fence == 0, marks >= 3 {
        fence = marks
      } else if fence > 0, marks >= fence, marks == line.count {
        fence = 0
      }
      if fence > 0 || marks >= 3 { continue }
      let plain = line.replacing(/\\./, with: "").replacing(/`+[^`]*`+/, with: "")
      #expect(!plain.contains("]("), "\(name): \(line)")
      for tag in plain.matches(of: /<\/?([A-Za-z!]+)/) {
        #expect(["details", "summary", "br"].contains(tag.1), "\(name): \(line)")
      }
      let count = line.hasPrefix("|") ? plain.count { $0 == "|" } : nil
      #expect(count == nil || count == cells ?? count, "\(name): \(line)")
      cells = count.map { cells ?? $0 }
    }
    #expect(fence == 0, "\(name)")
  }

  private static func expectYAML(_ text: String, _ name: String) {
    #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" }, "\(name)")
    var names = 0
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      #expect(line.hasPrefix(" ") || line.contains(/^[a-z]+:/), "\(name): \(line)")
      guard let value = line.firstMatch(of: /^\s*(- )?(name|subject|layer): (.*)$/)?.3 else {
        continue
      }
      #expect(
        value.wholeMatch(of: /"([^"\\]|\\.)*"|\["([^"\\]|\\.)*".*/) != nil, "\(name): \(line)")
      names += 1
    }
    #expect(names > 10, "\(name)")
  }

  private static func expectXML(_ text: String, _ name: String) {
    let seen = SeenElements(text)
    #expect(seen.error == nil, "\(name): \(seen.error ?? "")")
    #expect(
      seen.names.isDisjoint(with: ["script", "a", "iframe", "img", "foreignObject"]), "\(name)")
    #expect(seen.handlers.isEmpty, "\(name): \(seen.handlers)")
    #expect(
      seen.references.allSatisfy { $0.hasPrefix("#") || $0.hasPrefix("data:image/") }, "\(name)")
  }

  private static func expectPage(_ text: String, _ name: String) {
    // What runs in a browser is proven by HostilePageTests; here no name begins a tag.
    let bare = text.replacing(/"[^"<>]*"/, with: "\"\"")
    for tag in bare.matches(of: /<(script|img|svg|a|iframe|base)\b[^>]*>/) {
      #expect(
        !tag.0.contains("hacked.run()") || !tag.0.contains(/\son[a-z]+=/), "\(name): \(tag.0)")
    }
    #expect(!text.contains("<script>hacked"), "\(name)")
    #expect(!text.contains("<img src=x"), "\(name)")
    #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" && $0 != "\t" }, "\(name)")
  }

  /// Swift without its literals and comments holds none of what would run.
  private static func expectSwift(_ text: String, _ name: String) {
    let code = SwiftSource(text)
    #expect(code.isClosed, "\(name)")
    #expect(!code.text.contains("hacked.run()"), "\(name)")
    #expect(!text.unicodeScalars.contains { isUnsafe($0) }, "\(name)")
  }
}
