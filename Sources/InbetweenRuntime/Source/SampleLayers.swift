import SwiftUI

public struct SampleLayers: InbetweenRuntime.PlayingView {
  // MARK: Playing

  /// What it plays, and how.
  public var options = InbetweenRuntime.PlayerOptions(
    InbetweenRuntime.Playback(Timing.start..<Timing.end, still: Timing.still))
  private var theme: Theme
  private var darkTheme: Theme?
  @Environment(\.colorScheme) private var colorScheme

  /// Plays; stops where it is while `isPlaying` is false.
  ///
  /// - Parameters:
  ///   - isPlaying: whether it goes on.
  ///   - loop: how often it plays.
  ///   - theme: its colours.
  ///   - darkTheme: its colours in dark surroundings; nil for the same.
  public init(
    isPlaying: Bool = true, loop: InbetweenRuntime.Loop = .forever, theme: Theme = .standard,
    darkTheme: Theme? = nil
  ) {
    self.theme = theme
    self.darkTheme = darkTheme
    options.play(isPlaying, loop)
  }

  /// Shows one moment: 0 is the start, 1 the end. Animate it with a linear curve to play.
  public init(progress: Double, theme: Theme = .standard, darkTheme: Theme? = nil) {
    self.theme = theme
    self.darkTheme = darkTheme
    options.show(progress)
  }

  /// Plays, reports where it is, and goes on from where that is put: 0 is the start, 1 the end.
  public init(
    progress: Binding<Double>, isPlaying: Bool = true, loop: InbetweenRuntime.Loop = .forever,
    theme: Theme = .standard, darkTheme: Theme? = nil
  ) {
    self.init(isPlaying: isPlaying, loop: loop, theme: theme, darkTheme: darkTheme)
    options.follow(progress)
  }

  public var body: some View {
    InbetweenRuntime.Stage(options, size: Self.size) {
      SampleLayersView()
    } update: { view in
      (view as? SampleLayersView)?.theme =
        colorScheme == .dark ? darkTheme ?? theme : theme
    }
  }
}
