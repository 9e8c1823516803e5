import InbetweenSceneGraph
package import InbetweenTimeline

extension AnimatedFilter {
  /// The filter at a frame.
  ///
  /// - Parameters:
  ///   - frame: of its clock.
  ///   - bounds: where bounds lie at that frame.
  /// - Returns: nil where it is off.
  func filter(atFrame frame: Double, _ bounds: (AnimatedBounds) -> Rect) -> DisplayFilter? {
    switch self {
    case .gaussianBlur(let blur):
      let sigma = blur.sigma.value(atFrame: frame)
      guard sigma.x > blur.least || sigma.y > blur.least else { return nil }
      return .gaussianBlur(
        sigma: sigma,
        edge: blur.repeatsEdge.isOn(atFrame: frame) ? .repeated(bounds(blur.bounds)) : .transparent)
    case .outerShadow(let shadow): return .outerShadow(shadow.filter(atFrame: frame))
    case .innerShadow(let shadow): return .innerShadow(shadow.filter(atFrame: frame))
    case .outline(let line):
      return .outline(
        OutlineFilter(
          color: line.color.value(atFrame: frame), outside: line.outside.value(atFrame: frame),
          inside: line.inside.value(atFrame: frame)))
    case .fill, .overlay, .colorMatrix:
      return colorMatrix.map { .colorMatrix(ColorMatrix($0, atFrame: frame)) }
    case .colorMap(let colorMap, let amount):
      return .colorMap(
        ColorMapFilter(
          colorMap.map { $0.value(atFrame: frame) }, amount: amount.value(atFrame: frame)))
    }
  }
}

extension ColorMatrix {
  /// The matrix of these rows at a frame.
  package init(_ rows: [AnimatedNumber], atFrame frame: Double) {
    self.init(rows.map { $0.value(atFrame: frame) })
  }
}

extension AnimatedShadow {
  fileprivate func filter(atFrame frame: Double) -> ShadowFilter {
    ShadowFilter(
      color: color.value(atFrame: frame), offset: offset.value(atFrame: frame),
      sigma: sigma.value(atFrame: frame), spread: spread.value(atFrame: frame),
      blendMode: blendMode, isKnockedOut: isKnockedOut.isOn(atFrame: frame),
      showsShadowOnly: showsShadowOnly.isOn(atFrame: frame))
  }
}

extension AnimatedMask {
  /// The mask at a frame.
  ///
  /// - Parameters:
  ///   - frame: of its clock.
  ///   - work: what working out outlines takes is noted there.
  ///   - bounds: where bounds lie at that frame.
  /// - Returns: nil where it is off.
  func mask(
    atFrame frame: Double, work: inout OutlineWork, _ bounds: (AnimatedBounds) -> Rect
  ) -> DisplayMask? {
    let outlines: [BezierPath]
    switch shape {
    case .drawn(let mask): outlines = mask.outlines(atFrame: frame, work: &work)
    case .sector(let sector):
      guard let drawn = sector.outlines(atFrame: frame, bounds) else { return nil }
      outlines = drawn
    }
    return DisplayMask(
      outlines, mode: mode, isInverted: isInverted, opacity: opacity.value(atFrame: frame),
      sigma: sigma.value(atFrame: frame))
  }
}

extension AnimatedSector {
  /// The outlines at a frame; nil where nothing is covered.
  fileprivate func outlines(
    atFrame frame: Double, _ bounds: (AnimatedBounds) -> Rect
  ) -> [BezierPath]? {
    let covered = covered.value(atFrame: frame)
    guard covered > 0 else { return nil }
    guard covered < 1 else { return [] }
    let center = center.value(atFrame: frame)
    let bounds = bounds(self.bounds)
    let corner = bounds.corner
    let reach =
      [
        bounds.origin, corner, Point(bounds.origin.x, corner.y), Point(corner.x, bounds.origin.y),
      ].map { ($0 - center).length }.max() ?? 0
    return [
      Self.sector(
        center, reach * 4 + 1000, from: start.value(atFrame: frame), by: 360 - covered * 360)
    ]
  }

  /// A sector around a centre, angles clockwise from up.
  private static func sector(
    _ center: Point, _ radius: Double, from angle: Double, by sweep: Double
  ) -> BezierPath {
    let count = (sweep / 10).rounded(.up).whole(in: 2...36)
    let rim = (0...count).map { step -> BezierPath.Vertex in
      let radians = Real.radians(fromDegrees: angle + sweep * Double(step) / Double(count))
      return BezierPath.Vertex(
        center + Point(Real.sine(radians), -Real.cosine(radians)) * radius)
    }
    return BezierPath([BezierPath.Vertex(center)] + rim, isClosed: true)
  }
}

extension AnimatedPlacement {
  /// The matrix at a frame.
  package func matrix(atFrame frame: Double) -> AffineTransform {
    .placing(
      anchor: anchor.value(atFrame: frame), scale: scale.value(atFrame: frame),
      skew: skew.value(atFrame: frame), skewAxis: skewAxis.value(atFrame: frame),
      rotation: rotation.value(atFrame: frame), position: position.value(atFrame: frame))
  }
}
