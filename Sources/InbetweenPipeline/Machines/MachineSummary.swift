import InbetweenDiagnostics
import InbetweenExporters
import InbetweenJSONTree
import InbetweenStateMachines

/// What is in a machine, for readers and for tools: the names of the file, and those of its source.
struct MachineSummary: Hashable, Sendable {
  let staged: StagedMachine
  let names: MachineNames

  /// - Parameters:
  ///   - staged: the machine with its animations.
  ///   - name: of the animation that it plays first.
  ///   - type: what its class is called; nil for a name after both.
  init(_ staged: StagedMachine, named name: String, type: String? = nil) {
    self.staged = staged
    names = MachineNames(staged, named: name, type: type)
  }

  func write(to json: inout JSONWriter) {
    let machine = staged.machine
    json.object { json in
      json.member("id", machine.id)
      json.member("type", names.typeName)
      json.member("initial", machine.initial)
      json.list("states", staged.states.enumerated()) { json, entry in
        json.object { json in
          json.member("name", entry.element.source.name)
          json.member("case", names.name(ofState: entry.offset))
          if let animation = entry.element.clip {
            json.member("animation", staged.stage.clips[animation].id)
          }
          if let frames = entry.element.frames {
            json.member("frames", [frames.lowerBound, frames.upperBound])
          }
          json.member("transitions", entry.element.source.transitions.map(\.target))
        }
      }
      json.list("inputs", machine.inputs) { json, input in
        json.object { json in
          json.member("name", input.name)
          json.member("type", input.typeName)
          json.member("property", names.name(of: input))
        }
      }
      json.member("layers", machine.layers.map(\.name))
      json.member("hasPointers", machine.hasPointers)
      json.member("hasEndings", machine.hasEndings)
      json.member("signals", machine.signals)
      json.member("opensURLs", machine.opensURLs)
      json.member("changesTheme", machine.usesThemes)
    }
  }

  /// For a terminal.
  var lines: [String] {
    let machine = staged.machine
    func list(_ names: [String]) -> String {
      PrintableText.singleLine(names.joined(separator: ", "), limit: 400)
    }
    var lines = [
      "State machine \(list([machine.id])), starts in \(list([machine.initial]))",
      "  states \(list(staged.states.map(\.source.name)))",
    ]
    if !machine.inputs.isEmpty {
      lines.append("  inputs \(list(machine.inputs.map { "\($0.name) (\($0.typeName))" }))")
    }
    let layers = machine.layers.map(\.name)
    if !layers.isEmpty { lines.append("  watches the layers \(list(layers))") }
    return lines
  }
}

extension StateMachine.Input {
  /// As files call it.
  fileprivate var typeName: String {
    switch kind {
    case .number: "Numeric"
    case .text: "String"
    case .flag: "Boolean"
    case .event: "Event"
    }
  }
}
