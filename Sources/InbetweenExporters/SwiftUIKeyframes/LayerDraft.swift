import InbetweenSceneGraph
import InbetweenTimeline

/// A layer's view while it is written.
struct LayerDraft {
  let layer: SceneLayer
  /// Of the composition that holds it.
  let canvas: Size
  var motion: MotionFields
  /// Static data.
  var statics = SourceWriter(indentation: 4, breaks: LineBreaks())
  var names = SwiftNames(reserved: ["motion", "time", "theme", "body", "index", "content"])
  var usesTime = false
  var usesTheme = false

  init(_ layer: SceneLayer, canvas: Size, range: FrameRange, rate: Double) {
    self.layer = layer
    self.canvas = canvas
    motion = MotionFields(over: range, rate: rate)
  }

  /// What everything of the layer is named after.
  var title: String { layer.name.isEmpty ? "Layer" : layer.name }

  /// The whole canvas.
  var whole: Rect { Rect(origin: .zero, size: canvas) }
}

extension KeyframesWriter {
  /// Scales, turns and moves a view as a layer's transform does.
  mutating func placing(
    _ transform: LayerTransform, _ code: inout ViewCode, _ draft: inout LayerDraft
  ) {
    let source = transform.source
    let angle: Property<Double> =
      switch source.rotation {
      case .flat(let angle): angle
      case .spatial(_, _, _, let z): z
      }
    let anchor = source.anchor
    let position = source.position
    place(
      Placing(
        turn: ThemedTurn(
          scale: .vector(source.scale), rotation: angle, skew: source.skew,
          skewAxis: source.skewAxis), fixed: transform.fixed,
        anchor: { anchor.value(atFrame: $0).point },
        position: { position.value(atFrame: $0).point },
        scale: { source.scale.value(atFrame: $0).point },
        rotation: { angle.value(atFrame: $0) },
        anchorParts: [.vector(anchor)], positionParts: position.parts,
        scaleParts: [.vector(source.scale)], rotationParts: [.scalar(angle)]),
      "", &code, &draft)
  }

  /// Scales, turns and moves a view as a group's transform does.
  mutating func placing(
    _ source: ShapeTransform, _ text: String, _ code: inout ViewCode, _ draft: inout LayerDraft
  ) {
    place(
      Placing(
        turn: ThemedTurn(
          scale: .point(source.scale), rotation: source.rotation, skew: source.skew,
          skewAxis: source.skewAxis), fixed: GroupTransform(source).fixed,
        anchor: { source.anchor.value(atFrame: $0) },
        position: { source.position.value(atFrame: $0) },
        scale: { source.scale.value(atFrame: $0) },
        rotation: { source.rotation.value(atFrame: $0) },
        anchorParts: [.point(source.anchor)], positionParts: source.position.parts,
        scaleParts: [.point(source.scale)], rotationParts: [.scalar(source.rotation)]),
      text, &code, &draft)
  }

  /// The same with values of the theme, one step after the other.
  private mutating func themed(
    _ placing: Placing, _ text: String, _ code: inout ViewCode, _ draft: inout LayerDraft
  ) {
    func pair(
      _ parts: [AnyProperty], _ name: String, _ precision: Precision,
      _ point: @escaping (Double) -> Point
    ) -> (x: NumberCode, y: NumberCode) {
      let name = text.isEmpty ? name : text + " " + name
      if let both = themed(parts, name, precision, &draft) {
        return (.expression("\(both).x"), .expression("\(both).y"))
      }
      let numbers = parts.map { part -> Property<Double>? in
        if case .scalar(let property) = part { property } else { nil }
      }
      if numbers.count == 2, let x = numbers[0], let y = numbers[1] {
        return (value(x, name + " x", precision, &draft), value(y, name + " y", precision, &draft))
      }
      func number(_ name: String, _ read: @escaping (Double) -> Double) -> NumberCode {
        draft.motion.value(MotionTrack.Source(of: parts, precision, read), name)
      }
      return (number(name + " x") { point($0).x }, number(name + " y") { point($0).y })
    }
    let anchor = pair(placing.anchorParts, "anchor", .length, placing.anchor)
    let position = pair(placing.positionParts, "position", .length, placing.position)
    if placing.turn.isSkewed {
      code.offset(by: code.box?.origin ?? .zero)
      code.offset(x: -anchor.x, y: -anchor.y)
      code.box = nil
      if let matrix = themed(placing.turn, after: text, &draft) {
        code.modify(".transformEffect(\(matrix))")
      }
      return code.offset(x: position.x, y: position.y)
    }
    let scale = pair(placing.scaleParts, "scale", .factor, placing.scale)
    let turned = themed(
      placing.rotationParts, text.isEmpty ? "rotation" : text + " rotation", .length, &draft)
    let rotation =
      turned.map { .expression($0) }
      ?? draft.motion.value(
        MotionTrack.Source(of: placing.rotationParts, .length, placing.rotation), "rotation")
    code.offset(by: code.box?.origin ?? .zero)
    code.offset(x: -anchor.x, y: -anchor.y)
    turn(scale.x, scale.y, rotation, around: ".topLeading", &code)
    code.offset(x: position.x, y: position.y)
    code.box = nil
  }

  private struct Placing {
    var turn: ThemedTurn
    /// All of it, where that never changes.
    var fixed: AffineTransform?
    var anchor: (Double) -> Point
    var position: (Double) -> Point
    var scale: (Double) -> Point
    var rotation: (Double) -> Double
    var anchorParts: [AnyProperty]
    var positionParts: [AnyProperty]
    var scaleParts: [AnyProperty]
    var rotationParts: [AnyProperty]

    var isInSlots: Bool {
      turn.isInSlots || (anchorParts + positionParts).contains { $0.slot != nil }
    }
  }

  private mutating func place(
    _ placing: Placing, _ text: String, _ code: inout ViewCode, _ draft: inout LayerDraft
  ) {
    guard !placing.isInSlots else { return themed(placing, text, &code, &draft) }
    guard !placing.turn.isSkewed else {
      if let fixed = placing.fixed { skewed(fixed, &code) } else { refuseSkew(draft.layer) }
      return
    }
    func value(
      _ parts: [AnyProperty], _ precision: Precision, _ name: String,
      _ number: @escaping (Double) -> Double
    ) -> NumberCode {
      draft.motion.value(
        MotionTrack.Source(of: parts, precision, number), text.isEmpty ? name : text + " " + name)
    }
    let scaleX = value(placing.scaleParts, .factor, "scale x") { placing.scale($0).x }
    let scaleY = value(placing.scaleParts, .factor, "scale y") { placing.scale($0).y }
    let rotation = value(placing.rotationParts, .length, "rotation", placing.rotation)
    let moves = placing.anchorParts + placing.positionParts
    let isTurned = !scaleX.isAlways(1) || !scaleY.isAlways(1) || !rotation.isAlways(0)
    let isFixed = placing.anchorParts.allSatisfy(\.isStatic)
    let box = code.box ?? draft.whole
    let unit = UnitPoint(placing.anchor(0), in: box)
    let origin = code.box?.origin ?? .zero
    if !isTurned || isFixed && (code.box != nil || unit?.hasName == true) {
      turn(
        scaleX, scaleY, rotation, around: unit.map { $0.isCenter ? nil : $0.code } ?? ".topLeading",
        &code)
      code.offset(
        x: value(moves, .length, "x") { placing.position($0).x - placing.anchor($0).x + origin.x },
        y: value(moves, .length, "y") { placing.position($0).y - placing.anchor($0).y + origin.y })
    } else {
      code.offset(
        x: value(placing.anchorParts, .length, "anchor x") { origin.x - placing.anchor($0).x },
        y: value(placing.anchorParts, .length, "anchor y") { origin.y - placing.anchor($0).y })
      turn(scaleX, scaleY, rotation, around: ".topLeading", &code)
      code.offset(
        x: value(placing.positionParts, .length, "x") { placing.position($0).x },
        y: value(placing.positionParts, .length, "y") { placing.position($0).y })
    }
    code.box = nil
  }

  /// Scales and turns a view; around its centre where `anchor` is nil.
  private func turn(
    _ scaleX: NumberCode, _ scaleY: NumberCode, _ rotation: NumberCode,
    around anchor: SwiftCode?, _ code: inout ViewCode
  ) {
    let about: SwiftCode = anchor.map { ", anchor: \($0)" } ?? ""
    if scaleX == scaleY {
      if !scaleX.isAlways(1) { code.modify(".scaleEffect(\(scaleX)\(about))") }
    } else {
      var sides: [SwiftCode] = []
      if !scaleX.isAlways(1) { sides.append("x: \(scaleX)") }
      if !scaleY.isAlways(1) { sides.append("y: \(scaleY)") }
      code.modify(".scaleEffect(\(SwiftCode.joined(sides, by: ", "))\(about))")
    }
    if !rotation.isAlways(0) { code.modify(".rotationEffect(.degrees(\(rotation))\(about))") }
  }

  /// Applies a matrix that never changes.
  func skewed(_ matrix: AffineTransform, _ code: inout ViewCode) {
    code.offset(by: code.box?.origin ?? .zero)
    code.box = nil
    code.modify(".transformEffect(\(Self.affine(matrix)))")
  }

  /// A matrix that never changes.
  static func affine(_ matrix: AffineTransform) -> SwiftCode {
    let factors = [matrix.a, matrix.b, matrix.c, matrix.d].map(Precision.factor.rounded)
    let steps = [matrix.tx, matrix.ty].map(Precision.length.rounded)
    return """
      CGAffineTransform(a: \(factors[0]), b: \(factors[1]), c: \(factors[2]), d: \(factors[3]), \
      tx: \(steps[0]), ty: \(steps[1]))
      """
  }
}

extension ShapeTransform {
  /// Whether a theme may place it.
  var isInSlots: Bool {
    let parts: [AnyProperty] =
      position.parts + [.point(anchor), .point(scale)]
      + [rotation, skew, skewAxis, opacity].map { .scalar($0) }
    return parts.contains { $0.slot != nil }
  }
}
