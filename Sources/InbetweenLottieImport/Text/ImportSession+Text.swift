import InbetweenDiagnostics
import InbetweenJSONTree
import InbetweenLottieFormat
import InbetweenTimeline

// Text layers (Lottie documentation, "Text Layer").

extension ImportSession {
  mutating func text(_ layer: LottieLayer) -> LayerContent {
    let source = layer.content.text
    var content = TextContent(documents: [])
    if let documents = source?.documents {
      let style = style(of: documents)
      content.documents = self.documents(filled(documents), in: style)
      content.expression = documents.expression
      content.slot = documents.slot
      if let slot = documents.slot, !slotsInUse.contains(slot) { slotsInUse.append(slot) }
      if documents.expression != nil { log.report(.expression(at: documents.path)) }
    }
    if content.documents.isEmpty {
      log.report(.textWithoutDocument(at: layer.path["t"]))
      content.documents = [
        TextKeyframe(
          frames.start, TextDocument("", font: "", size: 0, fill: nil, lineHeight: 0))
      ]
    }
    guard let source else { return .text(content) }
    content.path = source.followedPath.flatMap { path($0, masks: layer.masks.count) }
    content.anchorGrouping = grouping(source.grouping)
    content.groupingAlignment = property(
      source.groupingAlignment, PointForm(divisor: 100), default: .zero)
    content.animators = source.animators.map { animator($0) }
    return .text(content)
  }

  /// What the file gives a text whose slot has another value: its style is that of the other, too,
  /// where that does not say another. Nil for texts that nothing replaces.
  private func style(of source: LottieProperty) -> LottieTextDocument? {
    guard let slot = source.slot, replaced(source) != nil else { return nil }
    var ignored = DiagnosticLog()
    for own in [replacedSlots[slot], source] {
      guard let own, let value = own.value?[0]?["s"], value.isObject else { continue }
      return LottieTextDocument(Source(value, at: own.valuePath), log: &ignored)
    }
    return nil
  }

  /// The documents over time: a list of keyframes, or one document in files older than those.
  private mutating func documents(
    _ source: LottieProperty, in style: LottieTextDocument?
  ) -> [TextKeyframe] {
    guard let json = source.value else { return [] }
    if json.isObject {
      log.report(.oldText(at: source.valuePath))
      return [TextKeyframe(frames.start, document(Source(json, at: source.valuePath), style))]
    }
    var keyframes: [TextKeyframe] = []
    let path = source.valuePath
    for index in 0..<json.count {
      guard let element = json[index] else { continue }
      let keyframe = LottieKeyframe(element)
      if let key = keyframe.unknownKey { log.report(.unknownKey(at: path[index][key])) }
      guard let value = keyframe.value, value.isObject else {
        log.report(.keyframeWithoutValue(at: path[index]))
        continue
      }
      let document = document(Source(value, at: path[index]["s"]), style)
      keyframes.append(TextKeyframe(keyframe.time?.frame ?? frames.start, document))
    }
    let isSorted = zip(keyframes, keyframes.dropFirst()).allSatisfy { $0.frame <= $1.frame }
    guard !isSorted else { return keyframes }
    log.report(.keyframesOutOfOrder(at: path))
    let order = keyframes.enumerated().sorted {
      ($0.element.frame, $0.offset) < ($1.element.frame, $1.offset)
    }
    return order.map(\.element)
  }

  private mutating func document(
    _ source: Source, _ style: LottieTextDocument?
  ) -> TextDocument {
    var read = LottieTextDocument(source, log: &log)
    if let style { read.takeStyle(of: style) }
    let size = read.size ?? 0
    if read.size == nil { log.report(.missingKey("s", "its size is 0", at: source.path)) }
    let font = read.font ?? ""
    if !fontNames.contains(font) { log.report(.unknownFont(font, at: source.path["f"])) }
    // After Effects sets lines at 1.2 times the size unless stated otherwise.
    var document = TextDocument(
      lines(read.text ?? ""), font: font, size: size, fill: color(read.fillColor),
      lineHeight: read.lineHeight ?? size * 1.2)
    document.stroke = color(read.strokeColor)
    document.strokeWidth = read.strokeWidth ?? 0
    document.strokeIsOverFill = read.isStrokeOverFill ?? true
    document.justification = justification(read.justify)
    document.tracking = read.tracking ?? 0
    document.baselineShift = read.baselineShift ?? 0
    document.caps = caps(read.caps)
    document.box = box(read)
    document.origin = Origin(source.path)
    return document
  }

  /// After Effects separates lines by a carriage return, and by U+0003 without a new paragraph.
  private func lines(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0 == "\r" || $0 == "\u{3}" }) else { return text }
    var lines = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == "\r" || scalar == "\u{3}" {
        lines.append("\n")
      } else if scalar != "\n" || previous != "\r" {
        lines.append(scalar)
      }
      previous = scalar
    }
    return String(lines)
  }

  private mutating func color(_ source: Source?) -> Color? {
    guard let source else { return nil }
    if source.value.isArray, source.value.count == 0 { return nil }
    guard let color = ColorForm().value(source.value) else {
      log.report(.unreadableValue(source.value.kind, at: source.path))
      return nil
    }
    guard max(color.red, color.green, color.blue) > 1 else { return color }
    log.report(.byteColors(at: source.path))
    return ColorForm(divisor: 255).value(source.value)
  }

  private mutating func box(_ source: LottieTextDocument) -> Rect? {
    guard let sizeSource = source.boxSize else { return nil }
    guard let size = PointForm().value(sizeSource.value) else {
      log.report(.unreadableValue(sizeSource.value.kind, at: sizeSource.path))
      return nil
    }
    let origin = source.boxPosition.flatMap { PointForm().value($0.value) } ?? .zero
    return Rect(origin: origin, size: Size(max(0, size.x), max(0, size.y)))
  }

  private mutating func path(_ source: LottieTextPath, masks: Int) -> TextPath? {
    // Newer exports write the margins of every text; only a mask makes it follow one.
    guard let mask = source.mask else { return nil }
    guard mask >= 0, mask < masks else {
      log.report(.danglingTextPath(mask, masks: masks, at: source.path["m"]))
      return nil
    }
    return TextPath(
      mask: mask,
      firstMargin: property(source.firstMargin, ScalarForm(), default: 0),
      lastMargin: property(source.lastMargin, ScalarForm(), default: 0),
      isPerpendicular: property(source.isPerpendicular, ScalarForm(), default: 1),
      isReversed: property(source.isReversed, ScalarForm(), default: 0),
      forcesAlignment: property(source.forcesAlignment, ScalarForm(), default: 0))
  }
}

extension ImportSession {
  fileprivate func grouping(_ grouping: LottieTextGrouping?) -> TextContent.AnchorGrouping {
    switch grouping {
    case nil, .characters: .character
    case .words: .word
    case .lines: .line
    case .all: .all
    }
  }

  fileprivate func justification(_ justify: LottieTextJustify?) -> TextDocument.Justification {
    switch justify {
    case nil, .left: .left
    case .right: .right
    case .center: .center
    case .justifyLastLeft: .justifyLastLeft
    case .justifyLastRight: .justifyLastRight
    case .justifyLastCenter: .justifyLastCenter
    case .justifyLastFull: .justifyAll
    }
  }

  fileprivate func caps(_ caps: LottieTextCaps?) -> TextDocument.Caps {
    switch caps {
    case nil, .regular: .asTyped
    case .allCaps: .all
    case .smallCaps: .small
    }
  }
}
