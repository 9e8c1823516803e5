package import InbetweenTimeline

/// The direction of a motion path as it turns from frame to frame: where it goes round, it counts on
/// past a whole turn, so that tweens between any two of its frames unwind what lies between them.
package struct PathDirection: Hashable, Sendable {
  private let transform: Transform
  /// The first keyframe, and how far each of the turns lies behind the one before, in frames.
  private let start, step: Double
  /// In degrees clockwise from the right; not empty.
  private let turns: [Double]

  /// More turns are not kept: between two that are, less than half a turn is seen.
  private static let maximumTurns = 20_000.0

  package init(of transform: Transform) {
    self.transform = transform
    let times = transform.position.keyframeTimes
    start = times.first ?? 0
    let length = (times.last ?? 0) - start
    guard length > 0, length.isFinite else {
      (step, turns) = (1, [transform.direction(atFrame: start)])
      return
    }
    // Corners lie at keyframes, which are whole frames nearly always.
    let count = min(Self.maximumTurns, (length * 2).rounded(.up))
    step = length / count
    var turns = [transform.direction(atFrame: start)]
    for place in 1...Int(count) {
      turns.append(
        Self.turn(
          to: transform.direction(atFrame: start + Double(place) * step), from: turns[place - 1]))
    }
    self.turns = turns
  }

  /// The direction at a frame, in degrees.
  package func degrees(atFrame frame: Double) -> Double {
    turn(to: transform.direction(atFrame: frame), atFrame: frame)
  }

  /// An angle near a frame, in degrees, counted as the direction there.
  package func turn(to angle: Double, atFrame frame: Double) -> Double {
    let place = min(Double(turns.count - 1), max(0, ((frame - start) / step).rounded(.down)))
    return Self.turn(to: angle, from: turns[Int(place)])
  }

  /// The shorter way round; half a turn is clockwise.
  private static func turn(to angle: Double, from turn: Double) -> Double {
    let way = (angle - turn).remainder(dividingBy: 360)
    return turn + (way < -180 + 1e-6 ? way + 360 : way)
  }
}
