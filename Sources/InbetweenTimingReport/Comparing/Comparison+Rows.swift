// What holds for a promise's motions as one: steps, counts, periods, pauses.

extension Comparison {
  /// A motion that was measured for a promise.
  struct Measured: Hashable {
    var start: Double
    var end: Double
    var occurrence: Int
    var place: Int
  }

  func quantities(of promise: Promise, _ findings: [Found], tolerance: Double) -> [Quantity] {
    var list: [Quantity] = []
    if let stagger = promise.stagger {
      list += row(stagger, promise, findings, tolerance: tolerance)
    } else if let quantity = togetherness(promise, tolerance: tolerance) {
      list.append(quantity)
    }
    if let documented = promised.times[promise.name]?.period, promise.period != nil {
      list.append(
        measured(
          .period, documented, period(of: promise),
          tolerance: self.tolerance(of: promise, length: documented)))
    }
    if let pause = promise.pause {
      let duration = spans[promise.name]?.first.map { $0.end - $0.start }
      let imported = period(of: promise).flatMap { period in duration.map { period - $0 } }
      list.append(
        measured(.pause, promised.frames(pause), imported, tolerance: tolerance))
    }
    return list
  }

  private func measured(
    _ kind: Quantity.Kind, _ documented: Double, _ imported: Double?, tolerance: Double
  ) -> Quantity {
    guard let imported else {
      return Quantity(
        kind: kind, documented: .frames(documented), imported: .none, difference: nil,
        verdict: .missing)
    }
    return Judge.time(kind, documented: documented, imported: imported, tolerance: tolerance)
  }

  /// Steps, count and whole length of a staggered row.
  private func row(
    _ stagger: Promise.Stagger, _ promise: Promise, _ findings: [Found], tolerance: Double
  ) -> [Quantity] {
    var list: [Quantity] = []
    if let count = stagger.count, stagger.items == .characters,
      let row = findings.compactMap(\.candidate?.place.row).first,
      let characters = rows[row].characters
    {
      list.append(
        Quantity(
          kind: .count, documented: .count(count), imported: .count(characters.count),
          difference: nil, verdict: count == characters.count ? .kept : .broken))
    }
    let rows = Dictionary(grouping: spans[promise.name] ?? [], by: \.occurrence)
      .sorted { $0.key < $1.key }.map {
        $0.value.sorted { ($0.place, $0.start) < ($1.place, $1.start) }
      }
    let steps = rows.flatMap { row in
      zip(row, row.dropFirst()).filter { $1.place == $0.place + 1 }.map {
        candidates.nearest($1.start - $0.start, to: stagger.step.map(promised.frames) ?? 0)
      }
    }
    if let low = steps.min(), let high = steps.max() {
      if let step = stagger.step.map(promised.frames) {
        let worst = abs(high - step) >= abs(low - step) ? high - step : low - step
        list.append(
          Quantity(
            kind: .step, documented: .frames(step),
            imported: high - low < 1e-6 ? .frames(low) : .range(low, high),
            difference: abs(worst) < 1e-6 ? 0 : worst,
            verdict: Judge.time(worst, tolerance: self.tolerance(of: promise, length: step))))
      } else {
        list.append(
          Quantity(
            kind: .order, documented: .text("one after the other"), imported: .range(low, high),
            difference: min(0, low), verdict: Judge.time(min(0, low), tolerance: tolerance)))
      }
    }
    if let total = stagger.total.map(promised.frames), let row = rows.first,
      let start = row.map(\.start).min(), let end = row.map(\.end).max()
    {
      list.append(
        Judge.time(.total, documented: total, imported: end - start, tolerance: tolerance))
    }
    return list
  }

  /// Several motions of one promise run together; nil where their times are documented anyway.
  private func togetherness(_ promise: Promise, tolerance: Double) -> Quantity? {
    let times = promised.times[promise.name]
    guard times?.starts == nil || times?.duration == nil,
      promise.layers.count * max(1, promise.properties.count) > 1
    else { return nil }
    var worst = 0.0
    for (_, row) in Dictionary(grouping: spans[promise.name] ?? [], by: \.occurrence)
      .sorted(by: { $0.key < $1.key })
    {
      let starts = row.map(\.start)
      let ends = row.map(\.end)
      worst = max(worst, (starts.max() ?? 0) - (starts.min() ?? 0))
      worst = max(worst, (ends.max() ?? 0) - (ends.min() ?? 0))
    }
    return Quantity(
      kind: .together, documented: .text("together"),
      imported: .text(worst < 1e-6 ? "together" : "apart"), difference: worst,
      verdict: Judge.time(worst, tolerance: tolerance))
  }

  /// From one start to the next: of the promise's own motions, of the same motion on its row, or
  /// the length of the section or loop that repeats it.
  func period(of promise: Promise) -> Double? {
    let all = spans[promise.name] ?? []
    let firsts = all.filter { $0.place == all.map(\.place).min() }
    let starts = firsts.map(\.start).sorted()
    if let first = firsts.first {
      let next = firsts.first { $0.occurrence == first.occurrence + 1 }
      if let next {
        return candidates.nearest(next.start - first.start, to: promisedPeriod(promise))
      }
    }
    if let section = promise.section, let marker = subjects.marker(section), marker.duration > 0 {
      return marker.duration
    }
    if case .marker(let name) = promise.subject, let marker = subjects.marker(name) {
      return marker.duration
    }
    if let place = found[promise.name]?.compactMap({ $0?.place }).first, let start = starts.first,
      let duration = firsts.first.map({ $0.end - $0.start }),
      let next = candidates.segments(at: place)?.first(where: {
        $0.start > start + 1e-6 && promise.fits($0, dimension: $0.mainDimension)
          && abs($0.duration - duration) < 1e-3
      })
    {
      return next.start - start
    }
    return measurement.loops ? measurement.length : nil
  }

  private func promisedPeriod(_ promise: Promise) -> Double {
    promised.times[promise.name]?.period ?? 0
  }
}
