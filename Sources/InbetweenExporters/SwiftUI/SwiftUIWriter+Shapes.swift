import InbetweenLowering
import InbetweenRuntime
import InbetweenSceneGraph
import InbetweenTimeline

// Outlines that follow from values of the theme.

extension SwiftUIWriter {
  /// Outlines as an expression of `theme` and `frame`.
  mutating func path(of outline: ThemedOutline, after name: String) -> SwiftCode {
    switch outline {
    case .shape(let shape): return path(of: shape, after: name)
    case .still(let outlines): return still(outlines, after: name + " path") ?? "Path()"
    case .joined(let parts):
      self.parts.insert(.shapes)
      return "joined([\(list(of: parts, after: name))])"
    case .placed(let transform, let inner):
      let path = path(of: inner, after: name)
      return matrix(of: transform, after: name).map { "\(path).applying(\($0))" } ?? path
    case .trimmed(let parts, let trim):
      self.parts.insert(.trim)
      let start = number(trim.start, after: name + " start", .component)
      let end = number(trim.end, after: name + " end", .component)
      let offset = number(trim.offset, after: name + " offset")
      let list = list(of: parts, after: name)
      return "trimmed([\(list)], from: \(start), to: \(end), offset: \(offset))"
    }
  }

  private mutating func list(of parts: [ThemedOutline], after name: String) -> SwiftCode {
    var codes: [SwiftCode] = []
    for part in parts { codes.append(path(of: part, after: name)) }
    return SwiftCode.joined(codes, by: ", ")
  }

  private mutating func path(of shape: OutlineSource, after name: String) -> SwiftCode {
    func reversed(_ isReversed: Bool) -> SwiftCode { isReversed ? ", isReversed: true" : "" }
    switch shape {
    case .path(let shape):
      let path = path(shape.path, after: name)
      guard shape.isReversed else { return path }
      parts.insert(.shapes)
      return "reversed(\(path))"
    case .ellipse(let shape):
      parts.insert(.shapes)
      let place = center(shape.position, after: name)
      let size = point(shape.size, after: name + " size")
      return "ellipse(at: \(place), size: \(size)\(reversed(shape.isReversed)))"
    case .rectangle(let shape):
      parts.insert(.shapes)
      let place = center(shape.position, after: name)
      let size = point(shape.size, after: name + " size")
      let radius: SwiftCode =
        AnimatedNumber(shape.cornerRadius).isAlways(0)
        ? "" : ", radius: \(number(shape.cornerRadius, after: name + " corner radius"))"
      return "rectangle(at: \(place), size: \(size)\(radius)\(reversed(shape.isReversed)))"
    case .star(let shape):
      parts.insert(.shapes)
      var arguments: [SwiftCode] = ["at: \(center(shape.position, after: name))"]
      arguments.append("points: \(number(shape.points, after: name + " points"))")
      arguments.append("outer: \(rim(shape.outerRadius, shape.outerRoundness, name + " outer"))")
      if case .star(let radius, let roundness) = shape.kind {
        arguments.append("inner: \(rim(radius, roundness, name + " inner"))")
      }
      if !AnimatedNumber(shape.rotation).isAlways(0) {
        arguments.append("rotation: \(number(shape.rotation, after: name + " turn"))")
      }
      return "star(\(SwiftCode.joined(arguments, by: ", "))\(reversed(shape.isReversed)))"
    }
  }

  private mutating func rim(
    _ radius: Property<Double>, _ roundness: Property<Double>, _ name: String
  ) -> SwiftCode {
    "(\(number(radius, after: name + " radius")), \(number(roundness, after: name + " roundness", .component)))"
  }

  private mutating func center(_ position: ShapePosition, after name: String) -> SwiftCode {
    switch position {
    case .joined(let property): point(property, after: name + " position")
    case .separate(let x, let y):
      "CGPoint(x: \(number(x, after: name + " x")), y: \(number(y, after: name + " y")))"
    }
  }

  /// An outline drawn by hand, over time.
  private mutating func path(_ property: Property<BezierPath>, after name: String) -> SwiftCode {
    entry(property, after: name).map { use($0) } ?? drawn(property, after: name)
  }

  /// What the theme holds for an outline; nil for one that is in no slot.
  mutating func entry(
    _ property: Property<BezierPath>, after text: String
  ) -> ThemeValues.Entry? {
    entry(.path(property), property.slot, for: text + " outline", .outline) { writer, value in
      guard case .path(let path) = value else { return "Path()" }
      let code = writer.drawn(Property(path.track), after: path.slot ?? text)
      // What never changes stands in the theme itself, what moves in a function beside the data.
      return path.isStatic ? "Artwork.\(code)" : code
    }
  }

  /// An outline that no theme replaces, over time.
  private mutating func drawn(_ property: Property<BezierPath>, after name: String) -> SwiftCode {
    let frames = property.track.keyframes.map(\.frame)
    let fit = TrackFit(
      tolerance: Precision.length.tolerance, breaks: frames,
      curves: property.track.keyframes.flatMap { $0.easing.curves })
    let range = FrameRange(frames.first ?? 0, frames.last ?? 0)
    let path =
      property.isStatic
      ? still([property.track.initialValue], after: name + " path")
      : moving(over: range, fit, of: nil, after: name + " path") { frame, work in
        let outline = property.value(atFrame: frame)
        work.take(points: outline.vertices.count)
        return [outline]
      }
    return path ?? constant(of: name)
  }

  /// An outline without points, by a name.
  private mutating func constant(of name: String) -> SwiftCode {
    constant(after: name + " path", ["Path()"], as: .path)
  }
}

// MARK: For other targets

extension SwiftUIWriter {
  /// A function of the theme and the frame in `Artwork`.
  struct Function {
    var name: SwiftNames.Identifier
    /// Whether it says something else at another frame.
    var isMoving: Bool
  }

  /// Writes a function that makes outlines.
  mutating func function(of outline: ThemedOutline, after name: String) -> Function {
    let code = path(of: outline, after: name)
    return function(code, of: outline.properties, after: name + " outline", "Path")
  }

  /// Writes a function that makes the matrix of what scales, skews and turns.
  mutating func function(of turn: ThemedTurn, after name: String) -> Function {
    let scale: SwiftCode? =
      switch turn.scale {
      case .point(let scale): changing(scale, after: name + " scale", .factor, natural: 1)
      case .vector(let scale): changing(scale, after: name + " scale", .factor, natural: 1)
      case .scalar, .color, .gradient, .path: nil
      }
    let code = matrix(
      anchor: nil, position: nil, scale: scale,
      rotation: changing(turn.rotation, after: name + " rotation"),
      skew: changing(turn.skew, after: name + " skew"),
      skewAxis: changing(turn.skewAxis, after: name + " skew axis"))
    return function(
      code ?? "CGAffineTransform.identity", of: turn.properties, after: name + " turn",
      "CGAffineTransform")
  }

  /// Writes a function that works out a number.
  mutating func function(
    of number: AnimatedNumber, after name: String, _ precision: Precision
  ) -> Function {
    let code = self.number(number, after: name, precision)
    return function(code, of: number.sources, after: name, "Double")
  }

  private mutating func function(
    _ code: SwiftCode, of properties: [AnyProperty], after name: String, _ type: SwiftCode
  ) -> Function {
    let name = names.name(after: name, or: "value")
    let function = SwiftCode(identifier: name)
    let head: SwiftCode =
      "static func \(function)(_ theme: Theme, _ frame: \(frameType)) -> \(type)"
    data.write { $0.block(head) { $0.line(code) } }
    let isMoving = properties.contains { property in
      property.slot.flatMap { theme.values.entry(for: property, in: $0) }?.isMoving
        ?? !property.isStatic
    }
    return Function(name: name, isMoving: isMoving)
  }
}
