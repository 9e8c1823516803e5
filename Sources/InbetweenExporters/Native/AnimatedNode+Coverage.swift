import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline
import InbetweenTypesetting

// How much things cover of each pixel within their outlines at least, from 0, which is also what is not
// known, to 1.

extension AnimatedGroup {
  /// What is covered by so much within its outlines is as if it were covered wholly where it grows.
  private static let firmCoverage = 0.65

  /// Whether what its filters see covers pixels in part elsewhere than at the edges of outlines.
  var isSoftBeforeFilters: Bool { coverageBeforeFilters < Self.firmCoverage }

  fileprivate var coverageBeforeFilters: Double {
    matte == nil && !masksPartly ? children.map(\.coverage).min() ?? 0 : 0
  }
}

extension AnimatedNode {
  fileprivate var coverage: Double {
    switch self {
    case .fill(let fill): fill.coverage
    case .stroke(let stroke): stroke.coverage
    case .artwork(let artwork): artwork.nodes.coverage
    case .text(let text): text.text.fixed?.glyphs.map(\.coverage).min() ?? 0
    case .group(let group):
      group.filters.allSatisfy(\.filter.keepsCoverage)
        ? group.coverageBeforeFilters * group.opacity.stillShare : 0
    case .image, .composition, .chosen: 0
    }
  }
}

extension [AnimatedShape] {
  fileprivate var coverage: Double { map(\.coverage).min() ?? 0 }
}

extension AnimatedShape {
  fileprivate var coverage: Double {
    switch self {
    case .fill(let fill): fill.coverage
    case .stroke(let stroke): stroke.coverage
    case .group(let group): group.nodes.coverage * group.opacity.stillShare
    case .copies: 0
    }
  }
}

extension AnimatedFill {
  fileprivate var coverage: Double { paint.coverage * opacity.stillShare }
}

extension AnimatedStroke {
  fileprivate var coverage: Double { paint.coverage * opacity.stillShare }
}

extension AnimatedPaint {
  fileprivate var coverage: Double {
    switch self {
    case .solid(let color): color.isStatic ? color.track.initialValue.alpha : 0
    case .gradient(let gradient):
      gradient.source.stops.isStatic
        ? gradient.stops(atFrame: 0).map(\.color.alpha).min() ?? 0 : 0
    }
  }
}

extension PlacedGlyph {
  fileprivate var coverage: Double {
    blur == .zero ? opacity * min(fill?.alpha ?? 1, stroke?.alpha ?? 1) : 0
  }
}

extension AnimatedNumber {
  /// A share that never changes; 0 for one that does.
  fileprivate var stillShare: Double { isStatic ? value(atFrame: 0) : 0 }
}

extension AnimatedFilter {
  /// Whether what it is applied to covers as much as before.
  var keepsCoverage: Bool {
    switch self {
    case .overlay, .colorMap: true
    case .fill, .colorMatrix, .gaussianBlur, .outerShadow, .innerShadow, .outline: false
    }
  }
}
