extension Sequence where Element: Hashable {
  /// Each element once, where it first stands. Looking for each among all before it would take time for
  /// each pair of them.
  package var distinct: [Element] {
    var known: Set<Element> = []
    return filter { known.insert($0).inserted }
  }
}
