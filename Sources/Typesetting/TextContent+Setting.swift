import Geometry
import Motion
package import TimelineModel

extension TextContent {
  /// The document that is shown at a frame: the last keyframe at or before it.
  package func document(atFrame frame: Double) -> TextDocument? {
    documents.last { $0.frame <= frame }?.document ?? documents.first?.document
  }

  /// The text set at a frame, in the layer's space: y down, point text from its baseline at 0, box
  /// text from the box's upper left corner.
  ///
  /// - Parameters:
  ///   - frame: of the clock on which the keyframes are.
  ///   - library: the characters that can be drawn.
  ///   - masks: the layer's masks, of which one may be the path on which the text runs.
  /// - Returns: the characters in reading order, and those without an outline.
  package func set(
    atFrame frame: Double, library: GlyphLibrary, masks: [Mask] = []
  ) -> SetText {
    guard let document = document(atFrame: frame) else { return SetText() }
    let lines = Lines(document, library: library)
    var alterations = Alterations(self, document: document, lines: lines, frame: frame)
    alterations.applyTracking(to: lines)
    let placement = Placement(
      document: document, lines: lines, alterations: alterations,
      ascent: library.font(document.font)?.ascent ?? 0)
    let rail = path.flatMap { path -> Rail? in
      guard masks.indices.contains(path.mask) else { return nil }
      let outline = masks[path.mask].path.value(atFrame: frame)
      return Rail(outline, path: path, document: document, lines: lines, frame: frame)
    }
    var result = SetText()
    result.missing = lines.missing
    for (number, sort) in lines.sorts.enumerated() {
      guard let face = sort.face, placement.shows(line: sort.line) else { continue }
      let change = alterations.changes[number]
      let base = placement.origin(of: sort, number: number)
      let anchor = anchorPoint(of: number, in: lines, frame: frame)
      let matrix = AffineTransform.scale(sort.size, sort.size)
        .followed(by: .translation(-(anchor + change.anchor.point)))
        .followed(by: change.linear)
        .followed(by: .translation(anchor + change.position.point))
        .followed(
          by: rail?.transform(of: sort, origin: base, width: sort.width)
            ?? .translation(base))
      result.glyphs.append(
        PlacedGlyph(
          character: sort.character, index: sort.index, face: face, transform: matrix,
          size: sort.size, fill: change.fill, stroke: change.stroke,
          strokeWidth: change.strokeWidth, strokeIsOverFill: document.strokeIsOverFill,
          opacity: change.opacity, blur: change.blur))
    }
    return result
  }

  /// The point about which a character scales and turns, from its own origin: the middle of its
  /// group on the baseline, moved by the grouping alignment. As lottie-web has it, 100 % is half
  /// the group's width across and 0.857 of the size down.
  private func anchorPoint(of number: Int, in lines: Lines, frame: Double) -> Point {
    let alignment = groupingAlignment.value(atFrame: frame)
    let sort = lines.sorts[number]
    let group: ClosedRange<Int> =
      switch anchorGrouping {
      case .character: number...number
      case .word: extent(around: number, in: lines) { !$0.isSpace && $0.line == sort.line }
      case .line, .all: extent(around: number, in: lines) { $0.line == sort.line }
      }
    let first = lines.sorts[group.lowerBound]
    let last = lines.sorts[group.upperBound]
    let width = last.x + last.width - first.x
    return Point(
      first.x - sort.x + width / 2 * (1 + alignment.x), alignment.y * 0.857 * sort.size)
  }

  private func extent(
    around number: Int, in lines: Lines, while belongs: (Sort) -> Bool
  ) -> ClosedRange<Int> {
    var low = number
    var high = number
    guard belongs(lines.sorts[number]) else { return number...number }
    while low > 0, belongs(lines.sorts[low - 1]) { low -= 1 }
    while high + 1 < lines.sorts.count, belongs(lines.sorts[high + 1]) { high += 1 }
    return low...high
  }
}

/// Where lines and their characters stand.
struct Placement {
  private let document: TextDocument
  private let lines: Lines
  private let alterations: Alterations
  private let ascent: Double
  private let spaces: [Int]

  init(document: TextDocument, lines: Lines, alterations: Alterations, ascent: Double) {
    self.document = document
    self.lines = lines
    self.alterations = alterations
    self.ascent = ascent
    var spaces = Array(repeating: 0, count: lines.widths.count)
    for (number, sort) in lines.sorts.enumerated() where sort.isSpace {
      // Spaces at the end of a line do not stretch.
      let isInner = lines.sorts[number...].contains { $0.line == sort.line && !$0.isSpace }
      if isInner { spaces[sort.line] += 1 }
    }
    self.spaces = spaces
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

  /// The origin of a character in the layer's space.
  func origin(of sort: Sort, number: Int) -> Point {
    let left = document.box?.origin.x ?? 0
    let width = document.box?.size.width ?? 0
    let line = lines.widths[sort.line] + alterations.lineTracking[sort.line]
    let free = width - line
    var x = sort.x + alterations.shift[number]
    let isJustified = document.box != nil && spaces[sort.line] > 0 && free > 0
    let isLast = lines.endsParagraph[sort.line]
    switch document.justification {
    case .left: break
    case .right: x += free
    case .center: x += free / 2
    case .justifyAll: if isJustified { x += stretch(before: sort, free: free) }
    case .justifyLastLeft: if isJustified, !isLast { x += stretch(before: sort, free: free) }
    case .justifyLastRight:
      x += !isLast && isJustified ? stretch(before: sort, free: free) : free
    case .justifyLastCenter:
      x += !isLast && isJustified ? stretch(before: sort, free: free) : free / 2
    }
    return Point(left + x, baseline(of: sort.line) + alterations.drop[sort.line])
  }

  private func stretch(before sort: Sort, free: Double) -> Double {
    let before = lines.sorts.filter { $0.line == sort.line && $0.isSpace && $0.x < sort.x }.count
    return free * Double(min(before, spaces[sort.line])) / Double(spaces[sort.line])
  }
}
