extension SampleDrawing {
  /// Plays one section.
  public func play(_ section: Section, loop: InbetweenRuntime.Loop = .forever) -> Self {
    var view = self
    view.options.values.playback.play(section.frames, passes: loop.passes, still: section.still)
    return view
  }

  /// Plays a section once and then another in a loop; when it is done, completes the iteration and
  /// plays the last section once.
  ///
  /// - Parameters:
  ///   - intro: what comes first.
  ///   - section: what goes round.
  ///   - isDone: whether to come to an end.
  ///   - outro: what comes last; nil to stay at the end of the iteration.
  /// - Returns: the view that does so.
  public func play(
    _ intro: Section, then section: Section, until isDone: Bool = false,
    finally outro: Section? = nil
  ) -> Self {
    var view = self
    view.options.values.playback.play(
      intro: intro.frames, section.frames, outro: outro?.frames, isDone: isDone,
      still: section.still)
    return view
  }
}
