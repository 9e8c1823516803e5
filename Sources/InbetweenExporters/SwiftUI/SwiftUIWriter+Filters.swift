import InbetweenDiagnostics
import InbetweenLowering
import InbetweenRuntime
import InbetweenTimeline

// Filters of the display list: those that a context has, and those that draw a picture as a whole,
// some of them more than once.

extension SwiftUIWriter {
  // MARK: Filters of a context

  /// The statements that add a filter to `context`; nil for one that is none of a context's.
  mutating func filter(_ named: NamedFilter, _ subject: LayerSubject) -> [SwiftCode]? {
    let layer = subject.layer
    switch named.filter {
    case .gaussianBlur(let blur):
      if blur.isOff { return [] }
      guard blur.isEven else { return nil }
      let radius = number(blur.sigma.x, after: name(of: named.name, layer))
      return ["context.addFilter(.blur(radius: \(radius)))"]
    case .outerShadow(let shadow):
      let isFilter = shadow.isPlain && (shadow.staysBelow || isUpright(subject))
      return isFilter ? filter(shadow, named.name, layer) : nil
    case .innerShadow, .outline: return nil
    case .fill, .overlay, .colorMatrix:
      return named.filter.colorMatrix.map { filter($0, named.name, layer) }
    case .colorMap(let colorMap, let amount):
      guard colorMap.count == 2 else { return nil }
      return filter(
        AnimatedFilter.matrix(ofColorMap: colorMap[0], colorMap[1], amount: amount), named.name,
        layer)
    }
  }

  private mutating func filter(
    _ shadow: AnimatedShadow, _ effect: String, _ layer: AnimatedLayer
  ) -> [SwiftCode] {
    let name = effect.isEmpty ? layer.name + " shadow" : name(of: effect, layer)
    let color = color(shadow.color, after: layer.name + " shadow", opacity: name)
    let radius = number(shadow.sigma, after: name)
    let offset = offset(shadow.offset, after: name)
    let only = shadow.showsShadowOnly
    let options: SwiftCode =
      only.isStatic
      ? only.isOn(atFrame: 0) ? ", options: .shadowOnly" : ""
      : ", options: \(isOn(only, after: name)) ? .shadowOnly : []"
    return [
      "context.addFilter(",
      "  .shadow(",
      "    color: \(color), radius: \(radius),",
      "    \(offset)\(options)))",
    ]
  }

  /// A colour matrix over time.
  private mutating func filter(
    _ rows: [AnimatedNumber], _ effect: String, _ layer: AnimatedLayer
  ) -> [SwiftCode] {
    parts.insert(.colorMatrix)
    guard rows.contains(where: { !$0.isStatic }) else {
      let numbers = rows.map { number in
        "\(Precision.factor.rounded(number.value(atFrame: 0)))" as SwiftCode
      }
      return [
        "context.addFilter(",
        "  colorMatrix([",
        "    \(SwiftCode.joined(Array(numbers[..<10]), by: ", ")),",
        "    \(SwiftCode.joined(Array(numbers[10...]), by: ", ")),",
        "  ]))",
      ]
    }
    let name = (effect.isEmpty ? layer.name + " overlay" : name(of: effect, layer)) + " matrix"
    let fit = AnimatedNumber.fit(of: rows, tolerance: Precision.component.tolerance)
    let keys = self.keys(of: fit, over: span(of: layer)) { ColorMatrix(rows, atFrame: $0).rows }
    return ["context.addFilter(colorMatrix(\(track(keys, after: name, .numbers, .factor))))"]
  }

  // MARK: What draws pictures as a whole

  /// Draws a filter that is none of a context's over its group with the filters before it.
  mutating func draw(
    _ named: NamedFilter, over rest: ArraySlice<NamedFilter>, of group: AnimatedGroup,
    _ subject: LayerSubject, into writer: inout CodeLines
  ) {
    let layer = subject.layer
    func picture(_ writer: inout CodeLines) {
      writer.closure("let picture: (inout GraphicsContext) -> Void = { context in") {
        draw(group, rest, of: subject, isMixed: false, into: &$0)
      }
    }
    switch named.filter {
    case .fill, .overlay, .colorMatrix:
      draw(group, rest, of: subject, isMixed: false, into: &writer)
    case .gaussianBlur(let blur):
      parts.insert(.streaks)
      // In one direction, which no filter of a context has.
      let isAcross = blur.sigma.y.isAlways(0)
      let radius = number(
        isAcross ? blur.sigma.x : blur.sigma.y, after: name(of: named.name, layer))
      picture(&writer)
      writer.line(
        """
        drawBlurred(in: context, picture, radius: \(radius), x: \(isAcross ? 1 : 0), \
        y: \(isAcross ? 0 : 1))
        """)
    case .outerShadow(let shadow):
      parts.formUnion([.outerShadow, .blended])
      let name = layer.name + " shadow"
      let arguments = arguments(of: shadow, after: name)
      let cuts: SwiftCode = ", cutsOut: \(isOn(shadow.isKnockedOut, after: name))"
      picture(&writer)
      writer.line("drawShadow(")
      writer.line("  in: context, of: picture, \(arguments.color),")
      writer.line("  radius: \(arguments.shape)\(cuts))")
      let only = shadow.showsShadowOnly
      if !only.isStatic {
        writer.line("if !(\(isOn(only, after: name))) { context.drawLayer(content: picture) }")
      } else if !only.isOn(atFrame: 0) {
        writer.line("context.drawLayer(content: picture)")
      }
    case .innerShadow(let shadow):
      parts.formUnion([.innerShadow, .everything, .blended])
      let arguments = arguments(of: shadow, after: layer.name + " inner shadow")
      picture(&writer)
      writer.line("drawInnerShadow(")
      writer.line("  in: context, of: picture, \(arguments.color),")
      writer.line("  radius: \(arguments.shape))")
    case .outline(let line):
      parts.insert(.outlined)
      let name = layer.name + " outline"
      let color = color(line.color, after: name, opacity: name)
      let outside = number(line.outside, after: name)
      let inside = number(line.inside, after: name)
      picture(&writer)
      writer.line(
        "drawOutlined(in: context, picture, \(color), outside: \(outside), inside: \(inside))")
    case .colorMap(let colorMap, let amount):
      let list = list(of: colorMap, amount, after: name(of: named.name, layer), layer)
      writer.closure("drawColorMap(\(list), in: context) { context in") {
        draw(group, rest, of: subject, isMixed: false, into: &$0)
      }
    }
  }

  /// The colour of a shadow, and the arguments that say its shape from the radius on.
  private mutating func arguments(
    of shadow: AnimatedShadow, after name: String
  ) -> (color: SwiftCode, shape: SwiftCode) {
    let color = color(shadow.color, after: name, opacity: name)
    let radius = number(shadow.sigma, after: name)
    let isSpread = !shadow.spread.isAlways(0)
    let spread: SwiftCode = isSpread ? ", spread: \(number(shadow.spread, after: name))" : ""
    let isMoved = !shadow.offset.x.isAlways(0) || !shadow.offset.y.isAlways(0)
    let offset: SwiftCode = isMoved ? ", \(offset(shadow.offset, after: name))" : ""
    return (color, "\(radius)\(spread)\(offset)\(blend(shadow.blendMode))")
  }

  /// The three colours of a map and how much of them counts, as numbers over time.
  private mutating func list(
    of colorMap: [Property<Color>], _ amount: AnimatedNumber, after name: String,
    _ layer: AnimatedLayer
  ) -> SwiftCode {
    parts.formUnion([.colorMap, .colorMatrix])
    let properties = colorMap.map { AnyProperty.color($0) } + amount.properties
    let fit = TrackFit(
      tolerance: Precision.component.tolerance, breaks: properties.flatMap(\.keyframeTimes),
      curves: properties.flatMap(\.curves))
    let keys = self.keys(of: fit, over: span(of: layer), .share) { frame in
      colorMap.flatMap {
        let color = $0.value(atFrame: frame)
        return [color.red, color.green, color.blue]
      } + [amount.value(atFrame: frame)]
    }
    return track(keys, after: name + " color map", .numbers, .component)
  }
}

extension AnimatedBlur {
  /// Whether it blurs both ways alike.
  fileprivate var isEven: Bool { sigma.x == sigma.y }

  /// Whether it is off at all times.
  var isOff: Bool {
    [sigma.x, sigma.y].allSatisfy { ($0.extent?.upperBound ?? .infinity) <= least }
  }
}

extension AnimatedShadow {
  /// Whether it falls nowhere but behind what casts it.
  fileprivate var staysBelow: Bool { offset.x.isAlways(0) && offset.y.isAlways(0) }
}
