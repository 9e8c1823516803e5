import InbetweenDiagnostics
import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline
import InbetweenTypesetting

/// Something that a canvas cannot draw.
struct CanvasLoss: Hashable {
  /// In words, after "cannot draw".
  var what: String
  /// How to mend it.
  var fix: String

  /// The blend mode that no context has.
  static let hardMix = CanvasLoss(what: "the blend mode Hard Mix", fix: "use another blend mode")
}

extension SwiftUIWriter {
  /// What a canvas cannot draw of a layer's own picture. What is drawn all the same keeps the
  /// value with which it begins.
  func losses(of subject: Subject) -> [CanvasLoss] {
    let layer = subject.layer
    return layer.effects.compactMap { loss(of: $0, of: subject) }
      + layer.styles.compactMap(\.kind.canvasLoss)
      + layer.masks.compactMap(\.mask.canvasLoss) + contentLosses(of: layer)
  }

  /// Tells that things are left out.
  mutating func tell(_ losses: [CanvasLoss], _ layer: SceneLayer) {
    var told: Set<CanvasLoss> = []
    for loss in losses where told.insert(loss).inserted {
      log.report(.lostInTarget(loss.what, layer, fix: loss.fix))
    }
  }

  private func loss(of effect: Effect, of subject: Subject) -> CanvasLoss? {
    switch effect.kind {
    case .controls, .other, .fill, .tint, .levels, .tritone: nil
    case .gaussianBlur(let blur):
      if !blur.dimensions.isStatic {
        CanvasLoss(what: "a blur whose directions change", fix: "split the layer in time")
      } else if !blur.repeatsEdgePixels.isStatic || blur.repeatsEdgePixels.track.initialValue > 0.5
      {
        CanvasLoss(
          what: "the repeated edge pixels of a blur", fix: "turn Repeat Edge Pixels off")
      } else {
        nil
      }
    case .dropShadow(let shadow):
      shadow.showsShadowOnly.isStatic
        ? nil : CanvasLoss(what: "a Shadow Only that moves", fix: "split the layer in time")
    case .transform(let transform):
      if !transform.isUniform.isStatic {
        CanvasLoss(what: "a Uniform Scale that moves", fix: "split the layer in time")
      } else if transform.layerSkewAxis == nil {
        CanvasLoss(
          what: "the skew of a Transform effect that turns", fix: "skew the layer instead")
      } else {
        nil
      }
    case .radialWipe(let wipe):
      wipe.direction.isStatic
        ? nil : CanvasLoss(what: "a wipe that turns round", fix: "split the layer in time")
    case .stroke(let stroke):
      stroke.controls.allSatisfy(\.isStatic)
        ? nil
        : CanvasLoss(
          what: "the moving settings of a Stroke effect",
          fix: "animate its start, end, size, colour and opacity alone")
    case .setMatte(let matte):
      subject.place.isInsideMatte || matte.controls.allSatisfy(\.isStatic)
        ? nil
        : CanvasLoss(
          what: "the moving settings of a Set Matte effect", fix: "split the layer in time")
    }
  }

  private func contentLosses(of layer: SceneLayer) -> [CanvasLoss] {
    switch layer.content {
    case .nothing, .solid, .image, .composition: return []
    case .artwork(let artwork): return losses(of: artwork.nodes, artwork, layer)
    case .text(let text):
      guard text.content.animators.contains(where: { $0.style.blur != nil }) else { return [] }
      let range = span(of: layer)
      let isUneven = stride(from: range.start, through: range.end, by: 1).contains { frame in
        text.set(atFrame: frame, library: scene.glyphs).glyphs.contains {
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
  }

  private func losses(
    of nodes: [ArtworkNode], _ artwork: Artwork, _ layer: SceneLayer
  ) -> [CanvasLoss] {
    nodes.flatMap { node -> [CanvasLoss] in
      switch node {
      case .draw(let place):
        let mode =
          switch artwork.draws[place].style {
          case .fill(let fill): fill.blendMode
          case .stroke(let stroke): stroke.blendMode
          }
        return mode == .hardMix ? [.hardMix] : []
      case .group(let group):
        return (group.blendMode == .hardMix ? [.hardMix] : [])
          + losses(of: group.nodes, artwork, layer)
      case .repeated(let repeater, let nodes):
        let most = NativeLimits.copies
        let isMore = mostCopies(of: repeater, on: layer) > most
        return
          (isMore
          ? [CanvasLoss(what: "more than \(most) copies", fix: "repeat fewer times")] : [])
          + losses(of: nodes, artwork, layer)
      }
    }
  }

  /// The most copies that there are while a layer is shown.
  func mostCopies(of repeater: Repeater, on layer: SceneLayer) -> Int {
    let range = span(of: layer)
    let end = repeater.copies.isStatic ? range.start : range.end
    return stride(from: range.start, through: end, by: 1).reduce(0) {
      max($0, repeater.copyCount(atFrame: $1))
    }
  }
}

extension StrokeEffect {
  /// What chooses what it strokes, and how.
  fileprivate var controls: [Property<Double>] {
    [mask, strokesAllMasks, strokesSequentially, paintStyle, hardness, spacing]
  }
}

extension SetMatteEffect {
  /// What chooses the matte.
  fileprivate var controls: [Property<Double>] { [layer, channel, isInverted] }
}

extension LayerStyle.Kind {
  /// What a canvas cannot draw of it.
  fileprivate var canvasLoss: CanvasLoss? {
    let mode: BlendMode
    switch self {
    case .dropShadow(let style):
      guard style.layerConceals.isStatic else {
        return CanvasLoss(
          what: "a shadow that its layer conceals for a while", fix: "split the layer in time")
      }
      mode = style.blendMode
    case .innerShadow(let style): mode = style.blendMode
    case .outerGlow(let style), .innerGlow(let style): mode = style.blendMode
    case .stroke(let stroke):
      return stroke.position.isStatic
        ? nil
        : CanvasLoss(what: "a Stroke whose position changes", fix: "split the layer in time")
    case .colorOverlay, .other: return nil
    }
    return mode == .hardMix ? .hardMix : nil
  }
}

extension Mask {
  /// What a canvas cannot draw of it.
  fileprivate var canvasLoss: CanvasLoss? {
    let widths = [feather.track.initialValue] + feather.track.keyframes.map(\.value)
    guard mode != .none, widths.contains(where: { $0.x != $0.y }) else { return nil }
    return CanvasLoss(
      what: "the different feather of a mask across and down",
      fix: "feather both ways alike")
  }
}
