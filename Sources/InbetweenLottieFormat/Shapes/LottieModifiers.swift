import InbetweenDiagnostics

/// An element that changes the outlines before it (Lottie specification, "Shapes", "Modifiers").
package enum LottieModifier {
  case trim(LottieTrim)
  case repeater(LottieRepeater)
  case merge(LottieMergeMode?)
  case roundedCorners(radius: LottieProperty?)
  case offset(LottieOffset)
  case puckerBloat(amount: LottieProperty?)
  case zigZag(LottieZigZag)
  case twist(LottieTwist)

  /// By its `ty`; nil for a type that is none.
  init?(_ type: String?, _ reader: inout ObjectReader, _ log: inout DiagnosticLog) {
    reader.ignore(.blendMode, .shapeIndex)
    switch type {
    case "tm": self = .trim(LottieTrim(&reader, &log))
    case "rp": self = .repeater(LottieRepeater(&reader, &log))
    case "mm": self = .merge(reader.constant("mm", LottieMergeMode.self))
    case "rd": self = .roundedCorners(radius: reader.property("r", &log))
    case "op": self = .offset(LottieOffset(&reader, &log))
    case "pb": self = .puckerBloat(amount: reader.property("a", &log))
    case "zz": self = .zigZag(LottieZigZag(&reader, &log))
    case "tw": self = .twist(LottieTwist(&reader, &log))
    default: return nil
    }
  }
}

/// Keeps a part of each outline (`tm`).
package struct LottieTrim {
  /// `s`, `e` in percent, `o` in degrees
  package var start, end, offset: LottieProperty?
  /// `m`
  package var mode: LottieTrimMode?

  init(_ reader: inout ObjectReader, _ log: inout DiagnosticLog) {
    start = reader.property("s", &log)
    end = reader.property("e", &log)
    offset = reader.property("o", &log)
    mode = reader.constant("m", LottieTrimMode.self)
  }
}

/// Draws copies (`rp`).
package struct LottieRepeater {
  /// `c`, `o`
  package var copies, offset: LottieProperty?
  /// `m`
  package var order: LottieRepeaterOrder?
  /// `tr`
  package var transform: LottieTransform?

  init(_ reader: inout ObjectReader, _ log: inout DiagnosticLog) {
    copies = reader.property("c", &log)
    offset = reader.property("o", &log)
    order = reader.constant("m", LottieRepeaterOrder.self)
    transform = reader.object("tr").map { LottieTransform($0, log: &log) }
  }
}

/// Moves outlines outwards (`op`).
package struct LottieOffset {
  /// `a`, `ml`
  package var amount, miterLimit: LottieProperty?
  /// `lj`
  package var join: LottieLineJoin?

  init(_ reader: inout ObjectReader, _ log: inout DiagnosticLog) {
    amount = reader.property("a", &log)
    miterLimit = reader.property("ml", &log)
    join = reader.constant("lj", LottieLineJoin.self)
  }
}

/// Breaks curves into ridges (`zz`).
package struct LottieZigZag {
  /// `s`, `r`, `pt`
  package var size, ridges, points: LottieProperty?

  init(_ reader: inout ObjectReader, _ log: inout DiagnosticLog) {
    size = reader.property("s", &log)
    ridges = reader.property("r", &log)
    points = reader.property("pt", &log)
  }
}

/// Turns outlines about a centre (`tw`).
package struct LottieTwist {
  /// `a`, `c`
  package var angle, center: LottieProperty?

  init(_ reader: inout ObjectReader, _ log: inout DiagnosticLog) {
    angle = reader.property("a", &log)
    center = reader.property("c", &log)
  }
}
