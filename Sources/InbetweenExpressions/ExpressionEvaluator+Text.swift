import InbetweenTimeline

// Texts, and the expressions of text selectors.

extension ExpressionEvaluator {
  /// Documents with the expression's text, in the style that the authored ones have at their time.
  mutating func replace(
    _ text: TextContent, _ place: Int, _ range: ClosedRange<Double>
  ) throws(EvaluationFailure) -> ExpressionOutcome {
    var progress = ScriptProgress()
    func document(at frame: Double) throws(EvaluationFailure) -> TextDocument? {
      progress.reach(frame: frame, in: range)
      guard !progress.isOverdue(evaluation.budget) else {
        throw .bounds("all its frames together take longer than it may")
      }
      guard var document = text.document(atFrame: frame),
        case .text(let words) = try evaluation.value(
          of: place, atFrame: frame, progress: progress.share)
      else { return nil }
      document.text = ScriptText.modelled(words)
      evaluation.style()?.apply(to: &document)
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
      try count(1 + shown.text.utf8.count / 100)
      // A style that moves is another at each moment: it is what it is at the sample.
      let between = try document(at: (frames[sample - 1] + frame) / 2)
      guard between == last.document || between == shown else {
        keyframes.append(TextKeyframe(frame, shown))
        continue
      }
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
      keyframes: keyframes.count, error: 0, isCut: frames.count == TrackSampler.maximumSamples)
  }

  /// Notes changes of a text: what all texts of a timeline may have is told where they would have more.
  private mutating func count(_ changes: Int) throws(EvaluationFailure) {
    changesOfTexts += changes
    guard changesOfTexts <= ScriptBudget.changesOfTexts else {
      throw .bounds(
        "the texts of all scripts change more than \(ScriptBudget.changesOfTexts) times")
    }
  }

  /// The fraction of each unit of a text. The number of units is that of the text at each time.
  mutating func replace(
    _ script: PropertyIndex.SelectorScript, _ place: Int, _ range: ClosedRange<Double>
  ) throws(EvaluationFailure) -> ExpressionOutcome {
    let documents = documents(ofText: script.text)
    let wrapping = wrapping
    let counts = documents.map {
      TextUnits($0.document, unit: script.unit, wrapping: wrapping).count
    }
    let most = counts.max() ?? 0
    guard most <= 2000 else { throw .bounds("the text has \(most) units") }
    let before = EarlierSelectors(
      PropertyReplacer.earlierSelectors(script, replacements), of: documents, unit: script.unit,
      wrapping: wrapping)
    var progress = ScriptProgress()
    func rows(
      _ number: Int, _ frame: Double, _ dimensions: Int
    ) throws(EvaluationFailure) -> [Double] {
      guard !progress.isOverdue(evaluation.budget) else {
        throw .bounds("all its characters together take longer than it may")
      }
      let shown = documents.lastIndex { $0.frame <= frame } ?? 0
      guard number < counts[shown] else { return Array(repeating: 0, count: dimensions) }
      let unit = ScriptUnit(
        number: number + 1, count: counts[shown],
        share: before.share(of: number, inDocument: shown, atFrame: frame))
      guard
        case .numbers(let numbers) = try evaluation.value(
          of: place, atFrame: frame, unit: unit, progress: progress.share),
        let last = numbers.last
      else { throw .unusable("no number", frame: frame) }
      if dimensions == 1, numbers.count > 1 {
        throw .unusable("a number at one time and a list at another", frame: frame)
      }
      return (0..<dimensions).map { ($0 < numbers.count ? numbers[$0] : last) / 100 }
    }
    // A list tells the dimensions apart.
    let isSpatial = try isList(place, range.lowerBound, count: counts.first ?? 0)
    var outcome = ExpressionOutcome(keyframes: 0, error: 0)
    var shares: [AnyProperty] = []
    for number in 0..<most {
      progress.reach(Double(number) / Double(most))
      let sampler = TrackSampler(range: range, tolerance: tolerance.value / 100, movesAsOne: false)
      let result = try sampler.sampled { (frame) throws(EvaluationFailure) -> [Double] in
        try rows(number, frame, isSpatial ? 3 : 1)
      }
      let still: AnyProperty = isSpatial ? .vector(.constant(.zero)) : .scalar(.constant(0))
      guard let share = still.moved(by: result.keyframes) else { continue }
      shares.append(share)
      outcome.keyframes += result.keyframes.count
      outcome.error = max(outcome.error, result.error * 100)
    }
    replacements[place] = .shares(
      isSpatial
        ? .sampledPerDimension(shares.compactMap(\.vector))
        : .sampled(shares.compactMap(\.scalar)))
    return outcome
  }

  /// What a text says, evaluated where that has been before.
  private func documents(ofText place: Int) -> [TextKeyframe] {
    if case .documents(let documents)? = replacements[place] { return documents }
    guard case .text(let text) = index.entries[place].content else { return [] }
    return text.documents
  }

  /// Whether a selector's expression comes to a list.
  private mutating func isList(
    _ place: Int, _ frame: Double, count: Int
  ) throws(EvaluationFailure) -> Bool {
    let unit = ScriptUnit(number: 1, count: max(1, count), share: 100)
    guard
      case .numbers(let numbers) = try evaluation.value(
        of: place, atFrame: frame, unit: unit, progress: 0)
    else { return false }
    return numbers.count > 1
  }
}

/// The unit of a text for which a selector's expression is asked.
struct ScriptUnit: Hashable, Sendable {
  /// From 1.
  var number: Int
  /// How many units there are.
  var count: Int
  /// `selectorValue`, in percent.
  var share: Double
}

/// The selectors that stand before one with an expression: what they choose is its
/// `selectorValue`.
private struct EarlierSelectors {
  private var selectors: [TextSelector] = []
  /// By document, then by selector.
  private var units: [[TextUnits]] = []
  /// By document, the first character of each unit of the expression's selector.
  private var characters: [[Int]] = []

  init(
    _ selectors: [TextSelector], of documents: [TextKeyframe], unit: TextSelector.Unit,
    wrapping: TextWrapping?
  ) {
    guard !selectors.isEmpty else { return }
    self.selectors = selectors
    for document in documents {
      units.append(
        selectors.map { TextUnits(document.document, unit: $0.unit, wrapping: wrapping) })
      let own = TextUnits(document.document, unit: unit, wrapping: wrapping)
      characters.append((0..<own.count).map { own.indices.firstIndex(of: $0) ?? 0 })
    }
  }

  /// In percent; 100 without earlier selectors.
  func share(of unit: Int, inDocument document: Int, atFrame frame: Double) -> Double {
    var share: Double?
    for (place, selector) in selectors.enumerated() {
      let all = units[document][place]
      let number = all.indices[characters[document][unit]] ?? 0
      let own = selector.share(ofUnit: number, of: all.count, atFrame: frame)
      share = selector.joined(own, to: share)
    }
    return (share ?? 1) * 100
  }
}

extension TextUnits {
  /// The units of a document, lines of boxes as they are wrapped.
  fileprivate init(
    _ document: TextDocument, unit: TextSelector.Unit, wrapping: TextWrapping?
  ) {
    let letters = document.text.map(String.init)
    var lines: [Int]?
    if unit == .line, document.box != nil, let found = wrapping?(document),
      found.count == letters.count
    {
      lines = found
    }
    self.init(letters, unit: unit, lines: lines)
  }
}

extension AnyProperty {
  fileprivate var scalar: Property<Double>? {
    if case .scalar(let property) = self { property } else { nil }
  }

  fileprivate var vector: Property<Vector3>? {
    if case .vector(let property) = self { property } else { nil }
  }
}

extension TextContent {
  /// The document that is shown at a frame; nil where there is none at all.
  fileprivate func document(atFrame frame: Double) -> TextDocument? {
    (documents.last { $0.frame <= frame } ?? documents.first)?.document
  }
}
