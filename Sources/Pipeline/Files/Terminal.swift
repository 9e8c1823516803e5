/// The streams that a person or the next program reads.
package enum Terminal {
  /// Writes lines to standard output; a reader that has gone away is no error.
  package static func print(_ lines: [String]) { write(lines, to: .standardOutput) }

  /// Writes lines to standard error.
  package static func complain(_ lines: [String]) { write(lines, to: .standardError) }

  /// Writes a text to standard output as it is.
  package static func print(text: String) { print(Array(text.utf8)) }

  /// Writes bytes to standard output as they are.
  package static func print(_ bytes: [UInt8]) { try? SystemFile.standardOutput.write(bytes) }

  /// Whether a person sees standard output, in colour.
  package static var hasColor: Bool { SystemFile.standardOutput.isTerminal }

  private static func write(_ lines: [String], to file: consuming SystemFile) {
    guard !lines.isEmpty else { return }
    try? file.write(Array((lines.joined(separator: "\n") + "\n").utf8))
  }
}
