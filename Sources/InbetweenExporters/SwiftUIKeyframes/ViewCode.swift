import InbetweenTimeline

/// A view as source: an expression and its modifiers, one a line.
struct ViewCode {
  private(set) var lines: [SwiftCode]
  /// Modifiers of what ends in a brace stand below the brace, others are indented.
  private let isBlock: Bool
  /// How many things it draws that may cover each other.
  var leaves = 1
  /// Whether something in it looks at what is below it.
  var mixes = false
  /// The rectangle of its own space that its frame covers; nil where the frame lies at the origin.
  var box: Rect?
  /// How large its frame is, which turning and moving it do not change.
  var extent = Extent.canvas

  /// How large the frame of a view is.
  struct Extent {
    /// Whether it takes all the room that there is.
    var isGreedy = false
    /// At least.
    var size = Size(0, 0)

    static let canvas = Extent(isGreedy: true)
    /// That of any view.
    static let unknown = Extent()
  }

  init(_ expression: SwiftCode, box: Rect? = nil) {
    lines = [expression]
    isBlock = false
    self.box = box
    if let box { extent = Extent(size: box.size) }
  }

  /// Views above one another, the lowest first; one alone stays itself.
  init(stacked views: [ViewCode]) {
    if views.count == 1 {
      self = views[0]
      return
    }
    lines = ["ZStack(alignment: .topLeading) {"]
    for view in views { lines += view.settled.lines.map { $0.indented } }
    lines.append("}")
    isBlock = true
    leaves = views.reduce(0) { $0 + $1.leaves }
    mixes = views.contains(where: \.mixes)
    extent = views.map(\.extent).reduce(.unknown) { $0.joined($1) }
  }

  /// Lines that end in a brace of their own.
  init(block lines: [SwiftCode], leaves: Int) {
    self.lines = lines
    isBlock = true
    self.leaves = leaves
  }

  /// Gives it a frame.
  mutating func frame(_ box: Rect) {
    modify(".frame(width: \(box.size.width), height: \(box.size.height))")
    self.box = box
    extent = Extent(size: box.size)
  }

  /// Adds `.name(…)`.
  mutating func modify(_ modifier: SwiftCode) {
    lines.append(isBlock ? modifier : modifier.indented)
  }

  /// Adds `.name { … }` around a view.
  mutating func modify(_ head: SwiftCode, _ content: [SwiftCode]) {
    modify(head)
    for line in content { modify(line.indented) }
    modify("}")
  }

  /// With its frame where its own space has it.
  private var settled: ViewCode {
    guard let box else { return self }
    var view = self
    view.offset(by: box.origin)
    view.box = nil
    return view
  }

  /// Fades it where that is not nothing.
  mutating func fade(_ opacity: NumberCode) {
    if !opacity.isAlways(1) { modify(".opacity(\(opacity))") }
  }

  /// Moves it by what never changes.
  mutating func offset(by step: Point) {
    offset(
      x: .still(Precision.length.rounded(step.x)), y: .still(Precision.length.rounded(step.y)))
  }

  /// Moves it where that is not nothing.
  mutating func offset(x: NumberCode, y: NumberCode) {
    switch (x.isAlways(0), y.isAlways(0)) {
    case (true, true): break
    case (false, true): modify(".offset(x: \(x))")
    case (true, false): modify(".offset(y: \(y))")
    case (false, false): modify(".offset(x: \(x), y: \(y))")
    }
  }

  /// Makes it one picture where that makes a difference.
  mutating func compose() {
    guard leaves > 1 || mixes else { return }
    modify(".compositingGroup()")
    leaves = 1
    mixes = false
  }

  /// Keeps what mixes in it from what is below it.
  mutating func isolate() {
    if mixes { compose() }
  }

  /// Mixes it with what is below it.
  mutating func blend(_ mode: SwiftCode) {
    modify(".blendMode(\(mode))")
    mixes = true
  }

  /// Cuts away what lies outside of a rectangle of its space.
  mutating func clip(to rect: Rect) {
    guard box != rect else { return modify(".clipped()") }
    var shape = ViewCode("Rectangle()")
    shape.frame(rect)
    mask(by: shape)
  }

  /// Cuts away what lies outside of a shape of its space.
  mutating func mask(by shape: ViewCode) {
    var shape = shape.settled
    let origin = box?.origin ?? .zero
    shape.offset(x: -.still(origin.x), y: -.still(origin.y))
    compose()
    modify(".mask(alignment: .topLeading) {", shape.lines)
  }
}

extension ViewCode.Extent {
  /// That of both above one another.
  fileprivate func joined(_ other: ViewCode.Extent) -> ViewCode.Extent {
    ViewCode.Extent(
      isGreedy: isGreedy || other.isGreedy,
      size: Size(max(size.width, other.size.width), max(size.height, other.size.height)))
  }

  /// Whether it is as large as a canvas.
  func fills(_ canvas: Size) -> Bool {
    isGreedy ? size.width <= canvas.width && size.height <= canvas.height : size == canvas
  }
}

extension SwiftCode {
  /// One level deeper.
  var indented: SwiftCode { width == 0 ? self : "  \(self)" }
}

extension UnitPoint {
  /// As an argument: `.bottom` where it has a name.
  var code: SwiftCode {
    let names: [(Double, Double, SwiftCode)] = [
      (0.5, 0.5, ".center"), (0.5, 0, ".top"), (0.5, 1, ".bottom"), (0, 0.5, ".leading"),
      (1, 0.5, ".trailing"), (0, 0, ".topLeading"), (1, 0, ".topTrailing"),
      (0, 1, ".bottomLeading"), (1, 1, ".bottomTrailing"),
    ]
    if let name = names.first(where: { $0.0 == x && $0.1 == y }) { return name.2 }
    return "UnitPoint(x: \(x), y: \(y))"
  }

  /// Whether it is the centre, which SwiftUI takes where nothing is said.
  var isCenter: Bool { x == 0.5 && y == 0.5 }

  /// Whether it is the corner from which places are counted.
  var isOrigin: Bool { x == 0 && y == 0 }

  /// Whether SwiftUI has a word for it.
  var hasName: Bool { [0, 0.5, 1].contains(x) && [0, 0.5, 1].contains(y) }
}

/// A point by shares of a rectangle's size.
struct UnitPoint: Hashable {
  var x: Double
  var y: Double

  /// Where `point` lies in `box`; nil where the box has no extent.
  init?(_ point: Point, in box: Rect) {
    guard box.size.width > 0, box.size.height > 0 else { return nil }
    x = Precision.factor.rounded((point.x - box.origin.x) / box.size.width)
    y = Precision.factor.rounded((point.y - box.origin.y) / box.size.height)
  }
}
