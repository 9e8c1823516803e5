import InbetweenDiagnostics

// What the document says of the whole, and what it says in two ways.

extension Comparison {
  /// The length of the cycle and whether it loops; empty when the document says nothing of it.
  var cycleResult: [PromiseResult] {
    guard let cycle = timing.cycle, let length = cycle.length else { return [] }
    return [
      PromiseResult(
        name: "Whole cycle", subject: "the animation", source: cycle.source, note: nil,
        position: cycle.position, tolerance: tolerance, checks: [],
        quantities: [
          Judge.time(
            .length, documented: promised.frames(length), imported: measurement.length,
            tolerance: tolerance)
        ])
    ]
  }

  /// Expectations that the import can keep or break. Those that ask the document alone are
  /// contradictions when they fail.
  var expectationResults: [PromiseResult] {
    timing.expectations.compactMap { expectation in
      let quantities: [Quantity] =
        switch expectation.kind {
        case .agree: []
        case .align(let names): names.compactMap(alignment)
        case .endTogether(let names): endTogether(names)
        }
      guard !quantities.isEmpty else { return nil }
      return PromiseResult(
        name: expectation.name, subject: "the whole", source: expectation.source,
        note: expectation.note, position: expectation.position,
        tolerance: tolerance, checks: [], quantities: quantities)
    }
  }

  /// Whether a whole number of periods fits into the animation.
  private func alignment(_ name: String) -> Quantity? {
    let named = timing.times.first { $0.name == name }?.statements.first?.time
    let promise = timing.promises.first { $0.name == name }
    let documented =
      named.map(promised.frames) ?? promise.flatMap { promised.times[$0.name]?.period }
    guard let period = promise.flatMap(period) ?? documented, period > 0 else { return nil }
    let count = measurement.length / period
    let difference = (count - count.rounded()) * period
    return Quantity(
      kind: .periods, documented: .text("whole periods of \(name)"),
      imported: .text(
        "\(Decimal.text(count, digits: 2)) × \(measurement.frameRate.text(period))"),
      difference: abs(difference) < 1e-6 ? 0 : difference,
      verdict: Judge.time(difference, tolerance: tolerance))
  }

  private func endTogether(_ names: [String]) -> [Quantity] {
    let ends = names.compactMap { name in spans[name]?.map(\.end).max() }
    guard ends.count == names.count, let low = ends.min(), let high = ends.max() else {
      return [
        Quantity(
          kind: .endTogether, documented: .text("together"), imported: .none, difference: nil,
          verdict: .missing)
      ]
    }
    return [
      Quantity(
        kind: .endTogether, documented: .text("together"),
        imported: high - low < 1e-6 ? .frames(low) : .range(low, high), difference: high - low,
        verdict: Judge.time(high - low, tolerance: tolerance))
    ]
  }
}

// MARK: Contradictions

extension Comparison {
  /// What the document says in two ways, in the order of the timing file.
  var contradictions: [Contradiction] {
    timing.times.compactMap(statedTwice) + timing.promises.flatMap(ownContradictions)
      + timing.expectations.compactMap(disagreement) + misalignments + disagreements
  }

  private func text(_ span: TimeSpan) -> String {
    measurement.frameRate.text(promised.frames(span))
  }

  private func statedTwice(_ time: NamedTime) -> Contradiction? {
    let values = time.statements.map { promised.frames($0.time) }
    guard let first = values.first, values.contains(where: { abs($0 - first) > 1e-6 }) else {
      return nil
    }
    let list = time.statements.map { "\(text($0.time))\(place($0.source))" }
    return Contradiction(
      message: "\"\(time.name)\" is \(list.joined(separator: " and "))",
      sources: time.statements.compactMap(\.source), note: time.note, position: nil)
  }

  /// Named times that should be the same and are not.
  private func disagreement(_ expectation: Expectation) -> Contradiction? {
    guard case .agree(let names) = expectation.kind else { return nil }
    let times = names.compactMap { name in timing.times.first { $0.name == name } }
    let values = times.compactMap { $0.statements.first.map { promised.frames($0.time) } }
    guard let low = values.min(), let high = values.max(), high - low > 1e-6 else { return nil }
    let list = times.compactMap { time in
      time.statements.first.map { "\"\(time.name)\" is \(text($0.time))\(place($0.source))" }
    }
    var message =
      list.joined(separator: ", ") + ", and \(place(expectation.source, before: "")) has them equal"
    if expectation.source == nil { message = list.joined(separator: ", ") + ", which should agree" }
    let ratio = low > 0 ? high / low : 0
    if ratio > 1.5, abs(ratio - ratio.rounded()) < 1e-6 {
      message += "; they agree only if \(Decimal.text(ratio)) of the one make one of the other"
    }
    let sources = times.compactMap { $0.statements.first?.source }
    return Contradiction(
      message: message, sources: sources + [expectation.source].compactMap { $0 },
      note: expectation.note, position: expectation.position)
  }

  /// Periods that do not fit the documented cycle.
  private var misalignments: [Contradiction] {
    guard let length = timing.cycle?.length.map(promised.frames) else { return [] }
    return timing.expectations.flatMap { expectation -> [Contradiction] in
      guard case .align(let names) = expectation.kind else { return [] }
      return names.compactMap { name in
        let named = timing.times.first { $0.name == name }?.statements.first?.time
        guard let period = named.map(promised.frames) ?? promised.times[name]?.period, period > 0,
          case let count = length / period, abs(count - count.rounded()) * period > 1e-6
        else { return nil }
        let rate = measurement.frameRate
        return Contradiction(
          message: "the cycle of \(rate.text(length)) is \(Decimal.text(count, digits: 2)) times "
            + "\"\(name)\" of \(rate.text(period))",
          sources: [expectation.source, timing.cycle?.source].compactMap { $0 },
          note: expectation.note, position: expectation.position)
      }
    }
  }

  /// Times of one promise that do not add up.
  private func ownContradictions(_ promise: Promise) -> [Contradiction] {
    let times = promised.times[promise.name]
    let rate = measurement.frameRate
    var messages: [String] = []
    let start = times?.starts?.first
    if let end = promise.end.map(promised.frames), case .span(let span) = promise.duration,
      let first = promise.starts.first.map(promised.frames),
      abs(first + promised.frames(span) - end) > 1e-6
    {
      messages.append(
        "starts at \(rate.text(first)), lasts \(text(span)) and ends at \(rate.text(end))")
    }
    if let period = promise.period.map(promised.frames),
      let pause = promise.pause.map(promised.frames), let duration = times?.duration,
      abs(duration + pause - period) > 1e-6
    {
      messages.append(
        "has a period of \(rate.text(period)), but lasts \(rate.text(duration)) "
          + "and pauses for \(rate.text(pause))")
    }
    if let stagger = promise.stagger, let total = stagger.total.map(promised.frames),
      let step = stagger.step.map(promised.frames), let duration = times?.duration,
      case let count = stagger.count ?? promise.layers.count, count > 0,
      case let sum = Double(count - 1) * step + duration, abs(sum - total) > 1e-6
    {
      messages.append(
        "takes \(rate.text(total)) in all, but \(count) of \(rate.text(duration)), "
          + "one every \(rate.text(step)), take \(rate.text(sum))")
    }
    if let after = promise.after, after.delay == nil, !after.fromStart, let start,
      let other = promised.times[after.promise], let begin = other.starts?.first,
      let total = other.total, start < begin + total - 1e-6
    {
      messages.append(
        "starts at \(rate.text(start)) and after \"\(after.promise)\", "
          + "which ends at \(rate.text(begin + total))")
    }
    return messages.map {
      Contradiction(
        message: "\"\(promise.name)\" \($0)", sources: [promise.source].compactMap { $0 },
        note: promise.note, position: promise.position)
    }
  }

  private func place(_ source: DocumentSource?, before: String = " ") -> String {
    guard let source else { return "" }
    return before.isEmpty
      ? source.text(in: timing.document) : " (\(source.text(in: timing.document)))"
  }
}

// MARK: Motion without a promise

extension Comparison {
  /// Motion that no promise has been matched with, a row each.
  var undocumented: [UndocumentedMotion] {
    var list: [UndocumentedMotion] = []
    for (index, row) in measurement.rows.enumerated() {
      let place = "\(row.layer.fullName) › \(row.property)"
      if let characters = row.characters {
        var spans: Set<Check.Span> = []
        var count = 0
        for character in characters {
          let free = character.segments.filter {
            !candidates.isTaken($0, at: Candidates.Location(row: index, character: character.index))
          }
          count += free.isEmpty ? 0 : 1
          spans.formUnion(free.map { Check.Span(start: $0.start, end: $0.end) })
        }
        guard count > 0 else { continue }
        list.append(
          UndocumentedMotion(
            row: index, place: place, path: row.layer.path,
            spans: spans.sorted { ($0.start, $0.end) < ($1.start, $1.end) }, values: "",
            characters: count))
        continue
      }
      let free = row.segments.filter {
        !candidates.isTaken($0, at: Candidates.Location(row: index, character: nil))
      }
      guard !free.isEmpty else { continue }
      list.append(
        UndocumentedMotion(
          row: index, place: place, path: row.layer.path,
          spans: free.map { Check.Span(start: $0.start, end: $0.end) },
          values: Self.values(free, row.unit), characters: nil))
    }
    return list
  }

  /// `0 % → 100 % → 0 %`; a motion that begins elsewhere than the last one ended follows a comma.
  private static func values(_ segments: [MotionSegment], _ unit: ValueUnit) -> String {
    var text = ""
    var end: [Double]?
    for segment in segments.prefix(3) {
      if segment.from != end { text += (text.isEmpty ? "" : ", ") + unit.text(segment.from) }
      text += " → " + unit.text(segment.to)
      end = segment.to
    }
    return segments.count > 3 ? text + " …" : text
  }
}

extension DocumentSource {
  /// `README.md:359, 374-375`.
  package func text(in file: String) -> String {
    let name = document.isEmpty ? file : document
    guard !lines.isEmpty else { return name }
    return name.isEmpty ? "line \(lines)" : "\(name):\(lines)"
  }
}
