package import InbetweenDiagnostics

/// What a user does, step by step: `start ; down 120,80 ; tick 500 ; fire next`.
package struct MachineScript: Hashable, Sendable {
  package var steps: [Step] = []

  package enum Step: Hashable, Sendable {
    /// Nothing: the machine has been read.
    case load
    case start, stop
    /// Stops the animation, not the machine.
    case stopPlayback
    case number(String, Double)
    case text(String, String)
    case flag(String, Bool)
    case fire(String)
    /// At a place of the canvas.
    case pointer(StateMachine.Pointer, x: Double, y: Double)
    /// The end of what is played.
    case complete
    /// Seconds pass, so many times.
    case tick(Double, times: Int)
    /// Time passes in steps of seconds until the animation has ended, or the machine has stopped.
    case playUntil(Goal, step: Double)

    package enum Goal: Hashable, Sendable { case completed, stopped }
  }

  /// - Throws: M015.
  package init(_ text: String) throws(Diagnostic) {
    for part in text.split(separator: ";") {
      let words = part.drop { $0 == " " }
      let verb = words.prefix { $0 != " " }
      guard !verb.isEmpty else { continue }
      var rest = words.dropFirst(verb.count).drop { $0 == " " }
      while rest.last == " " { rest.removeLast() }
      guard let step = Step(verb: String(verb), String(rest)) else {
        throw .unknownStep(String(part))
      }
      steps.append(step)
    }
  }
}

extension MachineScript.Step {
  fileprivate init?(verb: String, _ rest: String) {
    func assignment() -> (name: String, value: String)? {
      guard let sign = rest.lastIndex(of: "="), sign > rest.startIndex else { return nil }
      return (String(rest[..<sign]), String(rest[rest.index(after: sign)...]))
    }
    switch verb {
    case "load" where rest.isEmpty: self = .load
    case "start" where rest.isEmpty: self = .start
    case "stop" where rest.isEmpty: self = .stop
    case "player-stop" where rest.isEmpty: self = .stopPlayback
    case "complete" where rest.isEmpty: self = .complete
    case "fire" where !rest.isEmpty: self = .fire(rest)
    case "num":
      guard let (name, text) = assignment(), let value = Double(text), value.isFinite else {
        return nil
      }
      self = .number(name, value)
    case "str":
      guard let (name, value) = assignment() else { return nil }
      self = .text(name, value)
    case "bool":
      guard let (name, text) = assignment(), let value = Bool(text) else { return nil }
      self = .flag(name, value)
    case "tick":
      let parts = rest.split(separator: "*", maxSplits: 1)
      guard let first = parts.first, let time = Double(first), time >= 0, time.isFinite else {
        return nil
      }
      guard parts.count == 2 else {
        self = .tick(time / 1_000, times: 1)
        return
      }
      guard let times = Int(parts[1]), (0...1_000_000).contains(times) else { return nil }
      self = .tick(time / 1_000, times: times)
    case "play-until-complete", "play-until-stopped":
      guard let time = Double(rest), time > 0, time.isFinite else { return nil }
      self = .playUntil(verb.hasSuffix("stopped") ? .stopped : .completed, step: time / 1_000)
    default:
      guard let pointer = StateMachine.Pointer(rawValue: verb) else { return nil }
      let parts = rest.split(separator: ",").map { Double($0.drop { $0 == " " }) }
      guard parts.count == 2, let x = parts[0], let y = parts[1] else { return nil }
      self = .pointer(pointer, x: x, y: y)
    }
  }
}

extension MachineRun {
  /// Does one step of a script.
  ///
  /// - Parameters:
  ///   - step: what the user does.
  ///   - canvas: its width and height, where the animation lies in the middle as large as it can;
  ///     nil for the animation's own.
  package mutating func run(
    _ step: MachineScript.Step, canvas: (width: Double, height: Double)? = nil
  ) {
    switch step {
    case .load: break
    case .start: start()
    case .stop: stop()
    case .stopPlayback: stopPlayback()
    case .number(let name, let value): set(number: value, for: name)
    case .text(let name, let value): set(text: value, for: name)
    case .flag(let name, let value): set(flag: value, for: name)
    case .fire(let name): fire(name)
    case .pointer(let pointer, let x, let y):
      self.pointer(pointer, over: layers(atX: x, y: y, canvas: canvas))
    case .complete: complete()
    case .tick(let seconds, let times): for _ in 0..<times { advance(by: seconds) }
    case .playUntil(let goal, let seconds):
      for _ in 0..<Self.maximumSteps {
        let hasEnded = advance(by: seconds)
        if goal == .completed ? hasEnded : status == .stopped { break }
      }
    }
  }

  /// How many steps of time are tried until something has ended.
  private static let maximumSteps = 100_000

  /// The layers that interactions name whose boxes hold a place of the canvas.
  private func layers(
    atX x: Double, y: Double, canvas: (width: Double, height: Double)?
  ) -> Set<String> {
    guard let index = pose.clip, let clip = playback.clip else { return [] }
    let (width, height) = canvas ?? (clip.width, clip.height)
    let place = clip.place(x: x, y: y, width: width, height: height)
    let areas = staged.stage.clips[index].areas
    let shown = playback.pose
    return Set(
      staged.machine.layers.map(\.name).filter { layer in
        areas[layer].map { HitArea($0).contains(place.x, place.y, in: shown) } ?? false
      })
  }
}

extension HitArea {
  init(_ area: MachineStage.LayerArea) {
    self.init(keys: zip(area.frames, area.corners).map { Key($0, $1) })
  }
}

extension Diagnostic {
  static func unknownStep(_ step: String) -> Diagnostic {
    Diagnostic(
      .machineScript, "no step of a script is written \(shown(step))",
      fix: "use start, stop, player-stop, num NAME=1, str NAME=text, bool NAME=true, fire NAME, "
        + "down, up, move, enter, exit or click X,Y, complete, tick MS, tick MS*TIMES, "
        + "play-until-complete MS or play-until-stopped MS, with ; between them")
  }
}
