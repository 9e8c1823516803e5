import InbetweenTimeline
import InbetweenTimingReport

/// Finds the layers that a document's motion is about: by their names, and among layers that bear
/// the name alike, by what moves when.
struct LayerMapping {
  private let measurement: Measurement
  private let names: LayerNames
  private let rows: [Int: [MeasuredRow]]
  /// One frame, in seconds: how far a time may be off.
  private let frame: Double

  private static let maximumLayers = 12

  init(_ measurement: Measurement, mapping: [String: String] = [:]) {
    self.measurement = measurement
    names = LayerNames(measurement, mapping: mapping)
    rows = Dictionary(grouping: measurement.rows, by: \.layer.number)
    frame =
      measurement.frameRate.framesPerSecond > 0 ? 1 / measurement.frameRate.framesPerSecond : 0
  }

  /// Of the animation.
  var framesPerSecond: Double { measurement.frameRate.framesPerSecond }

  /// What a promise is about.
  struct Subject: Hashable {
    /// Addresses.
    var layers: [String]
    /// Empty for anything that moves.
    var properties: [String]
    /// Whether characters take turns.
    var hasCharacters: Bool
    /// Addresses of more layers that bear the name alike and move so, and have other names.
    var others: [String] = []
  }

  /// A layer that bears the name, and what moves on it that may be meant.
  private struct Candidate {
    var layer: Int
    var rows: [MeasuredRow]
    var shape: Int
  }

  /// The layers that a motion is about; nil where no layer bears one of its names. Of those that motions
  /// call by their own names (`claimed`) none is meant by its last word alone; with nil, no layer is.
  func subject(of motion: DraftMotion, except claimed: Set<Int>? = nil) -> Subject? {
    guard var candidates = candidates(for: motion, except: claimed) else { return nil }
    if candidates.contains(where: { !$0.rows.isEmpty }) {
      candidates.removeAll(where: \.rows.isEmpty)
    }
    if motion.stagger == nil { return subject(of: motion, among: candidates) }
    candidates = Array(candidates.prefix(Self.maximumLayers))
    let moving = candidates.flatMap(\.rows)
    return Subject(
      layers: candidates.map { measurement.address(of: $0.layer) },
      properties: properties(of: motion, moving),
      hasCharacters: !moving.isEmpty && moving.contains { $0.characters != nil })
  }

  /// The layer that is most likely meant, of those that bear the name alike. Layers of one name have
  /// one address: which of them keeps the promise shows when it is judged.
  private func subject(of motion: DraftMotion, among candidates: [Candidate]) -> Subject? {
    guard let most = candidates.map(\.shape).max(),
      let best = candidates.first(where: { $0.shape == most })
    else { return nil }
    let name = measurement.layers[best.layer].name
    let others = candidates.filter { $0.layer != best.layer && !$0.rows.isEmpty }
    let isOneName = others.allSatisfy { measurement.layers[$0.layer].name == name }
    let address = measurement.address(of: best.layer)
    return Subject(
      layers: [isOneName && !others.isEmpty ? name : address],
      properties: properties(of: motion, best.rows),
      hasCharacters: best.rows.contains { $0.characters != nil },
      others: isOneName
        ? [] : others.prefix(Self.maximumLayers).map { measurement.address(of: $0.layer) })
  }

  /// The layers that bear the closest of a motion's names. What holds the thing that moves counts
  /// only where it moves so itself.
  private func candidates(for motion: DraftMotion, except claimed: Set<Int>?) -> [Candidate]? {
    for (place, name) in motion.subject.names.enumerated() {
      guard let match = names.match(name) else { continue }
      let found = match.layers.prefix(200).map { candidate($0, for: motion) }
      if place == 0 || motion.subject.properties.isEmpty
        || found.contains(where: { !$0.rows.isEmpty })
      {
        return found
      }
    }
    // A sentence without a verb that is known holds the name somewhere.
    let match =
      motion.subject.around.flatMap { names.match(within: $0) }
      ?? claimed.flatMap { names.match(headOf: motion.subject.names, except: $0) }
    return match?.layers.prefix(200).map { candidate($0, for: motion) }
  }

  /// The layers that motions call by their own names.
  func claimed(by motions: [DraftMotion]) -> Set<Int> {
    Set(motions.flatMap { names.match(anyOf: $0.subject.names)?.layers ?? [] })
  }

  /// A layer, or where nothing moves on it what it nests, with the rows that fit.
  private func candidate(_ layer: Int, for motion: DraftMotion) -> Candidate {
    let own = candidate(at: layer, for: motion)
    let measured = measurement.layers[layer]
    guard own.rows.isEmpty else { return own }
    let way = measured.compositions + [measured.name]
    let nested = measurement.layers.indices.dropFirst(layer + 1).prefix(500).filter {
      measurement.layers[$0].compositions == way
    }.map { candidate(at: $0, for: motion) }.filter { !$0.rows.isEmpty }
    return nested.max { $0.shape < $1.shape } ?? own
  }

  private func candidate(at layer: Int, for motion: DraftMotion) -> Candidate {
    let all = rows[measurement.layers[layer].number] ?? []
    let told = all.filter { row in
      motion.subject.properties.contains { Self.fits($0, row.property) }
    }
    let hinted = all.filter { row in
      motion.subject.hints.contains { Self.fits($0, row.property) }
    }
    let fitting = !motion.subject.properties.isEmpty ? told : hinted.isEmpty ? all : hinted
    return Candidate(
      layer: layer, rows: fitting, shape: fitting.map { shape(of: motion, in: $0) }.max() ?? 0)
  }

  /// The properties that a motion is about, as the rows call them: one for each that it names.
  private func properties(of motion: DraftMotion, _ rows: [MeasuredRow]) -> [String] {
    func best(_ rows: [MeasuredRow]) -> String? {
      let all = Set(rows.map(\.property))
      guard all.count > 1 else { return all.first }
      let found = rows.max { shape(of: motion, in: $0) < shape(of: motion, in: $1) }?.property
      return found.map { Self.whole($0, among: all, motion) }
    }
    guard !motion.subject.properties.isEmpty else {
      // Nothing is said of what changes: anything may, unless one thing does.
      return best(rows).map { [$0] } ?? []
    }
    var found: [String] = []
    for told in motion.subject.properties {
      let name = best(rows.filter { Self.fits(told, $0.property) })
      if let name, !found.contains(name) { found.append(name) }
    }
    return found.isEmpty ? [motion.subject.properties[0]] : found
  }

  /// Separate dimensions as one, unless the document names one of them: `Position`.
  private static func whole(
    _ property: String, among all: Set<String>, _ motion: DraftMotion
  ) -> String {
    let dimensions = ["X ", "Y ", "Z "]
    guard let dimension = dimensions.first(where: property.hasPrefix),
      dimensions.count(where: { all.contains($0 + property.dropFirst(2)) }) > 1,
      !motion.changes.contains(where: {
        $0.property.lowercased().hasSuffix(" " + dimension.lowercased().dropLast())
      })
    else { return property }
    return String(property.dropFirst(2))
  }

  /// How many of duration, start, stagger and values a row has as documented. It ranks rows that are
  /// equally meant, and decides nothing else.
  private func shape(of motion: DraftMotion, in row: MeasuredRow) -> Int {
    let segments = row.segments + (row.characters?.flatMap(\.segments) ?? [])
    guard !segments.isEmpty else { return 0 }
    var score = 1
    func near(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= frame * 1.01 }
    func seconds(_ time: Fact.Amount) -> Double { time.seconds ?? time.lower * frame }
    if let wanted = motion.duration.map(seconds),
      segments.contains(where: { near($0.duration * frame, wanted) })
    {
      score += 1
    }
    if motion.starts.contains(where: { start in
      segments.contains { near($0.start * frame, seconds(start)) }
    }) {
      score += 1
    }
    if let count = motion.stagger?.count, row.characters?.count == count { score += 2 }
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
  private static func fits(_ told: String, _ property: String) -> Bool {
    let name = property.lowercased()
    let told = told.lowercased()
    return name.contains(told)
      // A turn about an edge in the plane is drawn as a scale; a colour may be a text's own.
      || (told == "rotation" && name.contains("scale"))
      || (told == "color" && name.contains("source text"))
  }

  /// Why none of a motion's names is found.
  func problem(_ motion: DraftMotion) -> String { names.problem(motion.subject.names) }
}
