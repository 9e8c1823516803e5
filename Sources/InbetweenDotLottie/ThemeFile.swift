package import InbetweenDiagnostics
import InbetweenJSONTree

/// A theme of a package, as its file says it: values for slots.
package struct ThemeFile: Hashable, Sendable {
  /// Of rules about the same slot the last one counts; in the order of the file.
  package private(set) var rules: [Rule] = []

  /// A value for a slot.
  package struct Rule: Hashable, Sendable {
    /// The slot that it is for.
    package var slot: String
    package var kind: Kind
    /// The animations that it is for; nil for all.
    package var animations: [String]?
    /// The value as a property of a Lottie file: its JSON.
    var property: String
    /// The picture that it names: a data URL, an address, or a file of the package; nil for others.
    package var picture: String?
    package var path: JSONPath

    /// Whether it is for an animation.
    package func isFor(_ animation: String) -> Bool { animations?.contains(animation) ?? true }
  }

  /// What a rule is about.
  private struct Target: Hashable {
    var slot: String
    var animations: [String]?
  }

  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case color = "Color"
    case scalar = "Scalar"
    case position = "Position"
    case vector = "Vector"
    case gradient = "Gradient"
    case image = "Image"
    case text = "Text"
    case path = "BezierPath"
  }

  /// Reads a file of a package's folder `t`.
  ///
  /// - Throws: P013.
  package init(_ bytes: [UInt8], log: inout DiagnosticLog) throws(Diagnostic) {
    let result: (Result<[Rule], Diagnostic>, DiagnosticLog) = bytes.withUnsafeBytes { raw in
      var found = DiagnosticLog()
      do throws(Diagnostic) {
        let document = try JSONText.parse(raw, log: &found)
        let rules = try document.read { root throws(Diagnostic) in try Self.rules(root) }
        return (.success(rules), found)
      } catch {
        return (.failure(error.code == .malformedTheme ? error : .unreadableTheme(error)), found)
      }
    }
    log.append(result.1)
    var known: Set<Target> = []
    let last = try result.0.get().reversed().filter { rule in
      known.insert(Target(slot: rule.slot, animations: rule.animations)).inserted
    }
    rules = last.reversed()
  }

  /// The values for an animation as the member `slots` of a Lottie file.
  package func slots(for animation: String) -> [UInt8] {
    var members: [String: String] = [:]
    for rule in rules where rule.isFor(animation) {
      members[rule.slot] = rule.property
    }
    let parts = members.sorted { $0.key < $1.key }.map { slot, property in
      "\(JSONWriter.quoted(slot)):{\"p\":\(property)}"
    }
    return Array("{\(parts.joined(separator: ","))}".utf8)
  }
}

// MARK: Reading

extension ThemeFile {
  private static func rules(_ root: JSONValue) throws(Diagnostic) -> [Rule] {
    let path = JSONPath.root["rules"]
    guard let list = root["rules"], list.isArray else { throw .malformedTheme(path) }
    var rules: [Rule] = []
    for index in 0..<list.count {
      guard let value = list[index], value.isObject else { throw .malformedTheme(path[index]) }
      rules.append(try rule(value, path[index]))
    }
    return rules
  }

  private static func rule(_ value: JSONValue, _ path: JSONPath) throws(Diagnostic) -> Rule {
    guard let slot = value["id"]?.string else { throw .malformedTheme(path["id"]) }
    guard let kind = value["type"]?.string.flatMap({ Kind(rawValue: $0) }) else {
      throw .malformedTheme(path["type"])
    }
    var animations: [String]?
    if let list = value["animations"], list.kind != .null {
      guard list.isArray else { throw .malformedTheme(path["animations"]) }
      animations = (0..<list.count).compactMap { list[$0]?.string }
    }
    let writer = ThemeProperty(kind: kind)
    return Rule(
      slot: slot, kind: kind, animations: animations,
      property: try writer.property(value, path), picture: value["value"]?["src"]?.string,
      path: path)
  }
}

extension Diagnostic {
  fileprivate static func unreadableTheme(_ cause: Diagnostic) -> Diagnostic {
    Diagnostic(
      .malformedTheme, at: cause.path, "\(cause.message); the whole theme is left out",
      fix: "export the theme again")
  }

  static func malformedTheme(_ path: JSONPath) -> Diagnostic {
    Diagnostic(
      .malformedTheme, at: path,
      "this is missing or of the wrong type; the whole theme is left out",
      fix: "export the theme again")
  }
}
