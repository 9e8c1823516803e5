import InbetweenDiagnostics
import InbetweenSceneGraph
import InbetweenTimeline

extension KeyframesWriter {
  /// What a layer shows; nil for nothing.
  mutating func content(_ layer: SceneLayer, _ draft: inout LayerDraft) -> ViewCode? {
    switch layer.content {
    case .nothing: return nil
    case .solid(let color, let size):
      let name = theme.name(of: color, after: layer.name)
      draft.usesTheme = true
      var code = ViewCode("Rectangle()", box: Rect(origin: .zero, size: size))
      code.modify(".fill(theme.\(SwiftCode(identifier: name)))")
      code.modify(".frame(width: \(size.width), height: \(size.height))")
      return code
    case .image(let id, let size): return picture(id, size, &draft)
    case .artwork(let artwork): return draw(artwork, &draft)
    case .text(let text): return draw(text, &draft)
    case .composition(let nesting):
      let part = composition(nesting.composition)
      var code = ViewCode(
        part.call(time: clock(nesting.clock, layer, &draft)),
        box: Rect(origin: .zero, size: nesting.size))
      draft.usesTime = draft.usesTime || part.usesTime
      draft.usesTheme = draft.usesTheme || part.usesTheme
      code.leaves = 2
      let size = nesting.size
      code.modify(".frame(width: \(size.width), height: \(size.height), alignment: .topLeading)")
      if !layer.isCollapsed {
        code.modify(".clipped()")
        if scene.compositions[nesting.composition].mixes { code.compose() }
      }
      return code
    }
  }

  /// The time inside a nested composition.
  private mutating func clock(
    _ clock: SceneClock, _ layer: SceneLayer, _ draft: inout LayerDraft
  ) -> SwiftCode {
    switch clock {
    case .running(let start, let stretch):
      let shift = seconds(start)
      let moved: SwiftCode =
        shift == 0 ? "time" : shift < 0 ? "time + \(-shift)" : "time - \(shift)"
      if stretch == 1 { return moved }
      return shift == 0 ? "time / \(stretch)" : "(\(moved)) / \(stretch)"
    case .remapped(let remap, let end):
      let last = (end - 1) / rate
      let source = MotionTrack.Source(of: [.scalar(remap)], .factor) { [rate] frame in
        let inside = remap.value(atFrame: frame)
        return (inside * rate).rounded() == end && abs(inside * rate - end) < 1e-6 ? last : inside
      }
      let inside = draft.motion.value(source, "inner time")
      guard mixesFrames else { return "\(inside)" }
      guard case .field = inside else { return "Moment(\(inside))" }
      // Each of the frames leads to one of its own.
      return "time.map { \(inside.code(in: "Frames.value(of: \(ViewType.motionName), at: $0)")) }"
    }
  }

  // MARK: Artwork

  private mutating func draw(_ artwork: Artwork, _ draft: inout LayerDraft) -> ViewCode? {
    let views = views(artwork.nodes, artwork, .identity, &draft)
    return views.isEmpty ? nil : ViewCode(stacked: views)
  }

  /// The views of nodes, the lowest first, placed by the matrix of groups that never move.
  private mutating func views(
    _ nodes: [ArtworkNode], _ artwork: Artwork, _ matrix: AffineTransform,
    _ draft: inout LayerDraft
  ) -> [ViewCode] {
    var views: [ViewCode] = []
    for node in nodes {
      switch node {
      case .draw(let place):
        if let view = view(of: artwork.draws[place], artwork, matrix, &draft) { views.append(view) }
      case .group(let group): views += self.views(group, artwork, matrix, &draft)
      case .repeated: refuse(draft.layer, "has a repeater")
      }
    }
    return views
  }

  private mutating func views(
    _ group: ArtworkGroup, _ artwork: Artwork, _ matrix: AffineTransform,
    _ draft: inout LayerDraft
  ) -> [ViewCode] {
    let transform = artwork.transforms[group.transform]
    let source = transform.source
    let isPlain =
      source.opacity.isStatic && source.opacity.track.initialValue == 1
      && group.blendMode == .normal
    if let fixed = transform.fixed, isPlain, !source.isInSlots {
      return views(group.nodes, artwork, fixed.followed(by: matrix), &draft)
    }
    let inner = views(group.nodes, artwork, .identity, &draft)
    guard !inner.isEmpty else { return [] }
    var code = ViewCode(stacked: inner)
    placing(source, group.name, &code, &draft)
    if matrix != .identity { skewed(matrix, &code) }
    let opacity = value(
      source.opacity, group.name + " opacity", .component, within: 0...1, &draft)
    if !opacity.isAlways(1) || group.blendMode != .normal { code.compose() }
    code.fade(opacity)
    blend(group.blendMode, &code, draft)
    code.box = draft.whole
    return [code]
  }

  private mutating func blend(_ mode: BlendMode, _ code: inout ViewCode, _ draft: LayerDraft) {
    guard mode != .normal else { return }
    if let name = mode.swiftUI {
      code.modify(".blendMode(\(name))")
    } else {
      refuse(draft.layer, "mixes by Hard Mix")
    }
  }

  /// A picture that fills a rectangle; what is left over of it is cut equally at both sides.
  private mutating func picture(
    _ id: String, _ size: Size, _ draft: inout LayerDraft
  ) -> ViewCode {
    let asset = images.first { $0.id == id }
    var code: ViewCode
    if let asset, let themed = themed(asset, &draft) {
      code = ViewCode(themed, box: Rect(origin: .zero, size: size))
      code.fillFrame(of: size)
      return code
    }
    switch asset?.source {
    case .embedded(_, let base64):
      usesPictures = true
      draft.statics.line("private static let image = Pictures.image(\(base64))")
      code = ViewCode("Self.image", box: Rect(origin: .zero, size: size))
    case .external(_, let file):
      let stem = file.split(separator: ".").dropLast().joined(separator: ".")
      code = ViewCode(
        "Image(\(stem.isEmpty ? file : stem))", box: Rect(origin: .zero, size: size))
    case nil: code = ViewCode("Image(\(id))", box: Rect(origin: .zero, size: size))
    }
    code.fillFrame(of: size)
    return code
  }

  private mutating func view(
    of draw: ArtworkDraw, _ artwork: Artwork, _ matrix: AffineTransform,
    _ draft: inout LayerDraft
  ) -> ViewCode? {
    let name = draw.name.isEmpty ? draft.layer.name : draw.name
    var isBaked = isBaked(draw, matrix)
    guard
      var shape = shape(of: draw, artwork, isBaked ? matrix : .identity, named: name, &draft)
    else { return nil }
    if shape.box != nil, !isBaked, matrix == .identity { isBaked = true }
    let opacity: Property<Double>
    switch draw.style {
    case .fill(let fill):
      opacity = fill.opacity
      let style = style(fill.paint, opacity, shape, matrix, name, &draft)
      let rule: SwiftCode = fill.rule == .evenOdd ? ", style: FillStyle(eoFill: true)" : ""
      shape.code.modify(".fill(\(style)\(rule))")
    case .stroke(let stroke):
      opacity = stroke.opacity
      let style = style(stroke.paint, opacity, shape, matrix, name, &draft)
      shape.code.modify(".stroke(\(style), \(pen(stroke, name, &draft)))")
      // The caps of a line without length would be a dot.
      if let length = shape.length, stroke.cap != .butt {
        shape.code.modify(".opacity(\(length) > 0.0005 ? 1 : 0)")
      }
    }
    if let box = shape.box {
      shape.code.modify(".frame(width: \(box.size.width), height: \(box.size.height))")
      shape.code.box = box
    } else if shape.usesFrame {
      shape.code.modify(".frame(width: \(draft.canvas.width), height: \(draft.canvas.height))")
    }
    if !isBaked, matrix != .identity { skewed(matrix, &shape.code) }
    finish(draw, opacity, &shape.code, name, &draft)
    return shape.code
  }

  /// Opacity of what is not one colour, and mixing.
  private mutating func finish(
    _ draw: ArtworkDraw, _ opacity: Property<Double>, _ code: inout ViewCode, _ name: String,
    _ draft: inout LayerDraft
  ) {
    let (paint, mode): (Paint, BlendMode) =
      switch draw.style {
      case .fill(let fill): (fill.paint, fill.blendMode)
      case .stroke(let stroke): (stroke.paint, stroke.blendMode)
      }
    switch paint {
    case .solid: break
    case .gradient:
      let value = value(opacity, name + " opacity", .component, within: 0...1, &draft)
      code.fade(value)
    }
    blend(mode, &code, draft)
  }

  /// Whether a matrix can be worked into the outlines without changing how they are painted.
  private func isBaked(_ draw: ArtworkDraw, _ matrix: AffineTransform) -> Bool {
    let isMove = matrix.a == 1 && matrix.b == 0 && matrix.c == 0 && matrix.d == 1
    switch draw.style {
    case .fill(let fill):
      if case .solid = fill.paint { return true }
      return isMove
    case .stroke: return isMove
    }
  }
}

extension ViewCode {
  /// Lets a picture fill its frame; what is left over of it is cut.
  fileprivate mutating func fillFrame(of size: Size) {
    modify(".resizable()")
    modify(".scaledToFill()")
    modify(".frame(width: \(size.width), height: \(size.height))")
    modify(".clipped()")
  }
}

extension SceneComposition {
  /// Whether a layer mixes otherwise than normally with those below.
  fileprivate var mixes: Bool { layers.contains { $0.blendMode != .normal } }
}
