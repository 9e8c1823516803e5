import SwiftUI

extension InbetweenRuntime.PlayingView {
  /// The view with other options.
  private func with(_ change: (inout InbetweenRuntime.PlayerOptions.Values) -> Void) -> Self {
    var view = self
    change(&view.options.values)
    return view
  }

  /// Plays some of its frames.
  public func play(_ frames: Range<Double>, loop: InbetweenRuntime.Loop = .forever) -> Self {
    with { $0.playback.play(frames, passes: loop.passes, still: $0.whole.still) }
  }

  /// Plays so many times as fast.
  public func speed(_ speed: Double) -> Self { with { $0.playback.speed = max(0, speed) } }

  /// Plays from the end to the start.
  public func reversed(_ isReversed: Bool = true) -> Self {
    with { $0.playback.isReversed = isReversed }
  }

  /// Plays there and back; an iteration is both.
  public func autoreverses(_ autoreverses: Bool = true) -> Self {
    with { $0.playback.autoreverses = autoreverses }
  }

  /// Begins anew where a value is another than before.
  public func restart(on value: some Hashable) -> Self { with { $0.trigger = value.hashValue } }

  /// How it fills the space that it has, and where it is in it.
  public func scaling(
    _ scaling: InbetweenRuntime.Scaling, alignment: Alignment = .center
  ) -> Self {
    with {
      $0.scaling = scaling
      $0.alignment = alignment
    }
  }

  /// What assistive technologies call it; without it they leave it out, as decoration.
  public func label(_ label: Text?) -> Self { with { $0.label = label } }

  /// Is called when it has come to its end: once each time that it plays.
  public func onCompletion(_ action: @escaping () -> Void) -> Self {
    with { $0.onCompletion = action }
  }
}
