/// One thing that a design document says about time or motion, with the place where it says so.
package struct Fact: Hashable, Sendable, Codable {
  package var kind: Kind
  /// The document's file name, without its folder.
  package var document: String
  /// The line that says it; lines count from 1.
  package var line: Int
  /// The line as written, without the space around it, at most `longestSnippet` characters.
  package var snippet: String
  /// How long, or when; nil where only an order, a change or a name is documented.
  package var time: Amount?
  /// Whether the time is a bound and no time itself: `no longer than 8 s`.
  package var limit: Limit?
  /// The time as code writes it, where that is more than a number: `duration * 0.3`.
  package var formula: String?
  package var curve: Curve?
  /// The line that says the curve, where that is another.
  package var curveLine: Int?
  package var change: Change?
  package var order: Order?
  /// How many items take turns; nil where nobody counts them.
  package var count: Int?
  /// Whether the last item goes first.
  package var isReversed = false
  /// Whether it comes round again and again.
  package var repeats = false
  /// How often it runs; nil where nobody counts.
  package var runs: Double?
  /// The line that says how often it runs, where that is another.
  package var repeatLine: Int?
  /// Whether the time is what the system takes where nothing is given.
  package var isDefault = false
  /// Whether the time is how long it takes whatever its spring says, as that of a keyframe is.
  package var isOwnLength = false
  /// Whether it is one of an even row, of which the step is told.
  package var isOfRow = false
  /// The constant or variable whose value it is; nil for anything else.
  package var name: String?
  /// What it is about, from the widest to the closest: heading, type, function, variable, phase.
  package var about: [String] = []
  /// What is around all of that: outer headings, and the items that a list is a part of, the widest
  /// first.
  package var context: [String] = []
  /// The item of a list that what says it stands below; nil for none.
  var parent: String?
  /// Whether it is said of an item below that, not behind a short paragraph.
  var isOfItem = false
  /// The view or layer that code animates, as code makes it: `Circle`, `Image("sun")`; nil for none.
  package var view: String?
  package var confidence: Confidence
  /// The motion that it belongs to; facts of one motion share it.
  package var motion: Motion?
  /// What `formula` says, where it is a fraction of something.
  package var share: Share?
  /// The type that owns the constant of `name`, with those around it; nil for none.
  package var owner: String?

  package static let longestSnippet = 160

  package init(
    kind: Kind, document: String, line: Int, snippet: String, about: [String] = [],
    confidence: Confidence, motion: Motion? = nil
  ) {
    self.kind = kind
    self.document = document
    self.line = line
    self.snippet = snippet
    self.about = about
    self.confidence = confidence
    self.motion = motion
  }
}

extension Fact {
  /// A fraction of a time that has a name.
  package struct Share: Hashable, Sendable, Codable {
    package var factor: Double
    package var name: String
  }

  /// A fraction of a time that code gives a value: its length. Anything else is as it was.
  func computed(by times: [String: Double]) -> Fact {
    guard kind == .open, let share, let time = times[share.name] else { return self }
    var fact = self
    fact.kind = .duration
    fact.time = Amount((share.factor * time * 1e9).rounded() / 1e9)
    fact.confidence = .computed
    return fact
  }

  package enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
    /// How long something lasts.
    case duration
    /// How long something waits before it begins.
    case delay
    /// When something begins.
    case start
    /// From one item's start to the next one's.
    case stagger
    /// From one start of the same thing to its next.
    case period
    /// From an end to the next start.
    case pause
    /// What comes before or after what, or together with it.
    case order
    /// From which value to which.
    case change
    /// A time that has a name and no value.
    case open
    /// The curve or the spring of something whose time is not said here.
    case curve
    /// How often something runs, where its time is not said here.
    case repetition
  }

  /// How sure a fact is.
  package enum Confidence: String, Hashable, Sendable, Codable, CaseIterable {
    /// The document says so with a number and a unit, or code with a plain number.
    case stated
    /// Computed from what code says.
    case computed
    /// Read from words whose sense is likely and not certain.
    case likely
  }

  /// A bound that a time has to keep.
  package enum Limit: String, Hashable, Sendable, Codable, CaseIterable {
    case most = "at most"
    case least = "at least"
  }

  /// A time, or a range of times, as written.
  package struct Amount: Hashable, Sendable, Codable {
    package var lower: Double
    /// Equal to `lower` unless the document gives a range.
    package var upper: Double
    package var unit: TimeUnit

    package init(_ lower: Double, to upper: Double? = nil, _ unit: TimeUnit = .seconds) {
      self.lower = lower
      self.upper = upper ?? lower
      self.unit = unit
    }

    /// The time in seconds, for a range its lower end; nil for frames, which need a rate.
    package var seconds: Double? { unit.seconds.map { lower * $0 } }
    package var isRange: Bool { upper != lower }

    /// The same time in seconds where it can be known without a rate: times that are equal have
    /// equal plain ones.
    package var plain: Amount {
      guard let factor = unit.seconds, unit != .seconds else { return self }
      return Amount(
        (lower * factor * 1e9).rounded() / 1e9, to: (upper * factor * 1e9).rounded() / 1e9)
    }
  }

  package enum TimeUnit: String, Hashable, Sendable, Codable, CaseIterable {
    case seconds = "s"
    case milliseconds = "ms"
    case minutes = "min"
    case frames

    /// How many seconds one is; nil for frames.
    package var seconds: Double? {
      switch self {
      case .seconds: 1
      case .milliseconds: 0.001
      case .minutes: 60
      case .frames: nil
      }
    }
  }

  /// How a motion runs.
  package enum Curve: Hashable, Sendable, Codable {
    /// As code or CSS calls it, in CSS's spelling: `ease-in-out`.
    case named(String)
    case bezier(Double, Double, Double, Double)
    /// Any spring, with what the document says of it: `response 0.5, damping 0.7`.
    case spring(String)
    /// A curve of its own that the document does not give.
    case custom
  }

  /// From which value to which.
  package struct Change: Hashable, Sendable, Codable {
    /// `rotation`, `position x`, `opacity`, or a variable's own name.
    package var property: String
    package var from: Double?
    package var to: Double?
    /// The way, where only that is said.
    package var by: Double?
    package var unit: String = ""

    package init(
      property: String, from: Double? = nil, to: Double? = nil, by: Double? = nil,
      unit: String = ""
    ) {
      self.property = property
      self.from = from
      self.to = to
      self.by = by
      self.unit = unit
    }

    /// Whether a value is given.
    package var isReported: Bool { from != nil || to != nil || by != nil }
  }

  package enum Order: Hashable, Sendable, Codable {
    /// The number of a phase.
    case phase(Int)
    /// It comes after this.
    case after(String)
    /// It runs with this.
    case together(String)
  }

  /// A motion in code or in a table: the line where it stands, and for which instance.
  package struct Motion: Hashable, Sendable, Codable {
    package var line: Int
    package var instance: String?
    /// Whether it is a row of a table.
    package var isRow: Bool

    package init(line: Int, instance: String?, isRow: Bool = false) {
      self.line = line
      self.instance = instance
      self.isRow = isRow
    }
  }
}
