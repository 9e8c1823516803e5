import InbetweenDiagnostics
package import InbetweenTimeline

/// The lengths and curves that animations may have: a design system's tokens.
package struct TimingTokens: Hashable, Sendable {
  /// Never empty where lengths are judged.
  package var durations: [Duration]
  /// Never empty where curves are judged.
  package var curves: [Curve]

  /// A length, and what it is called; its name may be empty.
  package struct Duration: Hashable, Sendable {
    package var name: String
    package var time: TimeSpan

    package init(_ name: String, _ time: TimeSpan) {
      self.name = name
      self.time = time
    }
  }

  /// A curve, and what it is called.
  package struct Curve: Hashable, Sendable {
    package var name: String
    package var curve: TimingCurve

    package init(_ name: String, _ curve: TimingCurve) {
      self.name = name
      self.curve = curve
    }
  }

  package init(durations: [Duration] = [], curves: [Curve] = []) {
    self.durations = durations
    self.curves = curves
  }

  /// Rounding to whole frames needs no more.
  private static let tolerance = 0.51
  /// How far a curve may be off, as a fraction of the change.
  private static let curveTolerance = 0.05
  /// The most motions of one animation that are reported one by one.
  private static let maximumItems = 50
}

extension TimingTokens {
  /// Lengths as people list them: `83, 167, 250 ms`, `0.2s,0.5s`, `12 frames`; a number without a unit
  /// has that of the next one that has.
  ///
  /// - Parameter list: numbers between commas.
  /// - Returns: the lengths; nil where something else stands there, or no unit.
  package static func durations(_ list: String) -> [Duration]? {
    var found: [Duration] = []
    var unit: String?
    for part in list.split(separator: ",", omittingEmptySubsequences: false).reversed() {
      let text = part.filter { !$0.isWhitespace }
      let digits = text.prefix { $0.isNumber || $0 == "." }
      let own = text[digits.endIndex...].lowercased()
      guard let number = Double(digits), number > 0, number < 1e6 else { return nil }
      if !own.isEmpty { unit = own }
      let time: TimeSpan
      switch unit {
      case "ms": time = .seconds(number / 1000)
      case "s": time = .seconds(number)
      case "f", "fr", "frame", "frames": time = .frames(number)
      default: return nil
      }
      found.append(Duration("", time))
    }
    return found.reversed()
  }

  /// An item for each motion whose length or curve is none of these, and one for what is as it should
  /// be.
  ///
  /// - Parameters:
  ///   - measurement: of the animation.
  ///   - file: the animation's, as the user named it.
  /// - Returns: never empty.
  package func check(_ measurement: Measurement, of file: String) -> [CheckedItem] {
    var failed: [CheckedItem] = []
    var count = 0
    for row in measurement.rows {
      for segment in row.segments + (row.characters?.flatMap(\.segments) ?? [])
      where !segment.isJump {
        count += 1
        failed += [
          offLength(segment, row, measurement, file), offCurve(segment, row, measurement, file),
        ].compactMap(\.self)
      }
    }
    var items = Array(failed.prefix(Self.maximumItems))
    let rest = failed.count - items.count
    if rest > 0 { items[items.count - 1].details.append("and \(rest) more in this animation") }
    if items.isEmpty {
      items = [
        count == 0
          ? CheckedItem("tokens", .skipped, .lengthIsNoToken, message: "nothing moves")
          : CheckedItem("tokens", .passed, .lengthIsNoToken)
      ]
    }
    return items
  }

  private func offLength(
    _ segment: MotionSegment, _ row: MeasuredRow, _ measurement: Measurement, _ file: String
  ) -> CheckedItem? {
    let rate = measurement.frameRate
    func frames(_ token: Duration) -> Double {
      switch token.time {
      case .seconds(let seconds): seconds * rate.framesPerSecond
      case .frames(let frames): frames
      }
    }
    func isToken(_ length: Double) -> Bool {
      durations.contains { abs(frames($0) - length) <= Self.tolerance }
    }
    guard !durations.isEmpty, !isToken(segment.duration) else { return nil }
    // What goes on from keyframe to keyframe may be made of tokens.
    let keys = row.keyframes.filter { segment.start - 0.01 <= $0 && $0 <= segment.end + 0.01 }
    if keys.count > 2, keys.count == segment.intervals + 1,
      zip(keys, keys.dropFirst()).allSatisfy({ isToken($1 - $0) })
    {
      return nil
    }
    let nearest = durations.min {
      abs(frames($0) - segment.duration) < abs(frames($1) - segment.duration)
    }
    let story = nearest.map { token in
      let name = token.name.isEmpty ? "" : " (\(PrintableText.singleLine(token.name)))"
      return "; the nearest is \(rate.text(frames(token)))\(name)"
    }
    return item(
      segment, row, measurement, file, .lengthIsNoToken,
      "lasts \(rate.text(segment.duration)) (\(Decimal.text(segment.duration, digits: 2)) frames)"
        + " from \(rate.text(segment.start))\(story ?? "")")
  }

  private func offCurve(
    _ segment: MotionSegment, _ row: MeasuredRow, _ measurement: Measurement, _ file: String
  ) -> CheckedItem? {
    guard !curves.isEmpty, let found = segment.easing.curve else { return nil }
    let near = curves.map { ($0, $0.curve.deviation(from: found)) }.min { $0.1 < $1.1 }
    guard let (token, deviation) = near, deviation > Self.curveTolerance else { return nil }
    return item(
      segment, row, measurement, file, .curveIsNoToken,
      "runs by \(segment.easing.text) from \(measurement.frameRate.text(segment.start));"
        + " the nearest is \(PrintableText.singleLine(token.name)),"
        + " \(Decimal.text(deviation * 100, digits: 1)) % of the change off")
  }

  private func item(
    _ segment: MotionSegment, _ row: MeasuredRow, _ measurement: Measurement, _ file: String,
    _ code: DiagnosticCode, _ story: String
  ) -> CheckedItem {
    let name = PrintableText.singleLine("\(row.layer.fullName) › \(row.property)")
    let path = row.layer.path.map { ["\($0)"] } ?? []
    return CheckedItem(
      name, .failed, code, message: "\(name) \(story)", details: path,
      place: CheckedItem.Location(file))
  }
}
