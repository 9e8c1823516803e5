package import InbetweenDiagnostics

/// What a design document promises about time, each promise with its source.
package struct DocumentedTiming: Hashable, Sendable {
  /// The name of the timing file, without its folder.
  package var fileName: String
  /// The document that sources refer to unless they name one; empty when the file names none.
  package var document = ""
  /// How far an imported time may be off unless a promise says otherwise; nil for the rule of
  /// `Tolerance.usual`.
  package var tolerance: Tolerance?
  /// How far a curve may be off, as a fraction of the change.
  package var curveTolerance = 0.05
  /// Which layer each of the document's names means, by address.
  package var layers: [String: String] = [:]
  /// How many promises may go without a judgement: what they name is not found, or they say nothing
  /// that can be compared. With more, and where nothing is judged, the report fails.
  package var allowedUnjudged = 0
  /// Times that the document gives a name.
  package var times: [NamedTime] = []
  /// What the document says of the whole; nil when it says nothing.
  package var cycle: Cycle?
  /// In the document's order; names are unique.
  package var promises: [Promise] = []
  /// What must hold between promises or times.
  package var expectations: [Expectation] = []
  /// What the document says of time and no promise is made of, with why; only where promises are
  /// read from the document itself.
  package var unpromised: [Unpromised] = []

  package init(fileName: String) { self.fileName = fileName }
}

/// Something that a document says of time and that no promise is made of.
package struct Unpromised: Hashable, Sendable {
  /// As the document's reader tells it.
  package var text: String
  /// Why there is no promise.
  package var reason: String
  package var source: DocumentSource

  package init(text: String, reason: String, source: DocumentSource) {
    self.text = text
    self.reason = reason
    self.source = source
  }
}

/// A span of time as a document gives it.
package enum TimeSpan: Hashable, Sendable {
  case seconds(Double)
  /// Of the animation's own rate.
  case frames(Double)
}

/// How far a time may be off.
package enum Tolerance: Hashable, Sendable {
  case span(TimeSpan)
  /// A fraction of the documented length.
  case share(Double)
}

/// Where a document says something.
package struct DocumentSource: Hashable, Sendable {
  /// Its file name; empty for the timing file's own document.
  package var document: String
  /// Lines or ranges of lines as written, such as `359, 374-375`; empty when none is named.
  package var lines: String

  package init(document: String = "", lines: String) {
    self.document = document
    self.lines = lines
  }
}

/// A time under a name, with everything that the document says of it.
package struct NamedTime: Hashable, Sendable {
  package var name: String
  /// Never empty; more than one when the document states it more than once.
  package var statements: [Statement]
  package var note: String?

  /// One of the values that a document gives a named time.
  package struct Statement: Hashable, Sendable {
    package var time: TimeSpan
    package var source: DocumentSource?
  }
}

/// What a document says of the whole animation.
package struct Cycle: Hashable, Sendable {
  /// nil when only the loop is documented.
  package var length: TimeSpan?
  /// Whether the last frame runs into the first.
  package var loops: Bool
  package var source: DocumentSource?
  /// Where the timing file says so.
  package var position: TextPosition?
}

/// What must hold between promises or named times.
package struct Expectation: Hashable, Sendable {
  package var name: String
  package var kind: Kind
  package var source: DocumentSource?
  package var note: String?
  /// Where the timing file says so.
  package var position: TextPosition?

  /// What must hold.
  package enum Kind: Hashable, Sendable {
    /// These named times have the same value: a question to the document alone.
    case agree([String])
    /// A whole number of each of these promises' periods, or named times, fits into the cycle.
    case align([String])
    /// The motions of these promises end at the same time.
    case endTogether([String])
  }
}
