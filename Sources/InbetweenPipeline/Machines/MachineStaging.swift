package import InbetweenDiagnostics
import InbetweenLowering
import InbetweenSceneGraph
package import InbetweenStateMachines
import InbetweenTimeline

extension StateMachine {
  /// The machine with the animations of its package.
  ///
  /// - Parameters:
  ///   - animations: of the package; empty to try the machine by itself.
  ///   - first: the place of the one that is shown first.
  ///   - log: receives which animations, markers and layers are not there.
  /// - Returns: the machine, ready to run.
  package func staged(
    on animations: [Animation], first: Int, log: inout DiagnosticLog
  ) -> StagedMachine {
    var stage = MachineStage(initial: animations.indices.contains(first) ? first : nil)
    let layers = Set(layers.map(\.name))
    for animation in animations {
      var clip = MachineStage.Clip(animation)
      if !layers.isEmpty { clip.areas = animation.areas(ofLayers: layers) }
      stage.clips.append(clip)
    }
    for layer in self.layers {
      let isKnown = animations.contains { $0.hasLayer(layer.name) }
      if !isKnown, !animations.isEmpty { log.report(.unknownLayer(layer.name, at: layer.path)) }
    }
    return StagedMachine(self, on: stage, log: &log)
  }
}

extension MachineStage.Clip {
  fileprivate init(_ animation: Animation) {
    let timeline = animation.timeline
    self.init(
      id: animation.id ?? animation.name, length: timeline.frames.length,
      frameRate: timeline.frameRate.framesPerSecond, width: timeline.size.width,
      height: timeline.size.height)
    themes = animation.themes.map(\.id)
    for marker in timeline.markers where markers[marker.name] == nil {
      let start = marker.frame - timeline.frames.start
      guard start.isFinite, marker.duration.isFinite else { continue }
      markers[marker.name] = start...(start + max(0, marker.duration))
    }
  }
}

extension Animation {
  fileprivate func hasLayer(_ name: String) -> Bool {
    (timeline.layers + timeline.compositions.flatMap(\.layers)).contains { $0.name == name }
  }

  /// Where layers can be hit, frame by frame: fewer keys where boxes move straight.
  fileprivate func areas(ofLayers names: Set<String>) -> [String: MachineStage.LayerArea] {
    let wanted = names.filter { hasLayer($0) }
    guard !wanted.isEmpty else { return [:] }
    var log = DiagnosticLog()
    let scene = scene(fonts: [], log: &log).lowered()
    let last = (timeline.frames.length - 1).rounded(.up).whole(in: 0...Self.maximumFrames)
    var boxes: [String: [[Double]]] = [:]
    for frame in 0...last {
      let list = scene.displayList(atFrame: timeline.frames.start + Double(frame))
      var finder = LayerBoxes(wanted: wanted)
      finder.visit(list.nodes, in: .identity)
      for name in wanted { boxes[name, default: []].append(finder.found[name] ?? []) }
    }
    return boxes.mapValues { MachineStage.LayerArea(eachFrame: $0) }
  }

  /// Frames that are looked at; boxes stay where they are in later ones.
  private static let maximumFrames = 5_000
}

extension MachineStage.LayerArea {
  /// Keeps the frames between which boxes do not move straight, to half a pixel.
  fileprivate init(eachFrame boxes: [[Double]]) {
    var kept = [0]
    while let start = kept.last, start < boxes.count - 1 {
      var end = start + 1
      while end + 1 < boxes.count, Self.isStraight(boxes[start...(end + 1)]) { end += 1 }
      kept.append(end)
    }
    let isStill = kept.allSatisfy { boxes[$0] == boxes[0] }
    if isStill { kept = [0] }
    self.init(
      frames: kept.map(Double.init),
      corners: kept.map { boxes[$0].map { ($0 * 100).rounded() / 100 } })
  }

  private static func isStraight(_ boxes: ArraySlice<[Double]>) -> Bool {
    guard let first = boxes.first, let last = boxes.last else { return true }
    guard boxes.allSatisfy({ $0.count == first.count }) else { return false }
    return boxes.enumerated().allSatisfy { index, box in
      let share = Double(index) / Double(boxes.count - 1)
      return zip(box, zip(first, last)).allSatisfy {
        abs($0 - ($1.0 + ($1.1 - $1.0) * share)) <= 0.5
      }
    }
  }
}

/// Finds the boxes of layers in what a frame shows: of their own geometry, strokes included, in
/// their own space, then turned as they are.
private struct LayerBoxes {
  let wanted: Set<String>
  /// x and y of four corners, on the canvas.
  var found: [String: [Double]] = [:]

  init(wanted: Set<String>) { self.wanted = wanted }

  /// The topmost of a name counts.
  mutating func visit(_ nodes: [DisplayNode], in space: AffineTransform) {
    for node in nodes.reversed() {
      guard case .group(let group) = node, case .affine(let placement) = group.placement,
        group.opacity > 0
      else { continue }
      let inner = placement.followed(by: space)
      if wanted.contains(group.name), found[group.name] == nil,
        let box = Self.bounds(of: group.children, in: .identity)
      {
        let corners = [
          Point(box.low.x, box.low.y), Point(box.high.x, box.low.y),
          Point(box.high.x, box.high.y), Point(box.low.x, box.high.y),
        ].map { inner.apply(to: $0) }
        found[group.name] = corners.flatMap { [$0.x, $0.y] }
      }
      visit(group.children, in: inner)
    }
  }

  private struct Box {
    var low, high: Point

    init(_ low: Point, _ high: Point) { (self.low, self.high) = (low, high) }

    func joined(_ other: Box) -> Box {
      Box(
        Point(min(low.x, other.low.x), min(low.y, other.low.y)),
        Point(max(high.x, other.high.x), max(high.y, other.high.y)))
    }
  }

  private static func bounds(of nodes: [DisplayNode], in space: AffineTransform) -> Box? {
    nodes.compactMap { bounds(of: $0, in: space) }
      .reduce(nil as Box?) { box, next in box.map { $0.joined(next) } ?? next }
  }

  private static func bounds(of node: DisplayNode, in space: AffineTransform) -> Box? {
    switch node {
    case .fill(let fill):
      return bounds(of: fill.outlines, by: 0, in: fill.transform.followed(by: space))
    case .stroke(let stroke):
      return bounds(
        of: stroke.outlines, by: stroke.pen.width / 2, in: stroke.transform.followed(by: space))
    case .image(let image):
      let (width, height) = (image.size.width, image.size.height)
      let outline = BezierPath(
        [.zero, Point(width, 0), Point(width, height), Point(0, height)].map {
          BezierPath.Vertex($0)
        })
      return bounds(of: [outline], by: 0, in: image.transform.followed(by: space))
    case .group(let group):
      guard case .affine(let placement) = group.placement else { return nil }
      return bounds(of: group.children, in: placement.followed(by: space))
    }
  }

  private static func bounds(
    of outlines: [BezierPath], by width: Double, in space: AffineTransform
  ) -> Box? {
    // A round pen reaches as far as the longer of the space's two steps.
    let right = space.apply(toStep: Point(width, 0))
    let down = space.apply(toStep: Point(0, width))
    let reach = Point(
      (right.x * right.x + down.x * down.x).squareRoot(),
      (right.y * right.y + down.y * down.y).squareRoot())
    return outlines.compactMap { outline -> Box? in
      guard let rect = outline.applying(space).bounds else { return nil }
      let (low, size) = (rect.origin, rect.size)
      return Box(
        Point(low.x - reach.x, low.y - reach.y),
        Point(low.x + size.width + reach.x, low.y + size.height + reach.y))
    }
    .reduce(nil as Box?) { box, next in box.map { $0.joined(next) } ?? next }
  }
}
