import Foundation

extension InbetweenRuntime {
  /// How far something has been played. It begins when it is first seen, and goes on in time while
  /// it is not.
  @MainActor public final class PlayClock {
    private var playback: Playback?
    private var frameRate = 0.0
    private var isPlaying = false
    private var trigger = 0
    private var isSeen = false
    /// When it went on last; nil while it is paused.
    private var began: Date?
    /// The frames that it had played then.
    private var played = 0.0
    /// The frames after which the end was asked for.
    public private(set) var done: Double?
    /// Whether its end has been reported.
    private var isReported = false

    public init() {}

    /// The frames that have been played at a date.
    public func elapsed(at date: Date) -> Double {
      guard let began, let playback else { return played }
      return played + max(0, date.timeIntervalSince(began)) * frameRate * playback.speed
    }

    /// The frame that is shown at a date.
    public func frame(at date: Date) -> Double {
      playback?.frame(after: elapsed(at: date), until: done) ?? 0
    }

    /// Whether it has ended at a date.
    public func isOver(at date: Date) -> Bool {
      playback?.isOver(after: elapsed(at: date), until: done) ?? false
    }

    /// Plays something from a date on.
    ///
    /// - Parameters:
    ///   - other: what to play; other parts begin anew.
    ///   - frameRate: its frames a second.
    ///   - isPlaying: whether it goes on.
    ///   - trigger: where it is another than before, it begins anew.
    ///   - date: now.
    public func follow(
      _ other: Playback, frameRate: Double, isPlaying: Bool, trigger: Int = 0, at date: Date
    ) {
      self.frameRate = frameRate
      guard let playback, playback.isOfSameParts(as: other), trigger == self.trigger else {
        self.playback = other
        self.trigger = trigger
        self.isPlaying = isPlaying
        played = 0
        done = other.isDone ? 0 : nil
        isReported = false
        began = isPlaying && isSeen ? date : nil
        return
      }
      guard other != playback || isPlaying != self.isPlaying else { return }
      played = elapsed(at: date)
      if playback.isDone != other.isDone {
        done = other.isDone ? played : nil
        isReported = false
      }
      self.playback = other
      self.isPlaying = isPlaying
      began = isPlaying && isSeen ? date : nil
    }

    /// It is seen from a date on.
    public func appear(at date: Date) {
      guard !isSeen else { return }
      isSeen = true
      if isPlaying { began = date }
    }

    /// Goes on from another frame of what is played.
    public func seek(to frame: Double, at date: Date) {
      guard let playback else { return }
      let place = min(max(frame, playback.iteration.lowerBound), playback.iteration.upperBound)
      let start = playback.intro.map { $0.upperBound - $0.lowerBound } ?? 0
      played =
        start
        + (playback.isReversed
          ? playback.iteration.upperBound - place : place - playback.iteration.lowerBound)
      if began != nil { began = date }
      isReported = false
    }

    /// Whether its end is to be reported, which it is once.
    public func reportEnd() -> Bool {
      defer { isReported = true }
      return !isReported
    }
  }
}
