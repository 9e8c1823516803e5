import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline
import InbetweenTypesetting

extension KeyframesWriter {
  /// A text as outlines: one where its characters stay together, else one for each.
  mutating func view(of animated: AnimatedText, _ draft: inout LayerDraft) -> ViewCode? {
    let text = animated.text
    let range = draft.motion.range
    guard let letters = Letters(animated, over: range, library: list.glyphs) else {
      refuse(draft.layer, "has text that changes its words, turns its characters or strokes them")
      return nil
    }
    defer {
      if letters.isSpent { refuse(draft.layer, "has a text whose motion is too much work") }
    }
    let drawn = letters.letters.filter { !$0.outlines.isEmpty }
    guard let first = drawn.first else { return nil }
    let count = drawn.reduce(0) { $0 + $1.outlines.reduce(0) { $0 + $1.vertices.count } }
    guard vertexCount + count <= KeyframesLimits.vertices else {
      vertexCount += count
      return nil
    }
    let document = text.fixed == nil ? nil : text.content.replaceable
    if document == nil { theme.outline(draft.layer.name) }
    // At least one, even where half a frame is too little to change a time.
    let frames = [range.start] + stride(from: range.start + 0.5, to: range.end, by: 0.5)
    let sampled = letters.breaks.isEmpty ? [range.start] : frames
    let isOneColor = drawn.allSatisfy { letter in
      sampled.allSatisfy { letter.look($0).fill == first.look($0).fill }
    }
    let isTogether = drawn.allSatisfy { letter in
      sampled.allSatisfy { letter.look($0) == first.look($0) }
    }
    guard isOneColor else {
      refuse(draft.layer, "has characters of several colours")
      return nil
    }
    let color = color(letters, first, sampled, &draft)
    if isTogether {
      let outlines = drawn.flatMap(\.outlines)
      var code = ViewCode(path(outlines, "text", &draft))
      code.modify(".fill(\(color))")
      if let document {
        code = replaceable(document, text.content.slot, outlines: code, color, &draft)
      }
      move(letters, first, &code, &draft)
      return code
    }
    return typed(letters, color, &draft) ?? staggered(letters, color, &draft)
      ?? single(letters, color, &draft)
  }

  private mutating func color(
    _ letters: Letters, _ letter: Letters.Letter, _ frames: [Double], _ draft: inout LayerDraft
  ) -> SwiftCode {
    let fill = letter.look(frames[0]).fill
    if frames.allSatisfy({ letter.look($0).fill == fill }) {
      draft.usesTheme = true
      return "theme.\(SwiftCode(identifier: theme.name(of: fill, after: draft.title)))"
    }
    return movingColor(from: letters, &draft) { letter.look($0).fill }
  }

  /// A text as outlines, or as words where a theme has others.
  private mutating func replaceable(
    _ document: TextDocument, _ slot: String?, outlines: ViewCode, _ color: SwiftCode,
    _ draft: inout LayerDraft
  ) -> ViewCode {
    usesWords = true
    draft.usesTheme = true
    let name = SwiftCode(identifier: theme.name(of: document, after: draft.layer.name, slot: slot))
    let alignment: SwiftCode =
      switch document.side {
      case 0: "leading"
      case 1: "trailing"
      default: "center"
      }
    let tracking = Precision.length.rounded(document.tracking / 1000 * document.size)
    var words: SwiftCode = """
      Words(theme.\(name), in: .custom(\(document.font), fixedSize: \(document.size)), \(color), \
      alignment: .\(alignment)FirstTextBaseline, \
      lineHeight: \(Precision.length.rounded(document.lineHeight))
      """
    if tracking != 0 { words += ", tracking: \(tracking)" }
    return ViewCode(
      block: ["Group {", "  if theme.\(name) == Theme.standard.\(name) {"]
        + outlines.lines.map { "    \($0)" }
        + ["  } else {", "    \(words))", "  }", "}"], leaves: 1)
  }

  private mutating func movingColor(
    from letters: Letters, _ draft: inout LayerDraft, _ value: @escaping (Double) -> Color
  ) -> SwiftCode {
    let end = draft.motion.range.end
    func component(_ read: @escaping (Color) -> Double) -> MotionTrack {
      draft.motion.track(source(letters, .component) { read(value(min($0, end - 0.5))) })
    }
    let red = component(\.red)
    let green = component(\.green)
    let blue = component(\.blue)
    if red == green, green == blue { return "Color(white: \(draft.motion.value(red, "white")))" }
    let codes = [(red, "red"), (green, "green"), (blue, "blue")].map {
      draft.motion.value($0.0, $0.1)
    }
    return "Color(red: \(codes[0]), green: \(codes[1]), blue: \(codes[2]))"
  }

  private func source(
    _ letters: Letters, _ precision: Precision, _ value: @escaping (Double) -> Double
  ) -> MotionTrack.Source {
    MotionTrack.Source(
      value: value, breaks: letters.breaks, curves: letters.curves, precision: precision,
      tolerance: precision == .component ? 0.004 : precision.tolerance)
  }

  private mutating func move(
    _ letters: Letters, _ letter: Letters.Letter, _ code: inout ViewCode,
    _ draft: inout LayerDraft, _ suffix: String = ""
  ) {
    let end = draft.motion.range.end
    func value(
      _ precision: Precision, _ name: String, _ read: @escaping (Letters.Look) -> Double
    ) -> NumberCode {
      draft.motion.value(
        source(letters, precision) { read(letter.look(min($0, end - 0.5))) }, name + suffix)
    }
    code.fade(value(.component, "letter opacity", \.opacity))
    code.offset(x: value(.length, "letter x", \.step.x), y: value(.length, "letter y", \.step.y))
  }

  // MARK: Characters of their own

  private mutating func single(
    _ letters: Letters, _ color: SwiftCode, _ draft: inout LayerDraft
  ) -> ViewCode {
    var views: [ViewCode] = []
    for (index, letter) in letters.letters.enumerated() where !letter.outlines.isEmpty {
      var code = ViewCode(path(letter.outlines, "letter \(index + 1)", &draft))
      code.modify(".fill(\(color))")
      move(letters, letter, &code, &draft, " \(index + 1)")
      views.append(code)
    }
    return ViewCode(stacked: views)
  }

  // MARK: Characters that appear one after the other

  private mutating func typed(
    _ letters: Letters, _ color: SwiftCode, _ draft: inout LayerDraft
  ) -> ViewCode? {
    guard let typing = TypeOn(letters, over: draft.motion.range, rate: rate) else { return nil }
    usesPathText = true
    draft.usesTime = true
    let table = table(of: letters, typing.delays, &draft)
    let time = time(in: typing.cycle, &draft)
    var letter = ViewCode("glyph.path")
    letter.modify(".fill(\(color))")
    letter.modify(".opacity(\(time) < \(table.delay) ? 0 : 1)")
    letter.offset(x: table.x, y: table.y)
    return table.view(of: letter)
  }

  /// The time since a cycle began.
  private mutating func time(in cycle: Double?, _ draft: inout LayerDraft) -> SwiftCode {
    guard let cycle else { return "time" }
    let length = timing.duration(cycle, "text cycle", draft.title)
    return "time.truncatingRemainder(dividingBy: \(length))"
  }

  // MARK: Characters that do the same one after the other

  private mutating func staggered(
    _ letters: Letters, _ color: SwiftCode, _ draft: inout LayerDraft
  ) -> ViewCode? {
    guard let stagger = Stagger(letters, over: draft.motion.range, rate: rate) else { return nil }
    usesPathText = true
    usesTimelines = true
    draft.usesTime = true
    let table = table(of: letters, stagger.delays, &draft)
    var fields = MotionFields(over: draft.motion.range, rate: rate)
    let values = zip(stagger.tracks, ["opacity", "x", "y"]).map { track, name -> NumberCode in
      switch fields.value(track, name) {
      case .still(let number): .still(number)
      case .field(let name): .expression("letter.\(SwiftCode(identifier: name))")
      case .expression(let code): .expression(code)
      }
    }
    draft.statics.line()
    let motion = motion(fields, type: "Letter", of: draft)
    motion.write(as: "Letter", "letter", to: &draft.statics)
    keyframeCount += stagger.tracks.reduce(0) { $0 + $1.steps.count }
    let time = time(in: stagger.cycle, &draft)
    var letter = ViewCode("glyph.path")
    letter.modify(".fill(\(color))")
    letter.fade(values[0])
    letter.offset(x: table.x, y: table.y)
    letter.offset(x: values[1], y: values[2])
    return table.view(
      of: letter, "let letter = Frames.value(of: Self.letter, at: \(time) - \(table.delay))")
  }
}
