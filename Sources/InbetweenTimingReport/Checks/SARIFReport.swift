import InbetweenDiagnostics
import InbetweenJSONTree

/// Check lists as SARIF 2.1.0, the form that code scanning reads.
package enum SARIFReport {
  /// - Parameters:
  ///   - lists: a result for each item that failed or warns.
  ///   - version: of the command; nil to leave it out.
  /// - Returns: a whole SARIF log of one run.
  package static func text(_ lists: [CheckList], version: String? = nil) -> String {
    let found = lists.flatMap { list in list.items.map { (list: list, item: $0) } }
      .filter { $0.item.level != nil }
    var codes: [DiagnosticCode] = []
    for (_, item) in found where !codes.contains(item.code) { codes.append(item.code) }
    codes.sort { $0.rawValue < $1.rawValue }
    return JSONWriter.text { json in
      json.object { json in
        json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
        json.member("version", "2.1.0")
        json.list("runs", [found]) { json, found in
          json.object { json in
            json.object("tool") { json in
              json.object("driver") { json in
                json.member("name", "inbetween")
                if let version { json.member("semanticVersion", version) }
                json.list("rules", codes) { json, code in rule(code, to: &json) }
              }
            }
            json.member("columnKind", "unicodeCodePoints")
            json.list("results", found) { json, entry in
              result(entry.item, in: entry.list, rules: codes, to: &json)
            }
          }
        }
      }
    }
  }

  private static func rule(_ code: DiagnosticCode, to json: inout JSONWriter) {
    json.object { json in
      json.member("id", code.rawValue)
      json.object("shortDescription") { json in json.member("text", code.entry.title) }
      json.object("fullDescription") { json in json.member("text", code.entry.explanation) }
      json.object("defaultConfiguration") { json in
        json.member("level", code.severity.rawValue)
      }
    }
  }

  private static func result(
    _ item: CheckedItem, in list: CheckList, rules: [DiagnosticCode], to json: inout JSONWriter
  ) {
    json.object { json in
      json.member("ruleId", item.code.rawValue)
      if let index = rules.firstIndex(of: item.code) { json.member("ruleIndex", index) }
      json.member("level", item.level ?? "none")
      json.object("message") { json in json.member("text", message(item, list)) }
      let place = item.place ?? CheckedItem.Location(list.name)
      json.list("locations", [place]) { json, place in location(place, nil, to: &json) }
      if !item.related.isEmpty {
        json.list("relatedLocations", item.related.enumerated()) { json, related in
          location(related.element, related.offset + 1, to: &json)
        }
      }
      json.object("partialFingerprints") { json in
        let text = [list.name, item.code.rawValue, item.name].joined(separator: "\u{0}")
        json.member("inbetween/v1", fingerprint(text))
      }
    }
  }

  private static func message(_ item: CheckedItem, _ list: CheckList) -> String {
    // Brackets would make a link of a message.
    let text = PrintableText.singleLine("\(list.name): \(item.message)", limit: 4000)
    return text.replacing("\\", with: "\\\\").replacing("[", with: "\\[")
      .replacing("]", with: "\\]")
  }

  private static func location(
    _ place: CheckedItem.Location, _ id: Int?, to json: inout JSONWriter
  ) {
    json.object { json in
      if let id { json.member("id", id) }
      json.object("physicalLocation") { json in
        json.object("artifactLocation") { json in json.member("uri", uri(place.file)) }
        if let line = place.line {
          json.object("region") { json in
            json.member("startLine", line)
            if let column = place.column { json.member("startColumn", column) }
          }
        }
      }
      if !place.note.isEmpty {
        json.object("message") { json in
          json.member("text", PrintableText.singleLine(place.note, limit: 200))
        }
      }
    }
  }

  /// A path as a URI: relative paths stay relative, and what a URI cannot hold is escaped.
  static func uri(_ path: String) -> String {
    var path = Substring(path)
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    var uri = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return uri
  }

  /// 64 bits of a text, by the method of Fowler, Noll and Vo, in sixteen digits.
  private static func fingerprint(_ text: String) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension CheckedItem {
  /// SARIF's word for how much it matters; nil for what is no finding.
  fileprivate var level: String? {
    switch outcome {
    case .passed, .skipped: nil
    case .warned: "warning"
    case .failed, .unreadable: "error"
    }
  }
}
