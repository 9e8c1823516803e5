import InbetweenLowering
import InbetweenTimeline

/// What cuts a group to outlines: its clips, the masks and the matte that are nothing more than
/// that, and the part of the picture that is left.
struct Cuts {
  /// The part of the picture in which the group can show.
  var visible: PixelRect
  /// Whether `visible` itself cuts, since the group reaches beyond it.
  private var isLimited = false
  var paths: [Path] = []
  /// The masks that are more than outlines.
  var masks: [DisplayMask] = []
  /// Whether the matte is among the paths.
  var coversMatte = false
  /// How many edges of paths, and of those around the group, cross a row of pixels on average.
  private(set) var edges: Double

  /// So many edges at most may paths have that cut one another: Cairo looks for all their crossings,
  /// about as many in each picture as the square of this, and takes a microsecond for each.
  private static let mostEdges = 32.0

  /// Outlines in a space of their own.
  struct Path {
    var outlines: [BezierPath]
    var transform: AffineTransform
    var rule: FillRule
    var extent: Box
    /// Whether it cuts what filters made, too.
    var isOutermost = false
  }

  /// - Parameters:
  ///   - group: what is cut.
  ///   - space: to the picture's pixels.
  ///   - matteSpace: the same of its matte.
  ///   - visible: the part of the picture that matters.
  ///   - edges: of the paths around it, as a `Situation` counts them; 0 for none.
  init(
    _ group: GroupNode, space: AffineTransform, matteSpace: AffineTransform, visible: PixelRect,
    edges: Double
  ) {
    self.visible = visible
    self.edges = edges
    let hasFilters = !group.filters.isEmpty
    var apart: [DisplayMask] = []
    for clip in group.clips {
      if pixels(in: clip.outlines, space, narrows: !hasFilters) != nil
        || hasRoom(for: [clip.outlines], space)
      {
        add(clip.outlines, space, clip.rule, isOutermost: false, narrows: !hasFilters)
      } else {
        apart.append(DisplayMask(clip.outlines, mode: .intersect))
      }
    }
    if let outlines = group.masks.plainOutlines, hasRoom(for: outlines, space) {
      for outlines in outlines {
        add(outlines, space, .nonZero, isOutermost: false, narrows: !hasFilters)
      }
    } else {
      masks = group.masks
    }
    masks += apart
    if let matte = group.matte, let path = matte.path(matteSpace),
      hasRoom(for: [path.outlines], path.transform)
    {
      add(path.outlines, path.transform, path.rule, isOutermost: true, narrows: true)
      coversMatte = true
    }
  }

  /// The visible pixels in outlines that just narrow what is visible; nil for others.
  private func pixels(
    in outlines: [BezierPath], _ transform: AffineTransform, narrows: Bool
  ) -> PixelRect? {
    guard narrows, transform.keepsAxes, outlines.count == 1, outlines[0].isUprightRectangle else {
      return nil
    }
    let extent = outlines.extent(transform)
    return extent.covers(visible) ? visible : extent.wholePixels?.pixels(within: visible)
  }

  /// Whether Cairo would not take long to cut by outlines within those that cut already.
  private func hasRoom(for outlines: [[BezierPath]], _ transform: AffineTransform) -> Bool {
    let isFirst = paths.isEmpty && edges == 0 && outlines.count < 2
    return isFirst || edges + crossings(outlines.flatMap(\.self), transform) <= Self.mostEdges
  }

  /// How many of their edges cross a row on average.
  private func crossings(_ outlines: [BezierPath], _ transform: AffineTransform) -> Double {
    outlines.crossings(transform, within: visible) / max(1, Double(visible.height))
  }

  /// The clips alone, wherever they lie.
  init(clips: [DisplayClip], space: AffineTransform) {
    visible = PixelRect(left: 0, top: 0, right: 0, bottom: 0)
    edges = 0
    for clip in clips {
      paths.append(
        Path(
          outlines: clip.outlines, transform: space, rule: clip.rule,
          extent: clip.outlines.extent(space)))
    }
  }

  private mutating func add(
    _ outlines: [BezierPath], _ transform: AffineTransform, _ rule: FillRule, isOutermost: Bool,
    narrows: Bool
  ) {
    if let narrowed = pixels(in: outlines, transform, narrows: narrows) {
      if narrowed != visible { (visible, isLimited) = (narrowed, true) }
      return
    }
    let extent = outlines.extent(transform)
    edges += crossings(outlines, transform)
    paths.append(
      Path(
        outlines: outlines, transform: transform, rule: rule, extent: extent,
        isOutermost: isOutermost))
  }
}

extension Cuts {
  /// Whether anything is cut away.
  var isCutting: Bool { isLimited || !paths.isEmpty }

  /// What their edges take, in pixels that are filled.
  var work: Int {
    paths.reduce(0) { $0 + EdgeWork(filling: $1.outlines, $1.transform, within: visible).pixels }
  }

  /// Whether nothing but these cuts happens to the group as a whole.
  func isWhole(_ group: GroupNode) -> Bool {
    masks.isEmpty && group.filters.isEmpty && (group.matte == nil || coversMatte)
  }

  /// Lets nothing show outside on a canvas, until its clip is restored.
  func clip(_ canvas: borrowing Canvas) {
    if isLimited { canvas.clip(to: visible) }
    for path in paths { canvas.clip(to: path.outlines, path.transform, rule: path.rule) }
  }

  /// Removes what lies outside of the group's own cuts.
  func apply(to layer: borrowing Canvas) {
    for path in paths where !path.isOutermost {
      layer.keepInside(path.outlines, path.transform, rule: path.rule)
    }
  }
}

extension [DisplayMask] {
  /// Outlines that cut just as these masks do; nil where there are none.
  var plainOutlines: [[BezierPath]]? {
    var outlines: [[BezierPath]] = []
    for mask in self where mask.mode != .none {
      guard mask.sigma == .zero, mask.opacity == 1, !mask.isInverted, !mask.outlines.isDense
      else { return nil }
      switch mask.mode {
      case .none: break
      case .add, .lighten, .difference:
        guard outlines.isEmpty else { return nil }
        outlines.append(mask.outlines)
      case .intersect: outlines.append(mask.outlines)
      case .darken:
        guard outlines.isEmpty else { return nil }
        outlines.append(mask.outlines)
      case .subtract: return nil
      }
    }
    return outlines
  }
}

extension DisplayMatte {
  /// The outlines that cut just as this matte does: one opaque fill, and its alpha counts.
  fileprivate func path(
    _ space: AffineTransform
  ) -> (outlines: [BezierPath], transform: AffineTransform, rule: FillRule)? {
    guard kind == .alpha else { return nil }
    var space = space
    var nodes = nodes
    while nodes.count == 1 {
      switch nodes[0] {
      case .fill(let fill):
        guard case .solid(let color) = fill.paint, color.alpha >= 1, fill.opacity >= 1,
          !fill.outlines.isDense
        else { return nil }
        return (fill.outlines, fill.transform.followed(by: space), fill.rule)
      case .stroke, .image: return nil
      case .group(let group):
        guard case .affine(let transform) = group.placement, group.opacity >= 1,
          group.clips.isEmpty, group.masks.isEmpty, group.filters.isEmpty, group.matte == nil
        else { return nil }
        space = transform.followed(by: space)
        nodes = group.children
      }
    }
    return nil
  }
}

extension [BezierPath] {
  /// Whether they have so many points that Cairo would take long to clip by them.
  fileprivate var isDense: Bool {
    reduce(0) { $0 + $1.vertices.count } > EdgeWork.denseFill
  }
}

extension BezierPath {
  /// Whether it is a rectangle along the axes.
  var isUprightRectangle: Bool {
    guard vertices.count == 4,
      vertices.allSatisfy({ $0.inTangent == .zero && $0.outTangent == .zero })
    else { return false }
    let points = vertices.map(\.point)
    return (0..<4).allSatisfy { index in
      let step = points[(index + 1) % 4] - points[index]
      let isLevel = (index % 2 == 0) == (points[0].y == points[1].y)
      return isLevel ? step.y == 0 : step.x == 0
    }
  }
}

extension Box {
  /// The same with its sides between pixels; nil where they are not there but for rounding.
  fileprivate var wholePixels: Box? {
    let whole = Box(
      left: left.rounded(), top: top.rounded(), right: right.rounded(), bottom: bottom.rounded())
    let isWhole =
      abs(left - whole.left) < 1e-3 && abs(top - whole.top) < 1e-3
      && abs(right - whole.right) < 1e-3 && abs(bottom - whole.bottom) < 1e-3
    return isWhole ? whole : nil
  }
}

extension Matte.Kind {
  /// Whether it shows where the matte does not.
  var isInverted: Bool {
    switch self {
    case .alpha, .luma: false
    case .alphaInverted, .lumaInverted: true
    }
  }
}
