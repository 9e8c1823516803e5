package import InbetweenDiagnostics

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
      let passed = InputGuard.passed(of: bytes.count, to: .output)
      try SystemFile.standardOutput.write(passed > 0 ? Array(bytes.dropFirst(passed)) : bytes)
    } catch {
      throw .unwritableOutput("standard output", reason: error.reason)
    }
  }

  /// Writes lines to standard error; nobody can be known when that fails.
  package static func complain(_ lines: [String]) {
    let shown = allows(colorOn: .standardError) ? lines.map(colored) : lines
    let bytes = bytes(of: shown)
    let passed = InputGuard.passed(of: bytes.count, to: .error)
    try? SystemFile.standardError.write(Array(bytes.dropFirst(passed)))
  }

  /// A line in which a finding's severity has its colour, as compilers have it.
  static func colored(_ line: String) -> String {
    let tints = [(": error: [", "31"), (": warning: [", "35"), (": note: [", "36")]
    let found = tints.compactMap { word, tint in line.firstRange(of: word).map { ($0, tint) } }
    guard let (place, tint) = found.min(by: { $0.0.lowerBound < $1.0.lowerBound }) else {
      return line
    }
    let word = line[place].dropFirst(2).dropLast(3)
    let (head, tail) = (line[..<place.lowerBound], line[place.upperBound...])
    return "\(head): \u{1B}[1;\(tint)m\(word)\u{1B}[0m: [\(tail)"
  }

  /// Whether a person sees standard output, in colour.
  package static var hasColor: Bool { allows(colorOn: .standardOutput) }

  /// Whether a person sees standard output.
  package static var isWatched: Bool { SystemFile.standardOutput.isTerminal }

  /// The columns of the terminal that shows standard output, 40 at least; nil where it is none.
  package static var columns: Int? { SystemFile.standardOutput.columns.map { max(40, $0) } }

  /// On a terminal that has colours, unless somebody asks for none (https://no-color.org,
  /// `CLICOLOR=0`), or for colours everywhere (https://force-color.org, `CLICOLOR_FORCE=1`).
  private static func allows(colorOn stream: borrowing SystemFile) -> Bool {
    func asked(_ name: String) -> String { SystemPath.variable(name) ?? "" }
    guard asked("NO_COLOR").isEmpty else { return false }
    if !asked("FORCE_COLOR").isEmpty { return true }
    if !["", "0"].contains(asked("CLICOLOR_FORCE")) { return true }
    return stream.isTerminal && !SystemPath.isDumb && asked("CLICOLOR") != "0"
  }

  private static func bytes(of lines: [String]) -> [UInt8] {
    Array(lines.map { $0 + "\n" }.joined().utf8)
  }
}
