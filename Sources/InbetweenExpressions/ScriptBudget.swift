/// What scripts may cost.
///
/// A step is a turn of a loop or a call of one of the script's functions: the same number on every
/// machine and in every run. The processor's time only stops what takes long within one step, as
/// patterns that backtrack do.
package struct ScriptBudget: Sendable {
  /// The most steps of one evaluation at one time.
  static let stepsOfCall = 200_000
  /// The most steps of all evaluations of one expression that has hardly begun.
  static let stepsOfExpression = 1_000_000
  /// The same of one that comes forward.
  static let stepsOfWholeExpression = 3_000_000
  /// The processor time that one evaluation at one time may take, in seconds.
  static let secondsOfCall = 0.4
  /// What all evaluations of one expression may take that has hardly begun: what would take longer
  /// in all is stopped soon, not at the end.
  static let secondsOfExpression = 0.8
  /// The same of one that comes forward.
  static let secondsOfWholeExpression = 2.4
  /// What all expressions of one timeline may take.
  static let secondsOfTimeline = 3.0
  /// What those may take in all that come to nothing.
  static let secondsWasted = 1.2

  /// How often the texts of one timeline's expressions change in all, a hundred characters counting as one
  /// change more.
  static let changesOfTexts = 5_000

  /// What a script that runs out of steps throws at one time, and over all its times.
  static let stoppedCall = "it does not end within \(stepsOfCall) steps"
  static let stoppedExpression = "all its frames together take more steps than they may"

  /// As it stands above.
  package static let standard = ScriptBudget(slowness: 1)

  private let slowness: Double

  /// - Parameter slowness: how many times as long everything may take, at least 1; the number of
  ///   steps stays.
  init(slowness: Double) { self.slowness = slowness }

  /// What seconds of those above come to here.
  func stretched(_ seconds: Double) -> Double { seconds * slowness }
}

/// What the scripts of a timeline that came to nothing have cost it: a second in all, after which
/// no more scripts are evaluated.
struct WastedWork: Hashable, Sendable {
  /// Of the second, counted so that it is the same in every run; 1 for all of it.
  private var share = 0.0
  /// The processor's, which stops what `share` takes for cheap.
  private var seconds = 0.0

  func isSpent(_ budget: ScriptBudget) -> Bool {
    share >= 1 || seconds > budget.stretched(ScriptBudget.secondsWasted)
  }

  mutating func add(steps: Int) {
    share += Double(max(0, steps)) / Double(ScriptBudget.stepsOfExpression)
  }

  mutating func add(seconds: Double) { self.seconds += max(0, seconds) }

  /// A script has taken all the time that a call may.
  mutating func addTimeout() { share += 0.5 }

  /// A script has filled all memory.
  mutating func addExhaustion() { share += 0.25 }
}

/// How far the evaluation of one expression has come, and how long it has taken.
struct ScriptProgress {
  private let began = ScriptThread.time
  /// How much of it has been evaluated, from 0 to 1.
  private(set) var share = 0.0

  mutating func reach(_ share: Double) { self.share = max(self.share, share) }

  mutating func reach(frame: Double, in range: ClosedRange<Double>) {
    let length = range.upperBound - range.lowerBound
    if length > 0 { reach(min(1, (frame - range.lowerBound) / length)) }
  }

  /// Whether it takes longer than it may.
  func isOverdue(_ budget: ScriptBudget) -> Bool {
    ScriptThread.time - began
      > budget.stretched(
        max(ScriptBudget.secondsOfExpression, ScriptBudget.secondsOfWholeExpression * share))
  }
}
