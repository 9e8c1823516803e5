// Curves that code makes by calls.

extension EntryReader {
  static let curveCalls: Set<String> = [
    "CubicBezierEasing", "Cubic", "PathInterpolator", "cubicBezier", "CubicBezier",
  ]

  /// `CubicBezierEasing(0.2f, 0f, 0f, 1f)`, `Cubic(0.2, 0.0, 0.0, 1.0)`; where it ends.
  mutating func readCurve(
    called name: EntryToken, at place: Int, _ key: EntryToken
  ) -> Int? {
    guard Self.curveCalls.contains(name.text), place < tokens.count, tokens[place].text == "(",
      let (numbers, end) = list(at: place), numbers.count == 4
    else { return nil }
    add(.curve, key.text, line: key.line) {
      $0.curve = .bezier(numbers[0], numbers[1], numbers[2], numbers[3])
    }
    return end
  }

  /// What React Native's functions are that are given no way: `Easing.sin` eases in.
  private static let easingsIn = [
    "ease": "ease-in", "sin": "ease-in-sine", "quad": "ease-in-quad", "cubic": "ease-in-cubic",
    "exp": "ease-in-expo", "circle": "ease-in-circ", "bounce": "ease-out-bounce",
  ]

  /// `Easing.out(Easing.cubic)`, `Easing.bezier(0.2, 0, 0, 1)`, and where it ends.
  func easingCall(at start: Int) -> (Fact.Curve, end: Int)? {
    guard tokens[start].text == "Easing", start + 3 < tokens.count, tokens[start + 1].text == "."
    else { return nil }
    let way = tokens[start + 2].text
    guard tokens[start + 3].text == "(" else {
      return Self.easingsIn[way].map { (.named($0), start + 3) }
    }
    if way == "bezier" || way == "bezierFn" {
      guard let (four, end) = list(at: start + 3), four.count == 4 else { return nil }
      return (.bezier(four[0], four[1], four[2], four[3]), end)
    }
    guard let name = ["in": "ease-in", "out": "ease-out", "inOut": "ease-in-out"][way],
      start + 6 < tokens.count, tokens[start + 4].text == "Easing"
    else { return nil }
    let shape = tokens[start + 6].text
    let end = tokens[(start + 7)...].firstIndex { $0.kind == .close } ?? tokens.count - 1
    let shapes = ["sin": "sine", "poly": nil, "exp": "expo", "circle": "circ", "ease": ""]
    guard let word = shapes[shape] ?? shape else { return nil }
    return (.named(word.isEmpty ? name : "\(name)-\(word)"), end + 1)
  }
}
