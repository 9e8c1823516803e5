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

  /// Outlines in a space of their own.
  struct Path {
    var outlines: [BezierPath]
    var transform: AffineTransform
    var rule: FillRule
    var extent: Box
    /// Whether it cuts what filters made, too.
    var isOutermost = false
  }

  init(_ group: GroupNode, space: AffineTransform, matteSpace: AffineTransform, visible: PixelRect)
  {
    self.visible = visible
    let hasFilters = !group.filters.isEmpty
    for clip in group.clips {
      add(clip.outlines, space, clip.rule, isOutermost: false, narrows: !hasFilters)
    }
    if let outlines = group.masks.plainOutlines {
      for outlines in outlines {
        add(outlines, space, .nonZero, isOutermost: false, narrows: !hasFilters)
      }
    } else {
      masks = group.masks
    }
    if let matte = group.matte, let path = matte.path(matteSpace) {
      add(path.outlines, path.transform, path.rule, isOutermost: true, narrows: true)
      coversMatte = true
    }
  }

  /// The clips alone, wherever they lie.
  init(clips: [DisplayClip], space: AffineTransform) {
    visible = PixelRect(left: 0, top: 0, right: 0, bottom: 0)
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
    let extent = outlines.extent(transform)
    if transform.keepsAxes, outlines.count == 1, outlines[0].isUprightRectangle {
      if extent.covers(visible), narrows { return }
      if narrows, let whole = extent.wholePixels {
        let narrowed = whole.pixels(within: visible)
        if narrowed != visible {
          visible = narrowed
          isLimited = true
        }
        return
      }
    }
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
