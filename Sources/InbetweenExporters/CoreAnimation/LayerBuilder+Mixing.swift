import InbetweenDiagnostics
import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline

// Tweens of machines: layers mix what moves of each of them by itself, which nearly always is one
// property of the file.

extension LayerBuilder {
  /// Something of a layer that does not stand between two frames as it would be drawn there.
  struct Unmixed: Hashable {
    var path: JSONPath?
    var what: Loss

    enum Loss: String {
      case outlines = "outlines that shapes or modifiers work out go straight from one to the other"
      case points = "outlines whose points come and go change halfway"
      case pictures = "pictures stay those of the first frame"
      case texts = "characters that animators move go straight from one place to the other"
      case matrices = "copies and layers in 3D go straight from one place to the other"
    }
  }

  /// Tells that tweens show something of the present layer in another way.
  mutating func tellUnmixed(_ what: Unmixed.Loss) {
    guard mixesFrames, let layer = current,
      unmixed.insert(Unmixed(path: layer.origin.path, what: what)).inserted
    else { return }
    log.report(
      Diagnostic(
        .machineViewDiffers, at: layer.origin.path, layer: layer.name,
        "in tweens of layers \(what.rawValue)",
        fix: "convert to swiftui, whose views work out what stands in between"))
  }

  /// Tells of outlines over time that are not mixed as they would be drawn.
  mutating func tellUnmixed(_ track: PathTrack, of step: Int, _ artwork: Artwork) {
    guard mixesFrames, track.still == nil else { return }
    if Set(track.keys.map { OutlineLayout(of: $0.outlines) }).count > 1 { tellUnmixed(.points) }
    let items = artwork.items(below: step)
    let moving = items.filter { $0.properties.contains { !$0.property.isStatic } }
    if !(moving.allSatisfy(\.isStraight) && items.allSatisfy { $0.isStraight || $0.isGroup }) {
      tellUnmixed(.outlines)
    }
  }
}

extension ShapeItem {
  /// Whether points of its outlines go straight where its properties do.
  fileprivate var isStraight: Bool {
    switch kind {
    case .path, .rectangle, .ellipse, .fill, .stroke: true
    case .group, .star, .trim, .repeater, .merge, .modifier: false
    }
  }

  fileprivate var isGroup: Bool { if case .group = kind { true } else { false } }
}
