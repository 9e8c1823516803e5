extension Array where Element: Comparable {
  /// How many elements of a sorted list come before a value, found by halving.
  func count(before value: Element) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < value { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
