import InbetweenDiagnostics

// The elements that give outlines (Lottie specification, "Shapes").

/// An outline drawn by hand (`sh`).
package struct LottiePath {
  /// `ks`
  package var outline: LottieProperty?
  /// `d`
  package var direction: LottieDirection?
  /// `closed`: beside the outline in old exports, and not inside of it.
  package var isClosed: Bool?

  init(_ reader: inout ObjectReader, _ log: inout DiagnosticLog) {
    outline = reader.property("ks", &log)
    direction = reader.constant("d", LottieDirection.self)
    isClosed = reader.flag("closed")
    reader.ignore(.shapeIndex, .blendMode)
  }
}

/// A rectangle (`rc`).
package struct LottieRectangle {
  /// `p` of the centre, `s`, `r`
  package var position, size, radius: LottieProperty?
  /// `d`
  package var direction: LottieDirection?

  init(_ reader: inout ObjectReader, _ log: inout DiagnosticLog) {
    position = reader.property("p", &log)
    size = reader.property("s", &log)
    radius = reader.property("r", &log)
    direction = reader.constant("d", LottieDirection.self)
    reader.ignore(.shapeIndex, .blendMode)
  }
}

/// An ellipse (`el`).
package struct LottieEllipse {
  /// `p` of the centre, `s`
  package var position, size: LottieProperty?
  /// `d`
  package var direction: LottieDirection?

  init(_ reader: inout ObjectReader, _ log: inout DiagnosticLog) {
    position = reader.property("p", &log)
    size = reader.property("s", &log)
    direction = reader.constant("d", LottieDirection.self)
    reader.ignore(.shapeIndex, .blendMode)
  }
}

/// A star or polygon (`sr`).
package struct LottiePolystar {
  /// `sy`
  package var type: LottieStarType?
  /// `p` of the centre, `pt`, `r`
  package var position, points, rotation: LottieProperty?
  /// `or`, `os`
  package var outerRadius, outerRoundness: LottieProperty?
  /// `ir`, `is`
  package var innerRadius, innerRoundness: LottieProperty?
  /// `d`
  package var direction: LottieDirection?

  init(_ reader: inout ObjectReader, _ log: inout DiagnosticLog) {
    type = reader.constant("sy", LottieStarType.self)
    position = reader.property("p", &log)
    points = reader.property("pt", &log)
    rotation = reader.property("r", &log)
    outerRadius = reader.property("or", &log)
    outerRoundness = reader.property("os", &log)
    innerRadius = reader.property("ir", &log)
    innerRoundness = reader.property("is", &log)
    direction = reader.constant("d", LottieDirection.self)
    reader.ignore(.shapeIndex, .blendMode)
  }
}
