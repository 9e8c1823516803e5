import InbetweenTimeline

/// Writes the parts of a timeline as JSON.
struct TimelineVisitor: ModelVisitor {
  typealias Failure = Never

  /// The text that has been written.
  private(set) var text: JSONOutput
  /// Whether the next value's fields are members of the object that is being written.
  private var isInline = false
  /// The case that goes without its name, of the choice that begins.
  private var plainCase: StaticString?

  init(_ layout: TimelineJSON.Layout) { text = JSONOutput(layout) }

  /// The whole text, with a line end.
  consuming func finished() -> [UInt8] {
    text.end()
    return text.bytes
  }
}

// MARK: Values with parts

extension TimelineVisitor {
  private mutating func object(_ describe: (inout TimelineVisitor) -> Void) {
    if isInline {
      isInline = false
      return describe(&self)
    }
    text.open("{")
    describe(&self)
    text.close("}")
  }

  mutating func record<Value: Record>(_ value: inout Value) {
    object { value.describe(&$0) }
  }

  mutating func property<Value: TrackValue>(_ value: inout Property<Value>) {
    object { value.describe(&$0) }
  }

  mutating func choice<Value: Choice>(_ value: inout Value) {
    plainCase = Value.plainCase
    object { value.describe(&$0) }
  }

  mutating func begin(_ name: StaticString) {
    if plainCase?.description == name.description { return }
    text.key("type")
    text.word(name)
  }

  mutating func field<Value: Described>(
    _ name: StaticString, as label: FieldLabel, _ value: inout Value, standard: Value?
  ) {
    if let standard, standard == value { return }
    text.key(name)
    value.visit(&self)
  }

  mutating func inline<Value: Described>(_ value: inout Value) {
    isInline = true
    value.visit(&self)
  }

  mutating func list<Element: Described>(_ value: inout [Element]) {
    text.open("[")
    for element in value {
      text.element()
      var element = element
      element.visit(&self)
    }
    text.close("]")
  }

  mutating func optional<Wrapped: Described>(_ value: inout Wrapped?) {
    guard var wrapped = value else { return text.literal("null") }
    wrapped.visit(&self)
  }
}

// MARK: Values without parts

extension TimelineVisitor {
  mutating func number(_ value: inout Double) { text.number(value) }

  mutating func integer(_ value: inout Int) { text.integer(value) }

  mutating func flag(_ value: inout Bool) { text.literal(value ? "true" : "false") }

  mutating func text(_ value: inout String) { text.string(value) }

  mutating func word<Value: Word>(_ value: inout Value) { text.string(value.rawValue) }

  mutating func frameRate(_ value: inout FrameRate) { text.number(value.framesPerSecond) }

  mutating func point(_ value: inout Point) { text.row(value.x, value.y) }

  mutating func vector(_ value: inout Vector3) { text.row(value.x, value.y, value.z) }

  mutating func color(_ value: inout Color) {
    text.row(value.red, value.green, value.blue, value.alpha)
  }

  mutating func outline(_ value: inout BezierPath) {
    text.open("{")
    if value.isClosed {
      text.key("isClosed")
      text.literal("true")
    }
    text.key("vertices")
    text.open("[")
    for vertex in value.vertices {
      text.element()
      if vertex.inTangent == .zero, vertex.outTangent == .zero {
        text.row(vertex.point.x, vertex.point.y)
      } else {
        text.row(
          vertex.point.x, vertex.point.y, vertex.inTangent.x, vertex.inTangent.y,
          vertex.outTangent.x, vertex.outTangent.y)
      }
    }
    text.close("]")
    text.close("}")
  }
}

// MARK: Tracks

extension TimelineVisitor {
  mutating func track<Value: TrackValue>(_ value: inout Track<Value>) {
    switch value {
    case .constant(var constant):
      text.key("value")
      constant.visit(&self)
    case .keyframed(let keyframes):
      text.key("keyframes")
      text.open("[")
      for keyframe in keyframes.list {
        text.element()
        write(keyframe)
      }
      text.close("]")
    }
  }

  private mutating func write<Value: TrackValue>(_ keyframe: Keyframe<Value>) {
    text.open("{")
    text.key("frame")
    text.number(keyframe.frame)
    text.key("value")
    var value = keyframe.value
    value.visit(&self)
    write(keyframe.easing)
    if var path = keyframe.path {
      text.key("path")
      text.open("{")
      text.key("out")
      path.outTangent.visit(&self)
      text.key("in")
      path.inTangent.visit(&self)
      text.close("}")
    }
    text.close("}")
  }

  private mutating func write(_ easing: Easing) {
    if easing == .linear { return }
    text.key("easing")
    if let name = easing.name { return text.word(name) }
    switch easing {
    case .linear, .hold: break
    case .curve(let curve): write(curve)
    case .perDimension(let curves):
      text.open("[")
      for curve in curves {
        text.element()
        write(curve)
      }
      text.close("]")
    }
  }

  private mutating func write(_ curve: TimingCurve) {
    text.row(curve.control1.x, curve.control1.y, curve.control2.x, curve.control2.y)
  }
}
