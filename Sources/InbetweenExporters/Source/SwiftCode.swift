import InbetweenDiagnostics
import InbetweenTimeline
import Synchronization

/// Swift source that is never read again once it is written. Only numbers, escaped literals and
/// other code can be put into it, so that no text of a file becomes code.
///
/// In an interpolation a `Double` or `Int` becomes its decimal, a `String` a string literal with
/// its quotes, `SwiftCode` itself.
package struct SwiftCode: Hashable, Sendable {
  /// The source, as written so far.
  package private(set) var text: String
  /// What of it may differ between pieces that are otherwise alike, in its order.
  private(set) var variables: [Variable] = []

  /// A part of code.
  struct Variable: Hashable, Sendable {
    /// In UTF-8.
    var start: Int
    /// In UTF-8.
    var count: Int
    var role: Role

    var end: Int { start + count }

    enum Role: Hashable, Sendable {
      /// A value that is known wherever the code stands, and what a parameter for it is called
      /// where its values have no better name in common; empty for what its type says.
      case value(ValueType, word: String)
      /// The name of a function that is called.
      case call(SwiftNames.Identifier)
      /// Where arguments of that call can be added; `isFirst` where it has none.
      case arguments(SwiftNames.Identifier, isFirst: Bool)
    }
  }

  /// What a variable part of code is.
  enum ValueType: Hashable, Sendable {
    case number
    /// A number of single precision.
    case single
    case numbers
    /// Numbers that say how it goes from one keyframe to the next, by curves of `Timing`.
    case curves
    /// How it goes from one keyframe to the next, as SwiftUI has it.
    case curve
    /// What moves a view.
    case timeline
    /// A constant of `Timing`.
    case move
    case text, texts, color, tint, path, paths, gradient, image, images, outline
    case numberTrack, pointTrack, tintTrack, outlineTrack, numbersTrack

    /// The name that it has in the source of animations.
    var name: StaticString {
      switch self {
      case .number: "Double"
      case .single: "Float"
      case .numbers, .curves: "[Double]"
      case .curve: "UnitCurve"
      case .timeline: "KeyframeTimeline"
      case .move: "Move"
      case .text: "StaticString"
      case .texts: "[StaticString]"
      case .color: "Color"
      case .tint: "Tint"
      case .path: "Path"
      case .paths: "[Path]"
      case .gradient: "Gradient"
      case .image: "Image"
      case .images: "[Image]"
      case .outline: "Outline"
      case .numberTrack: "Track<Double>"
      case .pointTrack: "Track<CGPoint>"
      case .tintTrack: "Track<Tint>"
      case .outlineTrack: "Track<Outline>"
      case .numbersTrack: "Track<[Double]>"
      }
    }
  }
}

extension SwiftCode: ExpressibleByStringInterpolation {
  package init(stringLiteral value: StaticString) { text = value.description }

  package init(stringInterpolation: Interpolation) {
    text = stringInterpolation.text
    variables = stringInterpolation.variables
  }

  /// Takes what may stand in source.
  package struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""
    fileprivate var variables: [Variable] = []

    package init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount * 8)
    }

    package mutating func appendLiteral(_ literal: StaticString) { text += literal.description }

    package mutating func appendInterpolation(_ code: SwiftCode) {
      variables += code.variables(movedBy: text.utf8.count)
      text += code.text
    }

    /// The shortest decimal, which a compiler may read as the next `Double` to it.
    package mutating func appendInterpolation(_ number: Double) {
      appendInterpolation(number, as: .number)
    }

    /// The shortest decimal of a number of some type, nil for one that must stay a literal, and
    /// what a parameter for it is called.
    mutating func appendInterpolation(
      _ number: Double, as type: ValueType?, named word: String = ""
    ) {
      let start = text.utf8.count
      text += DecimalText.swiftText(number)
      guard let type else { return }
      variables.append(
        Variable(start: start, count: text.utf8.count - start, role: .value(type, word: word)))
    }

    /// A decimal that each compiler reads as this very number.
    package mutating func appendInterpolation(exactly number: Double) {
      text += DecimalText.exactSwiftText(number)
    }

    package mutating func appendInterpolation(_ number: Int) { text += String(number) }

    package mutating func appendInterpolation(_ content: String) {
      text += StringLiteral.quoted(content)
    }

    /// Text inside a `//` comment: on one line, without controls, cut where it is long.
    package mutating func appendInterpolation(comment: String) {
      let line = PrintableText.singleLine(comment)
      // Lines do not end in spaces, and a comment may stand at the end of one.
      let end = line.lastIndex { !$0.isWhitespace }
      text += end.map { String(line[...$0]) } ?? ""
    }
  }
}

extension SwiftCode {
  /// The word of a description: the names of our own types, fields and cases.
  init(word: StaticString) { text = word.description }

  /// The name of one of our own types, as source outside its module names it.
  init(nameOf type: Any.Type) {
    let known = Self.names.withLock { $0[ObjectIdentifier(type)] }
    if let known {
      text = known
      return
    }
    text = TypeName.qualified(type)
    for module in ["InbetweenTimeline.", "Swift."] {
      text.replace(module, with: "")
    }
    if text.hasPrefix("Array<") { text = "[" + text.dropFirst(6).dropLast() + "]" }
    Self.names.withLock { [text] in $0[ObjectIdentifier(type)] = text }
  }

  /// The names of types that were asked for, as the same few are asked for everywhere.
  private static let names = Mutex<[ObjectIdentifier: String]>([:])

  /// A case of one of our own enums.
  init<Value: Word>(ownWord value: Value) { text = value.rawValue }

  /// Data of our own making that stands in quotes: numbers, signs and words.
  init(data bytes: [UInt8]) { text = String(decoding: bytes, as: UTF8.self) }

  /// Text that has been escaped for the literal in which it stands.
  init(escaped line: StringLiteral.Line) { text = line.text }

  /// Source of our own that was written as a file of Swift.
  init(runtime text: String) { self.text = text }

  /// An identifier that a registry made.
  init(identifier: SwiftNames.Identifier) { text = identifier.text }

  /// The name of a value, which was checked.
  init(name: DottedName) { text = name.text }

  /// `0x` and six digits.
  init(hex: UInt32) {
    let digits = String(hex, radix: 16, uppercase: true)
    text = "0x" + String(repeating: "0", count: max(0, 6 - digits.count)) + digits
  }

  /// The columns that it takes on a line.
  var width: Int { text.utf8.count }

  static func + (left: SwiftCode, right: SwiftCode) -> SwiftCode { "\(left)\(right)" }

  static func += (left: inout SwiftCode, right: SwiftCode) {
    if !right.variables.isEmpty { left.variables += right.variables(movedBy: left.width) }
    left.text += right.text
  }

  /// The parts with `separator` between them.
  static func joined(_ parts: [SwiftCode], by separator: StaticString) -> SwiftCode {
    var code: SwiftCode = ""
    let separator = separator.description
    code.text.reserveCapacity(parts.reduce(0) { $0 + $1.text.utf8.count + separator.utf8.count })
    for (index, part) in parts.enumerated() {
      if index > 0 { code.text += separator }
      code += part
    }
    return code
  }
}

// MARK: What may vary

extension SwiftCode {
  /// Code that as a whole is one value, known wherever the code stands.
  init(value: SwiftCode, as type: ValueType, named word: String = "") {
    text = value.text
    variables = [Variable(start: 0, count: value.width, role: .value(type, word: word))]
  }

  /// A call of a function of the same source.
  init(calling function: SwiftNames.Identifier, _ arguments: SwiftCode = "") {
    let name = SwiftCode(identifier: function)
    self = "\(name)(\(arguments))"
    variables.insert(Variable(start: 0, count: name.width, role: .call(function)), at: 0)
    variables.append(
      Variable(
        start: width - 1, count: 0, role: .arguments(function, isFirst: arguments.width == 0)))
  }

  fileprivate func variables(movedBy offset: Int) -> [Variable] {
    guard offset > 0, !variables.isEmpty else { return variables }
    return variables.map { variable in
      var moved = variable
      moved.start += offset
      return moved
    }
  }

  /// Its parts: what is always the same, and what may vary. No two variable parts overlap.
  var pieces: [(text: String, role: Variable.Role?)] {
    guard !variables.isEmpty else { return [(text, nil)] }
    var pieces: [(text: String, role: Variable.Role?)] = []
    var place = 0
    let bytes = text.utf8
    var index = bytes.startIndex
    func take(_ count: Int) -> String {
      let end = bytes.index(index, offsetBy: count)
      defer { index = end }
      return String(text[index..<end])
    }
    for variable in variables {
      if variable.start > place { pieces.append((take(variable.start - place), nil)) }
      pieces.append((take(variable.count), variable.role))
      place = variable.end
    }
    if place < bytes.count { pieces.append((take(bytes.count - place), nil)) }
    return pieces
  }

  /// The same with other code in the place of some values; nil leaves one.
  func replacing(_ value: (String, ValueType) -> SwiftCode?) -> SwiftCode {
    let others = variables.map { variable -> SwiftCode? in
      guard case .value(let type, _) = variable.role else { return nil }
      let start = text.utf8.index(text.startIndex, offsetBy: variable.start)
      return value(String(text[start..<text.utf8.index(start, offsetBy: variable.count)]), type)
    }
    guard others.contains(where: { $0 != nil }) else { return self }
    var result: SwiftCode = ""
    var values = zip(variables, others).makeIterator()
    for piece in pieces {
      guard let role = piece.role, let (variable, other) = values.next() else {
        result.text += piece.text
        continue
      }
      let text = other?.text ?? piece.text
      var moved = variable
      (moved.start, moved.count, moved.role) = (result.width, text.utf8.count, role)
      result.text += text
      result.variables.append(moved)
    }
    return result
  }

  /// Its lines.
  var lines: [SwiftCode] {
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return [self] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map {
      var line: SwiftCode = ""
      line.text = String($0)
      return line
    }
  }

  /// Code that was put together from pieces of code.
  init(pieces: String) { text = pieces }
}
