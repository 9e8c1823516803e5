import Foundation
import InbetweenDiagnostics
import InbetweenExporters
import InbetweenStateMachines
import Testing

/// Names of states and inputs stay words in diagrams.
@Suite struct MachineDiagramTests {
  @Test(
    "A name ends no line, label or quote of a diagram",
    arguments: [
      "a\n  [*] --> s9", "\" as s0\n", "x\"y", "a: b --> c", "end note", "%% {init: {}}",
      "<script>", "#quot;", "a;b", "{}", "\u{2028}s0 --> s1\u{202E}",
    ])
  func names(_ name: String) throws {
    let quoted = String(decoding: try JSONEncoder().encode(name), as: UTF8.self)
    let text = """
      {"initial":\(quoted),"inputs":[{"type":"Boolean","name":\(quoted),"value":false}],
      "states":[{"type":"PlaybackState","name":\(quoted),"animation":"",
      "transitions":[{"type":"Transition","toState":"z","guards":[{"type":"Boolean",
      "inputName":\(quoted),"conditionType":"Equal","compareTo":true}]}]},
      {"type":"PlaybackState","name":"z","animation":"","transitions":[]}]}
      """
    var log = DiagnosticLog()
    let machine = try StateMachine(Array(text.utf8), id: "made", log: &log)
    let clip = MachineStage.Clip(id: "clip", length: 60, frameRate: 30, width: 100, height: 100)
    let staged = StagedMachine(machine, on: MachineStage(clips: [clip], initial: 0), log: &log)
    let lines = MachineDiagram(staged).mermaid
    #expect(lines.count == 5)
    #expect(lines[1].wholeMatch(of: /\s\sstate "[^"<>#;{}%:]*" as s0/) != nil, "\(lines[1])")
    #expect(lines[4].wholeMatch(of: /\s\ss0 --> s1: [^"<>#;{}%:\n]*/) != nil, "\(lines[4])")
    #expect(
      lines.allSatisfy { !$0.unicodeScalars.contains { $0.value < 32 || $0.value == 0x2028 } })
  }
}
