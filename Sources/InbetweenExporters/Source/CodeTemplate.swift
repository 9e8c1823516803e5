/// Code with its values taken out: code of one skeleton differs in nothing but values.
struct CodeTemplate {
  /// A value of the code.
  struct Value: Hashable {
    var type: SwiftCode.ValueType
    /// What a parameter for it is called.
    var word: String
    var text: String
  }

  private enum Piece {
    case text(String)
    /// A place in `values`.
    case value(Int)
  }

  private var lines: [(indentation: Int, pieces: [Piece])] = []
  private(set) var values: [Value] = []
  /// The line in which each value stands.
  private(set) var linesOfValues: [Int] = []
  /// All that does not vary, a line each.
  private(set) var skeleton: [String] = []
  /// The bytes that it takes.
  private(set) var size: Int
  /// The lines that are a call of a function with values of the caller, or add the layer that one makes,
  /// and nothing else; the names of the functions.
  private(set) var calls: [Int: String] = [:]

  /// A function or type that is called by another name than its own.
  struct Callee {
    var name: String
    /// The names of the parameters that calls have more, and their values.
    var arguments: [(label: String, value: Value)] = []
    /// What calls have more that never differs.
    var fixed: SwiftCode = ""
  }

  /// - Parameters:
  ///   - code: what is taken apart.
  ///   - indentation: the columns before it.
  ///   - overhead: the bytes of what is around it.
  ///   - callee: what is called in the place of another; nil for what stays.
  init(
    _ code: CodeLines, indentation: Int, overhead: Int,
    _ callee: (SwiftNames.Identifier) -> Callee?
  ) {
    size = overhead
    for line in code.lines {
      var pieces: [Piece] = []
      var fixed = String(repeating: " ", count: line.indentation)
      var called = ""
      // What stands between two values.
      var run = ""
      func endRun() {
        if !run.isEmpty { pieces.append(.text(run)) }
        run = ""
      }
      func add(_ text: String) {
        run += text
        fixed += text
        size += text.utf8.count
      }
      func add(_ value: Value) {
        endRun()
        pieces.append(.value(values.count))
        values.append(value)
        linesOfValues.append(lines.count)
        fixed += "\u{1}" + value.type.name.description + "\u{1}"
        size += value.text.utf8.count
      }
      let all = line.code.pieces
      let isCall = Self.isCall(line.code)
      for piece in all {
        switch piece.role {
        case nil: add(piece.text)
        case .value(let type, let word):
          let label = type == .number ? Self.label(before: fixed) : nil
          let named = word.isEmpty ? label ?? type.word : word
          add(Value(type: type, word: named, text: piece.text))
        case .call(let name):
          called = callee(name)?.name ?? piece.text
          add(called)
        case .arguments(let name, let isFirst):
          let callee = callee(name)
          var separator = isFirst ? "" : ", "
          if let fixed = callee?.fixed, fixed.width > 0 {
            add(separator + fixed.text)
            separator = ", "
          }
          if isCall, callee?.arguments.isEmpty == false { calls[lines.count] = called }
          for argument in callee?.arguments ?? [] {
            add(separator + argument.label + ": ")
            separator = ", "
            // It is called here as it is there.
            add(Value(type: argument.value.type, word: argument.label, text: argument.value.text))
          }
        }
      }
      endRun()
      lines.append((line.indentation, pieces))
      skeleton.append(fixed)
      size += indentation + 2 + line.indentation + 1
    }
  }

  /// `letter(…)`, `layer.addSublayer(letter(…))`
  private static func isCall(_ code: SwiftCode) -> Bool {
    let pieces = code.pieces
    guard let first = pieces.first else { return false }
    if case .call = first.role { return true }
    return first.role == nil && first.text == "layer.addSublayer("
      && pieces.last?.text.hasSuffix("))") ?? false
  }

  /// What the argument at the end of code is called: `x` behind `.offset(x: `, `opacity` behind
  /// `.opacity(`; nil where that says nothing by itself.
  private static func label(before code: some StringProtocol) -> String? {
    let isLabel = code.hasSuffix(": ")
    guard isLabel || code.hasSuffix("(") else { return nil }
    let rest = code.dropLast(isLabel ? 2 : 1)
    let word = String(rest.reversed().prefix { $0.isASCII && $0.isLetter }.reversed())
    guard !word.isEmpty, isLabel || rest.dropLast(word.count).last == ".",
      !prepositions.contains(word)
    else { return nil }
    return word
  }

  private static let prepositions: Set<String> = ["at", "by", "from", "in", "of", "to", "with"]

  /// The columns before a line.
  func plainIndentation(of line: Int) -> Int { lines[line].indentation }

  /// Some of its lines by themselves.
  func part(of length: Int, from start: Int) -> CodeTemplate {
    var part = self
    let places = linesOfValues.count(before: start)..<linesOfValues.count(before: start + length)
    part.lines = lines.dropFirst(start).prefix(length).map { line in
      let pieces = line.pieces.map { piece -> Piece in
        if case .value(let place) = piece { .value(place - places.lowerBound) } else { piece }
      }
      return (line.indentation, pieces)
    }
    part.values = Array(values[places])
    part.linesOfValues = places.map { linesOfValues[$0] - start }
    part.skeleton = Array(skeleton.dropFirst(start).prefix(length))
    part.size = part.written { _ in nil }.lines.reduce(0) { $0 + $1.code.width + 1 }
    part.calls = [:]
    return part
  }

  /// The code with other code for its values, asked for by their places in `values`; nil leaves one.
  func written(_ code: (Int) -> String?) -> CodeLines {
    CodeLines(
      lines.map { line in
        let text = line.pieces.map { piece in
          switch piece {
          case .text(let text): text
          case .value(let place): code(place) ?? values[place].text
          }
        }.joined()
        return CodeLines.Line(indentation: line.indentation, code: SwiftCode(pieces: text))
      })
  }
}

// MARK: What differs

extension CodeTemplate {
  /// A value that differs between templates of one skeleton.
  struct Parameter {
    /// Where it stands among the values of each.
    var places: Set<Int>
    /// Of each template.
    var values: [Value]
  }

  /// More parameters are harder to read than the code that they save.
  private static let maximumParameters = 6

  /// What templates of one skeleton differ in; nil where they are better written one by one.
  static func parameters(of templates: [CodeTemplate]) -> [Parameter]? {
    var parameters: [Parameter] = []
    var known: [[Value]: Int] = [:]
    for place in templates[0].values.indices {
      let values = templates.map { $0.values[place] }
      guard values.contains(where: { $0 != values[0] }) else { continue }
      if let index = known[values] {
        parameters[index].places.insert(place)
        continue
      }
      guard parameters.count < maximumParameters else { return nil }
      known[values] = parameters.count
      parameters.append(Parameter(places: [place], values: values))
    }
    // What is written more, and less, than one by one: names stand for values where those stood.
    let calls = parameters.reduce(0) { sum, parameter in
      sum + parameter.values.reduce(24) { $0 + $1.text.utf8.count + 10 }
    }
    let saved = templates.dropFirst().reduce(0) { $0 + $1.size }
    return saved > calls + 20 ? parameters : nil
  }
}

extension SwiftCode.ValueType {
  /// What a parameter is called that has no better name.
  fileprivate var word: String {
    switch self {
    case .number, .single: "number"
    case .numbers: "values"
    case .curves: "curves"
    case .curve: "curve"
    case .timeline: "motion"
    case .move: "move"
    case .text: "shape"
    case .texts: "shapes"
    case .color, .tint: "tint"
    case .path, .outline: "shape"
    case .paths: "shapes"
    case .gradient: "stops"
    case .image: "image"
    case .images: "images"
    case .numberTrack, .pointTrack, .tintTrack, .outlineTrack, .numbersTrack: "track"
    }
  }
}
