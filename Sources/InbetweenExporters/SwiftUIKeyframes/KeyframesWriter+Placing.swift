import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

extension KeyframesWriter {
  /// Scales, turns and moves a view as a layer's transform does.
  mutating func place(
    _ transform: LayerTransform, _ code: inout ViewCode, _ draft: inout LayerDraft
  ) {
    let flat = FlatTransform(transform.source)
    let isTurning = transform.isAutoOriented && !flat.position.isStill
    guard !isTurning || !flat.isInSlots else {
      return refuse(draft.layer, "turns with its path, which a theme may change")
    }
    place(
      Placing(
        flat, fixed: transform.fixed,
        direction: isTurning ? PathDirection(of: transform.source) : nil), &code, &draft)
  }

  /// Scales, turns and moves a view as a group's transform does.
  mutating func place(
    _ transform: GroupTransform, _ text: String, _ code: inout ViewCode, _ draft: inout LayerDraft
  ) {
    place(
      Placing(FlatTransform(transform.source), fixed: transform.fixed, text: text), &code, &draft)
  }

  /// Scales, turns and moves a view as an effect does.
  mutating func place(
    _ placement: AnimatedPlacement, _ text: String, _ code: inout ViewCode,
    _ draft: inout LayerDraft
  ) {
    let flat = FlatTransform(placement)
    if flat.isInSlots, flat.scale.isWorkedOut || flat.isSkewed {
      return refuseEffects(draft.layer)
    }
    let fixed = flat.isStill ? placement.matrix(atFrame: 0) : nil
    place(Placing(flat, fixed: fixed, text: text), &code, &draft)
  }

  private struct Placing {
    var parts: FlatTransform
    /// All of it, where that never changes.
    var fixed: AffineTransform?
    /// What adds to the rotation.
    var direction: PathDirection?
    /// What the names of its numbers begin with.
    var text = ""

    init(
      _ parts: FlatTransform, fixed: AffineTransform?, direction: PathDirection? = nil,
      text: String = ""
    ) {
      self.parts = parts
      self.fixed = fixed
      self.direction = direction
      self.text = text
    }

    func name(_ name: String) -> String { text.isEmpty ? name : text + " " + name }
  }

  private mutating func place(
    _ placing: Placing, _ code: inout ViewCode, _ draft: inout LayerDraft
  ) {
    let parts = placing.parts
    guard !parts.isInSlots else { return themed(placing, &code, &draft) }
    guard !parts.isSkewed else {
      if let fixed = placing.fixed { skew(by: fixed, &code) } else { refuseSkew(draft.layer) }
      return
    }
    func value(
      _ properties: [AnyProperty], _ precision: Precision, _ name: String,
      _ number: @escaping (Double) -> Double
    ) -> NumberCode {
      draft.motion.value(
        MotionTrack.Source(of: properties, precision, number), placing.name(name))
    }
    let (anchor, position, scale) = (parts.anchor, parts.position, parts.scale)
    let scaleX = value(scale.properties, .factor, "scale x") { scale.value($0).x }
    let scaleY = value(scale.properties, .factor, "scale y") { scale.value($0).y }
    let rotation = rotation(placing, &draft)
    let moves = anchor.properties + position.properties
    let isTurned = !scaleX.isAlways(1) || !scaleY.isAlways(1) || !rotation.isAlways(0)
    let box = code.box ?? draft.whole
    let unit = UnitPoint(anchor.value(0), in: box)
    let origin = code.box?.origin ?? .zero
    // Of a frame that is not the canvas only the corner is known.
    let isKnown = code.extent.fills(draft.canvas) ? unit?.hasName == true : unit?.isOrigin == true
    if !isTurned || anchor.isStill && (code.box != nil || isKnown) {
      turn(
        scaleX, scaleY, rotation, around: unit.map { $0.isCenter ? nil : $0.code } ?? ".topLeading",
        &code)
      code.offset(
        x: value(moves, .length, "x") { position.value($0).x - anchor.value($0).x + origin.x },
        y: value(moves, .length, "y") { position.value($0).y - anchor.value($0).y + origin.y })
    } else {
      code.offset(
        x: value(anchor.properties, .length, "anchor x") { origin.x - anchor.value($0).x },
        y: value(anchor.properties, .length, "anchor y") { origin.y - anchor.value($0).y })
      turn(scaleX, scaleY, rotation, around: ".topLeading", &code)
      code.offset(
        x: value(position.properties, .length, "x") { position.value($0).x },
        y: value(position.properties, .length, "y") { position.value($0).y })
    }
    code.box = nil
  }

  private mutating func rotation(_ placing: Placing, _ draft: inout LayerDraft) -> NumberCode {
    let rotation = placing.parts.rotation
    guard let direction = placing.direction else {
      return number(rotation, placing.name("rotation"), .length, &draft)
    }
    let properties = rotation.properties + placing.parts.position.properties
    return draft.motion.value(
      MotionTrack.Source(of: properties, .length) {
        rotation.value(atFrame: $0) + direction.degrees(atFrame: $0)
      }, placing.name("rotation"))
  }

  /// The same with values of the theme, one step after the other.
  private mutating func themed(
    _ placing: Placing, _ code: inout ViewCode, _ draft: inout LayerDraft
  ) {
    let parts = placing.parts
    let anchor = pair(parts.anchor, placing.name("anchor"), .length, &draft)
    let position = pair(parts.position, placing.name("position"), .length, &draft)
    code.offset(by: code.box?.origin ?? .zero)
    code.offset(x: -anchor.x, y: -anchor.y)
    code.box = nil
    if let turn = parts.themedTurn, turn.isSkewed {
      if let matrix = themed(turn, after: placing.text, &draft) {
        code.modify(".transformEffect(\(matrix))")
      }
    } else {
      let scale = pair(parts.scale, placing.name("scale"), .factor, &draft)
      turn(scale.x, scale.y, rotation(placing, &draft), around: ".topLeading", &code)
    }
    code.offset(x: position.x, y: position.y)
  }

  /// Two numbers, of which a theme may have some.
  private mutating func pair(
    _ pair: PairTrack, _ name: String, _ precision: Precision, _ draft: inout LayerDraft
  ) -> (x: NumberCode, y: NumberCode) {
    if let both = themed(pair.properties, name, precision, &draft) {
      return (.expression("\(both).x"), .expression("\(both).y"))
    }
    if case .separate(let x, let y) = pair.source {
      return (
        number(AnimatedNumber(x), name + " x", precision, &draft),
        number(AnimatedNumber(y), name + " y", precision, &draft)
      )
    }
    func part(_ name: String, _ read: @escaping (Double) -> Double) -> NumberCode {
      draft.motion.value(MotionTrack.Source(of: pair.properties, precision, read), name)
    }
    return (part(name + " x") { pair.value($0).x }, part(name + " y") { pair.value($0).y })
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
  func skew(by matrix: AffineTransform, _ code: inout ViewCode) {
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
  /// Whether a theme may place it, or fade what it places.
  var isInSlots: Bool { FlatTransform(self).isInSlots || opacity.slot != nil }
}
