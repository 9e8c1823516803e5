import InbetweenDiagnostics
import InbetweenStateMachines
import Testing

/// Transitions that lead in a circle are told when a machine is read.
@Suite struct CircleTests {
  private static let cases: [(String, String, String, String?)] = [
    // Guards that hold together.
    (guards("n", "Equal", 1), guards("n", "GreaterThan", 0), "", "\"n\" is 1"),
    (guards("f", "Equal", true), guards("f", "Equal", true), "", "\"f\" is true"),
    // Guards that never do.
    (guards("n", "Equal", 1), guards("n", "Equal", 2), "", nil),
    // What a state changes ends it.
    (
      guards("n", "Equal", 1), guards("n", "Equal", 1),
      "{\"type\":\"SetNumeric\",\"inputName\":\"n\",\"value\":0}", nil
    ),
    // One round, then it rests.
    (
      guards("n", "Equal", 1), guards("n", "NotEqual", 1),
      "{\"type\":\"SetNumeric\",\"inputName\":\"n\",\"value\":0},"
        + "{\"type\":\"Increment\",\"inputName\":\"m\"}", nil
    ),
  ]

  @Test(
    "Circles are found for the values of inputs with which they are endless", arguments: cases)
  func circles(there: String, back: String, entry: String, while inputs: String?) throws {
    let machine = """
      {"initial":"a","inputs":[{"type":"Numeric","name":"n","value":0},
      {"type":"Numeric","name":"m","value":0},{"type":"Boolean","name":"f","value":false}],
      "states":[{"type":"PlaybackState","name":"a","animation":"",
      "transitions":[{"type":"Transition","toState":"b","guards":[\(there)]}]},
      {"type":"PlaybackState","name":"b","animation":"","entryActions":[\(entry)],
      "transitions":[{"type":"Transition","toState":"a","guards":[\(back)]}]}]}
      """
    var log = DiagnosticLog()
    let read = try StateMachine(Array(machine.utf8), id: "made", log: &log)
    let clip = MachineStage.Clip(id: "clip", length: 60, frameRate: 30, width: 100, height: 100)
    _ = StagedMachine(read, on: MachineStage(clips: [clip], initial: 0), log: &log)
    let told = log.findings.filter { $0.code == .endlessMachine }.map(\.message)
    if let inputs {
      #expect(told.count == 1)
      #expect(told.first?.contains(inputs) == true, "\(told)")
    } else {
      #expect(told == [])
    }
  }
}

private func guards(_ input: String, _ sign: String, _ value: Any) -> String {
  let type = value is Bool ? "Boolean" : "Numeric"
  return "{\"type\":\"\(type)\",\"inputName\":\"\(input)\",\"conditionType\":\"\(sign)\","
    + "\"compareTo\":\(value)}"
}
