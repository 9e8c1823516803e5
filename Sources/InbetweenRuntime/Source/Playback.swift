extension InbetweenRuntime {
  /// What is played, in frames: an intro once, then iterations, then an outro once.
  public struct Playback: Equatable, Sendable {
    public var intro: Range<Double>?
    public var iteration: Range<Double>
    public var outro: Range<Double>?
    /// How many iterations.
    public var passes = Double.infinity
    /// Whether the end has been asked for.
    public var isDone = false
    /// How many times as fast it plays.
    public var speed = 1.0
    /// Whether iterations play from their end to their start.
    public var isReversed = false
    /// Whether each iteration goes back to where it began.
    public var autoreverses = false
    /// The frame for people who prefer less motion.
    public var still: Double

    public init(_ iteration: Range<Double>, passes: Double = .infinity, still: Double) {
      self.iteration = iteration
      self.passes = passes
      self.still = still
    }

    /// Plays other frames, as this plays its own.
    public mutating func play(
      intro: Range<Double>? = nil, _ iteration: Range<Double>, passes: Double = .infinity,
      outro: Range<Double>? = nil, isDone: Bool = false, still: Double
    ) {
      self.intro = intro
      self.iteration = iteration
      self.passes = passes
      self.outro = outro
      self.isDone = isDone
      self.still = min(max(still, iteration.lowerBound), iteration.upperBound - hair)
    }

    /// Whether the same is played, whenever it ends and however fast.
    public func isOfSameParts(as other: Playback) -> Bool {
      intro == other.intro && iteration == other.iteration && passes == other.passes
        && isReversed == other.isReversed && autoreverses == other.autoreverses
        && (outro == other.outro || !other.isDone)
    }

    /// So close before the end of a part something of it is still to be seen.
    private var hair: Double { 0.001 }

    /// The frames of a part.
    private func length(_ part: Range<Double>?) -> Double {
      part.map { $0.upperBound - $0.lowerBound } ?? 0
    }

    /// The frames of an iteration, there and back.
    private var lengthOfIteration: Double { length(iteration) * (autoreverses ? 2 : 1) }

    /// How many iterations are played, where the end was asked for after `done` frames.
    private func iterations(until done: Double?) -> Double {
      guard let done, lengthOfIteration > 0 else { return passes }
      return min(passes, max(0, ((done - length(intro)) / lengthOfIteration).rounded(.up)))
    }

    /// The frames that are played in all; infinite without an end.
    public func length(until done: Double?) -> Double {
      let iterations = iterations(until: done)
      let end = done == nil || !isDone ? 0 : length(outro)
      return length(intro) + (iterations > 0 ? iterations * lengthOfIteration : 0) + end
    }

    public func isOver(after elapsed: Double, until done: Double?) -> Bool {
      elapsed >= length(until: done)
    }

    /// The frame that is shown after so many; the last one that shows something when it is over.
    public func frame(after elapsed: Double, until done: Double?) -> Double {
      var rest = max(0, elapsed)
      if let intro {
        if rest < length(intro) { return intro.lowerBound + rest }
        rest -= length(intro)
      }
      let iterations = iterations(until: done)
      let all = iterations > 0 ? iterations * lengthOfIteration : 0
      if rest < all {
        return frame(ofIteration: rest.truncatingRemainder(dividingBy: lengthOfIteration))
      }
      if let outro, isDone, done != nil {
        return min(outro.lowerBound + rest - all, outro.upperBound - hair)
      }
      return frame(ofIteration: lengthOfIteration)
    }

    private func frame(ofIteration elapsed: Double) -> Double {
      let there = elapsed > length(iteration) ? 2 * length(iteration) - elapsed : elapsed
      let frame = isReversed ? length(iteration) - there : there
      return iteration.lowerBound + min(frame, length(iteration) - hair)
    }

    /// Where it rests for people who prefer less motion: at its end once that is asked for.
    public var rest: Double {
      guard isDone, let outro else { return still }
      return outro.upperBound - hair
    }

    /// What comes after what, and how often: whether it is an iteration, its frames, its passes.
    public func parts(
      until done: Double?
    ) -> [(frames: Range<Double>, isIteration: Bool, passes: Double)] {
      var parts: [(frames: Range<Double>, isIteration: Bool, passes: Double)] = []
      if let intro { parts.append((intro, false, 1)) }
      let iterations = iterations(until: done)
      if iterations > 0 { parts.append((iteration, true, iterations)) }
      if let outro, isDone, done != nil { parts.append((outro, false, 1)) }
      return parts
    }
  }
}
