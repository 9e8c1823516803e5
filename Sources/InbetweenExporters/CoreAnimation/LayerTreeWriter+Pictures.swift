import InbetweenTimeline

extension LayerTreeWriter {
  /// Pictures over time.
  mutating func sequence(
    _ pictures: [String], _ node: LayerNode, _ body: inout CodeLines
  ) {
    let name = sequences[pictures] ?? names.name(after: node.name + " pictures", or: "pictures")
    let own = SwiftCode(identifier: name)
    if sequences[pictures] == nil {
      sequences[pictures] = name
      var lines = CodeLines()
      lines.line("static let \(own) = [")
      for picture in pictures { lines.line("  picture(\(picture)),") }
      lines.line("]")
      functions.append(lines)
    }
    body.line("layer.contents = Self.\(own)[0]")
    guard let channel = node.channels.first(where: { $0.key == .contents }), !channel.isStill
    else { return }
    let steps = KeySteps(channel.keys)
    let frames = steps.keys.map { "\(Precision.length.rounded($0.frame))" as SwiftCode }
    let places = steps.keys.map { "\($0.numbers[0])" as SwiftCode }
    let times = Self.array(frames, named: "picture times")
    body.line("pictures(layer, \(times), Self.\(own), [\(Self.list(places))])")
  }

  /// The picture of a gradient, drawn once for all layers that show it.
  mutating func highlight(
    _ highlight: LayerNode.Highlight, _ node: LayerNode, _ body: inout CodeLines
  ) {
    guard let bounds = node.bounds else { return }
    let drawn = DrawnHighlight(highlight: highlight, bounds: bounds)
    let name = highlights[drawn] ?? names.name(after: node.name + " gradient", or: "gradient")
    let own = SwiftCode(identifier: name)
    if highlights[drawn] == nil {
      highlights[drawn] = name
      functions.append(CodeLines(["static let \(own) = \(drawn.picture)"]))
    }
    body.line("layer.contents = Self.\(own)")
  }

  mutating func picture(_ id: String) -> SwiftCode {
    guard let asset = images.first(where: { $0.id == id }) else { return "picture(named: \(id))" }
    switch asset.source {
    case .embedded(_, let base64):
      if let known = pictures[id] { return "Self.\(SwiftCode(identifier: known))" }
      let name = names.name(after: asset.name.isEmpty ? id : asset.name, or: "data")
      pictures[id] = name
      functions.append(
        CodeLines(["static let \(SwiftCode(identifier: name)) = picture(\(base64))"]))
      return "Self.\(SwiftCode(identifier: name))"
    case .external(_, let file):
      return "Self.\(NamedPicture(file: file, bundle: bundle).call)"
    }
  }
}

/// A gradient with a highlight and the rectangle of it that is drawn.
struct DrawnHighlight: Hashable {
  var highlight: LayerNode.Highlight
  var bounds: Rect

  /// The code of its picture.
  fileprivate var picture: SwiftCode {
    let stops = SwiftCode.joined(
      highlight.stops.map { "\(Precision.component.rounded($0))" as SwiftCode }, by: ", ")
    let numbers = [bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height]
      .map(Precision.length.rounded)
    return """
      Highlight([\(stops)], center: \(Self.point(highlight.center)), \
      edge: \(Self.point(highlight.edge)), length: \(Precision.component.rounded(highlight.length)), \
      angle: \(Precision.length.rounded(highlight.angle))).picture(of: \
      CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), height: \(numbers[3])), \
      pixels: \(highlight.pixels(of: bounds)))
      """
  }

  private static func point(_ point: Point) -> SwiftCode {
    "CGPoint(x: \(Precision.length.rounded(point.x)), y: \(Precision.length.rounded(point.y)))"
  }
}
