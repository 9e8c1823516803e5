import SwiftUI

extension InbetweenRuntime {
  /// What a view plays, and how.
  public struct PlayerOptions {
    /// Kept apart: to copy a view that holds them itself takes 4 kB of code for each animation.
    private indirect enum Kept {
      case apart(Values)
    }

    public struct Values {
      /// All of the animation, in a loop.
      public let whole: Playback
      public var playback: Playback
      /// The one moment that is shown: 0 is the start, 1 the end; nil to play.
      public var progress: Double?
      /// Follows what plays, and moves it.
      public var position: Binding<Double>?
      public var isPlaying = true
      /// Where it is another than before, it begins anew.
      public var trigger = 0
      /// At most so many pictures a second; nil for as many as the display shows.
      public var frameRate: Double?
      public var scaling = Scaling.fit
      public var alignment = Alignment.center
      /// What assistive technologies call it; nil to leave it out, as decoration.
      public var label: Text?
      public var onCompletion: (() -> Void)?
    }

    private var kept: Kept

    public init(_ whole: Playback, label: Text? = nil) {
      kept = .apart(Values(whole: whole, playback: whole, label: label))
    }

    public var values: Values {
      get {
        switch kept {
        case .apart(let values): return values
        }
      }
      set { kept = .apart(newValue) }
    }

    /// Plays so often; stops where it is while `isPlaying` is false.
    public mutating func play(_ isPlaying: Bool, _ loop: Loop) {
      values.isPlaying = isPlaying
      values.playback.passes = loop.passes
    }

    /// Shows the one moment: 0 is the start, 1 the end.
    public mutating func show(_ progress: Double) { values.progress = progress }

    /// Follows what plays, and moves it.
    public mutating func follow(_ position: Binding<Double>) { values.position = position }
  }
}
