// What the name of a curve in a sentence is: what is promised, or a remark on something else.

extension ProseReader {
  /// `Ease-in-out timing`: whether a curve stands before the word for it, and nothing else does.
  static func isTailed(_ place: Int, in tokens: [ProseToken]) -> Bool {
    guard place == 0, tokens.count > 1, tokens.count < 9, let last = tokens.last else {
      return false
    }
    return ["timing", "easing", "curve"].contains(last.text)
      && MotionWords.isCurvesName(Array(tokens.dropLast()))
  }

  /// `Easing linear`, `Lissage linéaire`: whether a curve stands behind the word for it, and nothing else
  /// does.
  static func isHeaded(_ place: Int, in tokens: [ProseToken]) -> Bool {
    place > 0 && place < 3 && easings.contains(tokens[0].text) && tokens.count < 8
      && MotionWords.isCurvesName(Array(tokens[place...]))
      && tokens[..<place].allSatisfy { easings.contains($0.text) || $0.kind == .mark }
  }

  /// Words beside which a curve is thought of, or ruled out.
  private static let unsaid: Set<String> = [
    "if", "should", "can", "could", "or", "never", "not", "don", "avoid", "instead",
  ]

  /// Words of what was, or is asked for or about.
  private static let former: Set<String> = [
    "used", "previously", "before", "once", "no", "longer", "cannot", "rather", "why", "what",
    "fixed", "replace", "replaced", "todo", "was", "were", "faded", "did", "?",
  ]

  /// `The burst uses ease-out-expo`: whether a short sentence says that something uses a curve.
  static func isUsed(_ place: Int, in tokens: [ProseToken]) -> Bool {
    let before = tokens[..<place].reversed().drop { ["a", "an", "`", "."].contains($0.text) }
    // `The system shall use ease-out easing for …`
    let isCalled = tokens[place...].prefix(5).contains { easings.contains($0.text) }
    guard place > 1, tokens.count < (isCalled ? 24 : 14),
      !tokens.contains(where: { unsaid.contains($0.text) })
    else {
      return false
    }
    // `The colour shifts to green with ease-in-out`
    let isLast = tokens[place...].dropFirst().allSatisfy {
      $0.kind == .mark || $0.isAttached || ["in", "out"].contains($0.text)
    }
    if ["uses", "use"].contains(before.first?.text) { return true }
    let isSaid = !tokens.contains { former.contains($0.text) || $0.text.hasPrefix("linear") }
    // `The colour shifts to green (ease-in-out)`
    return ["with", "("].contains(before.first?.text) && isLast && isSaid
      && MotionWords.curves(in: tokens).count == 1
      && MotionWords.tellsOfMotion(Array(tokens[..<place]))
  }

  /// `Enter: ease-out (fast in, slow settle)`: whether a curve is all that a motion's name is told.
  static func isOfMotion(
    _ place: Int, behind colon: Int?, in tokens: [ProseToken]
  ) -> Bool {
    guard let colon, place == colon + 1, (1...3).contains(colon),
      tokens[..<colon].contains(where: { MotionWords.isMotion($0.text) || ways.contains($0.text) })
    else { return false }
    let rest = tokens[place...].prefix(6).drop {
      $0.kind == .word || $0.text == "-" && $0.isAttached
    }
    return rest.first.map { [".", ",", ";", "(", "—", "–"].contains($0.text) } ?? true
  }

  /// `` `scale 0.5→1` `back.out(1.4)` ``: whether a library's curve stands behind the only change of a value.
  static func isOfChange(_ place: Int, in tokens: [ProseToken]) -> Bool {
    guard place + 2 < tokens.count, tokens[place + 1].text == ".", tokens[place + 1].isAttached,
      tokens[place + 2].isAttached,
      ["in", "out", "inout", "none"].contains(tokens[place + 2].text.lowercased()),
      !tokens.contains(where: { unsaid.contains($0.text) || former.contains($0.text) })
    else { return false }
    let before = tokens[..<place]
    return before.indices.contains { arrow in
      before[arrow].text == "→" && arrow > 1 && before[arrow - 1].number != nil
        && arrow + 1 < place && before[arrow + 1].number != nil
    } && isProperty(Array(before))
  }

  private static let ways: Set<String> = ["enter", "exit", "entrance", "entry", "in", "out"]

  /// Whether the name of a curve only tells what kind of motion or curve is spoken of: `linear
  /// movement`, `the ease-in cubic-bezier`.
  static func isSpokenOf(_ tokens: [ProseToken], at place: Int) -> Bool {
    let next = tokens[(place + 1)...].prefix(5).map(\.text)
    let last = place > 0 ? tokens[place - 1].text : ""
    if tokens[place].text.hasPrefix("linear") {
      // `physical rather than linear`
      return movements.contains(last) || ["than", "not", "never"].contains(last)
        || next.first.map(movements.contains) ?? false
        // `Linear easing feels robotic`
        || next.first == "easing" && ["feels", "looks", "seems"].contains(next.dropFirst().first)
    }
    return next.contains("cubic") && next.contains("bezier")
  }

  /// Whether the name of a curve is a remark on one in numbers, or denied: `cubic-bezier(…) (pure
  /// ease-out, no ease-in)`.
  static func isRemark(
    _ place: Int, behind curves: [(curve: Fact.Curve, place: Int)], in tokens: [ProseToken]
  ) -> Bool {
    if place > 0, ["no", "not", "without", "never"].contains(tokens[place - 1].text) {
      return true
    }
    let isBehind = curves.contains { curve in
      if case .bezier = curve.curve { return curve.place < place }
      return false
    }
    let before = tokens[..<place]
    // `Cubic(0, 0, 0.2, 1) - the usual ease-out`
    if isBehind, before.suffix(4).contains(where: { ["-", "–", "—"].contains($0.text) }) {
      return true
    }
    return isBehind && before.count { $0.text == "(" } > before.count { $0.text == ")" }
  }
}
