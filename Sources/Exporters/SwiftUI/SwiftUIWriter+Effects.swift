import Diagnostics
import Geometry
import Motion
import SceneGraph
import TimelineModel

extension SwiftUIWriter {
  /// The statements that add a layer's effects to `context` as filters. The filter that is added
  /// last sees the picture first, so the effects stand in reverse.
  mutating func filters(of layer: SceneLayer) -> [SwiftCode] {
    layer.effects.reversed().flatMap { filter($0, layer) }
  }

  private mutating func filter(_ effect: Effect, _ layer: SceneLayer) -> [SwiftCode] {
    let name = layer.name + " " + (effect.name.isEmpty ? "effect" : effect.name)
    switch effect.kind {
    case .controls: return []
    case .gaussianBlur(let blur):
      guard blur.dimensions.isStatic, blur.dimensions.track.initialValue == 1 else {
        log.report(
          .lostInTarget("a blur in one direction", layer, fix: "blur in both directions"))
        return []
      }
      let radius = number(blur.blurriness, after: name + " blurriness")
      return ["context.addFilter(.blur(radius: \(radius) * \(Self.sigmaOfBlur)))"]
    case .dropShadow(let shadow):
      let color = color(
        shadow.color, opacity: number(shadow.opacity, after: name + " opacity", .component),
        after: layer.name + " shadow")
      let direction = number(shadow.direction, after: name + " direction")
      let distance = number(shadow.distance, after: name + " distance")
      let radius = number(shadow.softness, after: name + " softness")
      let only: SwiftCode =
        shadow.showsShadowOnly.track.initialValue > 0.5 ? ", options: .shadowOnly" : ""
      let offset: [SwiftCode] =
        shadow.direction.isStatic && shadow.distance.isStatic
        ? still(shadow)
        : [
          "x: sin(\(direction) * .pi / 180) * \(distance)",
          "y: -cos(\(direction) * .pi / 180) * \(distance)",
        ]
      return [
        "context.addFilter(",
        "  .shadow(",
        "    color: \(color), radius: \(radius) * \(Self.sigmaOfSoftness),",
        "    \(offset[0]), \(offset[1])\(only)))",
      ]
    case .fill(let fill):
      guard fill.color.isStatic, fill.opacity.isStatic else {
        log.report(.lostInTarget("an animated Fill effect", layer, fix: "animate the fill itself"))
        return []
      }
      return matrix(.fill(fill.color.track.initialValue, amount: fill.opacity.track.initialValue))
    case .tint(let tint):
      guard tint.black.isStatic, tint.white.isStatic, tint.amount.isStatic else {
        log.report(.lostInTarget("an animated Tint effect", layer, fix: "animate the colours"))
        return []
      }
      return matrix(Self.tint(tint))
    case .tritone, .stroke, .setMatte, .radialWipe, .transform, .other:
      log.report(
        .lostInTarget(
          "the effect \"\(PrintableText.singleLine(effect.name))\"", layer,
          fix: "draw it as shapes, or render the layer as a picture"))
      return []
    }
  }

  /// As the preview has them: After Effects' blurriness and softness as standard deviations.
  private static let sigmaOfBlur = LayerDresser.sigmaOfBlur
  private static let sigmaOfSoftness = LayerDresser.sigmaOfSoftness

  private func still(_ shadow: DropShadowEffect) -> [SwiftCode] {
    let step = AffineTransform.rotation(degrees: shadow.direction.track.initialValue)
      .apply(toStep: Point(0, -shadow.distance.track.initialValue))
    return [
      "x: \(Precision.length.rounded(step.x))", "y: \(Precision.length.rounded(step.y))",
    ]
  }

  private static func tint(_ tint: TintEffect) -> ColorMatrix {
    let weights = DisplayFilter.lightnessWeights
    let amount = tint.amount.track.initialValue
    let black = tint.black.track.initialValue
    let white = tint.white.track.initialValue
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

  private mutating func matrix(_ matrix: ColorMatrix) -> [SwiftCode] {
    parts.insert(.colorMatrix)
    let numbers = matrix.rows.map { "\(Precision.factor.rounded($0))" as SwiftCode }
    return [
      "context.addFilter(",
      "  .matrix([",
      "    \(SwiftCode.joined(Array(numbers[..<10]), by: ", ")),",
      "    \(SwiftCode.joined(Array(numbers[10...]), by: ", ")),",
      "  ]))",
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
