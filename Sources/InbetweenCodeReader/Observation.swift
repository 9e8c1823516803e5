import InbetweenDesignDocuments
import SwiftSyntax

/// What code says at one place, collected from every way in which it is reached.
struct Observation {
  struct Key: Hashable {
    var place: CodePlace
    var kind: Fact.Kind
    var motion: Fact.Motion?
    var instance: String?
    var detail: String
  }

  var key: Key
  /// Everything but the time.
  var fact: Fact
  var unit: Fact.TimeUnit
  /// One for each time that it is reached, with what the loop around it was at.
  var values: [Value]
  var document: Int
  /// The innermost loop around it.
  var loop: SyntaxIdentifier?

  struct Value: Hashable {
    var time: Linear
    var item: String?
    /// The runs of the loops in which it was reached, outermost first.
    var passes: [Int]
    /// The upper end of a range.
    var upper: Double?
    /// Whether it is one of several that a condition chooses from.
    var isChoice = false
  }

  /// The most values that are reported one by one.
  private static let maximumSingles = 16

  /// What the values come to, as facts.
  var facts: [Fact] {
    guard ![.change, .order, .curve, .repetition].contains(fact.kind) else { return [fact] }
    let known = longestPass
    guard fact.kind != .open, !known.isEmpty else { return symbolic }
    let numbers = known.compactMap(\.time.number)
    // A wait of no time is no wait, unless it is the first of a row.
    let isWait =
      fact.kind == .delay || fact.kind == .pause
      || (fact.kind == .start && fact.confidence == .computed)
    if isWait, numbers.allSatisfy({ $0 == 0 }) { return [] }
    let distinct = Set(numbers)
    guard distinct.count > 1, fact.kind == .delay || fact.kind == .start,
      !known.contains(where: \.isChoice)
    else {
      return singles(known, numbers)
    }
    var found: [Fact] = []
    if let step = Self.step(numbers) { found.append(row(of: step, count: numbers.count)) }
    if found.isEmpty || numbers.count <= 4 {
      // What is written down one by one, as `waits[index]`, is told one by one.
      let isStep = !found.isEmpty && !key.place.source.contains("[")
      let first = numbers.min()
      found += singles(known.filter { $0.time.number != 0 || found.isEmpty }, numbers).map {
        var single = $0
        // How long the row itself waits is not said by its step.
        single.isOfRow = isStep && $0.time?.lower != first
        return single
      }
    } else if let first = numbers.min(), first > 0 {
      // The row itself waits.
      var wait = fact
      wait.time = amount(first)
      wait.confidence = .computed
      found.append(wait)
    }
    return found
  }

  /// The known values of the run that reached it most often: one run of a loop is one row, however
  /// often the loop is run.
  private var longestPass: [Value] {
    let known = values.filter { $0.time.number != nil }
    let inner = Self.longest(known, depth: .max)
    guard Set(inner.map(\.time)).count == 1, inner.count < known.count else { return inner }
    // The innermost loop does not count here: perhaps the one around it does.
    let outer = Self.longest(known, depth: (inner.first?.passes.count ?? 1) - 1)
    return Set(outer.map(\.time)).count > 1 ? outer : inner
  }

  private static func longest(_ values: [Value], depth: Int) -> [Value] {
    var runs: [[Int]: [Value]] = [:]
    var order: [[Int]] = []
    for value in values {
      let run = Array(value.passes.prefix(max(0, depth)))
      if runs[run] == nil { order.append(run) }
      runs[run, default: []].append(value)
    }
    var best: [Value] = []
    for run in order where runs[run]?.count ?? 0 > best.count { best = runs[run] ?? [] }
    return best
  }

  private func amount(_ number: Double, to upper: Double? = nil) -> Fact.Amount {
    // Sums of decimal fractions are off by parts of 1e-16: nine digits are what code can mean.
    Fact.Amount(
      (number * 1e9).rounded() / 1e9, to: upper.map { ($0 * 1e9).rounded() / 1e9 }, unit)
  }

  private func singles(_ values: [Value], _ numbers: [Double]) -> [Fact] {
    var seen: Set<Double> = []
    return values.prefix(Self.maximumSingles * 16).compactMap { value -> Fact? in
      guard let number = value.time.number, seen.insert(number).inserted else { return nil }
      var single = fact
      single.time = amount(number, to: value.upper)
      if Set(numbers).count > 1, let item = value.item { single.about.append(item) }
      return single
    }.prefix(Self.maximumSingles).map { $0 }
  }

  /// A step for each thing that is counted, or a name without a value.
  private var symbolic: [Fact] {
    guard let time = values.first?.time else { return [] }
    var found = fact
    if fact.kind == .open { return [found] }
    if let row = relativeRow { return [row] }
    if let step = time.step, fact.kind == .delay || fact.kind == .start {
      found.kind = .stagger
      found.time = amount(abs(step))
      found.isReversed = step < 0
      guard time.factors.count == 1, time.constant > 0 else { return [found] }
      var wait = fact
      wait.time = amount(time.constant)
      wait.confidence = .computed
      return [found, wait]
    }
    guard !time.factors.isEmpty, fact.kind != .change else { return [] }
    found.kind = .open
    found.time = nil
    found.formula = found.formula ?? time.factors.keys.sorted().joined(separator: ", ")
    return [found]
  }

  /// A row whose first moment nothing says, `base + Double(index) * 0.1`; nil where it is none.
  private var relativeRow: Fact? {
    guard fact.kind == .delay || fact.kind == .start, let first = values.first?.time else {
      return nil
    }
    let even = Self.longest(
      values.filter { $0.time.factors == first.factors && $0.time.isKnown }, depth: .max)
    return Self.step(even.map(\.time.constant)).map { row(of: $0, count: even.count) }
  }

  private func row(of step: Double, count: Int) -> Fact {
    var stagger = fact
    stagger.kind = .stagger
    stagger.time = amount(abs(step))
    stagger.count = count
    stagger.isReversed = step < 0
    stagger.confidence = .computed
    return stagger
  }

  /// The step of an even row; nil for any other.
  private static func step(_ numbers: [Double]) -> Double? {
    guard numbers.count > 1 else { return nil }
    let steps = zip(numbers, numbers.dropFirst()).map { $1 - $0 }
    guard let first = steps.first, abs(first) > 1e-9,
      steps.allSatisfy({ abs($0 - first) < 1e-9 })
    else { return nil }
    return first
  }
}
