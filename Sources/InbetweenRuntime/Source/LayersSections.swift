extension SampleLayersView {
  /// Plays one section.
  public func play(_ section: SampleLayers.Section, loop: InbetweenRuntime.Loop = .forever) {
    var playback = playback
    playback.play(section.frames, passes: loop.passes, still: section.still)
    begin(playback)
  }

  /// Plays a section once and then another in a loop, until `finish` is called.
  public func play(_ intro: SampleLayers.Section, then section: SampleLayers.Section) {
    var playback = playback
    playback.play(intro: intro.frames, section.frames, still: section.still)
    begin(playback)
  }

  /// Completes the iteration and plays a last section once; without one it stays at the end.
  public func finish(with outro: SampleLayers.Section? = nil) {
    var playback = playback
    playback.outro = outro?.frames
    playback.isDone = true
    change(to: playback)
  }
}
