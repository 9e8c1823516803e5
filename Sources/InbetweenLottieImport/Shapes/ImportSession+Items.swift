import InbetweenDiagnostics
import InbetweenJSONTree
import InbetweenLottieFormat
import InbetweenTimeline

// The rows of a shape layer's contents.

extension ImportSession {
  /// How deep groups are read: real files need six levels.
  static let deepestGroup = 100

  /// The items of a list, topmost first, and the transform found among them.
  mutating func items(
    _ list: SourceList, depth: Int
  ) -> (items: [ShapeItem], transform: LottieTransform?) {
    var items: [ShapeItem] = []
    var transform: LottieTransform?
    items.reserveCapacity(list.count)
    for source in list {
      guard source.value.isObject else {
        log.report(.notAnObject("shape", at: source.path))
        continue
      }
      let shape = LottieShape(source, log: &log)
      if case .transform(let found) = shape.kind {
        // The last one counts, as in lottie-web; a layer's own contents have none.
        transform = found
        if depth == 0 { log.report(.misplacedTransform(at: shape.path)) }
        continue
      }
      guard let kind = kind(of: shape, depth: depth) else { continue }
      var item = ShapeItem(shape.name ?? "", isHidden: shape.isHidden ?? false, kind)
      item.origin = Origin(shape.path)
      items.append(item)
    }
    return (items, transform)
  }

  private mutating func kind(of shape: LottieShape, depth: Int) -> ShapeItem.Kind? {
    switch shape.kind {
    case .group(let group): return self.group(group, at: shape.path, depth: depth + 1)
    case .path(let path): return .path(self.path(path))
    case .rectangle(let rectangle): return .rectangle(self.rectangle(rectangle))
    case .ellipse(let ellipse): return .ellipse(self.ellipse(ellipse))
    case .polystar(let star): return .star(self.star(star))
    case .fill(let fill): return .fill(self.fill(fill, at: shape.path))
    case .stroke(let stroke): return .stroke(self.stroke(stroke, at: shape.path))
    case .transform, .noStyle: return nil
    case .modifier(let modifier): return self.modifier(modifier)
    case .unknown(let type):
      log.report(.unknownShape(type, at: shape.path))
      return nil
    }
  }

  private mutating func group(
    _ group: LottieGroup, at path: JSONPath, depth: Int
  ) -> ShapeItem.Kind? {
    guard depth <= Self.deepestGroup else {
      log.report(.nestedTooDeep("groups", limit: Self.deepestGroup, at: path))
      return nil
    }
    let (items, transform) = items(group.items, depth: depth)
    return .group(
      ShapeGroup(
        items, transform: flatTransform(transform), blendMode: BlendMode(group.blendMode)))
  }
}
