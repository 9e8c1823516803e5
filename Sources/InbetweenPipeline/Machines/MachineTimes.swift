import InbetweenStateMachines
import InbetweenTimeline

extension Timeline {
  /// With what state machines play as markers, so that promises can name it: a state by its name, as
  /// long as one pass of it lasts, and a tween as `off to on`. Markers of the file count more.
  ///
  /// - Parameter machines: that play the animation.
  /// - Returns: the same with more markers.
  func namingTimes(of machines: [StagedMachine]) -> Timeline {
    var result = self
    var known = Set(markers.map(\.name))
    func add(_ name: String, at frame: Double, lasting duration: Double) {
      guard duration.isFinite, known.insert(name).inserted else { return }
      result.markers.append(Marker(name, at: frame, duration: duration))
    }
    for staged in machines {
      for state in staged.states where !state.isGlobal && isShown(in: state, of: staged) {
        let span = state.frames ?? 0...max(0, frames.length - 1)
        add(
          state.source.name, at: frames.start + span.lowerBound,
          lasting: (span.upperBound - span.lowerBound) / state.source.part.speed)
      }
      let sources = staged.machine.states + [staged.machine.global].compactMap { $0 }
      for state in sources {
        for transition in state.transitions {
          guard let tween = transition.tween, let target = staged.place(of: transition.target),
            staged.states[target].takesTweens, isShown(in: staged.states[target], of: staged)
          else { continue }
          add(
            "\(state.name) to \(transition.target)", at: frames.start,
            lasting: tween.duration * frameRate.framesPerSecond)
        }
      }
    }
    return result
  }

  /// Whether a state plays this animation, as far as its size and length tell.
  private func isShown(in state: StagedMachine.State, of staged: StagedMachine) -> Bool {
    guard let place = state.clip ?? staged.stage.initial else { return false }
    let clip = staged.stage.clips[place]
    return clip.length == frames.length && clip.frameRate == frameRate.framesPerSecond
  }
}
