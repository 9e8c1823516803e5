package import InbetweenDiagnostics

/// The animations that a machine plays.
package struct MachineStage: Hashable, Sendable {
  /// In the package's order; empty for a machine that is tried by itself.
  package var clips: [Clip]
  /// The place of the one that is shown first; nil for none.
  package var initial: Int?

  package init(clips: [Clip] = [], initial: Int? = nil) {
    self.clips = clips
    self.initial = initial
  }

  package struct Clip: Hashable, Sendable {
    package var id: String
    /// In frames.
    package var length: Double
    package var frameRate: Double
    /// Of the canvas, in points.
    package var width, height: Double
    /// Both ends are shown.
    package var markers: [String: ClosedRange<Double>] = [:]
    /// Where layers can be hit, by their names.
    package var areas: [String: LayerArea] = [:]
    /// The themes that it can be shown in, in the package's order.
    package var themes: [String] = []

    package init(
      id: String, length: Double, frameRate: Double, width: Double, height: Double
    ) {
      self.id = id
      self.length = length
      self.frameRate = frameRate
      self.width = width
      self.height = height
    }

    /// What a marker has of the animation, both ends shown; nil for one that there is not. One that
    /// goes on beyond the last frame ends there: behind it nothing is to be seen.
    func part(of marker: String) -> ClosedRange<Double>? {
      let last = max(0, length - 1)
      return markers[marker].map {
        min(last, max(0, $0.lowerBound))...min(last, max(0, $0.upperBound))
      }
    }
  }

  /// The corners of a layer's box at some frames, which move straight in between.
  package struct LayerArea: Hashable, Sendable {
    package var frames: [Double]
    /// x and y of four corners for each frame; empty while the layer is not there.
    package var corners: [[Double]]

    package init(frames: [Double], corners: [[Double]]) {
      self.frames = frames
      self.corners = corners
    }
  }
}

/// A machine with the animations that it plays: what names meant is settled.
package struct StagedMachine: Hashable, Sendable {
  package let machine: StateMachine
  package let stage: MachineStage
  /// Those that the machine can be in: the global one is among them only if it is the initial state
  /// or the target of a transition.
  package private(set) var states: [State] = []
  /// The place of the initial state.
  package private(set) var initial = 0
  /// See `StateMachine.hasFractions`: looked for once.
  package let hasFractions: Bool
  /// The animations that states name, as places on the stage.
  private let namedClips: [Int]
  /// The first state and the first animation of each name.
  private var places: [String: Int] = [:]
  private let clips: [String: Int]

  package struct State: Hashable, Sendable {
    package var source: StateMachine.State
    package var isGlobal: Bool
    /// The place of its animation; nil stays with the one that is shown.
    package var clip: Int?
    /// What of the animation is played; nil for all of it. Of one that stays with the one shown,
    /// what of the first animation is played.
    package var frames: ClosedRange<Double>?
    /// What of other animations it plays instead, if those are shown.
    package var elsewhere: [Elsewhere] = []
    /// Whether tweens may lead to it.
    package var takesTweens: Bool
    /// The animations, as places on the stage, without the marker that it plays: while one of them
    /// is shown, what leads to it takes no time.
    package var clipsWithoutMarker: [Int] = []

    package struct Elsewhere: Hashable, Sendable {
      /// The place of the animation.
      package var clip: Int
      /// Nil for all of it.
      package var frames: ClosedRange<Double>?
    }
  }

  /// - Parameters:
  ///   - machine: as it was read.
  ///   - stage: what it plays.
  ///   - log: receives which animations and markers are not there.
  package init(_ machine: StateMachine, on stage: MachineStage, log: inout DiagnosticLog) {
    self.machine = machine
    self.stage = stage
    hasFractions = machine.hasFractions
    let named = Set(machine.states.map(\.part.animation))
    namedClips = stage.clips.indices.filter { named.contains(stage.clips[$0].id) }
    clips = Dictionary(
      stage.clips.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let targets = Set(
      (machine.states + [machine.global].compactMap { $0 }).flatMap {
        $0.transitions.map(\.target)
      })
    for state in machine.states { states.append(staged(state, log: &log)) }
    if let global = machine.global,
      machine.initial == global.name || targets.contains(global.name)
    {
      states.insert(
        State(source: global, isGlobal: true, clip: nil, frames: nil, takesTweens: false), at: 0)
    }
    places = Dictionary(
      states.enumerated().map { ($1.source.name, $0) }, uniquingKeysWith: { first, _ in first })
    initial = places[machine.initial] ?? 0
    check(log: &log)
  }

  private func staged(_ state: StateMachine.State, log: inout DiagnosticLog) -> State {
    var staged = State(
      source: state, isGlobal: false, clip: nil, frames: nil, takesTweens: !stage.clips.isEmpty)
    let animation = state.part.animation
    if !animation.isEmpty {
      staged.clip = clips[animation]
      if staged.clip == nil, !stage.clips.isEmpty {
        log.report(.unknownAnimation(animation, at: state.path["animation"]))
      }
    }
    if let name = state.part.segment, let first = staged.clip ?? stage.initial {
      staged.frames = stage.clips[first].part(of: name)
      if staged.clip == nil {
        staged.elsewhere = namedClips.filter { $0 != first }.map {
          State.Elsewhere(clip: $0, frames: stage.clips[$0].part(of: name))
        }
        staged.clipsWithoutMarker =
          (staged.frames == nil ? [first] : [])
          + staged.elsewhere.filter { $0.frames == nil }.map(\.clip)
        staged.elsewhere.removeAll { $0.frames == staged.frames }
      }
      if staged.frames == nil, staged.elsewhere.isEmpty {
        log.report(.unknownMarker(name, at: state.path["segment"]))
        staged.takesTweens = false
      }
    }
    return staged
  }

  /// The place of a state; nil for one that the machine cannot be in.
  package func place(of name: String) -> Int? { places[name] }

  /// The animations that it may show, as places on its stage: the initial one first.
  package var shownClips: [Int] {
    ([stage.initial].compactMap { $0 } + states.compactMap(\.clip)).distinct
  }

  /// The layers that pointers enter and leave, in the order in which the file names them.
  package var hoverLayers: [String] {
    machine.interactions.compactMap { interaction in
      switch interaction.trigger {
      case .pointer(.enter, let layer), .pointer(.exit, let layer): layer
      default: nil
      }
    }.distinct
  }
}

extension StateMachine {
  /// All layers that interactions name, in the order of the file, and where.
  package var layers: [(name: String, path: JSONPath)] {
    var layers: [(name: String, path: JSONPath)] = []
    var names: Set<String> = []
    for interaction in interactions {
      if case .pointer(_, let layer?) = interaction.trigger, names.insert(layer).inserted {
        layers.append((layer, interaction.path["layerName"]))
      }
    }
    return layers
  }
}

extension Diagnostic {
  static func unknownAnimation(_ id: String, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .unknownOnStage, at: path,
      "the animation \(shown(id)) is not in the package; the state stays with the one shown",
      fix: "name an animation of the package")
  }

  static func unknownMarker(_ name: String, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .unknownOnStage, at: path,
      "the animation has no marker \(shown(name)); the state plays all of it",
      fix: "add the marker, or remove \"segment\"")
  }

  package static func unknownLayer(_ name: String, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .unknownOnStage, at: path,
      "no layer is called \(shown(name)); nothing can hit it",
      fix: "rename the layer in the animation, or name another")
  }
}
