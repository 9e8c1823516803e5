package import InbetweenDiagnostics
package import InbetweenTimeline

/// One motion, or one row of like motions, that a document promises.
package struct Promise: Hashable, Sendable {
  /// Unique in its file.
  package var name: String
  /// What moves.
  package var subject: Subject
  /// When it starts, once for each time that it happens; empty when the document leaves it to the
  /// order, or says nothing.
  package var starts: [TimeSpan] = []
  /// How often it happens when `starts` has one element; 1 unless the document says more.
  package var repeats = 1
  /// From one start to the next.
  package var period: TimeSpan?
  /// From an end to the next start.
  package var pause: TimeSpan?
  /// How long it lasts.
  package var duration: Duration?
  /// When it ends.
  package var end: TimeSpan?
  /// What it comes after.
  package var after: Anchor?
  /// What it starts and ends with: the names of other promises.
  package var together: [String] = []
  /// The promise on a whole number of whose periods it starts, counted from that one's start.
  package var wholePeriodsOf: String?
  /// A row of like motions, one after the other; nil for a single one, or several at once.
  package var stagger: Stagger?
  /// The marker whose span it plays in: times count from the marker's start.
  package var section: String?
  package var from: DocumentedValue?
  package var to: DocumentedValue?
  /// The way from first to last value.
  package var by: DocumentedValue?
  package var easing: DocumentedEasing?
  /// Addresses of more layers that bear the name by which a document calls what moves; they may be
  /// meant as well.
  package var alternatives: [String] = []
  /// nil for the file's own.
  package var tolerance: Tolerance?
  /// How far its curve may be off, as a fraction of the change; nil for the file's own.
  package var curveTolerance: Double?
  package var source: DocumentSource?
  package var note: String?
  /// Where the timing file says so.
  package var position: TextPosition?

  package init(_ name: String, _ subject: Subject) {
    self.name = name
    self.subject = subject
  }
}

extension Promise {
  /// What moves.
  package enum Subject: Hashable, Sendable {
    /// These properties of these layers; a layer's name, or its way through nested compositions
    /// such as `Orb › Circle`. No property is named where anything on the layer counts.
    case layers([String], properties: [String])
    /// What a document calls it, the closest name first: the layers are found by these names.
    case named([String], properties: [String])
    /// The span of a marker.
    case marker(String)
  }

  /// How long a motion lasts.
  package enum Duration: Hashable, Sendable {
    case span(TimeSpan)
    /// At least and at most so long; one of them may be missing.
    case between(TimeSpan?, TimeSpan?)
    /// The document leaves it open: the import's value is shown.
    case open
    /// No time at all: a swap.
    case instant
    /// As long as another promise's motion.
    case same(as: String)
  }

  /// A place in time that another promise gives.
  package struct Anchor: Hashable, Sendable {
    package var promise: String
    /// Whether the time counts from the other's start instead of its end.
    package var fromStart: Bool
    /// How much later; nil when only the order is documented.
    package var delay: TimeSpan?
  }

  /// A row of like motions, one after the other.
  package struct Stagger: Hashable, Sendable {
    package var items: Items
    /// From one start to the next; nil when only the order is documented.
    package var step: TimeSpan?
    /// nil when the document does not count them.
    package var count: Int?
    /// Whether the last item goes first.
    package var isReversed: Bool
    /// From the first start to the last end; nil when the document does not say.
    package var total: TimeSpan?
    /// What moves in turn.
    package enum Items: String, Hashable, Sendable, CaseIterable {
      case layers, characters
    }
  }
}

/// A value as a document gives it, in the model's units (`Geometry/Conventions.swift`).
package enum DocumentedValue: Hashable, Sendable {
  case number(Double)
  /// One for each dimension.
  case numbers([Double])
  case color(Color)
}

/// A timing curve as a document gives it.
package enum DocumentedEasing: Hashable, Sendable {
  case named(NamedEasing)
  case curve(TimingCurve)
  /// A curve by a name that others give it: `easeOutCubic`, `material standard`.
  case preset(String, TimingCurve)
  /// Any spring.
  case spring
  /// A spring by its response, in seconds, and its fraction of critical damping.
  case fittedSpring(response: Double, damping: Double)
  /// A curve that has no name: any that is not one of `NamedEasing`.
  case custom
  /// The document leaves it open: the import's curve is shown.
  case open
}
