import InbetweenJSONTree

/// What a browser may do with the page: run its own script and apply its own style, known by their
/// digests, show embedded pictures, and nothing else.
struct ContentPolicy {
  /// As the content of a `Content-Security-Policy`.
  let text: String

  /// - Parameters:
  ///   - style: the text of the page's style element.
  ///   - script: the text of its script element.
  ///   - pictures: drawings whose elements have styles of their own.
  ///   - asksServer: whether the page may ask the server that it comes from for changes.
  init(style: String, script: String, pictures: [Markup], asksServer: Bool = false) {
    let styles = Set(pictures.flatMap { Self.styles(in: $0.text) }).sorted()
    let own = styles.isEmpty ? ["'none'"] : ["'unsafe-hashes'"] + styles.map(Self.source)
    let parts = [
      "default-src 'none'", "script-src \(Self.source(script))",
      "style-src \(Self.source(style))", "style-src-elem \(Self.source(style))",
      "style-src-attr \(own.joined(separator: " "))", "img-src data:", "base-uri 'none'",
      "form-action 'none'",
    ]
    text = (parts + (asksServer ? ["connect-src 'self'"] : [])).joined(separator: "; ")
  }

  private static func source(_ text: String) -> String {
    "'sha256-\(SHA256(of: Array(text.utf8)).base64)'"
  }

  /// The distinct values of `style` attributes in a drawing that `Preview` wrote.
  private static func styles(in drawing: String) -> Set<String> {
    var found: Set<String> = []
    for part in drawing.split(separator: " style=\"", omittingEmptySubsequences: false).dropFirst()
    {
      found.insert(String(part.prefix { $0 != "\"" }))
    }
    return found
  }
}
