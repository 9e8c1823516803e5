package import InbetweenDiagnostics
package import InbetweenTimeline

/// Timelines as JSON: stable, readable, exact, and readable back. Its shape is that of
/// `schema/timeline.schema.json`; what has its standard value is left out.
package enum TimelineJSON {
  /// How much white space is written.
  package enum Layout: Hashable, Sendable {
    /// Two spaces for each level; what fits on a line of 100 columns stands on one.
    case readable
    /// A line for each element of a list, no other white space, and no number signs: it can stand
    /// in a raw string literal.
    case compact
  }

  /// The JSON of `timeline`, as UTF-8.
  package static func write(_ timeline: Timeline, _ layout: Layout = .readable) -> [UInt8] {
    var writer = TimelineVisitor(layout)
    var timeline = timeline
    writer.record(&timeline)
    return writer.finished()
  }

  /// The timeline that `bytes` describe.
  ///
  /// - Throws: `E001` where they are not the JSON of a timeline, with line and column.
  package static func read(_ bytes: [UInt8]) throws(Diagnostic) -> Timeline {
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<Timeline, ReadingFailure> in
      do throws(ReadingFailure) {
        return .success(try Timeline(json: buffer))
      } catch {
        return .failure(error)
      }
    }
    switch result {
    case .success(let timeline): return timeline
    case .failure(let failure): throw .notTimelineJSON(failure, in: bytes)
    }
  }
}

extension Diagnostic {
  static func notTimelineJSON(_ failure: ReadingFailure, in bytes: [UInt8]) -> Diagnostic {
    let before = bytes[..<min(failure.offset, bytes.count)]
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let position = TextPosition(
      line: before.count { $0 == UInt8(ascii: "\n") } + 1,
      column: before[lineStart...].count { $0 & 0xC0 != 0x80 } + 1)
    return Diagnostic(
      .invalidTimelineJSON, position: position, PrintableText.singleLine(failure.message),
      fix: "compare it with schema/timeline.schema.json, or export it again")
  }
}
