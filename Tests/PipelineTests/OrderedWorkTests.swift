import InbetweenPipeline
import Testing

@Suite struct OrderedWorkTests {
  @Test("Results are taken in order, whoever is done first", arguments: [1, 2, 7])
  func order(_ jobs: Int) {
    let taken = OrderedWork.run(
      count: 500, jobs: jobs, start: [Int](),
      work: { index in (0..<((index * 7919) % 97) * 50).reduce(index) { $0 &+ $1 &- $1 } },
      take: { taken, index, result in
        taken.append(result)
        return index == result
      })
    #expect(taken == Array(0..<500))
  }

  @Test("No more is taken after the taker said so, and no work is none")
  func stop() {
    let taken = OrderedWork.run(
      count: 100, jobs: 3, start: 0, work: { $0 },
      take: { taken, index, _ in
        taken += 1
        return index < 9
      })
    #expect(taken == 10)
    #expect(OrderedWork.run(count: 0, jobs: 4, start: 5, work: { $0 }) { _, _, _ in true } == 5)
  }
}
