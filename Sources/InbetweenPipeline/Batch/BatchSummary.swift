package import InbetweenDiagnostics

/// What became of all inputs of a run.
package struct BatchSummary: Hashable, Sendable {
  package var converted = 0
  package var unchanged = 0
  package var failed = 0
  /// The names and patterns that stand for no input.
  package var refused = 0
  /// Of the inputs that could be read.
  package var bytes = 0
  /// How often each code was found, notes left aside.
  package var counts: [DiagnosticCode: Int] = [:]
  /// How often each code was found that notes alone of an input have.
  package var noteCounts: [DiagnosticCode: Int] = [:]
  /// What is reported after all inputs.
  package var closing: [ListedFinding] = []
  package var isDone: Bool { failed == 0 && refused == 0 }
  /// Whether anything happened.
  package var hasNews: Bool { converted + failed + refused > 0 }
  package var inputs: Int { converted + unchanged + failed }

  package init() {}
}

extension BatchSummary {
  mutating func add(_ report: Batch.Report) {
    if !report.isDone {
      failed += 1
    } else if report.isUnchanged {
      unchanged += 1
    } else {
      converted += 1
    }
    var grave: Set<DiagnosticCode> = []
    for case .finding(let finding) in report.lines where finding.severity != .note {
      grave.insert(finding.code)
    }
    for (code, count) in report.counts {
      if grave.contains(code) {
        counts[code, default: 0] += count
      } else {
        noteCounts[code, default: 0] += count
      }
    }
  }

  /// `3 files: 2 converted, 1 failed; 8.2 kB in 0.1 s`, then the findings by code.
  ///
  /// - Parameters:
  ///   - time: how long it took.
  ///   - checks: whether files were compared, and not written.
  ///   - notes: whether notes are counted too.
  /// - Returns: one or two lines.
  package func lines(time: Duration, checks: Bool, notes: Bool = true) -> [String] {
    let parts = [
      (converted, checks ? "current" : "converted"), (unchanged, "unchanged"), (failed, "failed"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    let title = inputs == 1 ? "1 file" : "\(inputs) files"
    var lines = [
      "\(title): \(parts.joined(separator: ", ")); \(Self.size(bytes)) in \(Self.seconds(time)) s"
    ]
    let counts = notes ? counts.merging(noteCounts, uniquingKeysWith: +) : counts
    if !counts.isEmpty {
      let list = counts.sorted { $0.key.rawValue < $1.key.rawValue }
        .map { $0.value == 1 ? $0.key.rawValue : "\($0.key.rawValue) × \($0.value)" }
      lines.append("findings: \(list.joined(separator: ", "))")
    }
    return lines
  }

  private static func size(_ bytes: Int) -> String {
    switch bytes {
    case ..<1000: "\(bytes) bytes"
    case ..<1_000_000: "\(tenths(bytes / 100)) kB"
    default: "\(tenths(bytes / 100_000)) MB"
    }
  }

  private static func seconds(_ time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    return tenths(Int(seconds) * 10 + Int(attoseconds / 100_000_000_000_000_000))
  }

  private static func tenths(_ count: Int) -> String { "\(count / 10).\(count % 10)" }
}
