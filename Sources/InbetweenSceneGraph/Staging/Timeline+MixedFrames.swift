package import InbetweenTimeline

/// Frames that are shown at once: what moves stands between its values at each of them.
package struct MixedFrames: Hashable, Sendable {
  /// Of the main composition; the first one says which layers and texts are there. Not empty.
  package let frames: [Double]
  /// How much each counts; they add up to 1, and an overshooting way goes beyond 0…1.
  package let weights: [Double]

  /// - Parameters:
  ///   - frames: of the main composition; not empty.
  ///   - weights: as many, which add up to 1.
  package init(frames: [Double], weights: [Double]) {
    self.frames = frames
    self.weights = weights
  }

  /// The frame that says which layers and texts are there.
  package var first: Double { frames.first ?? 0 }
}

extension Timeline {
  /// The animation as it stands between several of its frames: each property is mixed by itself, so
  /// that what turns turns and what travels travels. It is drawn at the first of the frames.
  ///
  /// Compositions that characters of texts show, and the direction of 3D layers that follow their
  /// path, stay as they are at the first frame.
  ///
  /// - Parameter moment: the frames; expressions are left aside.
  /// - Returns: the same with still properties, and a composition for each clock that shows it.
  package func standing(at moment: MixedFrames) -> Timeline {
    guard moment.frames.count > 1 else { return self }
    var mixer = FrameMixer(self)
    var result = self
    result.layers = mixer.layers(layers, at: moment.frames, weights: moment.weights, within: [])
    result.compositions += mixer.made
    return result
  }
}

/// Mixes the layers of compositions, each at the frames of its own clock.
private struct FrameMixer {
  private let source: Timeline
  private let compositions: [String: Composition]
  /// Compositions that stand still, one for each clock that shows one.
  private(set) var made: [Composition] = []
  private var known: [Place: String] = [:]
  private var taken: Set<String>

  /// A composition at frames of its own clock.
  private struct Place: Hashable {
    var id: String
    var frames: [Double]
  }

  /// More compositions than these show the first frame.
  private static let maximumCompositions = 2_000

  init(_ timeline: Timeline) {
    source = timeline
    compositions = Dictionary(
      timeline.compositions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    taken = Set(compositions.keys)
  }

  mutating func layers(
    _ layers: [Layer], at frames: [Double], weights: [Double], within outer: [String]
  ) -> [Layer] {
    layers.map { layer in
      var still = layer
      var properties = PropertyMixer(frames: frames, weights: weights)
      still.visit(&properties)
      if layer.isAutoOriented, case .flat(let angle) = still.transform.rotation {
        let direction = PathDirection(of: layer.transform)
        let turn = properties.mixed(frames.map(direction.degrees)) ?? 0
        still.transform.rotation = .flat(.constant(angle.track.initialValue + turn))
        still.isAutoOriented = false
      }
      if case .composition(let nested) = layer.content {
        still.content = .composition(
          self.nested(nested, of: layer, at: frames, weights: weights, within: outer))
      }
      return still
    }
  }

  /// The composition that a layer shows; its clock stays, and leads to the first frame.
  private mutating func nested(
    _ nested: NestedComposition, of layer: Layer, at frames: [Double], weights: [Double],
    within outer: [String]
  ) -> NestedComposition {
    guard let composition = compositions[nested.id], !outer.contains(nested.id) else {
      return nested
    }
    let clock: SceneClock =
      if let remap = nested.timeRemap {
        .remapped(remap, end: layer.timing.frames.end)
      } else {
        .running(start: layer.timing.start, stretch: layer.timing.stretch)
      }
    let inside = frames.map { clock.frame(inside: $0, rate: source.frameRate) }
    let place = Place(id: nested.id, frames: inside)
    var result = nested
    if let id = known[place] {
      result.id = id
      return result
    }
    guard made.count < Self.maximumCompositions else { return nested }
    let id = freshIdentifier(after: nested.id)
    known[place] = id
    var copy = composition
    copy.id = id
    let number = made.count
    made.append(copy)
    made[number].layers = layers(
      composition.layers, at: inside, weights: weights, within: outer + [nested.id])
    result.id = id
    return result
  }

  private mutating func freshIdentifier(after id: String) -> String {
    var number = made.count + 1
    while !taken.insert("\(id) \(number)").inserted { number += 1 }
    return "\(id) \(number)"
  }
}

/// Puts a still value in the place of each moving one.
private struct PropertyMixer: PropertyVisitor {
  typealias Failure = Never

  let frames: [Double]
  let weights: [Double]

  mutating func field<Value: Described>(
    _ name: StaticString, as label: FieldLabel, _ value: inout Value, standard: Value?
  ) {
    value.visit(&self)
  }

  mutating func choice<Value: Choice>(_ value: inout Value) { value.describe(&self) }
  mutating func record<Value: Record>(_ value: inout Value) { value.describe(&self) }

  mutating func property<Value: TrackValue>(_ value: inout Property<Value>) {
    guard !value.isStatic, let mixed = mixed(frames.map({ value.value(atFrame: $0) })) else {
      return
    }
    value.track = .constant(mixed)
  }

  /// One value of several by their weights. The weights so far add up to 0 where a later one is all
  /// of it; what came before does not count then.
  func mixed<Value: Interpolatable>(_ values: [Value]) -> Value? {
    guard var result = values.first, var sum = weights.first else { return nil }
    for (value, share) in zip(values, weights).dropFirst() {
      sum += share
      if abs(sum) > 1e-12 { result = result.interpolated(to: value, by: share / sum) }
    }
    return result
  }
}
