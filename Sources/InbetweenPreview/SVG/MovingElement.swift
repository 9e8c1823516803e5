import InbetweenTimeline

/// An element over all frames: what of it changes when.
struct MovingElement {
  /// What has to be the same for elements of two frames to be one.
  private let key: Key
  private var name: String
  private var attributes: [Moving<String>]
  private var transform: [(frame: Int, value: AffineTransform)]
  private var references: [(attribute: String, definition: MovingElement)]
  private var children: [MovingElement]
  /// From which frame on it is there, or is not.
  private var presence: [(frame: Int, isThere: Bool)]

  private struct Moving<Value> {
    var name: String
    var steps: [(frame: Int, value: Value)]
  }

  /// The element as a frame has it; before, it is not there, or what holds it is not.
  init(_ element: SVGElement, frame: Int, isHeld: Bool = false) {
    key = Key(element)
    name = element.name
    attributes = element.attributes.map { Moving(name: $0.name, steps: [(frame, $0.value)]) }
    transform = element.transform.map { [(frame, $0)] } ?? []
    references = element.references.map {
      ($0.attribute, MovingElement($0.definition, frame: frame, isHeld: true))
    }
    children = element.children.map { MovingElement($0, frame: frame, isHeld: true) }
    presence = frame > 0 && !isHeld ? [(0, false), (frame, true)] : [(0, true)]
  }

  /// What cannot change.
  private struct Key: Hashable {
    var name: String
    var names: [String]
    var fixed: [String]
    var hasTransform: Bool
    var references: [String]
    var parts: [Key]

    init(_ element: SVGElement) {
      name = element.name
      names = element.attributes.map(\.name)
      fixed = element.attributes.filter { !Self.moving.contains($0.name) }.map(\.value)
      hasTransform = element.transform != nil
      references = element.references.map(\.attribute)
      parts = element.references.map { Key($0.definition) }
      // The parts of what is no container of drawings cannot be hidden.
      if !["svg", "g", "mask", "clipPath"].contains(element.name) {
        parts += element.children.map { Key($0) }
      }
    }

    private static let moving: Set<String> = [
      "d", "opacity", "fill", "stroke", "fill-opacity", "stroke-opacity", "stroke-width",
      "stroke-miterlimit", "stroke-dasharray", "stroke-dashoffset", "x", "y", "width", "height",
      "x1", "y1", "x2", "y2", "cx", "cy", "r", "fx", "fy", "offset", "stop-color", "stop-opacity",
      "stdDeviation", "dx", "dy", "values", "tableValues", "flood-color", "flood-opacity", "k2",
      "k3",
    ]
  }
}

extension MovingElement {
  /// How many places ahead an element of a frame is looked for.
  private static let window = 1_000
  /// What a step takes in the file besides its value, in bytes.
  private static let bytesOfStep = 12

  /// Takes in how a frame has the element, which is of the same key; `growth` grows by the bytes
  /// that this adds to the file.
  mutating func join(_ element: SVGElement, frame: Int, growth: inout Int) {
    show(true, frame: frame, growth: &growth)
    for (index, attribute) in element.attributes.enumerated()
    where attributes[index].steps.last?.value != attribute.value {
      attributes[index].steps.append((frame, attribute.value))
      growth += attribute.value.utf8.count + Self.bytesOfStep
    }
    if let new = element.transform, transform.last?.value != new {
      transform.append((frame, new))
      growth += 4 * Self.bytesOfStep
    }
    for (index, reference) in element.references.enumerated() {
      references[index].definition.join(reference.definition, frame: frame, growth: &growth)
    }
    join(children: element.children, frame: frame, growth: &growth)
  }

  /// Finds for each child of a frame the next one of its key, and puts in those that are missing.
  private mutating func join(children new: [SVGElement], frame: Int, growth: inout Int) {
    var next = 0
    for child in new {
      let wanted = Key(child)
      let ahead = next..<min(children.count, next + Self.window)
      if let place = ahead.first(where: { children[$0].key == wanted }) {
        for skipped in next..<place {
          children[skipped].show(false, frame: frame, growth: &growth)
        }
        children[place].join(child, frame: frame, growth: &growth)
        next = place + 1
      } else {
        children.insert(MovingElement(child, frame: frame), at: next)
        growth += child.bytes
        next += 1
      }
    }
    for skipped in next..<children.count {
      children[skipped].show(false, frame: frame, growth: &growth)
    }
  }

  private mutating func show(_ isThere: Bool, frame: Int, growth: inout Int) {
    guard presence.last?.isThere != isThere else { return }
    growth += 2 * Self.bytesOfStep
    if presence.last?.frame == frame {
      presence[presence.count - 1].isThere = isThere
    } else {
      presence.append((frame, isThere))
    }
  }

  /// The element with animations in it; where nothing plays, it shows the first frame.
  func element(_ clock: SVGClock) -> SVGElement {
    var element = SVGElement(name)
    var animations: [SVGElement] = []
    for attribute in attributes {
      guard let first = attribute.steps.first else { continue }
      element.set(attribute.name, first.value)
      if attribute.steps.count > 1 {
        animations.append(
          clock.steps("animate", [("attributeName", attribute.name)], attribute.steps))
      }
    }
    element.transform = transform.first?.value
    if transform.count > 1 {
      element.transform = nil
      animations += transforms(clock)
    } else if element.transform == .identity {
      element.transform = nil
    }
    if presence.contains(where: { !$0.isThere }) {
      element.set("display", presence.first?.isThere == true ? "inline" : "none")
      if presence.count > 1 {
        animations.append(
          clock.steps(
            "animate", [("attributeName", "display")],
            presence.map { ($0.frame, $0.isThere ? "inline" : "none") }))
      }
    }
    for reference in references {
      element.refer(
        reference.attribute, to: reference.definition.element(clock))
    }
    element.children = animations + children.map { $0.element(clock) }
    return element
  }

  /// A moving transform as steps of its parts, those left out that never do anything.
  private func transforms(_ clock: SVGClock) -> [SVGElement] {
    let parts = transform.map { (frame: $0.frame, value: TransformParts($0.value)) }
    let kinds: [(type: String, rest: String, text: (TransformParts) -> String)] = [
      ("translate", "0 0", { SVGNumber.list([$0.move.x, $0.move.y]) }),
      ("rotate", "0", { SVGNumber.text($0.turn) }),
      ("skewX", "0", { SVGNumber.text($0.skew) }),
      ("scale", "1 1", { SVGNumber.list([$0.scale.x, $0.scale.y], digits: 6) }),
    ]
    var animations: [SVGElement] = []
    for kind in kinds {
      var steps: [(frame: Int, value: String)] = []
      for part in parts {
        let text = kind.text(part.value)
        if steps.last?.value != text { steps.append((part.frame, text)) }
      }
      if steps.count == 1, steps[0].value == kind.rest { continue }
      animations.append(
        clock.steps(
          "animateTransform",
          [
            ("attributeName", "transform"), ("type", kind.type),
            ("additive", animations.isEmpty ? "replace" : "sum"),
          ], steps))
    }
    return animations
  }
}

/// A transform as SVG's animations have it: scaled, then skewed along x, then turned, then moved.
private struct TransformParts {
  let move: Point
  /// In degrees.
  let turn: Double
  /// In degrees.
  let skew: Double
  let scale: Point

  init(_ transform: AffineTransform) {
    move = Point(transform.tx, transform.ty)
    let width = Point(transform.a, transform.b).length
    guard width > 1e-12 else {
      turn = 0
      skew = 0
      scale = Point(0, transform.d)
      return
    }
    let cosine = transform.a / width
    let sine = transform.b / width
    let height = transform.d * cosine - transform.c * sine
    let shear = transform.c * cosine + transform.d * sine
    turn = Real.degrees(fromRadians: Real.angle(y: transform.b, x: transform.a))
    skew =
      abs(height) > 1e-12
      ? Real.degrees(fromRadians: Real.angle(y: shear / height, x: 1)) : 0
    scale = Point(width, height)
  }
}
