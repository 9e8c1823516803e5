import InbetweenDiagnostics
import InbetweenLowering
import InbetweenRuntime
import InbetweenSceneGraph
import InbetweenTimeline

// What a canvas cannot draw becomes pictures, drawn when the source is written.

extension SwiftUIWriter {
  /// What stands for a layer's own drawing.
  enum Stand {
    /// Statements that draw the layer with masks, effects and styles in its own space.
    case own([SwiftCode])
    /// Statements that draw it as it lies in its composition, with its opacity.
    case placed([SwiftCode])
  }

  /// Pictures of a layer of which a canvas would lose something; where there can be none, what is
  /// lost is reported.
  ///
  /// - Parameter subject: the layer.
  /// - Returns: nil where the layer is to be drawn by itself.
  mutating func stand(for subject: LayerSubject) -> Stand? {
    let layer = subject.layer
    let place = subject.place.composition
    let size = sizes[place] ?? list.size
    var losses = losses(of: layer)
    let losesDepth = losesDepth(subject)
    if losesDepth {
      losses.append(
        CanvasLoss(
          what: "the depth that a collapsed composition shares with its layers",
          fix: "turn Collapse Transformations off"))
    }
    guard !losses.isEmpty else { return nil }
    let isPlaced = losesDepth || !layer.setMattes.isEmpty
    let frames = frames(of: span(of: layer), in: place)
    let index = subject.place.layer
    let part: AnimatedDisplayList
    let area: Rect
    if isPlaced {
      part = pictured.placedPart(index, of: place, size: size)
      area = size.area(withMargins: 0)
    } else {
      part = pictured.ownPart(index, of: place, size: size)
      area = subject.composition.seen(index, size: size, frames: frames)
    }
    guard let lines = sequence(of: part, frames, area, losses, layer) else {
      report(losses, layer)
      return nil
    }
    return isPlaced ? .placed(lines) : .own(lines)
  }

  /// Writes what stands for a layer's own drawing; whether it changes the context, of which it then
  /// takes a copy from `canvas`.
  mutating func write(
    _ stand: Stand, for subject: LayerSubject, _ body: inout CodeLines
  ) -> Bool {
    let layer = subject.layer
    var changes: [SwiftCode] = []
    var drawing: [SwiftCode]
    switch stand {
    case .placed(let lines):
      drawing = lines
      if layer.blendMode != .normal, let mode = layer.blendMode.swiftUI {
        changes = ["context.blendMode = \(mode)"]
      }
    case .own(let lines):
      changes = mixing(layer)
      drawing = lines
      guard !drawing.isEmpty else { break }
      switch projection(of: subject) {
      case .flat(let place): changes = place + changes
      case .angle(let numbers, let center):
        parts.insert(.angle)
        let canvas: SwiftCode = changes.isEmpty ? "canvas" : "context"
        drawing =
          ["drawLayer(in: \(canvas), at: \(numbers), around: \(center)) { context in"]
          + lines.map { "  \($0)" } + ["}"]
        if changes.isEmpty {
          for line in drawing { body.line(line) }
          return true
        }
      }
    }
    // Of what is never seen there is nothing to draw.
    guard !drawing.isEmpty else { return false }
    if !changes.isEmpty { body.line("var context = canvas") }
    for line in changes + drawing { body.line(line) }
    return !changes.isEmpty
  }

  /// The statements that draw layers whose look depends on all below, as one picture of all; none
  /// where there is none, or where pictures cannot stand for them, which is reported.
  ///
  /// - Parameters:
  ///   - composition: that holds them.
  ///   - place: its own.
  ///   - body: takes the statements.
  /// - Returns: how many layers of the paint order are drawn.
  mutating func backdrop(
    of composition: AnimatedComposition, at place: Int, _ body: inout CodeLines
  ) -> Int {
    let order = composition.paintOrder
    let mixed = order.indices.filter { mixesHard(composition.layers[order[$0]]) }
    guard var top = mixed.last else { return 0 }
    let layer = composition.layers[order[top]]
    // 3D layers that follow one another are sorted together.
    func isDeep(_ index: Int) -> Bool { composition.layers[order[index]].isDeep }
    while isDeep(top), top + 1 < order.count, isDeep(top + 1) { top += 1 }
    let spans = mixed.map { span(of: composition.layers[order[$0]]) }
    let range = FrameRange(
      spans.map(\.start).min() ?? 0, spans.map(\.end).max() ?? 0)
    let size = sizes[place] ?? list.size
    let part = pictured.part(Array(order[...top]), of: place, size: size)
    let lines = sequence(
      of: part, frames(of: range, in: place), size.area(withMargins: 0), [.hardMix], layer)
    guard let lines else {
      for index in mixed { report([.hardMix], composition.layers[order[index]]) }
      return 0
    }
    guard let shown = isShown(range, in: place) else {
      for line in lines { body.line(line) }
      return top + 1
    }
    body.line("if \(shown) {")
    body.indented { for line in lines { $0.line(line) } }
    body.closure("} else {") { writer in
      let plain = order[...top].filter { !mixesHard(composition.layers[$0]) }
      paint(plain, composition, at: place, &writer)
    }
    return top + 1
  }

  // MARK: Parts

  /// Statements that draw pictures of a part of the scene; nil where there can be none.
  mutating func sequence(
    of part: AnimatedDisplayList, _ frames: [Double], _ area: Rect, _ losses: [CanvasLoss],
    _ layer: AnimatedLayer
  ) -> [SwiftCode]? {
    guard !frames.isEmpty else { return nil }
    let room = NativeLimits.pictureBytes - bakes.pictureBytes
    let made = sequences.make(frames.count, area, room, &pictureWork) {
      part.displayList(atFrame: frames[$0])
    }
    let sequence: ImageSequence
    switch made {
    case .sequence(let some): sequence = some
    case .noRoom:
      if !isFull {
        isFull = true
        log.report(
          .noRoomForPictures(
            "SwiftUI", layer, bakes, fix: "make fewer or smaller layers need them"))
      }
      return nil
    case .noWork:
      if !isFull {
        isFull = true
        log.report(
          .noWorkForPictures(
            "SwiftUI", layer, pictureWork, fix: "make fewer or smaller layers need them"))
      }
      return nil
    case .none: return nil
    }
    guard !sequence.pictures.isEmpty else { return [] }
    bakes.pictures += sequence.pictures.count
    bakes.pictureBytes += sequence.bytes
    log.report(.pictures(sequence, for: losses.map(\.what), "SwiftUI", layer))
    parts.formUnion([.pictures, .sequence])
    let listName = constant(
      after: layer.name + " pictures",
      ["["] + sequence.pictures.map { "  \($0)," } + ["].map(Pictures.image)"], as: .images)
    var keys: [NumbersKey] = []
    for (frame, shown) in zip(frames, sequence.shown) {
      let numbers: Numbers = [Double(shown ?? -1)]
      guard keys.last?.numbers != numbers else { continue }
      keys.append(NumbersKey(frame: frame, numbers: numbers, easing: .hold))
    }
    let shown = track(keys, after: layer.name + " shown", .number, .length, isMixed: false)
    let box = sequence.box
    return [
      "show(",
      "  \(shown), of: \(listName),",
      """
        in: CGRect(x: \(box.origin.x), y: \(box.origin.y), width: \(box.size.width), \
      height: \(box.size.height)), of: context)
      """,
    ]
  }

  /// The frames of a composition, within a range, of which there are pictures: whole ones, and half
  /// ones too where its clock does not keep step with the main composition's.
  func frames(of range: FrameRange, in place: Int) -> [Double] {
    let seen = clocks[place] ?? range
    let start = max(range.start, seen.start)
    let end = min(range.end, seen.end)
    guard end > start, end - start <= NativeLimits.sequenceFrames else { return [] }
    let step = place == list.main || list.keepsStep ? 1 : 0.5
    let first = (start / step).rounded(.up) * step
    return (first > start ? [start] : []) + stride(from: first, to: end - 1e-6, by: step)
  }

  /// Whether a layer, or one in a composition that stands in its space, mixes with what is below by
  /// Hard Mix.
  private func mixesHard(_ layer: AnimatedLayer, depth: Int = 0) -> Bool {
    guard layer.content != .nothing, !layer.isNeverSeen else { return false }
    if layer.blendMode == .hardMix { return true }
    guard depth < Scene.deepestNesting, case .collapsed(let nesting) = layer.content else {
      return false
    }
    let inner = list.compositions[nesting.composition]
    return inner.paintOrder.contains { mixesHard(inner.layers[$0], depth: depth + 1) }
  }

  /// Whether a layer shows a composition whose depth its context does not have.
  private func losesDepth(_ subject: LayerSubject) -> Bool {
    guard case .collapsed(let nesting) = subject.layer.content else { return false }
    return list.compositions[nesting.composition].hasDepth || subject.space.transform.is3D
  }
}

extension AnimatedDisplayList {
  /// Whether the frames of nested compositions are seen at frames of the main one.
  fileprivate var keepsStep: Bool {
    compositions.flatMap(\.layers).flatMap(\.nestings).allSatisfy { nesting in
      guard case .running(let start, let stretch) = nesting.clock else { return false }
      return stretch == 1 && start == start.rounded()
    }
  }
}
