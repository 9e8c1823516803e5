import InbetweenTimeline

/// An expression that is a `wiggle` with numbers and nothing else: its values are those of the
/// prelude's `wiggle`, without an engine.
struct WiggleExpression: Hashable, Sendable {
  /// Random places a second.
  private var frequency: Double
  /// How far each dimension strays, in the units of scripts; one number for all of them.
  private var amplitude: [Double]
  private var octaves: Int
  /// How far each octave strays, as a fraction of the one before.
  private var share: Double

  /// nil for any other expression, and for one that does not suit the property.
  init?(_ entry: PropertyIndex.Entry) {
    guard let source = entry.expression, source.contains("wiggle"), !entry.isLayer,
      let property = entry.property, let (name, arguments) = LoneCall.read(source),
      name == "wiggle", (2...4).contains(arguments.count),
      let frequency = Self.number(arguments[0])
    else { return nil }
    let isList: Bool
    switch property {
    case .scalar: isList = false
    case .point, .vector, .color: isList = true
    case .gradient, .path: return nil
    }
    if case .array(let items) = arguments[1], isList {
      amplitude = items.compactMap { $0.flatMap(Self.number) }
      guard amplitude.count == items.count, amplitude.count >= entry.dimensions else { return nil }
    } else {
      guard let number = Self.number(arguments[1]) else { return nil }
      amplitude = Array(repeating: number, count: max(1, entry.dimensions))
    }
    let rest = arguments.dropFirst(2).compactMap(Self.number)
    guard rest.count == arguments.count - 2 else { return nil }
    self.frequency = frequency
    octaves = rest.first.map { Int(max(1, min(16, $0.rounded(.down)))) } ?? 1
    share = rest.count > 1 ? rest[1] : 0.5
  }

  private static func number(_ value: ScriptValue) -> Double? {
    guard case .number(let text) = value else { return nil }
    return Double(text)
  }

  /// The value at a time.
  ///
  /// - Parameters:
  ///   - authored: what keyframes give, in the model's units.
  ///   - seconds: the time on the composition's clock.
  ///   - entry: the property.
  /// - Returns: as many numbers, in the model's units.
  func value(
    _ authored: [Double], atSecond seconds: Double, of entry: PropertyIndex.Entry
  ) -> [Double] {
    var row = authored
    for dimension in row.indices where dimension < min(entry.dimensions, amplitude.count) {
      let strayed = stray(Double(dimension), seed: Double(entry.seed), atSecond: seconds)
      row[dimension] =
        (authored[dimension] * entry.name.factor + amplitude[dimension] * strayed)
        / entry.name.factor
    }
    return row
  }

  private func stray(_ dimension: Double, seed: Double, atSecond seconds: Double) -> Double {
    var total = 0.0
    var frequency = frequency
    var amplitude = 1.0
    for octave in 0..<octaves {
      total +=
        amplitude
        * Noise.wiggle(
          seed: seed, dimension: dimension, octave: Double(octave), at: seconds * frequency)
      frequency *= 2
      amplitude *= share
    }
    return total
  }
}
