/// Finds functions that are alike but for values: the first stands for all of a family, with the
/// values that differ as parameters.
struct FunctionFamilies {
  typealias Function = CodeFunctions.Function
  typealias ValueType = SwiftCode.ValueType

  /// A value of one function.
  private struct Value: Hashable {
    var type: ValueType
    /// What a parameter for it is called.
    var word: String
    var text: String
  }

  /// A function with what it calls settled.
  private struct Draft {
    var function: Function
    /// What does not vary, in lines; between its pieces stand the values.
    var lines: [(indentation: Int, pieces: [Piece])]
    var values: [Value] = []
    /// All that does not vary.
    var skeleton: [String]
    /// The bytes that it takes.
    var size = 0

    /// The function, with code for each of its values.
    func written(_ code: (Int) -> String) -> Function {
      var result = function
      result.body = CodeLines(
        lines.map { line in
          let text = line.pieces.map { piece in
            switch piece {
            case .text(let text): text
            case .value(let place): code(place)
            }
          }.joined()
          return CodeLines.Line(indentation: line.indentation, code: SwiftCode(pieces: text))
        })
      return result
    }
  }

  private enum Piece {
    case text(String)
    /// A place in `values`.
    case value(Int)
  }

  /// What a function became.
  private struct Member {
    var family: SwiftNames.Identifier
    /// The names of the parameters, and its own values.
    var arguments: [(label: String, value: Value)]
  }

  /// More parameters are harder to read than the functions.
  private static let maximumParameters = 6
  /// Functions with more values than these are large, and seldom alike.
  private static let maximumValues = 400

  /// The columns before each function.
  private let indentation: Int
  private var members: [SwiftNames.Identifier: Member] = [:]
  /// The functions of families, by the names of their first members.
  private var common: [SwiftNames.Identifier: Function] = [:]
  /// Functions that are as they were, but for what they call.
  private var settled: [SwiftNames.Identifier: Function] = [:]

  init(indentation: Int) { self.indentation = indentation }

  /// What is written in the place of a function; nil for one that another stands for.
  func written(_ function: Function) -> Function? {
    if let first = common[function.name] { return first }
    return members[function.name] == nil ? settled[function.name] ?? function : nil
  }

  /// Finds the families of functions, those first that call no others.
  mutating func find(in functions: [Function], _ names: inout SwiftNames) {
    var heights: [SwiftNames.Identifier: Int] = [:]
    var floors: [[Function]] = []
    for function in functions {
      let height = function.body.calls.map { (heights[$0] ?? 0) + 1 }.max() ?? 0
      heights[function.name] = height
      while floors.count <= height { floors.append([]) }
      floors[height].append(function)
    }
    for floor in floors {
      var groups: [[String]: [Draft]] = [:]
      var order: [[String]] = []
      for function in floor {
        let draft = draft(function)
        if groups[draft.skeleton, default: []].isEmpty { order.append(draft.skeleton) }
        groups[draft.skeleton, default: []].append(draft)
      }
      for skeleton in order { settle(groups[skeleton] ?? [], &names) }
    }
  }

  // MARK: One function

  private func draft(_ function: Function) -> Draft {
    var draft = Draft(
      function: function, lines: [],
      skeleton: [function.keyword.text, function.parameters.text, function.result.text])
    draft.size = 24 + 2 * indentation + function.title.utf8.count + function.parameters.width
    for line in function.body.lines {
      var pieces: [Piece] = []
      var fixed = String(repeating: " ", count: line.indentation)
      func add(_ text: String) {
        pieces.append(.text(text))
        fixed += text
        draft.size += text.utf8.count
      }
      func add(_ value: Value) {
        pieces.append(.value(draft.values.count))
        draft.values.append(value)
        fixed += "\u{1}" + value.type.name.description + "\u{1}"
        draft.size += value.text.utf8.count
      }
      for piece in line.code.pieces {
        switch piece.role {
        case nil: add(piece.text)
        case .value(let type, let word):
          add(Value(type: type, word: word.isEmpty ? type.word : word, text: piece.text))
        case .call(let name): add(members[name].map(\.family.text) ?? piece.text)
        case .arguments(let name, let isFirst):
          for (index, argument) in (members[name]?.arguments ?? []).enumerated() {
            add((isFirst && index == 0 ? "" : ", ") + argument.label + ": ")
            // It is called here as it is there.
            add(Value(type: argument.value.type, word: argument.label, text: argument.value.text))
          }
        }
      }
      draft.lines.append((line.indentation, pieces))
      draft.skeleton.append(fixed)
      draft.size += indentation + 2 + line.indentation + 1
    }
    return draft
  }

  // MARK: One family

  private mutating func settle(_ drafts: [Draft], _ names: inout SwiftNames) {
    let drafts = drafts.filter { draft in
      let isAlone = draft.function.isKept || draft.values.count > Self.maximumValues
      if isAlone { settled[draft.function.name] = draft.written { draft.values[$0].text } }
      return !isAlone
    }
    guard let first = drafts.first else { return }
    guard drafts.count > 1, let parameters = parameters(of: drafts) else {
      for draft in drafts {
        settled[draft.function.name] = draft.written { draft.values[$0].text }
      }
      return
    }
    let titles = drafts.map(\.function.title)
    let name = names.name(
      after: Self.commonName(of: titles) ?? "", or: first.function.noun)
    let labels = Self.labels(of: parameters, &names)
    var function = first.written { place in
      parameters.firstIndex { $0.places.contains(place) }.map { labels[$0] }
        ?? first.values[place].text
    }
    function.name = name
    function.title = Self.joined(titles)
    let own = zip(labels, parameters).map { "\($0): \($1.values[0].type.name)" }
    let all = (function.parameters.width > 0 ? [function.parameters.text] : []) + own
    function.parameters = SwiftCode(pieces: all.joined(separator: ", "))
    common[first.function.name] = function
    for (index, draft) in drafts.enumerated() {
      members[draft.function.name] = Member(
        family: name, arguments: zip(labels, parameters).map { ($0, $1.values[index]) })
    }
  }

  /// A value that differs within a family.
  private struct Parameter {
    /// Where it stands among the values of a function.
    var places: Set<Int>
    /// Of each function.
    var values: [Value]
  }

  /// What functions of one skeleton differ in; nil where they are better written one by one.
  private func parameters(of drafts: [Draft]) -> [Parameter]? {
    var parameters: [Parameter] = []
    var known: [[Value]: Int] = [:]
    for place in drafts[0].values.indices {
      let values = drafts.map { $0.values[place] }
      guard values.contains(where: { $0 != values[0] }) else { continue }
      if let index = known[values] {
        parameters[index].places.insert(place)
        continue
      }
      guard parameters.count < Self.maximumParameters else { return nil }
      known[values] = parameters.count
      parameters.append(Parameter(places: [place], values: values))
    }
    // What is written more, and less, than one by one: names stand for values where those stood.
    let calls = parameters.reduce(0) { sum, parameter in
      sum + parameter.values.reduce(24) { $0 + $1.text.utf8.count + 10 }
    }
    let saved = drafts.dropFirst().reduce(0) { $0 + $1.size }
    return saved > calls + 20 ? parameters : nil
  }
}

extension CodeLines {
  /// The functions that are called.
  fileprivate var calls: [SwiftNames.Identifier] {
    lines.flatMap { line in
      line.code.variables.compactMap { variable in
        if case .call(let name) = variable.role { return name }
        return nil
      }
    }
  }
}

// MARK: Names

extension FunctionFamilies {
  /// The words that all titles begin or end with; nil where they have none in common.
  private static func commonName(of titles: [String]) -> String? {
    let words = titles.map { $0.split { !$0.isLetter && !$0.isNumber }.map(String.init) }
    for isBehind in [false, true] {
      let ordered = words.map { isBehind ? Array($0.reversed()) : $0 }
      var common = ordered[0][...]
      for other in ordered.dropFirst() {
        common = common.prefix(zip(common, other).prefix { $0 == $1 }.count)
      }
      // Numbers tell one from the other.
      let named = (isBehind ? common.reversed() : Array(common))
        .filter { !$0.allSatisfy(\.isNumber) }
      if !named.isEmpty { return named.joined(separator: " ") }
    }
    return nil
  }

  /// The titles, each once.
  private static func joined(_ titles: [String]) -> String {
    var seen: Set<String> = []
    let all = titles.filter { seen.insert($0).inserted }
    let more = all.count > 4 ? " and \(all.count - 4) more" : ""
    return all.prefix(4).joined(separator: ", ") + more
  }

  /// What parameters are called: after what the names of their values end with.
  private static func labels(
    of parameters: [Parameter], _ names: inout SwiftNames
  ) -> [String] {
    var own = names
    return parameters.map { parameter in
      let word = commonEnd(of: parameter.values.map(\.text)) ?? parameter.values[0].word
      return own.name(after: word, or: "value").text
    }
  }

  /// The last words that names of values have in common; nil for what are no names.
  private static func commonEnd(of texts: [String]) -> String? {
    var common: [Substring]?
    for text in texts {
      guard let first = text.first, first.isLetter,
        text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." })
      else { return nil }
      let own = words(ofName: text.split(separator: ".").last ?? "").reversed()
        .filter { !$0.allSatisfy(\.isNumber) }
      common = common.map { zip($0, own).prefix { $0 == $1 }.map(\.0) } ?? own
    }
    let found = (common ?? []).reversed()
    return found.isEmpty ? nil : found.joined(separator: " ")
  }

  /// `letterGPosition` is `letter`, `G`, `Position`.
  private static func words(ofName name: Substring) -> [Substring] {
    var words: [Substring] = []
    var start = name.startIndex
    var wasLower = false
    for index in name.indices {
      let isBreak =
        name[index].isUppercase && wasLower
        || name[index].isNumber != name[start].isNumber && index > start
        || name[index].isUppercase && index > start
          && name[name.index(after: index)...].first?.isLowercase == true
      if isBreak {
        words.append(name[start..<index])
        start = index
      }
      wasLower = !name[index].isUppercase
    }
    words.append(name[start...])
    return words
  }
}

extension SwiftCode.ValueType {
  /// What a parameter is called that has no better name.
  fileprivate var word: String {
    switch self {
    case .number, .single: "number"
    case .numbers: "values"
    case .curves: "curves"
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
