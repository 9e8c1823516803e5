import InbetweenRuntime
import InbetweenTimeline

/// The values of slots that a theme holds besides colours that stay and words: numbers, points,
/// gradients, outlines, and what moves.
struct ThemeValues {
  private(set) var list: [Entry] = []

  /// One stored property of the theme.
  struct Entry {
    var name: SwiftNames.Identifier
    /// What the file calls the slot.
    var slot: String
    /// What it is for: `Ring width`.
    var purpose: String
    var kind: Kind
    /// The file's own, by which properties of different units in one slot are distinguished.
    var own: AnyProperty
    /// Whether it is a function of the frame: the file, or a theme, lets it move.
    var isMoving: Bool
    var standard: SwiftCode
    /// By the themes' names.
    var themed: [(theme: String, code: SwiftCode)]
  }

  enum Kind: Hashable {
    case number, point, color, gradient, outline

    /// Where the value does not say its type.
    var annotation: SwiftCode {
      switch self {
      case .number: ": Double"
      case .point, .color, .outline: ""
      case .gradient: ": Gradient"
      }
    }

    var type: SwiftCode {
      switch self {
      case .number: "Double"
      case .point: "CGPoint"
      case .color: "Color"
      case .gradient: "Gradient"
      case .outline: "Path"
      }
    }
  }

  /// What the theme calls a property's value; nil where it has none yet.
  func entry(for own: AnyProperty, in slot: String) -> Entry? {
    list.first { $0.slot == slot && $0.own == own }
  }

  mutating func add(_ entry: Entry) { list.append(entry) }

  /// The same in the order of the file's slots, whatever is drawn first.
  func sorted(by slots: [String]) -> ThemeValues {
    var result = self
    let places = Dictionary(zip(slots, slots.indices), uniquingKeysWith: { first, _ in first })
    result.list = list.enumerated().sorted {
      (places[$0.element.slot] ?? .max, $0.offset) < (places[$1.element.slot] ?? .max, $1.offset)
    }.map(\.element)
    return result
  }

  /// The slots that are said.
  var slots: Set<String> { Set(list.map(\.slot)) }

  /// Writes the stored properties.
  func write(to body: inout SourceWriter, _ access: SwiftCode) {
    for entry in list {
      let how: SwiftCode = entry.isMoving ? ", by the frame" : ""
      body.line(
        "/// The slot \(comment: entry.slot): \(comment: entry.purpose)\(entry.unit)\(how).")
      let name = SwiftCode(identifier: entry.name)
      let type: SwiftCode =
        entry.isMoving
        ? ": (_ frame: Double) -> \(entry.kind.type)" : entry.kind.annotation
      body.line("\(access)var \(name)\(type) = \(entry.standard)")
    }
  }

  /// The values of a theme of the package.
  func assignments(in theme: String) -> [(name: SwiftCode, value: SwiftCode)] {
    list.compactMap { entry in
      entry.themed.first { $0.theme == theme }.map {
        (SwiftCode(identifier: entry.name), $0.code)
      }
    }
  }
}

extension ThemeValues.Entry {
  /// The value, as an expression of `theme`.
  ///
  /// - Parameters:
  ///   - frame: the code of the frame.
  ///   - isMixed: whether that is a moment, in which frames are mixed.
  /// - Returns: code that stands as an argument.
  func code(atFrame frame: SwiftCode, isMixed: Bool) -> SwiftCode {
    let name = SwiftCode(identifier: name)
    guard isMoving else { return "theme.\(name)" }
    return isMixed ? "\(frame).mix(theme.\(name))" : "theme.\(name)(\(frame))"
  }

  /// The part of the runtime that knows what lies between two such values; nil for numbers.
  var mixing: RuntimePart? {
    switch kind {
    case .number: nil
    case .point: .points
    case .color, .gradient: .mixedColors
    case .outline: .mixedOutlines
    }
  }
}
