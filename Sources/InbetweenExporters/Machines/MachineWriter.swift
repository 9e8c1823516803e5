package import InbetweenStateMachines

/// Writes a state machine as a class that needs no view: what it can be in, what it is sent and
/// tells, and a `switch` for where it goes.
package struct MachineWriter {
  let staged: StagedMachine
  let names: MachineNames
  let options: ExportOptions

  var access: SwiftCode { options.access == .public ? "public " : "" }
  var machine: StateMachine { staged.machine }
  var type: SwiftCode { SwiftCode(identifier: names.type) }

  /// The file of a machine.
  ///
  /// - Parameters:
  ///   - staged: the machine with its animations.
  ///   - options: what a user may choose; the file is named after the class.
  ///   - type: of the class; nil for one after the animation and the machine.
  /// - Returns: one file that needs nothing but the standard library and Observation.
  package static func make(
    _ staged: StagedMachine, _ options: ExportOptions, type: String? = nil
  ) -> GeneratedFile {
    let names = MachineNames(staged, named: options.name, type: type)
    let writer = MachineWriter(staged: staged, names: names, options: options)
    var file = SourceWriter(breaks: LineBreaks())
    writer.write(to: &file)
    return GeneratedFile(name: names.type.text + ".swift", contents: file.bytes)
  }

  /// Whether views follow it by Combine.
  var isObject: Bool { options.machines == .observableObject }

  /// Those that observe classes so.
  var systems: StaticString {
    isObject
      ? "iOS 16, macOS 13, tvOS 16, watchOS 9, *" : "iOS 17, macOS 14, tvOS 17, watchOS 10, *"
  }

  /// Before what views follow.
  var followed: SwiftCode { isObject ? "@Published " : "" }
  /// Before what they do not.
  var unfollowed: SwiftCode { isObject ? "" : "@ObservationIgnored " }

  private func write(to file: inout SourceWriter) {
    file.line("// Written by Inbetween. Change the state machine rather than this file.")
    file.line()
    let importing: SwiftCode = options.access == .public ? "public import" : "import"
    file.line(isObject ? "\(importing) Combine" : "\(importing) Observation")
    file.line()
    file.line("/// The state machine \(comment: machine.id).")
    file.line("///")
    let diagram = MachineDiagram(staged).mermaid
    for line in ["```mermaid"] + diagram + ["```"] { file.line("/// \(comment: line)") }
    file.line("@available(\(SwiftCode(word: systems)))")
    let head: SwiftCode =
      isObject
      ? "@MainActor \(access)final class \(type): ObservableObject"
      : "@MainActor @Observable \(access)final class \(type)"
    file.block(head) { body in
      writeTypes(to: &body)
      body.line()
      writeProperties(to: &body)
      body.line()
      writeCommands(to: &body)
      body.line()
      writeSteps(to: &body)
      body.line()
      writeMoves(to: &body)
      body.line()
      if asksForThemes {
        writeThemes(to: &body)
        body.line()
      }
      writeParts(to: &body)
    }
    var runtimes: [[UInt8]] = [PackageResources.Playback_swift_txt]
    if machine.usesDice { runtimes.append(PackageResources.Dice_swift_txt) }
    if !machine.layers.isEmpty { runtimes.append(PackageResources.HitArea_swift_txt) }
    if !machine.layers.isEmpty, options.touchTarget != nil {
      runtimes.append(PackageResources.TouchArea_swift_txt)
    }
    file.line()
    file.line("// MARK: - What is shown")
    for runtime in runtimes {
      file.line()
      file.line("@available(\(SwiftCode(word: systems)))")
      file.block("extension \(type)") { $0.source(SwiftCode(data: runtime)) }
    }
  }
}

// MARK: Types and properties

extension MachineWriter {
  private func writeTypes(to body: inout SourceWriter) {
    writeEnum(
      "State", "What it can be in.",
      staged.states.map(\.source.name).enumerated().map {
        ($0.element, names.states[$0.offset])
      }, to: &body)
    body.line()
    body.line("/// Whether it reacts, and whether it is in a tween to another state.")
    body.line("\(access)enum Status: Sendable { case stopped, running, tweening }")
    if machine.hasEvents {
      body.line()
      let events = machine.inputs.filter { $0.kind == .event }.map(\.name)
      writeEnum("Event", "What it can be sent.", pairs(events, names.events), to: &body)
    }
    if !machine.signals.isEmpty {
      body.line()
      writeEnum("Signal", "What it sends.", pairs(machine.signals, names.signals), to: &body)
    }
    if hasPointers {
      body.line()
      body.line("/// What a finger or a mouse does.")
      body.line("\(access)enum Pointer: Sendable { case down, up, move, enter, exit, click }")
    }
    if !machine.layers.isEmpty {
      body.line()
      writeEnum(
        "Target", "The layers that it watches.",
        pairs(machine.layers.map(\.name), names.targets), to: &body)
    }
    guard hasInputs else { return }
    body.line()
    body.line("/// What an app sets, and reads.")
    body.block("\(access)struct Inputs: Hashable, Sendable") { inputs in
      for input in machine.inputs {
        switch input.kind {
        case .number(let value):
          let name = names.numbers[input.name].map { SwiftCode(identifier: $0) } ?? ""
          inputs.line("\(access)var \(name) = \(SwiftCode(decimal: value))")
        case .text(let value):
          let name = names.texts[input.name].map { SwiftCode(identifier: $0) } ?? ""
          inputs.line("\(access)var \(name) = \(value)")
        case .flag(let value):
          let name = names.flags[input.name].map { SwiftCode(identifier: $0) } ?? ""
          let word: SwiftCode = value ? "true" : "false"
          inputs.line("\(access)var \(name) = \(word)")
        case .event: break
        }
      }
      if options.access == .public {
        inputs.line()
        inputs.line("public init() {}")
      }
    }
  }

  var hasInputs: Bool { machine.inputs.contains { $0.kind != .event } }

  var hasPointers: Bool { machine.hasPointers }

  var hasEndings: Bool { machine.hasEndings }

  private func pairs(
    _ list: [String], _ names: [String: SwiftNames.Identifier]
  ) -> [(String, SwiftNames.Identifier)] {
    list.compactMap { text in names[text].map { (text, $0) } }
  }

  /// The raw values are the file's own words.
  private func writeEnum(
    _ name: SwiftCode, _ title: SwiftCode, _ cases: [(String, SwiftNames.Identifier)],
    to body: inout SourceWriter
  ) {
    body.line("/// \(title)")
    body.block("\(access)enum \(name): String, CaseIterable, Sendable") { inside in
      for (text, identifier) in cases {
        let code = SwiftCode(identifier: identifier)
        inside.line(code.text == text ? "case \(code)" : "case \(code) = \(text)")
      }
    }
  }

  private func writeProperties(to body: inout SourceWriter) {
    let initial = SwiftCode(identifier: names.states[staged.initial])
    body.line("\(followed)\(access)private(set) var state = State.\(initial)")
    body.line("\(followed)\(access)private(set) var status = Status.stopped")
    if hasInputs {
      body.line("/// Several that are set at once are looked at together.")
      body.block("\(access)var inputs: Inputs") { inside in
        inside.line("get { values }")
        inside.block("set") { set in
          set.line("values = newValue")
          set.line("settle()")
        }
      }
    }
    if machine.usesThemes {
      body.line("/// The theme that is asked for, by its name in the package; empty for none.")
      body.line("\(followed)\(access)private(set) var theme = \("")")
    }
    body.line("/// Called with each state that is entered.")
    body.line("\(unfollowed)\(access)var onEnter: (State) -> Void = { _ in }")
    if !machine.signals.isEmpty {
      body.line("\(unfollowed)\(access)var onSignal: (Signal) -> Void = { _ in }")
    }
    if machine.opensURLs {
      body.line("/// Opens an address of the file; nothing is opened unless an app says how.")
      body.line("\(unfollowed)\(access)var openURL: (String) -> Void = { _ in }")
    }
    let clip: SwiftCode =
      staged.stage.initial.map { "\(type).\(SwiftCode(identifier: names.clips[$0]))" } ?? ""
    body.line("/// What is shown.")
    body.line("\(followed)private(set) var playback = Playback(\(clip))")
    body.line("/// Whether time changes nothing.")
    body.block("var isAtRest: Bool") { inside in
      let otherwise: SwiftCode =
        machine.usesElapsedTime
        ? "status == .stopped" : hasTweens ? "status != .tweening" : ""
      inside.line(
        otherwise.width > 0 ? "!playback.isPlaying && \(otherwise)" : "!playback.isPlaying")
    }
    body.line()
    body.line("private var hasStarted = false")
    if hasInputs { body.line("\(followed)private var values = Inputs()") }
    if machine.hasEvents {
      body.line("/// The event that is not used yet.")
      body.line("private var event: Event?")
    }
    if machine.usesElapsedTime {
      body.line("/// Seconds since the start.")
      body.line("private var elapsed = 0.0")
    }
    if machine.changesInside {
      body.line("/// Whether states have touched inputs since transitions were last looked at.")
      body.line("private var hasChanged = false")
    }
    if hasTweens {
      body.line("/// Where a tween leads.")
      body.line("private var destination: State?")
    }
    if !staged.hoverLayers.isEmpty {
      body.line("/// What the pointer is in.")
      body.line("private var hovered: Target?")
    }
    if machine.usesDice { body.line("private var dice = Dice()") }
    body.line()
    body.line("\(access)init() {}")
  }

  /// Whether a transition of the machine can be a tween at all.
  var hasTweens: Bool {
    let transitions = (machine.states + [machine.global].compactMap { $0 }).flatMap(\.transitions)
    return transitions.contains { transition in
      transition.tween != nil
        && staged.place(of: transition.target).map { staged.states[$0].takesTweens } == true
    }
  }
}
