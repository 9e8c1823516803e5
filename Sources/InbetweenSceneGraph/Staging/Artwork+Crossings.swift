import InbetweenDiagnostics
import InbetweenTimeline

// What keeps merges and offsets within bounds: outlines that cross are cut wherever they do, and
// how often that is cannot be known from their points.

extension Artwork {
  /// How many crossings of outlines that are merged or offset count as a thing to draw.
  static let crossingsOfThing = 2.0
  /// The most crossings of a join that moves where it is tried: at other frames it may have twice
  /// as many before outlines stay as they are.
  static let maximumMovingCrossings = RegionWork.maximumCrossings / 2

  /// Works out what never changes, and tries what moves at some of the layer's frames; leaves out
  /// the merges and offsets whose outlines cross too often.
  ///
  /// - Parameters:
  ///   - frames: of the layer.
  ///   - budget: how many more things the scene may draw; lowered by what crossings count as.
  ///   - path: of the layer.
  ///   - log: receives each step that is left out.
  /// - Returns: how many points each draw was found to have at most where outlines are joined, which no
  ///   step's own numbers tell; empty where none are.
  mutating func boundCrossings(
    in frames: FrameRange, budget: inout Double, at path: JSONPath?, log: inout DiagnosticLog
  ) -> [Double] {
    let still = evaluateFixedSteps(crossings: Self.crossings(for: budget))
    leaveOut(still.dense, at: path, log: &log)
    budget -= Double(still.crossings) / Self.crossingsOfThing
    let joins = steps.indices.filter { steps[$0].joinsAreas }
    guard !joins.isEmpty else { return [] }
    let times = steps.compactMap { item(of: $0) }.flatMap(\.properties)
      .flatMap(\.property.keyframeTimes)
    let trials =
      joins.contains { fixed[$0] == nil }
      ? Self.trials(in: frames, keyframes: times) : [frames.start]
    var points = [Double](repeating: 0, count: draws.count)
    var most = 0
    var rest = Self.maximumMovingCrossings * 2
    for frame in trials where rest > 0 {
      var evaluator = OutlineEvaluator(
        self, atFrame: frame, most: Self.maximumMovingCrossings,
        crossings: Self.crossings(for: budget))
      points = zip(points, draws).map { max($0, evaluator.pointCount(of: $1.outlines)) }
      leaveOut(evaluator.dense, at: path, log: &log)
      most = max(most, evaluator.crossings)
      rest -= evaluator.crossings
    }
    let things = Double(most) / Self.crossingsOfThing
    weight += things
    budget -= things
    return points
  }

  /// The frames at which what moves is tried: the first, the middle and the last, those of
  /// keyframes and those between them, sixteen at most.
  static func trials(in frames: FrameRange, keyframes: [Double]) -> [Double] {
    let shares = [0, 0.5, 1].map { frames.start + max(0, frames.length - 1) * $0 }
    let inside = Set(keyframes).filter { $0 > frames.start && $0 < frames.end }.sorted()
    let between = zip(inside, inside.dropFirst()).map { ($0 + $1) / 2 }
    let more = (inside + between).sorted()
    let step = max(1, (more.count + 12) / 13)
    return shares.filter(\.isFinite) + stride(from: 0, to: more.count, by: step).map { more[$0] }
  }

  /// How many crossings make so many things.
  static func crossings(for things: Double) -> Int {
    Int(min(1e9, max(0, things) * crossingsOfThing))
  }

  private mutating func leaveOut(
    _ places: [OutlineEvaluator.DenseStep], at path: JSONPath?, log: inout DiagnosticLog
  ) {
    for place in places {
      steps[place.step] = steps[place.step].leftOut
      log.report(
        place.crossings.map { .tooManyCrossings(limit: $0, at: path) }
          ?? .tooManyPointsOfSteps(limit: Self.maximumPointsOfSteps, at: path))
    }
  }
}

extension SceneMask {
  /// A mask whose expansion is left out where its outline would cross itself too often.
  ///
  /// - Parameters:
  ///   - mask: as authored.
  ///   - frames: of its layer.
  ///   - budget: how many more things the scene may draw; lowered by what crossings count as.
  ///   - log: receives when the expansion is left out.
  init(_ mask: Mask, in frames: FrameRange, budget: inout Double, log: inout DiagnosticLog) {
    var mask = mask
    guard mask.expansion != .constant(0), mask.maximumPoints >= Int(Artwork.pointsOfThing) else {
      self.init(mask)
      return
    }
    let isStill = mask.path.isStatic && mask.expansion.isStatic
    var most = 0
    let times = [AnyProperty.path(mask.path), .scalar(mask.expansion)].flatMap(\.keyframeTimes)
    let trials = Artwork.trials(in: frames, keyframes: times)
    for frame in isStill ? Array(trials.prefix(1)) : trials {
      let limit = min(
        isStill ? RegionWork.maximumCrossings : Artwork.maximumMovingCrossings,
        Artwork.crossings(for: budget))
      var work = RegionWork(limit: limit)
      if mask.expanded(atFrame: frame, work: &work) == nil {
        mask.expansion = .constant(0)
        log.report(.tooManyCrossings(limit: limit, at: mask.origin.path))
        break
      }
      most = max(most, work.crossings)
    }
    self.init(mask)
    budget -= Double(most) / Artwork.crossingsOfThing
    if !isStill { crossings = most }
  }
}

extension Mask {
  /// How many points its outline has at most.
  var maximumPoints: Int {
    switch path.track {
    case .constant(let outline): outline.vertices.count
    case .keyframed(let keyframes): keyframes.list.map { $0.value.vertices.count }.max() ?? 0
    }
  }
}
