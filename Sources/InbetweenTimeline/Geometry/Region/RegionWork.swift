/// What joining outlines may still take, counted in crossings, the same on every machine: edges that
/// cross are cut in two, and what is made of the pieces takes time and memory for each of them.
package struct RegionWork: Hashable, Sendable {
  /// The most crossings of one join.
  package static let maximumCrossings = 20_000
  /// How many comparisons count as a crossing.
  private static let comparisonsOfCrossing = 1_024

  /// How many crossings there may be.
  private let limit: Int
  private var cuts = 0
  private var comparisons = 0

  /// - Parameter limit: how many crossings there may be.
  package init(limit: Int = RegionWork.maximumCrossings) { self.limit = limit }

  /// How many crossings were spent, comparisons counted among them.
  package var crossings: Int { cuts / 2 + comparisons / Self.comparisonsOfCrossing }

  /// How many straight pieces outlines were cut into, those of a join that was given up too.
  package private(set) var pieces = 0

  /// How many crossings may still be spent.
  var left: Int { max(0, limit - crossings) }

  /// Whether there is nothing left to spend.
  package var isSpent: Bool { crossings > limit }

  /// Notes that edges were cut so many times: twice where two cross.
  mutating func cut(_ count: Int) { cuts += count }

  /// Notes that outlines were cut into so many straight pieces.
  mutating func flatten(_ count: Int) { pieces += count }

  /// Notes that so many points were compared with edges.
  mutating func compare(_ count: Int) { comparisons += count }
}
