// What elements of pages say of how they move: classes, styles of their own, what libraries read.

extension MarkupReader {
  /// Elements that hold nothing and are never ended.
  static let voidElements: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]

  /// Attributes of libraries that move what is scrolled to, in milliseconds.
  private static let libraryKeys: [String: Fact.Kind] = [
    "data-aos-duration": .duration, "data-aos-delay": .delay, "data-wow-duration": .duration,
    "data-wow-delay": .delay,
  ]

  mutating func readElement(_ tag: Tag, _ about: [String]) {
    readClasses(of: tag, about)
    let motion = Fact.Motion(line: tag.line, instance: nil)
    for (key, kind) in Self.libraryKeys.sorted(by: { $0.key < $1.key }) {
      guard let time = tag.attributes[key].flatMap(Self.time), time.lower > 0 else { continue }
      let effect = tag.attributes["data-aos"].map { [$0] } ?? []
      add(kind, about + effect, tag.lines[key] ?? tag.line) {
        $0.time = time
        $0.motion = motion
      }
    }
    // `style="transition: opacity 0.4s"`
    if let style = tag.attributes["style"],
      style.contains("transition") || style.contains("animation")
    {
      let name = about.suffix(2).joined(separator: " ").filter { !"{};:".contains($0) }
      facts += StyleReader.facts(
        of: "\(name){\(style)}", document: document, lines: lines,
        firstLine: tag.lines["style"] ?? tag.line, context: context, known: styles)
    }
    // `in:fly={{ y: 200, duration: 2000 }}`
    for (key, value) in tag.attributes.sorted(by: { $0.key < $1.key })
    where value.hasPrefix("{{") && (value.contains("duration") || value.contains("delay")) {
      facts += EntryReader.facts(
        of: "\(key)(\(value.dropFirst().dropLast()))", document: document, lines: lines,
        firstLine: tag.lines[key] ?? tag.line, context: context + about)
    }
  }

  /// `class`, and those of a transition: `enter-active-class`.
  private mutating func readClasses(of tag: Tag, _ about: [String]) {
    for (key, value) in tag.attributes.sorted(by: { $0.key < $1.key })
    where key == "class" || key.hasSuffix("-class") {
      let line = tag.lines[key] ?? tag.line
      guard let classes = StyleClasses(value, known: styles) else { continue }
      let about = about + [key == "class" ? classes.property : key].compactMap(\.self)
      for said in classes.facts {
        add(said.kind, about, line) {
          $0.time = said.time
          $0.curve = said.curve
          $0.motion = Fact.Motion(line: line, instance: key)
        }
      }
    }
  }
}
