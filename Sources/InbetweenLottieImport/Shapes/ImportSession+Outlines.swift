import InbetweenDiagnostics
import InbetweenLottieFormat
import InbetweenTimeline

// The items that give outlines (Lottie specification, "Shapes").

extension ImportSession {
  mutating func path(_ source: LottiePath) -> PathShape {
    let form = OutlineForm(
      isClosedByDefault: source.isClosed ?? false, hasAbsoluteTangents: hasAbsoluteTangents)
    return PathShape(
      property(source.outline, form, default: BezierPath()),
      isReversed: isReversed(source.direction))
  }

  mutating func rectangle(_ source: LottieRectangle) -> RectangleShape {
    RectangleShape(
      position: flatPosition(source.position),
      size: property(source.size, PointForm(), default: .zero),
      cornerRadius: property(source.radius, ScalarForm(), default: 0),
      isReversed: isReversed(source.direction))
  }

  mutating func ellipse(_ source: LottieEllipse) -> EllipseShape {
    EllipseShape(
      position: flatPosition(source.position),
      size: property(source.size, PointForm(), default: .zero),
      isReversed: isReversed(source.direction))
  }

  /// The most points of a star.
  static let maximumPoints = 10_000.0

  mutating func star(_ source: LottiePolystar) -> StarShape {
    let points = bounded(source.points, upTo: Self.maximumPoints, "points", default: 5)
    return StarShape(
      starKind(source), position: flatPosition(source.position), points: points,
      rotation: property(source.rotation, ScalarForm(), default: 0),
      outerRadius: property(source.outerRadius, ScalarForm(), default: 0),
      outerRoundness: property(source.outerRoundness, ScalarForm.percent, default: 0),
      isReversed: isReversed(source.direction))
  }

  /// Lottie specification, "PolyStar": a star by default.
  private mutating func starKind(_ source: LottiePolystar) -> StarShape.Kind {
    switch source.type {
    case .polygon: .polygon
    case .star, nil:
      .star(
        innerRadius: property(source.innerRadius, ScalarForm(), default: 0),
        innerRoundness: property(source.innerRoundness, ScalarForm.percent, default: 0))
    }
  }

  private func isReversed(_ direction: LottieDirection?) -> Bool {
    switch direction {
    case nil, .clockwise, .alsoClockwise: false
    case .counterClockwise: true
    }
  }

  /// A count that is kept within bounds, so that no file can ask for endless work.
  mutating func bounded(
    _ source: LottieProperty?, upTo limit: Double, _ name: String, default value: Double
  ) -> Property<Double> {
    let authored = property(source, ScalarForm(), default: value)
    let largest = authored.track.keyframes.map(\.value).max() ?? authored.track.initialValue
    guard largest > limit, let source else { return authored }
    log.report(.absurdCount(name, largest, limit: limit, at: source.path))
    return authored.limited(to: -.infinity...limit)
  }

  /// A length that is kept within a limit to either side of 0.
  mutating func boundedLength(
    _ source: LottieProperty?, upTo limit: Double, _ name: String, default value: Double
  ) -> Property<Double> {
    let authored = property(source, ScalarForm(), default: value)
    let values = [authored.track.initialValue] + authored.track.keyframes.map(\.value)
    guard let source, let largest = values.max(by: { abs($0) < abs($1) }), abs(largest) > limit
    else { return authored }
    log.report(.absurdLength(name, largest, limit: limit, at: source.path))
    return authored.limited(to: -limit...limit)
  }
}

extension Property<Double> {
  /// The property with no value beyond `limits`.
  fileprivate func limited(to limits: ClosedRange<Double>) -> Property<Double> {
    func limited(_ value: Double) -> Double {
      Swift.min(limits.upperBound, Swift.max(limits.lowerBound, value))
    }
    var result = self
    switch track {
    case .constant(let value): result.track = .constant(limited(value))
    case .keyframed(let keyframes):
      let list = keyframes.list.map {
        Keyframe($0.frame, limited($0.value), $0.easing, path: $0.path)
      }
      if let track = Track(keyframes: list) { result.track = track }
    }
    return result
  }
}
