import InbetweenDiagnostics
package import InbetweenTimeline

/// One of the two animations that are compared.
package struct AnimationVersion: Hashable, Sendable {
  /// The file's name without its folder.
  package var name: String
  package var timeline: Timeline

  package init(name: String, timeline: Timeline) {
    self.name = name
    self.timeline = timeline
  }
}

extension VersionComparison {
  /// Compares two versions of an animation.
  ///
  /// Layers are the same where their names and the names of the compositions that hold them are;
  /// renamed layers are found by what they do, and promises about them say so. Numbers of layers,
  /// the order of keys and what exporters round are no differences.
  ///
  /// - Parameters:
  ///   - old: the version that was.
  ///   - new: the version that is.
  ///   - timing: what is promised; nil for nothing.
  /// - Returns: what differs.
  package static func make(
    _ old: AnimationVersion, _ new: AnimationVersion, promises timing: DocumentedTiming? = nil
  ) -> VersionComparison {
    let before = Report.make(of: old.timeline, named: old.name, against: timing)
    let measurement = Measurement(of: new.timeline, loops: timing?.cycle?.loops)
    let oldTree = VersionTree(old.timeline, before.measurement)
    let newTree = VersionTree(new.timeline, measurement)
    var comparer = LayerComparer(old.timeline, new.timeline)
    comparer.compare(oldTree.layers, newTree.layers)
    let after = Report.make(
      of: measurement, named: new.name, against: timing, renamed: comparer.renamed)
    return VersionComparison(
      old: old.name, new: new.name, frameRate: new.timeline.frameRate,
      whole: whole(old.timeline, new.timeline, before.measurement, after.measurement),
      layers: comparer.changes,
      promises: PromiseChange.all(
        before, after,
        scale: new.timeline.frameRate.framesPerSecond / old.timeline.frameRate.framesPerSecond),
      comparedLayers: newTree.count, comparedProperties: after.measurement.rows.count,
      judgedPromises: timing.map { _ in after.results.count },
      reports: VersionComparison.Reports(before: before, after: after))
  }

  private static func whole(
    _ old: Timeline, _ new: Timeline, _ before: Measurement, _ after: Measurement
  ) -> [ValueChange] {
    var changes: [ValueChange] = []
    func add(_ name: String, _ old: String?, _ new: String?, _ difference: Double? = nil) {
      changes.append(ValueChange(name: name, old: old, new: new, difference: difference))
    }
    let rate = new.frameRate
    let scale = rate.framesPerSecond / old.frameRate.framesPerSecond
    if abs(rate.framesPerSecond - old.frameRate.framesPerSecond) > 1e-4 {
      add(
        "frame rate", "\(Decimal.text(old.frameRate.framesPerSecond)) frames a second",
        "\(Decimal.text(rate.framesPerSecond)) frames a second")
    }
    let longer = after.length - before.length * scale
    if abs(longer) > Judge.exactFrames {
      add("length", rate.text(before.length * scale), rate.text(after.length), longer)
    }
    if !ValueUnit.pixels.isSame(
      [old.size.width, old.size.height], [new.size.width, new.size.height])
    {
      func text(_ size: Size) -> String {
        "\(Decimal.text(size.width)) × \(Decimal.text(size.height))"
      }
      add("size", text(old.size), text(new.size))
    }
    // Markers by their names; of several with one name by their order.
    var left = before.markers
    for marker in after.markers {
      let name = "marker \"\(marker.name)\""
      let end = marker.start + marker.duration
      guard let index = left.firstIndex(where: { $0.name == marker.name }) else {
        add(name, nil, rate.span(marker.start, end))
        continue
      }
      let other = left.remove(at: index)
      let start = other.start * scale
      let otherEnd = start + other.duration * scale
      guard abs(start - marker.start) > Judge.exactFrames || abs(otherEnd - end) > Judge.exactFrames
      else { continue }
      add(name, rate.span(start, otherEnd), rate.span(marker.start, end), marker.start - start)
    }
    for marker in left {
      add(
        "marker \"\(marker.name)\"",
        rate.span(marker.start * scale, (marker.start + marker.duration) * scale), nil)
    }
    return changes
  }
}

extension FrameRate {
  /// `0.5 … 1 s`; one time where both are the same.
  func span(_ start: Double, _ end: Double) -> String {
    abs(end - start) < 1e-6
      ? text(start)
      : "\(Decimal.text(seconds(atFrame: start).value, digits: 4)) … \(text(end))"
  }
}

extension PromiseChange {
  /// The promises that do not fare as before, or whose times in the animation are others.
  ///
  /// - Parameters:
  ///   - before: on the old version.
  ///   - after: on the new one.
  ///   - scale: how many frames of the new version one of the old is.
  /// - Returns: in the timing file's order.
  static func all(_ before: Report, _ after: Report, scale: Double = 1) -> [PromiseChange] {
    let earlier = Dictionary(
      before.results.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    return after.results.compactMap { result in
      guard let old = earlier[result.name]?.scaled(by: scale) else { return nil }
      let values = changes(old, result, rate: after.measurement.frameRate)
      guard !values.isEmpty || old.verdict != result.verdict else { return nil }
      return PromiseChange(
        name: result.name, source: result.source, position: result.position, old: old.verdict,
        new: result.verdict, values: values)
    }
  }

  private static func changes(
    _ old: PromiseResult, _ new: PromiseResult, rate: FrameRate
  ) -> [ValueChange] {
    var changes: [ValueChange] = []
    func compare(_ item: String, _ left: [Quantity], _ right: [Quantity]) {
      for quantity in right {
        guard let other = left.first(where: { $0.kind == quantity.kind }),
          !other.imported.isSame(quantity.imported, verdicts: (other.verdict, quantity.verdict))
        else { continue }
        let name = [item, quantity.kind.rawValue].filter { !$0.isEmpty }.joined(separator: ": ")
        changes.append(
          ValueChange(
            name: name, old: rate.text(other.imported), new: rate.text(quantity.imported),
            difference: other.imported.difference(to: quantity.imported)))
      }
    }
    for (index, check) in new.checks.enumerated() {
      guard index < old.checks.count else { break }
      let other = old.checks[index]
      compare(check.item, other.quantities, check.quantities)
      if other.problem != check.problem {
        changes.append(
          ValueChange(
            name: check.item.isEmpty ? "motion" : check.item, old: other.problem ?? "there",
            new: check.problem ?? "there"))
      }
    }
    compare("", old.quantities, new.quantities)
    return changes
  }
}

extension PromiseResult {
  /// The same on a clock of another frame rate.
  fileprivate func scaled(by scale: Double) -> PromiseResult {
    guard abs(scale - 1) > 1e-9 else { return self }
    var result = self
    for check in result.checks.indices {
      for index in result.checks[check].quantities.indices {
        result.checks[check].quantities[index].imported.scale(by: scale)
      }
    }
    for index in result.quantities.indices { result.quantities[index].imported.scale(by: scale) }
    return result
  }
}

extension Quantity.Amount {
  fileprivate mutating func scale(by scale: Double) {
    switch self {
    case .frames(let frames): self = .frames(frames * scale)
    case .range(let low, let high): self = .range(low * scale, high * scale)
    case .several(let list): self = .several(list.map { $0 * scale })
    case .count, .text, .open, .none: break
    }
  }

  /// Equal but for what exporters round: of curves and values, which are texts, their verdicts tell.
  fileprivate func isSame(_ other: Quantity.Amount, verdicts: (Verdict, Verdict)) -> Bool {
    func near(_ left: Double, _ right: Double) -> Bool { abs(left - right) <= Judge.exactFrames }
    switch (self, other) {
    case (.frames(let left), .frames(let right)): return near(left, right)
    case (.range(let low, let high), .range(let otherLow, let otherHigh)):
      return near(low, otherLow) && near(high, otherHigh)
    case (.several(let left), .several(let right)):
      return left.count == right.count && zip(left, right).allSatisfy(near)
    case (.text, .text): return self == other || verdicts.0 == verdicts.1
    case (.frames, _), (.range, _), (.several, _), (.count, _), (.text, _), (.open, _), (.none, _):
      return self == other
    }
  }

  fileprivate func difference(to other: Quantity.Amount) -> Double? {
    guard case .frames(let left) = self, case .frames(let right) = other else { return nil }
    return right - left
  }
}
