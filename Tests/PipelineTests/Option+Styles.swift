import InbetweenTimeline

// Layer styles, by kind and by setting.

extension Option {
  static let styles: [Option] =
    kinds + strokes + shadows("dropShadow", LayerStyle.Kind.dropShadow)
    + shadows("innerShadow", LayerStyle.Kind.innerShadow)
    + glows("outerGlow", LayerStyle.Kind.outerGlow) + glows("innerGlow", LayerStyle.Kind.innerGlow)
    + [
      style("style dropShadow layerConceals") { kind in
        guard case .dropShadow(var shadow) = kind else { return }
        shadow.layerConceals = .constant(1)
        kind = .dropShadow(shadow)
      },
      style("style colorOverlay color") { kind in
        guard case .colorOverlay(_, let opacity) = kind else { return }
        kind = .colorOverlay(color: .constant(.black), opacity: opacity)
      },
      style("style colorOverlay opacity") { kind in
        guard case .colorOverlay(let color, _) = kind else { return }
        kind = .colorOverlay(color: color, opacity: .constant(1))
      },
    ]

  private static let kinds: [Option] = StyleName.allCases.map { name in
    layers("style \(name)") { layer in
      layer.styles.removeAll { StyleName($0.kind) == name }
    }
  }

  private static let strokes: [Option] = part(
    "stroke", LayerStyle.Kind.stroke,
    [
      "color": { $0.color = .constant(.black) }, "size": { $0.size = .constant(0) },
      "opacity": { $0.opacity = .constant(1) },
      "position": { $0.position = .constant($0.position.track.initialValue == 1 ? 2 : 1) },
    ])

  private static func shadows(
    _ name: String, _ kind: @escaping @Sendable (ShadowStyle) -> LayerStyle.Kind
  ) -> [Option] {
    part(
      name, kind,
      [
        "color": { $0.color = .constant(.white) },
        "opacity": { $0.opacity = .constant(0.25) },
        "angle": { $0.angle = .constant(300) }, "distance": { $0.distance = .constant(0) },
        "size": { $0.size = .constant(0) }, "spread": { $0.spread = .constant(0) },
        "blendMode": { $0.blendMode = $0.blendMode == .screen ? .normal : .screen },
      ])
  }

  private static func glows(
    _ name: String, _ kind: @escaping @Sendable (GlowStyle) -> LayerStyle.Kind
  ) -> [Option] {
    part(
      name, kind,
      [
        "color": { $0.color = .constant(.black) },
        "opacity": { $0.opacity = .constant(0.25) }, "size": { $0.size = .constant(0) },
        "spread": { $0.spread = .constant(0) }, "range": { $0.range = .constant(0.5) },
        "blendMode": { $0.blendMode = $0.blendMode == .multiply ? .normal : .multiply },
      ])
  }

  /// The settings of a kind of style.
  private static func part<Part>(
    _ name: String, _ kind: @escaping @Sendable (Part) -> LayerStyle.Kind,
    _ settings: KeyValuePairs<String, @Sendable (inout Part) -> Void>
  ) -> [Option] {
    settings.map { setting, change in
      style("style \(name) \(setting)") {
        guard var part: Part = held(by: $0, in: name) else { return }
        change(&part)
        $0 = kind(part)
      }
    }
  }

  private static func style(
    _ name: String, _ change: @escaping @Sendable (inout LayerStyle.Kind) -> Void
  ) -> Option {
    layers(name) { layer in
      for index in layer.styles.indices { change(&layer.styles[index].kind) }
    }
  }
}

/// The kinds of layer styles, without what they hold.
enum StyleName: CaseIterable {
  case stroke, dropShadow, innerShadow, outerGlow, innerGlow, colorOverlay, other

  init(_ kind: LayerStyle.Kind) {
    switch kind {
    case .stroke: self = .stroke
    case .dropShadow: self = .dropShadow
    case .innerShadow: self = .innerShadow
    case .outerGlow: self = .outerGlow
    case .innerGlow: self = .innerGlow
    case .colorOverlay: self = .colorOverlay
    case .other: self = .other
    }
  }
}
