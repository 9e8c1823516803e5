package import InbetweenDiagnostics

// The elements that paint outlines (Lottie specification, "Shapes", "Shape Style").

/// A fill (`fl`, `gf`).
package struct LottieFill {
  /// `c`; nil for a gradient.
  package var color: LottieProperty?
  /// Nil for a plain fill.
  package var gradient: LottieGradient?
  /// `o`
  package var opacity: LottieProperty?
  /// `r`
  package var rule: LottieFillRule?
  /// `bm`
  package var blendMode: LottieBlendMode?

  init(_ reader: inout ObjectReader, isGradient: Bool, _ log: inout DiagnosticLog) {
    if isGradient {
      gradient = LottieGradient(&reader, &log)
    } else {
      color = reader.property("c", &log)
    }
    opacity = reader.property("o", &log)
    rule = reader.constant("r", LottieFillRule.self)
    blendMode = reader.constant("bm", LottieBlendMode.self)
    reader.ignore(.fillEnabled, .shapeIndex)
  }
}

/// A stroke (`st`, `gs`).
package struct LottieStroke {
  /// `c`; nil for a gradient.
  package var color: LottieProperty?
  /// Nil for a plain stroke.
  package var gradient: LottieGradient?
  /// `o`, `w`
  package var opacity, width: LottieProperty?
  /// `lc`
  package var cap: LottieLineCap?
  /// `lj`
  package var join: LottieLineJoin?
  /// `ml2`, else `ml`
  package var miterLimit: LottieProperty?
  /// `d`
  package var dashes: [LottieDash] = []
  /// `bm`
  package var blendMode: LottieBlendMode?

  init(_ reader: inout ObjectReader, isGradient: Bool, _ log: inout DiagnosticLog) {
    if isGradient {
      gradient = LottieGradient(&reader, &log)
    } else {
      color = reader.property("c", &log)
    }
    opacity = reader.property("o", &log)
    width = reader.property("w", &log)
    cap = reader.constant("lc", LottieLineCap.self)
    join = reader.constant("lj", LottieLineJoin.self)
    let plainLimit = reader.property("ml", &log)
    miterLimit = reader.property("ml2", &log) ?? plainLimit
    for dash in reader.objects("d") { dashes.append(LottieDash(dash, log: &log)) }
    blendMode = reader.constant("bm", LottieBlendMode.self)
    reader.ignore(.fillEnabled, .shapeIndex)
  }
}

/// A length of a dash pattern.
package struct LottieDash {
  package var path: JSONPath
  /// `n`: `d` dash, `g` gap, `o` offset
  package var type: String?
  /// `v`
  package var length: LottieProperty?

  init(_ source: Source, log: inout DiagnosticLog) {
    var reader = ObjectReader(source)
    path = source.path
    type = reader.string("n")
    length = reader.property("v", &log)
    reader.ignore(.name, .matchName, .propertyIndex)
    reader.finish(&log)
  }
}

/// What gradient fills and gradient strokes share.
package struct LottieGradient {
  /// `t`
  package var type: LottieGradientType?
  /// `s`, `e`
  package var start, end: LottieProperty?
  /// `h` in percent, `a` in degrees: the highlight of a radial gradient
  package var highlightLength, highlightAngle: LottieProperty?
  /// `g.k`, with the slot of `g.sid`
  package var stops: LottieProperty?
  /// `g.p`: how many colours `stops` begins with; the rest are opacities.
  package var colorCount: Int?

  init(_ reader: inout ObjectReader, _ log: inout DiagnosticLog) {
    type = reader.constant("t", LottieGradientType.self)
    start = reader.property("s", &log)
    end = reader.property("e", &log)
    highlightLength = reader.property("h", &log)
    highlightAngle = reader.property("a", &log)
    guard let source = reader.object("g") else { return }
    var colors = ObjectReader(source)
    colorCount = colors.integer("p")
    if colors.value("sid") == nil {
      stops = colors.property("k", &log)
    } else {
      // All of it is what a slot replaces.
      _ = colors.value("k")
      stops = LottieProperty(source, log: &log)
    }
    colors.ignore(.propertyIndex)
    colors.finish(&log)
  }
}
