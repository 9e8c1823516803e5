import InbetweenTimeline

extension Clock {
  /// The clock of the composition that a layer on this clock nests.
  func nested(in layer: Layer, remap: Property<Double>?, rate: FrameRate) -> Clock {
    let shown = layer.timing.frames
    guard shown.end > shown.start, let first = legs.first, let last = legs.last else {
      return Clock(legs: [])
    }
    let low = max(shown.start, min(first.innerLow, legs.map(\.innerLow).min() ?? first.innerLow))
    let high = min(shown.end, max(last.innerHigh, legs.map(\.innerHigh).max() ?? last.innerHigh))
    guard high > low else { return Clock(legs: []) }
    if let remap {
      return nested(Self.chords(of: remap.track, rate: rate), shown: low...high)
    }
    let start = layer.timing.start
    let stretch = layer.timing.stretch == 0 ? 1 : layer.timing.stretch
    let chord = Chord(
      outerStart: low, outerEnd: high, innerStart: (low - start) / stretch,
      innerEnd: (high - start) / stretch)
    return nested([chord], shown: low...high)
  }

  /// A time remap as chords: one for each interval at constant speed, up to 64 for an eased one.
  private static func chords(of track: Track<Double>, rate: FrameRate) -> [Chord] {
    let keys = track.keyframes
    var chords: [Chord] = []
    for (from, to) in zip(keys, keys.dropFirst()) where to.frame > from.frame {
      let isSteady: Bool =
        switch from.easing {
        case .linear, .hold: true
        case .curve(let curve): curve.isLinear
        case .perDimension(let curves): curves.first?.isLinear ?? true
        }
      if from.easing == .hold { continue }
      let steps = isSteady ? 1 : Int(min(64, max(2, (to.frame - from.frame).rounded(.up))))
      for step in 0..<steps {
        let start = from.frame + (to.frame - from.frame) * Double(step) / Double(steps)
        let end = from.frame + (to.frame - from.frame) * Double(step + 1) / Double(steps)
        chords.append(
          Chord(
            outerStart: start, outerEnd: end,
            innerStart: rate.frame(at: Seconds(from.value(towards: to, atFrame: start))),
            innerEnd: rate.frame(at: Seconds(from.value(towards: to, atFrame: end)))))
      }
      guard chords.count <= maximumChords else { break }
    }
    return chords
  }
}
