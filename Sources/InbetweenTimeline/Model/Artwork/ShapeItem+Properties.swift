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
    case .merge: "Merge Paths"
    case .modifier(let modifier): modifier.title
    }
  }

  /// Everything in it that can move, its children's below its own, under After Effects' names.
  public var properties: [NamedProperty] {
    var list: [NamedProperty] = []
    collectProperties(below: "", into: &list)
    return list
  }

  /// Adds what can move, its names after those of the groups around it; each is written once, however
  /// deep it lies.
  private func collectProperties(below place: String, into list: inout [NamedProperty]) {
    let place = place + displayName
    if case .group(let group) = kind {
      for item in group.items { item.collectProperties(below: place + " › ", into: &list) }
    }
    list += ownProperties.map { $0.within(place) }
  }

  /// What can move of the item itself.
  private var ownProperties: [NamedProperty] {
    switch kind {
    case .group(let group): group.transform.properties.map { $0.within("Transform") }
    case .path(let shape): shape.describedProperties
    case .rectangle(let shape):
      RectangleShape.named("size", shape.size)
        + RectangleShape.named("position", shape.position)
        + RectangleShape.named("cornerRadius", shape.cornerRadius)
    case .ellipse(let shape):
      EllipseShape.named("size", shape.size) + EllipseShape.named("position", shape.position)
    case .star(let shape): shape.properties
    case .fill(let fill): fill.paint.properties + Fill.named("opacity", fill.opacity)
    case .stroke(let stroke): stroke.properties
    case .trim(let trim): trim.describedProperties
    case .repeater(let repeater):
      Repeater.named("copies", repeater.copies) + Repeater.named("offset", repeater.offset)
        + Repeater.named("startOpacity", repeater.startOpacity)
        + Repeater.named("endOpacity", repeater.endOpacity)
        + repeater.transform.properties.map { $0.within("Transform") }
    case .merge: []
    case .modifier(let modifier): modifier.properties
    }
  }
}

extension StarShape {
  fileprivate var properties: [NamedProperty] {
    Self.named("points", points) + Self.named("position", position)
      + Self.named("rotation", rotation)
      + kind.describedProperties + Self.named("outerRadius", outerRadius)
      + Self.named("outerRoundness", outerRoundness)
  }
}

extension Paint {
  /// Everything in it that can move, under After Effects' names.
  public var properties: [NamedProperty] {
    switch self {
    case .solid: describedProperties
    case .gradient(let gradient):
      GradientPaint.named("start", gradient.start) + GradientPaint.named("end", gradient.end)
        + GradientPaint.named("stops", gradient.stops) + gradient.kind.describedProperties
    }
  }
}

extension Stroke {
  fileprivate var properties: [NamedProperty] {
    var list =
      paint.properties + Self.named("opacity", opacity) + Self.named("width", width)
      + Self.named("miterLimit", miterLimit)
    guard let dashes else { return list }
    for (index, length) in dashes.lengths.enumerated() {
      list.append(NamedProperty((index % 2 == 0 ? "Dash" : "Gap") + " \(index / 2 + 1)", length))
    }
    list.append(NamedProperty("Dash Offset", dashes.offset))
    return list
  }
}
