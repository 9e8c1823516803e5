import InbetweenTimeline

/// The ticks of a time ruler.
struct Ruler {
  let rate: FrameRate
  /// In frames.
  let length: Double

  /// A tick with its label.
  struct Tick: Hashable {
    var share: Double
    var seconds: String
    var frame: String
  }

  /// About how many labels stand on the whole length.
  private static let labels = 10.0

  /// The ticks that have labels, in order of time.
  var ticks: [Tick] {
    let seconds = rate.seconds(atFrame: length).value
    guard seconds > 0, seconds.isFinite else { return [] }
    let step = Self.step(atLeast: seconds / Self.labels)
    return (0...Int(seconds / step + 1e-6)).map { index in
      let time = Double(index) * step
      return Tick(
        share: time / seconds, seconds: Share.number(time),
        frame: Share.number((rate.frame(at: Seconds(time)) * 100).rounded() / 100))
    }
  }

  /// 1, 2 or 5 times a power of ten, in seconds.
  static func step(atLeast least: Double) -> Double {
    var step = 1e-3
    while step < least {
      for factor in [2, 2.5, 2] {
        step *= factor
        if step >= least { return step }
      }
    }
    return step
  }
}
