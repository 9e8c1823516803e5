import SwiftUI

extension InbetweenRuntime {
  /// What a view plays, and how.
  public struct PlayerOptions {
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

    public init(_ whole: Playback, label: Text? = nil) {
      self.whole = whole
      playback = whole
      self.label = label
    }
  }
}
