import InbetweenTimeline

/// How the files of stills are called: `{name}-{index:4}` gives `orb-0007`.
package struct NamePattern: Hashable, Sendable {
  private let parts: [Part]

  private enum Part: Hashable, Sendable {
    case text(String)
    case name
    /// A number with so many digits at least; nil for as many as the largest one has.
    case number(Number, digits: Int?)
  }

  private enum Number: String, Hashable, Sendable {
    /// As the file counts it.
    case frame
    /// From 0.
    case index
  }

  /// The most digits that may be asked for.
  private static let maximumDigits = 20

  /// A pattern as a user writes it; nil for an unknown word in braces, a brace without its other
  /// half, a slash, and for one that gives all frames one name.
  package init?(text: String) {
    var parts: [Part] = []
    var rest = text[...]
    while let first = rest.first {
      let plain = rest.prefix { $0 != "{" && $0 != "}" }
      if !plain.isEmpty {
        guard !plain.contains("/"), !plain.utf8.contains(0) else { return nil }
        parts.append(.text(String(plain)))
        rest = rest.dropFirst(plain.count)
        continue
      }
      guard first == "{", let end = rest.firstIndex(of: "}") else { return nil }
      let words = rest[..<end].dropFirst().split(
        separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      rest = rest[end...].dropFirst()
      if words == ["name"] {
        parts.append(.name)
        continue
      }
      guard let number = words.first.flatMap({ Number(rawValue: String($0)) }) else { return nil }
      guard words.count > 1 else {
        parts.append(.number(number, digits: nil))
        continue
      }
      guard let digits = Int(words[1]), (1...Self.maximumDigits).contains(digits) else {
        return nil
      }
      parts.append(.number(number, digits: digits))
    }
    let isDistinct = parts.contains { if case .number = $0 { true } else { false } }
    guard isDistinct, !text.hasPrefix(".") else { return nil }
    self.parts = parts
  }

  /// The name of a file, without its ending.
  ///
  /// - Parameters:
  ///   - animation: what it is called.
  ///   - frame: as the file counts it.
  ///   - index: from 0.
  ///   - last: the last frame, and how many frames there are.
  /// - Returns: the name.
  func name(
    of animation: String, frame: Double, index: Int, last: (frame: Double, count: Int)
  ) -> String {
    parts.map { part in
      switch part {
      case .text(let text): text
      case .name: animation
      case .number(.frame, let digits):
        frame.fileName(digits: digits ?? Self.digits(of: last.frame))
      case .number(.index, let digits):
        Double(index).fileName(digits: digits ?? Self.digits(of: Double(last.count - 1)))
      }
    }.joined()
  }

  private static func digits(of number: Double) -> Int {
    String(number.whole(in: 0...1_000_000_000)).count
  }
}

extension Double {
  /// As names of files bear it, with zeros before its whole part.
  ///
  /// - Parameter digits: of the whole part, at least; a number below 0 has none before it.
  /// - Returns: the name.
  func fileName(digits: Int) -> String {
    let name = fileName
    let whole = name.prefix { $0 != "." }.count
    guard self >= 0, whole < digits else { return name }
    return String(repeating: "0", count: digits - whole) + name
  }
}
