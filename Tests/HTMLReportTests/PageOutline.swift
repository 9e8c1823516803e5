/// A page as a person without eyes or a style sheet would get it: one line for each text, label and
/// shape, without what is the same in all pages.
struct PageOutline {
  let text: String

  /// - Parameter page: whose tags are well formed.
  init(_ page: String) {
    var lines: [String] = []
    var skipped: Substring?
    for part in page.split(separator: "<", omittingEmptySubsequences: true) {
      let end = part.firstIndex(of: ">") ?? part.endIndex
      let tag = part[..<end]
      let name = tag.prefix { $0 != " " && $0 != ">" }
      let inner = part[end...].dropFirst().drop { $0.isWhitespace }
      if let open = skipped {
        if name == "/" + open { skipped = nil }
        continue
      }
      if ["style", "script", "meta"].contains(name) {
        skipped = name == "meta" ? nil : name
        continue
      }
      var words: [String] = []
      for attribute in ["class", "id", "href", "aria-label", "x", "width", "data-t", "data-start"] {
        guard let value = Self.value(of: attribute, in: tag), value != "100%" else { continue }
        words.append(attribute == "class" ? "." + value : "\(attribute)=\(value)")
      }
      let text = inner.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      guard !text.isEmpty || (!words.isEmpty && ["rect", "line"].contains(name) || words.count > 1)
      else { continue }
      words.insert(String(name), at: 0)
      if !text.isEmpty { words.append("| " + text) }
      lines.append(words.joined(separator: " "))
    }
    self.text = lines.joined(separator: "\n") + "\n"
  }

  private static func value(of attribute: String, in tag: Substring) -> String? {
    guard let start = tag.firstRange(of: " \(attribute)=\"") else { return nil }
    return String(tag[start.upperBound...].prefix { $0 != "\"" })
  }
}
