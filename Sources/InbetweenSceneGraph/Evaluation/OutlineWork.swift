package import InbetweenTimeline

/// What working out outlines and tracks over time may take, counted in points, crossings and samples,
/// the same on every machine. A point of a step counts once, a straight piece of what is joined as
/// forty points, a crossing as 120, looking at a frame as twenty, and what a track is sampled for and
/// a point that the source says once for all as forty.
package struct OutlineWork: Hashable, Sendable {
  /// What is left of all.
  private var left: Int
  /// What one outline may still take of it.
  private var share: Int

  /// How much the outlines of one file may take.
  package static let maximum = 20_000_000
  private static let pointsOfCrossing = 120
  private static let pointsOfPiece = 40
  private static let pointsOfFrame = 20
  private static let pointsOfSample = 40
  private static let pointsOfStillPoint = 40
  /// How much one outline may take.
  private let maximumOfOne: Int
  private let limit: Int

  /// - Parameter limit: for all outlines; one alone takes a quarter of it at most.
  package init(limit: Int = OutlineWork.maximum) {
    self.limit = limit
    left = limit
    maximumOfOne = limit / 4
    share = maximumOfOne
  }

  /// Begins another outline or track.
  package mutating func begin() { share = min(left, maximumOfOne) }

  /// What the outline or track may still take.
  package var room: Int { max(0, share) }

  /// Whether the outline or track has taken all that it may.
  package var isSpent: Bool { share <= 0 }

  /// What was taken.
  package var taken: Int { limit - left }

  /// Whether all that there was is taken, not the outline's or track's part alone.
  package var isAllSpent: Bool { left <= 0 }

  /// How many crossings the outline may have at one frame.
  var crossings: Int { min(RegionWork.maximumCrossings, room / Self.pointsOfCrossing) }

  /// Ends the outline before all is spent.
  package mutating func giveUp() {
    left -= max(0, share)
    share = 0
  }

  /// Notes that the numbers of a track were worked out at a frame.
  package mutating func takeSample(of numbers: Int) {
    take(points: Self.pointsOfSample + numbers)
  }

  /// Begins outlines that never change, of which each point is said: false, and nothing taken, where
  /// they are more than one outline may be.
  package mutating func takeStill(_ outlines: [BezierPath]) -> Bool {
    begin()
    let points = outlines.reduce(0) { $0 + $1.vertices.count } * Self.pointsOfStillPoint
    guard points <= room else { return false }
    take(points: points)
    return true
  }

  /// Notes what outlines have taken at a frame.
  package mutating func take(_ evaluator: OutlineEvaluator) {
    take(
      points: Self.pointsOfFrame + evaluator.points, crossings: evaluator.crossings,
      pieces: evaluator.pieces)
  }

  /// Notes that outlines were trimmed at a frame, which measures them.
  package mutating func takeTrim(of outlines: [BezierPath]) {
    let points = outlines.reduce(0) { $0 + $1.vertices.count }
    take(points: Self.pointsOfFrame + points * OutlineEvaluator.pointsOfMeasuring)
  }

  /// Notes what was done.
  package mutating func take(points: Int, crossings: Int = 0, pieces: Int = 0) {
    let taken = points + crossings * Self.pointsOfCrossing + pieces * Self.pointsOfPiece
    left -= taken
    share -= taken
  }
}

extension Artwork {
  /// What a step yields at a frame, in drawing order; nothing once all work is spent.
  package func outlines(
    ofStep step: Int, atFrame frame: Double, work: inout OutlineWork
  ) -> [BezierPath] {
    guard !work.isSpent else { return [] }
    var evaluator = OutlineEvaluator(
      self, atFrame: frame, most: RegionWork.maximumCrossings, crossings: work.crossings)
    let found = evaluator.outlines(of: step).shapes.flatMap { $0 }
    work.take(evaluator)
    // Outlines that could not be joined are others than at the frames around.
    if !evaluator.dense.isEmpty { work.giveUp() }
    return found
  }
}
