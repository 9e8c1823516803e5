// Effects and styles that need the layer's picture as a whole, some of them more than once.

import InbetweenDiagnostics
import InbetweenLowering
import InbetweenRuntime
import InbetweenSceneGraph
import InbetweenTimeline

extension SwiftUIWriter {
  /// The statements that draw an effect over the picture with the dressings before it.
  mutating func draw(
    _ effect: Effect, over rest: ArraySlice<Dressing>, of subject: Subject,
    into writer: inout SourceWriter
  ) {
    let name = subject.layer.name + " " + (effect.name.isEmpty ? "effect" : effect.name)
    switch effect.kind {
    case .transform(let transform):
      draw(transform, after: name, over: rest, of: subject, into: &writer)
    case .radialWipe(let wipe):
      clip(to: wipe, after: name, subject.layer, into: &writer)
      picture(rest, of: subject, into: &writer)
    case .tritone(let tritone):
      draw(tritone, after: name, over: rest, of: subject, into: &writer)
    case .stroke(let stroke):
      draw(stroke, after: name, over: rest, of: subject, into: &writer)
    case .setMatte(let matte):
      clip(to: matte, subject, into: &writer)
      picture(rest, of: subject, into: &writer)
    case .gaussianBlur(let blur): streak(blur, after: name, over: rest, of: subject, into: &writer)
    case .controls, .dropShadow, .fill, .tint, .levels, .other:
      picture(rest, of: subject, into: &writer)
    }
  }

  /// A blur in one direction, which no filter has.
  private mutating func streak(
    _ blur: GaussianBlurEffect, after name: String, over rest: ArraySlice<Dressing>,
    of subject: Subject, into writer: inout SourceWriter
  ) {
    parts.insert(.streaks)
    let radius = number(blur.blurriness, after: name + " blurriness")
    let isAcross = blur.dimensions.track.initialValue.rounded() == 2
    writer.closure("let picture: (inout GraphicsContext) -> Void = { context in") {
      picture(rest, of: subject, into: &$0)
    }
    writer.line(
      """
      drawBlurred(in: context, picture, radius: \(radius) * \(DisplayFilter.sigmaOfBlur), \
      x: \(isAcross ? 1 : 0), y: \(isAcross ? 0 : 1))
      """)
  }

  private mutating func draw(
    _ effect: TransformEffect, after name: String, over rest: ArraySlice<Dressing>,
    of subject: Subject, into writer: inout SourceWriter
  ) {
    let height = number(effect.scaleHeight, after: name + " scale height", .factor)
    let width =
      effect.isUniform.track.initialValue > 0.5
      ? height : number(effect.scaleWidth, after: name + " scale width", .factor)
    let place = place(
      anchor: point(effect.anchor, after: name + " anchor"),
      position: point(effect.position, after: name + " position"),
      scale: "CGPoint(x: \(width), y: \(height))",
      rotation: number(effect.rotation, after: name + " rotation"),
      skew: number(effect.skew, after: name + " skew"),
      skewAxis: number(effect.layerSkewAxis ?? effect.skewAxis, after: name + " skew axis"))
    for line in place { writer.line(line) }
    let opacity = number(effect.opacity, after: name + " opacity", .component)
    guard opacity.text != "1" else { return picture(rest, of: subject, into: &writer) }
    writer.line("context.opacity *= \(opacity)")
    writer.closure("context.drawLayer { context in") { picture(rest, of: subject, into: &$0) }
  }

  private mutating func clip(
    to wipe: RadialWipeEffect, after name: String, _ layer: SceneLayer,
    into writer: inout SourceWriter
  ) {
    parts.insert(.wipe)
    let direction: SwiftCode =
      switch wipe.direction.track.initialValue.rounded() {
      case 2: "0"
      case 3: "0.5"
      default: "1"
      }
    let start = number(wipe.startAngle, after: name + " start")
    let completion = number(wipe.completion, after: name + " completion", .component)
    let sector: SwiftCode = """
      wiped(\(completion), around: \(point(wipe.center, after: name + " center")), from: \(start), \
      lead: \(direction))
      """
    guard !wipe.feather.isStatic || wipe.feather.track.initialValue > 0 else {
      return writer.line("context.clip(to: \(sector))")
    }
    let feather = number(wipe.feather, after: name + " feather")
    writer.closure("context.clipToLayer { context in") { writer in
      writer.line("context.addFilter(.blur(radius: \(feather) / 4))")
      writer.line("context.fill(\(sector), with: .color(.black))")
    }
  }

  private mutating func draw(
    _ tritone: TritoneEffect, after name: String, over rest: ArraySlice<Dressing>,
    of subject: Subject, into writer: inout SourceWriter
  ) {
    parts.formUnion([.tones, .colorMatrix])
    let tones = [tritone.shadows, tritone.midtones, tritone.highlights]
    func numbers(_ frame: Double) -> [Double] {
      tones.flatMap {
        let color = $0.value(atFrame: frame)
        return [color.red, color.green, color.blue]
      } + [1 - Self.unit(tritone.originalBlend, frame)]
    }
    let properties = tones.map { AnyProperty.color($0) } + [.scalar(tritone.originalBlend)]
    let fit = TrackFit(
      tolerance: Precision.component.tolerance, breaks: properties.flatMap(\.keyframeTimes),
      curves: Array(Set(properties.flatMap(\.curves))).inOrder)
    let keys = self.keys(of: fit, over: span(of: subject.layer), .share, numbers)
    let list = track(keys, after: name + " tones", .numbers, .component)
    writer.closure("drawTones(\(list), in: context) { context in") {
      picture(rest, of: subject, into: &$0)
    }
  }

  // MARK: Stroke

  private mutating func draw(
    _ stroke: StrokeEffect, after name: String, over rest: ArraySlice<Dressing>,
    of subject: Subject, into writer: inout SourceWriter
  ) {
    let line = line(stroke, after: name, subject.layer)
    switch stroke.paintStyle.track.initialValue.rounded() {
    case 2: write(line, into: &writer)
    case 3:
      writer.closure("context.clipToLayer { context in") { write(line, into: &$0) }
      picture(rest, of: subject, into: &writer)
    default:
      if rest.isEmpty, subject.layer.masks.allSatisfy({ $0.mask.mode == .none }) {
        content(of: subject.layer, &writer)
      } else {
        writer.closure("do {") { writer in
          writer.line("var context = context")
          picture(rest, of: subject, into: &writer)
        }
      }
      write(line, into: &writer)
    }
  }

  private func write(_ lines: [SwiftCode], into writer: inout SourceWriter) {
    for line in lines { writer.line(line) }
  }

  private mutating func line(
    _ stroke: StrokeEffect, after name: String, _ layer: SceneLayer
  ) -> [SwiftCode] {
    let masks = layer.masks.map(\.mask)
    let number = stroke.mask.track.initialValue.rounded().whole(in: 0...1_000_000) - 1
    let chosen =
      stroke.strokesAllMasks.track.initialValue > 0.5
      ? masks : masks.indices.contains(number) ? [masks[number]] : []
    let trim = TrimPaths(
      start: stroke.start, end: stroke.end,
      mode: stroke.strokesSequentially.track.initialValue > 0.5 ? .individually : .simultaneously)
    let path: SwiftCode?
    if trim.mode == .simultaneously, chosen.allSatisfy({ $0.path.isStatic }) {
      path = self.path(
        chosen.map { $0.path.track.initialValue }, trimmedBy: trim, after: name)
    } else {
      let properties =
        chosen.map { AnyProperty.path($0.path) } + [.scalar(stroke.start), .scalar(stroke.end)]
      let fit = TrackFit(
        tolerance: Precision.length.tolerance, breaks: properties.flatMap(\.keyframeTimes),
        curves: Array(Set(properties.flatMap(\.curves))).inOrder)
      path = moving(over: span(of: layer), fit, of: layer, after: name + " path") { frame, work in
        let found = trim.apply(to: chosen.map { $0.path.value(atFrame: frame) }, atFrame: frame)
          .filter { !$0.vertices.isEmpty }
        work.take(points: found.reduce(0) { $0 + $1.vertices.count })
        return found
      }
    }
    guard let path else { return [] }
    let size = self.number(stroke.brushSize, after: name + " size")
    let spacing = stroke.spacing.track.initialValue
    // Below half of the brush dabs run together.
    let dash: SwiftCode =
      spacing > 0.5
      ? ", dash: [0.001, \(size) * \(Precision.component.rounded(spacing))]" : ""
    let color = color(
      stroke.color, opacity: self.number(stroke.opacity, after: name + " opacity", .component),
      after: layer.name + " stroke")
    let line: SwiftCode = """
      context.stroke(\(path), with: .color(\(color)), style: StrokeStyle(lineWidth: \(size), \
      lineCap: .round, lineJoin: .round\(dash)))
      """
    let softness = (1 - min(1, max(0, stroke.hardness.track.initialValue))) * 0.25
    let widest =
      ([stroke.brushSize.track.initialValue]
      + stroke.brushSize.track.keyframes.map(\.value)).max() ?? 0
    guard softness * widest > 0.1 else { return [line] }
    return [
      "do {", "  var context = context",
      "  context.addFilter(.blur(radius: \(size) * \(Precision.component.rounded(softness))))",
      "  \(line)", "}",
    ]
  }

  // MARK: Set Matte

  /// The matte is taken as it looks in the composition.
  private mutating func clip(
    to effect: SetMatteEffect, _ subject: Subject, into writer: inout SourceWriter
  ) {
    let layers = subject.composition.layers
    let identifier = effect.layer.track.initialValue.rounded().whole(in: -1_000_000...1_000_000_000)
    guard !subject.place.isInsideMatte,
      let source = layers.firstIndex(where: { $0.id == identifier }),
      source != subject.place.layer
    else { return }
    let place = LayerPlace(
      composition: subject.place.composition, layer: source, isInsideMatte: true)
    let drawing = function(of: layers[source], at: place, in: subject.composition).map {
      "\(SwiftCode(identifier: $0))(context, frame, theme)" as SwiftCode
    }
    let channel = effect.channel.track.initialValue.rounded()
    guard channel != 9, channel != 10, let drawing else { return }
    let inverse: SwiftCode =
      effect.isInverted.track.initialValue > 0.5 ? "(options: .inverse)" : ""
    let shown = isShown(layers[source], in: place.composition)
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

  // MARK: Styles

  /// The statements that draw a style around the picture with the dressings before it.
  mutating func draw(
    _ style: LayerStyle, over rest: ArraySlice<Dressing>, of subject: Subject,
    into writer: inout SourceWriter
  ) {
    let layer = subject.layer
    let shadow: Shadow
    switch style.kind {
    case .dropShadow(let style):
      shadow = Shadow(style, isInner: false, cutsOut: style.layerConceals.track.initialValue > 0.5)
    case .innerShadow(let style): shadow = Shadow(style, isInner: true, cutsOut: false)
    case .outerGlow(let glow): shadow = Shadow(glow, isInner: false, cutsOut: true)
    case .innerGlow(let glow): shadow = Shadow(glow, isInner: true, cutsOut: false)
    case .stroke(let stroke):
      return draw(stroke, over: rest, of: subject, into: &writer)
    case .colorOverlay, .other: return picture(rest, of: subject, into: &writer)
    }
    parts.insert(shadow.isInner ? .innerShadow : .outerShadow)
    if shadow.isInner { parts.insert(.everything) }
    parts.insert(.blended)
    let name = layer.name + (shadow.isInner ? " inner shadow" : " shadow")
    let color = color(
      shadow.color, opacity: number(shadow.opacity, after: name + " opacity", .component),
      after: name)
    let size = number(shadow.size, after: name + " size")
    let share = number(shadow.spread, after: name + " spread", .component)
    let isSpread = share.text != "0"
    let softness: SwiftCode = isSpread ? " * (1 - \(share))" : ""
    let spread: SwiftCode = isSpread ? ", spread: \(size) * \(share)" : ""
    var offset: SwiftCode = ""
    if let (direction, distance) = shadow.direction {
      let step = self.offset(
        direction, distance, after: name,
        still: { angle, length in
          AffineTransform.rotation(degrees: -angle).apply(toStep: Point(-length, 0))
        }, moving: { "x: -cos(\($0) * .pi / 180) * \($1), y: sin(\($0) * .pi / 180) * \($1)" })
      offset = ", \(step)"
    }
    let blend = blend(shadow.blendMode)
    let cuts: SwiftCode =
      shadow.isInner ? "" : shadow.cutsOut ? ", cutsOut: true" : ", cutsOut: false"
    writer.closure("let picture: (inout GraphicsContext) -> Void = { context in") {
      picture(rest, of: subject, into: &$0)
    }
    let draw: SwiftCode = shadow.isInner ? "drawInnerShadow" : "drawShadow"
    writer.line("\(draw)(")
    let radius: SwiftCode = "\(size)\(softness) * \(DisplayFilter.sigmaOfSize)"
    writer.line("  in: context, of: picture, \(color),")
    writer.line("  radius: \(radius)\(spread)\(offset)\(blend)\(cuts))")
    if !shadow.isInner { writer.line("context.drawLayer(content: picture)") }
  }

  private mutating func draw(
    _ stroke: InbetweenTimeline.StrokeStyle, over rest: ArraySlice<Dressing>, of subject: Subject,
    into writer: inout SourceWriter
  ) {
    let layer = subject.layer
    parts.insert(.outlined)
    let name = layer.name + " outline"
    let color = color(
      stroke.color, opacity: number(stroke.opacity, after: name + " opacity", .component),
      after: name)
    let size = number(stroke.size, after: name + " size")
    let (outside, inside): (SwiftCode, SwiftCode) =
      switch stroke.position.track.initialValue.rounded() {
      case 2: ("0", size)
      case 3: ("\(size) / 2", "\(size) / 2")
      default: (size, "0")
      }
    writer.closure("let picture: (inout GraphicsContext) -> Void = { context in") {
      picture(rest, of: subject, into: &$0)
    }
    writer.line(
      "drawOutlined(in: context, picture, \(color), outside: \(outside), inside: \(inside))")
  }

  /// What shadows and glows have in common.
  private struct Shadow {
    var color: Property<Color>
    var opacity: Property<Double>
    var size: Property<Double>
    var spread: Property<Double>
    var direction: (Property<Double>, Property<Double>)?
    var blendMode: BlendMode
    var isInner: Bool
    var cutsOut: Bool

    init(_ style: ShadowStyle, isInner: Bool, cutsOut: Bool) {
      (color, opacity, size, spread) = (style.color, style.opacity, style.size, style.spread)
      direction = (style.angle, style.distance)
      (blendMode, self.isInner, self.cutsOut) = (style.blendMode, isInner, cutsOut)
    }

    init(_ style: GlowStyle, isInner: Bool, cutsOut: Bool) {
      (color, opacity, size, spread) = (style.color, style.opacity, style.size, style.spread)
      (blendMode, self.isInner, self.cutsOut) = (style.blendMode, isInner, cutsOut)
    }
  }
}
