import InbetweenDiagnostics

/// A state machine beside its animation.
package struct ShownMachine: Hashable, Sendable {
  package struct Transition: Hashable, Sendable {
    /// The place of a state; nil for any.
    package var source: Int?
    /// The place of a state; nil where the machine ends.
    package var target: Int?
    /// When it happens and how long it takes; empty for at once.
    package var label: String

    package init(source: Int?, target: Int?, label: String) {
      self.source = source
      self.target = target
      self.label = label
    }
  }

  package var name: String
  package var states: [String]
  /// The place of the state that it begins in.
  package var initial: Int
  package var transitions: [Transition]
  /// Lines of Mermaid.
  package var mermaid: [String]

  package init(
    name: String, states: [String], initial: Int, transitions: [Transition], mermaid: [String]
  ) {
    self.name = name
    self.states = states
    self.initial = initial
    self.transitions = transitions
    self.mermaid = mermaid
  }
}

/// A state machine as a picture: a column for each state, a row for each transition, so that no
/// two of them cross at the same height, however many there are.
struct MachineDrawing {
  private static let maximumStates = 24
  private static let maximumTransitions = 120
  private static let maximumLetters = 24
  private static let rowHeight = 30
  private static let top = 64

  private let machine: ShownMachine
  private let transitions: [ShownMachine.Transition]
  /// The names above the columns, and the place of the first state among them.
  private let titles: [String]
  private let first: Int
  private let columnWidth: Int

  init(_ machine: ShownMachine) {
    self.machine = machine
    let states = machine.states.prefix(Self.maximumStates)
    transitions = machine.transitions.prefix(Self.maximumTransitions).filter {
      ($0.source ?? 0) < states.count && ($0.target ?? 0) < states.count
    }
    first = transitions.contains { $0.source == nil } ? 1 : 0
    titles = (first == 1 ? ["any state"] : []) + states.map { Names.safe($0) }
    let letters = titles.map(\.count).max() ?? 0
    columnWidth = 40 + Self.width(of: min(letters, Self.maximumLetters))
  }

  var markup: Markup {
    let height = Self.top + transitions.count * Self.rowHeight + 14
    var right = x(titles.count)
    var drawing: Markup = ""
    for (place, title) in titles.enumerated() {
      drawing += column(place, title, isInitial: place == first + machine.initial, to: height)
    }
    for (row, transition) in transitions.enumerated() {
      drawing += arrow(transition, at: Self.top + (row + 1) * Self.rowHeight)
      let start = x(min(source(transition), target(transition) ?? source(transition)))
      right = max(right, start + 24 + Self.width(of: transition.label.count))
    }
    let states = machine.states.count - (titles.count - first)
    let more = machine.transitions.count - transitions.count
    let note: Markup =
      states + more > 0
      ? "<p class=\"remark\">Not drawn: \(states) more states, \(more) more transitions.</p>" : ""
    return """
      <svg class="states" width="\(right)" height="\(height)" viewBox="0 0 \(right) \(height)" \
      role="img" aria-label="\(machine.states.count) states, \(machine.transitions.count) \
      transitions">\(drawing)</svg>\(note)
      """
  }

  private func column(_ place: Int, _ title: String, isInitial: Bool, to bottom: Int) -> Markup {
    let x = x(place)
    let width = columnWidth - 16
    let start: Markup =
      isInitial
      ? "<path class=\"way\" d=\"M\(x) 10V24\"/><circle cx=\"\(x)\" cy=\"8\" r=\"5\"/>" : ""
    let kind: Markup = place < first ? "any" : "state"
    let name =
      title.count > Self.maximumLetters
      ? title.prefix(Self.maximumLetters - 1) + "…" : title[...]
    return """
      <g class="\(kind)"><title>\(title)</title><path class="life" d="M\(x) 52V\(bottom)"/>\
      \(start)<rect x="\(x - width / 2)" y="24" width="\(width)" height="28" rx="8"/>\
      <text x="\(x)" y="43">\(String(name))</text></g>
      """
  }

  private func arrow(_ transition: ShownMachine.Transition, at y: Int) -> Markup {
    let from = x(source(transition))
    guard let end = target(transition) else {
      return """
        <g class="end"><title>\(titles[source(transition)]) is final</title>\
        <circle class="ring" cx="\(from)" cy="\(y)" r="8"/><circle cx="\(from)" cy="\(y)" r="4"/></g>
        """
    }
    let to = x(end)
    let side = to < from ? -1 : 1
    let way =
      from == to
      ? "M\(from) \(y - 8)h18v8H\(to + 6)" : "M\(from) \(y)H\(to - 6 * side)"
    let head = from == to ? -1 : side
    let label = transition.label
    let told: Markup = """
      \(titles[source(transition)]) → \(titles[end])\(label.isEmpty ? "" : ": " + label)
      """
    return """
      <g><title>\(told)</title><path class="way" d="\(way)"/>\
      <path class="head" d="M\(to) \(y)l\(-8 * head) -4v8z"/>\
      <text x="\(min(from, to) + (from == to ? 24 : 10))" y="\(y - 6)">\(label)</text></g>
      """
  }

  private func source(_ transition: ShownMachine.Transition) -> Int {
    transition.source.map { $0 + first } ?? 0
  }

  private func target(_ transition: ShownMachine.Transition) -> Int? {
    transition.target.map { $0 + first }
  }

  /// The middle of a column.
  private func x(_ place: Int) -> Int { 12 + place * columnWidth + columnWidth / 2 }

  /// About as wide as letters are in the page's font.
  private static func width(of letters: Int) -> Int { letters * 7 }
}
