import Foundation
import InbetweenDiagnostics
import InbetweenPipeline
import InbetweenStateMachines
import TestSupport
import Testing

/// A row of a table of scripts: a machine, what is done to it, and where each step leads.
struct MachineCase: CustomTestStringConvertible {
  let file, machine, script, expected, package: String

  var testDescription: String { "\(file) \(script)" }

  static let folder = Folders.package.appending(path: "Tests/Machines")

  static let all: [MachineCase] = {
    let table =
      (try? String(contentsOf: folder.appending(path: "cases.tsv"), encoding: .utf8)) ?? ""
    return table.split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return MachineCase(
        file: cells[0], machine: cells[1], script: cells[2], expected: cells[3], package: cells[4])
    }
  }()

  func trial(log: inout DiagnosticLog) throws(Diagnostic) -> MachineTrial {
    func input(_ name: String) -> InputFile { InputFile(path: Self.folder.path + "/" + name) }
    return try MachineTrial(
      file: input(file), name: machine == "-" ? nil : machine,
      animation: package == "-" || package == file ? nil : input(package), log: &log)
  }
}

/// `.ci/interactive` judges the facts of each step as well, and the generated source.
@Suite struct MachineCaseTests {
  @Test("Scripts lead a machine where the table says", arguments: MachineCase.all)
  func followsScripts(_ row: MachineCase) throws {
    var log = DiagnosticLog()
    guard !row.expected.hasPrefix("error") else {
      #expect(throws: Diagnostic.self) { try row.trial(log: &log) }
      return
    }
    let trial = try row.trial(log: &log)
    var run = MachineRun(trial.staged)
    let steps = try MachineScript(row.script).steps
    let wanted = row.expected.components(separatedBy: " ; ")
    try #require(steps.count == wanted.count)
    for (step, text) in zip(steps, wanted) {
      run.run(step, canvas: (200, 100))
      let state = String(text.prefix { $0 != "[" && $0 != "{" })
      if state != "-" { #expect(run.stateName == state, "\(step)") }
      if let open = text.firstIndex(of: "["), let close = text.firstIndex(of: "]"), open < close {
        #expect(run.status.rawValue == text[text.index(after: open)..<close], "\(step)")
      }
    }
  }

  @Test(
    "A machine that fails a check is refused with the place in its file",
    arguments: [
      ("no-type", DiagnosticCode.machineSyntax, "$.states[0].type"),
      ("two-names", .duplicateState, "$.states[1].name"),
      ("two-globals", .severalGlobalStates, "$.states[2]"),
      ("two-unguarded", .severalUnguarded, "$.states[0].transitions[1]"),
      ("no-input", .unknownCompared, "$.states[0].transitions[0].guards[0].inputName"),
      ("no-initial", .unknownInitialState, "$.initial"), ("early", .machineSyntax, "$"),
    ])
  func refuses(slug: String, code: DiagnosticCode, path: String) throws {
    let bytes = try Folders.bytes(of: MachineCase.folder.appending(path: "\(slug).json"))
    var log = DiagnosticLog()
    do {
      _ = try StateMachine(bytes, id: slug, log: &log)
      Issue.record("\(slug) was read")
    } catch {
      #expect(error.code == code)
      #expect(error.path?.description == path)
    }
  }

  @Test("A package's animations are converted though one of its machines is refused")
  func convertsBeside() throws {
    var log = DiagnosticLog()
    let file = InputFile(path: MachineCase.folder.path + "/stage.lottie")
    let animations = try file.animations(log: &log)
    #expect(animations.map(\.id) == ["stage", "other"])
    #expect(animations[0].machines.map(\.machine.id) == ["toggle"])
    #expect(animations[1].machines.isEmpty)
    let refused = log.findings.filter { $0.code == .duplicateState }
    #expect(
      refused.map(\.message) == [
        "s/two-names.json: two states are called \"a\"; the machine is left out"
      ])
  }
}
