import InbetweenDiagnostics

/// Check lists as JUnit XML, the form that Jenkins, GitLab, Azure and their like read.
///
/// Times of checking are left out (`time="0"`), so that the same input gives the same bytes.
package enum JUnitReport {
  /// - Parameters:
  ///   - lists: a test suite for each, a test case for each item.
  ///   - title: what the suites are called together.
  /// - Returns: a whole XML document.
  package static func text(_ lists: [CheckList], title: String) -> String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
    let all = lists.flatMap(\.items)
    lines.append("<testsuites \(attributes(title, all))>")
    for list in lists {
      lines.append("  <testsuite \(attributes(list.name, list.items))>")
      for item in list.items { lines += testCase(item, in: list) }
      lines.append("  </testsuite>")
    }
    lines.append("</testsuites>")
    return lines.map { $0 + "\n" }.joined()
  }

  private static func attributes(_ name: String, _ items: [CheckedItem]) -> String {
    func count(_ outcome: CheckedItem.Outcome) -> Int { items.count { $0.outcome == outcome } }
    return "name=\"\(XMLText.escaped(name))\" tests=\"\(items.count)\""
      + " failures=\"\(count(.failed))\" errors=\"\(count(.unreadable))\""
      + " skipped=\"\(count(.skipped))\" time=\"0\""
  }

  private static func testCase(_ item: CheckedItem, in list: CheckList) -> [String] {
    var open = "    <testcase classname=\"\(XMLText.escaped(className(list.name)))\""
    open += " name=\"\(XMLText.escaped(item.name))\""
    if let place = item.place {
      open += " file=\"\(XMLText.escaped(place.file))\""
      if let line = place.line { open += " line=\"\(line)\"" }
    }
    open += " time=\"0\""
    let message = XMLText.escaped(item.message)
    let body = ([item.message, location(item)] + item.details).filter { !$0.isEmpty }
      .map(XMLText.escaped).joined(separator: "\n")
    switch item.outcome {
    case .passed:
      return [open + "/>"]
    case .skipped:
      return [
        open + ">", "      <skipped message=\"the document leaves it open\"/>", "    </testcase>",
      ]
    case .warned:
      return [open + ">", "      <system-out>\(body)</system-out>", "    </testcase>"]
    case .failed:
      return [
        open + ">",
        "      <failure type=\"\(item.code.rawValue)\" message=\"\(message)\">\(body)</failure>",
        "    </testcase>",
      ]
    case .unreadable:
      return [
        open + ">",
        "      <error type=\"\(item.code.rawValue)\" message=\"\(message)\">\(body)</error>",
        "    </testcase>",
      ]
    }
  }

  private static func location(_ item: CheckedItem) -> String {
    guard let place = item.place else { return "" }
    return ([place.file] + [place.line, place.column].compactMap { $0.map(String.init) })
      .joined(separator: ":")
  }

  /// The path with slashes as they are and without an extension: Jenkins takes what stands before
  /// the last dot for a package.
  private static func className(_ path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last, let dot = name.lastIndex(of: "."), dot != name.startIndex else {
      return path
    }
    return (parts.dropLast() + [name[..<dot]]).joined(separator: "/")
  }
}

/// Text in XML.
enum XMLText {
  /// `text` fit for an attribute or an element: markup escaped, and what XML 1.0 cannot hold, or what
  /// would reorder the text beside it, written as `\u{…}`.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&apos;"
      default:
        if PrintableText.isUnsafe(scalar) || scalar.value & 0xFFFE == 0xFFFE {
          escaped += "\\u{" + String(scalar.value, radix: 16) + "}"
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return escaped
  }
}
