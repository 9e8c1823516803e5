package import InbetweenTimeline

extension TextDocument {
  /// The longest text that is set, in bytes of UTF-8.
  package static let maximumLength = 100_000

  /// Whether it has more characters than can be set.
  package var isTooLong: Bool { text.utf8.count > Self.maximumLength }
}

extension TextContent {
  /// The document that is shown at a frame: the last keyframe at or before it.
  package func document(atFrame frame: Double) -> TextDocument? {
    documentPlace(atFrame: frame).map { documents[$0].document }
  }

  private func documentPlace(atFrame frame: Double) -> Int? {
    // By halves: a text may have thousands, which are in the order of frames.
    var (low, high) = (0, documents.count)
    while low < high {
      let middle = (low + high) / 2
      if documents[middle].frame <= frame { low = middle + 1 } else { high = middle }
    }
    return documents.isEmpty ? nil : max(0, low - 1)
  }

  /// The text set at a frame, in the layer's space: y down, point text from its baseline at 0, box
  /// text from the box's upper left corner.
  ///
  /// - Parameters:
  ///   - frame: of the clock on which the keyframes are.
  ///   - library: the characters that can be drawn.
  ///   - laid: this text's documents with the characters of `library`; nil to break the shown one
  ///     into lines now.
  ///   - masks: the layer's masks, of which one may be the path on which the text runs.
  /// - Returns: the characters in reading order, and those without an outline.
  package func set(
    atFrame frame: Double, library: GlyphLibrary, laid: LaidText? = nil, masks: [Mask] = []
  ) -> SetText {
    guard let place = documentPlace(atFrame: frame) else { return SetText() }
    let document = documents[place].document
    let setting =
      if let laid, laid.documents.indices.contains(place) { laid.documents[place] } else {
        LaidText.Document(document, of: self, library: library)
      }
    let lines = setting.lines
    var alterations = Alterations(self, document: document, setting: setting, frame: frame)
    alterations.applyTracking(to: lines)
    let placement = Placement(
      document: document, lines: lines, alterations: alterations, ascent: setting.ascent)
    let pathLayout = path.flatMap { path -> PathLayout? in
      guard masks.indices.contains(path.mask) else { return nil }
      let outline = masks[path.mask].path.value(atFrame: frame)
      return PathLayout(outline, path: path, document: document, lines: lines, frame: frame)
    }
    let groups = AnchorGroups(
      anchorGrouping, alignment: groupingAlignment.value(atFrame: frame), lines, placement)
    var result = SetText()
    result.missing = lines.missing
    result.charactersSet = lines.sorts.count
    let shown = lines.sorts.count { $0.face != nil && placement.shows(line: $0.line) }
    result.glyphs.reserveCapacity(shown)
    for (number, sort) in lines.sorts.enumerated() {
      guard let face = sort.face, placement.shows(line: sort.line) else { continue }
      let change = alterations.changes[number]
      let base = placement.origins[number]
      let anchor = groups.anchors[number]
      let move = change.position.point
      var matrix = AffineTransform.scale(sort.size, sort.size)
        .followed(by: .translation(-(anchor + change.anchor.point)))
        .followed(by: change.linear)
      if let pathLayout {
        // Moves across run along the path, and so does the anchor.
        matrix = matrix.followed(by: .translation(Point(0, anchor.y + move.y + base.y)))
          .followed(
            by: pathLayout.transform(
              of: number, sort, anchor: anchor.x,
              shift: alterations.shift[number] - alterations.anchored(sort.line)
                + move.x + change.anchor.x))
      } else {
        matrix = matrix.followed(by: .translation(anchor + move + base))
      }
      result.glyphs.append(
        PlacedGlyph(
          character: sort.character, index: sort.index, face: face, transform: matrix,
          size: sort.size, fill: change.fill, stroke: change.stroke,
          strokeWidth: change.strokeWidth, strokeIsOverFill: document.strokeIsOverFill,
          opacity: change.opacity, blur: change.blur))
    }
    return result
  }
}

/// The points about which characters scale and turn, each from its character's own origin: the
/// middle of its group on the baseline, moved by the grouping alignment. As lottie-web has it,
/// 100 % is half the group's width across and 0.857 of the size down.
struct AnchorGroups {
  /// One for each sort.
  private(set) var anchors: [Point] = []

  /// The anchors of each character, word, line or of all, at an alignment of 1 for 100 %.
  init(
    _ grouping: TextContent.AnchorGrouping, alignment: Point, _ lines: Lines,
    _ placement: Placement
  ) {
    let sorts = lines.sorts
    anchors.reserveCapacity(sorts.count)
    if grouping == .all {
      addAll(lines, placement, alignment)
      return
    }
    var start = 0
    while start < sorts.count {
      var end = start + 1
      var left = sorts[start].x
      var right = left + sorts[start].width
      while end < sorts.count, Self.belongs(sorts[end], with: sorts[start], in: grouping) {
        left = min(left, sorts[end].x)
        right = max(right, sorts[end].x + sorts[end].width)
        end += 1
      }
      let middle = left + (right - left) / 2 * (1 + alignment.x)
      for sort in sorts[start..<end] {
        anchors.append(Point(middle - sort.x, alignment.y * Self.rise * sort.size))
      }
      start = end
    }
  }

  private static let rise = 0.857

  private static func belongs(
    _ sort: Sort, with first: Sort, in grouping: TextContent.AnchorGrouping
  ) -> Bool {
    switch grouping {
    case .character: false
    case .word: sort.line == first.line && !sort.isSpace && !first.isSpace
    case .line, .all: sort.line == first.line
    }
  }

  /// One anchor for the whole text: between its sides, and between its first and its last baseline.
  private mutating func addAll(_ lines: Lines, _ placement: Placement, _ alignment: Point) {
    var low = Point(.infinity, .infinity)
    var high = Point(-.infinity, -.infinity)
    for (sort, origin) in zip(lines.sorts, placement.origins) {
      low = Point(min(low.x, origin.x), min(low.y, origin.y))
      high = Point(max(high.x, origin.x + sort.width), max(high.y, origin.y))
    }
    for (sort, origin) in zip(lines.sorts, placement.origins) {
      let anchor = Point(
        low.x + (high.x - low.x) / 2 * (1 + alignment.x),
        (low.y + high.y) / 2 + alignment.y * Self.rise * sort.size)
      anchors.append(anchor - origin)
    }
  }
}

/// Where lines and their characters stand.
struct Placement {
  /// The origin of each sort in the layer's space.
  private(set) var origins: [Point] = []

  private let document: TextDocument
  private let lines: Lines
  private let alterations: Alterations
  private let ascent: Double
  /// How many spaces of each line stretch: those at its end do not.
  private var spaces: [Int]
  /// How many spaces stand to the left of each sort.
  private var spacesBefore: [Int]

  init(document: TextDocument, lines: Lines, alterations: Alterations, ascent: Double) {
    self.document = document
    self.lines = lines
    self.alterations = alterations
    self.ascent = ascent
    spaces = Array(repeating: 0, count: lines.widths.count)
    spacesBefore = []
    if isJustified { countSpaces() }
    origins = lines.sorts.indices.map { origin(of: $0) }
  }

  private var isJustified: Bool {
    guard document.box != nil else { return false }
    return switch document.justification {
    case .left, .right, .center: false
    case .justifyLastLeft, .justifyLastRight, .justifyLastCenter, .justifyAll: true
    }
  }

  private mutating func countSpaces() {
    var isInner = Array(repeating: false, count: lines.widths.count)
    for sort in lines.sorts.reversed() {
      if !sort.isSpace { isInner[sort.line] = true }
      if sort.isSpace, isInner[sort.line] { spaces[sort.line] += 1 }
    }
    let places = lines.places
    let inOrder = lines.sorts.indices.sorted {
      (lines.sorts[$0].line, places[$0]) < (lines.sorts[$1].line, places[$1])
    }
    spacesBefore = Array(repeating: 0, count: lines.sorts.count)
    var line = 0
    var count = 0
    for number in inOrder {
      let sort = lines.sorts[number]
      if sort.line != line {
        line = sort.line
        count = 0
      }
      spacesBefore[number] = count
      if sort.isSpace { count += 1 }
    }
  }

  /// The baseline of a line, in the layer's space.
  private func baseline(of line: Int) -> Double {
    let first = document.box.map { $0.origin.y + ascent * document.size } ?? 0
    return first + Double(line) * document.lineHeight - document.baselineShift
  }

  /// Whether a line shows: box text whose baseline lies below the box is cut, as in After Effects.
  func shows(line: Int) -> Bool {
    guard let box = document.box, box.size.height > 0, line > 0 else { return true }
    return baseline(of: line) <= box.corner.y
  }

  private func origin(of number: Int) -> Point {
    let sort = lines.sorts[number]
    let left = document.box?.origin.x ?? 0
    let width = document.box?.size.width ?? 0
    let tracking = alterations.lineTracking[sort.line]
    let free = width - lines.widths[sort.line]
    var x = sort.x + alterations.shift[number]
    let isLast = lines.endsParagraph[sort.line] && document.justification != .justifyAll
    if isJustified, !isLast, spaces[sort.line] > 0, free - tracking > 0 {
      x += stretch(before: number, free: free - tracking)
    } else {
      let side = document.justification.side
      x += free * side - (alterations.lineAnchors[sort.line] ?? side) * tracking
    }
    return Point(left + x, baseline(of: sort.line) + alterations.drop[sort.line])
  }

  private func stretch(before number: Int, free: Double) -> Double {
    let count = spaces[lines.sorts[number].line]
    return free * Double(min(spacesBefore[number], count)) / Double(count)
  }
}

extension TextDocument.Justification {
  /// The side at which lines stand that are not stretched: 0 the left one, 1 the right one.
  var side: Double {
    switch self {
    case .left, .justifyLastLeft, .justifyAll: 0
    case .center, .justifyLastCenter: 0.5
    case .right, .justifyLastRight: 1
    }
  }
}
