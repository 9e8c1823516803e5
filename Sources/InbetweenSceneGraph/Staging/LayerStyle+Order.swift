import InbetweenTimeline

extension [LayerStyle] {
  /// In the order in which After Effects applies them, however they stand in the file: overlays and
  /// inner styles see the bare layer, the outline is on top, shadows lie below all.
  var inOrderOfEffect: [LayerStyle] {
    (0...6).flatMap { rank in filter { $0.rank == rank } }
  }
}

extension LayerStyle {
  fileprivate var rank: Int {
    switch kind {
    case .colorOverlay: 0
    case .innerGlow: 1
    case .innerShadow: 2
    case .stroke: 3
    case .outerGlow: 4
    case .dropShadow: 5
    case .other: 6
    }
  }
}
