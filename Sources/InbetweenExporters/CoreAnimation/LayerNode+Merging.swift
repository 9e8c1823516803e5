// Layers that do nothing but place another one are that one: fewer for the render server to walk, and
// for a reader to read.

extension LayerNode {
  /// The tree without layers that only place one shape which nothing else shows.
  ///
  /// A shape that several layers show stays by itself: one function makes it for all of them. So does
  /// one that mixes with what is below, which a layer around it may keep from that, and one that lets
  /// its own shadow through.
  var merged: LayerNode {
    var uses: [LayerNode: Int] = [:]
    count(into: &uses)
    return merged(uses)
  }

  /// How often each shape that holds nothing stands in the tree.
  private func count(into uses: inout [LayerNode: Int]) {
    if isLeaf { uses[self, default: 0] += 1 }
    for node in sublayers + masks { node.count(into: &uses) }
  }

  private func merged(_ uses: [LayerNode: Int]) -> LayerNode {
    var result = self
    result.sublayers = sublayers.map { $0.merged(uses) }
    result.masks = masks.map { $0.merged(uses) }
    guard kind == .plain, bounds == nil, !isCut, path == nil, sublayers.count == 1,
      let shape = sublayers.first, shape.isLeaf, uses[shape] == 1, !shape.isPlaced,
      shape.filter == nil
    else { return result }
    var taken = Set(channels.map(\.key))
    if taken.contains(.shadowOpacity) { taken.insert(.opacity) }
    guard shape.channels.allSatisfy({ !taken.contains($0.key) }) else { return result }
    var whole = shape
    whole.name = name
    whole.channels = channels + shape.channels
    whole.masks = result.masks
    whole.filter = filter
    return whole
  }

  /// Whether it is a shape that holds nothing.
  private var isLeaf: Bool {
    guard case .shape = kind else { return false }
    return sublayers.isEmpty && masks.isEmpty && bounds == nil && !isCut
  }

  /// Whether it lies elsewhere than its superlayer.
  private var isPlaced: Bool {
    channels.contains { channel in
      switch channel.key {
      case .position, .positionX, .positionY, .boundsOrigin, .boundsOriginX, .boundsOriginY,
        .rotation, .scaleX, .scaleY, .transform:
        true
      case .opacity, .hidden, .fillColor, .strokeColor, .lineWidth, .miterLimit, .lineDashPhase,
        .strokeStart, .strokeEnd, .startPoint, .endPoint, .colors, .locations, .shadowColor,
        .shadowOpacity, .shadowRadius, .shadowOffset, .contents:
        false
      }
    }
  }
}
