extension ShapeItem {
  /// What After Effects calls an item that has no name of its own.
  public var displayName: String {
    guard name.isEmpty else { return name }
    return switch kind {
    case .group: "Group"
    case .path: "Path"
    case .rectangle: "Rectangle Path"
    case .ellipse: "Ellipse Path"
    case .star: "Polystar Path"
    case .fill(let fill):
      switch fill.paint {
      case .solid: "Fill"
      case .gradient: "Gradient Fill"
      }
    case .stroke(let stroke):
      switch stroke.paint {
      case .solid: "Stroke"
      case .gradient: "Gradient Stroke"
      }
    case .trim: "Trim Paths"
    case .repeater: "Repeater"
    case .roundCorners: "Round Corners"
    case .merge: "Merge Paths"
    case .offset: "Offset Paths"
    case .puckerBloat: "Pucker & Bloat"
    case .zigZag: "Zig Zag"
    case .twist: "Twist"
    }
  }

  /// Everything in it that can move, its children's below its own, under After Effects' names.
  public var properties: [NamedProperty] {
    let own: [NamedProperty] =
      switch kind {
      case .group(let group):
        group.items.flatMap(\.properties)
          + group.transform.properties.map { $0.within("Transform") }
      case .path(let shape): [NamedProperty("Path", shape.path)]
      case .rectangle(let shape):
        [NamedProperty("Size", shape.size)] + shape.position.properties(named: "Position")
          + [NamedProperty("Roundness", shape.cornerRadius)]
      case .ellipse(let shape):
        [NamedProperty("Size", shape.size)] + shape.position.properties(named: "Position")
      case .star(let shape): shape.properties
      case .fill(let fill):
        fill.paint.properties + [NamedProperty("Opacity", fill.opacity)]
      case .stroke(let stroke): stroke.properties
      case .trim(let trim):
        [
          NamedProperty("Start", trim.start), NamedProperty("End", trim.end),
          NamedProperty("Offset", trim.offset),
        ]
      case .repeater(let repeater):
        [
          NamedProperty("Copies", repeater.copies), NamedProperty("Offset", repeater.offset),
          NamedProperty("Start Opacity", repeater.startOpacity),
          NamedProperty("End Opacity", repeater.endOpacity),
        ] + repeater.transform.properties.map { $0.within("Transform") }
      case .roundCorners(let corners): [NamedProperty("Radius", corners.radius)]
      case .merge: []
      case .offset(let offset):
        [
          NamedProperty("Amount", offset.amount),
          NamedProperty("Miter Limit", offset.miterLimit),
        ]
      case .puckerBloat(let pucker): [NamedProperty("Amount", pucker.amount)]
      case .zigZag(let zigZag):
        [
          NamedProperty("Size", zigZag.size), NamedProperty("Ridges per segment", zigZag.ridges),
          NamedProperty("Points", zigZag.smoothness),
        ]
      case .twist(let twist):
        [NamedProperty("Angle", twist.angle), NamedProperty("Center", twist.center)]
      }
    return own.map { $0.within(displayName) }
  }
}

extension StarShape {
  fileprivate var properties: [NamedProperty] {
    var list =
      [NamedProperty("Points", points)] + position.properties(named: "Position")
      + [NamedProperty("Rotation", rotation)]
    switch kind {
    case .polygon: break
    case .star(let innerRadius, let innerRoundness):
      list += [
        NamedProperty("Inner Radius", innerRadius),
        NamedProperty("Inner Roundness", innerRoundness),
      ]
    }
    return list + [
      NamedProperty("Outer Radius", outerRadius), NamedProperty("Outer Roundness", outerRoundness),
    ]
  }
}

extension Paint {
  /// Everything in it that can move, under After Effects' names.
  public var properties: [NamedProperty] {
    switch self {
    case .solid(let color): return [NamedProperty("Color", color)]
    case .gradient(let gradient):
      var list = [
        NamedProperty("Start Point", gradient.start), NamedProperty("End Point", gradient.end),
        NamedProperty("Colors", gradient.stops),
      ]
      switch gradient.kind {
      case .linear: break
      case .radial(let length, let angle):
        list += [
          NamedProperty("Highlight Length", length), NamedProperty("Highlight Angle", angle),
        ]
      }
      return list
    }
  }
}

extension Stroke {
  fileprivate var properties: [NamedProperty] {
    var list =
      paint.properties + [
        NamedProperty("Opacity", opacity), NamedProperty("Stroke Width", width),
        NamedProperty("Miter Limit", miterLimit),
      ]
    guard let dashes else { return list }
    for (index, length) in dashes.lengths.enumerated() {
      list.append(NamedProperty((index % 2 == 0 ? "Dash" : "Gap") + " \(index / 2 + 1)", length))
    }
    list.append(NamedProperty("Dash Offset", dashes.offset))
    return list
  }
}
