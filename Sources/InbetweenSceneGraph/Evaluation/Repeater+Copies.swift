package import InbetweenTimeline

extension Repeater {
  /// One of the copies.
  package struct Copy: Hashable, Sendable {
    /// From the original's place to the copy's.
    package var transform: AffineTransform
    /// 0 to 1.
    package var opacity: Double

    /// A copy that is not there.
    package static let hidden = Copy(transform: .identity, opacity: 0)
  }

  /// How many copies there are at a frame. A fraction of a copy counts as a whole one.
  package func copyCount(atFrame frame: Double) -> Int {
    let wanted = copies.value(atFrame: frame).rounded(.up)
    return wanted >= 1 ? Int(min(Artwork.maximumCopies, wanted)) : 0
  }

  /// The copies at a frame, the original's first.
  package func copies(atFrame frame: Double) -> [Copy] {
    copies(0..<copyCount(atFrame: frame), atFrame: frame)
  }

  /// One of the copies at a frame; hidden where there are not so many.
  package func copy(_ index: Int, atFrame frame: Double) -> Copy {
    copies(index..<index + 1, atFrame: frame).first ?? .hidden
  }

  /// Those of the copies that there are; the opacities run evenly from the first to the last.
  private func copies(_ indices: Range<Int>, atFrame frame: Double) -> [Copy] {
    let count = copyCount(atFrame: frame)
    let first = startOpacity.value(atFrame: frame)
    let last = endOpacity.value(atFrame: frame)
    let step = Step(self, atFrame: frame)
    return indices.clamped(to: 0..<count).map { index in
      let share = count > 1 ? Double(index) / Double(count - 1) : 0
      return Copy(
        transform: step.transform(times: step.offset + Double(index)),
        opacity: min(1, max(0, first + (last - first) * share)))
    }
  }

  /// The way from one copy to the next.
  private struct Step {
    var anchor: Point
    var position: Point
    var scale: Point
    var rotation: Double
    var offset: Double

    init(_ repeater: Repeater, atFrame frame: Double) {
      let transform = repeater.transform
      anchor = transform.anchor.value(atFrame: frame)
      position = transform.position.value(atFrame: frame)
      scale = transform.scale.value(atFrame: frame)
      rotation = transform.rotation.value(atFrame: frame)
      offset = repeater.offset.value(atFrame: frame)
    }

    func transform(times: Double) -> AffineTransform {
      AffineTransform.placing(
        anchor: anchor,
        scale: Point(Self.power(scale.x, times), Self.power(scale.y, times)), skew: 0, skewAxis: 0,
        rotation: rotation * times, position: anchor + position * times)
    }

    /// Whole steps multiply; a fraction of a step counts evenly where powers are not defined.
    private static func power(_ factor: Double, _ times: Double) -> Double {
      if factor > 0 { return Real.power(factor, times) }
      let whole = times.rounded(.towardZero)
      let rest = times - whole
      return Real.power(factor, whole) * (1 + (factor - 1) * rest)
    }
  }
}
