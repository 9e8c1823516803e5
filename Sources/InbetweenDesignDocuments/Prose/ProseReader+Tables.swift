extension ProseReader {
  /// Reads a table whose columns are times, row by row.
  mutating func readTable(_ rows: [MarkdownBlock]) {
    guard let first = rows.first, case .row(let all, _) = first.content else { return }
    let texts = Self.joined(all, above: rows)
    let outer = context
    context = first.context
    defer { context = outer }
    var titles = titles(texts, above: rows)
    isTableOfMachines =
      isBelowMachines(first.heading)
      && !titles.contains { title in title.words.contains(where: Self.motionTitles.contains) }
    isEasingTable = Self.namesEasing(first.heading) || Self.namesEasing(first.context.last)
    let isSequence =
      (Self.isTimedByTitle(titles) && Self.tellsOfSequence(first.heading)
        || Self.isTimedBesideLengths(titles)) && Self.rises(rows, titles[0])
    if isSequence { titles[0].column = .span }
    let isClock = isSequence || hasClock(rows, titles)
    tableChains =
      Self.isOfClasses(titles)
      ? []
      : Self.chained(
        rows.flatMap { block -> [Span] in
          guard case .row(_, let cells) = block.content else { return [] }
          return cells.filter(\.hasDigit).flatMap { cell in
            ProseQuantity.quantities(in: ProseToken.tokens(of: cell.bytes.prefix(400)))
              .filter { quantity in
                if case .time = quantity.unit { return quantity.upper > quantity.lower }
                return false
              }.map(Span.init)
          }
        })
    var above: [ProseText] = []
    for block in rows where facts.count < DesignDocument.maximumFacts {
      guard case .row(let all, let own) = block.content else { continue }
      // `same` is what stands above it.
      above = own.enumerated().map { column, cell in
        let isSame = column > 0 && above.indices.contains(column) && Self.isSame(cell)
        return isSame ? above[column] : cell
      }
      var whole = block
      whole.content = .row(titles: all, cells: above)
      readRow(titles, whole, isClock: isClock)
    }
  }

  /// What the cells of a row say.
  private struct Row {
    var name: [String] = []
    var curve: Fact.Curve?
    var times: [(kind: Fact.Kind, amount: Fact.Amount, limit: Fact.Limit?)] = []
    /// When it ends, once on each clock that the row tells.
    var ends: [Fact.Amount] = []
    /// How often it runs; infinity for ever.
    var runs: Double?
    var spring: [Fact.Curve.SpringNumber] = []
    /// What names its curve, where another cell gives that in numbers.
    var easing: String?

    /// Adds a span of the clock: `0–300 ms`.
    mutating func add(span: Fact.Amount) {
      times.append((.start, Fact.Amount(span.lower, span.unit), nil))
      ends.append(Fact.Amount(span.upper, span.unit))
    }
  }

  private mutating func readRow(_ titles: [Title], _ block: MarkdownBlock, isClock: Bool) {
    guard case .row(_, let cells) = block.content else { return }
    var row = Row()
    let tokens = cells.map { Array(ProseToken.tokens(of: $0).prefix(Self.longestSentence)) }
    if readAcross(titles, cells, tokens, block) { return }
    let unit = zip(titles, tokens).lazy.compactMap { title, tokens -> Fact.TimeUnit? in
      guard case .unit = title.column, let first = tokens.first else { return nil }
      return Self.units[first.text]
    }.first
    let titles = Self.titles(titles, codeIn: tokens)
    // What the row is called says what a value without a word of its own is.
    let label = Self.label(of: titles, tokens, cells)
    let tokenRows = tokens
    let constant = zip(titles, zip(cells, tokens)).lazy.compactMap { title, cell in
      Self.constant(cell.0, cell.1, isName: title.isName)
    }.first
    for (index, (title, (cell, tokens))) in zip(titles, zip(cells, tokens)).enumerated() {
      let amount = Self.amount(
        tokens, unit: title.unit, rate: frameRate, hasArrows: title.isOfFrames)
      switch title.column {
      case .easing:
        if case .bezier? = row.curve, Self.easing(tokens) != nil {
          row.name.append(cell.shortened)
          continue
        }
        row.curve =
          ownCurve(tokens) ?? Self.bracketed(tokens) ?? Self.easing(tokens) ?? row.curve
        if let length = Self.lengthOfCall(tokens) { row.times.append((.duration, length, nil)) }
        row.easing = row.curve == nil ? nil : cell.shortened
        // What a row begins with is what it is about.
        if index == 0, row.curve != nil { row.name.append(cell.shortened) }
        // `ease-in-out (infinite)`
        if tokens.contains(where: { RepeatWords.endless.contains($0.text) }) {
          row.runs = .infinity
        }
        readCell(cell, tokens, &row, isEasing: row.curve != nil)
      case .spring(let name):
        // `0.3`, `0.3 s`
        guard let number = tokens.first?.number,
          tokens.count == 1 || tokens.count == 2 && tokens[1].text == "s"
        else { continue }
        row.spring.append(Fact.Curve.SpringNumber(name: name, value: number))
      case .loop:
        row.runs = RepeatWords.runs(in: tokens)
        readCell(cell, tokens, &row, isEasing: true)
      case .other:
        let quantities = ProseQuantity.quantities(in: tokens, rate: frameRate)
        if let constant, let amount, quantities.first?.tokens == tokens.indices {
          readConstant(constant, amount, block)
        } else if title.words.last == "spring", case .spring? = Self.easing(tokens) {
          // `.smooth(duration: 0.35)`
          row.curve = Self.easing(tokens)
          if let length = Self.lengthOfCall(tokens) { row.times.append((.duration, length, nil)) }
        } else if title.words == ["trigger"], let amount, !quantities.isEmpty {
          // `Hover 500 ms`: how long before it begins.
          row.times.append((.delay, amount, Self.limit(tokens)))
        } else if quantities.isEmpty, case .bezier? = Self.easing(tokens),
          tokens.contains(where: { $0.kind == .word }) || row.easing != nil || isEasingTable
            || label == .easing
        {
          // `Ease-out | cubic-bezier(0, 0, 0.2, 1)`: the first is what it is called.
          row.curve = Self.easing(tokens)
          if let name = row.easing, !row.name.contains(name) { row.name.insert(name, at: 0) }
          row.easing = nil
        } else if let amount, index > 0, tableUnit != nil, quantities.isEmpty,
          Self.namesTimes(block.heading)
        {
          // `Fast | 60–200 | 120–400` below `Timings (in milliseconds)`
          row.times.append((.duration, amount, Self.limit(tokens)))
        } else if isEasingTable || label == .easing && Self.hasOneCurve(tokenRows),
          quantities.isEmpty, row.curve == nil, !row.name.isEmpty,
          MotionWords.isCurvesName(tokens)
        {
          row.curve = Self.easing(tokens)
        } else {
          let isTurn = Self.isStagger(titles, cells)
          readCell(cell, tokens, &row, isEasing: false, isTurn: isTurn)
        }
      case .unit, .former: break
      case .value:
        if let constant, !Self.startsSeveral(tokens) {
          let told = title.unit ?? unit ?? Self.unitTold(of: cells, tokens, constant.name)
          let given = Self.amount(tokens, unit: told ?? constant.unit)
          if let given { readConstant(constant, given, block) }
        } else if let name = tokenRows.first,
          case let spring = Self.springNumbers(namedBy: name, in: tokens), !spring.isEmpty
        {
          row.spring += spring
        } else if amount == nil, Self.isShownCurve(tokens) {
          row.curve = Self.easing(tokens)
        } else if label == .easing || isEasingTable, amount == nil,
          let curve = Self.bracketed(tokens) ?? Self.easing(tokens)
        {
          row.curve = curve
        } else if label == .loop {
          row.runs = RepeatWords.runs(in: tokens)
        } else if label != nil, Self.startsSeveral(tokens) {
          readCell(cell, tokens, &row, isEasing: true)
        } else if case .time(let kind) = label,
          let amount = amount ?? Self.amount(tokens, unit: unit ?? documentUnit)
        {
          let isTurn = Self.isStagger(titles, cells)
          row.times.append((isTurn ? .stagger : kind, amount, Self.limit(tokens)))
        } else if label == nil, Self.hasSeveral(tokens) {
          readCell(cell, tokens, &row, isEasing: true)
        } else if tokens.count == 1, Self.isProperty(tokenRows[0]) {
          readCell(cell, tokens, &row, isEasing: true)
        } else if let amount = amount ?? Self.amount(tokens, unit: unit) {
          if amount.unit == .frames, amount.isRange {
            row.add(span: amount)
          } else {
            let kind = Self.isStagger(titles, cells) ? .stagger : Self.ownKind(tokens)
            row.times.append((kind ?? .duration, amount, Self.limit(tokens)))
            row.times += Self.furtherTimes(in: tokens, rate: frameRate)
            row.curve = row.curve ?? MotionWords.curve(in: tokens)
            // `spin 1000ms linear infinite`
            if let last = tokens.last, RepeatWords.endless.contains(last.text),
              !tokens.contains(where: { RepeatWords.denials.contains($0.text) })
            {
              row.runs = row.runs ?? .infinity
            }
          }
        } else {
          readCell(cell, tokens, &row, isEasing: false)
        }
      case .time where Self.hasParts(tokens):
        readParts(of: cell, named: row.name, block)
      case .time(.duration) where isPhase(tokens):
        // `0–210 ms` above `210–420 ms`
        if let amount { row.add(span: amount) }
      case .time(let column):
        let isTotal = title.words.contains("total")
        let kind = Self.isStagger(titles, cells) && !isTotal ? .stagger : column
        if let (first, step) = Self.turns(tokens, unit: title.unit) {
          row.times.append((kind == .stagger ? .start : kind, first, nil))
          row.times.append((.stagger, step, nil))
        } else if let pair = Self.pair(tokens, unit: title.unit) {
          row.times += pair.map { (kind, $0, nil) }
        } else if let amount = amount ?? bareTime(tokens, title)
          ?? (column == .duration ? ownTime(tokens) : nil)
        {
          // `1.2 s loop`, `0.7 s/cycle`
          let isTurn =
            [.duration, .delay].contains(column)
            && (Self.ownKind(tokens) == .stagger || Self.isOfEach(tokens, tokenRows))
          row.times.append((isTurn ? .stagger : kind, amount, Self.limit(tokens)))
          if isTurn, let each = ownTime(tokens) { row.times.append((.duration, each, nil)) }
          if tokens.contains(where: { ["loop", "looping"].contains($0.text) })
            || tokens.contains(where: { RepeatWords.endless.contains($0.text) })
          {
            row.runs = .infinity
          }
          // `100 ms x2`
          row.runs = row.runs ?? Self.count(in: tokens, isMotion: true)?.0
          row.curve = row.curve ?? MotionWords.curve(in: tokens)
          row.times += Self.furtherTimes(in: tokens, rate: frameRate)
        } else if case .duration = kind {
          row.curve = row.curve ?? MotionWords.curve(in: tokens)
          // `Continuous`
          if tokens.count < 4, tokens.first?.number == nil || tokens.count > 1 {
            row.runs = row.runs ?? RepeatWords.runs(in: tokens)
          }
        }
      case .end: if let end = amount ?? bareTime(tokens, title) { row.ends.append(end) }
      case .span:
        guard let amount else { continue }
        let isPlace = ProseQuantity.quantities(in: tokens, rate: frameRate).first?.isPlace ?? false
        if isClock || isPlace, amount.isRange {
          row.add(span: amount)
        } else if isClock || isPlace {
          row.times.append((.start, amount, nil))
        } else {
          row.times.append((.duration, amount, Self.limit(tokens)))
        }
      }
    }
    note(row, block)
  }

  /// `1000` or `0.35` below `Duration`: milliseconds or seconds by what is usual, and nothing where it may
  /// count frames; below After Effects' `In` and `Out` frames, where the document says their rate.
  private func bareTime(_ tokens: [ProseToken], _ title: Title) -> Fact.Amount? {
    guard tokens.count == 1, let number = tokens.first?.number, number >= 0 else { return nil }
    let isWhole = number == number.rounded()
    if title.words == ["ip"] || title.words == ["op"] { return Fact.Amount(number, .frames) }
    if ["in", "out"].contains(title.words.last), title.words.count == 1 {
      return isWhole && frameRate != nil ? Fact.Amount(number, .frames) : nil
    }
    if case .end = title.column { return nil }
    if number == 0, case .time(let kind) = title.column {
      return kind == .start || kind == .delay ? Fact.Amount(0) : nil
    }
    if number < 10, !isWhole { return Fact.Amount(number) }
    guard isWhole, frameRate == nil, number >= 100, number <= 60_000 else { return nil }
    return Fact.Amount(number, .milliseconds)
  }

  /// The times in a cell, or a part of the row's name.
  private func readCell(
    _ cell: ProseText, _ tokens: [ProseToken], _ row: inout Row, isEasing: Bool,
    isTurn: Bool = false
  ) {
    var isTimed = false
    var last: (quantity: ProseQuantity, kind: Fact.Kind)?
    let topic = MotionWords.Topic(tokens)
    for quantity in ProseQuantity.quantities(in: tokens, rate: frameRate) {
      guard case .time(let unit) = quantity.unit,
        !MotionWords.isForeign(quantity, in: tokens, about: topic)
      else { continue }
      isTimed = true
      let said = Self.kind(of: quantity, in: tokens, after: last).0
      let kind = isTurn && said == .duration ? .stagger : said
      last = (quantity, kind)
      guard kind != .open, kind == .delay || !Self.isNegative(quantity, in: tokens) else {
        continue
      }
      // `fade 0–90 ms` and `fade 90–300 ms` in one table: the second follows the first.
      if quantity.upper > quantity.lower, quantity.isPlace || tableChains.contains(Span(quantity)) {
        row.add(span: Fact.Amount(quantity.lower, to: quantity.upper, unit))
        continue
      }
      let amount = Fact.Amount(quantity.lower, to: quantity.upper, unit)
      // `0.08 s | then the title (+80 ms)`: the same again.
      guard isEasing || !row.times.contains(where: { $0.amount.plain == amount.plain }) else {
        continue
      }
      row.times.append((kind, amount, Self.limit(of: quantity, in: tokens)))
    }
    // `.easeInOut(duration: 0.3)`, `.linear(duration: time).repeatForever()` on a value
    if !isTimed, !isEasing, Self.isCallOfCurve(tokens), let curve = MotionWords.curve(in: tokens) {
      if let length = Self.lengthOfCall(tokens) { row.times.append((.duration, length, nil)) }
      row.curve = row.curve ?? curve
      if tokens.contains(where: { $0.text == "repeatforever" }) { row.runs = .infinity }
      return
    }
    if isTimed, row.curve == nil {
      let times = ProseQuantity.quantities(in: tokens, rate: frameRate)
      row.curve = Self.toldSpring(in: tokens) ?? self.curves(in: tokens, times).first?.curve
    }
    if isTimed, let place = tokens.firstIndex(where: { RepeatWords.endless.contains($0.text) }),
      !tokens[..<place].suffix(4).contains(where: { RepeatWords.denials.contains($0.text) })
    {
      row.runs = row.runs ?? .infinity
    }
    // `spring(0.45, 0.85)`
    if !isTimed, row.curve == nil, let spring = Self.spring(alone: tokens) {
      row.curve = spring
      return
    }
    if !isTimed, row.curve == nil, !row.times.isEmpty { row.curve = Self.curve(among: tokens) }
    if !isTimed, tokens.first?.text == "continuous", Self.isEndlessMotion(tokens.dropFirst()) {
      row.runs = row.runs ?? .infinity
    }
    if !isTimed, Self.isEndless(tokens) {
      row.runs = row.runs ?? .infinity
    } else if !isTimed, !isEasing, row.name.count < 2, !tokens.isEmpty {
      row.name.append(cell.shortened)
    }
  }

  private mutating func note(_ row: Row, _ block: MarkdownBlock) {
    let about = (block.heading.map { [$0] } ?? []) + row.name
    func note(
      _ kind: Fact.Kind, _ amount: Fact.Amount, _ limit: Fact.Limit?, _ confidence: Fact.Confidence
    ) {
      add(kind, line: block.line) {
        $0.time = amount
        $0.limit = limit
        $0.curve = kind == .duration && limit == nil ? row.curve : nil
        if kind == .duration || kind == .period {
          $0.repeats = row.runs == .infinity
          $0.runs = row.runs == .infinity ? nil : row.runs
        }
        $0.about = about
        $0.confidence = confidence
        $0.motion = Fact.Motion(line: block.line, instance: nil, isRow: true)
      }
    }
    // How fast a page loads is no motion; what animates then is.
    if let name = row.name.first, MotionWords.Topic.isMachine(ProseToken.tokens(of: name)),
      !row.name.contains(where: { MotionWords.Topic(ProseToken.tokens(of: $0)).isMotion })
    {
      return
    }
    if isTableOfMachines,
      !row.name.contains(where: { MotionWords.tellsOfMotion(ProseToken.tokens(of: $0)) })
    {
      return
    }
    var row = row
    let springs = Self.springs(row.spring)
    if let spring = springs.first { row.curve = spring }
    for (kind, amount, limit) in row.times { note(kind, amount, limit, .stated) }
    let isTimed =
      row.times.contains { $0.kind == .duration && $0.limit == nil } || !row.ends.isEmpty
    if let curve = row.curve, !isTimed {
      add(.curve, line: block.line) {
        $0.curve = curve
        $0.about = about
      }
    }
    for spring in springs.dropFirst() {
      add(.curve, line: block.line) {
        $0.curve = spring
        $0.about = about
      }
    }
    if let runs = row.runs, !isTimed, !row.times.contains(where: { $0.kind == .period }) {
      add(.repetition, line: block.line) {
        $0.repeats = runs == .infinity
        $0.runs = runs == .infinity ? nil : runs
        $0.about = about
      }
    }
    // Of frames beside seconds, these say how long it takes.
    let end = row.ends.first { $0.unit != .frames } ?? row.ends.first
    guard let end, !row.times.contains(where: { $0.kind == .duration }),
      let start = row.times.first(where: { $0.kind == .start && $0.amount.unit == end.unit })?
        .amount, !start.isRange, !end.isRange, end.lower >= start.lower
    else { return }
    let length = ((end.lower - start.lower) * 1e9).rounded() / 1e9
    note(.duration, Fact.Amount(length, start.unit), nil, .computed)
  }
}
