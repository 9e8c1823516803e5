/// Finds functions that are alike but for values: the first stands for all of a family, with the
/// values that differ as parameters.
struct FunctionFamilies {
  typealias Function = CodeFunctions.Function

  /// A function with what it calls settled; a class, as tens of thousands are put together and apart.
  private final class Draft {
    let function: Function
    let template: CodeTemplate
    /// All that does not vary.
    let skeleton: [String]

    init(_ function: Function, _ template: CodeTemplate) {
      self.function = function
      self.template = template
      skeleton =
        [function.keyword.text, function.parameters.text, function.result.text]
        + template.skeleton
    }

    /// The function, with code for each of its values; nil leaves one.
    func written(_ code: (Int) -> String? = { _ in nil }) -> Function {
      var result = function
      result.body = template.written(code)
      return result
    }
  }

  /// What a function became.
  private struct Member {
    var family: SwiftNames.Identifier
    /// The names of the parameters, and its own values.
    var arguments: [(label: String, value: CodeTemplate.Value)]
  }

  /// Functions with more values than these are large, and seldom alike.
  private static let maximumValues = 400

  /// The columns before each function.
  private let indentation: Int
  private var members: [SwiftNames.Identifier: Member] = [:]
  /// The functions of families, by the names of their first members.
  private var common: [SwiftNames.Identifier: Function] = [:]
  /// Functions that are as they were, but for what they call.
  private var settled: [SwiftNames.Identifier: Function] = [:]

  /// What loops run over.
  private var tables: CodeTemplate.RowTables

  /// - Parameters:
  ///   - indentation: the columns before each function.
  ///   - tables: what loops may run over already.
  init(indentation: Int, _ tables: CodeTemplate.RowTables) {
    self.indentation = indentation
    self.tables = tables
  }

  /// How often each constant is made in rows.
  var madeInRows: [String: Int] { tables.madeInRows }

  /// What is written in the place of a function; nil for one that another stands for.
  func written(_ function: Function) -> Function? {
    if let first = common[function.name] { return first }
    return members[function.name] == nil ? settled[function.name] ?? function : nil
  }

  /// Finds the families of functions, those first that call no others.
  mutating func find(in functions: [Function], _ names: inout SwiftNames) {
    for floor in functions.floors({ $0.name }, { $0.body.calls }) {
      for drafts in floor.map(draft).alike(\.skeleton) { settle(drafts, &names) }
    }
  }

  // MARK: One function

  private func draft(_ function: Function) -> Draft {
    let overhead =
      24 + 2 * indentation + function.title.utf8.count + function.parameters.width
    let template = CodeTemplate(function.body, indentation: indentation, overhead: overhead) {
      name in
      members[name].map { .init(name: $0.family.text, arguments: $0.arguments) }
    }
    return Draft(function, template)
  }

  /// A function that stays alone, in which what repeats is a loop.
  private mutating func alone(_ draft: Draft, _ names: inout SwiftNames) -> Function {
    var function = draft.written()
    if let looped = draft.template.looped(&tables, &names) {
      (function.rows, function.body) = (looped.rows, looped.body)
    }
    return function
  }

  // MARK: One family

  private mutating func settle(_ drafts: [Draft], _ names: inout SwiftNames) {
    let drafts = drafts.filter { draft in
      let isAlone = draft.function.isKept || draft.template.values.count > Self.maximumValues
      if isAlone { settled[draft.function.name] = alone(draft, &names) }
      return !isAlone
    }
    guard let first = drafts.first else { return }
    guard drafts.count > 1, let parameters = CodeTemplate.parameters(of: drafts.map(\.template))
    else {
      for draft in drafts { settled[draft.function.name] = alone(draft, &names) }
      return
    }
    let titles = drafts.map(\.function.title)
    let name = names.name(
      after: CodeTemplate.commonName(of: titles) ?? "", or: first.function.noun)
    let labels = CodeTemplate.labels(of: parameters, names)
    var function = first.written { place in
      parameters.firstIndex { $0.places.contains(place) }.map { labels[$0] }
    }
    function.name = name
    function.keyword = function.keyword.apart
    function.title = CodeTemplate.joined(titles)
    let own = zip(labels, parameters).map { "\($0): \($1.values[0].type.name)" }
    let all = (function.parameters.width > 0 ? [function.parameters.text] : []) + own
    function.parameters = SwiftCode(pieces: all.joined(separator: ", "))
    common[first.function.name] = function
    for (index, draft) in drafts.enumerated() {
      members[draft.function.name] = Member(
        family: name, arguments: zip(labels, parameters).map { ($0, $1.values[index]) })
    }
  }
}

extension SwiftCode {
  private static let mark: SwiftCode = "@inline(never) "

  /// The words before a function that is not to be copied to where it is called.
  fileprivate var apart: SwiftCode {
    text.hasPrefix(Self.mark.text) ? self : Self.mark + self
  }
}
