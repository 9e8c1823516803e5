/// Writes elements as text; equal definitions are written once.
struct SVGText {
  private(set) var text = ""
  private var identifiers: [SVGElement: String] = [:]
  /// What identifiers begin with.
  private let prefix: String

  private init(prefix: String) { self.prefix = prefix }

  /// A file of one element.
  ///
  /// - Parameters:
  ///   - root: the element.
  ///   - prefix: what identifiers begin with, so that several drawings may stand in one page.
  /// - Returns: the text of the file.
  static func file(_ root: SVGElement, prefix: String = "d") -> String {
    var text = SVGText(prefix: prefix)
    text.write(root, depth: 0)
    return text.text
  }

  private mutating func write(_ element: SVGElement, depth: Int, identifier: String? = nil) {
    var links: [(String, String)] = []
    for reference in element.references {
      if let known = identifiers[reference.definition] {
        links.append((reference.attribute, known))
        continue
      }
      let own = "\(prefix)\(identifiers.count + 1)"
      identifiers[reference.definition] = own
      write(reference.definition, depth: depth, identifier: own)
      links.append((reference.attribute, own))
    }
    text += String(repeating: " ", count: depth) + "<" + element.name
    if let identifier { text += " id=\"\(identifier)\"" }
    if let transform = element.transform { text += " transform=\"\(transform.svg)\"" }
    for attribute in element.attributes {
      text += " \(attribute.name)=\"\(SVGElement.escaped(attribute.value))\""
    }
    for link in links { text += " \(link.0)=\"url(#\(link.1))\"" }
    guard !element.children.isEmpty else {
      text += "/>\n"
      return
    }
    text += ">\n"
    for child in element.children { write(child, depth: depth + 1) }
    text += String(repeating: " ", count: depth) + "</\(element.name)>\n"
  }
}
