import InbetweenTimeline

/// What a text animator's selectors do to each character: when each one's share changes.
struct CharacterStretches {
  /// The characters of the text without line breaks.
  let characters: [String]
  /// For each character, how its share changes, in order of time. Values are shares, one number.
  let stretches: [[Stretch]]

  /// The most characters that are measured one by one.
  static let maximumCharacters = 1000
  /// The most values that are looked at for one animator.
  static let maximumValues = 2_000_000

  /// - Returns: nil when no selector moves, or the text is too long or cannot be resolved.
  init?(_ animator: TextAnimator, of text: TextContent) {
    let selectors = animator.selectors.filter { $0.kind == .range }
    guard selectors.contains(where: { $0.isMoving }), let longest = text.longestText else {
      return nil
    }
    let all = longest.map(String.init)
    let shown = all.indices.filter { all[$0] != "\n" }
    guard !shown.isEmpty, shown.count <= Self.maximumCharacters else { return nil }
    characters = shown.map { all[$0] }
    let units = selectors.map { TextUnits(all, unit: $0.unit) }
    let frames = Self.keyFrames(selectors)
    let budget = Self.maximumValues / max(1, shown.count * max(1, frames.count))
    let isWindow = selectors.contains(where: \.passesBy)
    let steps = isWindow ? min(512, max(16, min(budget, 4 * shown.count))) : 16
    stretches = Self.typedAnew(
      shown.map { character in
        let track = ShareTrack(
          selectors: selectors, units: units.map { ($0.indices[character] ?? 0, $0.count) })
        return track.stretches(between: frames, steps: steps)
      },
      first: { character in
        ShareTrack(
          selectors: selectors, units: units.map { ($0.indices[shown[character]] ?? 0, $0.count) }
        ).share(at: frames.first ?? 0)
      }, at: frames.first ?? 0)
  }

  private static func keyFrames(_ selectors: [TextSelector]) -> [Double] {
    var frames: Set<Double> = []
    for selector in selectors {
      for property in selector.properties { frames.formUnion(property.property.keyframeTimes) }
    }
    return frames.sorted()
  }

  /// A text that appears character by character, and then again: a character that is shown when
  /// the typing begins anew does not change, but begins its turn. It gets a jump of its own.
  private static func typedAnew(
    _ rows: [[Stretch]], first: (Int) -> Double, at firstFrame: Double
  ) -> [[Stretch]] {
    let jumps = rows.joined().filter(\.isJump)
    guard !jumps.isEmpty, rows.joined().allSatisfy(\.isJump) else { return rows }
    // The way that happens at more times is the typing, the other one clears the text.
    let up = Set(jumps.filter { $0.to[0] > $0.from[0] }.map(\.start))
    let down = Set(jumps.filter { $0.to[0] < $0.from[0] }.map(\.start))
    guard up.count != down.count else { return rows }
    let target =
      (up.count > down.count ? jumps.map { $0.to[0] }.max() : jumps.map { $0.to[0] }.min())
    let cleared = (up.count > down.count ? down : up).sorted()
    guard let target else { return rows }
    return rows.enumerated().map { index, row in
      var share = first(index)
      var next = row[...]
      var result = row
      for frame in [firstFrame] + cleared {
        while let jump = next.first, jump.start <= frame {
          share = jump.to[0]
          next.removeFirst()
        }
        let hasJump = row.contains { $0.start == frame }
        if share == target, !hasJump {
          let other = row.first.map { $0.to[0] == target ? $0.from[0] : $0.to[0] }
          result.append(
            Stretch(
              start: frame, end: frame, from: [other ?? 1 - target], to: [target], pieces: [],
              startVelocity: [], endVelocity: [], isRestart: true))
        }
      }
      return result.sorted { $0.start < $1.start }
    }
  }
}

extension TextSelector {
  /// Whether a character may be chosen and left again within a short time: then it must be looked
  /// at closely. A ramp, or a border that moves alone, is passed once.
  fileprivate var passesBy: Bool {
    switch shape {
    case .rampUp, .rampDown: false
    case .square:
      !offset.isStatic || (!start.isStatic && !(end?.isStatic ?? true))
    case .triangle, .round, .smooth: true
    }
  }

  /// Whether keyframes change what it chooses.
  var isMoving: Bool { properties.contains { !$0.property.isStatic } }
}

extension TextContent {
  /// The text with the most characters of all that it shows.
  var longestText: String? {
    documents.map(\.document.text).max { $0.count < $1.count }
  }
}

/// The fraction of one character over time: what its selectors' choices come to.
struct ShareTrack {
  let selectors: [TextSelector]
  /// For each selector, the character's unit and how many units there are.
  let units: [(unit: Int, count: Int)]

  private static let nothing = 1e-9

  func share(at frame: Double) -> Double {
    var share: Double?
    for (selector, unit) in zip(selectors, units) {
      let own = selector.share(ofUnit: unit.unit, of: unit.count, atFrame: frame)
      share = selector.joined(own, to: share)
    }
    return share ?? 1
  }

  /// Every change of the share.
  ///
  /// - Parameters:
  ///   - frames: the keyframes of the selectors, in order.
  ///   - steps: how many places are looked at between two of them.
  /// - Returns: in order of time.
  func stretches(between frames: [Double], steps: Int) -> [Stretch] {
    var found: [Stretch] = []
    for (index, frame) in frames.enumerated() {
      let before = share(at: frame - 1e-6)
      let after = share(at: frame)
      if index > 0, abs(before - after) > 1e-4 {
        found.append(
          Stretch(
            start: frame, end: frame, from: [rounded(before)], to: [rounded(after)], pieces: [],
            startVelocity: [], endVelocity: []))
      }
      guard index + 1 < frames.count, moves(between: frame, and: frames[index + 1]) else {
        continue
      }
      for stretch in moves(from: frame, to: frames[index + 1], steps: steps) {
        if let last = found.last, last.end == stretch.start, !last.isJump,
          StretchRules.runsThrough(last.endVelocity, stretch.startVelocity)
        {
          found[found.count - 1] = last.followed(by: stretch)
        } else {
          found.append(stretch)
        }
      }
    }
    return found
  }

  /// Whether any selector moves otherwise than by holding.
  private func moves(between start: Double, and end: Double) -> Bool {
    selectors.contains { selector in
      selector.properties.contains { named in
        guard !named.property.isStatic else { return false }
        let middle = named.property.numbers(atFrame: (start + end) / 2)
        return !MeasuredTrack.same(middle, named.property.numbers(atFrame: start))
          || !MeasuredTrack.same(
            named.property.numbers(atFrame: start + (end - start) * 0.75), middle)
      }
    }
  }

  /// The changes between two keyframes, their ends found by bisection.
  private func moves(from start: Double, to end: Double, steps: Int) -> [Stretch] {
    let frames = (0...steps).map { start + (end - start) * Double($0) / Double(steps) }
    var shares = frames.map(share)
    shares[steps] = share(at: end - 1e-6)
    var found: [Stretch] = []
    var step = 0
    while step < steps {
      guard abs(shares[step + 1] - shares[step]) > Self.nothing else {
        step += 1
        continue
      }
      // Follow it in one direction as far as it goes.
      let isRising = shares[step + 1] > shares[step]
      var last = step + 1
      while last < steps, abs(shares[last + 1] - shares[last]) > Self.nothing,
        (shares[last + 1] > shares[last]) == isRising
      {
        last += 1
      }
      let from = edge(frames[step], frames[step + 1], still: shares[step], isStart: true)
      let to = edge(frames[last - 1], frames[last], still: shares[last], isStart: false)
      if to > from { found.append(move(from: from, to: to)) }
      step = last
    }
    return found
  }

  /// Where the share leaves its value, or comes to it.
  private func edge(_ low: Double, _ high: Double, still: Double, isStart: Bool) -> Double {
    var (low, high) = (low, high)
    for _ in 0..<44 {
      let middle = (low + high) / 2
      let isStill = abs(share(at: middle) - still) <= Self.nothing
      if isStill == isStart { low = middle } else { high = middle }
    }
    let frame = isStart ? low : high
    return (frame * 1000).rounded() / 1000
  }

  private func move(from start: Double, to end: Double) -> Stretch {
    let steps = 32
    let frames = (0...steps).map { start + (end - start) * Double($0) / Double(steps) }
    var shares = frames.map(share)
    shares[steps] = share(at: end - 1e-6)
    shares[0] = rounded(shares[0])
    shares[steps] = rounded(shares[steps])
    let length = (end - start) / Double(steps)
    return Stretch(
      start: start, end: end, from: [shares[0]], to: [shares[steps]],
      pieces: (0..<steps).map {
        Stretch.Piece(
          start: frames[$0], end: frames[$0 + 1], from: shares[$0], to: shares[$0 + 1],
          curve: .linear)
      }, startVelocity: [(shares[1] - shares[0]) / length],
      endVelocity: [(shares[steps] - shares[steps - 1]) / length])
  }

  private func rounded(_ share: Double) -> Double { (share * 100_000).rounded() / 100_000 }
}

extension Stretch {
  /// One stretch of both.
  fileprivate func followed(by next: Stretch) -> Stretch {
    var joined = self
    joined.end = next.end
    joined.to = next.to
    joined.pieces += next.pieces
    joined.endVelocity = next.endVelocity
    return joined
  }
}
