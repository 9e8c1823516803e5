import InbetweenDiagnostics
import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline
import InbetweenTypesetting

// What a canvas has no words for. Pictures stand for it where they can; where they cannot, it is
// reported as lost, and what is drawn all the same keeps the value with which it begins.

/// Something that a canvas cannot draw.
struct CanvasLoss: Hashable {
  /// In words, after "cannot draw".
  var what: String
  /// How to fixes it.
  var fix: String

  /// The blend mode that no context has.
  static let hardMix = CanvasLoss(what: "the blend mode Hard Mix", fix: "use another blend mode")
}

extension SwiftUIWriter {
  /// What a canvas cannot draw of a layer's own picture.
  func losses(of layer: AnimatedLayer) -> [CanvasLoss] {
    var found: [CanvasLoss] = []
    for node in layer.nodes.reversed() { found += losses(of: node, layer) }
    return found
  }

  /// Tells that things are left out.
  mutating func report(_ losses: [CanvasLoss], _ layer: AnimatedLayer) {
    var told: Set<CanvasLoss> = []
    for loss in losses where told.insert(loss).inserted {
      log.report(.lostInTarget(loss.what, layer, fix: loss.fix))
    }
  }

  /// What is lost of a node by itself.
  private func losses(of node: AnimatedNode, _ layer: AnimatedLayer) -> [CanvasLoss] {
    switch node {
    case .fill, .image, .composition: []
    case .stroke(let stroke): stroke.canvasLoss.map { [$0] } ?? []
    case .artwork(let artwork): losses(of: artwork.nodes, layer)
    case .text(let text): losses(of: text.text, layer)
    case .group(let group):
      (group.matte?.canvasLoss.map { [$0] } ?? []) + group.filters.compactMap(\.filter.canvasLoss)
        + (group.filters.count(where: \.filter.drawsCopies) > 1 ? [.copiesOfCopies] : [])
        + group.masks.compactMap(\.canvasLoss)
    case .chosen: [.strokeSettings]
    }
  }

  private func losses(of text: SceneText, _ layer: AnimatedLayer) -> [CanvasLoss] {
    guard text.content.animators.contains(where: { $0.style.blur != nil }) else { return [] }
    let range = span(of: layer)
    let isUneven = stride(from: range.start, through: range.end, by: 1).contains { frame in
      text.set(atFrame: frame, library: list.glyphs).glyphs.contains {
        abs($0.blur.x - $0.blur.y) > 0.01
      }
    }
    return isUneven
      ? [
        CanvasLoss(
          what: "the different blur of characters across and down",
          fix: "blur both ways alike")
      ] : []
  }

  private func losses(of nodes: [AnimatedShape], _ layer: AnimatedLayer) -> [CanvasLoss] {
    nodes.flatMap { node -> [CanvasLoss] in
      switch node {
      case .fill(let fill): return fill.blendMode == .hardMix ? [.hardMix] : []
      case .stroke(let stroke): return stroke.blendMode == .hardMix ? [.hardMix] : []
      case .group(let group):
        return (group.blendMode == .hardMix ? [.hardMix] : []) + losses(of: group.nodes, layer)
      case .copies(let repeater, let nodes):
        let most = NativeLimits.copies
        let isMore = maximumCopies(of: repeater, on: layer) > most
        return
          (isMore
          ? [CanvasLoss(what: "more than \(most) copies", fix: "repeat fewer times")] : [])
          + losses(of: nodes, layer)
      }
    }
  }

  /// The most copies that there are while a layer is shown.
  func maximumCopies(of repeater: Repeater, on layer: AnimatedLayer) -> Int {
    let range = span(of: layer)
    let end = repeater.copies.isStatic ? range.start : range.end
    return stride(from: range.start, through: end, by: 1).reduce(0) {
      max($0, repeater.copyCount(atFrame: $1))
    }
  }
}

extension CanvasLoss {
  /// Each is a hundred copies of all that lies within, so that two are ten thousand.
  fileprivate static let copiesOfCopies = CanvasLoss(
    what: "several strokes and spreads of layer styles", fix: "keep one of them on the layer")

  fileprivate static let strokeSettings = CanvasLoss(
    what: "the moving settings of a Stroke effect",
    fix: "animate its start, end, size, colour and opacity alone")
}

extension AnimatedStroke {
  /// What a canvas cannot draw of it outside of artwork.
  fileprivate var canvasLoss: CanvasLoss? {
    guard case .masks(let lines) = outlines else { return nil }
    let isChosen = [lines.number, lines.takesAll, lines.isSequence].allSatisfy(\.isStatic)
    // Gaps that come and go.
    let isEven = pen.dashes.first?.isStatic ?? true
    return isChosen && isEven ? nil : .strokeSettings
  }
}

extension AnimatedMatte {
  fileprivate var canvasLoss: CanvasLoss? {
    guard case .setMatte(let matte) = self,
      ![matte.source, matte.channel, matte.isInverted].allSatisfy(\.isStatic)
    else { return nil }
    return CanvasLoss(
      what: "the moving settings of a Set Matte effect", fix: "split the layer in time")
  }
}

extension AnimatedFilter {
  /// Whether it draws moved copies of the picture, to make it wider.
  fileprivate var drawsCopies: Bool {
    switch self {
    case .outline: true
    case .outerShadow(let shadow), .innerShadow(let shadow): !shadow.spread.isAlways(0)
    case .gaussianBlur, .fill, .overlay, .colorMatrix, .colorMap: false
    }
  }

  fileprivate var canvasLoss: CanvasLoss? {
    switch self {
    case .gaussianBlur(let blur):
      let (x, y) = (blur.sigma.x, blur.sigma.y)
      if x != y, !x.isAlways(0), !y.isAlways(0) {
        return CanvasLoss(what: "a blur whose directions change", fix: "split the layer in time")
      }
      guard !blur.repeatsEdge.isStatic || blur.repeatsEdge.isOn(atFrame: 0) else { return nil }
      return CanvasLoss(
        what: "the repeated edge pixels of a blur", fix: "turn Repeat Edge Pixels off")
    case .outerShadow(let shadow), .innerShadow(let shadow):
      return shadow.blendMode == .hardMix ? .hardMix : nil
    case .outline, .fill, .overlay, .colorMatrix, .colorMap: return nil
    }
  }
}

extension AnimatedMask {
  fileprivate var canvasLoss: CanvasLoss? {
    guard !isFeatheredEvenly else { return nil }
    return CanvasLoss(
      what: "the different feather of a mask across and down",
      fix: "feather both ways alike")
  }

  /// Whether its edge is as soft across as down at all keyframes.
  var isFeatheredEvenly: Bool {
    guard sigma.x != sigma.y else { return true }
    let times = (sigma.x.properties + sigma.y.properties).flatMap(\.keyframeTimes)
    return ([0] + times).allSatisfy { frame in
      let width = sigma.value(atFrame: frame)
      return width.x == width.y
    }
  }
}

extension Diagnostic {
  /// Something that a target cannot draw.
  static func lostInTarget(_ what: String, _ layer: AnimatedLayer, fix: String) -> Diagnostic {
    Diagnostic(
      .lostInTarget, at: layer.origin.path, layer: layer.name,
      "SwiftUI cannot draw \(what); it is left out", fix: fix)
  }
}
