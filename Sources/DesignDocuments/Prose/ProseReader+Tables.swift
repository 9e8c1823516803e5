extension ProseReader {
  /// What a column of a table holds.
  private enum Column {
    case time(Fact.Kind)
    /// When things end.
    case end
    /// A time, or the span of one: `0–300 ms`.
    case span
    case easing
    case other
  }

  /// Reads a table whose columns are times, row by row.
  mutating func readTable(_ rows: [MarkdownBlock]) {
    guard let first = rows.first, case .row(let titles, _) = first.content else { return }
    let words = titles.map { ProseToken.tokens(of: Array($0)).map(\.text) }
    let columns = words.map { Self.column($0, hasEnd: words.contains { $0.contains("out") }) }
    for (index, column) in columns.enumerated() {
      guard case .span = column else { continue }
      let amounts = rows.map { block -> Fact.Amount? in
        guard case .row(_, let cells) = block.content, index < cells.count else { return nil }
        return Self.amount(ProseToken.tokens(of: cells[index].characters), column: words[index])
      }
      // A time that lasts from nothing to something is none: these are places on the clock.
      let isClock = amounts.contains { $0.map { $0.lower == 0 && $0.isRange } ?? false }
      for block in rows { readRow(words, columns, block, isClock: isClock) }
      return
    }
    for block in rows { readRow(words, columns, block, isClock: false) }
  }

  private mutating func readRow(
    _ titles: [[String]], _ columns: [Column], _ block: MarkdownBlock, isClock: Bool
  ) {
    guard case .row(_, let cells) = block.content else { return }
    var name: [String] = []
    var curve: Fact.Curve?
    var times: [(kind: Fact.Kind, amount: Fact.Amount)] = []
    var end: Fact.Amount?
    for ((title, column), cell) in zip(zip(titles, columns), cells) {
      let tokens = ProseToken.tokens(of: cell.characters)
      let amount = Self.amount(tokens, column: title)
      switch column {
      case .easing:
        if let found = MotionWords.curve(in: tokens) {
          curve = found
        } else {
          fallthrough
        }
      case .other:
        let quantity = ProseQuantity.quantities(in: tokens).first {
          if case .time = $0.unit { return true }
          return false
        }
        if let quantity, case .time(let unit) = quantity.unit {
          let kind = Self.kind(of: quantity, in: tokens).0
          if kind != .open {
            times.append((kind, Fact.Amount(quantity.lower, to: quantity.upper, unit)))
          }
        } else if name.count < 2, !tokens.isEmpty {
          name.append(Self.shortened(cell.characters[...]))
        }
      case .time(let kind):
        if let amount { times.append((kind, amount)) }
      case .end: end = amount
      case .span:
        guard let amount else { continue }
        if isClock, amount.isRange {
          times.append((.start, Fact.Amount(amount.lower, amount.unit)))
          end = Fact.Amount(amount.upper, amount.unit)
        } else {
          times.append((.duration, amount))
        }
      }
    }
    let about = (block.heading.map { [$0] } ?? []) + name
    func note(_ kind: Fact.Kind, _ amount: Fact.Amount, _ confidence: Fact.Confidence) {
      add(kind, line: block.line) {
        $0.time = amount
        $0.curve = kind == .duration ? curve : nil
        $0.about = about
        $0.confidence = confidence
        $0.motion = Fact.Motion(line: block.line, instance: nil)
      }
    }
    for (kind, amount) in times { note(kind, amount, .stated) }
    guard let end, !times.contains(where: { $0.kind == .duration }),
      let start = times.first(where: { $0.kind == .start })?.amount, start.unit == end.unit,
      !start.isRange, !end.isRange, end.lower >= start.lower
    else { return }
    let length = ((end.lower - start.lower) * 1e9).rounded() / 1e9
    note(.duration, Fact.Amount(length, start.unit), .computed)
  }

  private static func column(_ words: [String], hasEnd: Bool) -> Column {
    if words.contains(where: { ["easing", "ease", "curve", "timing"].contains($0) }) {
      return .easing
    }
    for word in words {
      switch word {
      case "duration", "length", "lasts", "durations": return .time(.duration)
      case "delay", "wait": return .time(.delay)
      case "start", "starts", "begin", "begins", "at", "from": return .time(.start)
      case "stagger", "step": return .time(.stagger)
      case "interval", "period", "every": return .time(.period)
      case "pause", "gap", "hold": return .time(.pause)
      case "to", "end", "ends", "until", "finish", "stops": return .end
      case "in" where hasEnd && words.count <= 2: return .time(.start)
      case "out" where words.count <= 2: return .end
      default: continue
      }
    }
    return words.contains("time") || words.contains("when") || words.contains("times")
      ? .span : .other
  }

  private static func time(_ tokens: [ProseToken]) -> Fact.Amount? {
    for quantity in ProseQuantity.quantities(in: tokens) {
      if case .time(let unit) = quantity.unit {
        return Fact.Amount(quantity.lower, to: quantity.upper, unit)
      }
    }
    return nil
  }

  /// A cell's time, its unit perhaps in the column's title.
  private static func amount(_ tokens: [ProseToken], column words: [String]) -> Fact.Amount? {
    if let time = time(tokens) { return time }
    let units: [String: Fact.TimeUnit] = [
      "ms": .milliseconds, "milliseconds": .milliseconds, "s": .seconds, "sec": .seconds,
      "seconds": .seconds, "frames": .frames,
    ]
    guard let unit = words.lazy.compactMap({ units[$0] }).first, let first = tokens.first,
      let number = first.number
    else { return nil }
    if tokens.count == 3, ["-", "–", "to"].contains(tokens[1].text),
      let upper = tokens[2].number, upper >= number
    {
      return Fact.Amount(number, to: upper, unit)
    }
    return tokens.count == 1 ? Fact.Amount(number, unit) : nil
  }
}
