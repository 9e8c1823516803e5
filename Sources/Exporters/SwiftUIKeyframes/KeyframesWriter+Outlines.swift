import Diagnostics
import Geometry
import Motion
import SceneGraph
import TimelineModel

extension KeyframesWriter {
  /// An outline whose vertices move: a function of what moves in it.
  mutating func moving(
    _ draw: ArtworkDraw, _ artwork: Artwork, _ matrix: AffineTransform, _ shift: Point,
    _ name: String, _ usesGradient: Bool, _ draft: inout LayerDraft
  ) -> ShapeCode? {
    let items = artwork.items(below: draw.outlines).flatMap(\.properties).map(\.property)
    let path = moving(of: items, name, &draft) { frame in
      artwork.outlines(of: draw, atFrame: frame).filter { !$0.vertices.isEmpty }
        .map { $0.applying(matrix) }
    }
    return path.map { ShapeCode(code: ViewCode($0), shift: shift, usesFrame: usesGradient) }
  }

  /// The call of a function that makes outlines; nil where there are none or too many.
  mutating func moving(
    of properties: [AnyProperty], _ name: String, _ draft: inout LayerDraft,
    _ outlines: @escaping (Double) -> [BezierPath]
  ) -> SwiftCode? {
    let range = draft.motion.range
    let first = outlines(range.start)
    let counts = first.map(\.vertices.count)
    let closed = first.map(\.isClosed)
    let count = counts.reduce(0, +)
    guard count > 0 else {
      refuse(draft.layer, "has an outline that comes and goes")
      return nil
    }
    guard count <= 16 else {
      refuse(draft.layer, "has an outline of \(count) vertices that changes its shape")
      return nil
    }
    for frame in stride(from: range.start, through: range.end, by: 1) {
      let now = outlines(frame)
      guard now.map(\.vertices.count) == counts, now.map(\.isClosed) == closed else {
        refuse(draft.layer, "has an outline whose vertices come and go")
        return nil
      }
    }
    vertexCount += count
    var codes: [SwiftCode] = []
    for index in 0..<TrackKind.numbers(first).count {
      codes.append(
        draft.motion.value(
          MotionTrack.Source(of: properties) { frame in
            let numbers = TrackKind.numbers(outlines(frame))
            return index < numbers.count ? numbers[index] : 0
          }, Self.edges[index % 2] + (index > 40 ? "" : " \(name)")))
    }
    let function = SwiftCode(identifier: draft.names.name(after: name + " outline", or: "outline"))
    write(codes, counts, closed, function, &draft)
    return "\(function)(motion)"
  }

  private static let edges = ["x", "y"]

  private func write(
    _ codes: [SwiftCode], _ counts: [Int], _ closed: [Bool], _ function: SwiftCode,
    _ draft: inout LayerDraft
  ) {
    draft.statics.block("private func \(function)(_ motion: Motion) -> Path") { body in
      body.line("var path = Path()")
      var place = counts.count
      for (index, count) in counts.enumerated() {
        func point(_ vertex: Int, _ part: Int) -> SwiftCode {
          let at = place + vertex % count * 6 + part * 2
          return "CGPoint(x: \(codes[at]), y: \(codes[at + 1]))"
        }
        body.line("path.move(to: \(point(0, 0)))")
        let last = closed[index] ? count : count - 1
        for vertex in 0..<last {
          let isStraight =
            point(vertex, 2) == point(vertex, 0) && point(vertex + 1, 1) == point(vertex + 1, 0)
          if isStraight {
            if vertex + 1 < count { body.line("path.addLine(to: \(point(vertex + 1, 0)))") }
          } else {
            body.line("path.addCurve(")
            body.line("  to: \(point(vertex + 1, 0)),")
            body.line("  control1: \(point(vertex, 2)),")
            body.line("  control2: \(point(vertex + 1, 1)))")
          }
        }
        if closed[index] { body.line("path.closeSubpath()") }
        place += count * 6
      }
      body.line("return path")
    }
  }

  // MARK: Masks

  /// Limits a view, in the layer's space, to what its masks show.
  mutating func mask(_ layer: SceneLayer, _ code: inout ViewCode, _ draft: inout LayerDraft) {
    let masks = layer.masks.filter { $0.mask.mode != .none }
    guard !masks.isEmpty else { return }
    for (index, mask) in masks.enumerated() {
      let source = mask.mask
      let isSharp =
        source.feather.isStatic && source.feather.track.initialValue == .zero
        && source.opacity.isStatic && source.opacity.track.initialValue == 1
      let isHole: Bool
      switch source.mode {
      case .add where index == 0: isHole = source.isInverted
      case .subtract: isHole = !source.isInverted
      case .intersect, .darken: isHole = source.isInverted
      case .none, .add, .lighten, .difference:
        refuse(layer, "joins masks by other ways than cutting")
        return
      }
      guard isSharp else {
        refuse(layer, "has a mask that is soft or see-through")
        return
      }
      guard let path = path(of: mask, &draft) else { return }
      let origin = code.box?.origin ?? .zero
      var shape = ViewCode(path)
      if origin != .zero { shape.offset(x: "\(-origin.x)", y: "\(-origin.y)") }
      code.compose()
      guard isHole else {
        code.modify(".mask(alignment: .topLeading) {", shape.lines)
        continue
      }
      let frame = code.box ?? draft.whole
      code.modify(
        ".mask(alignment: .topLeading) {",
        ["ZStack(alignment: .topLeading) {", "  Rectangle()"]
          + shape.lines.map(\.indented) + [
            "    .blendMode(.destinationOut)",
            "}",
            ".frame(width: \(frame.size.width), height: \(frame.size.height))",
            ".compositingGroup()",
          ])
    }
  }

  private mutating func path(of mask: SceneMask, _ draft: inout LayerDraft) -> SwiftCode? {
    if let fixed = mask.fixedOutlines { return path(fixed, "mask", &draft) }
    let source = mask.mask
    guard source.expansion.isStatic, source.expansion.track.initialValue == 0 else {
      refuse(draft.layer, "has a mask whose expansion moves")
      return nil
    }
    return moving(of: [.path(source.path)], "mask", &draft) { frame in
      var path = source.path.value(atFrame: frame)
      path.isClosed = true
      return [path]
    }
  }
}
