import Foundation
import InbetweenDesignDocuments
import InbetweenDiagnostics
import InbetweenDotLottie
import InbetweenExporters
import InbetweenExpressions
import InbetweenLottieImport
import InbetweenPipeline
import InbetweenStateMachines
import InbetweenTimeline
import InbetweenTimingReport

/// Where bytes that nobody meant well enter; the variable `DOOR` names one.
enum Door: String {
  /// Lottie or a package, through Jansson, libzip and the importer.
  case animation
  /// The same, and the source of each target.
  case views
  /// What `--to timeline-json` writes.
  case timeline
  /// A timing file, through libyaml.
  case timing
  /// A design document, through cmark.
  case document
  /// Style sheets.
  case styles
  /// Design tokens.
  case tokens
  /// A state machine of a package.
  case machine
  /// An expression, through Duktape.
  case script
}

extension Door {
  static let chosen = Door(rawValue: ProcessInfo.processInfo.environment["DOOR"] ?? "animation")

  /// Goes through; what is refused is as good as what is read.
  func enter(_ bytes: [UInt8]) {
    var log = DiagnosticLog()
    switch self {
    case .animation: _ = animations(bytes, in: "a.json", &log)
    case .views:
      let input = InputFile(path: "a.json")
      for animation in animations(bytes, in: "a.json", &log).prefix(2) {
        _ = Conversion().sources(of: animation, from: input)
      }
    case .timeline: _ = animations(bytes, in: "a.timeline.json", &log)
    case .timing:
      _ = try? DocumentedTiming.read(
        yaml: String(decoding: bytes, as: UTF8.self), fileName: "a.timing.yaml")
    case .document: read(bytes, as: "a.md", &log)
    case .styles: read(bytes, as: "a.scss", &log)
    case .tokens: read(bytes, as: "a.json", &log)
    case .machine: _ = try? StateMachine(bytes, id: "a", log: &log)
    case .script: run(bytes)
    }
  }

  private func animations(
    _ bytes: [UInt8], in path: String, _ log: inout DiagnosticLog
  ) -> [Animation] {
    (try? InputFile(path: path).animations(in: bytes, named: nil, log: &log)) ?? []
  }

  private func read(_ bytes: [UInt8], as name: String, _ log: inout DiagnosticLog) {
    _ = try? DesignDocument.facts(in: bytes, fileName: name, code: { _ in nil }, log: &log)
  }

  /// An animation of one layer, whose rotation the script says at each frame.
  private func run(_ script: [UInt8]) {
    guard
      let text = try? JSONEncoder().encode(String(decoding: script, as: UTF8.self)),
      case let file = """
      {"v": "5.9.0", "fr": 30, "ip": 0, "op": 10, "w": 100, "h": 100, "layers": [{"ty": 3, "nm": "a",
      "ip": 0, "op": 10, "ks": {"r": {"a": 0, "k": 0, "x": \(String(decoding: text, as: UTF8.self))}}}]}
      """
    else { return }
    var log = DiagnosticLog()
    for animation in animations(Array(file.utf8), in: "a.json", &log) {
      _ = animation.timeline.evaluatingExpressions(log: &log)
    }
  }
}

/// What libFuzzer calls with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  Door.chosen?.enter(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
