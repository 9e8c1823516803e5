/// Texts that are taken for design documents, told apart by their names and by how they begin.
enum ForeignDocument: Hashable, Sendable {
  case animation, json, timingFile, page

  /// What a text is, if it is no document.
  ///
  /// - Parameters:
  ///   - text: the whole file.
  ///   - name: of the file.
  init?(_ text: String, name: String) {
    let name = name.lowercased()
    let start = text.drop(while: \.isWhitespace).prefix(200).lowercased()
    if name.hasSuffix(".timing.yaml") || name.hasSuffix(".timing.yml") {
      self = .timingFile
    } else if Self.isObject(start) || name.hasSuffix(".json") {
      self = text.utf8.count < 1 << 20 && !text.contains("\"layers\"") ? .json : .animation
    } else if ["<!doctype html", "<html", "<?xml", "<svg"].contains(where: start.hasPrefix) {
      self = .page
    } else {
      return nil
    }
  }

  /// Whether a text begins as an object of JSON does.
  private static func isObject(_ start: String) -> Bool {
    guard start.first == "{" else { return false }
    return ["\"", "}"].contains(start.dropFirst().drop(while: \.isWhitespace).first)
  }

  /// What a person calls such a file.
  var story: String {
    switch self {
    case .animation: "an animation"
    case .json: "JSON"
    case .timingFile: "a timing file"
    case .page: "a page in HTML or XML"
    }
  }

  var fix: String {
    switch self {
    case .animation: "name the document, and the animation with --for"
    case .json, .page: "name the Markdown or Swift file that says when what moves"
    case .timingFile: "compare with it: inbetween timing orb.json --against orb.timing.yaml"
    }
  }
}
