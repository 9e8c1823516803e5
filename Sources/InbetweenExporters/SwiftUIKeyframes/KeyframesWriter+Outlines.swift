import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

extension KeyframesWriter {
  /// What a step yields where its vertices move: a function of what moves in it.
  mutating func moving(
    _ step: Int, _ artwork: Artwork, _ matrix: AffineTransform, _ name: String,
    _ draft: inout LayerDraft
  ) -> SwiftCode? {
    let items = artwork.items(below: step).flatMap(\.properties).map(\.property)
    return moving(of: items, name, &draft) { frame, work in
      artwork.outlines(ofStep: step, atFrame: frame, work: &work).filter { !$0.vertices.isEmpty }
        .map { $0.applying(matrix) }
    }
  }

  /// The call of a function that makes outlines; nil where there are none or too many.
  mutating func moving(
    of properties: [AnyProperty], _ name: String, _ draft: inout LayerDraft,
    _ outlines: @escaping (Double, inout OutlineWork) -> [BezierPath]
  ) -> SwiftCode? {
    guard looksFurther else { return nil }
    guard outlineWork < limits.points else {
      refuse(draft.layer, "has an outline that is too much work")
      return nil
    }
    let samples = OutlineSamples(
      outlines, limit: min(limits.points - outlineWork, KeyframesLimits.work))
    defer { outlineWork += samples.taken }
    let range = draft.motion.range
    let first = samples.outlines(range.start)
    let form = OutlineLayout(of: first)
    let count = form.vertexCount
    guard count > 0 else {
      refuse(draft.layer, "has an outline that comes and goes")
      return nil
    }
    guard count <= 16 else {
      refuse(draft.layer, "has an outline of \(count) vertices that changes its shape")
      return nil
    }
    let start = Numbers(OutlineLayout.numbers(of: first))
    let keyframes = properties.flatMap(\.keyframeTimes).filter {
      $0 > range.start && $0 < range.end
    }
    for frame in Array(stride(from: range.start, through: range.end, by: 0.5)) + keyframes {
      guard samples.numbers(frame, of: form) != nil || samples.isSpent else {
        refuse(draft.layer, "has an outline whose vertices come and go")
        return nil
      }
    }
    func refused() -> Bool {
      if samples.isSpent { refuse(draft.layer, "has an outline that is too much work") }
      return samples.isSpent
    }
    guard !refused() else { return nil }
    vertexCount += count
    movingVertexCount += count
    let codes = (0..<start.count).map { place -> SwiftCode in
      let number = draft.motion.value(
        MotionTrack.Source(of: properties) { (samples.numbers($0, of: form) ?? start)[place] },
        Self.edges[place % 2] + (place > 40 ? "" : " \(name)"))
      return "\(number)"
    }
    guard !refused() else { return nil }
    let function = SwiftCode(identifier: draft.names.name(after: name + " outline", or: "outline"))
    write(first, codes, function, &draft)
    return "\(function)(motion)"
  }

  private static let edges = ["x", "y"]

  /// Writes the function that draws outlines of this form.
  private func write(
    _ outlines: [BezierPath], _ codes: [SwiftCode], _ function: SwiftCode,
    _ draft: inout LayerDraft
  ) {
    draft.namesMotion = true
    draft.statics.block("private func \(function)(_ motion: Motion) -> Path") { body in
      body.line("var path = Path()")
      var rest = codes[...]
      func point() -> SwiftCode {
        let pair = rest.prefix(2)
        rest = rest.dropFirst(2)
        return "CGPoint(x: \(pair.first ?? "0"), y: \(pair.last ?? "0"))"
      }
      for outline in outlines {
        let vertices = outline.vertices.map { _ in VertexCode(point(), point(), point()) }
        guard let first = vertices.first else { continue }
        body.line("path.move(to: \(first.point))")
        for (from, to) in zip(vertices, vertices.dropFirst()) {
          from.isStraight(to: to)
            ? body.line("path.addLine(to: \(to.point))") : from.curve(to: to, &body)
        }
        guard outline.isClosed else { continue }
        if let last = vertices.last, !last.isStraight(to: first) { last.curve(to: first, &body) }
        body.line("path.closeSubpath()")
      }
      body.line("return path")
    }
  }

  /// A vertex whose numbers are code.
  private struct VertexCode {
    var point: SwiftCode
    var before: SwiftCode
    var after: SwiftCode

    init(_ point: SwiftCode, _ before: SwiftCode, _ after: SwiftCode) {
      self.point = point
      self.before = before
      self.after = after
    }

    /// Whether the way to another vertex has its handles at its ends.
    func isStraight(to next: VertexCode) -> Bool {
      after == point && next.before == next.point
    }

    func curve(to next: VertexCode, _ body: inout SourceWriter) {
      body.line("path.addCurve(")
      body.line("  to: \(next.point),")
      body.line("  control1: \(after),")
      body.line("  control2: \(next.before))")
    }
  }
}
