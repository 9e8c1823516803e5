import Foundation
import TestSupport
import Testing

/// Chromium without a window, driven by `browser.py`.
enum Browser {
  /// Its program; nil where none is installed.
  static let program: String? = {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let folders = path.split(separator: ":").map(String.init) + ["/usr/bin"]
    let names = ["chromium", "chromium-browser", "google-chrome"]
    let application = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
    return (names.flatMap { name in folders.map { "\($0)/\(name)" } } + [application])
      .first(where: FileManager.default.isExecutableFile)
  }()

  /// Whether a missing browser is a failure: so it is where all checks must run.
  static let isRequired = ProcessInfo.processInfo.environment["BROWSER_TESTS"] == "required"

  private static let script = Folders.package.appending(path: "Tests/BrowserTests/browser.py")

  /// Opens pages and does what is asked on each.
  static func open(_ visits: [Visit], in scratch: ScratchFolder) throws -> [Answer] {
    try scratch.write(
      String(decoding: try JSONEncoder().encode(visits), as: UTF8.self), to: "plan.json")
    let chromium = try #require(program, "Debian's package is called chromium")
    let run = try Shell.run("python3", [script.path(), chromium, "plan.json"], in: scratch)
    try #require(run.status == 0, "\(run.output)")
    return try JSONDecoder().decode([Answer].self, from: Data(run.output.utf8))
  }
}

/// A page to be opened.
struct Visit: Encodable {
  var page: String
  var steps: [Step] = []
  var size = [1280, 900]
  var media = ""
  var features: [String: String] = [:]

  /// What is done there.
  struct Step: Encodable {
    var run: String?
    var key: String?
    var on: String?
    var mouse: String?
    var from: Double?
    var to: Double?
    var wheel: String?
    var delta: Double?
    var ctrl: Bool?
    var tree: Bool?
    var shot: String?
    var of: String?
    var print: String?
    var load: Double?
    var save: String?
    var text: String?
    var until: String?

    static func run(_ script: String) -> Step { Step(run: script) }

    static func key(_ key: String, on: String? = nil) -> Step { Step(key: key, on: on) }

    static func drag(_ selector: String, from: Double, to: Double) -> Step {
      Step(mouse: selector, from: from, to: to)
    }

    /// The pixels of an element.
    static func picture(of selector: String) -> Step { Step(shot: "", of: selector) }

    /// Saves a file.
    static func save(_ text: String, to file: URL) -> Step {
      Step(save: file.path(), text: text)
    }

    /// Waits until something holds, also where the page is loaded anew meanwhile.
    static func until(_ script: String) -> Step { Step(until: script) }

    static let tree = Step(tree: true)
  }
}

/// What became of a visit.
struct Answer: Decodable {
  /// What the console said.
  var console: [String]
  /// The addresses that the page asked for beside its own.
  var asked: [String]
  /// The dialogues that it opened.
  var dialogues: [String]
  /// One for each step.
  var values: [Value]

  enum Value: Decodable, Hashable {
    case none
    case number(Double)
    case text(String)
    case texts([String])
    case pairs([[String]])
    case flag(Bool)
    case other

    init(from decoder: any Decoder) throws {
      let value = try decoder.singleValueContainer()
      if value.decodeNil() {
        self = .none
      } else if let flag = try? value.decode(Bool.self) {
        self = .flag(flag)
      } else if let number = try? value.decode(Double.self) {
        self = .number(number)
      } else if let text = try? value.decode(String.self) {
        self = .text(text)
      } else if let texts = try? value.decode([String].self) {
        self = .texts(texts)
      } else if let pairs = try? value.decode([[String]].self) {
        self = .pairs(pairs)
      } else {
        self = .other
      }
    }
  }
}
