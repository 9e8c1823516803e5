import InbetweenTimeline

/// Writes outlines and keyframes in the texts that `BezierPath(_:)` and `Array(table:)` read.
struct TableText: ModelVisitor {
  typealias Failure = Never

  private var bytes: [UInt8] = []

  /// The outline as text.
  static func outline(_ path: BezierPath) -> SwiftCode {
    var text = TableText()
    var path = path
    text.outline(&path)
    return SwiftCode(data: text.bytes)
  }

  /// The line of a keyframe.
  static func row<Value: TrackValue>(_ keyframe: Keyframe<Value>) -> SwiftCode {
    var text = TableText()
    text.write(keyframe)
    return SwiftCode(data: text.bytes)
  }

  private mutating func add(_ sign: StaticString) {
    sign.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func add(_ numbers: Double...) {
    for (index, number) in numbers.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: " ")) }
      DecimalText.append(number, to: &bytes)
    }
  }

  private mutating func write<Value: TrackValue>(_ keyframe: Keyframe<Value>) {
    add(keyframe.frame)
    add("; ")
    var value = keyframe.value
    value.visit(&self)
    if keyframe.easing == .linear, keyframe.path == nil { return }
    add("; ")
    write(keyframe.easing)
    guard var path = keyframe.path else { return }
    add("; ")
    path.outTangent.visit(&self)
    add("; ")
    path.inTangent.visit(&self)
  }

  private mutating func write(_ easing: Easing) {
    if let name = easing.name { return add(name) }
    switch easing {
    case .linear, .hold: break
    case .curve(let curve): write(curve)
    case .perDimension(let curves):
      add("each")
      for (index, curve) in curves.enumerated() {
        add(index > 0 ? " | " : " ")
        write(curve)
      }
    }
  }

  private mutating func write(_ curve: TimingCurve) {
    add(curve.control1.x, curve.control1.y, curve.control2.x, curve.control2.y)
  }
}

extension TableText {
  mutating func number(_ value: inout Double) { add(value) }

  mutating func point(_ value: inout Point) { add(value.x, value.y) }

  mutating func vector(_ value: inout Vector3) { add(value.x, value.y, value.z) }

  mutating func color(_ value: inout Color) {
    if let hex = value.hex {
      add("#")
      let digits = String(hex, radix: 16, uppercase: true)
      bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: 6 - digits.utf8.count))
      bytes.append(contentsOf: digits.utf8)
    } else {
      add(value.red, value.green, value.blue, value.alpha)
    }
  }

  mutating func outline(_ value: inout BezierPath) {
    for (index, vertex) in value.vertices.enumerated() {
      if index > 0 { add(", ") }
      add(vertex.point.x, vertex.point.y)
      if vertex.inTangent == .zero, vertex.outTangent == .zero { continue }
      add(" ")
      add(vertex.inTangent.x, vertex.inTangent.y, vertex.outTangent.x, vertex.outTangent.y)
    }
    if value.isClosed { add(value.vertices.isEmpty ? "z" : " z") }
  }

  mutating func record<Value: Record>(_ value: inout Value) { value.describe(&self) }

  /// A gradient's stops: the only lists in a value.
  mutating func list<Element: Described>(_ value: inout [Element]) {
    for (index, element) in value.enumerated() {
      if index > 0 { add(", ") }
      var element = element
      element.visit(&self)
    }
  }

  /// A gradient's fields and those of its stops.
  mutating func field<Value: Described>(
    _ name: StaticString, as label: FieldLabel, _ value: inout Value, standard: Value?
  ) {
    if let standard {
      if standard == value { return }
      add(" / ")
    } else if case .none = label, bytes.last != UInt8(ascii: " ") {
      add(" ")
    }
    value.visit(&self)
  }

  // What no keyframe holds.
  mutating func integer(_ value: inout Int) {}
  mutating func flag(_ value: inout Bool) {}
  mutating func text(_ value: inout String) {}
  mutating func word<Value: Word>(_ value: inout Value) {}
  mutating func frameRate(_ value: inout FrameRate) {}
  mutating func optional<Wrapped: Described>(_ value: inout Wrapped?) {}
  mutating func choice<Value: Choice>(_ value: inout Value) {}
  mutating func property<Value: TrackValue>(_ value: inout Property<Value>) {}
  mutating func begin(_ name: StaticString) {}
  mutating func inline<Value: Described>(_ value: inout Value) {}
  mutating func track<Value: TrackValue>(_ value: inout Track<Value>) {}
}
