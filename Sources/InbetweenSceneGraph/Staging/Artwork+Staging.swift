import InbetweenDiagnostics
import InbetweenTimeline

extension Artwork {
  /// The most copies that repeaters within one another make of one thing.
  package static let maximumCopies = 10_000.0

  /// The contents of a shape layer, topmost first as authored, resolved.
  ///
  /// - Parameters:
  ///   - items: of the layer.
  ///   - layer: that the artwork is for.
  ///   - budget: how many more things the scene may draw; lowered by what this artwork draws.
  ///   - log: receives what goes beyond the limits.
  init(
    _ items: [ShapeItem], of layer: Layer, budget: inout Double, log: inout DiagnosticLog
  ) {
    var stager = ArtworkStager()
    let nodes = stager.stage(items, in: 0, copies: 1, log: &log).nodes
    let tooMany = Diagnostic.tooManyPaints(
      limit: Scene.maximumDrawCost, at: layer.origin.path)
    guard !stager.paintsTooMuch else {
      self = Artwork()
      log.report(tooMany)
      return
    }
    self = stager.finished(nodes)
    let points = boundPoints(at: layer.origin.path, log: &log)
    let known = draws.map { points[$0.outlines] }
    let cost = Self.weight(of: nodes, known)
    guard cost <= budget else {
      self = Artwork()
      log.report(tooMany)
      return
    }
    budget -= cost
    weight = cost
    let found = boundCrossings(
      in: layer.timing.frames, budget: &budget, at: layer.origin.path, log: &log)
    guard !found.isEmpty else { return }
    let more = Self.weight(of: nodes, zip(known, found).map { max($0, $1) }) - cost
    guard more <= budget else {
      self = Artwork()
      log.report(tooMany)
      return
    }
    budget -= more
    weight += more
  }

  /// How many points of an outline count as a thing to draw.
  package static let pointsOfThing = 16.0

  /// How many things are drawn at most, copies counted: each paint is one, and one more for each
  /// sixteen points that it draws.
  private static func weight(of nodes: [ArtworkNode], _ points: [Double]) -> Double {
    nodes.reduce(0) { sum, node in
      switch node {
      case .draw(let place): sum + 1 + (points[place] / pointsOfThing).rounded(.down)
      case .group(let group): sum + weight(of: group.nodes, points)
      case .repeated(let repeater, let nodes):
        sum + max(1, repeater.copies.largest) * weight(of: nodes, points)
      }
    }
  }
}

/// Follows the outlines of a shape layer through its groups.
///
/// An item acts on what stands above it in its group, groups included, and what it does reaches the
/// paints that stand between: so paints remember *which* outlines they draw (slots), and what those
/// slots hold is settled when the whole layer has been read.
struct ArtworkStager {
  private var artwork = Artwork()
  /// Space 0 is the layer's; every group has one more.
  private var spaces = [Space(transform: nil, parent: 0, depth: 0)]
  private var slots: [Slot] = []
  private var draws: [(draw: ArtworkDraw, slots: [Int], space: Int)] = []
  /// How many outlines paints draw, each counted for each of them.
  private var painted = 0
  /// How often modifiers and merges may act on an outline, and may still.
  private let maximumSteps: Int
  private var stepsLeft: Int
  /// A merge joins all outlines anew, those of another one before it too, and counts as so many more.
  private static let stepsOfMerge = 200

  /// - Parameter steps: how often modifiers and merges may act on an outline.
  init(steps: Int = 200_000) {
    maximumSteps = steps
    stepsLeft = steps
  }

  /// Whether paints draw more outlines than a scene may have of the smallest, lines of two points.
  var paintsTooMuch: Bool {
    Double(painted) > Scene.maximumDrawCost * Artwork.pointsOfThing / 2
  }

  /// The space of a group.
  private struct Space {
    /// The place in `Artwork.transforms`; nil for the layer's own.
    var transform: Int?
    var parent: Int
    var depth: Int
  }

  /// A shape on its way: the last step that it took, in the space of the group where it took it.
  private struct Slot {
    var step: Int
    var space: Int
    /// The slot that stands for it after a merge, in the merge's space.
    var merged: Int?
    var mergedIn: Int?
  }

  /// What a group hands to the group around it.
  struct Flow {
    /// The lowest first.
    var nodes: [ArtworkNode] = []
    /// Slots that items below can act on and paint.
    fileprivate var open: [Int] = []
    /// Slots that only paints above draw, as the originals of copies; items below act on them too.
    fileprivate var shadows: [Int] = []
  }

  /// Reads the items of a group, topmost first.
  ///
  /// - Parameters:
  ///   - items: of the group.
  ///   - space: the group's own.
  ///   - copies: how many times repeaters around the group draw it at most.
  ///   - log: receives copies beyond the limit.
  /// - Returns: what is painted, and the outlines that items further down may act on.
  mutating func stage(
    _ items: [ShapeItem], in space: Int, copies: Double, log: inout DiagnosticLog
  ) -> Flow {
    var flow = Flow()
    // A repeater copies what stands above it, so limits count from the bottom up.
    let around = Self.copiesBelow(items, around: copies)
    for (index, item) in items.enumerated() where !item.isHidden {
      switch item.kind {
      case .group(let group):
        add(group, item, to: &flow, in: space, copies: around[index], log: &log)
      case .path(let shape): open(.path(shape), in: space, flow: &flow)
      case .rectangle(let shape): open(.rectangle(shape), in: space, flow: &flow)
      case .ellipse(let shape): open(.ellipse(shape), in: space, flow: &flow)
      case .star(let shape): open(.star(shape), in: space, flow: &flow)
      case .fill(let fill): paint(.fill(fill), item, flow: &flow, in: space)
      case .stroke(let stroke): paint(.stroke(stroke), item, flow: &flow, in: space)
      case .trim(let trim):
        if takesStep(of: flow, item, &log) { act(.trim(trim), on: flow) }
      case .modifier(let modifier):
        if takesStep(of: flow, item, &log) { act(.path(modifier), on: flow) }
      case .merge(let merge):
        if takesStep(of: flow, item, &log) { self.merge(merge, flow: &flow, in: space) }
      case .repeater(var repeater):
        if Self.factor(of: repeater) * around[index] > Artwork.maximumCopies {
          log.report(.tooManyCopies(limit: Artwork.maximumCopies, at: item.origin.path))
          let most = (Artwork.maximumCopies / around[index]).rounded(.down)
          guard most > 1 else { continue }
          repeater.copies = repeater.copies.bounded(to: most)
        }
        self.repeat(repeater, flow: &flow, in: space)
      }
    }
    flow.nodes.reverse()
    return flow
  }

  /// The artwork, every paint joined with the outlines that it draws in the end.
  mutating func finished(_ nodes: [ArtworkNode]) -> Artwork {
    for (draw, slots, space) in draws {
      var draw = draw
      var inputs: [Int] = []
      var seen: Set<Int> = []
      for slot in slots {
        let slot = standIn(for: slot, in: space)
        guard seen.insert(slot).inserted else { continue }
        inputs.append(step(of: slot, in: space))
      }
      draw.outlines = inputs.count == 1 ? inputs[0] : add(.gathered(inputs))
      artwork.draws.append(draw)
    }
    artwork.nodes = nodes
    return artwork
  }

  /// For each item, how often what stands there is drawn by repeaters below and around.
  private static func copiesBelow(_ items: [ShapeItem], around copies: Double) -> [Double] {
    var result = [Double](repeating: copies, count: items.count)
    var product = copies
    for (index, item) in items.enumerated().reversed() {
      result[index] = product
      if case .repeater(let repeater) = item.kind, !item.isHidden {
        product = min(Artwork.maximumCopies, product * factor(of: repeater))
      }
    }
    return result
  }

  /// By how much a repeater multiplies what it takes to draw: one of a single copy counts too, as
  /// thousands may stand in one another.
  private static func factor(of repeater: Repeater) -> Double {
    max(1.15, repeater.copies.largest)
  }
}

// MARK: - One item

extension ArtworkStager {
  private mutating func add(_ step: OutlineStep) -> Int {
    artwork.steps.append(step)
    return artwork.steps.count - 1
  }

  private mutating func open(_ source: OutlineSource, in space: Int, flow: inout Flow) {
    slots.append(Slot(step: add(.source(source)), space: space))
    flow.open.append(slots.count - 1)
  }

  private mutating func add(
    _ group: ShapeGroup, _ item: ShapeItem, to flow: inout Flow, in space: Int, copies: Double,
    log: inout DiagnosticLog
  ) {
    artwork.transforms.append(GroupTransform(group.transform))
    let transform = artwork.transforms.count - 1
    spaces.append(Space(transform: transform, parent: space, depth: spaces[space].depth + 1))
    let inner = stage(group.items, in: spaces.count - 1, copies: copies, log: &log)
    if group.blendMode != .normal { artwork.hasBlending = true }
    if !inner.nodes.isEmpty {
      flow.nodes.append(
        .group(
          ArtworkGroup(
            name: item.name, nodes: inner.nodes, transform: transform,
            blendMode: group.blendMode)))
    }
    flow.open += inner.open
    flow.shadows += inner.shadows
  }

  private mutating func paint(
    _ style: ArtworkDraw.Style, _ item: ShapeItem, flow: inout Flow, in space: Int
  ) {
    guard !flow.open.isEmpty else { return }
    painted += flow.open.count
    guard !paintsTooMuch else { return }
    switch style {
    case .fill(let fill): if fill.blendMode != .normal { artwork.hasBlending = true }
    case .stroke(let stroke): if stroke.blendMode != .normal { artwork.hasBlending = true }
    }
    draws.append(
      (
        ArtworkDraw(name: item.name, style: style, outlines: 0, origin: item.origin), flow.open,
        space
      ))
    flow.nodes.append(.draw(draws.count - 1))
  }

  /// Whether there is room for what an item does to the outlines above it, which is told once where not.
  private mutating func takesStep(
    of flow: Flow, _ item: ShapeItem, _ log: inout DiagnosticLog
  ) -> Bool {
    guard stepsLeft >= 0 else { return false }
    stepsLeft -= flow.open.count + flow.shadows.count
    if case .merge = item.kind { stepsLeft -= Self.stepsOfMerge }
    if stepsLeft < 0 {
      log.report(.tooManySteps(limit: maximumSteps, at: item.origin.path))
    }
    return stepsLeft >= 0
  }

  /// A modifier works in the space in which each outline was made, whatever the groups around it do
  /// to its size: so After Effects trims.
  private mutating func act(_ modifier: OutlineModifier, on flow: Flow) {
    act(modifier, on: flow.open)
    act(modifier, on: flow.shadows)
  }

  private mutating func act(_ modifier: OutlineModifier, on targets: [Int]) {
    guard modifier.joinsShapes, targets.count > 1 else {
      for slot in targets { slots[slot].step = add(.modified(modifier, [slots[slot].step])) }
      return
    }
    let modified = add(.modified(modifier, targets.map { slots[$0].step }))
    for (index, slot) in targets.enumerated() {
      slots[slot].step = add(.selected(modified, input: index))
    }
  }

  /// A merge takes the shapes above into one. Paints of the same group that stand above it paint
  /// what is merged; paints of groups inside keep what they have.
  private mutating func merge(_ merge: MergePaths, flow: inout Flow, in space: Int) {
    let targets = flow.open
    guard !targets.isEmpty else { return }
    if merge.mode == .merge, draws.contains(where: { !Set($0.slots).isDisjoint(with: targets) }) {
      return
    }
    let inputs = targets.map { step(of: $0, in: space) }
    slots.append(Slot(step: add(.merged(merge, inputs)), space: space))
    for slot in targets {
      slots[slot].merged = slots.count - 1
      slots[slot].mergedIn = space
    }
    flow.open = [slots.count - 1]
    flow.shadows = []
  }

  private mutating func `repeat`(_ repeater: Repeater, flow: inout Flow, in space: Int) {
    let inputs = flow.open.map { step(of: $0, in: space) }
    flow.nodes = flow.nodes.isEmpty ? [] : [.repeated(repeater, flow.nodes.reversed())]
    flow.shadows += flow.open
    guard !inputs.isEmpty else { return }
    let gathered = inputs.count == 1 ? inputs[0] : add(.gathered(inputs))
    slots.append(Slot(step: add(.repeated(repeater, gathered)), space: space))
    flow.open = [slots.count - 1]
  }
}

// MARK: - Spaces

extension ArtworkStager {
  /// The slot that a paint of a group draws for one that it was given.
  private func standIn(for slot: Int, in space: Int) -> Int {
    var slot = slot
    while let merged = slots[slot].merged, slots[slot].mergedIn == space { slot = merged }
    return slot
  }

  /// The step that yields a slot's shapes in a space that holds its own.
  private mutating func step(of slot: Int, in space: Int) -> Int {
    var result = slots[slot].step
    var from = slots[slot].space
    while spaces[from].depth > spaces[space].depth {
      if let transform = spaces[from].transform { result = add(.placed(transform, result)) }
      from = spaces[from].parent
    }
    return result
  }
}
