import InbetweenLowering
import InbetweenRuntime
import InbetweenSceneGraph
import InbetweenTimeline

extension SwiftUIWriter {
  /// The statements that bring `context` to a layer's own space: those of its parents first, or the
  /// function that others call too.
  mutating func placing(_ subject: LayerSubject) -> [SwiftCode] {
    let composition = subject.place.composition
    if followed[composition] == nil {
      followed[composition] = Set(subject.composition.spaces.compactMap(\.parent))
    }
    guard followed[composition]?.contains(subject.place.layer) == true else {
      return ownPlacing(subject)
    }
    let name = placement(of: subject)
    return name.map { [call($0)] } ?? []
  }

  private mutating func ownPlacing(_ subject: LayerSubject) -> [SwiftCode] {
    var lines: [SwiftCode] = []
    if let parent = subject.space.parent {
      var followed = subject
      followed.layer = subject.composition.layers[parent]
      followed.place.layer = parent
      if let name = placement(of: followed) {
        lines.append(call(name))
      }
    }
    return lines + matrix(of: subject)
  }

  /// How a context comes to a layer's space: by a function, or as it is.
  struct Placement {
    var name: SwiftNames.Identifier?
  }

  /// The function that brings a context to the space of a layer that others follow; nil when that
  /// changes nothing.
  private mutating func placement(of subject: LayerSubject) -> SwiftNames.Identifier? {
    let layer = subject.layer
    var place = subject.place
    place.composition = placed[place.composition]
    if let known = placements[place] { return known.name }
    let outer = current
    current = layer
    defer { current = outer }
    let known = slotUses
    let lines = ownPlacing(subject)
    placements[place] = Placement(name: nil)
    guard !lines.isEmpty else { return nil }
    let name = names.name(after: "place " + layer.name, or: "placeLayer")
    placements[place] = Placement(name: name)
    let isThemed = slotUses > known
    if isThemed { themedPlacements.insert(name) }
    functions.append(
      CodeFunctions.Function(
        name: name, title: "The space of " + (layer.name.isEmpty ? "a layer" : layer.name),
        noun: "placeLayer", keyword: "static func",
        parameters: isThemed
          ? "_ context: inout GraphicsContext, _ frame: \(frameType), _ theme: Theme"
          : "_ context: inout GraphicsContext, _ frame: \(frameType)",
        body: CodeLines(lines)))
    return name
  }

  private mutating func call(_ placement: SwiftNames.Identifier) -> SwiftCode {
    guard themedPlacements.contains(placement) else {
      return SwiftCode(calling: placement, "&context, frame")
    }
    slotUses += 1
    return SwiftCode(calling: placement, "&context, frame, theme")
  }

  /// The statements of a layer's own matrix: by its properties where it is flat, sampled where it
  /// turns with its path; none when it changes nothing.
  private mutating func matrix(of subject: LayerSubject) -> [SwiftCode] {
    let layer = subject.layer
    let transform = subject.space.transform
    guard transform.isWhole else {
      return place(transform.source, after: layer.name)
    }
    if mixesFrames, transform.isDirected {
      return place(turning: transform.source, over: span(of: layer), after: layer.name)
    }
    let range = span(of: layer)
    let properties = transform.source.properties
    let fit = TrackFit(
      tolerance: MatrixNumbers.tolerance, breaks: properties.flatMap(\.property.keyframeTimes),
      curves: [])
    let keys = self.keys(of: fit, over: range) { frame in
      MatrixNumbers.even(transform.flatMatrix(atFrame: frame))
    }.map(MatrixNumbers.key)
    let code = track(keys, after: layer.name + " matrix", .numbers, .factor)
    parts.insert(.matrix)
    return ["context.concatenate(matrix(\(code)))"]
  }

  /// The statements of a layer that turns to its motion path, by its properties and the direction,
  /// which tweens mix each by itself: the numbers of a matrix would shrink it on its way around.
  private mutating func place(
    turning transform: Transform, over range: FrameRange, after name: String
  ) -> [SwiftCode] {
    let moved = Transform(position: transform.position)
    var rest = transform
    rest.position = Transform().position
    let fit = TrackFit(
      tolerance: MatrixNumbers.tolerance,
      breaks: moved.properties.flatMap(\.property.keyframeTimes), curves: [])
    let path = PathDirection(of: transform)
    let keys = self.keys(of: fit, over: range) { frame in
      let angle = Real.radians(fromDegrees: path.degrees(atFrame: frame))
      return [Real.cosine(angle), Real.sine(angle)]
    }.map { key in
      let angle = Real.degrees(fromRadians: Real.angle(y: key.numbers[1], x: key.numbers[0]))
      return NumbersKey(
        frame: key.frame, numbers: [path.turn(to: angle, atFrame: key.frame)], easing: key.easing)
    }
    let direction = track(keys, after: name + " direction", .number, .length)
    return place(moved, after: name)
      + place(
        anchor: nil, position: nil, scale: nil, rotation: direction, skew: nil, skewAxis: nil)
      + place(rest, after: name)
  }
}
