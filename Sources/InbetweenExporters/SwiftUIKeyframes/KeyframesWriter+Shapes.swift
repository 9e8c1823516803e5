import InbetweenDiagnostics
import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

/// A shape as source, before it is painted.
struct ShapeCode {
  var code: ViewCode
  /// The rectangle that its frame must cover; nil for outlines, which place themselves.
  var box: Rect?
  /// How far its outlines have been moved from where the file has them.
  var shift = Point.zero
  /// Whether what paints it looks at its frame.
  var usesFrame = false
  /// The fraction of a line that is left of it, where that may be none; nil for what has it all.
  var length: SwiftCode?
}

extension KeyframesWriter {
  /// The shape that a paint fills or strokes; nil for none.
  mutating func shape(_ drawn: DrawnOutlines, _ draft: inout LayerDraft) -> ShapeCode? {
    let matrix = drawn.isBaked ? drawn.matrix : .identity
    let shift = matrix.isMove ? Point(matrix.tx, matrix.ty) : .zero
    func shape(_ code: ViewCode, length: SwiftCode? = nil) -> ShapeCode {
      ShapeCode(code: code, shift: shift, usesFrame: drawn.usesFrame, length: length)
    }
    switch drawn.outlines {
    case .rectangle(let rect):
      return ShapeCode(code: ViewCode("Rectangle()"), box: rect)
    case .masks:
      refuseEffects(draft.layer)
      return nil
    case .step(let step):
      guard let artwork = drawn.artwork else { return nil }
      if slots != nil, let outline = ThemedOutline(step, of: artwork),
        let path = themed(outline, &draft)
      {
        let isPlaced = matrix == .identity
        return shape(ViewCode(isPlaced ? path : path + ".applying(\(Self.affine(matrix)))"))
      }
      if matrix.isMove, !drawn.isDashed, let (code, box) = primitive(step, artwork) {
        return ShapeCode(
          code: ViewCode(code), box: Rect(origin: box.origin + shift, size: box.size), shift: shift)
      }
      if let fixed = artwork.fixed[step] {
        let outlines = fixed.shapes.flatMap { $0 }
        return still(outlines, matrix, drawn.name, &draft).map { shape($0) }
      }
      // The modifier trims all outlines as one.
      if let (outlines, trim) = artwork.trimmedLines(step), outlines.count == 1 {
        guard let (modifier, length) = self.trim(trim, drawn.name, &draft),
          var code = still(outlines, matrix, drawn.name, &draft)
        else { return nil }
        code.modify(modifier)
        return shape(code, length: length)
      }
      return moving(step, artwork, matrix, drawn.name, &draft).map { shape(ViewCode($0)) }
    }
  }

  /// Outlines that never change, placed by a matrix; nil where there are none.
  private mutating func still(
    _ outlines: [BezierPath], _ matrix: AffineTransform, _ name: String, _ draft: inout LayerDraft
  ) -> ViewCode? {
    let outlines = outlines.filter { !$0.vertices.isEmpty }
    guard !outlines.isEmpty else { return nil }
    return ViewCode(path(outlines.map { $0.applying(matrix) }, name, &draft))
  }

  /// A static outline.
  mutating func path(
    _ outlines: [BezierPath], _ name: String, _ draft: inout LayerDraft
  ) -> SwiftCode {
    vertexCount += outlines.reduce(0) { $0 + $1.vertices.count }
    let constant = SwiftCode(identifier: draft.names.name(after: name + " outline", or: "outline"))
    usesPathText = true
    return SwiftCode(
      value: "Outline(\"\(SwiftCode(data: PathText.bytes(outlines)))\").path", as: .path,
      named: constant.text)
  }

  // MARK: Ellipses and rectangles

  /// A shape that SwiftUI has a word for, with the rectangle that it fills.
  private func primitive(_ step: Int, _ artwork: Artwork) -> (SwiftCode, Rect)? {
    guard let (source, shift) = source(step, artwork) else { return nil }
    func box(_ position: ShapePosition, _ size: Property<Point>) -> Rect? {
      guard position.isStatic, size.isStatic else { return nil }
      let extent = size.track.initialValue
      guard extent.x > 0, extent.y > 0 else { return nil }
      let centre = position.value(atFrame: 0) + shift
      return Rect(
        origin: centre - extent * 0.5,
        size: Size(Precision.length.rounded(extent.x), Precision.length.rounded(extent.y)))
    }
    switch source {
    case .ellipse(let shape):
      guard let box = box(shape.position, shape.size) else { return nil }
      return (box.size.width == box.size.height ? "Circle()" : "Ellipse()", box)
    case .rectangle(let shape):
      guard let box = box(shape.position, shape.size), shape.cornerRadius.isStatic else {
        return nil
      }
      let most = min(box.size.width, box.size.height) / 2
      let radius = Precision.length.rounded(min(most, shape.cornerRadius.track.initialValue))
      return radius > 0
        ? ("RoundedRectangle(cornerRadius: \(radius), style: .circular)", box)
        : ("Rectangle()", box)
    case .path, .star: return nil
    }
  }

  /// The only shape that a step yields, and how far it is moved.
  private func source(_ step: Int, _ artwork: Artwork) -> (OutlineSource, Point)? {
    switch artwork.steps[step] {
    case .source(let source): return (source, .zero)
    case .gathered(let inputs):
      return inputs.count == 1 ? source(inputs[0], artwork) : nil
    case .placed(let place, let inner):
      guard let matrix = artwork.transforms[place].fixed, matrix.isMove,
        let (source, shift) = source(inner, artwork)
      else { return nil }
      return (source, shift + Point(matrix.tx, matrix.ty))
    case .modified, .selected, .merged, .repeated: return nil
    }
  }

  // MARK: Trim paths

  /// The modifier that trims, and the length that is left where it may be none; nil where SwiftUI's
  /// cannot.
  private mutating func trim(
    _ trim: TrimPaths, _ name: String, _ draft: inout LayerDraft
  ) -> (modifier: SwiftCode, length: SwiftCode?)? {
    let range = draft.motion.range
    let frames = stride(from: range.start, through: range.end, by: 0.5)
    let ends = frames.map { trim.ends(atFrame: $0) }
    func isWhole(_ ends: (start: Double, end: Double)) -> Bool { ends.end - ends.start > 1 - 1e-6 }
    let parts = ends.filter { !isWhole($0) }
    // How often the part has been around the outline.
    let turns = ((parts.map(\.start).min() ?? 0) + 1e-6).rounded(.down)
    guard parts.allSatisfy({ $0.end - turns <= 1 + 1e-6 }) else {
      refuse(draft.layer, "trims a path across its start")
      return nil
    }
    // Where each end is what its own property says, its keyframes are the designer's.
    let isApart =
      trim.offset.isStatic && !trim.crosses(at: frames)
      && (parts.count == ends.count || trim.offset.track.initialValue == turns * 360)
    func value(
      _ text: String, _ property: Property<Double>,
      _ read: @escaping ((start: Double, end: Double)) -> Double
    ) -> NumberCode {
      draft.motion.value(
        MotionTrack.Source(of: isApart ? [.scalar(property)] : trim.parts, .component) {
          let ends = trim.ends(atFrame: $0)
          return min(1, max(0, read(ends) - (isWhole(ends) ? 0 : turns)))
        }, name + " " + text)
    }
    let start = value("start", trim.start) { $0.start }
    let end = value("end", trim.end) { $0.end }
    let length: SwiftCode = start.isAlways(0) ? "\(end)" : "\(end) - \(start)"
    let isSometimesEmpty = ends.contains { $0.end - $0.start < 0.0005 }
    return (".trim(from: \(start), to: \(end))", isSometimesEmpty ? length : nil)
  }
}
