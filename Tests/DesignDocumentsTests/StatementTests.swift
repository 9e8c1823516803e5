import InbetweenCodeReader
import InbetweenDesignDocuments
import InbetweenDiagnostics
import Testing

/// What single sentences say, one thing a line: `kind value unit`.
@Suite struct StatementTests {
  /// Values that stand beside words of something else.
  static let places: [(String, [String])] = [
    (
      "Panel: 900ms cubic-bezier(0.8, 0, 0.12, 1), delay 640ms",
      ["duration 0.9 s", "curve [0.8, 0, 0.12, 1]", "delay 0.64 s"]
    ),
    ("Lid: 200ms delay 60ms", ["duration 0.2 s", "delay 0.06 s"]),
    ("Lid: 200ms, delay 60ms", ["duration 0.2 s", "delay 0.06 s"]),
    (
      "Rows come in staggered 60ms each, 600ms ease-out",
      ["stagger 0.06 s", "duration 0.6 s", "curve ease-out"]
    ),
    ("Rows come in staggered, 20ms each", ["stagger 0.02 s"]),
    ("Swings that exceed 400ms may feel too slow.", ["bound 0.4 s at most"]),
    ("400ms and up feel laggy.", ["bound 0.4 s at most"]),
    ("Fades of 400ms and up are for pages.", ["bound 0.4 s at least"]),
    ("Less than 80 ms looks abrupt.", ["bound 0.08 s at least"]),
    ("A 0.5-second ceiling holds for taps.", ["bound 0.5 s at most"]),
    ("The lamp blends to idle (0.15–0.25s cross-blend).", ["duration [0.15, 0.25] s"]),
    ("Fade transitions: 0.5-0.8s between scenes", ["duration [0.5, 0.8] s"]),
    ("Pulse: 0.7s/cycle", ["period 0.7 s"]),
    ("**Gust:** 300ms\n\nThe gust * 40 ms", ["duration 0.3 s", "stagger 0.04 s"]),
    ("Initial load (1.5s delay)", ["delay 1.5 s"]),
    ("Initial load (1.5s)", []),
    ("Delay: 500ms between the fade and the slide", ["delay 0.5 s"]),
    ("Delay: 50ms between gulls", ["stagger 0.05 s"]),
    ("- Linear timing", ["curve linear"]),
    ("- Ease-in-out timing", ["curve ease-in-out"]),
    ("- Linear timing helps the gulls", []),
    ("Slide: 1 second with elastic-out curve", ["duration 1 s", "curve ease-out-elastic"]),
    ("The gulls bounce-in over 1 second", ["duration 1 s"]),
    ("The glow is a 1.2 s loop.", ["duration 1.2 s", "repeat forever"]),
    ("It spins forever.", ["repeat forever"]),
    ("What if it spins forever?", []),
    ("Loop: none", []),
    ("The animation works very well for 3 seconds and gets out of order then.", []),
    ("Loop: seamless", ["repeat forever"]),
    ("Repeats: 3", ["repeat 3"]),
    ("The gate repeats 4 times.", ["repeat 4"]),
    ("Stagger delay: 0.1s", ["stagger 0.1 s"]),
    ("Ring: stiffness 120, damping 9", ["spring { stiffness: 120"]),
    ("`duration: 1.18`", ["duration 1.18 s"]),
    ("`stagger: 0.035`", ["stagger 0.035 s"]),
    ("`duration: 25`", []),
    ("Easing: ease-out", ["curve ease-out"]),
    ("Scene 1 (0:03–0:05): the tide comes", ["start 3 s", "duration 2 s"]),
    ("00:01:12 the bell", ["start 72 s"]),
    ("The picture is 16:9, and noon is at 12:30 pm.", []),
    ("Frame 2-5s: the gull lands", ["start 2 s", "duration 3 s"]),
    ("# Rise (Frames 20-50)", ["start 20 frames", "duration 30 frames"]),
    ("- Entry: 150-300ms\n- Page: 300-500ms", ["duration [0.15, 0.3] s", "duration [0.3, 0.5] s"]),
    (
      "- Rise: 0-40 frames\n- Stay: 40-70 frames (1 second)",
      [
        "start 0 frames", "duration 40 frames", "start 40 frames", "duration 30 frames",
        "duration 1 s",
      ]
    ),
  ]

  @Test("Each part of a transition stands on its own line")
  func partsOfTransitions() throws {
    let text = """
      .lid {
        /* how it
           opens */ transition:
          top 200ms ease-out,
          left
            300ms;
        animation: turn 1s,
          glow 2s;
      }
      """
    let documents = try Statements.documents(of: text, fileName: "a.scss")
    let lines = documents[0].facts.filter { $0.kind == .duration }.map(\.line)
    #expect(lines == [4, 5, 7, 8])
  }

  @Test("A value is never taken from a place that says something else", arguments: places)
  func readsPlaces(text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text) == said)
  }

  static let words: [(String, [String])] = [
    ("Der Deckel blendet nach 0,4 s ein, Dauer 1,2 s", ["delay 0.4 s", "duration 1.2 s"]),
    ("Einblenddauer: 350 ms, Verzögerung 80 ms", ["duration 0.35 s", "delay 0.08 s"]),
    ("Le volet : durée 0,8 s, délai 120 ms", ["duration 0.8 s", "delay 0.12 s"]),
    ("Il coperchio: durata 0,5 secondi, ritardo 150 ms", ["duration 0.5 s", "delay 0.15 s"]),
    ("La tapa: duración 0,6 segundos, retraso 90 ms", ["duration 0.6 s", "delay 0.09 s"]),
    ("A tampa: duração 0,7 segundos, atraso 60 ms", ["duration 0.7 s", "delay 0.06 s"]),
    ("盖子：持续时间0.3秒，延迟200毫秒", ["duration 0.3 s", "delay 0.2 s"]),
    ("弹出推荐360ms；消失160ms", ["duration 0.36 s", "duration 0.16 s"]),
    ("ふた：０．５秒かけて、遅延100ミリ秒", ["duration 0.5 s", "delay 0.1 s"]),
    ("덮개: 0.4초 동안, 지연 50밀리초", ["duration 0.4 s", "delay 0.05 s"]),
    ("120ms 후 사라짐", ["delay 0.12 s"]),
  ]

  @Test("Units and the words around times are read in nine languages", arguments: words)
  func readsWords(text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text) == said)
  }

  @Test("No word stands in the tables of two languages with two meanings")
  func vocabulary() throws {
    // `máximo` is both Spanish and Portuguese, and means one thing.
    #expect(try Statements.lines(of: "máximo 3 s") == ["bound 3 s at most"])
  }

  @Test("A variable's name alone is no time")
  func names() throws {
    let code = """
      struct Wave {
        /// The phase, moved on every 10 ms.
        var time: CGFloat = 0.5
        var waveCycle: Int = 0
        var fadeDuration = 0.3
        let cacheDuration = 30.0
        var retryDelay = 2.0
      }
      """
    #expect(try Statements.lines(of: code, fileName: "Wave.swift") == ["duration 0.3 s"])
  }

  @Test("Documents and files that are no text of a person are read without harm")
  func hostile() throws {
    let deep = String(repeating: "{\"a\":", count: 100_000)
    #expect(throws: Diagnostic.self) { try Statements.lines(of: deep, fileName: "a.json") }
    let broken = [
      ("a.css", String(repeating: "{", count: 100_000)), ("a.css", "a{transition:"),
      ("a.scss", "$a: (b: (" + String(repeating: "c: (", count: 10_000)),
      ("a.scss", "a{$a: (b: 1s } c: 2s) }"), ("a.scss", "$a: (b{) c: 1s } d: 2s)"),
      ("a.xml", String(repeating: "<a b='", count: 20_000)), ("a.xml", "<"), ("a.html", "<pre><"),
      ("a.ts", String(repeating: "a: [", count: 50_000)), ("a.ts", "'"), ("a.rst", ".. code::"),
      ("a.rst", "=== ===\n===\n"), ("a.md", "<pre lang=\"Swift\">"), ("a.md", "---\n---"),
    ]
    for (name, text) in broken { _ = try Statements.lines(of: text, fileName: name) }
  }
}
