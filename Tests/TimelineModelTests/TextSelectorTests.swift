import InbetweenTimeline
import Testing

@Suite struct TextSelectorTests {
  /// Shares of four units for each shape, by arithmetic from the middle of each unit.
  @Test(arguments: [
    (TextSelector.Shape.square, [1.0, 1, 1, 1]),
    (.rampUp, [0.125, 0.375, 0.625, 0.875]),
    (.rampDown, [0.875, 0.625, 0.375, 0.125]),
    (.triangle, [0.25, 0.75, 0.75, 0.25]),
    (.round, [0.6614378, 0.9682458, 0.9682458, 0.6614378]),
    (.smooth, [0.1464466, 0.8535534, 0.8535534, 0.1464466]),
  ])
  func shapes(_ shape: TextSelector.Shape, expected: [Double]) {
    let shares = TextSelector(shape: shape).shares(of: 4, atFrame: 0)
    #expect(zip(shares, expected).allSatisfy { abs($0 - $1) < 1e-6 })
  }

  @Test("A square range chooses each unit by how much of it lies inside")
  func partialUnits() {
    let selector = TextSelector(
      measure: .index, start: .constant(1.25), end: .constant(2.5))
    #expect(selector.shares(of: 4, atFrame: 0) == [0, 0.75, 0.5, 0])
  }

  @Test("Smoothness 0 makes the change a step at half")
  func smoothness() {
    let selector = TextSelector(
      measure: .index, start: .constant(0.4), end: .constant(2.4), smoothness: .constant(0))
    #expect(selector.shares(of: 3, atFrame: 0) == [1, 1, 0])
  }

  @Test("Start beyond end is the same range; offset moves both; amount scales")
  func ranges() {
    let forward = TextSelector(start: .constant(0.25), end: .constant(0.75))
    let backward = TextSelector(start: .constant(0.75), end: .constant(0.25))
    #expect(forward.shares(of: 8, atFrame: 0) == backward.shares(of: 8, atFrame: 0))
    let moved = TextSelector(
      start: .constant(0), end: .constant(0.5), offset: .constant(0.25), amount: .constant(-0.5))
    #expect(moved.shares(of: 8, atFrame: 0) == [0, 0, -0.5, -0.5, -0.5, -0.5, 0, 0])
  }

  @Test("A random order is a permutation and the same every time")
  func randomOrder() {
    let selector = TextSelector(measure: .index, end: .constant(3), isRandomized: true)
    let shares = selector.shares(of: 10, atFrame: 0)
    #expect(shares == selector.shares(of: 10, atFrame: 5))
    #expect(shares.filter { $0 == 1 }.count == 3)
    #expect(shares != [1, 1, 1, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test(
    arguments: [
      (TextSelector.Unit.character, [0, 1, 2, 3, 4, nil, 5, 6], 7),
      (.characterWithoutSpaces, [0, 1, 2, 2, 3, nil, 4, 5], 6),
      (.word, [0, 0, 0, 1, 1, nil, 2, 2], 3),
      (.line, [0, 0, 0, 0, 0, nil, 1, 1], 2),
    ] as [(TextSelector.Unit, [Int?], Int)])
  func units(_ unit: TextSelector.Unit, indices: [Int?], count: Int) {
    let characters = ["a", "b", " ", "c", "d", "\n", "e", "f"]
    let units = TextUnits(characters, unit: unit)
    #expect(units.indices == indices)
    #expect(units.count == count)
  }
}
