/// The findings of one piece of work, in the order in which they were met.
package struct DiagnosticLog: Sendable {
  /// The most findings of one code that are kept; the rest are counted.
  package static let limitPerCode = 100

  package private(set) var findings: [Diagnostic] = []
  /// How often each code was reported, those beyond the limit included.
  package private(set) var counts: [DiagnosticCode: Int] = [:]

  package init() {}

  package mutating func report(_ finding: Diagnostic) {
    counts[finding.code, default: 0] += 1
    guard counts[finding.code, default: 0] <= Self.limitPerCode else { return }
    findings.append(finding)
  }

  /// Adds the findings of a part of the work, its counts included.
  ///
  /// - Parameters:
  ///   - other: what was found there.
  ///   - layer: the layer that the part is about, named by findings that name none.
  package mutating func append(_ other: DiagnosticLog, layer: String? = nil) {
    for var finding in other.findings {
      if finding.layer == nil { finding.layer = layer }
      report(finding)
    }
    for (code, count) in other.counts where count > Self.limitPerCode {
      counts[code, default: 0] += count - Self.limitPerCode
    }
  }

  /// How many findings of a code were counted and not kept.
  package func unlisted(_ code: DiagnosticCode) -> Int {
    max(0, counts[code, default: 0] - Self.limitPerCode)
  }

  /// Turns each warning into an error.
  package mutating func makeWarningsErrors() {
    for index in findings.indices where findings[index].severity == .warning {
      findings[index].severity = .error
    }
  }

  /// Turns the warnings of a code into notes: they do not matter for what is made.
  package mutating func makeNotes(_ code: DiagnosticCode) {
    for index in findings.indices
    where findings[index].code == code && findings[index].severity == .warning {
      findings[index].severity = .note
    }
  }

  /// Turns the errors of a code into warnings: what they are about was not asked for.
  package mutating func makeWarnings(_ code: DiagnosticCode) {
    for index in findings.indices
    where findings[index].code == code && findings[index].severity == .error {
      findings[index].severity = .warning
    }
  }

  /// The gravest severity met; nil when nothing was found.
  package var gravest: Diagnostic.Severity? { findings.map(\.severity).max() }
}
