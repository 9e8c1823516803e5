// Sentences that every format of a report uses.

import InbetweenDiagnostics
import InbetweenTimeline

extension Report {
  /// `12 promises: 10 kept, 1 within tolerance, 1 broken · 1 contradiction in the document`.
  package var summary: String {
    guard timing != nil else {
      let rows = measurement.rows.count
      return Self.count(rows, "moving property", "moving properties")
        + " over \(measurement.frameRate.text(measurement.length)); no timing file to compare with"
    }
    let verdicts = Verdict.allCases.map { ($0, count($0)) }.filter { $0.1 > 0 }
    var text = Self.count(results.count, "promise", "promises")
    if !verdicts.isEmpty {
      text += ": " + verdicts.map { "\($0.1) \($0.0.rawValue)" }.joined(separator: ", ")
    }
    if let nothing = nothingJudged { text += " · " + nothing.message }
    if !contradictions.isEmpty {
      text +=
        " · " + Self.count(contradictions.count, "contradiction", "contradictions")
        + " in the document"
    }
    let ambiguous = results.count { $0.ambiguity != nil }
    if ambiguous > 0 {
      text += " · " + Self.count(ambiguous, "name", "names") + " of several layers"
    }
    if !undocumented.isEmpty {
      text += " · " + Self.count(undocumented.count, "motion", "motions") + " without a promise"
    }
    return text
  }

  package static func count(_ number: Int, _ one: String, _ many: String) -> String {
    "\(number) \(number == 1 ? one : many)"
  }

  /// `60 frames a second · 210 frames · 3.5 s · loops`.
  package var measures: String {
    let rate = measurement.frameRate
    let loop = timing?.cycle.map { $0.loops ? " · loops" : " · plays once" } ?? ""
    return "\(Decimal.text(rate.framesPerSecond)) frames a second · "
      + "\(Decimal.text(measurement.length)) frames · \(rate.text(measurement.length))" + loop
  }

  /// The name of the document, or of the timing file when it names none.
  package var documentName: String? {
    timing.map { $0.document.isEmpty ? $0.fileName : $0.document }
  }
}

extension Ambiguity {
  /// The most addresses that are listed.
  private static let maximum = 6

  /// One sentence without a full stop.
  package var message: String {
    let list = addresses.prefix(Self.maximum).joined(separator: ", ")
    let more = addresses.count - Self.maximum
    let choice =
      name.map { "are called \"\($0)\"; say which is meant" } ?? "may be meant; say which"
    return "\(addresses.count) layers \(choice): \(list)"
      + (more > 0 ? " and \(more) more" : "")
  }
}

extension PromiseResult {
  /// Why it is not judged; nil where it is.
  package var problem: String? {
    switch verdict {
    case .unmatched: mismatch
    case .unjudged:
      lostTrigger.map { "what it comes after, \"\($0)\", is not in the animation" }
        ?? "it says nothing that could be compared"
    case .kept, .withinTolerance, .open, .broken, .missing: nil
    }
  }

  /// A quantity of one of the promise's motions, or of several that are reported in one line.
  package struct Line {
    /// What it is about: the quantity, or the item.
    package var title: String
    package var quantity: Quantity
    /// Whether it is an item below the line of its quantity.
    package var isItem: Bool
  }

  /// The quantities of all checks, those of one kind in one line, each item that is not as
  /// documented below.
  package var lines: [Line] {
    var lines: [Line] = []
    let found = checks.filter { $0.problem == nil }
    for kind in Quantity.Kind.allCases {
      let all = found.flatMap { check in
        check.quantities.filter { $0.kind == kind }.map { (check.item, $0) }
      }
      if let first = all.first {
        let merged = Self.merged(all.map(\.1))
        let isAlone = all.count == 1
        lines.append(
          Line(title: kind.rawValue, quantity: isAlone ? first.1 : merged, isItem: false))
        lines += isAlone ? [] : Self.items(all.filter { $0.1 != merged })
      }
      lines += quantities.filter { $0.kind == kind }.map {
        Line(title: kind.rawValue, quantity: $0, isItem: false)
      }
    }
    return lines
  }

  /// The items worth a line: all that fail, and those inside the tolerance when they are few.
  private static func items(_ all: [(item: String, quantity: Quantity)]) -> [Line] {
    let failed = all.filter { $0.quantity.verdict.isFailure }
    let near = all.filter { $0.quantity.verdict == .withinTolerance }
    return (failed + (near.count <= 3 ? near : [])).map {
      Line(title: $0.item, quantity: $0.quantity, isItem: true)
    }
  }

  /// Quantities of one kind as one: ranges of their times, the worst difference.
  private static func merged(_ all: [Quantity]) -> Quantity {
    let worst = all.max { left, right in
      (left.verdict, abs(left.difference ?? 0)) < (right.verdict, abs(right.difference ?? 0))
    }
    guard var merged = worst else { return all[0] }
    merged.documented = Quantity.Amount.merged(all.map(\.documented))
    merged.imported = Quantity.Amount.merged(all.map(\.imported))
    return merged
  }
}

extension Quantity.Amount {
  fileprivate static func merged(_ all: [Quantity.Amount]) -> Quantity.Amount {
    let frames = all.compactMap { amount -> Double? in
      if case .frames(let frames) = amount { return frames }
      return nil
    }
    if frames.count == all.count, let low = frames.min(), let high = frames.max() {
      var distinct: [Double] = []
      for frame in frames.sorted() where frame - (distinct.last ?? -.infinity) > 1e-6 {
        distinct.append(frame)
      }
      if distinct.count == 1 { return .frames(low) }
      return distinct.count <= 3 ? .several(distinct) : .range(low, high)
    }
    var texts: [String] = []
    for case .text(let text) in all where !texts.contains(text) { texts.append(text) }
    guard texts.count > 1 else { return all.first ?? .none }
    let ends = "\(texts[0]) … \(texts[texts.count - 1])"
    return .text(texts.count > 3 ? ends : texts.joined(separator: " / "))
  }
}

extension UndocumentedMotion {
  /// `at 2 s`, `0 … 1 s`, `at 24 times from 0 to 4 s`.
  package func when(_ measurement: Measurement) -> String {
    let rate = measurement.frameRate
    guard let first = spans.first, let last = spans.last else { return "" }
    func text(_ span: Check.Span) -> String {
      span.start == span.end
        ? "at \(rate.text(span.start))"
        : "\(Decimal.text(rate.seconds(atFrame: span.start).value, digits: 4)) … "
          + rate.text(span.end)
    }
    if spans.count <= 3 { return spans.map(text).joined(separator: ", ") }
    return "\(spans.count) times, \(text(first)) to \(text(last))"
  }
}
