// How often a motion runs.

extension DraftMotion {
  /// What says how often it runs, each time as long as it says.
  var counted: Fact? {
    facts.first { fact in
      (fact.kind == .duration || fact.kind == .period) && fact.limit == nil
        && fact.runs.map { $0 > 1 } ?? false
    }
  }

  /// How often it runs, where each time is known: it begins at one time, and what it lasts, rests and
  /// comes again after is no range; nil where it runs once, or nobody can tell when it does.
  var runs: Int? {
    guard let count = counted?.runs, count == count.rounded(), (0...1000).contains(count),
      starts.count == 1,
      let duration, !duration.isRange, duration.lower > 0
    else { return nil }
    let others = facts.filter { $0.kind == .duration || $0.kind == .period }.compactMap(\.runs)
    guard Set(others).count == 1 else { return nil }
    let rests = (times(.period) + times(.pause)).compactMap(\.time)
    return rests.count < 2 && !rests.contains(where: \.isRange) ? Int(count) : nil
  }
}
