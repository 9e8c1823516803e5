import Foundation
import TestSupport
import Testing

/// Files whose names would run, if a page let them.
@Suite(
  .enabled(
    if: Browser.program != nil || Browser.isRequired,
    "no Chromium is installed: .ci/setup --validation installs it"))
struct HostilePageTests {
  private static let names = [
    "</script><script>hacked()</script>", "</style><script>hacked()</script>",
    "<img src=x onerror=hacked()>", "\"><svg onload=hacked()>", "' onmouseover='hacked()",
    "\"\u{301} onfocus=hacked() autofocus x=\u{301}\"", "{{title}} {{{style}}} {{#reports}}",
    "\u{2028}hacked()\u{2029}", "\u{202E}drawkcab\u{2066}", "javascript:hacked()",
    "--></title><iframe src=javascript:hacked()>", "]]><a xlink:href=\"javascript:hacked()\">",
    "&lt;script&gt; &#60;b&#62;", "<base href=//example.com/>", "\u{0}\u{8}\u{1B}[31m",
    "<!--", "${hacked()} `hacked()`",
  ]

  private func animation() throws -> Data {
    let layers = Self.names.enumerated().map { index, name -> [String: Any] in
      [
        "ty": 4, "ind": index + 1, "nm": name, "ip": 0, "op": 60, "st": 0,
        "ks": [
          "o": [
            "a": 1,
            "k": [
              ["t": 0, "s": [0], "i": ["x": [1], "y": [1]], "o": ["x": [0], "y": [0]]],
              ["t": index + 5, "s": [100]],
            ],
          ]
        ],
        "shapes": [
          [
            "ty": "gr", "nm": name,
            "it": [
              [
                "ty": "rc", "nm": name, "s": ["a": 0, "k": [50, 50]], "p": ["a": 0, "k": [0, 0]],
                "r": ["a": 0, "k": 0],
              ],
              ["ty": "fl", "nm": name, "c": ["a": 0, "k": [1, 0, 0]], "o": ["a": 0, "k": 100]],
              ["ty": "tr"],
            ],
          ]
        ],
      ]
    }
    return try JSONSerialization.data(
      withJSONObject: [
        "v": "5.7.4", "fr": 30, "ip": 0, "op": 60, "w": 100, "h": 100, "nm": Self.names[0],
        "assets": [], "layers": layers,
        "markers": Self.names.enumerated().map { ["tm": $0, "dr": 4, "cm": $1] },
      ], options: [.sortedKeys])
  }

  private func timing() throws -> String {
    func quoted(_ text: String) throws -> String {
      let data = try JSONSerialization.data(withJSONObject: text, options: [.fragmentsAllowed])
      return String(decoding: data, as: UTF8.self)
    }
    let names = Self.names.filter { !$0.contains("\u{0}") && !$0.contains("›") }
    let promises = try names.enumerated().map { index, name in
      """
        - name: \(try quoted(name))
          layer: \(try quoted(name))
          property: Opacity
          starts: 0 s
          lasts: \(index) f
          note: \(try quoted(name))
          source: \(try quoted("\(index + 1)"))

      """
    }
    return "document: hostile.md\npromises:\n" + promises.joined()
  }

  @Test("Nothing in a file's names, notes or quotes runs, and all of them are shown as text")
  func runsNothing() throws {
    let scratch = try ScratchFolder()
    try animation().write(to: scratch.url.appending(path: "hostile.json"))
    try scratch.write(try timing(), to: "hostile.timing.yaml")
    try scratch.write(Self.names.joined(separator: "\n"), to: "hostile.md")
    let run = try CommandRun(
      ["timing", "hostile.json", "--format", "html", "--output", "page.html"], in: scratch.url)
    #expect(!run.errors.contains("error"), "\(run.errors)")
    let answer = try Browser.open(
      [
        Visit(
          page: "page.html",
          steps: [
            .run("typeof hacked"),
            .run("document.querySelectorAll('script').length"),
            .run(
              """
              document.querySelectorAll(
                'img:not([src^="data:image/png;base64,"]), iframe, object, base, embed').length
              """),
            .run(
              """
              [...document.querySelectorAll('*')].flatMap(e => [...e.attributes])
                .filter(a => a.name.startsWith('on') || /^\\s*javascript:/i.test(a.value)
                  && a.name.includes('href')).length
              """),
            .run(
              """
              const own = document.createElement('script'); own.textContent = 'window.ran = true';
              document.body.append(own); own.remove(); window.ran ? 'ran' : 'refused'
              """),
            .run(
              """
              [...document.querySelectorAll('a.name')].map(a => a.textContent)
              """),
            .run(
              """
              for (const a of document.querySelectorAll('a.name')) a.click();
              document.title
              """),
            .run(
              """
              /[\\u202a-\\u202e\\u2066-\\u2069\\u2028\\u2029\\u0000]/.test(
                document.documentElement.outerHTML)
              """),
          ])
      ], in: scratch)[0]
    #expect(answer.values[0] == .text("undefined"))
    #expect(answer.values[1] == .number(1))
    #expect(answer.values[2] == .number(0))
    #expect(answer.values[3] == .number(0))
    #expect(answer.values[4] == .text("refused"))
    guard case .texts(let shown) = answer.values[5] else {
      Issue.record("no promises are shown")
      return
    }
    for name in Self.names where name.allSatisfy({ $0.isASCII && $0 >= " " }) {
      #expect(shown.contains(name), "\(name) is not shown as it is")
    }
    #expect(answer.values[6] == .text("Timing of hostile.json"))
    #expect(answer.values[7] == .flag(false))
    #expect(answer.dialogues == [])
    #expect(answer.asked == [])
    // The policy refuses what this test tries, and tells so; nothing else is said.
    #expect(answer.console.filter { !$0.contains("Content Security Policy") } == [])
  }
}
