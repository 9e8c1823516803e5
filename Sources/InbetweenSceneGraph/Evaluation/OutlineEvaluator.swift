import InbetweenTimeline

/// Works out the outlines of an artwork at one frame, each step at most once.
package struct OutlineEvaluator {
  private let artwork: Artwork
  private let frame: Double
  /// What has been worked out by step: few of many, where one step is asked for.
  private var results: [Int: OutlineSet] = [:]
  /// How many crossings a step may have.
  private let most: Int
  /// How many all steps together may still have.
  private var allowance: Int

  /// A step whose outlines cross more often than they may, or of which more points would come than all
  /// steps may make; it is left out.
  struct DenseStep {
    var step: Int
    /// How many crossings it could have had; nil where points are too many.
    var crossings: Int?
  }

  /// In the order in which they were met.
  private(set) var dense: [DenseStep] = []
  /// How many points all steps made, which are held until all is drawn.
  private(set) var made: Int
  /// How many crossings all other steps had in all.
  private(set) var crossings = 0
  /// How many straight pieces outlines were cut into.
  private(set) var pieces = 0
  /// How many points the steps that move worked on and yielded in all.
  private(set) var points = 0

  /// The outlines of a shape layer's artwork at a frame of its clock.
  package init(_ artwork: Artwork, atFrame frame: Double) {
    self.init(artwork, atFrame: frame, crossings: .max)
  }

  /// - Parameters:
  ///   - artwork: of a shape layer.
  ///   - frame: on the layer's clock.
  ///   - most: how many crossings each step may have.
  ///   - crossings: how many all steps together may have.
  init(
    _ artwork: Artwork, atFrame frame: Double, most: Int = RegionWork.maximumCrossings,
    crossings: Int
  ) {
    self.artwork = artwork
    self.frame = frame
    self.most = most
    allowance = crossings
    made = artwork.fixedPoints
  }

  /// What a step yields.
  package mutating func outlines(of place: Int) -> OutlineSet {
    if let known = artwork.fixed[place] ?? results[place] { return known }
    // What a step works on comes before it, one after the other: thousands may follow one another, for
    // which no stack is deep enough.
    var open = [(step: place, inputs: artwork.steps[place].inputs[...])]
    while let (step, inputs) = open.popLast() {
      if let input = inputs.first {
        open.append((step, inputs.dropFirst()))
        if artwork.fixed[input] == nil, results[input] == nil {
          open.append((input, artwork.steps[input].inputs[...]))
        }
      } else {
        workOut(step)
      }
    }
    return results[place] ?? OutlineSet(shapes: [])
  }

  /// Works out a step of which all inputs are known.
  private mutating func workOut(_ place: Int) {
    guard results[place] == nil else { return }
    let step = artwork.steps[place]
    let result = evaluate(step, place)
    results[place] = result
    let count = result.shapes.pointCount
    points += count
    if step.makesPoints, dense.last?.step != place { made += count }
  }

  /// How many points a step yields.
  mutating func pointCount(of step: Int) -> Double { Double(outlines(of: step).shapes.pointCount) }

  /// How many straight pieces all outlines together may be cut into: about two seconds of it.
  private static let maximumPieces = 500_000
  /// A curve whose length is measured takes as long as so many points.
  static let pointsOfMeasuring = 8
  /// So does a point that is turned about the centre of a twist.
  private static let pointsOfTurning = 4

  private mutating func evaluate(_ step: OutlineStep, _ place: Int) -> OutlineSet {
    switch step {
    case .source(let source): return OutlineSet(shapes: [[source.outline(atFrame: frame)]])
    case .gathered(let inputs): return OutlineSet(shapes: gather(inputs).shapes)
    case .placed(let transform, let input):
      let shapes = outlines(of: input).shapes
      let matrix = artwork.transforms[transform].matrix(atFrame: frame)
      guard matrix != .identity else { return OutlineSet(shapes: shapes) }
      guard mayMake(step, of: shapes, place) else { return OutlineSet(shapes: []) }
      return OutlineSet(shapes: shapes.map { $0.map { $0.applying(matrix) } })
    case .modified(.path(.offset(let offset)), let inputs):
      let gathered = gather(inputs)
      let frame = frame
      let moved = join(place) { work in
        var moved: [[BezierPath]] = []
        for shape in gathered.shapes {
          guard let next = offset.moved(shape, atFrame: frame, work: &work) else { return nil }
          moved.append(next)
        }
        return moved
      }
      return OutlineSet(shapes: moved ?? gathered.shapes, ends: gathered.ends)
    case .modified(let modifier, let inputs):
      let gathered = gather(inputs)
      guard mayMake(step, of: gathered.shapes, place) else { return gathered }
      if case .trim = modifier { points += gathered.shapes.pointCount * Self.pointsOfMeasuring }
      let shapes = modifier.apply(to: gathered.shapes, atFrame: frame)
      if case .path(.twist) = modifier { points += shapes.pointCount * Self.pointsOfTurning }
      return OutlineSet(shapes: shapes, ends: gathered.ends)
    case .selected(let input, let index):
      let all = outlines(of: input)
      guard index < all.ends.count else { return OutlineSet(shapes: []) }
      let start = index == 0 ? 0 : all.ends[index - 1]
      return OutlineSet(shapes: Array(all.shapes[start..<all.ends[index]]))
    case .merged(let merge, let inputs):
      let shapes = gather(inputs).shapes
      let joined = join(place) { work in merge.joined(shapes, work: &work).map { [$0] } }
      return OutlineSet(shapes: joined ?? shapes)
    case .repeated(let repeater, let input):
      let shapes = outlines(of: input).shapes
      guard mayMake(step, of: shapes, place) else { return OutlineSet(shapes: shapes) }
      var result = OutlineSet(shapes: [])
      for copy in repeater.copies(atFrame: frame) {
        result.shapes += shapes.map { $0.map { $0.applying(copy.transform) } }
      }
      return result
    }
  }

  /// Joins outlines within what the step may take, and notes what it took.
  private mutating func join(
    _ step: Int, by body: (inout RegionWork) -> [[BezierPath]]?
  ) -> [[BezierPath]]? {
    guard pieces < Self.maximumPieces else {
      dense.append(DenseStep(step: step, crossings: nil))
      return nil
    }
    let limit = min(most, allowance)
    var work = RegionWork(limit: limit)
    let result = body(&work)
    pieces += work.pieces
    if result == nil {
      dense.append(DenseStep(step: step, crossings: limit))
    } else {
      crossings += work.crossings
    }
    allowance -= min(limit, work.crossings)
    return result
  }

  private mutating func gather(_ inputs: [Int]) -> OutlineSet {
    var result = OutlineSet(shapes: [])
    for input in inputs {
      let shapes = outlines(of: input).shapes
      // What never changes costs nothing itself, but what works on it does.
      if artwork.fixed[input] != nil { points += shapes.pointCount }
      result.shapes += shapes
      result.ends.append(result.shapes.count)
    }
    return result
  }

  /// Whether there is room for what a step makes of outlines; notes it where not. How many points joined
  /// outlines have is known here alone.
  private mutating func mayMake(
    _ step: OutlineStep, of shapes: [[BezierPath]], _ place: Int
  ) -> Bool {
    let most = step.maximumPoints(of: Double(shapes.pointCount))
    if Double(made) + most <= Artwork.maximumPointsOfSteps { return true }
    dense.append(DenseStep(step: place, crossings: nil))
    return false
  }
}

extension Artwork {
  /// Works out what never changes.
  ///
  /// - Parameter crossings: how many its merges and offsets may have in all.
  /// - Returns: what worked it out, which knows the crossings that they had.
  mutating func evaluateFixedSteps(crossings: Int) -> OutlineEvaluator {
    var still: [Bool] = []
    still.reserveCapacity(steps.count)
    for step in steps { still.append(isFixed(step, known: still)) }
    fixed = Array(repeating: nil, count: steps.count)
    var evaluator = OutlineEvaluator(self, atFrame: 0, crossings: crossings)
    var results = fixed
    for draw in draws { markFixed(draw.outlines, still: still, &evaluator, &results) }
    fixed = results
    fixedPoints = evaluator.made
    return evaluator
  }

  /// Evaluates the outermost steps that never change, below a step that paints.
  private func markFixed(
    _ step: Int, still: [Bool], _ evaluator: inout OutlineEvaluator,
    _ results: inout [OutlineSet?]
  ) {
    var open = [step]
    var seen: Set<Int> = []
    while let step = open.popLast() {
      guard results[step] == nil, seen.insert(step).inserted else { continue }
      if still[step] {
        results[step] = evaluator.outlines(of: step)
      } else {
        open += steps[step].inputs.reversed()
      }
    }
  }

  private func isFixed(_ step: OutlineStep, known: [Bool]) -> Bool {
    guard step.inputs.allSatisfy({ known[$0] }) else { return false }
    switch step {
    case .source(let source): return source.item.isFixed
    case .gathered, .selected, .merged: return true
    case .placed(let transform, _):
      return transforms[transform].fixed != nil
    case .modified(let modifier, _): return modifier.item.isFixed
    case .repeated(let repeater, _): return ShapeItem("", .repeater(repeater)).isFixed
    }
  }
}

extension OutlineStep {
  /// The steps that it works on.
  package var inputs: [Int] {
    switch self {
    case .source: []
    case .gathered(let inputs), .modified(_, let inputs), .merged(_, let inputs): inputs
    case .placed(_, let input), .selected(let input, _), .repeated(_, let input):
      [input]
    }
  }
}

extension ShapeItem {
  /// Whether nothing in it moves.
  fileprivate var isFixed: Bool { properties.allSatisfy { $0.property.isStatic } }
}

extension [[BezierPath]] {
  /// How many points all have.
  fileprivate var pointCount: Int { reduce(0) { $0 + $1.reduce(0) { $0 + $1.vertices.count } } }
}
