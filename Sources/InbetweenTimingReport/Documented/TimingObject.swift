import InbetweenDiagnostics
import InbetweenYAMLText

/// A mapping of a timing file, read by its keys; keys that the format does not have are refused
/// when it is made.
struct TimingObject {
  /// What it is, for findings: `promise "Orb turns"`.
  var place: String
  var position: TextPosition
  private let members: [YAMLValue.Member]

  /// - Throws: T004 for an unknown key, T005 when the value is no mapping.
  init(_ value: YAMLValue, place: String, keys: [String]) throws(Diagnostic) {
    guard case .map(let members) = value.kind else {
      throw .timingValue(
        place, is: value.story, at: value.position, expected: "a mapping, such as \"key: value\"")
    }
    for member in members where !keys.contains(member.key) {
      throw .unknownTimingKey(member.key, in: place, at: member.keyPosition, known: keys)
    }
    self.place = place
    self.members = members
    position = value.position
  }

  subscript(key: String) -> YAMLValue? {
    members.first { $0.key == key && !$0.value.isNull }?.value
  }

  /// Where a key stands; the object's own place when it has none.
  func position(of key: String) -> TextPosition {
    members.first { $0.key == key }?.keyPosition ?? position
  }

  func required(_ key: String) throws(Diagnostic) -> YAMLValue {
    guard let value = self[key] else { throw .missingTimingKey(key, in: place, at: position) }
    return value
  }

  func text(_ key: String) throws(Diagnostic) -> String? {
    guard let value = self[key] else { return nil }
    return try value.text(of: key)
  }

  /// One text, or a list of texts; empty when there is no such key.
  func texts(_ key: String, limit: Int = 1000) throws(Diagnostic) -> [String] {
    guard let value = self[key] else { return [] }
    return try value.elements(of: key, limit: limit).mapped { value throws(Diagnostic) in
      try value.text(of: key)
    }
  }

  func count(_ key: String, upTo limit: Int) throws(Diagnostic) -> Int? {
    guard let value = self[key] else { return nil }
    guard let count = Int(value.scalar ?? ""), count >= 1, count <= limit else {
      throw .timingValue(
        key, is: value.story, at: value.position, expected: "a whole number from 1 to \(limit)")
    }
    return count
  }

  func flag(_ key: String) throws(Diagnostic) -> Bool? {
    guard let value = self[key] else { return nil }
    switch value.scalar?.lowercased() {
    case "true", "yes": return true
    case "false", "no": return false
    default:
      throw .timingValue(key, is: value.story, at: value.position, expected: "true or false")
    }
  }
}

extension YAMLValue {
  func text(of key: String) throws(Diagnostic) -> String {
    guard let text = scalar else {
      throw .timingValue(key, is: story, at: position, expected: "a text")
    }
    guard text.utf8.count <= 2000 else {
      throw .tooMany(text.utf8.count, "bytes of \"\(key)\"", limit: 2000, at: position)
    }
    return text
  }

  /// The elements of a list; a value that is no list is its only element.
  func elements(of key: String, limit: Int) throws(Diagnostic) -> [YAMLValue] {
    switch kind {
    case .scalar, .map: return [self]
    case .list(let list):
      guard list.count <= limit else {
        throw .tooMany(list.count, "elements of \"\(key)\"", limit: limit, at: position)
      }
      return list
    }
  }
}

extension Array {
  /// `map` with a typed error.
  func mapped<Result>(
    _ transform: (Element) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> [Result] {
    var result: [Result] = []
    result.reserveCapacity(count)
    for element in self { result.append(try transform(element)) }
    return result
  }
}
