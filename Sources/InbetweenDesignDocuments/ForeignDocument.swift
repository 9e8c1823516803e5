/// Texts that are taken for design documents, distinguished by their names and by how they begin.
enum ForeignDocument: Hashable, Sendable {
  case animation, json, timingFile

  /// What a text is, if it is no document.
  ///
  /// - Parameters:
  ///   - text: the whole file.
  ///   - name: of the file.
  init?(_ text: String, name: String) {
    let name = name.lowercased()
    if name.hasSuffix(".timing.yaml") || name.hasSuffix(".timing.yml") {
      self = .timingFile
      return
    }
    let start = text.drop(while: \.isWhitespace).prefix(200)
    guard Self.isObject(start) || name.hasSuffix(".json") else { return nil }
    if Self.isAnimation(text) {
      // Its markers may say something.
      guard !(text.contains("\"markers\"") && text.contains("\"cm\"")) else { return nil }
      self = .animation
    } else {
      guard LocatedJSON(text) == nil else { return nil }
      self = .json
    }
  }

  /// Whether a text begins as an object of JSON does.
  static func isObject(_ start: some StringProtocol) -> Bool {
    guard start.first == "{" else { return false }
    return ["\"", "}"].contains(start.dropFirst().drop(while: \.isWhitespace).first)
  }

  static func isAnimation(_ text: String) -> Bool {
    text.utf8.count >= 1 << 20 || text.contains("\"layers\"")
  }

  /// What a person calls such a file.
  var story: String {
    switch self {
    case .animation: "an animation"
    case .json: "JSON"
    case .timingFile: "a timing file"
    }
  }

  var fix: String {
    switch self {
    case .animation: "name the document, and the animation with --for"
    case .json: "correct it, or name the Markdown or Swift file that says when what moves"
    case .timingFile: "compare with it: inbetween timing orb.json --against orb.timing.yaml"
    }
  }
}
