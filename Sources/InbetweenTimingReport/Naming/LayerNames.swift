import InbetweenDiagnostics

/// Finds the layers that a name means. A name alone decides: what a layer does, and when, never
/// makes it bear another one.
package struct LayerNames {
  private let measurement: Measurement
  /// Layers by what they are called, as documents have it: lower case, to the layer's own name.
  private let mapping: [String: String]
  private let entries: [Entry]

  private struct Entry {
    var layer: Int
    var plain: String
    var words: NameWords
    /// Whether it is the layer's own name, and no text that it shows or composition that it nests.
    var isOwn: Bool
  }

  /// How a layer bears a name. The order is that of closeness.
  package enum Closeness: Int, Comparable, Sendable {
    /// The layer's name ends with it, after words that tell which: `Pink circle` is a circle.
    case head
    /// It stands in a text that says more.
    case within
    /// A word is spelled a little otherwise.
    case spelling
    /// The one has words beside the other's that say what kind of thing it is.
    case kind
    /// The same words, in any order.
    case words
    /// The text that it shows, or the composition that it nests.
    case content
    case own
    /// The timing file says so.
    case mapped

    package static func < (left: Closeness, right: Closeness) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// The layers that bear a name best.
  package struct Match: Sendable {
    /// Places among the measurement's layers, in the order of the layers panel.
    package var layers: [Int]
    package var closeness: Closeness
  }

  private static let maximumEntries = 8000

  /// - Parameters:
  ///   - measurement: of the animation.
  ///   - mapping: which layer each of a document's names means.
  package init(_ measurement: Measurement, mapping: [String: String] = [:]) {
    self.measurement = measurement
    self.mapping = Dictionary(
      mapping.map { (NameWords.plain($0.key), $0.value) }, uniquingKeysWith: { first, _ in first })
    var entries: [Entry] = []
    for (index, layer) in measurement.layers.enumerated() {
      guard entries.count < Self.maximumEntries else { break }
      for (place, name) in ([layer.name] + layer.contents).enumerated() where !name.isEmpty {
        entries.append(
          Entry(
            layer: index, plain: NameWords.plain(name), words: NameWords(name), isOwn: place == 0))
      }
    }
    self.entries = entries
  }

  /// The layers that a name means; nil when none bears it.
  package func match(_ name: String) -> Match? {
    let plain = NameWords.plain(name)
    guard !plain.isEmpty else { return nil }
    if let mapped = mapping[plain] {
      let layers = Subjects(measurement).layers(at: mapped)
      return layers.isEmpty ? nil : Match(layers: layers, closeness: .mapped)
    }
    let words = NameWords(name)
    var best: Match?
    for entry in entries {
      guard let closeness = closeness(plain, words, to: entry) else { continue }
      if best == nil || closeness > best?.closeness ?? closeness {
        best = Match(layers: [entry.layer], closeness: closeness)
      } else if closeness == best?.closeness, best?.layers.last != entry.layer {
        best?.layers.append(entry.layer)
      }
    }
    return best
  }

  /// The layers whose names a text begins with, or holds first: `the lantern, which swings`. Names
  /// after a word such as `of` tell whose the thing is, and mean another layer.
  package func match(within text: String) -> Match? {
    let words = NameWords(text).all
    let plain = NameWords.plain(text)
    var best: (place: Int, length: Int, layers: [Int])?
    for entry in entries where entry.isOwn {
      guard let (place, length) = place(of: entry, words, plain) else { continue }
      if let known = best, (known.place, -known.length) <= (place, -length) {
        if known.place == place, known.length == length { best?.layers.append(entry.layer) }
        continue
      }
      best = (place, length, [entry.layer])
    }
    return best.map { Match(layers: $0.layers, closeness: .within) }
  }

  private func place(
    of entry: Entry, _ words: [String], _ plain: String
  ) -> (place: Int, length: Int)? {
    // Words that are written without spaces stand anywhere.
    if entry.plain.unicodeScalars.contains(where: { $0.value >= 0x2E80 }) {
      guard let range = plain.firstRange(of: entry.plain) else { return nil }
      return (plain.distance(from: plain.startIndex, to: range.lowerBound), entry.plain.count)
    }
    let name = entry.words.withoutKinds
    guard !entry.words.telling.isEmpty, !name.isEmpty, name.count <= words.count else { return nil }
    for start in 0...(words.count - name.count)
    where words[start..<(start + name.count)].elementsEqual(name) {
      let before = words[..<start].suffix(2)
      let isOwner = before.contains { Self.owning.contains($0) }
      return isOwner ? nil : (start, name.count)
    }
    return nil
  }

  private static let owning: Set<String> = [
    "of", "de", "du", "des", "del", "della", "dello", "di", "da", "do", "dos", "vom", "von",
    "behind", "below", "above", "under", "to", "into", "from", "with", "zum", "zur", "unter",
    "über",
    "hinter", "aus", "vers", "sous", "sur", "con", "sobre", "para", "até", "near", "after",
    "before",
    "than", "like", "nach", "après", "tras", "dopo",
  ]

  /// The name that means layers, of several for the same thing, the closest first.
  package func match(anyOf names: [String]) -> Match? {
    for name in names.prefix(40) {
      if let match = match(name) { return match }
    }
    return nil
  }

  /// The layers whose names end with one of these, after words that tell which of its kind: a circle
  /// may be each of `Pink circle` and `Green circle`. Those that are called by their own names elsewhere
  /// (`claimed`) are left out.
  package func match(headOf names: [String], except claimed: Set<Int>) -> Match? {
    for name in names.prefix(40) {
      let words = NameWords(name)
      let found = entries.filter { isHead(words, of: $0) && !claimed.contains($0.layer) }
      if !found.isEmpty { return Match(layers: found.map(\.layer), closeness: .head) }
    }
    return nil
  }

  private func isHead(_ words: NameWords, of entry: Entry) -> Bool {
    let told = words.telling
    let own = entry.words.withoutKinds
    return entry.isOwn && Self.numbers(words, allow: entry.words) && !told.isEmpty
      && told.count < own.count && own.suffix(told.count).elementsEqual(told)
  }

  private func closeness(_ plain: String, _ words: NameWords, to entry: Entry) -> Closeness? {
    if plain == entry.plain { return entry.isOwn ? .own : .content }
    let wanted = words.all.sorted()
    let own = entry.words.all.sorted()
    if wanted == own || !own.isEmpty && words.withoutProperty.sorted() == own { return .words }
    guard Self.numbers(words, allow: entry.words) else { return nil }
    // What the document calls it, with words for what it does; the layer's words count in full, but
    // for those that say what it is.
    let told = words.telling.sorted()
    let kept = entry.words.withoutKinds.sorted()
    guard !kept.isEmpty else { return nil }
    if words.withoutKinds.sorted() == kept { return .kind }
    guard !told.isEmpty else { return nil }
    if told == kept || told == entry.words.telling.sorted() && told.count == kept.count {
      return .kind
    }
    guard entry.isOwn, wanted.count == own.count || told.count == kept.count else { return nil }
    return Self.isNearlySpelled(words.all, entry.words.all)
      || Self.isNearlySpelled(told, kept) ? .spelling : nil
  }

  /// Whether the numbers in a name, if it has any, are those of a layer's: they tell like things apart.
  private static func numbers(_ words: NameWords, allow own: NameWords) -> Bool {
    let numbers = words.all.filter(NameWords.isNumber)
    return numbers.isEmpty || numbers == own.all.filter(NameWords.isNumber)
  }

  /// Word for word the same but for a letter or two of long words; numbers and short words count.
  private static func isNearlySpelled(_ left: [String], _ right: [String]) -> Bool {
    guard left.count == right.count else { return false }
    return zip(left, right).allSatisfy { one, other in
      one == other
        || min(one.count, other.count) >= 5 && !one.contains(where: \.isNumber)
          && Spelling.distance(one, other) <= (min(one.count, other.count) >= 9 ? 2 : 1)
    }
  }

  /// Layers whose names a reader may have meant: those that share a word, then the nearest spelled.
  package func nearest(to names: [String]) -> [String] {
    var near: [String] = []
    func add(_ name: String) {
      if !name.isEmpty, !near.contains(name), near.count < 3 { near.append(name) }
    }
    for name in names.prefix(8) {
      let words = Set(NameWords(name).telling)
      for entry in entries where !words.isDisjoint(with: entry.words.all) {
        add(measurement.layers[entry.layer].name)
      }
      let known = entries.filter(\.isOwn).prefix(500).map { measurement.layers[$0.layer].name }
      if let spelled = Spelling.nearest(to: name, among: known) { add(spelled) }
    }
    return near
  }

  /// Why none of these names means a layer.
  package func problem(_ names: [String]) -> String {
    let shown = names.prefix(3).map { "\"\($0)\"" }.joined(separator: " or ")
    if let name = names.first(where: { mapping[NameWords.plain($0)] != nil }),
      let mapped = mapping[NameWords.plain(name)]
    {
      return "\"\(name)\" is mapped to \"\(mapped)\", and there is no such layer"
    }
    let near = nearest(to: names).map { "\"\($0)\"" }
    let list =
      near.isEmpty
      ? "" : "; the nearest \(near.count > 1 ? "are" : "is") \(near.joined(separator: ", "))"
    return "no layer is called \(shown.isEmpty ? "so" : shown)\(list)"
  }
}

extension Measurement {
  /// How a layer is distinguished from all others: its name where that is alone, else its way through nested
  /// compositions, else the same with its number.
  ///
  /// - Parameter layer: its place among `layers`.
  /// - Returns: what a timing file calls it.
  package func address(of layer: Int) -> String { Subjects(self).address(of: layer) }
}
