package import Diagnostics

/// The streams that a person or the next program reads.
package enum Terminal {
  /// Writes lines to standard output.
  ///
  /// - Throws: C003, when the disk behind it is full, for one.
  package static func print(_ lines: [String]) throws(Diagnostic) {
    try print(bytes(of: lines))
  }

  /// Writes a text to standard output as it is.
  ///
  /// - Throws: C003.
  package static func print(text: String) throws(Diagnostic) { try print(Array(text.utf8)) }

  /// Writes bytes to standard output as they are.
  ///
  /// - Throws: C003.
  package static func print(_ bytes: [UInt8]) throws(Diagnostic) {
    do throws(SystemFailure) {
      try SystemFile.standardOutput.write(bytes)
    } catch {
      throw .unwritableOutput("standard output", reason: error.reason)
    }
  }

  /// Writes lines to standard error; nobody can be told when that fails.
  package static func complain(_ lines: [String]) {
    try? SystemFile.standardError.write(bytes(of: lines))
  }

  /// Whether a person sees standard output, in colour: on a terminal that has any, unless they ask
  /// for none (https://no-color.org).
  package static var hasColor: Bool {
    SystemFile.standardOutput.isTerminal && !SystemPath.isDumb
      && (SystemPath.variable("NO_COLOR") ?? "").isEmpty
  }

  private static func bytes(of lines: [String]) -> [UInt8] {
    Array(lines.map { $0 + "\n" }.joined().utf8)
  }
}
