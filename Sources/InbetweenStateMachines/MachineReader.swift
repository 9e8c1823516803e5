package import InbetweenDiagnostics
import InbetweenJSONTree

extension StateMachine {
  /// Reads a file of a package's folder `s`.
  ///
  /// - Parameters:
  ///   - bytes: its JSON.
  ///   - id: the file's name without the ending.
  ///   - log: receives what of it means nothing.
  /// - Throws: M001…M006, and J001…J009.
  package init(_ bytes: [UInt8], id: String, log: inout DiagnosticLog) throws(Diagnostic) {
    let result: (Result<StateMachine, Diagnostic>, DiagnosticLog) = bytes.withUnsafeBytes { raw in
      var found = DiagnosticLog()
      do throws(Diagnostic) {
        let document = try JSONText.parse(raw, log: &found)
        var reader = MachineReader(id: id)
        let machine = try document.read { root throws(Diagnostic) in
          try reader.machine(Member(root, .root))
        }
        found.append(reader.log)
        return (.success(machine), found)
      } catch {
        return (.failure(error), found)
      }
    }
    log.append(result.1)
    self = try result.0.get()
  }
}

/// A value of the file, and where it stands.
struct Member {
  let value: JSONValue
  let path: JSONPath

  init(_ value: JSONValue, _ path: JSONPath) {
    self.value = value
    self.path = path
  }

  /// A member that is there and not null.
  subscript(key: StaticString) -> Member? {
    guard let member = value[key], member.kind != .null else { return nil }
    return Member(member, path[key.description])
  }

  func string(_ key: StaticString) throws(Diagnostic) -> String? {
    guard let member = self[key] else { return nil }
    guard let text = member.value.string else { throw .machineField(member.path, "a text") }
    return text
  }

  func number(_ key: StaticString) throws(Diagnostic) -> Double? {
    guard let member = self[key] else { return nil }
    guard let number = member.value.number else { throw .machineField(member.path, "a number") }
    return number
  }

  func flag(_ key: StaticString) throws(Diagnostic) -> Bool? {
    guard let member = self[key] else { return nil }
    guard let flag = member.value.boolean else { throw .machineField(member.path, "true or false") }
    return flag
  }

  func list(_ key: StaticString) throws(Diagnostic) -> [Member]? {
    guard let member = self[key] else { return nil }
    guard member.value.isArray else { throw .machineField(member.path, "a list") }
    return (0..<member.value.count).compactMap { index in
      member.value[index].map { Member($0, member.path[index]) }
    }
  }

  func required<Value>(
    _ key: StaticString, _ value: Value?
  ) throws(Diagnostic) -> Value {
    guard let value else { throw .machineFieldMissing(path[key.description]) }
    return value
  }

  func requiredString(_ key: StaticString) throws(Diagnostic) -> String {
    try required(key, try string(key))
  }

  func requiredList(_ key: StaticString) throws(Diagnostic) -> [Member] {
    try required(key, try list(key))
  }

  /// A word of a closed list.
  func word<Word: RawRepresentable & CaseIterable>(
    _ key: StaticString, of type: Word.Type
  ) throws(Diagnostic) -> Word? where Word.RawValue == String {
    guard let text = try string(key) else { return nil }
    guard let word = Word(rawValue: text) else {
      throw .machineWord(text, path[key.description], Word.allCases.map(\.rawValue))
    }
    return word
  }
}

/// Reads one machine. Inputs are read first: what names them is checked where it is met.
struct MachineReader {
  let id: String
  var log = DiagnosticLog()
  /// By kind: one name may stand for an input of each.
  var numbers: [String: Double] = [:]
  var texts: [String: String] = [:]
  var flags: [String: Bool] = [:]
  var events: Set<String> = []

  init(id: String) { self.id = id }

  mutating func machine(_ root: Member) throws(Diagnostic) -> StateMachine {
    guard root.value.isObject else { throw .machineField(root.path, "an object") }
    if root["descriptor"] != nil || root["listeners"] != nil || root["triggers"] != nil {
      throw .earlyMachine()
    }
    var machine = StateMachine(id: id, initial: try root.requiredString("initial"))
    for member in try root.list("inputs") ?? [] { try readInput(member, into: &machine) }
    var globalPath: JSONPath?
    var names: Set<String> = []
    for member in try root.requiredList("states") {
      let (state, isGlobal) = try state(member)
      guard names.insert(state.name).inserted else {
        throw .duplicateState(state.name, at: member.path["name"])
      }
      guard isGlobal else {
        machine.states.append(state)
        continue
      }
      if globalPath != nil { throw .severalGlobalStates(at: member.path) }
      globalPath = member.path
      machine.global = state
    }
    for member in try root.list("interactions") ?? [] {
      machine.interactions.append(try interaction(member, states: names))
    }
    guard names.contains(machine.initial) else {
      throw .unknownInitialState(machine.initial, at: root.path["initial"])
    }
    dropUnknownTargets(of: &machine, states: names)
    return machine
  }

  private enum InputType: String, CaseIterable {
    case number = "Numeric"
    case text = "String"
    case flag = "Boolean"
    case event = "Event"
  }

  private mutating func readInput(
    _ member: Member, into machine: inout StateMachine
  ) throws(Diagnostic) {
    let name = try member.requiredString("name")
    let type = try member.required("type", try member.word("type", of: InputType.self))
    let kind: StateMachine.Input.Kind
    switch type {
    case .number: kind = .number(try member.required("value", try member.number("value")))
    case .text: kind = .text(try member.requiredString("value"))
    case .flag: kind = .flag(try member.required("value", try member.flag("value")))
    case .event: kind = .event
    }
    guard !name.hasPrefix("@") else {
      log.report(.reservedInput(name, at: member.path["name"]))
      return
    }
    let isKnown: Bool
    switch kind {
    case .number(let value): isKnown = numbers.updateValue(value, forKey: name) != nil
    case .text(let value): isKnown = texts.updateValue(value, forKey: name) != nil
    case .flag(let value): isKnown = flags.updateValue(value, forKey: name) != nil
    case .event: isKnown = !events.insert(name).inserted
    }
    let input = StateMachine.Input(name: name, kind: kind)
    let place = isKnown ? machine.inputs.firstIndex { $0.isSame(as: input) } : nil
    if let place {
      log.report(.duplicateInput(name, at: member.path["name"]))
      machine.inputs[place] = input
    } else {
      machine.inputs.append(input)
    }
  }

  private mutating func dropUnknownTargets(
    of machine: inout StateMachine, states: Set<String>
  ) {
    func known(_ transitions: [StateMachine.Transition]) -> [StateMachine.Transition] {
      transitions.filter {
        if states.contains($0.target) { return true }
        log.report(.unknownTarget($0.target, at: $0.path["toState"]))
        return false
      }
    }
    for index in machine.states.indices {
      machine.states[index].transitions = known(machine.states[index].transitions)
    }
    if let global = machine.global { machine.global?.transitions = known(global.transitions) }
  }
}

extension StateMachine.Input {
  /// Whether it has the other's name and kind.
  fileprivate func isSame(as other: StateMachine.Input) -> Bool {
    guard name == other.name else { return false }
    switch (kind, other.kind) {
    case (.number, .number), (.text, .text), (.flag, .flag), (.event, .event): return true
    case (.number, _), (.text, _), (.flag, _), (.event, _): return false
    }
  }
}
