import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

extension LayerBuilder {
  /// Gives a layer its place by the parts of a transform.
  mutating func applyTransform(
    _ node: inout LayerNode, _ transform: FlatTransform, _ context: LayerContext
  ) {
    node.channels += pair(
      transform.position, [.position, .positionX, .positionY], context)
    node.channels += pair(
      transform.anchor, [.boundsOrigin, .boundsOriginX, .boundsOriginY], context)
    turn(&node, transform, context)
  }

  /// Gives a layer that turns to its motion path its place by parts, which are mixed each by itself.
  mutating func applyDirection(
    _ node: inout LayerNode, _ transform: LayerTransform, _ context: LayerContext
  ) {
    let flat = FlatTransform(transform.source)
    node.channels += pair(flat.position, [.position, .positionX, .positionY], context)
    node.channels += pair(
      flat.anchor, [.boundsOrigin, .boundsOriginX, .boundsOriginY], context)
    if !flat.isSkewed, keepsSides(flat.scale, context) {
      return applyTurns(&node, flat, PathDirection(of: transform.source), context)
    }
    let turning = transform.source.properties.filter { $0.name != "Opacity" }.map(\.property)
    node.channels.append(
      matrixChannel(context, turning) {
        let matrix = transform.flatMatrix(atFrame: $0)
        return [matrix.a, matrix.b, matrix.c, matrix.d, 0, 0]
      })
  }

  /// The same by the angle alone, which counts on past whole turns.
  private mutating func applyTurns(
    _ node: inout LayerNode, _ flat: FlatTransform, _ path: PathDirection, _ context: LayerContext
  ) {
    let turning = flat.position.properties + flat.rotation.properties
    node.channels.append(
      channel(.rotation, context, turning) {
        [flat.rotation.value(atFrame: $0) + path.degrees(atFrame: $0)]
      })
    scale(&node, flat.scale, context)
  }

  /// Two numbers as one channel, or as one for each; none where both always are 0.
  mutating func pair(
    _ track: PairTrack, _ keys: [LayerKey], _ context: LayerContext
  ) -> [LayerChannel] {
    if case .separate(let x, let y) = track.source, track.isInSlots {
      return [x, y].enumerated().compactMap {
        number(keys[$0.offset + 1], AnimatedNumber($0.element), context)
      }
    }
    let value = track.value
    if !track.isStill, track.isApart, !track.isBent, !track.isInSlots, context.clock.line != nil {
      return [0, 1].map { dimension in
        channel(keys[dimension + 1], context, track.properties, exact: track.keys(dimension)) {
          let point = value($0)
          return [dimension == 0 ? point.x : point.y]
        }
      }
    }
    var both = channel(keys[0], context, track.properties, exact: track.keys) {
      let point = value($0)
      return [point.x, point.y]
    }
    both.themed = themed(track, keys[0], context)
    return both.still == [0, 0] ? [] : [both]
  }

  private mutating func turn(
    _ node: inout LayerNode, _ transform: FlatTransform, _ context: LayerContext
  ) {
    let turns = transform.rotation.properties + transform.skew.properties
    let all = transform.scale.properties + turns + transform.skewAxis.properties
    let isStill = all.allSatisfy(\.isStatic)
    let themedTurn = transform.themedTurn
    let isThemed = themedTurn?.isInSlots == true && context.clock.line != nil
    if isThemed, let themedTurn, themedTurn.isSkewed || !keepsSides(transform.scale, context) {
      var channel = LayerChannel(
        key: .transform,
        keys: [NumbersKey(frame: context.range.start, numbers: [1, 0, 0, 1, 0, 0], easing: .hold)])
      channel.themed = themed(themedTurn, context)
      return node.channels.append(channel)
    }
    if isStill && !isThemed || transform.isSkewed || !keepsSides(transform.scale, context) {
      // What is mirrored both ways at once is seen from its edge too.
      let edges = isStill ? [] : edges(transform.scale, context)
      let channel = matrixChannel(context, all, breaks: edges) {
        let matrix = transform.matrix($0)
        return [matrix.a, matrix.b, matrix.c, matrix.d, 0, 0]
      }
      if channel.still != [1, 0, 0, 1, 0, 0] { node.channels.append(channel) }
      return
    }
    if let channel = number(.rotation, transform.rotation, context, natural: 0) {
      node.channels.append(channel)
    }
    scale(&node, transform.scale, context)
  }

  private mutating func scale(
    _ node: inout LayerNode, _ scale: PairTrack, _ context: LayerContext
  ) {
    let value = scale.value
    for (dimension, key) in [LayerKey.scaleX, .scaleY].enumerated() {
      var channel = channel(key, context, scale.properties, exact: scale.keys(dimension)) {
        let point = value($0)
        return [dimension == 0 ? point.x : point.y]
      }
      channel.themed = themed(scale, key, context)
      channel.themed?.part = dimension == 0 ? .x : .y
      if channel.still == [1] { continue }
      node.channels.append(channel)
    }
  }

  /// Whether a scale never mirrors: Core Animation takes matrices apart, and a mirrored one comes
  /// apart as a turn.
  private func keepsSides(_ scale: PairTrack, _ context: LayerContext) -> Bool {
    let steps = scale.isStill ? 1 : context.range.halfFrames
    let (inside, value) = (context.clock.inside, scale.value)
    return (0...steps).allSatisfy { step in
      let point = value(inside(context.range.frame(step: step, of: steps)))
      return point.x >= 0 && point.y >= 0
    }
  }

  /// The frames at which a scale passes 0.
  private func edges(_ scale: PairTrack, _ context: LayerContext) -> [Double] {
    var found: [Double] = []
    let steps = context.range.halfFrames
    let (inside, scaled) = (context.clock.inside, scale.value)
    func value(_ frame: Double) -> Point { scaled(inside(frame)) }
    var (from, start) = (context.range.start, value(context.range.start))
    for step in 0..<steps {
      let to = context.range.frame(step: step + 1, of: steps)
      let end = value(to)
      defer { (from, start) = (to, end) }
      for axis in [\Point.x, \Point.y] {
        let (before, after) = (start[keyPath: axis], end[keyPath: axis])
        if after == 0, before != 0 { found.append(to) }
        guard before * after < 0 else { continue }
        var low = from
        var high = to
        for _ in 0..<40 {
          let middle = (low + high) / 2
          if value(middle)[keyPath: axis] * before > 0 { low = middle } else { high = middle }
        }
        found.append(high)
      }
    }
    return found
  }

  /// A matrix over time, with keyframes where it mirrors.
  private mutating func matrixChannel(
    _ context: LayerContext, _ properties: [AnyProperty], breaks: [Double] = [],
    _ matrix: (Double) -> [Double]
  ) -> LayerChannel {
    let isMoving = properties.contains { !$0.isStatic }
    let edges = isMoving ? mirrorings(over: context.range) { matrix(context.clock.inside($0)) } : []
    var channel = channel(.transform, context, properties, breaks: breaks + edges, matrix)
    channel.keys = Self.withoutMirroring(channel.keys)
    return channel
  }

  /// When a matrix is seen from its edge, between one side and the other.
  mutating func mirrorings(
    over range: FrameRange, _ matrix: (Double) -> [Double]
  ) -> [Double] {
    func determinant(_ frame: Double) -> Double {
      let numbers = matrix(frame)
      return numbers[0] * numbers[3] - numbers[1] * numbers[2]
    }
    var edges: [Double] = []
    let steps = range.halfFrames
    var last = (frame: range.start, value: determinant(range.start))
    for step in 1...max(1, steps) where !work.isSpent {
      let frame = range.frame(step: step, of: max(1, steps))
      let value = determinant(frame)
      work.takeSample(of: 6)
      if value == 0, last.value != 0 { edges.append(frame) }
      if last.value * value < 0 {
        var (low, high) = (last.frame, frame)
        for _ in 0..<40 {
          let middle = (low + high) / 2
          if determinant(middle) * value < 0 { low = middle } else { high = middle }
        }
        edges.append(high)
      }
      last = (frame, value)
    }
    return edges
  }

  /// What a matrix's determinant is below where it is seen from its edge.
  private static let edge = 1e-5

  /// The part of the way to the next keyframe that is left out beside an edge: 0.04 points of what
  /// is 400 wide.
  private static let hair = 1e-4

  /// Keyframes between which no matrix mirrors: one that is seen from its edge is left a hair
  /// before it is reached and entered a hair behind it.
  static func withoutMirroring(_ keys: [NumbersKey]) -> [NumbersKey] {
    func determinant(_ key: NumbersKey) -> Double {
      key.numbers[0] * key.numbers[3] - key.numbers[1] * key.numbers[2]
    }
    func near(_ key: NumbersKey, _ other: NumbersKey) -> [Double] {
      zip(key.numbers, other.numbers).map { $0 + ($1 - $0) * hair }
    }
    var result: [NumbersKey] = []
    for (index, key) in keys.enumerated() {
      let isEdge = abs(determinant(key)) < Self.edge
      let before = index > 0 && keys[index - 1].easing != .hold ? keys[index - 1] : nil
      let after = index + 1 < keys.count && key.easing != .hold ? keys[index + 1] : nil
      if isEdge, before != nil || after != nil {
        if let before {
          result.append(
            NumbersKey(
              frame: key.frame, numbers: near(key, before),
              easing: .hold))
        }
        if let after {
          result.append(
            NumbersKey(frame: key.frame, numbers: near(key, after), easing: key.easing))
        }
      } else {
        if let before, determinant(before) * determinant(key) < 0,
          abs(determinant(before)) >= Self.edge, let last = result.indices.last
        {
          result[last].easing = .hold
        }
        result.append(key)
      }
    }
    return result
  }

  /// Gives a layer its place by a whole matrix over time.
  mutating func applyTransform(
    _ node: inout LayerNode, _ properties: [AnyProperty], _ context: LayerContext,
    _ matrix: (Double) -> AffineTransform
  ) {
    var channel = matrixChannel(context, properties) { MatrixNumbers.even(matrix($0)) }
    channel.keys = channel.keys.map {
      var key = $0
      key.numbers[4] *= 100
      key.numbers[5] *= 100
      return key
    }
    if channel.still == [1, 0, 0, 1, 0, 0] { return }
    if !channel.isStill { tellUnmixed(.matrices) }
    node.channels.append(channel)
  }
}
