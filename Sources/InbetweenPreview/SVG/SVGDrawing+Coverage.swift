// Masks and mattes as SVG masks.

import InbetweenLowering
import InbetweenTimeline

extension Box {
  /// As the attributes of a region.
  fileprivate var svg: [(String, String)] {
    [
      ("x", SVGNumber.text(left)), ("y", SVGNumber.text(top)),
      ("width", SVGNumber.text(right - left)), ("height", SVGNumber.text(bottom - top)),
    ]
  }
}

extension SVGDrawing {
  /// A mask whose lightness is the coverage.
  static func mask(_ masks: [DisplayMask], region: Box) -> SVGElement {
    var mask = SVGElement(
      "mask",
      [("maskUnits", "userSpaceOnUse")] + region.svg + [("style", "mask-type:luminance")])
    let joining = masks.filter { $0.mode != .none }
    let startsLight: Bool =
      switch joining.first?.mode {
      case .subtract, .intersect, .darken: true
      case .add, .lighten, .difference, .some(.none), nil: false
      }
    mask.children = [rectangle(region, startsLight ? "#fff" : "#000")]
    for part in joining { mask.children.append(element(part, region: region)) }
    return mask
  }

  private static func element(_ mask: DisplayMask, region: Box) -> SVGElement {
    let light = mask.isInverted || mask.mode == .subtract ? "#000" : "#fff"
    var shape = SVGElement("path", [("d", mask.outlines.svg), ("fill", light)])
    if mask.sigma != .zero {
      let blur = DisplayFilter.gaussianBlur(sigma: mask.sigma, edge: .transparent)
      shape.refer("filter", to: filter([blur], region: mask.extent(.identity).grown(x: 1, y: 1)))
    }
    switch mask.mode {
    case .add, .subtract:
      guard mask.isInverted else {
        shape.set("opacity", SVGNumber.text(mask.opacity, digits: 5))
        return shape
      }
      return inverted(mask, shape, region: region)
    case .intersect, .lighten, .darken, .difference:
      var layer = SVGElement("g", children: [rectangle(region, "#000")])
      if mask.isInverted {
        layer.children.append(
          SVGElement(
            "g", [("opacity", SVGNumber.text(mask.opacity, digits: 5))],
            children: [rectangle(region, "#fff"), shape]))
      } else {
        shape.set("opacity", SVGNumber.text(mask.opacity, digits: 5))
        layer.children.append(shape)
      }
      layer.set("style", "isolation:isolate;mix-blend-mode:\(mask.mode.svg)")
      return layer
    case .none: return SVGElement("g")
    }
  }

  /// A rectangle without the shape, as light as its mode needs.
  private static func inverted(
    _ mask: DisplayMask, _ shape: SVGElement, region: Box
  ) -> SVGElement {
    var cut = SVGElement(
      "mask",
      [("maskUnits", "userSpaceOnUse")] + region.svg + [("style", "mask-type:luminance")])
    cut.children = [rectangle(region, "#fff"), shape]
    var area = rectangle(region, mask.mode == .subtract ? "#000" : "#fff")
    area.set("opacity", SVGNumber.text(mask.opacity, digits: 5))
    area.refer("mask", to: cut)
    return area
  }

  private static func rectangle(_ box: Box, _ color: String) -> SVGElement {
    SVGElement("rect", box.svg + [("fill", color)])
  }

  /// A mask whose alpha is what a matte lets through.
  ///
  /// - Parameters:
  ///   - matte: in the space of the element that it masks.
  ///   - region: outside of which nothing of that element lies.
  ///   - space: from there to the canvas.
  /// - Returns: the mask.
  mutating func mask(_ matte: DisplayMatte, region: Box, space: AffineTransform) -> SVGElement {
    var mask = SVGElement(
      "mask", [("maskUnits", "userSpaceOnUse")] + region.svg + [("style", "mask-type:alpha")])
    var content = SVGElement("g", children: elements(matte.nodes, space: space))
    let weights = DisplayFilter.lightnessWeights
    let sign: Double = matte.kind.isInverted ? -1 : 1
    let constant: Double = matte.kind.isInverted ? 1 : 0
    let light: [Double]
    switch matte.kind {
    case .alpha:
      mask.children = content.children
      return mask
    case .alphaInverted:
      light = [0, 0, 0, -1, 1]
      // A filter needs something to work on.
      var nothing = Self.rectangle(region, "#000")
      nothing.set("opacity", "0")
      content.children.insert(nothing, at: 0)
    case .luma, .lumaInverted:
      content.children.insert(Self.rectangle(region, "#000"), at: 0)
      light = [sign * weights.red, sign * weights.green, sign * weights.blue, 0, constant]
    }
    let matrix = ColorMatrix([Double](repeating: 0, count: 15) + light)
    content.refer("filter", to: Self.filter([.colorMatrix(matrix)], region: region))
    mask.children = [content]
    return mask
  }
}

extension Mask.Mode {
  /// The blend mode that joins it to lightness.
  fileprivate var svg: String {
    switch self {
    case .none, .add, .subtract: "normal"
    case .intersect: "multiply"
    case .lighten: "lighten"
    case .darken: "darken"
    case .difference: "difference"
    }
  }
}

extension SVGDrawing {
  /// Filters one after the other, as one filter.
  static func filter(_ filters: [DisplayFilter], region: Box) -> SVGElement {
    var element = SVGElement(
      "filter",
      [("filterUnits", "userSpaceOnUse")] + region.svg + [("color-interpolation-filters", "sRGB")])
    var source = "SourceGraphic"
    for (index, filter) in filters.enumerated() {
      let steps = filter.primitives(on: source, name: "f\(index)")
      element.children += steps
      source = "f\(index)"
    }
    return element
  }
}
