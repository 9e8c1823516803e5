import InbetweenDiagnostics

// The elements that change the outlines before them (Lottie specification, "Shapes", "Modifiers").

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
