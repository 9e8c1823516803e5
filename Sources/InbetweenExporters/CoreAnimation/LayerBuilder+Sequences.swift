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
  ///   - key: what the pictures show.
  ///   - build: builds it of layers.
  ///   - sequence: draws it as pictures; knows what was lost.
  /// - Returns: what either made.
  mutating func asSequence(
    _ layer: AnimatedLayer, _ key: LayerPictures.Key, _ build: (inout Self) -> LayerNode?,
    orElse sequence: (inout Self, [Loss]) -> PlacedSequence?
  ) -> LayerNode? {
    // Where pictures stood for the same before, they do so here.
    if let losses = pictures.losses[key], let placed = sequence(&self, losses) {
      take(placed, for: losses, layer)
      return placed.node
    }
    let before = self
    lost = []
    let built = build(&self)
    let reasons = lost
    lost = before.lost + reasons
    guard !reasons.isEmpty else { return built }
    var other = before
    other.keepWork(of: self)
    guard let placed = sequence(&other, reasons) else {
      keepWork(of: other)
      if other.isFull, !isFull { reportFull(layer) }
      return built
    }
    self = other
    pictures.losses[key] = reasons
    take(placed, for: reasons, layer)
    return placed.node
  }

  /// What another try did has been done, whatever becomes of it.
  private mutating func keepWork(of other: Self) {
    pictures = other.pictures
    work = other.work
  }

  /// Notes and tells that pictures stand for something.
  mutating func take(_ placed: PlacedSequence, for losses: [Loss], _ layer: AnimatedLayer) {
    if taken.insert(placed.key).inserted {
      report.pictures += placed.sequence.pictures.count
      report.pictureBytes += placed.sequence.bytes
    }
    guard !placed.sequence.pictures.isEmpty else { return }
    log.report(.pictures(placed.sequence, for: losses.map(\.what), "Core Animation", layer))
  }

  /// Pictures as a layer.
  struct PlacedSequence {
    var key: LayerPictures.Key
    var sequence: ImageSequence
    var node: LayerNode
  }

  /// The layer that shows what nodes are at each frame of a place.
  ///
  /// - Parameters:
  ///   - key: what the pictures show.
  ///   - name: what its function is named after.
  ///   - context: when it is seen, and on which clock.
  ///   - part: what matters of their space, and what it shows at a frame of the place's own clock; asked
  ///     for what was not drawn before.
  /// - Returns: nil where the pictures would be too large or too many.
  mutating func placed(
    _ key: LayerPictures.Key, _ name: String, _ context: LayerContext,
    _ part: () -> (area: Rect, list: (Double) -> DisplayList)
  ) -> PlacedSequence? {
    guard context.range.length <= NativeLimits.sequenceFrames else { return nil }
    let frames = context.frames
    let sequence: ImageSequence
    if let known = pictures.drawn[key] {
      guard let known else { return nil }
      sequence = known
    } else {
      guard let made = drawn(key, frames, context, part) else { return nil }
      sequence = made
    }
    guard !sequence.pictures.isEmpty else {
      return PlacedSequence(key: key, sequence: sequence, node: LayerNode(name))
    }
    if sequence.pictures.count > 1 { tellUnmixed(.pictures) }
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
    return PlacedSequence(key: key, sequence: sequence, node: node)
  }

  /// Draws pictures that were not drawn before; nil where there can be none.
  private mutating func drawn(
    _ key: LayerPictures.Key, _ frames: [Double], _ context: LayerContext,
    _ part: () -> (area: Rect, list: (Double) -> DisplayList)
  ) -> ImageSequence? {
    guard !pictures.work.isSpent else {
      isFull = true
      return nil
    }
    let room = NativeLimits.pictureBytes - report.pictureBytes
    let (area, list) = part()
    let outcome = sequences.make(frames.count, area, room, &pictures.work) {
      list(context.clock.inside(frames[$0]))
    }
    switch outcome {
    case .sequence(let made):
      pictures.drawn[key] = made
      return made
    case .noRoom, .noWork:
      isFull = true
      return nil
    case .none:
      pictures.drawn[key] = .some(nil)
      return nil
    }
  }

  /// A layer's picture with masks and filters, in its own space.
  mutating func sequenceWithEffects(
    _ index: Int, _ context: LayerContext
  ) -> PlacedSequence? {
    // Effects around it change colours that are named, not those of pictures.
    guard context.colorMap.isEmpty, context.range.length <= NativeLimits.sequenceFrames else {
      return nil
    }
    let composition = composition(context)
    let layer = composition.layers[index]
    let list = pictured
    let key = LayerPictures.Key(.own(index), context)
    let made = placed(key, layer.name, context) {
      let frames = context.frames.lazy.map { context.clock.inside($0) }
      let part = list.ownPart(index, of: context.composition, size: context.size)
      return (
        composition.seen(index, size: context.size, frames: frames),
        { part.displayList(atFrame: $0) }
      )
    }
    // A picture by itself has nothing below it to mix with.
    if made != nil, let mode = layer.groups.lazy.flatMap(\.filters).compactMap(\.modeBelow).first {
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
  mutating func placedSequence(_ indices: [Int], _ context: LayerContext) -> PlacedSequence? {
    guard let last = indices.last else { return nil }
    return placedSequence(.together(indices), of: last, context) {
      $0.part(indices, of: context.composition, size: context.size)
    }
  }

  /// A layer as it lies in its composition, before it is matted or mixed.
  mutating func placedSequence(alone index: Int, _ context: LayerContext) -> PlacedSequence? {
    placedSequence(.alone(index), of: index, context) {
      $0.placedPart(index, of: context.composition, size: context.size)
    }
  }

  /// All that a part of the list shows.
  private mutating func placedSequence(
    _ part: LayerPictures.Part, of index: Int, _ context: LayerContext,
    _ cut: (AnimatedDisplayList) -> AnimatedDisplayList
  ) -> PlacedSequence? {
    guard context.colorMap.isEmpty else { return nil }
    let composition = composition(context)
    let key = LayerPictures.Key(part, context)
    let list = pictured
    return placed(key, composition.layers[index].name, context) {
      let part = cut(list)
      return (context.size.area(withMargins: 0), { part.displayList(atFrame: $0) })
    }
  }

  /// What a matte lets through, in black.
  mutating func matteSequence(_ matte: LayerMatte, _ context: LayerContext) -> PlacedSequence? {
    let composition = composition(context)
    var list = pictured.part([matte.layer], of: context.composition, size: context.size)
    list.compositions[list.main].layers[matte.layer].blendMode = .normal
    let part = list
    let name = composition.layers[matte.layer].name + " matte"
    func through(_ area: Rect, _ builder: inout Self) -> PlacedSequence? {
      let sheet = DisplayNode.fill(
        FillNode(DisplayClip(area).outlines, paint: .solid(Color(0, 0, 0))))
      let key = LayerPictures.Key(
        .matte(matte.layer, matte.kind, area), context)
      return builder.placed(key, name, context) {
        (
          area,
          { frame in
            var list = part.displayList(atFrame: frame)
            guard !list.nodes.isEmpty || matte.kind.isInverted else { return list }
            let mask = DisplayMatte(matte.kind, nodes: list.nodes)
            list.nodes = [.group(GroupNode([sheet], matte: mask))]
            return list
          }
        )
      }
    }
    let whole = context.size.area(withMargins: 0)
    guard matte.kind.isInverted else { return through(whole, &self) }
    // Only where its source ever is does an inverted matte hide anything.
    let key = LayerPictures.Key(.source(matte.layer), context)
    let source = placed(key, name, context) {
      (whole, { part.displayList(atFrame: $0) })
    }
    guard let source, case .sequence = source.node.kind else {
      return source.map { PlacedSequence(key: key, sequence: $0.sequence, node: everything()) }
    }
    let box = source.sequence.box
    guard var placed = through(box.grown(by: 2), &self) else { return nil }
    var around = LayerNode("around " + name, .shape(.init(rule: .evenOdd)))
    around.path = PathTrack(
      still: [Self.wide] + DisplayClip(box.grown(by: 1)).outlines, from: list.frames.start)
    placed.node = LayerNode(name, sublayers: [around, placed.node])
    return placed
  }

  // MARK: Findings

  /// Tells once that there is no room for more pictures.
  private mutating func reportFull(_ layer: AnimatedLayer) {
    isFull = true
    let fix = "make fewer or smaller layers need them, or use a SwiftUI view"
    log.report(
      pictures.work.isSpent
        ? .noWorkForPictures("Core Animation", layer, pictures.work, fix: fix)
        : .noRoomForPictures("Core Animation", layer, report, fix: fix))
  }
}

extension NamedFilter {
  /// How what it draws around its group mixes with what is below; nil where that looks as Normal does.
  fileprivate var modeBelow: BlendMode? {
    guard case .outerShadow(let shadow) = filter else { return nil }
    let (mode, color) = (shadow.blendMode, shadow.color.color)
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
  var frames: [Double] {
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
