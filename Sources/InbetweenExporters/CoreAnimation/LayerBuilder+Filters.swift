import InbetweenDiagnostics
import InbetweenLowering
import InbetweenTimeline

// Filters of the display list: those that layers have, and those that are lost.

extension LayerBuilder {
  /// A picture after a filter.
  mutating func filtered(
    _ node: LayerNode, by named: NamedFilter, of group: AnimatedGroup, _ layer: AnimatedLayer,
    _ context: LayerContext
  ) -> LayerNode {
    switch named.filter {
    case .gaussianBlur(let blur):
      guard !blur.isOff else { return node }
      if group.isBrush {
        lose("the soft brush of a Stroke effect", layer, fix: "set the brush's hardness to 100 %")
      } else {
        lose("a blur", layer, fix: "show the blurred picture as an image, or use a SwiftUI view")
      }
    case .outerShadow(let shadow) where shadow.isPlain:
      return shadowed(node, shadow, layer, context)
    case .fill(let color, let opacity):
      var sheet = colored(node, color, layer.name + " fill", context)
      return fade(&sheet, opacity, context) ? sheet : LayerNode(layer.name)
    case .overlay(let color, let amount):
      var sheet = colored(node, color, layer.name + " overlay", context)
      guard fade(&sheet, amount, context) else { return node }
      // What is covered all over would still show through the soft rim of what covers it.
      if amount.isAlways(1) { return LayerNode(node.name, sublayers: [sheet]) }
      return remade(node) ? LayerNode(node.name, sublayers: [node, sheet]) : node
    case .outerShadow, .innerShadow, .outline, .colorMatrix, .colorMap: lose(named, layer)
    }
    return node
  }

  private mutating func lose(_ named: NamedFilter, _ layer: AnimatedLayer) {
    guard named.style.isEmpty else {
      return lose(
        "the layer style \(named.style)", layer, fix: "draw it as shapes, or use the effect instead"
      )
    }
    lose(effect: named.name, layer)
  }

  /// A picture with a shadow below it.
  private mutating func shadowed(
    _ node: LayerNode, _ shadow: AnimatedShadow, _ layer: AnimatedLayer, _ context: LayerContext
  ) -> LayerNode {
    if context.isStretched, !shadow.sigma.isAlways(0) {
      log.report(.evenSoftness(of: "its shadow or glow", layer))
    }
    if !shadow.showsShadowOnly.isStatic {
      lose("a Shadow Only that moves", layer, fix: "split the layer in time")
    }
    let isAlone = shadow.showsShadowOnly.isOn(atFrame: 0)
    let away = isAlone ? Self.away : 0
    var result = LayerNode(node.name + " shadow", sublayers: [node])
    if isAlone {
      var far = LayerNode(node.name, sublayers: [node])
      far.channels = [still(.position, [-away, 0], context)]
      result.sublayers = [far]
    }
    result.channels = [
      colorChannel(of: shadow, layer, context),
      number(.shadowOpacity, shadow.color.alpha ?? 1, context),
      channel(.shadowOffset, context, shadow.offset.sources) {
        let offset = shadow.offset.value(atFrame: $0)
        return [offset.x + away, offset.y]
      },
      number(.shadowRadius, shadow.sigma, context),
    ].compactMap { $0 }
    return result
  }

  /// What colours a shadow, whose opacity is a property of its own: the theme's name where it never
  /// changes and no effect changes it.
  private mutating func colorChannel(
    of shadow: AnimatedShadow, _ layer: AnimatedLayer, _ context: LayerContext
  ) -> LayerChannel {
    let property = shadow.color.color
    var channel = color(.shadowColor, property, context)
    for index in channel.keys.indices { channel.keys[index].numbers[3] = 1 }
    channel.themed = themed(property, channel.key, context)
    let color = property.track.initialValue
    if channel.isStill, context.colorMap.isEmpty, color.alpha >= 1 {
      let name = theme.name(
        of: color, after: property.slot ?? layer.name + " shadow", slot: property.slot)
      channel.themed = LayerChannel.Themed(name: name, isMoving: false)
    }
    return channel
  }

  /// One colour in the shape of a picture.
  private mutating func colored(
    _ node: LayerNode, _ color: Property<Color>, _ name: String, _ context: LayerContext
  ) -> LayerNode {
    let sheet = shape(
      name, color: color, themed: name, context,
      PathTrack(still: [Self.wide], from: context.range.start))
    var result = LayerNode(name, sublayers: [sheet])
    limit(&result, by: node)
    return result
  }
}

extension AnimatedGroup {
  /// Whether it is the line of an effect.
  fileprivate var isBrush: Bool {
    guard case .stroke(let stroke)? = children.first, case .masks = stroke.outlines else {
      return false
    }
    return true
  }
}

extension NamedFilter {
  /// What it makes of single colours; nil for a filter that does more.
  func colorMapping(on clock: LayerClock) -> LayerBuilder.ColorMapping? {
    guard case .colorMap(let colors, let amount) = filter else { return nil }
    return LayerBuilder.ColorMapping(
      clock: clock, properties: colors.map { .color($0) } + amount.properties,
      isBent: colors.count > 2
    ) { color, frame in
      color.mapped(
        to: colors.map { $0.value(atFrame: frame) }, by: amount.value(atFrame: frame))
    }
  }
}

extension Color {
  /// Its lightness mapped to colours that stand at even distances from black to white.
  fileprivate func mapped(to colors: [Color], by amount: Double) -> Color {
    let weights = DisplayFilter.lightnessWeights
    let light = min(
      1, max(0, red * weights.red + green * weights.green + blue * weights.blue))
    let position = light * Double(colors.count - 1)
    let index = position.whole(in: 0...max(0, colors.count - 2))
    let tone = colors[index].interpolated(to: colors[index + 1], by: position - Double(index))
    return Color(
      red + (tone.red - red) * amount, green + (tone.green - green) * amount,
      blue + (tone.blue - blue) * amount, alpha)
  }
}
