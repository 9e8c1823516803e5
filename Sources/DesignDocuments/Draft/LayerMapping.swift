import Motion
import TimingReport

/// Finds the layers that a document's motion is about: by name, and by the shape of what moves.
struct LayerMapping {
  private let measurement: Measurement
  /// One frame, in seconds: how far a time may be off.
  private let frame: Double

  init(_ measurement: Measurement) {
    self.measurement = measurement
    frame =
      measurement.frameRate.framesPerSecond > 0 ? 1 / measurement.frameRate.framesPerSecond : 0
  }

  /// What a promise is about.
  struct Subject: Hashable {
    var layers: [String]
    var property: String
    /// Whether characters take turns.
    var hasCharacters: Bool
  }

  /// A row of the animation with what speaks for it.
  private struct Candidate {
    var row: MeasuredRow
    /// 3 where a name or a text is the layer's own, 1 where a word is shared.
    var name: Int
    /// How much of what the document says the row does.
    var shape: Int
  }

  /// The layers, all of one property, that a motion is about; nil when nothing decides.
  func subject(of motion: DraftMotion) -> Subject? {
    let words = motion.names.reduce(into: Set<String>()) { $0.formUnion(Self.words(of: $1)) }
    let own = Set(motion.names.map { Self.plain($0) })
    let candidates = measurement.rows.prefix(4000).compactMap { row -> Candidate? in
      guard Self.fits(motion.changes, row.property) else { return nil }
      let shape = shape(of: motion, in: row)
      guard shape > 0 else { return nil }
      let names = [row.layer.name]
      let isOwn = names.contains { own.contains(Self.plain($0)) }
      let shared = names.contains { !Self.words(of: $0).isDisjoint(with: words) }
      return Candidate(row: row, name: isOwn ? 3 : shared ? 1 : 0, shape: shape)
    }
    guard let best = candidates.map({ $0.name + $0.shape }).max() else { return nil }
    let chosen = candidates.filter { $0.name + $0.shape == best }
    guard let first = chosen.first, chosen.count <= 12,
      chosen.allSatisfy({ $0.row.property == first.row.property })
    else { return nil }
    // A shape alone decides where it is told in full and one layer, or one row of like layers, has it.
    let isNamed = chosen.allSatisfy { $0.name > 0 }
    guard isNamed ? best >= 3 : (first.shape >= 3 && chosen.count == 1) else { return nil }
    var layers: [String] = []
    for name in chosen.map(\.row.layer.name) where !layers.contains(name) { layers.append(name) }
    guard layers.allSatisfy({ !$0.isEmpty && $0.utf8.count < 500 }) else { return nil }
    return Subject(
      layers: layers, property: first.row.property, hasCharacters: first.row.characters != nil)
  }

  /// How many of duration, start, stagger and values a row has as documented.
  private func shape(of motion: DraftMotion, in row: MeasuredRow) -> Int {
    let segments = row.segments + (row.characters?.flatMap(\.segments) ?? [])
    guard !segments.isEmpty else { return 0 }
    var score = 0
    func near(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= frame * 1.01 }
    func seconds(_ time: Fact.Amount) -> Double { time.seconds ?? time.lower * frame }
    if let seconds = motion.duration.map(seconds) {
      guard segments.contains(where: { near($0.duration * frame, seconds) }) else { return 0 }
      score += 1
    }
    let starts = motion.starts
    if !starts.isEmpty,
      starts.contains(where: { start in
        segments.contains { near($0.start * frame, seconds(start)) }
      })
    {
      score += 1
    }
    if let stagger = motion.stagger, let count = stagger.count, row.characters?.count == count {
      score += 2
    }
    for change in motion.changes {
      guard let value = change.by ?? change.to else { continue }
      let isThere = segments.contains { segment in
        zip(segment.from, segment.to).contains { from, to in
          abs((change.by == nil ? to : to - from) - value) <= 0.01 * max(1, abs(value))
        }
      }
      if isThere { return score + 1 }
    }
    return score
  }

  /// Whether a row's property can be what the document says changes.
  private static func fits(_ changes: [Fact.Change], _ property: String) -> Bool {
    let name = property.lowercased()
    let kinds = ["rotation", "opacity", "position", "scale", "color"]
    let told = Set(
      changes.compactMap { change in
        kinds.first { change.property.lowercased().hasPrefix($0) }
      })
    guard !told.isEmpty else { return true }
    return told.contains { name.contains($0) }
      // A turn about an edge in the plane is drawn as a scale; a colour may be a text's own.
      || (told.contains("rotation") && name.contains("scale"))
      || (told.contains("color") && name.contains("source text"))
  }

  /// Words that say nothing of which layer is meant.
  private static let common: Set<String> = [
    "view", "animation", "animate", "animating", "start", "handle", "event", "body", "layer",
    "reset", "the", "a", "an", "and", "of", "to", "in", "is", "with", "text", "step", "part",
    "creating", "setting", "up", "offset", "offsets", "on", "for", "it", "each",
  ]

  private static func words(of name: String) -> Set<String> {
    Set(TimeWords.words(of: String(name.prefix(200)))).subtracting(common).filter { $0.count > 1 }
  }

  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
