import InbetweenDiagnostics
import InbetweenLowering
import InbetweenRuntime
import InbetweenSceneGraph
import InbetweenTimeline

/// What changes a layer's picture: an effect or a style.
enum Dressing {
  case effect(Effect)
  case style(LayerStyle)
}

extension SwiftUIWriter {
  /// What changes a layer's picture, in the order in which it does: effects, then styles, of which
  /// overlays and inner ones see the bare layer and shadows lie below all.
  mutating func dressings(of layer: SceneLayer) -> [Dressing] {
    // What is not converted is told when the file is read.
    var result: [Dressing] = []
    for effect in layer.effects {
      switch effect.kind {
      case .controls, .other: break
      case .gaussianBlur, .dropShadow, .fill, .tint, .levels, .tritone, .stroke, .setMatte,
        .radialWipe, .transform:
        result.append(.effect(effect))
      }
    }
    return result + layer.styles.filter { !$0.isOther }.map { .style($0) }
  }

  /// Draws a layer's masked picture with dressings into `context`, which has nothing else to it.
  mutating func picture(
    _ dressings: ArraySlice<Dressing>, of subject: Subject, into writer: inout SourceWriter
  ) {
    guard dressings.isEmpty else {
      return dressed(dressings, of: subject, isMixed: false, into: &writer)
    }
    mask(subject.layer, &writer)
    guard needsGroup(subject.layer) else { return content(of: subject.layer, &writer) }
    writer.closure("context.drawLayer { context in") { content(of: subject.layer, &$0) }
  }

  /// Draws a layer's masked picture with dressings, of which there is at least one.
  ///
  /// - Parameters:
  ///   - dressings: in the order in which they apply.
  ///   - subject: the layer.
  ///   - isMixed: whether `context` has an opacity or a blend mode for the whole.
  ///   - writer: takes the statements.
  mutating func dressed(
    _ dressings: ArraySlice<Dressing>, of subject: Subject, isMixed: Bool,
    into writer: inout SourceWriter
  ) {
    var rest = dressings
    var filters: [SwiftCode] = []
    // The filter that is added last sees the picture first.
    while let last = rest.last, let lines = filter(last, subject.layer) {
      filters += lines
      rest.removeLast()
    }
    if !filters.isEmpty || isMixed {
      for line in filters { writer.line(line) }
      writer.closure("context.drawLayer { context in") {
        picture(rest, of: subject, into: &$0)
      }
      return
    }
    guard let last = rest.popLast() else { return picture(rest, of: subject, into: &writer) }
    switch last {
    case .effect(let effect): draw(effect, over: rest, of: subject, into: &writer)
    case .style(let style): draw(style, over: rest, of: subject, into: &writer)
    }
  }

  // MARK: Filters

  /// The statements that add a dressing to `context` as a filter; nil for one that is none.
  private mutating func filter(_ dressing: Dressing, _ layer: SceneLayer) -> [SwiftCode]? {
    switch dressing {
    case .effect(let effect):
      let name = layer.name + " " + (effect.name.isEmpty ? "effect" : effect.name)
      switch effect.kind {
      case .controls, .other: return []
      case .gaussianBlur(let blur): return filter(blur, layer, after: name)
      case .dropShadow(let shadow): return filter(shadow, layer, after: name)
      case .fill(let fill):
        return matrix(over: span(of: layer), [.color(fill.color), .scalar(fill.opacity)], name) {
          let color = fill.color.value(atFrame: $0)
          return ColorMatrix([
            0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue,
            0, 0, 0, Self.unit(fill.opacity, $0), 0,
          ])
        }
      case .tint(let tint):
        return matrix(
          over: span(of: layer), [.color(tint.black), .color(tint.white), .scalar(tint.amount)],
          name
        ) { Self.tint(tint, atFrame: $0) }
      case .levels(let levels):
        return LevelsEffect.Step.allCases.filter { !levels.isIdle($0) }.reversed().flatMap { step in
          matrix(over: span(of: layer), levels.properties(of: step).map { .scalar($0) }, name) {
            ColorMatrix(levels.matrix(of: step), atFrame: $0)
          }
        }
      case .tritone, .stroke, .setMatte, .radialWipe, .transform: return nil
      }
    case .style(let style):
      guard case .colorOverlay(let color, let opacity) = style.kind else { return nil }
      return matrix(
        over: span(of: layer), [.color(color), .scalar(opacity)], layer.name + " overlay"
      ) { .fill(color.value(atFrame: $0), amount: Self.unit(opacity, $0)) }
    }
  }

  private mutating func filter(
    _ blur: GaussianBlurEffect, _ layer: SceneLayer, after name: String
  ) -> [SwiftCode]? {
    guard blur.dimensions.isStatic else { return [] }
    guard blur.dimensions.track.initialValue.rounded() <= 1 else { return nil }
    let radius = number(blur.blurriness, after: name + " blurriness")
    return ["context.addFilter(.blur(radius: \(radius) * \(DisplayFilter.sigmaOfBlur)))"]
  }

  private mutating func filter(
    _ shadow: DropShadowEffect, _ layer: SceneLayer, after name: String
  ) -> [SwiftCode] {
    let color = color(
      shadow.color, opacity: number(shadow.opacity, after: name + " opacity", .component),
      after: layer.name + " shadow")
    let radius = number(shadow.softness, after: name + " softness")
    let only: SwiftCode =
      shadow.showsShadowOnly.track.initialValue > 0.5 ? ", options: .shadowOnly" : ""
    let offset = offset(
      shadow.direction, shadow.distance, after: name,
      still: { direction, distance in
        AffineTransform.rotation(degrees: direction).apply(toStep: Point(0, -distance))
      }, moving: { "x: sin(\($0) * .pi / 180) * \($1), y: -cos(\($0) * .pi / 180) * \($1)" })
    return [
      "context.addFilter(",
      "  .shadow(",
      "    color: \(color), radius: \(radius) * \(DisplayFilter.sigmaOfSoftness),",
      "    \(offset)\(only)))",
    ]
  }

  /// `x: …, y: …` of a step in a direction.
  mutating func offset(
    _ direction: Property<Double>, _ distance: Property<Double>, after name: String,
    still: (Double, Double) -> Point, moving: (SwiftCode, SwiftCode) -> SwiftCode
  ) -> SwiftCode {
    guard direction.isStatic && distance.isStatic else {
      return moving(
        number(direction, after: name + " direction"), number(distance, after: name + " distance"))
    }
    let step = still(direction.track.initialValue, distance.track.initialValue)
    return "x: \(Precision.length.rounded(step.x)), y: \(Precision.length.rounded(step.y))"
  }

  static func unit(_ property: Property<Double>, _ frame: Double) -> Double {
    min(1, max(0, property.value(atFrame: frame)))
  }

  private static func tint(_ tint: TintEffect, atFrame frame: Double) -> ColorMatrix {
    let weights = DisplayFilter.lightnessWeights
    let amount = unit(tint.amount, frame)
    let black = tint.black.value(atFrame: frame)
    let white = tint.white.value(atFrame: frame)
    func row(_ own: Int, _ low: Double, _ high: Double) -> [Double] {
      let span = (high - low) * amount
      var row = [weights.red * span, weights.green * span, weights.blue * span, 0, low * amount]
      row[own] += 1 - amount
      return row
    }
    return ColorMatrix(
      row(0, black.red, white.red) + row(1, black.green, white.green)
        + row(2, black.blue, white.blue) + [0, 0, 0, 1, 0])
  }

  /// A colour matrix over time as a filter.
  private mutating func matrix(
    over range: FrameRange, _ properties: [AnyProperty], _ name: String,
    _ matrix: (Double) -> ColorMatrix
  ) -> [SwiftCode] {
    parts.insert(.colorMatrix)
    if properties.allSatisfy(\.isStatic) {
      let numbers = matrix(range.start).rows.map { "\(Precision.factor.rounded($0))" as SwiftCode }
      return [
        "context.addFilter(",
        "  colorMatrix([",
        "    \(SwiftCode.joined(Array(numbers[..<10]), by: ", ")),",
        "    \(SwiftCode.joined(Array(numbers[10...]), by: ", ")),",
        "  ]))",
      ]
    }
    let fit = TrackFit(
      tolerance: Precision.component.tolerance, breaks: properties.flatMap(\.keyframeTimes),
      curves: Array(Set(properties.flatMap(\.curves))).inOrder)
    let keys = self.keys(of: fit, over: range) { matrix($0).rows }
    return [
      "context.addFilter(colorMatrix(\(track(keys, after: name + " matrix", .numbers, .factor))))"
    ]
  }
}

extension Diagnostic {
  /// Something that a target cannot draw.
  static func lostInTarget(_ what: String, _ layer: SceneLayer, fix: String) -> Diagnostic {
    Diagnostic(
      .lostInTarget, at: layer.origin.path, layer: layer.name,
      "SwiftUI cannot draw \(what); it is left out", fix: fix)
  }
}

extension LayerStyle {
  /// Whether it is of a kind that is not converted, which is told when the file is read.
  fileprivate var isOther: Bool {
    switch kind {
    case .other: true
    case .colorOverlay, .innerGlow, .innerShadow, .stroke, .outerGlow, .dropShadow: false
    }
  }
}
