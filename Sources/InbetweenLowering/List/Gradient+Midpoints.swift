package import InbetweenTimeline

extension Gradient {
  /// The gradient with the colours that After Effects shows between a stop, its midpoint and the
  /// next stop.
  ///
  /// Bodymovin writes a midpoint as a stop of its own with the mean of its neighbours. After Effects
  /// does not go straight to it: with m the midpoint's fraction of the change, the fraction of the mix at a
  /// fraction u of the change is u^(ln ½ / ln m), or for m below ½ the mirror image of that (measured on
  /// its own frames). Each such curve becomes straight pieces that are off by at most 1 / 500.
  package var resolvingMidpoints: Gradient {
    var result = self
    if let places = Self.midpoints(
      colors, offset: \.offset, isMean: { $1.color.isMean(of: $0.color, $2.color) })
    {
      result.colors = Self.curved(colors, places, offset: \.offset) { offset, from, to, fraction in
        ColorStop(offset, from.color.interpolated(to: to.color, by: fraction))
      }
    }
    if let places = Self.midpoints(
      opacities, offset: \.offset,
      isMean: { abs($1.opacity - ($0.opacity + $2.opacity) / 2) <= Color.rounding })
    {
      result.opacities = Self.curved(opacities, places, offset: \.offset) {
        offset, from, to, fraction in
        OpacityStop(offset, from.opacity + (to.opacity - from.opacity) * fraction)
      }
    }
    return result
  }

  /// The places of the midpoints: every second stop, when each of them is the mean of its
  /// neighbours and one of them is not in the middle; else nil.
  private static func midpoints<Stop>(
    _ stops: [Stop], offset: (Stop) -> Double, isMean: (Stop, Stop, Stop) -> Bool
  ) -> [Int]? {
    guard stops.count >= 3, stops.count % 2 == 1 else { return nil }
    let places = Array(stride(from: 1, to: stops.count, by: 2))
    var isCurved = false
    for place in places {
      let (from, middle, to) = (stops[place - 1], stops[place], stops[place + 1])
      guard offset(from) < offset(middle), offset(middle) < offset(to), isMean(from, middle, to)
      else { return nil }
      let fraction = (offset(middle) - offset(from)) / (offset(to) - offset(from))
      if abs(fraction - 0.5) > 0.01 { isCurved = true }
    }
    return isCurved ? places : nil
  }

  private static func curved<Stop>(
    _ stops: [Stop], _ places: [Int], offset: (Stop) -> Double,
    mixed: (Double, Stop, Stop, Double) -> Stop
  ) -> [Stop] {
    var result: [Stop] = []
    for place in places {
      let from = stops[place - 1]
      let to = stops[place + 1]
      let way = offset(to) - offset(from)
      let middle = (offset(stops[place]) - offset(from)) / way
      result.append(from)
      for fraction in MidpointCurve(middle: middle).breaks {
        result.append(
          mixed(offset(from) + way * fraction.place, from, to, fraction.value))
      }
    }
    if let last = stops.last { result.append(last) }
    return result
  }
}

/// How After Effects mixes two stops of a gradient whose midpoint is not in the middle.
private struct MidpointCurve {
  private let exponent: Double
  private let isMirrored: Bool

  /// The curve that reaches one half at a fraction of the change between 0 and 1.
  init(middle: Double) {
    isMirrored = middle < 0.5
    let far = min(0.999, isMirrored ? 1 - middle : middle)
    exponent = Real.logarithm(0.5) / Real.logarithm(far)
  }

  private func value(at place: Double) -> Double {
    isMirrored
      ? 1 - Real.power(1 - place, exponent) : Real.power(place, exponent)
  }

  /// The places between 0 and 1 at which straight pieces meet, with the curve's values.
  var breaks: [(place: Double, value: Double)] {
    guard abs(exponent - 1) > 1e-3 else { return [] }
    var found: [(Double, Double)] = []
    add(from: 0, to: 1, depth: 0, &found)
    return found
  }

  private func add(
    from low: Double, to high: Double, depth: Int, _ found: inout [(Double, Double)]
  ) {
    let middle = (low + high) / 2
    let straight = (value(at: low) + value(at: high)) / 2
    guard depth < 8, abs(value(at: middle) - straight) > 0.002 || depth < 2 else { return }
    add(from: low, to: middle, depth: depth + 1, &found)
    found.append((middle, value(at: middle)))
    add(from: middle, to: high, depth: depth + 1, &found)
  }
}

extension Color {
  /// How far a written component may be from the mean that it rounds.
  fileprivate static let rounding = 0.0035

  fileprivate func isMean(of first: Color, _ second: Color) -> Bool {
    let mean = first.interpolated(to: second, by: 0.5)
    return abs(red - mean.red) <= Self.rounding && abs(green - mean.green) <= Self.rounding
      && abs(blue - mean.blue) <= Self.rounding
  }
}
