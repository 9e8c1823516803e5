import InbetweenDiagnostics
import InbetweenLowering
import InbetweenRuntime
import InbetweenSceneGraph
import InbetweenTimeline

/// How a layer's space lies in its composition.
enum Projection {
  /// By statements that change the context.
  case flat([SwiftCode])
  /// As a flat picture seen at an angle: the eight numbers of the view, and the point of the layer
  /// from which the picture is made.
  case angle(SwiftCode, SwiftCode)
}

extension SwiftUIWriter {
  /// How a layer is seen: with those that it follows, and in perspective where it has depth.
  mutating func projection(of subject: LayerSubject) -> Projection {
    let layer = subject.layer
    guard layer.isDeep else { return .flat(placing(subject)) }
    let size = sizes[subject.place.composition] ?? list.size
    let matrices = matrices
    let made = matrices.made
    // A matrix takes as long as two points of an outline.
    defer { work.take(points: (matrices.made - made) * 2) }
    func numbers(_ frame: Double) -> [Double] {
      let placement = matrices.of(
        subject.composition, at: subject.place.composition, size: size, frame: frame
      ) { $0.placement(ofLayer: subject.place.layer) }
      switch placement {
      case .affine(let matrix):
        return [matrix.a, matrix.c, matrix.tx / 100, matrix.b, matrix.d, matrix.ty / 100, 0, 0]
      case .projective(let view):
        guard abs(view.i) > 1e-9 else { return Array(repeating: 0, count: 8) }
        return [view.a, view.b, view.c / 100, view.d, view.e, view.f / 100].map { $0 / view.i }
          + [view.g / view.i * 1000, view.h / view.i * 1000]
      case nil: return Array(repeating: 0, count: 8)
      }
    }
    let fit = TrackFit(
      tolerance: MatrixNumbers.tolerance / 2, breaks: breaks(ofPlacing: subject), curves: [])
    let keys = self.keys(of: fit, over: span(of: layer), .share, numbers).map { key in
      var key = key
      for (index, factor) in [(2, 100), (5, 100), (6, 0.001), (7, 0.001)] {
        key.numbers[index] *= factor
      }
      return key
    }
    if keys.allSatisfy({ abs($0.numbers[6]) < 1e-9 && abs($0.numbers[7]) < 1e-9 }) {
      let flat = keys.map { key in
        let n = key.numbers
        return NumbersKey(
          frame: key.frame, numbers: [n[0], n[3], n[1], n[4], n[2], n[5]], easing: key.easing)
      }
      parts.insert(.matrix)
      let code = track(flat, after: layer.name + " matrix", .numbers, .factor)
      return .flat(["context.concatenate(matrix(\(code)))"])
    }
    let code = track(keys, after: layer.name + " view", .numbers, .view)
    let center = self.center(of: subject)
    return .angle(
      code,
      "CGPoint(x: \(Precision.length.rounded(center.x)), y: \(Precision.length.rounded(center.y)))")
  }

  /// The middle of what a layer shows, near enough.
  private func center(of subject: LayerSubject) -> Point {
    for node in subject.layer.nodes {
      switch node {
      case .fill(let fill):
        guard case .rectangle(let rect) = fill.outlines else { continue }
        return Point(rect.size.width / 2, rect.size.height / 2)
      case .image(let image): return Point(image.size.width / 2, image.size.height / 2)
      case .composition(let nesting):
        return Point(nesting.size.width / 2, nesting.size.height / 2)
      case .stroke, .artwork, .text, .group, .chosen: continue
      }
    }
    return subject.space.transform.source.anchor.track.initialValue.point
  }

  private func breaks(ofPlacing subject: LayerSubject) -> [Double] {
    var result: [Double] = []
    var current: Int? = subject.place.layer
    while let place = current {
      let space = subject.composition.spaces[place]
      result += space.transform.source.properties.flatMap(\.property.keyframeTimes)
      current = space.parent
    }
    return result
  }

  // MARK: Which covers which

  /// The calls of a composition's layers, the lowest first; 3D layers that follow one another
  /// cover each other by their distance.
  mutating func paint(
    _ composition: AnimatedComposition, at place: Int, _ body: inout CodeLines
  ) {
    let drawn = backdrop(of: composition, at: place, &body)
    paint(composition.paintOrder.dropFirst(drawn), composition, at: place, &body)
  }

  /// The calls of some of a composition's layers.
  mutating func paint(
    _ layers: some Sequence<Int>, _ composition: AnimatedComposition, at place: Int,
    _ body: inout CodeLines
  ) {
    var deep: [Int] = []
    for index in layers {
      let layer = composition.layers[index]
      guard layer.content != .nothing else { continue }
      if layer.isDeep {
        deep.append(index)
      } else {
        paint(byDepth: deep, composition, at: place, &body)
        deep = []
        call(layer, at: LayerLocation(composition: place, layer: index), in: composition, &body)
      }
    }
    paint(byDepth: deep, composition, at: place, &body)
  }

  private mutating func paint(
    byDepth layers: [Int], _ composition: AnimatedComposition, at place: Int,
    _ body: inout CodeLines
  ) {
    guard !layers.isEmpty else { return }
    let size = sizes[place] ?? list.size
    let matrices = matrices
    func order(_ frame: Double) -> [Int] {
      let depths = matrices.of(composition, at: place, size: size, frame: frame) { known in
        layers.map { known.depth(ofLayer: $0) }
      }
      return layers.indices.sorted { (depths[$1], $0) < (depths[$0], $1) }.map { layers[$0] }
    }
    func write(_ order: [Int], _ writer: inout CodeLines) {
      for index in order {
        call(
          composition.layers[index], at: LayerLocation(composition: place, layer: index),
          in: composition, &writer)
      }
    }
    let spans = layers.map { span(of: composition.layers[$0]) }
    let most = 40
    var runs: [(end: Double, order: [Int])] = []
    work.begin()
    for frame in spans.halfFrames where runs.count <= most && !work.isSpent {
      let now = order(frame)
      work.takeSample(of: layers.count * 4)
      if let last = runs.last, last.order == now { continue }
      if !runs.isEmpty { runs[runs.count - 1].end = frame }
      runs.append((.infinity, now))
    }
    if runs.count > most || work.isSpent {
      let layer = composition.layers[layers[0]]
      let loss =
        runs.count > most
        ? CanvasLoss(
          what: "3D layers that pass each other more than \(most) times",
          fix: "shorten the animation")
        : CanvasLoss(
          what: "\(layers.count) 3D layers that may pass each other for so long",
          fix: "use fewer 3D layers, or shorten the animation")
      // What mixes with the backdrop cannot be seen by itself.
      let isMixed = layers.contains { composition.layers[$0].blendMode != .normal }
      let part = pictured.part(layers, of: place, size: size)
      let range = FrameRange(spans.map(\.start).min() ?? 0, spans.map(\.end).max() ?? 0)
      let shown = frames(of: range, in: place)
      if !isMixed, let lines = sequence(of: part, shown, size.area(withMargins: 0), [loss], layer) {
        for line in lines { body.line(line) }
        return
      }
      report([loss], layer)
      runs = Array(runs.prefix(most))
    }
    guard let last = runs.popLast() else { return }
    guard let first = runs.first else { return write(last.order, &body) }
    body.line("if frame < \(Precision.length.rounded(first.end)) {")
    body.indented { write(first.order, &$0) }
    for run in runs.dropFirst() {
      body.line("} else if frame < \(Precision.length.rounded(run.end)) {")
      body.indented { write(run.order, &$0) }
    }
    body.closure("} else {") { write(last.order, &$0) }
  }
}
