extension SampleDrawing {
  /// Shows at most so many pictures a second, `Timing.frameRate` for as many as the file has; nil
  /// for as many as the display shows.
  public func frameRate(_ rate: Double?) -> Self { wishing { $0.frameRate = rate } }
}
