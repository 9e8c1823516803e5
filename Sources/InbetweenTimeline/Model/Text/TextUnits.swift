/// A text counted in the units that selectors choose by: which unit each character belongs to.
public struct TextUnits: Hashable, Sendable {
  /// For each character of the text, the number of its unit from 0; nil where it belongs to none.
  public let indices: [Int?]
  /// How many units there are.
  public let count: Int

  /// Counts the units of `characters`.
  ///
  /// Spaces belong to the word that they follow; with `.characterWithoutSpaces` they share the
  /// place of the character that comes next, as in After Effects, and count as none.
  ///
  /// - Parameters:
  ///   - characters: one element for each, a line break as `"\n"`.
  ///   - unit: what counts as one.
  ///   - lines: for each character the number of its line, where wrapping makes more lines than
  ///     there are breaks; nil to count breaks.
  public init(_ characters: [String], unit: TextSelector.Unit, lines: [Int]? = nil) {
    var indices: [Int?] = []
    indices.reserveCapacity(characters.count)
    var next = 0
    switch unit {
    case .character:
      for character in characters {
        indices.append(character == "\n" ? nil : next)
        if character != "\n" { next += 1 }
      }
      count = next
    case .characterWithoutSpaces:
      for character in characters {
        indices.append(character == "\n" ? nil : next)
        if !Self.isSpace(character) { next += 1 }
      }
      count = next
    case .word:
      var isInside = false
      for character in characters {
        if Self.isSpace(character) {
          isInside = false
        } else if !isInside {
          isInside = true
          next += 1
        }
        indices.append(character == "\n" ? nil : max(0, next - 1))
      }
      count = next
    case .line:
      for (index, character) in characters.enumerated() {
        indices.append(character == "\n" ? nil : lines.map { $0[index] } ?? next)
        if character == "\n" { next += 1 }
      }
      count = lines.map { ($0.max() ?? -1) + 1 } ?? (characters.isEmpty ? 0 : next + 1)
    }
    self.indices = indices
  }

  private static func isSpace(_ character: String) -> Bool {
    character.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }
}
