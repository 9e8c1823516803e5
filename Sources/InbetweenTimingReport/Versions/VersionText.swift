import InbetweenTimeline

extension VersionComparison {
  /// The comparison for a terminal or a text file.
  ///
  /// - Parameters:
  ///   - columns: of the terminal; nil for a file, in which long lines are let be.
  ///   - hasColor: whether the reader shows colours; ask for them on a terminal only.
  /// - Returns: lines, each ended by a line break.
  package func text(columns: Int? = nil, hasColor: Bool = false) -> String {
    let style = TerminalStyle(hasColor: hasColor)
    var lines = ["\(Columns.safe(old)) → \(Columns.safe(new))"]
    if !whole.isEmpty {
      lines.append("")
      lines += whole.prefix(Self.maximum).map { "  " + row($0, style) }
      more(whole.count, &lines)
    }
    if !layers.isEmpty { lines.append("") }
    for layer in layers.prefix(Self.maximum) { lines += self.lines(of: layer, style) }
    more(layers.count, &lines)
    if !promises.isEmpty { lines += ["", style.paint("Promises", .bold)] }
    for promise in promises.prefix(Self.maximum) {
      let verdict =
        promise.old == promise.new
        ? "still \(promise.new.rawValue)"
        : "\(promise.old.rawValue) → \(promise.new.rawValue)"
      lines.append(
        "\(style.paint(promise.new.mark, promise.new)) \(Columns.safe(promise.name))  "
          + style.paint(verdict, promise.new))
      lines += promise.values.prefix(Self.maximumLines).map { "    " + row($0, style) }
    }
    more(promises.count, &lines)
    lines += ["", style.paint(summary, breaksPromise ? .red : .bold)]
    return Columns.folded(lines.map(Self.trimmed), columns).map { $0 + "\n" }.joined()
  }

  private static let maximum = 200
  private static let maximumLines = 24

  private func lines(of layer: LayerChange, _ style: TerminalStyle) -> [String] {
    let mark =
      switch layer.kind {
      case .added: style.paint("+", .green)
      case .removed: style.paint("-", .red)
      case .changed: style.paint("~", .yellow)
      }
    let sentence = layer.sentence(frameRate).map { ": " + Columns.safe($0) } ?? ""
    let rows = layer.lines(frameRate)
    var lines = ["\(mark) \(style.paint(Columns.safe(layer.name), .bold))\(sentence)"]
    lines += rows.prefix(Self.maximumLines).map { "    " + row($0, style) }
    if rows.count > Self.maximumLines {
      lines.append("    … and \(rows.count - Self.maximumLines) more")
    }
    return lines
  }

  private func row(_ change: ValueChange, _ style: TerminalStyle) -> String {
    let name = Columns.left(Columns.safe(change.name), 34)
    let values: String
    switch (change.old, change.new) {
    case (let old?, let new?): values = "\(Columns.safe(old)) → \(Columns.safe(new))"
    case (nil, let new?): values = "new: \(Columns.safe(new))"
    case (let old?, nil): values = "gone: \(Columns.safe(old))"
    case (nil, nil): values = ""
    }
    let difference = frameRate.difference(change)
    return "\(name)  "
      + (difference.isEmpty ? values : Columns.left(values, 34) + "  " + difference)
  }

  private func more(_ count: Int, _ lines: inout [String]) {
    if count > Self.maximum { lines.append("… and \(count - Self.maximum) more") }
  }

  private static func trimmed(_ line: String) -> String {
    var line = Substring(line)
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}

extension VersionComparison {
  /// The comparison as Markdown for a pull request.
  ///
  /// - Parameters:
  ///   - limit: the most characters; rows beyond are left out, and it says so.
  ///   - pictures: paths of pictures that show what differs.
  /// - Returns: lines, each ended by a line break.
  package func markdown(
    limit: Int = MarkdownReport.longestComment, pictures: [String] = []
  ) -> String {
    let mark = isSame ? "✅" : breaksPromise ? "❌" : "🔶"
    var text = "### \(mark) `\(Self.code(new))` compared with `\(Self.code(old))`\n\n"
    text += "**\(MarkdownReport.safe(summary))**\n"
    var isCut = false
    func section(_ title: String, _ columns: [String], _ rows: [[String]]) {
      guard !rows.isEmpty, !isCut else { return }
      var table = "\n#### \(title)\n\n| " + columns.joined(separator: " | ") + " |\n|"
      table += String(repeating: " --- |", count: columns.count) + "\n"
      for row in rows {
        let line = "| " + row.joined(separator: " | ") + " |\n"
        guard text.count + table.count + line.count + 80 <= limit else {
          isCut = true
          break
        }
        table += line
      }
      text += table
    }
    section("Promises", ["promise", "verdict", "what", "was", "is", "difference"], promiseRows)
    section("The whole", ["what", "was", "is", "difference"], whole.map(cells))
    section("Layers", ["layer", "what", "was", "is", "difference"], layerRows)
    for path in pictures where !isCut {
      let place = path.replacing(" ", with: "%20").replacing(")", with: "%29")
      text += "\n![before, after, what differs](\(place))\n"
    }
    if isCut { text += "\n_Shortened: the other formats have all of it._\n" }
    return text
  }

  private static func code(_ name: String) -> String {
    Columns.safe(name).replacing("`", with: "'")
  }

  private func cells(_ change: ValueChange) -> [String] {
    [
      MarkdownReport.safe(change.name), MarkdownReport.safe(change.old ?? "–"),
      MarkdownReport.safe(change.new ?? "–"), frameRate.difference(change),
    ]
  }

  private var promiseRows: [[String]] {
    promises.flatMap { promise -> [[String]] in
      let name = "**\(MarkdownReport.safe(promise.name))**"
      let mark = promise.new.isFailure ? "❌" : "✅"
      let verdict = "\(mark) \(promise.old.rawValue) → \(promise.new.rawValue)"
      guard let first = promise.values.first else { return [[name, verdict, "", "", "", ""]] }
      return [[name, verdict] + cells(first)]
        + promise.values.dropFirst().prefix(12).map { ["", ""] + cells($0) }
    }
  }

  private var layerRows: [[String]] {
    layers.flatMap { layer -> [[String]] in
      let name = "**\(MarkdownReport.safe(layer.name))**"
      let rows = layer.lines(frameRate).prefix(24).map { cells($0) }
      guard let sentence = layer.sentence(frameRate) else {
        return rows.enumerated().map { [$0.offset == 0 ? name : ""] + $0.element }
      }
      return [[name, MarkdownReport.safe(sentence), "", "", ""]] + rows.map { [""] + $0 }
    }
  }
}
