package import InbetweenDiagnostics
import InbetweenJSONTree
import InbetweenLottieFormat
package import InbetweenTimeline

/// Reads Lottie animations into timelines.
///
/// Import is total: any input gives a timeline or a diagnostic. What a file leaves out gets the
/// default of the Lottie specification, what it has wrong is settled and reported to the log.
package enum LottieImporter {
  /// The timeline that a JSON file says.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - name: of the timeline when the file names none: its stem.
  ///   - log: receives what differs from the file, and what was not read.
  /// - Returns: the timeline, with every default filled in.
  /// - Throws: J001…J009, L004, L005.
  package static func timeline(
    fromJSON bytes: UnsafeRawBufferPointer, name: String, log: inout DiagnosticLog
  ) throws(Diagnostic) -> Timeline {
    let document = try JSONText.parse(bytes, log: &log)
    var session = ImportSession(name: name)
    let result: Result<Timeline, Diagnostic>
    do throws(Diagnostic) {
      let timeline = try document.read { root throws(Diagnostic) in
        try session.timeline(from: Source(root, at: .root))
      }
      result = .success(timeline)
    } catch {
      result = .failure(error)
    }
    log.append(session.log)
    return try result.get()
  }

  /// The timeline that a JSON file says in a theme.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - theme: values for its slots, as the member `slots` of a file has them.
  ///   - name: of the timeline when the file names none.
  ///   - log: receives what differs from the file, and what was not read.
  /// - Returns: the timeline.
  /// - Throws: J001…J009, L004, L005.
  private static func timeline(
    fromJSON bytes: UnsafeRawBufferPointer, in theme: UnsafeRawBufferPointer, name: String,
    log: inout DiagnosticLog
  ) throws(Diagnostic) -> Timeline {
    let document = try JSONText.parse(bytes, log: &log)
    let values = try JSONText.parse(theme, log: &log)
    var session = ImportSession(name: name)
    let timeline = try document.read { root throws(Diagnostic) in
      try values.read { slots throws(Diagnostic) in
        try session.timeline(
          from: Source(root, at: .root), theme: Source(slots, at: JSONPath.root["theme"]))
      }
    }
    log.append(session.log)
    return timeline
  }

  /// The timeline that a JSON file says: see `timeline(fromJSON:name:log:)` of a raw buffer.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - theme: values for its slots, as the member `slots` of a file has them; nil for its own.
  ///   - name: of the timeline when the file names none.
  ///   - log: receives what differs from the file, and what was not read.
  /// - Returns: the timeline.
  /// - Throws: J001…J009, L004, L005.
  package static func timeline(
    fromJSON bytes: [UInt8], in theme: [UInt8]? = nil, name: String, log: inout DiagnosticLog
  ) throws(Diagnostic) -> Timeline {
    let result: (Result<Timeline, Diagnostic>, DiagnosticLog) = bytes.withUnsafeBytes { raw in
      var found = DiagnosticLog()
      do throws(Diagnostic) {
        guard let theme else {
          return (.success(try timeline(fromJSON: raw, name: name, log: &found)), found)
        }
        let themed: Result<Timeline, Diagnostic> = theme.withUnsafeBytes { values in
          do throws(Diagnostic) {
            return .success(try timeline(fromJSON: raw, in: values, name: name, log: &found))
          } catch {
            return .failure(error)
          }
        }
        return (themed, found)
      } catch {
        return (.failure(error), found)
      }
    }
    log.append(result.1)
    return try result.0.get()
  }
}
