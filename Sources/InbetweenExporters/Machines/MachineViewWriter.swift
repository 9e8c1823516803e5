package import InbetweenStateMachines

/// What a view of a machine shows of its package.
package struct MachineScenery: Hashable, Sendable {
  /// What the view of each animation is called, in the order of the machine's stage.
  package var types: [String]
  /// Those of each animation's theme, in the same order.
  package var constants: [ThemeConstants]
  /// Whether the views show several frames at once.
  package var mixesFrames: Bool
  /// Whether they are layers, which watchOS has not.
  package var isOfLayers: Bool

  package init(
    types: [String], constants: [ThemeConstants], mixesFrames: Bool = false,
    isOfLayers: Bool = false
  ) {
    self.types = types
    self.constants = constants
    self.mixesFrames = mixesFrames
    self.isOfLayers = isOfLayers
  }
}

/// Writes a SwiftUI view that a state machine plays: fingers, mice and assistive technologies lead
/// the machine on, and time does.
package struct MachineViewWriter {
  let writer: MachineWriter
  let scenery: MachineScenery
  /// The places of the animations that it shows; the first one is shown at first.
  let shown: [Int]

  var machine: StateMachine { writer.machine }
  var staged: StagedMachine { writer.staged }
  var access: SwiftCode { writer.access }
  var type: SwiftCode { writer.type }

  /// The file of a view; nil for a machine that has nothing to show.
  ///
  /// - Parameters:
  ///   - staged: the machine with its animations.
  ///   - options: as the machine's own file is written.
  ///   - scenery: the views that it shows.
  /// - Returns: a file that needs the machine's and the views'.
  package static func make(
    _ staged: StagedMachine, _ options: ExportOptions, _ scenery: MachineScenery
  ) -> GeneratedFile? {
    let count = staged.stage.clips.count
    guard staged.stage.initial != nil, scenery.types.count == count,
      scenery.constants.count == count
    else { return nil }
    let shown = staged.shownClips
    let names = MachineNames(staged, named: options.name)
    let writer = MachineViewWriter(
      writer: MachineWriter(staged: staged, names: names, options: options), scenery: scenery,
      shown: shown)
    var file = SourceWriter(breaks: LineBreaks())
    if scenery.isOfLayers {
      file.line("#if !os(watchOS)")
      file.line()
    }
    writer.write(to: &file)
    if scenery.isOfLayers {
      file.line()
      file.line("#endif")
    }
    return GeneratedFile(name: names.type.text + ".view.swift", contents: file.bytes)
  }

  /// Whether what a machine shows may be several frames at once.
  package static func tweens(_ staged: StagedMachine, _ options: ExportOptions) -> Bool {
    MachineWriter(
      staged: staged, names: MachineNames(staged, named: options.name), options: options
    ).hasTweens
  }
}

// MARK: What the view has

extension MachineViewWriter {
  func write(to file: inout SourceWriter) {
    file.line("// Written by Inbetween. Change the state machine rather than this file.")
    file.line()
    file.line(writer.options.access == .public ? "public import SwiftUI" : "import SwiftUI")
    file.line()
    file.line(
      "/// \(comment: writer.options.name) as its state machine \(comment: machine.id) plays it.")
    file.line("///")
    let kept: SwiftCode = writer.isObject ? "@StateObject" : "@State"
    file.line("///     \(kept) private var machine = \(type)()")
    file.line("///     …")
    file.line("///     \(type)View(machine)")
    file.line("@available(\(SwiftCode(word: systems)))")
    file.block("\(access)struct \(type)View: View") { body in
      writeProperties(to: &body)
      body.line()
      writeInit(to: &body)
      body.line()
      writeBody(to: &body)
      body.line()
      writePicture(to: &body)
      if hasLayers || hasPlaces {
        body.line()
        writePlaces(to: &body)
      }
      for place in shown where !themes(of: place).isEmpty {
        body.line()
        writeThemes(of: place, to: &body)
      }
      if hasBackground {
        body.line()
        writeBackground(to: &body)
      }
    }
  }

  /// The form keyframes needs newer ones than some machines.
  private var systems: StaticString {
    writer.isObject && writer.options.style == .keyframes && !scenery.isOfLayers
      ? "iOS 17, macOS 14, tvOS 17, watchOS 10, *" : writer.systems
  }

  var first: SwiftCode { SwiftCode(data: Array(scenery.types[shown[0]].utf8)) }

  func writeProperties(to body: inout SourceWriter) {
    body.line(
      writer.isObject
        ? "@ObservedObject private var machine: \(type)" : "private let machine: \(type)")
    body.line("private let theme: \(first).Theme")
    body.line("private let darkTheme: \(first).Theme?")
    if machine.opensURLs {
      body.line("private let mayOpen: (URL) -> Bool")
      body.line("@Environment(\\.openURL) private var openURL")
    }
    body.line("@Environment(\\.accessibilityReduceMotion) private var reducesMotion")
    body.line("/// When time was last let pass; nil where it stands still.")
    body.line("@State private var last: Date?")
    if hasTouches {
      body.line("@State private var isDown = false")
      body.line("/// False once a touch is over, even a cancelled one, whose end is not reported.")
      body.line("@GestureState private var isTouched = false")
    }
    if hasHover { body.line("@State private var isInside = false") }
  }

  func writeInit(to body: inout SourceWriter) {
    body.line("/// - Parameters:")
    body.line("///   - machine: what leads; it is started where it was not.")
    body.line("///   - theme: the colours.")
    body.line("///   - darkTheme: the colours in dark surroundings; nil for the same.")
    if machine.opensURLs {
      body.line("///   - mayOpen: whether an address of the file is opened.")
    }
    let constants = scenery.constants[shown[0]]
    let dark: SwiftCode = constants.dark.map { ".\(name($0))" } ?? "nil"
    body.line("\(access)init(")
    body.line("  _ machine: \(type), theme: \(first).Theme = .\(name(constants.standard)),")
    let last: SwiftCode = machine.opensURLs ? "," : ""
    body.line("  darkTheme: \(first).Theme? = \(dark)\(last)")
    if machine.opensURLs {
      body.line("  mayOpen: @escaping (URL) -> Bool = { _ in false }")
    }
    body.line(") {")
    body.indented { inside in
      inside.line("self.machine = machine")
      inside.line("self.theme = theme")
      inside.line("self.darkTheme = darkTheme")
      if machine.opensURLs { inside.line("self.mayOpen = mayOpen") }
    }
    body.line("}")
  }

  func name(_ text: String) -> SwiftCode { SwiftCode(data: Array(text.utf8)) }

  // MARK: What it reacts to

  func has(_ pointers: StateMachine.Pointer...) -> Bool {
    machine.interactions.contains { interaction in
      guard case .pointer(let pointer, _) = interaction.trigger else { return false }
      return pointers.contains(pointer)
    }
  }

  var hasClicks: Bool { has(.click) }
  var hasTouches: Bool { has(.down, .up, .move) || !staged.hoverLayers.isEmpty }
  var hasHover: Bool { has(.move, .enter, .exit) }
  var hasPlaces: Bool { hasClicks || hasTouches || hasHover }
  var hasLayers: Bool { !machine.layers.isEmpty }

  /// Whether something happens wherever the pointer is.
  var takesAll: Bool {
    machine.interactions.contains { interaction in
      if case .pointer(_, nil) = interaction.trigger { true } else { false }
    }
  }

  /// The layers that can be pressed, as cases of `Target`.
  var pressed: [SwiftCode] {
    var layers: [String] = []
    for interaction in machine.interactions {
      guard case .pointer(let pointer, let layer?) = interaction.trigger,
        [.down, .up, .click].contains(pointer), !layers.contains(layer)
      else { continue }
      layers.append(layer)
    }
    return layers.map { writer.member(writer.names.targets[$0]) }
  }

  /// Whether a press anywhere does something.
  var isButton: Bool {
    machine.interactions.contains { interaction in
      guard case .pointer(let pointer, nil) = interaction.trigger else { return false }
      return [.down, .up, .click].contains(pointer)
    }
  }

  func writeBody(to body: inout SourceWriter) {
    let size = staged.stage.clips[shown[0]]
    body.block("\(access)var body: some View") { inside in
      let room: SwiftCode = hasPlaces ? "room in" : "_ in"
      inside.closure("GeometryReader { \(room)") { reader in
        reader.closure("TimelineView(.animation(paused: machine.isAtRest)) { time in") { frame in
          frame.line("picture")
          frame.indented { modifiers in
            let now: SwiftCode = writer.isObject ? "now" : "_, now"
            modifiers.closure(".onChange(of: time.date) { \(now) in") { change in
              change.line("machine.advance(by: last.map { now.timeIntervalSince($0) } ?? 0)")
              change.line("last = now")
            }
          }
        }
        writeInteraction(to: &reader)
      }
      inside.line(".aspectRatio(\(size.width) / \(size.height), contentMode: .fit)")
      let ignored: SwiftCode = writer.isObject ? "_ in " : ""
      inside.line(".onChange(of: machine.isAtRest) { \(ignored)last = nil }")
      guard machine.opensURLs else { return inside.line(".onAppear { machine.startOnce() }") }
      inside.closure(".onAppear {") { appear in
        appear.closure("machine.openURL = { address in") { open in
          open.line("guard let url = URL(string: address), mayOpen(url) else { return }")
          open.line("openURL(url)")
        }
        appear.line("machine.startOnce()")
      }
    }
  }

  // MARK: What it shows

  func writePicture(to body: inout SourceWriter) {
    func view(_ place: Int) -> SwiftCode {
      let name = name(scenery.types[place])
      let length = max(staged.stage.clips[place].length, 1)
      let moment: SwiftCode =
        scenery.mixesFrames
        ? "pose.frames, weights: pose.weights"
        : "progress: pose.frames[0] / \(length)"
      let isFirst = place == shown[0]
      let isThemed = !themes(of: place).isEmpty
      guard isFirst || isThemed || scenery.mixesFrames else { return "\(name)(\(moment))" }
      // Others than the first are shown as their package wants them.
      let constants = scenery.constants[place]
      let light: SwiftCode = isFirst ? "theme" : ".\(self.name(constants.standard))"
      let own: SwiftCode? = constants.dark.map { ".\(self.name($0))" }
      let dark: SwiftCode? = isFirst ? "darkTheme" : own
      let asked: SwiftCode = isThemed ? "\(askedTheme(of: place)) ?? " : ""
      let pose: SwiftCode = scenery.mixesFrames ? ".Pose" : ""
      let darkness: SwiftCode = dark.map { ", darkTheme: \(asked)\($0)" } ?? ""
      return "\(name)\(pose)(\(moment), theme: \(asked)\(light)\(darkness))"
    }
    if shown.count > 1 { body.line("@ViewBuilder") }
    body.block("private var picture: some View") { inside in
      // For people who prefer less motion what a tween leads to.
      inside.line("let pose = machine.playback.pose(reducingMotion: reducesMotion)")
      guard shown.count > 1 else { return inside.line("return \(view(shown[0]))") }
      inside.line("switch machine.playback.clip?.name {")
      for place in shown.dropFirst() {
        inside.line("case \(staged.stage.clips[place].id): \(view(place))")
      }
      inside.line("default: \(view(shown[0]))")
      inside.line("}")
    }
  }

  func writePlaces(to body: inout SourceWriter) {
    if hasPlaces {
      body.line("/// A finger or a mouse does something at a place of a view of this size.")
      body.block(
        "private func send(_ pointer: \(type).Pointer, at place: CGPoint, in size: CGSize)"
      ) { inside in
        guard hasLayers else { return inside.line("machine.pointer(pointer)") }
        inside.line("let targets = machine.targets(")
        inside.line("  x: place.x, y: place.y, width: size.width, height: size.height)")
        inside.line("machine.pointer(pointer, over: targets)")
      }
    }
    guard hasLayers, !takesAll || !pressed.isEmpty else { return }
    body.line()
    body.line("/// Where a layer is, in a view of this size.")
    body.block(
      "private func outline(of target: \(type).Target, in size: CGSize) -> Path"
    ) { inside in
      inside.line("var path = Path()")
      inside.line(
        "let corners = machine.corners(of: target, width: size.width, height: size.height)")
      inside.line("guard !corners.isEmpty else { return path }")
      inside.line("path.addLines(corners.map { CGPoint(x: $0.x, y: $0.y) })")
      inside.line("path.closeSubpath()")
      inside.line("return path")
    }
    guard !takesAll else { return }
    body.line()
    body.line("/// Where something can be hit; the rest lets touches through.")
    body.block("private func outlines(in size: CGSize) -> Path") { inside in
      inside.line("var path = Path()")
      inside.closure("for target in \(type).Target.allCases {") {
        $0.line("path.addPath(outline(of: target, in: size))")
      }
      inside.line("return path")
    }
  }

  /// The themes that the machine may ask for while it shows an animation, with their constants.
  func themes(of place: Int) -> [(id: String, constant: SwiftCode)] {
    guard machine.usesThemes else { return [] }
    let constants = scenery.constants[place].themes
    return constants.sorted { $0.key < $1.key }.map { ($0.key, name($0.value)) }
  }

  private func askedTheme(of place: Int) -> SwiftCode {
    place == shown[0] ? "askedTheme" : "asked\(name(scenery.types[place]))Theme"
  }

  func writeThemes(of place: Int, to body: inout SourceWriter) {
    let type = name(scenery.types[place])
    body.line("/// The theme that the machine asks for; nil for none.")
    body.block("private var \(askedTheme(of: place)): \(type).Theme?") { inside in
      inside.line("switch machine.theme {")
      for (id, constant) in themes(of: place) { inside.line("case \(id): .\(constant)") }
      inside.line("default: nil")
      inside.line("}")
    }
  }

  var hasBackground: Bool {
    staged.states.contains { $0.source.part.background != nil }
  }

  func writeBackground(to body: inout SourceWriter) {
    body.line("/// What the state puts below.")
    body.block("private var background: Color") { inside in
      inside.line("switch machine.state {")
      for (place, state) in staged.states.enumerated() {
        guard let color = state.source.part.background else { continue }
        func part(_ shift: UInt32) -> SwiftCode {
          "\((Double(color >> shift & 255) / 255 * 1e4).rounded() / 1e4)"
        }
        let opacity: SwiftCode = color & 255 == 255 ? "" : ", opacity: \(part(0))"
        inside.line("case \(writer.state(place)):")
        inside.line("  Color(red: \(part(24)), green: \(part(16)), blue: \(part(8))\(opacity))")
      }
      if staged.states.contains(where: { $0.source.part.background == nil }) {
        inside.line("default: .clear")
      }
      inside.line("}")
    }
  }
}
