import InbetweenTimeline

extension GradientPaint {
  /// Whether its colours run from a point that is off its centre at some time.
  var hasHighlight: Bool {
    switch kind {
    case .linear: false
    case .radial(let length, _): !length.isStatic || length.track.initialValue != 0
    }
  }
}
