import InbetweenDiagnostics
import InbetweenLowering
import InbetweenRuntime
import InbetweenSceneGraph
import InbetweenTimeline
import InbetweenTypesetting

// Groups of the display list: what limits, places and changes a picture as a whole.

extension SwiftUIWriter {
  /// Draws a group into `context`, which has nothing else to it.
  ///
  /// - Parameters:
  ///   - group: what is drawn.
  ///   - subject: the layer that it is of.
  ///   - isMixed: whether `context` has an opacity or a blend mode for the whole.
  ///   - writer: takes the statements.
  mutating func draw(
    _ group: AnimatedGroup, of subject: LayerSubject, isMixed: Bool = false,
    into writer: inout CodeLines
  ) {
    switch group.matte {
    case nil: break
    case .nodes(_, let nodes):
      writer.closure("context.clipToLayer { context in") {
        draw(nodes, of: subject, into: &$0)
      }
    case .setMatte(let matte): clip(to: matte, subject, into: &writer)
    }
    let name = name(of: group.name, subject.layer)
    if let placement = group.placement {
      for line in place(placement, after: name) { writer.line(line) }
    }
    var isMixed = isMixed
    if !group.opacity.isAlways(1, .component) {
      writer.line("context.opacity *= \(number(group.opacity, after: name, .component))")
      isMixed = true
    }
    draw(group, group.filters[...], of: subject, isMixed: isMixed, into: &writer)
  }

  /// The name of what an effect does to a layer.
  func name(of effect: String, _ layer: AnimatedLayer) -> String {
    layer.name + " " + (effect.isEmpty ? "effect" : effect)
  }

  /// Draws a group with some of its filters: the first ones.
  mutating func draw(
    _ group: AnimatedGroup, _ filters: ArraySlice<NamedFilter>, of subject: LayerSubject,
    isMixed: Bool, into writer: inout CodeLines
  ) {
    var rest = filters
    var added: [SwiftCode] = []
    var isChanged = isMixed
    // The filter that is added last sees the picture first.
    while let last = rest.last, let lines = filter(last, subject) {
      added += lines
      isChanged = isChanged || !lines.isEmpty
      rest.removeLast()
    }
    if isChanged {
      for line in added { writer.line(line) }
      // A single paint is a picture by itself.
      if rest.isEmpty, !isMixed, group.masks.isEmpty, group.isOnePaint {
        return draw(group.children, of: subject, into: &writer)
      }
      writer.closure("context.drawLayer { context in") {
        draw(group, rest, of: subject, isMixed: false, into: &$0)
      }
      return
    }
    guard let last = rest.popLast() else {
      mask(group, of: subject, &writer)
      return content(of: group, of: subject, into: &writer)
    }
    draw(last, over: rest, of: group, subject, into: &writer)
  }

  /// Draws what a group holds, without what happens to it.
  mutating func content(
    of group: AnimatedGroup, of subject: LayerSubject, into writer: inout CodeLines
  ) {
    guard group.isPictureOfItsOwn || group.isCutTogether || group.masksPartly && !group.isOneStroke
    else {
      return clippedContent(of: group, of: subject, into: &writer)
    }
    writer.closure("context.drawLayer { context in") {
      clippedContent(of: group, of: subject, into: &$0)
    }
  }

  /// The same in a context of its own.
  mutating func clippedContent(
    of group: AnimatedGroup, of subject: LayerSubject, into writer: inout CodeLines
  ) {
    for clip in group.clips { writer.line("context.clip(to: \(Self.path(of: clip)))") }
    draw(group.children, of: subject, into: &writer)
  }

  /// A rectangle as a path.
  static func path(of rect: Rect) -> SwiftCode {
    """
    Path(CGRect(x: \(rect.origin.x), y: \(rect.origin.y), width: \(rect.size.width), \
    height: \(rect.size.height)))
    """
  }

  private mutating func draw(
    _ nodes: [AnimatedNode], of subject: LayerSubject, into writer: inout CodeLines
  ) {
    for (index, node) in nodes.enumerated() {
      // What changes the context must not change it for what follows.
      guard index + 1 < nodes.count, node.changesContext else {
        draw(node, of: subject, into: &writer)
        continue
      }
      writer.closure("do {") { writer in
        writer.line("var context = context")
        draw(node, of: subject, into: &writer)
      }
    }
  }

  private mutating func draw(
    _ node: AnimatedNode, of subject: LayerSubject, into writer: inout CodeLines
  ) {
    let layer = subject.layer
    switch node {
    case .fill(let fill): draw(fill, nil, of: layer, into: &writer)
    case .stroke(let stroke): draw(stroke, nil, of: layer, into: &writer)
    case .image(let image):
      parts.insert(.filling)
      writer.line(
        """
        draw(\(self.image(image.asset, layer)), filling: CGSize(width: \(image.size.width), \
        height: \(image.size.height)), in: context)
        """)
    case .artwork(let artwork): draw(artwork, of: layer, into: &writer)
    case .text(let text): draw(text, of: layer, into: &writer)
    case .composition(let nesting):
      let function = composition(nesting.composition, size: nesting.size)
      let clock = clock(nesting.clock, layer)
      writer.line(SwiftCode(calling: function, "&context, \(clock), theme"))
    case .group(let group): draw(group, of: subject, into: &writer)
    case .chosen(let number, let choices, let otherwise):
      // What chooses and moves is reported as lost.
      let chosen = number.value(atFrame: 0).rounded()
      draw(
        choices.first { $0.number == chosen }?.node ?? otherwise, of: subject, into: &writer)
    }
  }

  // MARK: Places

  /// The statements of a flat placement; none when it changes nothing.
  private mutating func place(_ placement: AnimatedPlacement, after text: String) -> [SwiftCode] {
    func number(_ number: AnimatedNumber) -> SwiftCode? {
      number.isAlways(0) ? nil : self.number(number, after: text)
    }
    let scale = placement.scale
    let isScaled = !scale.x.isAlways(1, .factor) || !scale.y.isAlways(1, .factor)
    return place(
      anchor: changing(placement.anchor, after: text + " anchor"),
      position: changing(placement.position, after: text + " position"),
      scale: isScaled
        ? """
        CGPoint(x: \(self.number(scale.x, after: text, .factor)), \
        y: \(self.number(scale.y, after: text, .factor)))
        """ : nil,
      rotation: number(placement.rotation), skew: number(placement.skew),
      skewAxis: placement.skew.isAlways(0) ? nil : number(placement.skewAxis))
  }

  // MARK: Mattes

  /// Limits `context` to what a layer of the composition says as a matte.
  private mutating func clip(
    to matte: AnimatedSetMatte, _ subject: LayerSubject, into writer: inout CodeLines
  ) {
    let composition = list.compositions[matte.composition]
    let identifier = matte.source.value(atFrame: 0).rounded()
    guard let index = composition.layers.firstIndex(where: { Double($0.id) == identifier }),
      index != matte.layer
    else { return }
    sizes[matte.composition] = sizes[subject.place.composition]
    let place = LayerLocation(composition: matte.composition, layer: index)
    let source = composition.layers[index]
    let channel = matte.channel.value(atFrame: 0).rounded()
    guard channel != 9, channel != 10,
      let function = function(of: source, at: place, in: composition)
    else { return }
    let drawing = SwiftCode(calling: function, "context, frame, theme")
    let inverse: SwiftCode = matte.isInverted.isOn(atFrame: 0) ? "(options: .inverse)" : ""
    let shown = isShown(source, in: matte.composition)
    writer.closure("context.clipToLayer\(inverse) { context in") { writer in
      writer.line("context.transform = canvas.transform")
      guard channel != 4 else { return Self.guarded(drawing, by: shown, &writer) }
      let weights: SwiftCode
      switch channel {
      case 1: weights = "colorMatrix([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0])"
      case 2: weights = "colorMatrix([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0])"
      case 3: weights = "colorMatrix([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0])"
      default: weights = "lightness"
      }
      parts.formUnion([.lightness, .everything])
      if (1...3).contains(channel) { parts.insert(.colorMatrix) }
      writer.line("context.addFilter(\(weights))")
      writer.closure("context.drawLayer { context in") { writer in
        writer.line("context.fill(everything, with: .color(.black))")
        Self.guarded(drawing, by: shown, &writer)
      }
    }
  }
}

extension AnimatedGroup {
  /// Whether it does nothing to what it holds, which are no groups, but mask and cut it.
  var isPlain: Bool {
    filters.isEmpty && matte == nil && placement == nil && opacity.isAlways(1, .component)
      && children.allSatisfy { !$0.isGroup }
  }

  /// Whether what it holds must be one picture before it is mixed.
  var isPictureOfItsOwn: Bool { isIsolated && children.contains(where: \.mixes) }

  /// Whether it shows one thing that mixes by itself as it does in a picture of its own.
  var isOneStroke: Bool {
    guard children.count == 1 else { return false }
    switch children[0] {
    case .fill, .stroke, .image: return true
    case .artwork(let artwork): return artwork.nodes.isOneStroke
    case .text, .composition, .group, .chosen: return false
    }
  }

  /// Whether several things are drawn through its masks. At edges of masks that cut each by itself
  /// lower ones would shine through.
  var isCutTogether: Bool {
    masks.contains { $0.mode != .none }
      && (children.count > 1 || !children.allSatisfy(\.isOneThing))
  }

  /// Whether it holds one paint.
  fileprivate var isOnePaint: Bool {
    guard children.count == 1 else { return false }
    switch children[0] {
    case .fill, .stroke: return true
    case .image, .artwork, .text, .composition, .group, .chosen: return false
    }
  }
}

extension AnimatedNode {
  /// Whether it is drawn in one go.
  fileprivate var isOneThing: Bool {
    switch self {
    case .fill, .stroke, .image: true
    case .artwork(let artwork): artwork.nodes.isOneThing
    // Characters lie beside one another.
    case .text(let text):
      text.text.fixed?.glyphs.allSatisfy { $0.stroke == nil || $0.strokeWidth == 0 } == true
    case .group(let group):
      group.filters.isEmpty && group.children.count == 1
        && group.children.allSatisfy(\.isOneThing)
    case .composition, .chosen: false
    }
  }
}

extension [AnimatedShape] {
  /// Whether they are drawn in one go.
  fileprivate var isOneThing: Bool {
    guard count < 2 else { return false }
    return allSatisfy { shape in
      switch shape {
      case .copies: false
      case .group(let group): group.nodes.isOneThing
      case .fill, .stroke: true
      }
    }
  }

  /// Whether they are a single paint with nothing but a colour of its own.
  fileprivate var isOneStroke: Bool {
    guard count == 1 else { return false }
    switch self[0] {
    case .copies: return false
    case .group(let group):
      return group.blendMode == .normal && group.opacity.isAlways(1, .component)
        && group.nodes.isOneStroke
    case .fill(let fill): return fill.blendMode == .normal && fill.paint.isSolid
    case .stroke(let stroke): return stroke.blendMode == .normal && stroke.paint.isSolid
    }
  }
}

extension AnimatedPaint {
  fileprivate var isSolid: Bool {
    switch self {
    case .solid: true
    case .gradient: false
    }
  }
}

extension AnimatedNode {
  /// Whether it may look at what is below it.
  var mixes: Bool {
    switch self {
    case .artwork(let artwork): artwork.outlines.hasBlending
    case .composition: true
    case .fill, .stroke, .image, .text, .group, .chosen: false
    }
  }

  fileprivate var isGroup: Bool {
    switch self {
    case .group, .chosen: true
    case .fill, .stroke, .image, .artwork, .text, .composition: false
    }
  }

  /// Whether the statements that draw it change the context.
  fileprivate var changesContext: Bool {
    switch self {
    case .group(let group): !group.isPlain || !group.masks.isEmpty
    case .chosen, .composition: true
    case .fill, .stroke, .image, .artwork, .text: false
    }
  }
}
