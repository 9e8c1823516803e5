import InbetweenDiagnostics
import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

// What layers have no words for becomes pictures, drawn when the source is written.

extension LayerBuilder {
  /// A try at building something of layers; where something of it is lost, pictures take its place
  /// if they can.
  ///
  /// - Parameters:
  ///   - layer: whose part it is.
  ///   - build: builds it of layers.
  ///   - sequence: draws it as pictures; knows what was lost.
  /// - Returns: what either made.
  mutating func asSequence(
    _ layer: SceneLayer, _ build: (inout Self) -> LayerNode?,
    orElse sequence: (inout Self, [Loss]) -> PlacedSequence?
  ) -> LayerNode? {
    let before = self
    lost = []
    let built = build(&self)
    let reasons = lost
    lost = before.lost + reasons
    guard !reasons.isEmpty else { return built }
    var other = before
    guard let placed = sequence(&other, reasons) else {
      if other.isFull, !isFull { reportFull(layer) }
      return built
    }
    self = other
    take(placed, for: reasons, layer)
    return placed.node
  }

  /// Notes and tells that pictures stand for something.
  mutating func take(_ placed: PlacedSequence, for losses: [Loss], _ layer: SceneLayer) {
    report.pictures += placed.sequence.pictures.count
    report.pictureBytes += placed.sequence.bytes
    guard !placed.sequence.pictures.isEmpty else { return }
    log.report(.pictures(placed.sequence, for: losses.map(\.what), "Core Animation", layer))
  }

  /// Pictures as a layer.
  struct PlacedSequence {
    var sequence: ImageSequence
    var node: LayerNode
  }

  /// The layer that shows what nodes are at each frame of a place.
  ///
  /// - Parameters:
  ///   - name: what its function is named after.
  ///   - context: when it is seen, and on which clock.
  ///   - area: what matters of their space.
  ///   - nodes: at a frame of the place's own clock.
  /// - Returns: nil where the pictures would be too large or too many.
  mutating func placed(
    _ name: String, _ context: LayerContext, _ area: Rect, _ nodes: (Double) -> [DisplayNode]
  ) -> PlacedSequence? {
    guard context.range.length <= NativeLimits.sequenceFrames else { return nil }
    let frames = context.frames
    let room = NativeLimits.pictureBytes - report.pictureBytes
    let sequence: ImageSequence
    switch sequences.make(frames.count, area, room, { nodes(context.clock.inside(frames[$0])) }) {
    case .sequence(let made): sequence = made
    case .noRoom:
      isFull = true
      return nil
    case .none: return nil
    }
    guard !sequence.pictures.isEmpty else {
      return PlacedSequence(sequence: sequence, node: LayerNode(name))
    }
    var node = LayerNode(name, .sequence(sequence.pictures))
    node.bounds = sequence.box
    var keys: [NumbersKey] = []
    var hidden: [NumbersKey] = []
    for (frame, shown) in zip(frames, sequence.shown) {
      let isHidden = shown == nil ? 1.0 : 0
      if hidden.last?.numbers != [isHidden] {
        hidden.append(NumbersKey(frame: frame, numbers: [isHidden], easing: .hold))
      }
      guard let shown, keys.last?.numbers != [Double(shown)] else { continue }
      keys.append(NumbersKey(frame: frame, numbers: [Double(shown)], easing: .hold))
    }
    node.channels = [LayerChannel(key: .contents, keys: keys)]
    if hidden.contains(where: { $0.numbers == [1] }) {
      node.channels.append(LayerChannel(key: .hidden, keys: hidden))
    }
    return PlacedSequence(sequence: sequence, node: node)
  }

  /// A layer's picture with masks, effects and styles, in its own space.
  mutating func sequenceWithEffects(
    _ index: Int, in composition: SceneComposition, _ context: LayerContext
  ) -> PlacedSequence? {
    // Effects around it change colours that are named, not those of pictures.
    guard context.colorMap.isEmpty, context.range.length <= NativeLimits.sequenceFrames else {
      return nil
    }
    let part = scene.partWithEffects(index, of: composition, size: context.size)
    let frames = context.frames.lazy.map { context.clock.inside($0) }
    let area = composition.seen(index, size: context.size, frames: frames)
    let list = part.lowered()
    let layer = composition.layers[index]
    let made = placed(layer.name, context, area) { list.displayList(atFrame: $0).nodes }
    // A picture by itself has nothing below it to mix with.
    if made != nil, let mode = layer.styles.lazy.compactMap(\.modeBelow).first {
      log.report(
        Diagnostic(
          .lostInTarget, at: layer.origin.path, layer: layer.name,
          """
          Core Animation cannot draw the blend mode \(mode.title) of a layer style; the style is \
          drawn without it
          """,
          fix: "set the style's blend mode to Normal, or use a SwiftUI view"))
    }
    return made
  }

  /// Layers as they look in their composition.
  mutating func placedSequence(
    _ indices: [Int], in composition: SceneComposition, _ context: LayerContext
  ) -> PlacedSequence? {
    guard context.colorMap.isEmpty, let last = indices.last else { return nil }
    let part = scene.part(indices, of: composition, size: context.size)
    return placed(of: part, composition.layers[last].name, context)
  }

  /// A layer as it lies in its composition, before it is matted or mixed.
  mutating func placedSequence(
    alone index: Int, in composition: SceneComposition, _ context: LayerContext
  ) -> PlacedSequence? {
    guard context.colorMap.isEmpty else { return nil }
    let part = scene.placedPart(index, of: composition, size: context.size)
    return placed(of: part, composition.layers[index].name, context)
  }

  /// Pictures of all that a part of the scene shows.
  private mutating func placed(of part: Scene, _ name: String, _ context: LayerContext)
    -> PlacedSequence?
  {
    let list = part.lowered()
    return placed(name, context, context.size.area(withMargins: 0)) {
      list.displayList(atFrame: $0).nodes
    }
  }

  /// What a matte lets through, in black.
  mutating func matteSequence(
    _ matte: SceneMatte, in composition: SceneComposition, _ context: LayerContext
  ) -> PlacedSequence? {
    var part = scene.part([matte.source], of: composition, size: context.size)
    part.main.layers[matte.source].blendMode = .normal
    let list = part.lowered()
    let name = composition.layers[matte.source].name + " matte"
    func through(_ area: Rect, _ builder: inout Self) -> PlacedSequence? {
      let sheet = DisplayNode.fill(
        FillNode(DisplayClip(area).outlines, paint: .solid(Color(0, 0, 0))))
      return builder.placed(name, context, area) { frame in
        let nodes = list.displayList(atFrame: frame).nodes
        return nodes.isEmpty && !matte.kind.isInverted
          ? [] : [.group(GroupNode([sheet], matte: DisplayMatte(matte.kind, nodes: nodes)))]
      }
    }
    let whole = context.size.area(withMargins: 0)
    guard matte.kind.isInverted else { return through(whole, &self) }
    // Only where its source ever is does an inverted matte hide anything.
    let source = placed(name, context, whole) { list.displayList(atFrame: $0).nodes }
    guard let source, case .sequence = source.node.kind else {
      return source.map { PlacedSequence(sequence: $0.sequence, node: everything()) }
    }
    let box = source.sequence.box
    guard var placed = through(box.grown(by: 2), &self) else { return nil }
    var around = LayerNode("around " + name, .shape(.init(rule: .evenOdd)))
    around.path = PathTrack(
      still: [Self.wide] + DisplayClip(box.grown(by: 1)).outlines, from: scene.frames.start)
    placed.node = LayerNode(name, sublayers: [around, placed.node])
    return placed
  }

  // MARK: Findings

  /// Tells once that there is no room for more pictures.
  private mutating func reportFull(_ layer: SceneLayer) {
    isFull = true
    log.report(
      .noRoomForPictures(
        "Core Animation", layer, report,
        fix: "make fewer or smaller layers need them, or use a SwiftUI view"))
  }
}

extension LayerStyle {
  /// How what it draws around the layer mixes with what is below; nil where that looks as Normal does.
  fileprivate var modeBelow: BlendMode? {
    let (mode, color): (BlendMode, Property<Color>) =
      switch kind {
      case .dropShadow(let shadow): (shadow.blendMode, shadow.color)
      case .outerGlow(let glow): (glow.blendMode, glow.color)
      case .stroke, .innerShadow, .innerGlow, .colorOverlay, .other: (.normal, .constant(.black))
      }
    // Black makes everything black, and white everything white, as they do by themselves.
    let shade = color.isStatic ? color.track.initialValue.shade : nil
    let isAsNormal =
      mode == .normal || mode == .multiply && shade == 0 || mode == .screen && shade == 1
    return isAsNormal ? nil : mode
  }
}

extension Color {
  /// How light a grey is; nil for a colour.
  fileprivate var shade: Double? { red == green && green == blue ? red : nil }
}

extension LayerBuilder.LayerContext {
  /// Those of the main composition, each of which has a picture.
  fileprivate var frames: [Double] {
    Array(stride(from: range.start, to: range.end - 1e-6, by: 1))
  }
}

extension Matte.Kind {
  /// Whether it hides what its source covers.
  fileprivate var isInverted: Bool {
    switch self {
    case .alpha, .luma: false
    case .alphaInverted, .lumaInverted: true
    }
  }
}

extension Rect {
  fileprivate func grown(by margin: Double) -> Rect {
    Rect(
      origin: Point(origin.x - margin, origin.y - margin),
      size: Size(size.width + 2 * margin, size.height + 2 * margin))
  }
}
