extension AnimatedLayer {
  /// What it shows, in its own space; nil for nothing. A collapsed composition is a group that
  /// neither cuts nor isolates.
  package var picture: AnimatedGroup? {
    switch content {
    case .nothing: return nil
    case .picture(let group): return group
    case .collapsed(let nesting):
      var group = AnimatedGroup([.composition(nesting)])
      group.isIsolated = false
      return group
    }
  }

  /// Everything in its picture, the outermost groups first.
  package var nodes: [AnimatedNode] { picture.map { [.group($0)] + $0.nodes } ?? [] }

  /// The compositions that it shows.
  package var nestings: [AnimatedNesting] {
    nodes.compactMap {
      guard case .composition(let nesting) = $0 else { return nil }
      return nesting
    }
  }

  /// The groups of its picture, the outermost first.
  package var groups: [AnimatedGroup] {
    nodes.compactMap {
      guard case .group(let group) = $0 else { return nil }
      return group
    }
  }

  /// The layers that limit where parts of it show.
  package var setMattes: [AnimatedSetMatte] {
    groups.compactMap {
      guard case .setMatte(let matte)? = $0.matte else { return nil }
      return matte
    }
  }
}

extension AnimatedGroup {
  /// Everything in it, that of its matte too, the outermost groups first.
  package var nodes: [AnimatedNode] {
    var below = children
    if case .nodes(_, let nodes)? = matte { below += nodes }
    return below.flatMap { [$0] + $0.below }
  }
}

extension AnimatedNode {
  /// What is in it.
  fileprivate var below: [AnimatedNode] {
    switch self {
    case .fill, .stroke, .image, .artwork, .text, .composition: []
    case .group(let group): group.nodes
    case .chosen(_, let choices, let otherwise):
      (choices.map(\.node) + [otherwise]).flatMap { [$0] + $0.below }
    }
  }
}
