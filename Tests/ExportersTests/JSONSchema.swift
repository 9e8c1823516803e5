import Foundation
import TestSupport

/// As much of JSON Schema 2020-12 as `schema/timeline.schema.json` uses.
struct JSONSchema {
  private let root: [String: Any]

  init(named name: String) throws {
    let bytes = try Data(contentsOf: Folders.package.appending(path: "schema/\(name)"))
    root = try JSONSerialization.jsonObject(with: bytes) as? [String: Any] ?? [:]
  }

  /// What is wrong with a value, by its path; empty when it is valid.
  func faults(of value: Any) -> [String] { faults(of: value, root, "$") }

  /// The value with the default of each field that it leaves out.
  func filled(_ value: Any) -> Any { filled(value, root) }

  private func resolved(_ schema: [String: Any]) -> [String: Any] {
    guard let reference = schema["$ref"] as? String,
      let definitions = root["$defs"] as? [String: Any],
      let target = definitions[String(reference.dropFirst("#/$defs/".count))] as? [String: Any]
    else { return schema }
    return target.merging(schema.filter { $0.key != "$ref" }) { $1 }
  }

  private func faults(of value: Any, _ schema: [String: Any], _ path: String) -> [String] {
    let schema = resolved(schema)
    var faults: [String] = []
    if let type = schema["type"] as? String, !Self.is(value, type) {
      return ["\(path) is no \(type)"]
    }
    if let constant = schema["const"] as? String, value as? String != constant {
      faults.append("\(path) is not \(constant)")
    }
    if let words = schema["enum"] as? [String], !words.contains(value as? String ?? "") {
      faults.append("\(path) is none of \(words)")
    }
    if let limit = schema["exclusiveMinimum"] as? Double, let number = value as? Double,
      number <= limit
    {
      faults.append("\(path) is not above \(limit)")
    }
    if let object = value as? [String: Any] { faults += self.faults(in: object, schema, path) }
    if let list = value as? [Any] {
      if let least = schema["minItems"] as? Int, list.count < least {
        faults.append("\(path) is shorter than \(least)")
      }
      if let most = schema["maxItems"] as? Int, list.count > most {
        faults.append("\(path) is longer than \(most)")
      }
      if let items = schema["items"] as? [String: Any] {
        for (index, item) in list.enumerated() {
          faults += self.faults(of: item, items, "\(path)[\(index)]")
        }
      }
    }
    if let branches = schema["oneOf"] as? [[String: Any]] {
      let found = branches.map { self.faults(of: value, $0, path) }
      let valid = found.count { $0.isEmpty }
      if valid == 0 { faults += found.min { $0.count < $1.count } ?? [] }
      if valid > 1 { faults.append("\(path) is valid in \(valid) ways") }
    }
    return faults
  }

  private func faults(
    in object: [String: Any], _ schema: [String: Any], _ path: String
  ) -> [String] {
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    var faults: [String] = []
    for key in schema["required"] as? [String] ?? [] where object[key] == nil {
      faults.append("\(path).\(key) is missing")
    }
    for (key, value) in object {
      if let property = properties[key] {
        faults += self.faults(of: value, property, "\(path).\(key)")
      } else if schema["additionalProperties"] as? Bool == false {
        faults.append("\(path).\(key) is unknown")
      }
    }
    return faults
  }

  private static func `is`(_ value: Any, _ type: String) -> Bool {
    switch type {
    case "object": value is [String: Any]
    case "array": value is [Any]
    case "string": value is String
    case "boolean": isBoolean(value)
    case "null": value is NSNull
    case "integer": (value as? Double).map { $0 == $0.rounded() } ?? false
    default: value is NSNumber && !isBoolean(value)
    }
  }

  /// Foundation keeps truth values and numbers in one type.
  private static func isBoolean(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
  }

  private func filled(_ value: Any, _ schema: [String: Any]) -> Any {
    let schema = resolved(schema)
    if let branches = schema["oneOf"] as? [[String: Any]], schema["properties"] == nil,
      let branch = branches.first(where: { faults(of: value, $0, "$").isEmpty })
    {
      return filled(value, branch)
    }
    if let list = value as? [Any], let items = schema["items"] as? [String: Any] {
      return list.map { filled($0, items) }
    }
    guard var object = value as? [String: Any],
      let properties = schema["properties"] as? [String: [String: Any]]
    else { return value }
    for (key, property) in properties {
      if let member = object[key] {
        object[key] = filled(member, property)
      } else if let standard = property["default"] {
        object[key] = filled(standard, property)
      }
    }
    return object
  }
}
