/// What a tree of layers asks of the render server.
package struct LayerCost: Hashable, Sendable {
  package var layers = 0
  package var animations = 0
  package var keyframes = 0
  package var masks = 0
  /// Layers that are drawn aside before they are mixed in: for a mask, a shadow, a filter, or an
  /// opacity of several layers together.
  package var passes = 0

  init() {}

  /// The cost of a layer with all that it holds.
  init(_ node: LayerNode) {
    var open = [node]
    while let next = open.popLast() {
      layers += 1
      for channel in next.channels where !channel.isStill {
        animations += 1
        keyframes += channel.keys.count
      }
      if let path = next.path, path.still == nil {
        animations += 1
        keyframes += path.keys.count
      }
      masks += next.masks.count
      let isFaded = next.channels.contains { $0.key == .opacity } && next.sublayers.count > 1
      let isShaded = next.channels.contains { $0.key == .shadowOpacity }
      if isFaded || isShaded || !next.masks.isEmpty || next.filter != nil { passes += 1 }
      open += next.sublayers + next.masks
    }
  }
}
