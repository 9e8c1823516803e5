extension InbetweenRuntime.Curve {
  /// The fraction of the change at a fraction of the time.
  public func fraction(_ time: Double) -> Double {
    switch self {
    case .linear: return time
    case .hold: return 0
    case .bezier(let x1, let y1, let x2, let y2):
      var low = 0.0
      var high = 1.0
      var t = time
      for _ in 0..<24 {
        let error = ((1 + 3 * x1 - 3 * x2) * t + 3 * x2 - 6 * x1) * t * t + 3 * x1 * t - time
        if abs(error) < 1e-7 { break }
        if error > 0 { high = t } else { low = t }
        let slope = (3 * (1 + 3 * x1 - 3 * x2) * t + 6 * x2 - 12 * x1) * t + 3 * x1
        let next = slope > 1e-6 ? t - error / slope : -1
        t = next > low && next < high ? next : (low + high) / 2
      }
      return ((1 + 3 * y1 - 3 * y2) * t + 3 * y2 - 6 * y1) * t * t + 3 * y1 * t
    }
  }
}
