/// Reads the times in XML: Android's animations and values, Material's motion attributes, SVG's own
/// animation, XAML's storyboards.
struct MarkupReader {
  let document: String
  let lines: SourceLines
  let context: [String]
  /// The variables of the sheets beside it.
  let styles: StyleVariables
  var facts: [Fact] = []
  /// The numbers that have a name, and the names that times are given by.
  private var values: [String: String] = [:]
  private var timed: Set<String> = []
  /// The animation that was read last, which the tags within it say more of.
  private var animation: (about: [String], motion: Fact.Motion)?

  static func facts(
    of text: String, document: String, lines: SourceLines, firstLine: Int = 1,
    context: [String] = [], known: StyleVariables = StyleVariables()
  ) -> [Fact] {
    var reader = MarkupReader(
      document: document, lines: lines, context: context, styles: known)
    var around: [[String]] = []
    var named: Tag?
    let tags = TagScanner.tags(in: text, firstLine: firstLine)
    reader.collect(tags)
    for tag in tags {
      guard reader.facts.count < DesignDocument.maximumFacts else { break }
      if tag.name.isEmpty {
        if let named { reader.readValue(tag.text, of: named, around) }
        named = nil
      } else if tag.isEnd {
        if !around.isEmpty { around.removeLast() }
        named = nil
      } else {
        reader.readTag(tag, around)
        named = tag.attributes["name"] == nil ? nil : tag
        if !tag.isClosed, !Self.voidElements.contains(tag.name), around.count < 200 {
          around.append(reader.title(of: tag))
        }
      }
    }
    return reader.facts
  }

  /// Looks up what `@integer/fade` stands for, and which names stand for times.
  private mutating func collect(_ tags: [Tag]) {
    var named: String?
    for tag in tags {
      if tag.name.isEmpty {
        if let named { values[named] = tag.text.trimmed }
        named = nil
      } else {
        named = ["integer", "item"].contains(tag.name) ? tag.attributes["name"] : nil
        for (key, value) in tag.attributes where Self.kinds[key] != nil {
          if let name = Self.reference(value) { timed.insert(name) }
        }
      }
    }
  }

  /// The name in `@integer/fade`; nil for anything else.
  private static func reference(_ value: String) -> String? {
    guard value.hasPrefix("@"), !value.contains(":"), let slash = value.firstIndex(of: "/") else {
      return nil
    }
    return String(value[value.index(after: slash)...])
  }

  /// What a tag is, and what it is of.
  private func title(of tag: Tag) -> [String] {
    let names = [
      "id", "name", "propertyName", "attributeName", "TargetName", "Storyboard.TargetName", "Name",
      "Key",
    ]
    for key in names {
      if let name = tag.attributes[key], !name.isEmpty { return [tag.name, name] }
    }
    if let name = tag.attributes["class"]?.split(whereSeparator: \.isWhitespace).first {
      return [tag.name, String(name)]
    }
    return ["html", "body", "template"].contains(tag.name) ? [] : [tag.name]
  }

  private static let kinds: [String: Fact.Kind] = [
    "duration": .duration, "Duration": .duration, "startOffset": .delay, "startDelay": .delay,
    "dur": .duration, "begin": .start, "BeginTime": .start, "delay": .delay, "Delay": .delay,
    "transitionDuration": .duration, "staggered": .stagger, "motionInterval": .period,
  ]

  private mutating func readTag(_ tag: Tag, _ around: [[String]]) {
    let about = around.suffix(3).flatMap(\.self) + title(of: tag)
    let motion = Fact.Motion(line: tag.line, instance: nil)
    for (key, kind) in Self.kinds.sorted(by: { $0.key < $1.key }) {
      guard let given = tag.attributes[key],
        let time = Self.time(Self.reference(given).flatMap { values[$0] } ?? given),
        kind == .duration || time.lower != 0
      else { continue }
      add(kind, about, tag.lines[key] ?? tag.line) {
        $0.time = time
        $0.motion = motion
      }
      animation = (about, motion)
    }
    if let curve = Self.ease(tag), let animation,
      around.last?.first?.hasSuffix("easingfunction") ?? false
    {
      add(.curve, animation.about, tag.line) {
        $0.curve = curve
        $0.motion = animation.motion
      }
    }
    readElement(tag, about)
    if let value = tag.attributes["repeatCount"] ?? tag.attributes["RepeatBehavior"] {
      let isEndless = ["-1", "infinite", "indefinite", "forever"].contains(value.lowercased())
      let number = Double(value.hasSuffix("x") ? String(value.dropLast()) : value)
      if isEndless || number ?? 0 > 0 {
        add(.repetition, about, tag.lines["repeatCount"] ?? tag.lines["RepeatBehavior"] ?? tag.line)
        {
          $0.repeats = isEndless
          $0.runs = isEndless ? nil : number
          $0.motion = motion
        }
      }
    }
    if let value = tag.attributes["interpolator"], let curve = Fact.Curve.interpolator(value) {
      add(.curve, about, tag.lines["interpolator"] ?? tag.line) {
        $0.curve = curve
        $0.motion = motion
      }
    }
    let points = ["controlX1", "controlY1", "controlX2", "controlY2"].compactMap {
      tag.attributes[$0].flatMap(Double.init)
    }
    if points.count == 4 {
      add(.curve, about, tag.line) {
        $0.curve = .bezier(points[0], points[1], points[2], points[3])
      }
    }
    if let splines = tag.attributes["keySplines"] {
      for part in splines.split(separator: ";").prefix(50) {
        let four = part.split { $0 == " " || $0 == "," }.compactMap { Double($0) }
        guard four.count == 4 else { continue }
        add(.curve, about, tag.lines["keySplines"] ?? tag.line) {
          $0.curve = .bezier(four[0], four[1], four[2], four[3])
          $0.motion = motion
        }
      }
    }
  }

  /// `<integer name="motion_duration_short">150</integer>`,
  /// `<item name="motionEasingStandard">cubic-bezier(0.2, 0, 0, 1)</item>`.
  private mutating func readValue(_ text: String, of tag: Tag, _ around: [[String]]) {
    guard let name = tag.attributes["name"] else { return }
    let text = text.trimmed
    let about = around.dropLast().suffix(3).flatMap(\.self) + [name]
    let words = TimeWords.words(of: name)
    if let curve = StyleReader.curve(text) ?? Fact.Curve.interpolator(text),
      text.contains("(") || words.contains(where: ProseReader.easings.contains)
    {
      return add(.curve, Array(about), tag.line) { $0.curve = curve }
    }
    // `motionSpringFastSpatialStiffness`
    if words.contains("spring"), let last = words.last, let number = Double(text),
      let key = ProseReader.springNames[last]
    {
      return add(.curve, Array(about), tag.line) {
        $0.curve = .spring("\(key) \(FactText.decimal(number))")
      }
    }
    let isTime =
      timed.contains(name) || TimeWords.kind(of: name) != nil
      || words.contains("motion") && words.contains("duration")
      || words.contains { ["motion", "anim", "animation"].contains($0) }
        && words.contains { TimeWords.speeds.contains($0) || $0 == "time" }
    guard isTime, let number = Double(text), number > 0, number <= 60_000 else { return }
    add(TimeWords.kind(of: name) ?? .duration, Array(about), tag.line) {
      $0.time = Fact.Amount(number, .milliseconds)
      $0.name = name
    }
  }

  /// `300` is milliseconds, `2s`, `150ms`, `0:0:0.3` say what they are.
  static func time(_ text: String) -> Fact.Amount? {
    let text = text.trimmed
    if let number = Double(text), number >= 0, number <= 600_000 {
      return Fact.Amount(number, .milliseconds)
    }
    if let time = StyleReader.time(text), time.lower >= 0 { return time }
    let parts = text.split(separator: ":").compactMap { Double($0) }
    guard parts.count == 3, text.split(separator: ":").count == 3 else { return nil }
    return Fact.Amount(parts[0] * 3600 + parts[1] * 60 + parts[2])
  }

  /// `<CubicEase EasingMode="EaseInOut"/>`, whose mode is EaseOut where it says none.
  private static func ease(_ tag: Tag) -> Fact.Curve? {
    let shapes = [
      "sineease": "sine", "quadraticease": "quad", "cubicease": "cubic", "quarticease": "quart",
      "quinticease": "quint", "exponentialease": "expo", "circleease": "circ", "backease": "back",
      "elasticease": "elastic", "bounceease": "bounce",
    ]
    guard let shape = shapes[tag.name] else { return nil }
    switch tag.attributes["EasingMode"] {
    case "EaseIn": return .named("ease-in-" + shape)
    case "EaseInOut": return .named("ease-in-out-" + shape)
    default: return .named("ease-out-" + shape)
    }
  }

  mutating func add(
    _ kind: Fact.Kind, _ about: [String], _ line: Int, _ change: (inout Fact) -> Void
  ) {
    var fact = Fact(
      kind: kind, document: document, line: line, snippet: lines.snippet(line),
      confidence: .stated)
    fact.context = context
    fact.about = about
    change(&fact)
    facts.append(fact)
  }
}
