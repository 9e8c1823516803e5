import InbetweenDiagnostics
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
  mutating func shape(
    of draw: ArtworkDraw, _ artwork: Artwork, _ matrix: AffineTransform, named name: String,
    _ draft: inout LayerDraft
  ) -> ShapeCode? {
    let isMove = matrix.a == 1 && matrix.b == 0 && matrix.c == 0 && matrix.d == 1
    let shift = isMove ? Point(matrix.tx, matrix.ty) : .zero
    let usesGradient: Bool
    switch draw.style {
    case .fill(let fill): usesGradient = fill.paint.isGradient
    case .stroke(let stroke): usesGradient = stroke.paint.isGradient
    }
    if slots != nil, let outline = ThemedOutline(draw.outlines, of: artwork),
      let path = themed(outline, &draft)
    {
      let moved: SwiftCode =
        matrix == .identity ? "" : ".applying(\(Self.affine(matrix)))"
      return ShapeCode(
        code: ViewCode(path + moved), shift: shift, usesFrame: usesGradient)
    }
    if isMove, let (shape, box) = primitive(draw, artwork) {
      return ShapeCode(
        code: ViewCode(shape),
        box: Rect(origin: box.origin + shift, size: box.size), shift: shift)
    }
    var trimmed: (modifier: SwiftCode, length: SwiftCode?)?
    var outlines: [BezierPath]?
    if let fixed = artwork.fixed[draw.outlines] {
      outlines = fixed.shapes.flatMap { $0 }
    } else if let (whole, trim) = self.trimmed(draw.outlines, artwork) {
      outlines = [whole]
      trimmed = self.trim(trim, name, &draft)
      if trimmed == nil { return nil }
    }
    guard var outlines else {
      return moving(draw, artwork, matrix, shift, name, usesGradient, &draft)
    }
    outlines = outlines.filter { !$0.vertices.isEmpty }
    guard !outlines.isEmpty else { return nil }
    let path = path(outlines.map { $0.applying(matrix) }, name, &draft)
    var code = ViewCode(path)
    if let trimmed { code.modify(trimmed.modifier) }
    return ShapeCode(
      code: code, shift: shift, usesFrame: usesGradient, length: trimmed?.length)
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
  private func primitive(
    _ draw: ArtworkDraw, _ artwork: Artwork
  ) -> (SwiftCode, Rect)? {
    if case .stroke(let stroke) = draw.style, stroke.dashes != nil { return nil }
    guard let (source, shift) = source(draw.outlines, artwork) else { return nil }
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
      guard let matrix = artwork.transforms[place].fixed, matrix.a == 1, matrix.b == 0,
        matrix.c == 0, matrix.d == 1, let (source, shift) = source(inner, artwork)
      else { return nil }
      return (source, shift + Point(matrix.tx, matrix.ty))
    case .modified, .selected, .merged, .repeated: return nil
    }
  }

  // MARK: Trim paths

  /// The only still outline of a step that trims it.
  private func trimmed(_ step: Int, _ artwork: Artwork) -> (BezierPath, TrimPaths)? {
    func still(_ inputs: [Int]) -> BezierPath? {
      var outlines: [BezierPath] = []
      for input in inputs {
        guard let fixed = artwork.fixed[input] else { return nil }
        outlines += fixed.shapes.flatMap { $0 }
      }
      let drawn = outlines.filter { $0.curveCount > 0 }
      return drawn.count == 1 ? drawn[0] : nil
    }
    switch artwork.steps[step] {
    case .gathered(let inputs) where inputs.count == 1: return trimmed(inputs[0], artwork)
    case .modified(.trim(let trim), let inputs): return still(inputs).map { ($0, trim) }
    case .selected(let whole, _):
      guard case .modified(.trim(let trim), let inputs) = artwork.steps[whole], inputs.count == 1
      else { return nil }
      return still(inputs).map { ($0, trim) }
    case .source, .gathered, .placed, .modified, .merged, .repeated: return nil
    }
  }

  /// The modifier that trims, and the length that is left where it may be none; nil where SwiftUI's
  /// cannot.
  private mutating func trim(
    _ trim: TrimPaths, _ name: String, _ draft: inout LayerDraft
  ) -> (modifier: SwiftCode, length: SwiftCode?)? {
    let parts: [AnyProperty] = [.scalar(trim.start), .scalar(trim.end), .scalar(trim.offset)]
    func ends(_ frame: Double) -> (Double, Double) {
      let shift = trim.offset.value(atFrame: frame) / 360
      let start = min(1, max(0, trim.start.value(atFrame: frame)))
      let end = min(1, max(0, trim.end.value(atFrame: frame)))
      return (min(start, end) + shift, max(start, end) + shift)
    }
    let range = draft.motion.range
    var shortest = 1.0
    for frame in stride(from: range.start, through: range.end, by: 0.5) {
      let (start, end) = ends(frame)
      shortest = min(shortest, end - start)
      if start < -1e-6 || end > 1 + 1e-6 {
        refuse(draft.layer, "trims a path across its start")
        return nil
      }
    }
    func value(_ text: String, _ read: @escaping (Double) -> Double) -> NumberCode {
      draft.motion.value(
        MotionTrack.Source(of: parts, .component) { min(1, max(0, read($0))) },
        name + " " + text)
    }
    let start = value("start") { ends($0).0 }
    let end = value("end") { ends($0).1 }
    let length: SwiftCode = start.isAlways(0) ? "\(end)" : "\(end) - \(start)"
    return (".trim(from: \(start), to: \(end))", shortest < 0.0005 ? length : nil)
  }
}

extension Paint {
  fileprivate var isGradient: Bool {
    switch self {
    case .solid: false
    case .gradient: true
    }
  }
}
