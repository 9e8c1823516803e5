/// Which layers stand elsewhere among the others.
enum LayerOrder {
  /// What is reported of the order: as few layers as can be, each with what it stood below and stands
  /// below now.
  ///
  /// - Parameters:
  ///   - new: the new version's layers, in order.
  ///   - partner: for each of them, its place in the old version; nil for a new layer.
  /// - Returns: by places of the new version.
  static func changes(_ new: [VersionLayer], _ partner: [Int?]) -> [Int: ValueChange] {
    let both = new.indices.filter { partner[$0] != nil }
    let before = both.sorted { (partner[$0] ?? 0) < (partner[$1] ?? 0) }
    guard before != both else { return [:] }
    let kept = Set(longestRise(both.map { partner[$0] ?? 0 }).map { both[$0] })
    func above(_ list: [Int]) -> [Int: Int] {
      Dictionary(zip(list.dropFirst(), list).map { ($0, $1) }, uniquingKeysWith: { $1 })
    }
    let (old, now) = (above(before), above(both))
    func place(_ neighbour: Int?) -> String {
      neighbour.map { "below \"\(new[$0].layer.name)\"" } ?? "on top"
    }
    // Which of several layers with one name is which is a guess: nothing is reported them.
    let named = Dictionary(grouping: new, by: \.layer.name).mapValues(\.count)
    var changes: [Int: ValueChange] = [:]
    for index in both where !kept.contains(index) && named[new[index].layer.name] == 1 {
      changes[index] = ValueChange(name: "order", old: place(old[index]), new: place(now[index]))
    }
    return changes
  }

  /// The places of the longest row of numbers that grow, the numbers being all different.
  static func longestRise(_ numbers: [Int]) -> [Int] {
    /// For each length, the place of the least number that ends a row of that length.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (place, number) in numbers.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous[place] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var row: [Int] = []
    var next = ends.last
    while let place = next {
      row.append(place)
      next = previous[place]
    }
    return row.reversed()
  }
}
