import InbetweenDiagnostics
import InbetweenJSONTree
import InbetweenLowering
import InbetweenTimeline

extension SVGDrawing {
  mutating func element(_ fill: FillNode) -> SVGElement? {
    let text = fill.outlines.svg
    guard take(text.utf8.count) else { return nil }
    var path = SVGElement("path", [("d", text)])
    path.place(fill.transform, keepsDefaults: keepsDefaults)
    paint(&path, fill.paint, "fill")
    if fill.rule == .evenOdd { path.set("fill-rule", "evenodd") }
    path.mix(fill.opacity, fill.blendMode, isIsolated: false, keepsDefaults: keepsDefaults)
    return path
  }

  mutating func element(_ stroke: StrokeNode) -> SVGElement? {
    let pen = stroke.pen
    guard pen.width > 0, pen.width.isFinite else { return nil }
    let text = stroke.outlines.filter { $0.vertices.count > 1 }.svg
    guard take(text.utf8.count) else { return nil }
    var path = SVGElement("path", [("d", text)])
    path.place(stroke.transform, keepsDefaults: keepsDefaults)
    path.set("fill", "none")
    paint(&path, stroke.paint, "stroke")
    path.set("stroke-width", SVGNumber.text(pen.width))
    if pen.cap != .butt { path.set("stroke-linecap", pen.cap.rawValue) }
    if pen.join != .miter { path.set("stroke-linejoin", pen.join.rawValue) }
    if pen.join == .miter { path.set("stroke-miterlimit", SVGNumber.text(max(1, pen.miterLimit))) }
    let period = pen.dashes.reduce(0, +)
    if period > 0, period.isFinite, pen.dashes.allSatisfy({ $0 >= 0 }), pen.dashOffset.isFinite {
      path.set("stroke-dasharray", SVGNumber.list(pen.dashes))
      let offset = pen.dashOffset.truncatingRemainder(dividingBy: period)
      path.set("stroke-dashoffset", SVGNumber.text(offset < 0 ? offset + period : offset))
    }
    path.mix(stroke.opacity, stroke.blendMode, isIsolated: false, keepsDefaults: keepsDefaults)
    return path
  }

  mutating func element(_ image: ImageNode) -> SVGElement? {
    guard let address = address(of: image.asset), take(address.utf8.count) else { return nil }
    var picture = SVGElement(
      "image",
      [
        ("width", SVGNumber.text(image.size.width)),
        ("height", SVGNumber.text(image.size.height)),
        ("preserveAspectRatio", "xMidYMid slice"),
      ])
    picture.place(image.transform, keepsDefaults: keepsDefaults)
    picture.mix(image.opacity, image.blendMode, isIsolated: false, keepsDefaults: keepsDefaults)
    picture.set("href", address)
    return picture
  }

  /// The file of an asset as an address; nil for one that is not there, or no picture.
  private mutating func address(of asset: String) -> String? {
    if let known = addresses[asset] { return known }
    do throws(ImageFault) {
      let file = try images.imageFile(asset)
      guard let kind = file.kind else { throw .unknownKind }
      // What no picture can be made of, none of those who open the file will make one of.
      _ = try file.bitmap(limit: renderer.limits.pixels)
      let address = "data:image/\(kind.rawValue);base64," + Base64.encode(file.bytes)
      addresses[asset] = address
      return address
    } catch {
      if refused.insert(asset).inserted {
        renderer.log.report(.unreadableImage(asset, error.reason))
      }
      return nil
    }
  }

  private func paint(_ path: inout SVGElement, _ paint: DisplayPaint, _ attribute: String) {
    switch paint {
    case .solid(let color):
      path.set(attribute, color.svg)
      if color.alpha < 1 || keepsDefaults {
        path.set(attribute + "-opacity", SVGNumber.text(color.alpha, digits: 5))
      }
    case .gradient(let gradient):
      path.refer(attribute, to: gradient.svg)
    }
  }
}

extension DisplayGradient {
  fileprivate var svg: SVGElement {
    var element: SVGElement
    switch shape {
    case .linear(let start, let end):
      element = SVGElement(
        "linearGradient",
        [
          ("gradientUnits", "userSpaceOnUse"), ("x1", SVGNumber.text(start.x)),
          ("y1", SVGNumber.text(start.y)), ("x2", SVGNumber.text(end.x)),
          ("y2", SVGNumber.text(end.y)),
        ])
    case .radial(let center, let radius, let focus):
      element = SVGElement(
        "radialGradient",
        [
          ("gradientUnits", "userSpaceOnUse"), ("cx", SVGNumber.text(center.x)),
          ("cy", SVGNumber.text(center.y)), ("r", SVGNumber.text(radius)),
          ("fx", SVGNumber.text(focus.x)), ("fy", SVGNumber.text(focus.y)),
        ])
    }
    element.children = stops.map { stop in
      SVGElement(
        "stop",
        [
          ("offset", SVGNumber.text(stop.offset, digits: 6)), ("stop-color", stop.color.svg),
          ("stop-opacity", SVGNumber.text(stop.color.alpha, digits: 5)),
        ])
    }
    return element
  }
}

extension [BezierPath] {
  /// As the value of a `d` attribute.
  var svg: String {
    var path = SVGNumber.PathData()
    for outline in self {
      guard let first = outline.vertices.first else { continue }
      path.append("M", first.point)
      for index in 0..<outline.curveCount {
        let curve = outline.curve(at: index)
        let isLine = curve.control1 == curve.start && curve.control2 == curve.end
        if isLine, outline.isClosed, index == outline.curveCount - 1 { continue }
        if isLine {
          path.append("L", curve.end)
        } else {
          path.append("C", curve.control1, curve.control2, curve.end)
        }
      }
      if outline.isClosed { path.append("Z") }
    }
    return String(decoding: path.text, as: UTF8.self)
  }
}
