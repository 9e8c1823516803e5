import InbetweenTimeline

extension Comparison {
  /// A motion that was found for one of a promise's cases.
  struct Found {
    var item: Case
    var span: Check.Span
    var candidate: Candidates.Candidate?
  }

  /// What was found for a promise, in the order of its cases.
  func findings(_ name: String, _ cases: [Case]) -> [Found] {
    zip(cases, found[name] ?? []).compactMap { item, candidate in
      if let marker = item.marker {
        let span = Check.Span(start: marker.start, end: marker.start + marker.duration)
        return Found(item: item, span: span, candidate: nil)
      }
      return candidate.map {
        let span = Check.Span(start: $0.segment.start, end: $0.segment.end)
        return Found(item: item, span: span, candidate: $0)
      }
    }
  }

  /// The earliest start of a promise of which only the order is known.
  func earliest(_ promise: Promise, occurrence: Int) -> Double? {
    if let after = promise.after, let edge = edge(after, occurrence: occurrence) {
      return edge + (after.delay.map(promised.frames) ?? 0)
    }
    return promise.together.compactMap { spans[$0]?.first?.start }.max()
  }

  /// The end, or start, of the motion that a promise comes after, as measured; as documented when
  /// it is missing.
  func edge(_ anchor: Promise.Anchor, occurrence: Int) -> Double? {
    guard !promised.lost.contains(anchor.promise) else { return nil }
    let all = spans[anchor.promise] ?? []
    let own = all.filter { $0.occurrence == occurrence }
    let list = own.isEmpty ? all : own
    if anchor.fromStart {
      return list.map(\.start).min() ?? promised.times[anchor.promise]?.starts?.first
    }
    if let end = list.map(\.end).max() { return end }
    guard let times = promised.times[anchor.promise], let start = times.starts?.first,
      let total = times.total
    else { return nil }
    return start + total
  }

  mutating func judge(_ promise: Promise, _ cases: [Case]) -> PromiseResult {
    let findings = findings(promise.name, cases)
    spans[promise.name] = findings.map {
      Measured(
        start: $0.span.start, end: $0.span.end, occurrence: $0.item.occurrence,
        place: $0.item.place)
    }
    var next = findings[...]
    let tolerance = tolerance(of: promise)
    var checks: [Check] = []
    for (index, item) in cases.enumerated() {
      let isFound = item.marker != nil || found[promise.name]?[index] != nil
      guard isFound, let finding = next.popFirst() else {
        let problem =
          item.request == nil || item.problem == "it does not change"
          ? item.problem : "no such motion\(near(item))"
        checks.append(
          Check(
            item: item.item, place: nil, path: nil,
            row: item.request?.targets.first.flatMap { rows.shown($0.row) },
            character: item.request?.character, documented: Self.documented(item), span: nil,
            quantities: [], problem: problem))
        continue
      }
      checks.append(check(promise, finding, tolerance: tolerance))
    }
    return PromiseResult(
      name: promise.name, subject: promise.subjectText, source: promise.source,
      note: promise.note, position: promise.position, tolerance: tolerance, checks: checks,
      quantities: quantities(of: promise, findings, tolerance: tolerance))
  }

  private func near(_ item: Case) -> String {
    item.start.map { " near \(measurement.frameRate.text($0))" } ?? ""
  }

  private func check(_ promise: Promise, _ finding: Found, tolerance: Double) -> Check {
    var span = finding.span
    if let start = finding.item.start {
      let moved = candidates.nearest(span.start, to: start)
      span = Check.Span(start: moved, end: moved + span.end - span.start)
    }
    var quantities = starts(promise, finding.item, span, tolerance: tolerance)
    quantities += durations(promise, span)
    guard let candidate = finding.candidate else {
      return Check(
        item: finding.item.item, place: promise.subjectText, path: nil,
        documented: Self.documented(finding.item, quantities), span: span,
        quantities: quantities, problem: nil)
    }
    let row = rows[candidate.place.row]
    if let easing = promise.easing {
      quantities.append(
        Judge.easing(
          easing, candidate.segment.easing,
          tolerance: promise.curveTolerance ?? timing.curveTolerance,
          rate: measurement.frameRate.framesPerSecond))
    }
    quantities += promise.values(
      of: candidate.segment, dimension: candidate.dimension, unit: row.unit)
    return Check(
      item: finding.item.item, place: "\(row.layer.fullName) › \(row.property)",
      path: row.layer.path, row: rows.shown(candidate.place.row),
      character: candidate.place.character,
      documented: Self.documented(finding.item, quantities), span: span, quantities: quantities,
      problem: nil)
  }

  /// Where the document puts a motion: as its times say or, where they follow from others, as it
  /// was judged.
  private static func documented(_ item: Case, _ quantities: [Quantity] = []) -> Check.Span? {
    func frames(_ kind: Quantity.Kind) -> Double? {
      guard case .frames(let frames)? = quantities.first(where: { $0.kind == kind })?.documented
      else { return nil }
      return frames
    }
    guard let start = item.start ?? frames(.start) else { return nil }
    let end = frames(.end) ?? start + (frames(.duration) ?? item.duration ?? 0)
    return Check.Span(start: start, end: max(start, end))
  }

  /// When a motion starts: by a documented time, by the order, or with another.
  private func starts(
    _ promise: Promise, _ item: Case, _ span: Check.Span, tolerance: Double
  ) -> [Quantity] {
    var list: [Quantity] = []
    let limit = promise.after.flatMap { edge($0, occurrence: item.occurrence) }
    if let start = item.start {
      list.append(
        Judge.time(.start, documented: start, imported: span.start, tolerance: tolerance))
    } else if let after = promise.after, let delay = after.delay, let limit {
      list.append(
        Judge.time(
          .start, documented: limit + promised.frames(delay), imported: span.start,
          tolerance: tolerance))
    }
    if let after = promise.after, after.delay == nil, let limit {
      let early = min(0, span.start - limit)
      let verb = after.fromStart ? "start of " : ""
      list.append(
        Quantity(
          kind: .order, documented: .text("after \(verb)\(after.promise)"),
          imported: .frames(span.start), difference: abs(early) < 1e-6 ? 0 : early,
          verdict: Judge.time(early, tolerance: tolerance)))
    }
    for name in promise.together where item.start == nil || promise.duration == nil {
      guard let other = spans[name]?.first(where: { $0.occurrence == item.occurrence })
      else { continue }
      let start = item.start == nil ? span.start - other.start : 0
      let end =
        promise.duration == nil ? candidates.nearest(span.end, to: other.end) - other.end : 0
      let worst = abs(end) > abs(start) ? end : start
      list.append(
        Quantity(
          kind: .together, documented: .text("with \(name)"), imported: .frames(span.start),
          difference: abs(worst) < 1e-6 ? 0 : worst,
          verdict: Judge.time(worst, tolerance: tolerance)))
    }
    if let name = promise.wholePeriodsOf, let quantity = wholePeriods(of: name, span, tolerance) {
      list.append(quantity)
    }
    return list
  }

  private func wholePeriods(of name: String, _ span: Check.Span, _ tolerance: Double)
    -> Quantity?
  {
    guard let other = timing.promises.first(where: { $0.name == name }),
      let period = period(of: other), period > 0, let base = spans[name]?.first?.start
    else { return nil }
    let count = (span.start - base) / period
    let difference = (count - count.rounded()) * period
    return Quantity(
      kind: .periods, documented: .text("whole periods of \(name)"),
      imported: .text(
        "\(Decimal.text(count, digits: 2)) × \(measurement.frameRate.text(period))"),
      difference: abs(difference) < 1e-6 ? 0 : difference,
      verdict: Judge.time(difference, tolerance: tolerance))
  }

  private func durations(_ promise: Promise, _ span: Check.Span) -> [Quantity] {
    var list: [Quantity] = []
    let imported = span.end - span.start
    func judge(_ documented: Double) -> Quantity {
      Judge.time(
        .duration, documented: documented, imported: imported,
        tolerance: self.tolerance(of: promise, length: documented))
    }
    switch promise.duration {
    case .span, .instant: list.append(judge(promised.times[promise.name]?.duration ?? 0))
    case .between(let least, let most):
      let low = least.map(promised.frames)
      let high = most.map(promised.frames)
      list.append(
        Judge.time(
          .duration, least: low, most: high, text: measurement.frameRate.bounds(low, high),
          imported: imported,
          tolerance: self.tolerance(of: promise, length: low ?? high ?? imported)))
    case .open:
      list.append(
        Quantity(
          kind: .duration, documented: .open, imported: .frames(imported), difference: nil,
          verdict: .open))
    case .same(let other):
      let documented =
        promised.times[other]?.duration ?? spans[other]?.first.map { $0.end - $0.start }
      if let documented { list.append(judge(documented)) }
    case nil: break
    }
    let tolerance = tolerance(of: promise)
    if let end = promise.end {
      let offset = promise.section.flatMap { promised.sections[$0] } ?? 0
      list.append(
        Judge.time(
          .end, documented: promised.frames(end) + offset, imported: span.end,
          tolerance: tolerance))
    }
    return list
  }
}

extension Promise {
  /// `Circle › Scale y`, `marker intro`.
  var subjectText: String {
    switch subject {
    case .marker(let name): return "marker \(name)"
    case .named(let names, let properties):
      let name = names.first.map { "\"\($0)\"" } ?? "–"
      return properties.isEmpty ? name : name + " › " + properties.joined(separator: ", ")
    case .layers(let layers, let properties):
      let shown = layers.count > 3 ? "\(layers[0]) … \(layers[layers.count - 1])" : nil
      let names = shown ?? layers.joined(separator: ", ")
      return properties.isEmpty ? names : names + " › " + properties.joined(separator: ", ")
    }
  }
}
