package import InbetweenDiagnostics
package import InbetweenTimeline

/// What an animation does over time, beside what its document promises.
package struct Report: Hashable, Sendable {
  /// The animation's file name without its folder.
  package var animation: String
  /// What was promised; nil for a report of the animation alone.
  package var timing: DocumentedTiming?
  package var measurement: Measurement
  /// What the document says of the whole, then one for each promise, in the timing file's order.
  package var results: [PromiseResult]
  /// What the document says in two ways.
  package var contradictions: [Contradiction]
  /// Motion that no promise speaks of; empty without a document.
  package var undocumented: [UndocumentedMotion]
}

/// How a documented time fares. The order is that of gravity.
package enum Verdict: String, Hashable, Sendable, CaseIterable, Comparable {
  /// As documented, to a hundredth of a frame.
  case kept
  case withinTolerance = "within tolerance"
  /// The document leaves it open: the import's value is shown.
  case open
  /// Nothing that it says can be compared.
  case unjudged
  /// What it names is not found in the animation.
  case unmatched
  case broken
  /// There is no such motion.
  case missing

  package static func < (left: Verdict, right: Verdict) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether a documented time is not what the animation does.
  package var isFailure: Bool {
    switch self {
    case .kept, .withinTolerance, .open, .unjudged, .unmatched: false
    case .broken, .missing: true
    }
  }

  /// Whether it says that nothing was judged.
  package var isUnjudged: Bool {
    switch self {
    case .unjudged, .unmatched: true
    case .kept, .withinTolerance, .open, .broken, .missing: false
    }
  }
}

/// A promise, judged.
package struct PromiseResult: Hashable, Sendable {
  package var name: String
  /// The layer and property, or the marker, as the timing file names them.
  package var subject: String
  package var source: DocumentSource?
  package var note: String?
  /// Where the timing file says it.
  package var position: TextPosition?
  /// In frames.
  package var tolerance: Double
  /// One for each time and each thing that moves; empty for statements about the whole.
  package var checks: [Check]
  /// What holds for the row as one: its steps, its count, its period.
  package var quantities: [Quantity]

  /// Why what it names is not found; nil where it is.
  package var mismatch: String?
  /// The promise that it comes after, where that is not in the animation: then nobody can tell when it
  /// should begin.
  package var lostTrigger: String?
  /// Several layers that bear what it names, one of which was compared; nil where there is one.
  package var ambiguity: Ambiguity?

  /// The gravest verdict of its parts; those that compare nothing count only where all do so.
  package var verdict: Verdict {
    if mismatch != nil { return .unmatched }
    let judged = checks.map(\.verdict).filter { $0 != .unjudged }
    return (judged + quantities.map(\.verdict)).max() ?? .unjudged
  }
}

/// Layers of which a name may mean each.
package struct Ambiguity: Hashable, Sendable {
  /// What all of them are called; nil where they have different names.
  package var name: String?
  /// What the layers are called to tell them apart, as a timing file names them: `Dot[2]`,
  /// `Orb › Dot`; two or more.
  package var addresses: [String]
}

/// One motion of a promise, judged.
package struct Check: Hashable, Sendable {
  /// Which of the promise's motions: `Letter D`, `letter 3 "T"`, `2nd time`; empty for the only one.
  package var item: String
  /// The layer and property that keep it; nil when missing.
  package var place: String?
  package var path: JSONPath?
  /// The row of the measurement that it is about: the one that keeps it or, when missing, the first
  /// that could; nil when there is none.
  package var row: Int?
  /// Which of the row's characters it is about.
  package var character: Int?
  /// Where the document puts it, in frames: nil when it gives no start. Without a documented length
  /// it ends where it starts.
  package var documented: Span?
  /// Start and end in frames; nil when missing.
  package var span: Span?
  package var quantities: [Quantity]
  /// Why it is missing.
  package var problem: String?

  package var verdict: Verdict {
    problem != nil ? .missing : quantities.map(\.verdict).max() ?? .unjudged
  }

  /// Start and end in frames.
  package struct Span: Hashable, Sendable {
    package var start: Double
    package var end: Double

    package init(start: Double, end: Double) {
      self.start = start
      self.end = end
    }
  }
}

/// One number, curve or value, documented and imported.
package struct Quantity: Hashable, Sendable {
  package var kind: Kind
  package var documented: Amount
  package var imported: Amount
  /// Imported less documented, in frames; nil for what is no time.
  package var difference: Double?
  /// How far a curve is off at most, as a fraction of the change; nil for what is no curve.
  package var deviation: Double? = nil
  /// Both curves, where both are single ones.
  package var curves: Curves? = nil
  package var verdict: Verdict

  /// A documented curve and the one in the animation.
  package struct Curves: Hashable, Sendable {
    package var documented: TimingCurve
    package var imported: TimingCurve
  }

  /// What is compared.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case start, duration, end, appears, disappears, order, together, easing, from, to, by, step,
      count, total, period
    case pause, length, periods
    case endTogether = "end together"
  }

  /// What is documented or imported.
  package enum Amount: Hashable, Sendable {
    /// A time or span, in frames.
    case frames(Double)
    /// Times or spans between two, in frames.
    case range(Double, Double)
    /// Two or three times, in frames.
    case several([Double])
    case count(Int)
    /// A curve, a value with its unit, a name.
    case text(String)
    /// Left open by the document.
    case open
    /// Not found in the animation.
    case none
  }
}

/// Something that a document says in two ways.
package struct Contradiction: Hashable, Sendable {
  /// One sentence without a full stop.
  package var message: String
  package var sources: [DocumentSource]
  package var note: String?
  /// Where the timing file says it.
  package var position: TextPosition?
}

/// Motion that no promise speaks of.
package struct UndocumentedMotion: Hashable, Sendable {
  /// Of the measurement.
  package var row: Int
  package var place: String
  package var path: JSONPath?
  /// In order of time; jumps have no length.
  package var spans: [Check.Span]
  /// From the first value to the last, with the unit.
  package var values: String
  /// How many characters move so; nil when it is no row of characters.
  package var characters: Int?
}

extension Report {
  /// How many promises have each verdict.
  package func count(_ verdict: Verdict) -> Int {
    results.count { $0.verdict == verdict }
  }

  /// Whether a documented time is broken or missing.
  package var isBroken: Bool { results.contains { $0.verdict.isFailure } }

  /// How many promises were compared with something.
  package var judged: Int {
    results.count { result in
      result.mismatch == nil
        && (result.checks.contains { $0.problem != nil }
          || (result.checks.flatMap(\.quantities) + result.quantities)
            .contains { $0.verdict != .open })
    }
  }

  /// How many promises were not judged: what they name is not found, or nothing can be compared.
  package var unjudged: Int { results.count { $0.verdict.isUnjudged } }

  /// How the animation fares as a whole.
  package enum State: String, Hashable, Sendable {
    /// Nothing is promised.
    case alone
    case kept
    /// Too little was judged to say so.
    case unjudged
    case broken
  }

  package var state: State {
    guard let timing else { return .alone }
    if isBroken { return .broken }
    let isEnough = unjudged <= timing.allowedUnjudged && (judged > 0 || timing.allowedUnjudged > 0)
    return isEnough ? .kept : .unjudged
  }

  /// Whether a check that asks for kept promises fails.
  package var isFailed: Bool { state == .broken || state == .unjudged }
}
