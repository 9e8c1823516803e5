extension Array {
  /// What calls no other of them, what calls only those, and so on.
  ///
  /// - Parameters:
  ///   - name: of each.
  ///   - calls: the names of those that one calls, which stand before it.
  /// - Returns: those of the lowest floor first.
  func floors(
    _ name: (Element) -> SwiftNames.Identifier, _ calls: (Element) -> [SwiftNames.Identifier]
  ) -> [[Element]] {
    var heights: [SwiftNames.Identifier: Int] = [:]
    var floors: [[Element]] = []
    for element in self {
      let height = calls(element).map { (heights[$0] ?? 0) + 1 }.max() ?? 0
      heights[name(element)] = height
      while floors.count <= height { floors.append([]) }
      floors[height].append(element)
    }
    return floors
  }

  /// Those that have the same skeleton together, in the order of the first of each.
  func alike(_ skeleton: (Element) -> [String]) -> [[Element]] {
    var groups: [[String]: [Element]] = [:]
    var order: [[String]] = []
    for element in self {
      let key = skeleton(element)
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(element)
    }
    return order.compactMap { groups[$0] }
  }
}

extension CodeLines {
  /// The functions and types that are called.
  var calls: [SwiftNames.Identifier] {
    lines.flatMap { line in
      line.code.variables.compactMap { variable in
        if case .call(let name) = variable.role { return name }
        return nil
      }
    }
  }
}
