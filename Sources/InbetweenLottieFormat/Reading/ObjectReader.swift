package import InbetweenDiagnostics
package import InbetweenJSONTree

/// Reads the members of one object, and knows at the end which of them nobody read.
///
/// A member that is `null` counts as missing. A member of the wrong kind is reported (L002) and counts
/// as missing; what a missing one means is decided in LottieImport.
package struct ObjectReader: ~Copyable {
  package let path: JSONPath
  private let object: JSONValue
  /// The names of the members that were found and read.
  private var names: [StaticString] = []
  private var findings: [Diagnostic] = []

  package init(_ source: Source) {
    path = source.path
    object = source.value
    if object.isObject {
      names.reserveCapacity(object.count)
    } else {
      findings.append(.wrongKind(object.kind, expected: .object, at: path))
    }
  }

  /// Reports what was wrong, and every member that was not read (L001).
  package consuming func finish(_ log: inout DiagnosticLog) {
    for finding in findings { log.report(finding) }
    guard object.isObject, object.count != names.count else { return }
    let path = path
    let names = names
    object.forEachMember { key, _ in
      guard !names.contains(where: { key == $0 }) else { return }
      log.report(.unreadKey(at: path[key.string]))
    }
  }
}

// MARK: Values

extension ObjectReader {
  /// The member as it is; nil when it is missing or null.
  package mutating func value(_ key: StaticString) -> JSONValue? {
    guard let value = object[key] else { return nil }
    if !names.contains(where: { $0.utf8Start == key.utf8Start }) { names.append(key) }
    return value.kind == .null ? nil : value
  }

  /// The member as it is, with its place.
  package mutating func source(_ key: StaticString) -> Source? {
    guard let value = value(key) else { return nil }
    return Source(value, at: path[key.description])
  }

  package mutating func object(_ key: StaticString) -> Source? { source(key, .object) }

  /// The elements of an array; nil when it is missing or something else.
  package mutating func list(_ key: StaticString) -> SourceList? {
    source(key, .array).map { SourceList($0) }
  }

  /// The objects of an array; elements that are none are reported (L002) and left out.
  package mutating func objects(_ key: StaticString) -> [Source] {
    guard let list = list(key) else { return [] }
    return list.filter { element in
      if element.value.isObject { return true }
      findings.append(.notAnObject(element.value.kind, at: element.path))
      return false
    }
  }

  /// A number; one alone in an array, and true and false as 1 and 0, are taken too.
  package mutating func number(_ key: StaticString) -> Double? {
    guard let value = value(key) else { return nil }
    if let number = value.number { return number }
    if let flag = value.boolean { return flag ? 1 : 0 }
    if value.isArray, value.count == 1, let number = value[0]?.number { return number }
    if let text = value.string, let number = Double(text), number.isFinite {
      findings.append(.numberAsText(number, at: path[key.description]))
      return number
    }
    findings.append(.wrongKind(value.kind, expected: .number, at: path[key.description]))
    return nil
  }

  /// A whole number: `4.0` is 4, fractions are cut off.
  package mutating func integer(_ key: StaticString) -> Int? {
    guard let number = number(key) else { return nil }
    guard let integer = Int(exactly: number.rounded(.towardZero)) else {
      findings.append(.numberOutOfRange(number, at: path[key.description]))
      return nil
    }
    return integer
  }

  /// A truth value, also written 0 or 1.
  package mutating func flag(_ key: StaticString) -> Bool? {
    guard let value = value(key) else { return nil }
    if let flag = value.boolean { return flag }
    if let number = value.number { return number != 0 }
    findings.append(.wrongKind(value.kind, expected: .boolean, at: path[key.description]))
    return nil
  }

  package mutating func string(_ key: StaticString) -> String? {
    guard let value = value(key) else { return nil }
    if let string = value.string { return string }
    findings.append(.wrongKind(value.kind, expected: .string, at: path[key.description]))
    return nil
  }

  /// A text that some exporters write as a number: identifiers and names.
  package mutating func label(_ key: StaticString) -> String? {
    guard let value = value(key) else { return nil }
    if let number = value.number {
      return Int(exactly: number).map(String.init) ?? String(number)
    }
    return string(key)
  }

  /// One of the values that the specification lists; a value that it does not list is reported (L003).
  package mutating func constant<Constant: RawRepresentable<Int>>(
    _ key: StaticString, _ type: Constant.Type
  ) -> Constant? {
    guard let number = integer(key) else { return nil }
    if let constant = Constant(rawValue: number) { return constant }
    findings.append(.unknownConstant("\(number)", at: path[key.description]))
    return nil
  }

  /// A property, plain or animated.
  package mutating func property(
    _ key: StaticString, _ log: inout DiagnosticLog
  ) -> LottieProperty? {
    source(key).map { LottieProperty($0, log: &log) }
  }

  /// Counts members as read that mean nothing for what is drawn or timed.
  package mutating func ignore(_ keys: IgnoredKey...) {
    for key in keys { _ = value(key.name) }
  }

  /// Counts all members as read: the object as a whole is reported by another finding.
  package consuming func finishUnread(_ log: inout DiagnosticLog) {
    for finding in findings { log.report(finding) }
  }

  /// Tells that a member holds a value that the specification does not list.
  package mutating func reportUnknown(_ value: String, _ key: StaticString) {
    findings.append(.unknownConstant(value, at: path[key.description]))
  }

  private mutating func source(_ key: StaticString, _ kind: JSONValue.Kind) -> Source? {
    guard let value = value(key) else { return nil }
    guard value.kind == kind else {
      findings.append(.wrongKind(value.kind, expected: kind, at: path[key.description]))
      return nil
    }
    return Source(value, at: path[key.description])
  }
}
