import InbetweenLowering
import InbetweenRuntime
import InbetweenTimeline

extension SwiftUIWriter {
  /// A number over time as an expression of `frame`.
  mutating func number(
    _ property: Property<Double>, after text: String, _ precision: Precision = .length
  ) -> SwiftCode {
    if let code = themed(property, after: text, precision) { return code }
    let keys = property.track.keyframes.map {
      NumbersKey(frame: $0.frame, numbers: [$0.value], easing: $0.easing)
    }
    guard !property.isStatic, !keys.isEmpty else {
      return "\(precision.rounded(property.track.initialValue))"
    }
    return track(keys.withoutNeedless, after: text, .number, precision, isTuned: true)
  }

  /// A pair of numbers over time, as a `CGPoint`.
  mutating func point(
    _ property: Property<Point>, after text: String, _ precision: Precision = .length
  ) -> SwiftCode {
    if let code = themed(property, after: text, precision) { return code }
    return point(
      property.track.keyframes.map {
        PlaceKey(
          frame: $0.frame, value: $0.value, easing: $0.easing,
          bend: $0.path.map { [$0.outTangent.x, $0.outTangent.y, $0.inTangent.x, $0.inTangent.y] })
      }, initial: property.track.initialValue, isStatic: property.isStatic, after: text, precision)
  }

  /// The first two of three numbers over time, as a `CGPoint`.
  mutating func point(
    _ property: Property<Vector3>, after text: String, _ precision: Precision = .length
  ) -> SwiftCode {
    if let code = themed(property, after: text, precision) { return code }
    return point(
      property.track.keyframes.map {
        PlaceKey(
          frame: $0.frame, value: $0.value.point, easing: $0.easing,
          bend: $0.path.map { [$0.outTangent.x, $0.outTangent.y, $0.inTangent.x, $0.inTangent.y] })
      }, initial: property.track.initialValue.point, isStatic: property.isStatic, after: text,
      precision)
  }

  private struct PlaceKey {
    var frame: Double
    var value: Point
    var easing: Easing
    var bend: [Double]?
  }

  private mutating func point(
    _ keys: [PlaceKey], initial: Point, isStatic: Bool, after text: String,
    _ precision: Precision
  ) -> SwiftCode {
    if isStatic || keys.isEmpty {
      return TrackKind.point.constant([initial.x, initial.y], precision)
    }
    let isApart = keys.contains {
      if case .perDimension(let curves) = $0.easing { return curves.count > 1 && $0.bend == nil }
      return false
    }
    guard isApart else {
      return track(
        keys.map {
          NumbersKey(
            frame: $0.frame, numbers: [$0.value.x, $0.value.y] + ($0.bend ?? [0, 0, 0, 0]),
            easing: $0.easing)
        }.withoutNeedless, after: text, .point, precision, isTuned: true)
    }
    let both = apart(keys, precision)
    let x = both.map {
      NumbersKey(frame: $0.frame, numbers: [$0.numbers[0]], easing: $0.easing.dimension(0))
    }
    let y = both.map {
      NumbersKey(frame: $0.frame, numbers: [$0.numbers[1]], easing: $0.easing.dimension(1))
    }
    let xCode = track(x.withoutNeedless, after: text + " x", .number, precision, isTuned: true)
    let yCode = track(y.withoutNeedless, after: text + " y", .number, precision, isTuned: true)
    return "CGPoint(x: \(xCode), y: \(yCode))"
  }

  /// Keyframes whose x and y can be written one by one: curved ways become several straight ones.
  private mutating func apart(_ keys: [PlaceKey], _ precision: Precision) -> [NumbersKey] {
    var result: [NumbersKey] = []
    for (index, key) in keys.enumerated() {
      let start = NumbersKey(
        frame: key.frame, numbers: [key.value.x, key.value.y], easing: key.easing)
      guard let bend = key.bend, key.easing != .hold, index + 1 < keys.count,
        keys[index + 1].frame > key.frame
      else {
        result.append(start)
        continue
      }
      let next = keys[index + 1]
      let from = Keyframe(
        key.frame, key.value, key.easing,
        path: MotionPath(out: Point(bend[0], bend[1]), in: Point(bend[2], bend[3])))
      let to = Keyframe(next.frame, next.value)
      let fit = TrackFit(tolerance: precision.tolerance, breaks: [], curves: [])
      let way = self.keys(of: fit, over: FrameRange(key.frame, next.frame), .length) { frame in
        let place = from.value(towards: to, atFrame: frame)
        return [place.x, place.y]
      }
      result += way.filter { $0.frame < next.frame }.map {
        NumbersKey(
          frame: $0.frame, numbers: $0.numbers, easing: $0.easing == .hold ? .linear : $0.easing)
      }
    }
    return result
  }

  /// A colour over time as a SwiftUI colour; one that never changes joins the theme.
  ///
  /// - Parameters:
  ///   - property: the colour.
  ///   - opacity: multiplied with the colour's own alpha.
  ///   - text: what the name of the colour is made from.
  ///   - opacityText: the same for the opacity, where that moves.
  /// - Returns: an expression of `frame` and `theme`.
  mutating func color(
    _ property: Property<Color>, opacity: AnimatedNumber, after text: String,
    _ opacityText: String = ""
  ) -> SwiftCode {
    let isFull = opacity.isAlways(1, .component)
    let faded: SwiftCode =
      isFull ? "" : ".opacity(\(number(opacity, after: opacityText, .component)))"
    if let code = themed(property, for: text) { return "\(code)\(faded)" }
    guard !property.isStatic else {
      let name = theme.name(
        of: property.track.initialValue, after: property.slot ?? text, slot: property.slot)
      let color = SwiftCode(value: "theme.\(SwiftCode(identifier: name))", as: .color)
      return "\(color)\(faded)"
    }
    let list = property.track.keyframes
    var keys = list.map {
      NumbersKey(
        frame: $0.frame, numbers: [$0.value.red, $0.value.green, $0.value.blue, $0.value.alpha],
        easing: $0.easing)
    }
    let isApart = list.contains {
      if case .perDimension(let curves) = $0.easing { return Set(curves).count > 1 }
      return false
    }
    if isApart, let first = list.first, let last = list.last {
      let fit = TrackFit(
        tolerance: Precision.component.tolerance, breaks: list.map(\.frame), curves: [])
      keys = self.keys(of: fit, over: FrameRange(first.frame, last.frame)) {
        let color = property.value(atFrame: $0)
        return [color.red, color.green, color.blue, color.alpha]
      }
    }
    let code = track(keys.withoutNeedless, after: text + " color", .tint, .component, isTuned: true)
    return "\(code).color\(faded)"
  }

  /// The colour of a shadow or a line around something.
  mutating func color(
    _ color: AnimatedColor, after text: String, opacity opacityText: String
  ) -> SwiftCode {
    self.color(color.color, opacity: color.alpha ?? 1, after: text, opacityText)
  }

  /// The statements that bring `context` to the space of a flat transform; none when it changes
  /// nothing. What is nil is as if it were not there.
  mutating func place(
    anchor: SwiftCode?, position: SwiftCode?, scale: SwiftCode?, rotation: SwiftCode?,
    skew: SwiftCode?, skewAxis: SwiftCode?
  ) -> [SwiftCode] {
    let matrix = matrix(
      anchor: anchor, position: position, scale: scale, rotation: rotation, skew: skew,
      skewAxis: skewAxis)
    return matrix.map { ["context.concatenate(\($0))"] } ?? []
  }

  /// The matrix of a flat transform; nil when it changes nothing.
  mutating func matrix(
    anchor: SwiftCode?, position: SwiftCode?, scale: SwiftCode?, rotation: SwiftCode?,
    skew: SwiftCode?, skewAxis: SwiftCode?
  ) -> SwiftCode? {
    let parts: [(SwiftCode, SwiftCode?)] = [
      ("anchor", anchor), ("position", position), ("scale", scale), ("skew", skew),
      ("skewAxis", skew == nil ? nil : skewAxis), ("rotation", rotation),
    ]
    let arguments = parts.compactMap { name, value in
      value.map { "\(name): \($0)" as SwiftCode }
    }
    guard !arguments.isEmpty else { return nil }
    self.parts.insert(.place)
    return "place(\(SwiftCode.joined(arguments, by: ", ")))"
  }

  /// The statements of a transform that stays; none for one that changes nothing, nil for one that
  /// moves or skews.
  private func still(
    anchor: Point?, position: Point?, scale: Point?, rotation: Double?, skew: Double?
  ) -> [SwiftCode]? {
    guard let anchor, let position, let scale, let rotation, skew == 0 else { return nil }
    func step(_ way: Point) -> [SwiftCode] {
      let x = Precision.length.rounded(way.x)
      let y = Precision.length.rounded(way.y)
      return x == 0 && y == 0
        ? []
        : [
          """
          context.translateBy(x: \(x, as: .number, named: "x"), y: \(y, as: .number, named: "y"))
          """
        ]
    }
    let x = Precision.factor.rounded(scale.x)
    let y = Precision.factor.rounded(scale.y)
    let sized: [SwiftCode] = x == 1 && y == 1 ? [] : ["context.scaleBy(x: \(x), y: \(y))"]
    let angle = Precision.length.rounded(rotation)
    guard angle != 0 else {
      return step(Point(position.x - anchor.x * scale.x, position.y - anchor.y * scale.y)) + sized
    }
    return step(position) + ["context.rotate(by: .degrees(\(angle, as: .number, named: "angle")))"]
      + sized
      + step(Point(-anchor.x, -anchor.y))
  }

  /// The statements of a transform of a group of artwork; none when it changes nothing.
  mutating func place(_ transform: ShapeTransform, after text: String) -> [SwiftCode] {
    let stays: Point? =
      switch transform.position {
      case .joined(let property): property.still
      case .separate(let x, let y): x.still.flatMap { x in y.still.map { Point(x, $0) } }
      }
    let fixed = still(
      anchor: transform.anchor.still, position: stays, scale: transform.scale.still,
      rotation: transform.rotation.still, skew: transform.skew.still)
    if let fixed { return fixed }
    return matrix(of: transform, after: text).map { ["context.concatenate(\($0))"] } ?? []
  }

  /// The matrix of a group of artwork; nil when it changes nothing.
  mutating func matrix(of transform: ShapeTransform, after text: String) -> SwiftCode? {
    let position: SwiftCode? =
      switch transform.position {
      case .joined(let property): changing(property, after: text + " position")
      case .separate(let x, let y):
        "CGPoint(x: \(number(x, after: text + " x")), y: \(number(y, after: text + " y")))"
      }
    return matrix(
      anchor: changing(transform.anchor, after: text + " anchor"), position: position,
      scale: changing(transform.scale, after: text + " scale", .factor, natural: 1),
      rotation: changing(transform.rotation, after: text + " rotation"),
      skew: changing(transform.skew, after: text + " skew"),
      skewAxis: changing(transform.skewAxis, after: text + " skew axis"))
  }

  /// The statements of the flat transform of a layer; none when it changes nothing.
  mutating func place(_ transform: Transform, after text: String) -> [SwiftCode] {
    let angle: Property<Double> =
      switch transform.rotation {
      case .flat(let angle): angle
      case .spatial(_, _, _, let z): z
      }
    let stays: Point? =
      switch transform.position {
      case .joined(let property): property.still?.point
      case .separate(let x, let y, _): x.still.flatMap { x in y.still.map { Point(x, $0) } }
      }
    let fixed = still(
      anchor: transform.anchor.still?.point, position: stays, scale: transform.scale.still?.point,
      rotation: angle.still, skew: transform.skew.still)
    if let fixed { return fixed }
    let position: SwiftCode? =
      switch transform.position {
      case .joined(let property): changing(property, after: text + " position")
      case .separate(let x, let y, _):
        "CGPoint(x: \(number(x, after: text + " x")), y: \(number(y, after: text + " y")))"
      }
    let rotation = changing(angle, after: text + " rotation")
    return place(
      anchor: changing(transform.anchor, after: text + " anchor"), position: position,
      scale: changing(transform.scale, after: text + " scale", .factor, natural: 1),
      rotation: rotation, skew: changing(transform.skew, after: text + " skew"),
      skewAxis: changing(transform.skewAxis, after: text + " skew axis"))
  }

  /// A number of a transform; nil where it is always 0.
  mutating func changing(_ property: Property<Double>, after text: String) -> SwiftCode? {
    property.still.map(Precision.length.rounded) == 0 ? nil : number(property, after: text)
  }

  /// A pair of numbers of a transform; nil where both always are what changes nothing.
  mutating func changing(
    _ property: Property<Point>, after text: String, _ precision: Precision = .length,
    natural: Double = 0
  ) -> SwiftCode? {
    let isNatural = property.still?.isAll(natural, precision) ?? false
    return isNatural ? nil : point(property, after: text, precision)
  }

  mutating func changing(
    _ property: Property<Vector3>, after text: String, _ precision: Precision = .length,
    natural: Double = 0
  ) -> SwiftCode? {
    let isNatural = property.still?.point.isAll(natural, precision) ?? false
    return isNatural ? nil : point(property, after: text, precision)
  }
}

extension Point {
  /// Whether both components are a number once they are rounded.
  fileprivate func isAll(_ number: Double, _ precision: Precision) -> Bool {
    precision.rounded(x) == number && precision.rounded(y) == number
  }
}

extension Property {
  /// The value that it always has; nil for what moves, and for what a theme may replace.
  fileprivate var still: Value? { isStatic && slot == nil ? track.initialValue : nil }
}
