package import InbetweenTimeline

extension Artwork {
  /// Everything that a step's outlines come from.
  package func items(below step: Int) -> [ShapeItem] {
    (item(of: steps[step]).map { [$0] } ?? []) + steps[step].inputs.flatMap { items(below: $0) }
  }

  /// What a step does, as an item of a layer; nil for one that only passes outlines on.
  func item(of step: OutlineStep) -> ShapeItem? {
    switch step {
    case .source(let source): source.item
    case .gathered, .selected: nil
    case .placed(let place, _):
      ShapeItem("", .group(ShapeGroup([], transform: transforms[place].source)))
    case .modified(let modifier, _): modifier.item
    case .merged(let merge, _): ShapeItem("", .merge(merge))
    case .repeated(let repeater, _): ShapeItem("", .repeater(repeater))
    }
  }
}

extension OutlineSource {
  /// As an item of a layer, with the properties that move it.
  var item: ShapeItem {
    switch self {
    case .path(let shape): ShapeItem("", .path(shape))
    case .rectangle(let shape): ShapeItem("", .rectangle(shape))
    case .ellipse(let shape): ShapeItem("", .ellipse(shape))
    case .star(let shape): ShapeItem("", .star(shape))
    }
  }
}

extension OutlineModifier {
  /// As an item of a layer, with the properties that move it.
  var item: ShapeItem {
    switch self {
    case .trim(let trim): ShapeItem("", .trim(trim))
    case .path(let modifier): ShapeItem("", .modifier(modifier))
    }
  }
}
