import InbetweenLowering
import InbetweenPreview
import InbetweenTimeline
import Testing

/// Filters in numbers.
@Suite struct BlurTests {
  /// The share of a Gaussian that lies below x standard deviations, to about 1e-7 (Abramowitz and
  /// Stegun 26.2.17).
  static func step(_ x: Double) -> Double {
    if x < 0 { return 1 - step(-x) }
    let t = 1 / (1 + 0.2316419 * x)
    let factors = [0.319381530, -0.356563782, 1.781477937, -1.821255978, 1.330274429]
    let sum = factors.reversed().reduce(0) { ($0 + $1) * t }
    return 1 - 0.3989422804 * Real.exponential(-x * x / 2) * sum
  }

  @Test("A blur is a Gaussian, narrow or wide", arguments: [0.7, 1.5, 3, 8, 20, 60])
  func blurs(_ sigma: Double) throws {
    let size = 200
    let group = GroupNode(
      [.rectangle(60, 70, 80, 40, Color(1, 0.5, 0))],
      filters: [.gaussianBlur(sigma: Point(sigma, sigma), edge: .transparent)])
    let bitmap = try draw([.group(group)], width: size, height: size)
    for (x, y) in [(100, 90), (60, 90), (58, 69), (140, 110), (150, 90), (100, 112), (30, 30)] {
      let share =
        across(60, 140, Double(x) + 0.5, sigma) * across(70, 110, Double(y) + 0.5, sigma)
      let problem = mismatch(bitmap, x, y, Bytes(255, 127.5, 0, share * 255))
      #expect(problem == nil)
    }
  }

  @Test("Opacity scales a blur, turned placements keep it, uneven ones stretch it")
  func blursPlaced() throws {
    for degrees in [0.0, 30, 90] {
      let turn = AffineTransform.translation(Point(-100, -100))
        .followed(by: .scale(2, degrees == 90 ? 2 : 1))
        .followed(by: .rotation(degrees: degrees))
        .followed(by: .translation(Point(100, 100)))
      let group = GroupNode(
        [.rectangle(90, 0, 200, 200, .black)], placement: .affine(turn),
        filters: [.gaussianBlur(sigma: Point(6, 6), edge: .transparent)])
      let bitmap = try draw([.group(group)], width: 200, height: 200)
      // The edge at x = 90 of the group stands 20 pixels from the middle, softened by 12.
      for distance in [-30.0, -10, 0, 10, 30] {
        let place =
          AffineTransform.rotation(degrees: degrees).apply(
            to: Point(-20 + distance, 0)) + Point(100, 100)
        let x = Int(place.x.rounded(.down))
        let y = Int(place.y.rounded(.down))
        let center = AffineTransform.rotation(degrees: -degrees).apply(
          to: Point(Double(x) - 99.5, Double(y) - 99.5))
        let wanted = 255 * Self.step((center.x + 20) / 12)
        #expect(abs(bitmap.at(x, y).alpha - wanted) <= 3, "\(degrees)° at \(distance)")
      }
    }
  }

  @Test("A blur that repeats the edge keeps it opaque, and cuts there")
  func repeatsEdges() throws {
    let rect = Rect(origin: Point(8, 8), size: Size(48, 48))
    let group = GroupNode(
      [.rectangle(8, 8, 48, 48, .white), .rectangle(8, 8, 24, 48, .black)],
      filters: [.gaussianBlur(sigma: Point(6, 6), edge: .repeated(rect))])
    let bitmap = try draw([.group(group)], width: 64, height: 64)
    #expect(mismatch(bitmap, 9, 9, Bytes(0, 0, 0)) == nil)
    #expect(mismatch(bitmap, 54, 54, Bytes(255, 255, 255)) == nil)
    let grey = Self.step(0.5 / 6) * 255
    #expect(mismatch(bitmap, 32, 32, Bytes(grey, grey, grey)) == nil)
    #expect(bitmap.at(7, 32).alpha == 0)
    #expect(bitmap.at(56, 32).alpha == 0)
  }

  @Test("A shadow falls below, by its offset, colour and opacity")
  func shadows() throws {
    let shadow = ShadowFilter(color: Color(1, 0, 0, 0.5), offset: Point(10, 0), sigma: 0)
    let bitmap = try draw(
      [
        .group(
          GroupNode(
            [.rectangle(4, 4, 8, 8, Color(0, 0, 1, 0.5))], filters: [.outerShadow(shadow)]))
      ], width: 32, height: 16)
    #expect(mismatch(bitmap, 8, 8, Bytes(0, 0, 255, 127.5)) == nil)
    // Half of half: the shadow of a translucent layer is translucent.
    #expect(mismatch(bitmap, 18, 8, Bytes(255, 0, 0, 63.75)) == nil)
    #expect(bitmap.at(26, 8).alpha == 0)
  }

  @Test("A soft shadow is a Gaussian of the outline")
  func softShadows() throws {
    let shadow = ShadowFilter(color: .black, offset: Point(0, 5), sigma: 4, showsShadowOnly: true)
    let bitmap = try draw(
      [
        .group(GroupNode([.rectangle(20, 20, 24, 24, .white)], filters: [.outerShadow(shadow)]))
      ], width: 64, height: 64)
    for y in [22, 25, 30, 44, 49, 55] {
      let share = across(20, 44, 32.5, 4) * across(25, 49, Double(y) + 0.5, 4)
      #expect(mismatch(bitmap, 32, y, Bytes(0, 0, 0, share * 255)) == nil)
    }
  }

  @Test("An outline reaches as far as it says, round at corners")
  func outlines() throws {
    let outline = OutlineFilter(color: Color(1, 0, 0), outside: 6, inside: 0)
    let bitmap = try draw(
      [.group(GroupNode([.rectangle(20, 20, 24, 24, .black)], filters: [.outline(outline)]))],
      width: 64, height: 64)
    #expect(mismatch(bitmap, 32, 15, Bytes(255, 0, 0)) == nil)
    #expect(bitmap.at(32, 13).alpha == 0)
    #expect(mismatch(bitmap, 32, 22, Bytes(0, 0, 0)) == nil)
    #expect(bitmap.at(14, 14).alpha == 0)
    #expect(bitmap.at(16, 16).alpha > 100)
  }

  @Test("A colour matrix and colorMap change straight colours")
  func recolors() throws {
    let color = Color(0.2, 0.6, 1, 0.5)
    let fill = try draw([
      .group(
        GroupNode(
          [.rectangle(0, 0, 8, 8, color)],
          filters: [.colorMatrix(.fill(Color(1, 0, 0), amount: 0.5))]))
    ])
    #expect(mismatch(fill, 4, 4, Bytes(0.6 * 255, 0.3 * 255, 0.5 * 255, 127.5)) == nil)
    let colorMap = try draw([
      .group(
        GroupNode(
          [.rectangle(0, 0, 8, 8, Color(0.2, 0.6, 1))],
          filters: [
            .colorMap(ColorMapFilter([Color(1, 0, 0), Color(0, 1, 0), Color(0, 0, 1)], amount: 1))
          ]))
    ])
    let light = 0.299 * 0.2 + 0.587 * 0.6 + 0.114
    #expect(
      mismatch(
        colorMap, 4, 4, Bytes(0, (1 - (light - 0.5) * 2) * 255, (light - 0.5) * 2 * 255, 255))
        == nil)
  }

  private func across(_ from: Double, _ to: Double, _ x: Double, _ sigma: Double) -> Double {
    Self.step((x - from) / sigma) - Self.step((x - to) / sigma)
  }
}
