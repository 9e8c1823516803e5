import InbetweenTimeline
import TestSupport

/// Fills timelines with values by chance, by a seed: every case of every enum, numbers of every
/// size, texts that try to break out.
struct RandomTimeline: ModelVisitor {
  typealias Failure = Never

  private var generator: Seeded
  /// How many containers are open; the deeper, the shorter lists are.
  private var depth = 0
  /// The case that the next choice is; nil for any.
  private var texts: [String]

  /// The timeline of a seed.
  static func make(seed: UInt64, texts: [String] = ordinaryTexts) -> Timeline {
    var visitor = RandomTimeline(generator: Seeded(seed: seed), texts: texts)
    var timeline = Timeline.blank
    timeline.visit(&visitor)
    return timeline
  }

  static let ordinaryTexts = ["", "Orb", "Ellipse Path 1", "a \"quote\"", "wörter", "🎈 balloon"]

  private init(generator: Seeded, texts: [String]) {
    self.generator = generator
    self.texts = texts
  }
}

extension RandomTimeline {
  mutating func number(_ value: inout Double) {
    value =
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: 0
      case 1: -0.0
      case 2, 3: Double(Int.random(in: -1000...1000, using: &generator))
      case 4, 5: (Double.random(in: -500...500, using: &generator) * 1000).rounded() / 1000
      case 6: Double.random(in: -1...1, using: &generator)
      case 7: Double(Int.random(in: 0...255, using: &generator)) / 255
      case 8: Self.doublyRounded.randomElement(using: &generator) ?? 0
      default: finiteNumber()
      }
  }

  /// Numbers whose shortest decimals the compiler rounds wrongly on x86.
  static let doublyRounded = [
    2.164568944366976, 3.986061707681402, 4942.068355967353, 0.3128947665311477,
    5.203693684814697e-05,
  ]

  private mutating func finiteNumber() -> Double {
    while true {
      let value = Double(bitPattern: UInt64.random(in: 0...UInt64.max, using: &generator))
      if value.isFinite { return value }
    }
  }

  mutating func integer(_ value: inout Int) {
    value = Int.random(in: -5...100_000, using: &generator)
  }

  mutating func flag(_ value: inout Bool) { value = Bool.random(using: &generator) }

  mutating func text(_ value: inout String) { value = texts.randomElement(using: &generator) ?? "" }

  mutating func word<Value: Word>(_ value: inout Value) {
    value = Value.allCases.randomElement(using: &generator) ?? value
  }

  mutating func frameRate(_ value: inout FrameRate) {
    value = FrameRate([24, 25, 29.97, 30, 60].randomElement(using: &generator) ?? 60)
  }

  mutating func point(_ value: inout Point) {
    number(&value.x)
    number(&value.y)
  }

  mutating func vector(_ value: inout Vector3) {
    number(&value.x)
    number(&value.y)
    if Bool.random(using: &generator) { number(&value.z) }
  }

  mutating func color(_ value: inout Color) {
    if Bool.random(using: &generator) {
      value = Color(hex: UInt32.random(in: 0...0xFFFFFF, using: &generator))
    } else {
      number(&value.red)
      number(&value.green)
      number(&value.blue)
      number(&value.alpha)
    }
  }

  mutating func outline(_ value: inout BezierPath) {
    value.isClosed = Bool.random(using: &generator)
    value.vertices = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
      var vertex = BezierPath.Vertex(.zero)
      point(&vertex.point)
      if Bool.random(using: &generator) { point(&vertex.inTangent) }
      if Bool.random(using: &generator) { point(&vertex.outTangent) }
      return vertex
    }
  }
}

extension RandomTimeline {
  mutating func list<Element: Described>(_ value: inout [Element]) {
    let most = depth < 2 ? 12 : depth < 4 ? 5 : depth < 8 ? 2 : 0
    value = (0..<Int.random(in: 0...most, using: &generator)).map { _ in
      var element = Element.blank
      element.visit(&self)
      return element
    }
  }

  mutating func optional<Wrapped: Described>(_ value: inout Wrapped?) {
    value = nil
    guard Int.random(in: 0..<3, using: &generator) == 0 else { return }
    var wrapped = Wrapped.blank
    wrapped.visit(&self)
    value = wrapped
  }

  mutating func record<Value: Record>(_ value: inout Value) {
    depth += 1
    value.describe(&self)
    if value.fault != nil { value = .blank }
    depth -= 1
  }

  mutating func choice<Value: Choice>(_ value: inout Value) {
    value = Value.samples.randomElement(using: &generator)?.value ?? value
    value.describe(&self)
  }

  mutating func property<Value: TrackValue>(_ value: inout Property<Value>) {
    value.describe(&self)
  }

  mutating func begin(_ name: StaticString) {}

  mutating func field<Value: Described>(
    _ name: StaticString, as label: FieldLabel, _ value: inout Value, standard: Value?
  ) {
    // Half of what may be left out is left out.
    if let standard, Bool.random(using: &generator) {
      value = standard
    } else {
      value.visit(&self)
    }
  }

  mutating func inline<Value: Described>(_ value: inout Value) { value.visit(&self) }

  mutating func track<Value: TrackValue>(_ value: inout Track<Value>) {
    if Bool.random(using: &generator) {
      var constant = Value.blank
      constant.visit(&self)
      value = .constant(constant)
      return
    }
    let count = Int.random(in: 0..<20, using: &generator) == 0 ? 70 : 3
    var keyframes: [Keyframe<Value>] = []
    for _ in 0..<Int.random(in: 1...count, using: &generator) {
      var keyframe = Keyframe(0, Value.blank)
      number(&keyframe.frame)
      keyframe.value.visit(&self)
      keyframe.easing = easing()
      if Int.random(in: 0..<4, using: &generator) == 0 {
        var path = MotionPath(out: Value.blank, in: Value.blank)
        path.outTangent.visit(&self)
        path.inTangent.visit(&self)
        keyframe.path = path
      }
      keyframes.append(keyframe)
    }
    if let track = Track(keyframes: keyframes) { value = track }
  }

  private mutating func easing() -> Easing {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: return .linear
    case 1: return .hold
    case 2:
      return [.easeIn, .easeOut, .easeInOut, .easyEase].randomElement(using: &generator) ?? .linear
    case 3: return .curve(.linear)
    case 4: return .curve(curve())
    default:
      return .perDimension((0..<Int.random(in: 0...4, using: &generator)).map { _ in curve() })
    }
  }

  private mutating func curve() -> TimingCurve {
    var curve = TimingCurve.linear
    point(&curve.control1)
    point(&curve.control2)
    return curve
  }
}
