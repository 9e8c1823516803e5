import InbetweenLowering
import InbetweenTimeline

extension DisplayFilter {
  /// The primitives of a filter element.
  ///
  /// - Parameters:
  ///   - source: the result that they work on.
  ///   - name: what the last one's result is called; those before get it with a letter.
  /// - Returns: at least one primitive.
  func primitives(on source: String, name: String) -> [SVGElement] {
    switch self {
    case .gaussianBlur(let sigma, _):
      return [
        SVGElement(
          "feGaussianBlur",
          [
            ("in", source), ("stdDeviation", SVGNumber.list([max(0, sigma.x), max(0, sigma.y)])),
            ("result", name),
          ])
      ]
    case .colorMatrix(let matrix):
      return [Self.matrix(matrix.rows, on: source, name)]
    case .colorMap(let colorMap): return colorMap.primitives(on: source, name: name)
    case .outerShadow(let shadow): return shadow.outer(on: source, name: name)
    case .innerShadow(let shadow): return shadow.inner(on: source, name: name)
    case .outline: return [Self.matrix(ColorMatrix.identity.rows, on: source, name)]
    }
  }

  fileprivate static func matrix(_ rows: [Double], on source: String, _ name: String) -> SVGElement
  {
    SVGElement(
      "feColorMatrix",
      [("in", source), ("values", SVGNumber.list(rows, digits: 6)), ("result", name)])
  }
}

extension ColorMapFilter {
  fileprivate func primitives(on source: String, name: String) -> [SVGElement] {
    let weights = DisplayFilter.lightnessWeights
    let light = [weights.red, weights.green, weights.blue, 0, 0]
    var table = SVGElement("feComponentTransfer", [("in", name + "a"), ("result", name + "b")])
    for (function, component) in [
      ("feFuncR", \Color.red), ("feFuncG", \Color.green), ("feFuncB", \Color.blue),
    ] {
      table.children.append(
        SVGElement(
          function,
          [
            ("type", "table"),
            ("tableValues", SVGNumber.list(colorMap.map { $0[keyPath: component] }, digits: 5)),
          ]))
    }
    return [
      DisplayFilter.matrix(light + light + light + [0, 0, 0, 1, 0], on: source, name + "a"), table,
      SVGElement(
        "feComposite",
        [
          ("in", name + "b"), ("in2", source), ("operator", "arithmetic"), ("k1", "0"),
          ("k2", SVGNumber.text(amount, digits: 5)), ("k3", SVGNumber.text(1 - amount, digits: 5)),
          ("k4", "0"), ("result", name),
        ]),
    ]
  }
}

extension ShadowFilter {
  /// Alpha from `source`, inverted or not, softened, moved and coloured, as `name` + "d".
  private func soft(on source: String, name: String, inverted: Bool) -> [SVGElement] {
    let row: [Double] = inverted ? [0, 0, 0, -1, 1] : [0, 0, 0, 1, 0]
    return [
      DisplayFilter.matrix([Double](repeating: 0, count: 15) + row, on: source, name + "a"),
      SVGElement(
        "feGaussianBlur",
        [
          ("in", name + "a"), ("stdDeviation", SVGNumber.text(max(0, sigma))),
          ("result", name + "b"),
        ]),
      SVGElement(
        "feOffset",
        [
          ("in", name + "b"), ("dx", SVGNumber.text(offset.x)), ("dy", SVGNumber.text(offset.y)),
          ("result", name + "b"),
        ]),
      SVGElement(
        "feFlood",
        [
          ("flood-color", color.svg), ("flood-opacity", SVGNumber.text(color.alpha, digits: 5)),
          ("result", name + "c"),
        ]),
      SVGElement(
        "feComposite",
        [("in", name + "c"), ("in2", name + "b"), ("operator", "in"), ("result", name + "d")]),
    ]
  }

  fileprivate func outer(on source: String, name: String) -> [SVGElement] {
    var steps = soft(on: source, name: name, inverted: false)
    var shadow = name + "d"
    if isKnockedOut {
      steps.append(
        SVGElement(
          "feComposite",
          [("in", shadow), ("in2", source), ("operator", "out"), ("result", name + "e")]))
      shadow = name + "e"
    }
    let merge = SVGElement(
      "feMerge", [("result", name)],
      children: (showsShadowOnly ? [shadow] : [shadow, source]).map {
        SVGElement("feMergeNode", [("in", $0)])
      })
    return steps + [merge]
  }

  fileprivate func inner(on source: String, name: String) -> [SVGElement] {
    var steps = soft(on: source, name: name, inverted: true)
    steps.append(
      SVGElement(
        "feComposite",
        [("in", name + "d"), ("in2", source), ("operator", "in"), ("result", name + "e")]))
    guard !showsShadowOnly else {
      steps.append(
        SVGElement(
          "feMerge", [("result", name)],
          children: [
            SVGElement("feMergeNode", [("in", name + "e")])
          ]))
      return steps
    }
    steps.append(
      SVGElement(
        "feBlend",
        [("in", name + "e"), ("in2", source), ("mode", blendMode.svg), ("result", name + "f")]))
    steps.append(
      SVGElement(
        "feComposite",
        [("in", name + "f"), ("in2", source), ("operator", "atop"), ("result", name)]))
    return steps
  }
}
