import InbetweenSceneGraph
import InbetweenTimeline

/// The numbers of outlines at frames, each worked out once, until that is too much work.
final class OutlineSamples {
  private let drawn: (Double, inout OutlineWork) -> [BezierPath]
  private var work: OutlineWork
  private var known: [Double: Numbers?] = [:]

  /// - Parameters:
  ///   - drawn: the outlines at a frame; notes what that takes.
  ///   - limit: how much all frames may take together, in points.
  init(_ drawn: @escaping (Double, inout OutlineWork) -> [BezierPath], limit: Int) {
    self.drawn = drawn
    work = OutlineWork(limit: limit)
  }

  /// Whether no more is worked out.
  var isSpent: Bool { work.isSpent }

  /// What was taken so far, in points.
  var taken: Int { work.taken }

  /// The outlines themselves.
  func outlines(_ frame: Double) -> [BezierPath] { drawn(frame, &work) }

  /// Nil where the outlines have another form, or where all work is spent.
  func numbers(_ frame: Double, of form: OutlineLayout) -> Numbers? {
    if let found = known[frame] { return found }
    guard !isSpent else { return nil }
    let now = outlines(frame)
    let numbers = OutlineLayout(of: now) == form ? Numbers(OutlineLayout.numbers(of: now)) : nil
    known.updateValue(numbers, forKey: frame)
    return numbers
  }
}
