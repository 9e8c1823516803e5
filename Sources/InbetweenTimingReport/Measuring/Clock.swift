/// A nested composition's clock against the root's: which frames inside are shown when.
///
/// A list of legs, each a stretch of the root's time in which the inner time runs steadily forward
/// or backward, at one speed or, for a time remap with easing, along chords.
struct Clock: Hashable {
  /// In the order of the root's time; legs in which the inner time stands still are left out.
  var legs: [Leg]

  /// Chords that follow each other without a gap, all forward or all backward.
  struct Leg: Hashable {
    /// At least one; `outer` increases, `inner` increases or decreases.
    var chords: [Chord]
  }

  /// A stretch of time at one speed.
  struct Chord: Hashable {
    var outerStart: Double
    var outerEnd: Double
    var innerStart: Double
    var innerEnd: Double
  }

  /// The most chords that a clock has; what lies beyond is not measured.
  static let maximumChords = 1024

  /// The root's own clock, shown for `length` frames from its frame `first`: frame `first` is 0.
  static func root(first: Double, length: Double) -> Clock {
    Clock(legs: [
      Leg(chords: [
        Chord(outerStart: 0, outerEnd: length, innerStart: first, innerEnd: first + length)
      ])
    ])
  }
}

extension Clock.Leg {
  var outerStart: Double { chords.first?.outerStart ?? 0 }
  var outerEnd: Double { chords.last?.outerEnd ?? 0 }
  var innerStart: Double { chords.first?.innerStart ?? 0 }
  var innerEnd: Double { chords.last?.innerEnd ?? 0 }
  var isForward: Bool { innerEnd > innerStart }
  var innerLow: Double { min(innerStart, innerEnd) }
  var innerHigh: Double { max(innerStart, innerEnd) }

  /// Frames inside for each frame outside, negative for a clock that runs backward; nil for one
  /// that changes its speed.
  var speed: Double? {
    guard chords.count == 1, let chord = chords.first else { return nil }
    return (chord.innerEnd - chord.innerStart) / (chord.outerEnd - chord.outerStart)
  }

  /// The root's frame at which an inner frame of this leg is shown; clamped to the leg.
  func outer(atInner frame: Double) -> Double {
    guard let chord = chord(atInner: frame) else { return outerStart }
    let share = (frame - chord.innerStart) / (chord.innerEnd - chord.innerStart)
    return chord.outerStart + (chord.outerEnd - chord.outerStart) * min(1, max(0, share))
  }

  /// The inner frame shown at a root's frame of this leg; clamped to the leg.
  func inner(atOuter frame: Double) -> Double {
    let chord = chords.first { frame <= $0.outerEnd } ?? chords.last
    guard let chord else { return innerStart }
    let share = (frame - chord.outerStart) / (chord.outerEnd - chord.outerStart)
    return chord.innerStart + (chord.innerEnd - chord.innerStart) * min(1, max(0, share))
  }

  private func chord(atInner frame: Double) -> Clock.Chord? {
    var low = 0
    var high = chords.count - 1
    while low < high {
      let middle = (low + high) / 2
      let isBefore =
        isForward ? frame <= chords[middle].innerEnd : frame >= chords[middle].innerEnd
      if isBefore { high = middle } else { low = middle + 1 }
    }
    return chords.indices.contains(low) ? chords[low] : nil
  }
}

extension Clock {
  /// The clock of a composition nested by a layer on this clock.
  ///
  /// - Parameters:
  ///   - map: from this clock to the nested one, as chords in order of this clock's time.
  ///   - shown: when the layer is shown, on this clock.
  /// - Returns: the nested composition's clock against the root's.
  func nested(_ map: [Chord], shown: ClosedRange<Double>) -> Clock {
    var chords: [Chord] = []
    for leg in legs {
      for mine in leg.chords {
        var parts = map.compactMap { mine.followed(by: $0, shown: shown) }
        if mine.innerEnd < mine.innerStart { parts.reverse() }
        chords += parts
        guard chords.count <= Self.maximumChords else { break }
      }
    }
    return Clock(legs: Self.legs(Array(chords.prefix(Self.maximumChords))))
  }

  private static func legs(_ chords: [Chord]) -> [Leg] {
    var legs: [Leg] = []
    for chord in chords {
      guard let last = legs.last?.chords.last, last.outerEnd == chord.outerStart,
        last.innerEnd == chord.innerStart,
        (last.innerEnd > last.innerStart) == (chord.innerEnd > chord.innerStart)
      else {
        legs.append(Leg(chords: [chord]))
        continue
      }
      if last.isStraight(with: chord) {
        let count = legs[legs.count - 1].chords.count
        legs[legs.count - 1].chords[count - 1].outerEnd = chord.outerEnd
        legs[legs.count - 1].chords[count - 1].innerEnd = chord.innerEnd
      } else {
        legs[legs.count - 1].chords.append(chord)
      }
    }
    return legs
  }
}

extension Clock.Chord {
  fileprivate func isStraight(with next: Clock.Chord) -> Bool {
    let before = (innerEnd - innerStart) / (outerEnd - outerStart)
    let after = (next.innerEnd - next.innerStart) / (next.outerEnd - next.outerStart)
    return abs(before - after) <= 1e-9 * max(1, abs(before))
  }

  /// This chord's outer time against the inner time of `next`, which takes this one's inner time;
  /// nil when they do not overlap while the layer is shown, or when the inner time stands still.
  fileprivate func followed(
    by next: Clock.Chord, shown: ClosedRange<Double>
  ) -> Clock.Chord? {
    let low = max(min(innerStart, innerEnd), next.outerStart, shown.lowerBound)
    let high = min(max(innerStart, innerEnd), next.outerEnd, shown.upperBound)
    guard high > low, next.innerEnd != next.innerStart else { return nil }
    func outer(_ frame: Double) -> Double {
      if frame == innerStart { return outerStart }
      if frame == innerEnd { return outerEnd }
      return outerStart
        + (frame - innerStart) / (innerEnd - innerStart) * (outerEnd - outerStart)
    }
    func inner(_ frame: Double) -> Double {
      if frame == next.outerStart { return next.innerStart }
      if frame == next.outerEnd { return next.innerEnd }
      return next.innerStart
        + (frame - next.outerStart) / (next.outerEnd - next.outerStart)
        * (next.innerEnd - next.innerStart)
    }
    let isForward = innerEnd > innerStart
    return Clock.Chord(
      outerStart: outer(isForward ? low : high), outerEnd: outer(isForward ? high : low),
      innerStart: inner(isForward ? low : high), innerEnd: inner(isForward ? high : low))
  }
}
