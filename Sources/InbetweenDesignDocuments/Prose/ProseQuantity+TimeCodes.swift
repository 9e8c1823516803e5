extension ProseQuantity {
  /// `0:03`, `0:03–0:05`, `00:01:12`: places on the clock.
  ///
  /// Two parts are minutes and seconds. Of three, the first are hours, unless the document gives a
  /// frame rate: then the last counts frames, as it does of four, and of two in a document that says
  /// so. `16:9`, `10:30 am` and an hour of the day are none.
  static func timeCodes(
    _ tokens: [ProseToken], at start: Int, rate: StatedFrameRate? = nil
  ) -> ProseQuantity? {
    guard let (lower, end) = code(tokens, at: start, rate: rate) else { return nil }
    var place = end
    // `0:03 s`
    if place < tokens.count, ["s", "sec", "seconds"].contains(tokens[place].text) { place += 1 }
    if place + 1 < tokens.count, joins(tokens[place].text) || tokens[place].text == "→",
      let (upper, upperEnd) = code(tokens, at: place + 1, rate: rate), upper >= lower
    {
      let next = upperEnd < tokens.count ? tokens[upperEnd].text : ""
      // `2:00 – 3:00 pm`, `Monday 10:30–11:15`
      if ["am", "pm", "uhr"].contains(next)
        || tokens[..<start].contains(where: { days.contains($0.text) })
      {
        return nil
      }
      return ProseQuantity(
        lower: lower, upper: upper, unit: .time(.seconds), tokens: start..<upperEnd,
        isPlace: true)
    }
    // One alone is an hour of the day unless it begins with no minutes or begins a line.
    let first = tokens[start].number ?? 1
    let last = place < tokens.count ? tokens[place].text : ""
    // `Row 0:44` is a place in a layout.
    if start > 0, ["row", "rows", "line", "column", "col"].contains(tokens[start - 1].text) {
      return nil
    }
    guard first < 6, first == 0 || start == 0 || tokens[start - 1].text == "[",
      !["am", "pm", "a", "p", "uhr", "o"].contains(last)
    else { return nil }
    return ProseQuantity(
      lower: lower, upper: lower, unit: .time(.seconds), tokens: start..<place, isPlace: true)
  }

  private static let days: Set<String> = [
    "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "today",
    "tomorrow",
  ]

  /// The seconds of a code, and where it ends.
  private static func code(
    _ tokens: [ProseToken], at start: Int, rate: StatedFrameRate?
  ) -> (Double, end: Int)? {
    var parts: [Double] = []
    var place = start
    while place < tokens.count, let part = tokens[place].number, part >= 0, parts.count < 4 {
      let isNumeral = tokens[place].text.utf8.first.map { (0x30...0x39).contains($0) } ?? false
      // Every part but the first has two digits: `16:9` is a shape.
      guard isNumeral,
        parts.isEmpty
          || tokens[place].isAttached && tokens[place].text.prefix(while: { $0 != "." }).count == 2
      else { break }
      parts.append(part)
      place += 1
      guard place + 1 < tokens.count, tokens[place].text == ":", tokens[place].isAttached,
        tokens[place + 1].isAttached, tokens[place + 1].number != nil
      else { break }
      place += 1
    }
    if place > start, place <= tokens.count, tokens[place - 1].text == ":" { place -= 1 }
    guard parts.count > 1, parts.dropFirst().allSatisfy({ $0 < 60 }),
      start == 0 || !tokens[start].isAttached || tokens[start - 1].kind == .mark
    else { return nil }
    let seconds: Double
    switch parts.count {
    case 2 where rate?.countsPairs ?? false, 3 where rate?.holds(parts[2]) ?? false,
      4 where rate != nil:
      let frames = (parts.last ?? 0) / (rate?.framesPerSecond ?? 1)
      let whole = parts.dropLast().reduce(0) { $0 * 60 + $1 }
      seconds = ((whole + frames) * 1e6).rounded() / 1e6
    case 2: seconds = parts[0] * 60 + parts[1]
    case 3: seconds = parts[0] * 3600 + parts[1] * 60 + parts[2]
    default: return nil
    }
    return (seconds, place)
  }
}
