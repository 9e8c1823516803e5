/// Fills the parts of a timeline from its JSON.
struct TimelineReader: ModelVisitor {
  typealias Failure = ReadingFailure

  private let tape: JSONTape
  /// The token of the value that is to be read next.
  private var token = 0
  /// The object whose members are being read.
  private var object = Members(first: 0, end: 0)
  /// Whether the next value's fields are members of the object that is being read.
  private var isInline = false

  init(_ tape: JSONTape) { self.tape = tape }

  /// The members of an object, and which of them have been read.
  private struct Members {
    var first: Int
    var end: Int
    /// Where the next search begins: fields mostly come in order.
    var hint: Int
    var hintOrdinal = 0
    /// A bit for each member, from the first; those beyond the 64th are never known.
    var known: UInt64 = 0

    init(first: Int, end: Int) {
      self.first = first
      self.end = end
      hint = first
    }
  }
}

// MARK: Objects

extension TimelineReader {
  private func failure(_ message: String, at token: Int? = nil) -> ReadingFailure {
    ReadingFailure(at: Int(tape.tokens[token ?? self.token].start), message)
  }

  /// Runs `body` with the members of the object that is to be read next; refuses members that it
  /// did not ask for.
  private mutating func members(
    _ body: (inout TimelineReader) throws(ReadingFailure) -> Void
  ) throws(ReadingFailure) {
    guard tape.kind(of: token) == UInt8(ascii: "{") else { throw failure("an object is missing") }
    let outer = object
    object = Members(first: token + 1, end: Int(tape.tokens[token].next))
    try body(&self)
    try checkAllKnown()
    object = outer
  }

  private func checkAllKnown() throws(ReadingFailure) {
    var key = object.first
    var ordinal = 0
    while key < object.end {
      guard ordinal < 64, object.known & (1 << UInt64(ordinal)) != 0 else {
        throw failure("the key \"\(try tape.text(key))\" is unknown or repeated", at: key)
      }
      key = Int(tape.tokens[key + 1].next)
      ordinal += 1
    }
  }

  /// Moves to the value of the member `name`; false where there is none.
  private mutating func find(_ name: StaticString) -> Bool {
    var key = object.hint
    var ordinal = object.hintOrdinal
    var hasWrapped = false
    while true {
      if key >= object.end {
        if hasWrapped { return false }
        hasWrapped = true
        key = object.first
        ordinal = 0
        if key >= object.end { return false }
      }
      if hasWrapped, key >= object.hint { return false }
      if tape.text(key, is: name) {
        if ordinal < 64 { object.known |= 1 << UInt64(ordinal) }
        token = key + 1
        object.hint = Int(tape.tokens[token].next)
        object.hintOrdinal = ordinal + 1
        return true
      }
      key = Int(tape.tokens[key + 1].next)
      ordinal += 1
    }
  }

  /// Whether the value to be read stands among the members of the object being read.
  private mutating func takesInline() -> Bool {
    defer { isInline = false }
    return isInline
  }

  mutating func record<Value: Record>(_ value: inout Value) throws(ReadingFailure) {
    let whole = token
    if takesInline() {
      try value.describe(&self)
    } else {
      try members { (reader) throws(ReadingFailure) in try value.describe(&reader) }
    }
    if let fault = value.fault { throw failure(fault, at: whole) }
  }

  mutating func property<Value: TrackValue>(
    _ value: inout Property<Value>
  ) throws(ReadingFailure) {
    try record(&value)
  }

  mutating func choice<Value: Choice>(_ value: inout Value) throws(ReadingFailure) {
    if takesInline() { return try choose(&value) }
    try members { (reader) throws(ReadingFailure) in try reader.choose(&value) }
  }

  private mutating func choose<Value: Choice>(_ value: inout Value) throws(ReadingFailure) {
    let whole = object.first - 1
    if find("type") {
      guard tape.kind(of: token) == UInt8(ascii: "\"") else {
        throw failure("\"type\" is not a word")
      }
      guard let sample = Value.samples.first(where: { tape.text(token, is: $0.key) }) else {
        throw failure("the type \"\(try tape.text(token))\" is unknown")
      }
      value = sample.value
    } else if let plain = Value.plainCase,
      let sample = Value.samples.first(where: { $0.key.description == plain.description })
    {
      value = sample.value
    } else {
      throw failure("\"type\" is missing", at: whole)
    }
    try value.describe(&self)
  }

  mutating func begin(_ name: StaticString) {}

  mutating func field<Value: Described>(
    _ name: StaticString, as label: FieldLabel, _ value: inout Value, standard: Value?
  ) throws(ReadingFailure) {
    if find(name) {
      try value.visit(&self)
    } else if let standard {
      value = standard
    } else {
      throw failure("\"\(name)\" is missing", at: object.first - 1)
    }
  }

  mutating func inline<Value: Described>(_ value: inout Value) throws(ReadingFailure) {
    isInline = true
    try value.visit(&self)
  }
}

// MARK: Lists and values

extension TimelineReader {
  mutating func list<Element: Described>(_ value: inout [Element]) throws(ReadingFailure) {
    value = []
    try elements { (reader) throws(ReadingFailure) in
      var element = Element.blank
      try element.visit(&reader)
      value.append(element)
    }
  }

  private mutating func elements(
    _ body: (inout TimelineReader) throws(ReadingFailure) -> Void
  ) throws(ReadingFailure) {
    guard tape.kind(of: token) == UInt8(ascii: "[") else { throw failure("a list is missing") }
    let end = Int(tape.tokens[token].next)
    var element = token + 1
    while element < end {
      token = element
      try body(&self)
      element = Int(tape.tokens[element].next)
    }
  }

  mutating func optional<Wrapped: Described>(_ value: inout Wrapped?) throws(ReadingFailure) {
    if tape.kind(of: token) == UInt8(ascii: "n") {
      value = nil
      return
    }
    var wrapped = Wrapped.blank
    try wrapped.visit(&self)
    value = wrapped
  }

  mutating func number(_ value: inout Double) throws(ReadingFailure) {
    guard let number = tape.number(token) else { throw failure("a number is missing") }
    value = number
  }

  mutating func integer(_ value: inout Int) throws(ReadingFailure) {
    guard let number = tape.number(token), let integer = Int(exactly: number) else {
      throw failure("a whole number is missing")
    }
    value = integer
  }

  mutating func flag(_ value: inout Bool) throws(ReadingFailure) {
    switch tape.kind(of: token) {
    case UInt8(ascii: "t"): value = true
    case UInt8(ascii: "f"): value = false
    default: throw failure("true or false is missing")
    }
  }

  mutating func text(_ value: inout String) throws(ReadingFailure) {
    guard tape.kind(of: token) == UInt8(ascii: "\"") else { throw failure("a text is missing") }
    value = try tape.text(token)
  }

  mutating func word<Value: Word>(_ value: inout Value) throws(ReadingFailure) {
    var text = ""
    try self.text(&text)
    guard let word = Value(rawValue: text) else { throw failure("the word \"\(text)\" is unknown") }
    value = word
  }

  mutating func frameRate(_ value: inout FrameRate) throws(ReadingFailure) {
    guard let number = tape.number(token), number > 0 else {
      throw failure("a frame rate above 0 is missing")
    }
    value = FrameRate(number)
  }

  mutating func point(_ value: inout Point) throws(ReadingFailure) {
    let first = try numbers(2)
    value = Point(component(first), component(first + 1))
  }

  mutating func vector(_ value: inout Vector3) throws(ReadingFailure) {
    let first = try numbers(3)
    value = Vector3(component(first), component(first + 1), component(first + 2))
  }

  mutating func color(_ value: inout Color) throws(ReadingFailure) {
    let first = try numbers(4)
    value = Color(
      component(first), component(first + 1), component(first + 2), component(first + 3))
  }

  /// The token of the first of `count` numbers in a list.
  private func numbers(_ count: Int) throws(ReadingFailure) -> Int {
    guard tape.kind(of: token) == UInt8(ascii: "["),
      Int(tape.tokens[token].next) == token + 1 + count,
      (token + 1...token + count).allSatisfy({ tape.number($0) != nil })
    else { throw failure("a list of \(count) numbers is missing") }
    return token + 1
  }

  private func component(_ token: Int) -> Double { tape.number(token) ?? 0 }

  mutating func outline(_ value: inout BezierPath) throws(ReadingFailure) {
    var path = BezierPath()
    try members { (reader) throws(ReadingFailure) in
      try reader.field("isClosed", &path.isClosed, or: false)
      guard reader.find("vertices") else { throw reader.failure("\"vertices\" is missing") }
      try reader.elements { (reader) throws(ReadingFailure) in
        path.vertices.append(try reader.vertex())
      }
    }
    value = path
  }

  private func vertex() throws(ReadingFailure) -> BezierPath.Vertex {
    let isCorner = Int(tape.tokens[token].next) == token + 3
    let first = try numbers(isCorner ? 2 : 6)
    let point = Point(component(first), component(first + 1))
    if isCorner { return BezierPath.Vertex(point) }
    return BezierPath.Vertex(
      point, in: Point(component(first + 2), component(first + 3)),
      out: Point(component(first + 4), component(first + 5)))
  }
}

// MARK: Tracks

extension TimelineReader {
  mutating func track<Value: TrackValue>(_ value: inout Track<Value>) throws(ReadingFailure) {
    guard find("keyframes") else {
      var constant = Value.blank
      try field("value", &constant)
      value = .constant(constant)
      return
    }
    let all = token
    var list: [Keyframe<Value>] = []
    try elements { (reader) throws(ReadingFailure) in
      try reader.members { (reader) throws(ReadingFailure) in
        list.append(try reader.keyframe())
      }
    }
    guard let keyframes = Keyframes(list) else {
      throw failure("keyframes are missing or not in the order of time", at: all)
    }
    value = .keyframed(keyframes)
  }

  private mutating func keyframe<Value: TrackValue>() throws(ReadingFailure) -> Keyframe<Value> {
    var keyframe = Keyframe(0, Value.blank)
    try field("frame", &keyframe.frame)
    try field("value", &keyframe.value)
    if find("easing") { keyframe.easing = try easing() }
    if find("path") {
      var path = MotionPath(out: Value.blank, in: Value.blank)
      try members { (reader) throws(ReadingFailure) in
        try reader.field("out", &path.outTangent)
        try reader.field("in", &path.inTangent)
      }
      keyframe.path = path
    }
    return keyframe
  }

  private mutating func easing() throws(ReadingFailure) -> Easing {
    if tape.kind(of: token) == UInt8(ascii: "\"") {
      for (word, easing) in Easing.words where tape.text(token, is: word) { return easing }
      throw failure("the easing \"\(try tape.text(token))\" is unknown")
    }
    if Int(tape.tokens[token].next) > token + 1, tape.number(token + 1) != nil {
      return .curve(try curve())
    }
    var curves: [TimingCurve] = []
    try elements { (reader) throws(ReadingFailure) in curves.append(try reader.curve()) }
    return .perDimension(curves)
  }

  private func curve() throws(ReadingFailure) -> TimingCurve {
    let first = try numbers(4)
    return TimingCurve(
      component(first), component(first + 1), component(first + 2), component(first + 3))
  }
}
