// Where on the picture things can show: never smaller than what is drawn.

import InbetweenLowering
import InbetweenTimeline

extension DisplayNode {
  /// The box around what the node draws, in the space that `space` leads to.
  func extent(_ space: AffineTransform) -> Box {
    switch self {
    case .fill(let fill): return fill.outlines.extent(fill.transform.followed(by: space))
    case .stroke(let stroke):
      let total = stroke.transform.followed(by: space)
      let reach = stroke.pen.reach
      return stroke.outlines.extent(total).grown(
        x: reach * total.reachAcrossX, y: reach * total.reachAcrossY)
    case .image(let image):
      return Box(left: 0, top: 0, right: image.size.width, bottom: image.size.height)
        .applying(image.transform.followed(by: space))
    case .group(let group):
      switch group.placement {
      case .affine(let transform): return group.innerExtent(transform.followed(by: space))
      case .projective(let map):
        return map.extent(of: group.innerExtent(.identity)).applying(space)
      }
    }
  }
}

extension GroupNode {
  /// The box around what the group draws before its placement, in the space that `space` leads to
  /// from the group's own.
  func innerExtent(_ space: AffineTransform) -> Box {
    var box = children.extent(space)
    for clip in clips { box = box.intersection(clip.outlines.extent(space)) }
    if let limit = masks.limit(space) { box = box.intersection(limit) }
    for filter in filters {
      let reach = filter.reach
      box = filter.growth(of: box, space: space, reach: reach)
    }
    return box
  }
}

extension [DisplayNode] {
  /// The box around what the nodes draw, in the space that `space` leads to.
  func extent(_ space: AffineTransform) -> Box {
    var box = Box()
    for node in self { box.formUnion(node.extent(space)) }
    return box
  }
}

extension [DisplayMask] {
  /// The box outside of which the masks hide all; nil where there may be none.
  func limit(_ space: AffineTransform) -> Box? {
    var box: Box?
    for mask in self where mask.mode != .none {
      let outside = mask.isInverted ? nil : mask.extent(space)
      switch mask.mode {
      case .none, .subtract: if box == nil { return nil }
      case .add, .lighten, .difference:
        guard let outside else { return nil }
        var union = box ?? Box()
        union.formUnion(outside)
        box = union
      case .intersect, .darken:
        if let outside { box = box?.intersection(outside) ?? outside }
      }
    }
    return box
  }
}

extension DisplayMask {
  func extent(_ space: AffineTransform) -> Box {
    outlines.extent(space).grown(
      x: 3 * (abs(space.a) * sigma.x + abs(space.c) * sigma.y),
      y: 3 * (abs(space.b) * sigma.x + abs(space.d) * sigma.y))
  }
}

extension DisplayFilter {
  /// How far it carries things across x and y, in the group's own space, outwards or inwards.
  var reach: Point {
    switch self {
    case .gaussianBlur(let sigma, _): Point(3 * sigma.x + 1, 3 * sigma.y + 1)
    case .outerShadow(let shadow), .innerShadow(let shadow):
      Point(
        3 * shadow.sigma + shadow.spread + abs(shadow.offset.x) + 1,
        3 * shadow.sigma + shadow.spread + abs(shadow.offset.y) + 1)
    case .outline(let outline): Point(1, 1) * (max(outline.outside, outline.inside) + 1)
    case .colorMatrix, .colorMap: .zero
    }
  }

  fileprivate func growth(of box: Box, space: AffineTransform, reach: Point) -> Box {
    if case .gaussianBlur(_, .repeated(let rect)) = self {
      return Box(
        left: rect.origin.x, top: rect.origin.y, right: rect.corner.x, bottom: rect.corner.y
      ).applying(space)
    }
    return box.grown(
      x: abs(space.a) * reach.x + abs(space.c) * reach.y,
      y: abs(space.b) * reach.x + abs(space.d) * reach.y)
  }
}

extension [BezierPath] {
  /// The box around all points and handles.
  func extent(_ transform: AffineTransform) -> Box {
    var box = Box()
    for outline in self {
      for vertex in outline.vertices {
        let point = transform.apply(to: vertex.point)
        box.add(point)
        if vertex.inTangent != .zero {
          box.add(point + transform.apply(toStep: vertex.inTangent))
        }
        if vertex.outTangent != .zero {
          box.add(point + transform.apply(toStep: vertex.outTangent))
        }
      }
    }
    return box
  }
}

extension Pen {
  /// How far from its line it can paint.
  var reach: Double {
    let tip = join == .miter ? max(1, miterLimit) : 1
    return width / 2 * max(tip, cap == .square ? 1.4143 : 1)
  }
}

extension AffineTransform {
  /// How far across x a step of length 1 can lead.
  var reachAcrossX: Double { (a * a + c * c).squareRoot() }
  /// How far across y a step of length 1 can lead.
  var reachAcrossY: Double { (b * b + d * d).squareRoot() }

  /// Whether all numbers are finite and the plane stays a plane.
  var isUsable: Bool {
    let area = determinant
    return area.isFinite && tx.isFinite && ty.isFinite && abs(area) > 1e-12
      && a.isFinite && b.isFinite && c.isFinite && d.isFinite
  }

  /// The factor by which lengths grow when it grows all alike; else nil.
  var uniformScale: Double? {
    let first = (a * a + b * b).squareRoot()
    let second = (c * c + d * d).squareRoot()
    let slack = 1e-6 * max(first, second)
    return abs(first - second) <= slack && abs(a * c + b * d) <= slack * max(first, second)
      ? first : nil
  }

  /// Whether upright rectangles stay upright.
  var keepsAxes: Bool {
    let slack = 1e-6 * max(max(abs(a), abs(b)), max(abs(c), abs(d)))
    return (abs(b) <= slack && abs(c) <= slack) || (abs(a) <= slack && abs(d) <= slack)
  }
}

extension Homography {
  /// Where a point goes; nil behind the viewer.
  func apply(to point: Point) -> Point? {
    let w = g * point.x + h * point.y + i
    guard w > 1e-9 else { return nil }
    return Point((a * point.x + b * point.y + c) / w, (d * point.x + e * point.y + f) / w)
  }

  /// The box around what is seen of a box; all the plane where it reaches behind the viewer.
  func extent(of box: Box) -> Box {
    guard !box.isEmpty else { return box }
    var seen = Box()
    for corner in box.corners {
      guard let point = apply(to: corner) else {
        return Box(left: -1e9, top: -1e9, right: 1e9, bottom: 1e9)
      }
      seen.add(point)
    }
    return seen
  }

  /// The map that undoes this one; nil when it flattens the plane.
  var inverse: Homography? {
    let cofactors = Homography(
      e * i - f * h, c * h - b * i, b * f - c * e,
      f * g - d * i, a * i - c * g, c * d - a * f,
      d * h - e * g, b * g - a * h, a * e - b * d)
    let determinant = a * cofactors.a + b * cofactors.d + c * cofactors.g
    guard determinant.isFinite, abs(determinant) > 1e-15 else { return nil }
    return Homography(
      cofactors.a / determinant, cofactors.b / determinant, cofactors.c / determinant,
      cofactors.d / determinant, cofactors.e / determinant, cofactors.f / determinant,
      cofactors.g / determinant, cofactors.h / determinant, cofactors.i / determinant)
  }

  /// `transform` and then this map.
  func after(_ transform: AffineTransform) -> Homography {
    Homography(
      a * transform.a + b * transform.b, a * transform.c + b * transform.d,
      a * transform.tx + b * transform.ty + c,
      d * transform.a + e * transform.b, d * transform.c + e * transform.d,
      d * transform.tx + e * transform.ty + f,
      g * transform.a + h * transform.b, g * transform.c + h * transform.d,
      g * transform.tx + h * transform.ty + i)
  }

  /// This map and then `transform`.
  func followed(by transform: AffineTransform) -> Homography {
    Homography(
      transform.a * a + transform.c * d + transform.tx * g,
      transform.a * b + transform.c * e + transform.tx * h,
      transform.a * c + transform.c * f + transform.tx * i,
      transform.b * a + transform.d * d + transform.ty * g,
      transform.b * b + transform.d * e + transform.ty * h,
      transform.b * c + transform.d * f + transform.ty * i, g, h, i)
  }
}
