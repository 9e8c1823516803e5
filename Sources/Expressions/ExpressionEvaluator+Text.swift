import Motion
import TimelineModel

// Texts, and the expressions of text selectors.

extension ExpressionEvaluator {
  /// Documents with the expression's text, in the style that the authored ones have at their time.
  mutating func replace(
    _ text: TextContent, _ place: Int, _ range: ClosedRange<Double>
  ) throws(EvaluationFailure) -> ExpressionOutcome {
    let began = ScriptThread.time
    func document(at frame: Double) throws(EvaluationFailure) -> TextDocument? {
      guard ScriptThread.time - began < Evaluation.expressionAllowance else {
        throw .bounds("all its frames together take longer than it may")
      }
      guard var document = text.document(atFrame: frame),
        case .text(let words) = try evaluation.value(of: place, atFrame: frame)
      else { return nil }
      document.text = ScriptText.modelled(words)
      return document
    }
    var keyframes: [TextKeyframe] = []
    let frames = TrackSampler.frames(in: range)
    for (sample, frame) in frames.enumerated() {
      guard let shown = try document(at: frame) else {
        throw .unusable("no text", frame: frame)
      }
      guard let last = keyframes.last else {
        keyframes.append(TextKeyframe(frame, shown))
        continue
      }
      if last.document == shown { continue }
      // Where between the two samples it changes.
      var low = frames[sample - 1]
      var high = frame
      for _ in 0..<10 {
        let middle = (low + high) / 2
        if try document(at: middle) == last.document { low = middle } else { high = middle }
      }
      keyframes.append(TextKeyframe(frame - high < 1e-3 ? frame : high, shown))
    }
    replacements[place] = .documents(keyframes)
    return ExpressionOutcome(
      keyframes: keyframes.count, error: 0, isCut: frames.count == TrackSampler.mostSamples)
  }

  /// The share of each unit of a text. The number of units is that of the text at each time.
  mutating func replace(
    _ text: TextContent, by unit: TextSelector.Unit, _ place: Int, _ range: ClosedRange<Double>
  ) throws(EvaluationFailure) -> ExpressionOutcome {
    let counts = text.documents.map {
      TextUnits($0.document.text.map(String.init), unit: unit).count
    }
    let most = counts.max() ?? 0
    guard most <= 2000 else { throw .bounds("the text has \(most) units") }
    let began = ScriptThread.time
    var outcome = ExpressionOutcome(keyframes: 0, error: 0)
    var shares: [Property<Double>] = []
    for number in 0..<most {
      let sampler = TrackSampler(range: range, tolerance: tolerance.value / 100, movesAsOne: false)
      let result = try sampler.sampled { (frame) throws(EvaluationFailure) -> [Double] in
        guard ScriptThread.time - began < Evaluation.expressionAllowance * 4 else {
          throw .bounds("all its characters together take longer than it may")
        }
        let shown = text.documents.lastIndex { $0.frame <= frame } ?? 0
        guard number < counts[shown] else { return [0] }
        let value = try evaluation.value(
          of: place, atFrame: frame, unit: (number + 1, counts[shown]))
        guard case .numbers(let numbers) = value, let share = numbers.first else {
          throw .unusable("no number", frame: frame)
        }
        return [share / 100]
      }
      let property = AnyProperty.scalar(.constant(0)).moved(by: result.keyframes)
      guard case .scalar(let share)? = property else { continue }
      shares.append(share)
      outcome.keyframes += result.keyframes.count
      outcome.error = max(outcome.error, result.error * 100)
    }
    replacements[place] = .shares(shares)
    return outcome
  }
}

extension TextContent {
  /// The document that is shown at a frame; nil where there is none at all.
  fileprivate func document(atFrame frame: Double) -> TextDocument? {
    (documents.last { $0.frame <= frame } ?? documents.first)?.document
  }
}
