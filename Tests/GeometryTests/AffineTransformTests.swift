import Testing

@testable import InbetweenTimeline

@Suite struct AffineTransformTests {
  @Test("A turn is clockwise on a screen whose y points down")
  func turnsClockwise() {
    let turned = AffineTransform.rotation(degrees: 90).apply(to: Point(1, 0))
    #expect((turned - Point(0, 1)).length < 1e-12)
  }

  @Test("Transforms apply in the order in which they are written")
  func order() {
    let both = AffineTransform.scale(2, 3).followed(by: .translation(Point(10, 20)))
    #expect(both.apply(to: Point(1, 1)) == Point(12, 23))
    #expect(both.apply(toStep: Point(1, 1)) == Point(2, 3))
  }

  @Test("The inverse undoes, and a flattening has none")
  func inverse() throws {
    let transform = AffineTransform.skew(degrees: 20, axis: 30)
      .followed(by: .rotation(degrees: 40)).followed(by: .translation(Point(5, -7)))
    let undone = try #require(transform.inverse).apply(to: transform.apply(to: Point(3, 4)))
    #expect((undone - Point(3, 4)).length < 1e-12)
    #expect(AffineTransform.scale(1, 0).inverse == nil)
  }

  @Test("A skew along the axis 0 moves what lies below to the left")
  func skew() {
    let skewed = AffineTransform.skew(degrees: 45, axis: 0).apply(to: Point(0, 10))
    #expect((skewed - Point(-10, 10)).length < 1e-12)
  }
}
