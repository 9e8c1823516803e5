// How far a selector chooses each unit of a text. After Effects documents what the shapes, Ease
// High, Ease Low and Smoothness mean ("Animating text", range selector properties); the formulas
// are those that its exports are played with by lottie-web, checked against After Effects' frames.

extension TextSelector {
  /// How far each unit is chosen at a frame, -1 to 1.
  ///
  /// - Parameters:
  ///   - count: how many units the text has.
  ///   - frame: of the clock on which the keyframes are.
  /// - Returns: one share for each unit, in the text's order.
  public func shares(of count: Int, atFrame frame: Double) -> [Double] {
    guard count > 0 else { return [] }
    switch kind {
    case .sampled(let shares):
      return (0..<count).map { Self.value(ofUnit: $0, in: shares, atFrame: frame) ?? 0 }
    case .sampledPerDimension(let shares):
      return (0..<count).map { Self.value(ofUnit: $0, in: shares, atFrame: frame)?.x ?? 0 }
    case .range, .expression:
      let choice = Choice(self, count: count, frame: frame)
      return (0..<count).map { choice.share(ofUnit: $0) }
    }
  }

  /// How far each unit is chosen at a frame across x, y and z: the same for all three, but where an
  /// expression tells them apart.
  package func spatialShares(of count: Int, atFrame frame: Double) -> [Vector3] {
    guard case .sampledPerDimension(let shares) = kind else {
      return self.shares(of: count, atFrame: frame).map { Vector3($0, $0, $0) }
    }
    return (0..<count).map { Self.value(ofUnit: $0, in: shares, atFrame: frame) ?? .zero }
  }

  /// How far one unit is chosen at a frame: an element of `shares(of:atFrame:)`.
  package func share(ofUnit unit: Int, of count: Int, atFrame frame: Double) -> Double {
    guard unit >= 0, unit < count else { return 0 }
    switch kind {
    case .sampled(let shares):
      return Self.value(ofUnit: unit, in: shares, atFrame: frame) ?? 0
    case .sampledPerDimension(let shares):
      return Self.value(ofUnit: unit, in: shares, atFrame: frame)?.x ?? 0
    case .range, .expression:
      return Choice(self, count: count, frame: frame).share(ofUnit: unit)
    }
  }

  private static func value<Value>(
    ofUnit unit: Int, in shares: [Property<Value>], atFrame frame: Double
  ) -> Value? {
    unit < shares.count ? shares[unit].value(atFrame: frame) : nil
  }

  /// The fraction of a character after this selector.
  ///
  /// Selectors join as masks do (After Effects, "Text selectors"): the first one subtracts from a
  /// text that is chosen fully, and so on; sums stay within -1 to 1. What an expression makes of
  /// the shares before it takes their place.
  ///
  /// - Parameters:
  ///   - own: how far this selector chooses it.
  ///   - before: its share after the selectors before this one; nil for the first.
  /// - Returns: from -1 to 1.
  package func joined(_ own: Double, to before: Double?) -> Double {
    switch kind {
    case .sampled, .sampledPerDimension: return own
    case .expression: return before ?? own
    case .range: break
    }
    switch mode {
    case .add: return min(1, max(-1, (before ?? 0) + own))
    case .subtract: return min(1, max(-1, (before ?? 1) * (1 - own)))
    case .intersect: return (before ?? 1) * own
    case .minimum: return before.map { min($0, own) } ?? own
    case .maximum: return before.map { max($0, own) } ?? own
    case .difference: return before.map { abs($0 - own) } ?? own
    }
  }

  /// What is the same for all units at one frame.
  private struct Choice {
    let selector: TextSelector
    let range: (start: Double, end: Double)
    let easer: TimingCurve
    let amount: Double
    let smoothness: Double
    let order: [Int]?

    init(_ selector: TextSelector, count: Int, frame: Double) {
      self.selector = selector
      range = selector.range(of: count, atFrame: frame)
      easer = selector.easer(atFrame: frame)
      amount = selector.amount.value(atFrame: frame)
      smoothness = selector.smoothness.value(atFrame: frame)
      order = selector.isRandomized ? TextSelector.shuffled(count) : nil
    }

    func share(ofUnit unit: Int) -> Double {
      let place = Double(order?[unit] ?? unit)
      var share = easer.value(at: selector.coverage(of: place, in: range))
      if selector.shape == .square {
        share = TextSelector.sharpened(share, smoothness: smoothness)
      }
      return share * amount
    }
  }

  /// Start and end in units of the text, the offset added, the lesser first.
  private func range(of count: Int, atFrame frame: Double) -> (start: Double, end: Double) {
    let unit =
      switch measure {
      case .share: Double(count)
      case .index: 1.0
      }
    let offset = offset.value(atFrame: frame) * unit
    let start = start.value(atFrame: frame) * unit + offset
    let end = end.map { $0.value(atFrame: frame) * unit } ?? Double(count)
    return (min(start, end + offset), max(start, end + offset))
  }

  /// How far the unit at `place` is chosen by the shape alone, 0 to 1.
  private func coverage(of place: Double, in range: (start: Double, end: Double)) -> Double {
    let (start, end) = range
    let length = end - start
    switch shape {
    case .square:
      return min(1, max(0, min(end, place + 1) - max(start, place)))
    case .rampUp:
      return length > 0 ? Self.ramp(place, start, length) : place >= end ? 1 : 0
    case .rampDown:
      return length > 0 ? 1 - Self.ramp(place, start, length) : place >= end ? 0 : 1
    case .triangle:
      guard length > 0 else { return 0 }
      let ramp = Self.ramp(place, start, length)
      return ramp < 0.5 ? ramp * 2 : 2 - ramp * 2
    case .round:
      guard length > 0 else { return 0 }
      let step = Self.ramp(place, start, length) * 2 - 1
      return max(0, 1 - step * step).squareRoot()
    case .smooth:
      guard length > 0 else { return 0 }
      return (1 - Real.cosine(2 * .pi * Self.ramp(place, start, length))) / 2
    }
  }

  /// Where the middle of the unit at `place` lies between start and end, 0 to 1.
  private static func ramp(_ place: Double, _ start: Double, _ length: Double) -> Double {
    min(1, max(0, (place + 0.5 - start) / length))
  }

  /// Ease High and Ease Low as one curve: positive values leave the end slowly, negative ones fast.
  private func easer(atFrame frame: Double) -> TimingCurve {
    let low = min(1, max(-1, easeLow.value(atFrame: frame)))
    let high = min(1, max(-1, easeHigh.value(atFrame: frame)))
    return TimingCurve(max(0, low), max(0, -low), 1 - max(0, high), 1 + min(0, high))
  }

  /// How a unit comes and goes while a range moves over it at constant speed; none for a square, whose
  /// units do so along no curve.
  package var easings: [TimingCurve] {
    guard kind == .range, shape != .square, easeHigh.isStatic, easeLow.isStatic else { return [] }
    let curve = easer(atFrame: 0)
    guard !curve.isLinear else { return [] }
    // 1 - 0.42 is not quite 0.58.
    func even(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }
    return [curve, curve.reversed].map {
      TimingCurve(
        even($0.control1.x), even($0.control1.y), even($0.control2.x), even($0.control2.y))
    }
  }

  /// Smoothness narrows the part of the change on which a unit changes to its middle.
  private static func sharpened(_ share: Double, smoothness: Double) -> Double {
    guard smoothness < 1 else { return share }
    let width = max(smoothness, 1e-8)
    return min(1, max(0, (share - (0.5 - width / 2)) / width))
  }

  /// The places of `count` units in random order: a Fisher-Yates shuffle by SplitMix64, seeded with
  /// the count, so that it is the same everywhere. After Effects does not publish its own order.
  private static func shuffled(_ count: Int) -> [Int] {
    var state = UInt64(count)
    func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
    var places = Array(0..<count)
    for index in stride(from: count - 1, to: 0, by: -1) {
      places.swapAt(index, Int(next() % UInt64(index + 1)))
    }
    return places
  }
}
