import InbetweenTimeline

/// Goes through a timeline and does one wrong thing to it: leaves out a layer, an item, a mask, an
/// effect; ignores what a field says, as a target that does not know the field would; stops what
/// moves, or moves it evenly.
struct Alterations: ModelVisitor {
  typealias Failure = Never

  /// What each one does, in the order in which they are met.
  private(set) var titles: [String] = []
  /// The one that is done; nil to do none.
  private let chosen: Int?
  private var path: [String] = []
  /// Whether the field that is met has no standard value.
  private var isNeeded = false

  private init(_ chosen: Int?) { self.chosen = chosen }

  /// What can be done to a timeline.
  static func titles(for timeline: Timeline) -> [String] {
    var visitor = Alterations(nil)
    var timeline = timeline
    visitor.record(&timeline)
    return visitor.titles
  }

  /// Does the one at an index of `titles`.
  static func apply(_ index: Int, to timeline: inout Timeline) {
    var visitor = Alterations(index)
    visitor.record(&timeline)
  }

  /// Fields that say nothing of how a frame looks.
  private static let silent: Set<String> = [
    "id", "name", "slot", "slots", "version", "markers", "sounds", "dataFiles", "fonts", "images",
    "hasMotionBlur", "frameRate", "size", "source", "isHidden", "index", "matchName", "type",
  ]

  /// Whether the next alteration that is met is the one to be done.
  private mutating func isNext(_ title: String) -> Bool {
    titles.append(path.joined(separator: ".") + ": " + title)
    return chosen == titles.count - 1
  }
}

// MARK: Values with parts

extension Alterations {
  mutating func list<Element: Described>(_ value: inout [Element]) {
    var removed: Int?
    for index in value.indices {
      path.append("\(index)")
      if Element.self is any Removable.Type, isNext("left out") { removed = index }
      value[index].visit(&self)
      path.removeLast()
    }
    if let removed { value.remove(at: removed) }
  }

  mutating func optional<Wrapped: Described>(_ value: inout Wrapped?) {
    guard var wrapped = value else { return }
    wrapped.visit(&self)
    if value != nil { value = wrapped }
  }

  mutating func record<Value: Record>(_ value: inout Value) { value.describe(&self) }

  mutating func choice<Value: Choice>(_ value: inout Value) { value.describe(&self) }

  mutating func property<Value: TrackValue>(_ value: inout Property<Value>) {
    let keyframes = value.track.keyframes
    if !value.isStatic {
      if isNext("still") { value.track = .constant(keyframes[0].value) }
      if keyframes.dropLast().contains(where: { $0.easing != .linear && $0.isHeldOver == false }),
        isNext("moving evenly")
      {
        value.track = changed(keyframes) { $0.easing = $0.isHeldOver ? .hold : .linear }
      }
      if keyframes.contains(where: { $0.isHeldOver }), isNext("without holding") {
        value.track = changed(keyframes) { $0.easing = $0.isHeldOver ? .linear : $0.easing }
      }
      if keyframes.contains(where: { $0.path != nil }), isNext("on straight ways") {
        value.track = changed(keyframes) { $0.path = nil }
      }
    }
    if value.expression != nil, isNext("without its expression") { value.expression = nil }
  }

  mutating func field<Value: Described>(
    _ name: StaticString, as label: FieldLabel, _ value: inout Value, standard: Value?
  ) {
    guard !Self.silent.contains(name.description) else { return }
    path.append(name.description)
    var isReplaced = false
    if let standard, value != standard, !(Value.self is any Several.Type) {
      isReplaced = isNext("ignored")
    }
    isNeeded = standard == nil
    value.visit(&self)
    if isReplaced, let standard { value = standard }
    path.removeLast()
  }

  mutating func inline<Value: Described>(_ value: inout Value) { value.visit(&self) }

  private func changed<Value>(
    _ keyframes: [Keyframe<Value>], _ change: (inout Keyframe<Value>) -> Void
  ) -> Track<Value> {
    var keyframes = keyframes
    for index in keyframes.indices { change(&keyframes[index]) }
    return Track(keyframes: keyframes) ?? .constant(keyframes[0].value)
  }
}

// MARK: Values without parts

extension Alterations {
  mutating func word<Value: Word>(_ value: inout Value) {
    // A word that is said where it must be: another one is as wrong as any.
    guard isNeeded, Value.allCases.count > 1 else { return }
    if isNext("another than \(value.rawValue)"),
      let other = Value.allCases.first(where: { $0 != value })
    {
      value = other
    }
  }

  mutating func text(_ value: inout String) {
    if path.last == "text", value.count > 1, isNext("its last letter left out") {
      value.removeLast()
    }
  }

  mutating func outline(_ value: inout BezierPath) {}
  mutating func number(_ value: inout Double) {}
  mutating func integer(_ value: inout Int) {}
  mutating func flag(_ value: inout Bool) {}
  mutating func point(_ value: inout Point) {}
  mutating func vector(_ value: inout Vector3) {}
  mutating func color(_ value: inout Color) {}
  mutating func frameRate(_ value: inout FrameRate) {}
  mutating func begin(_ name: StaticString) {}
  mutating func track<Value: TrackValue>(_ value: inout Track<Value>) {}
}

/// What a list may be without one of.
private protocol Removable {}
extension Layer: Removable {}
extension ShapeItem: Removable {}
extension Mask: Removable {}
extension Effect: Removable {}
extension LayerStyle: Removable {}
extension TextAnimator: Removable {}
extension TextSelector: Removable {}

/// A list, of which single elements are left out in place of all.
private protocol Several {}
extension Array: Several {}

extension Keyframe {
  fileprivate var isHeldOver: Bool { easing == .hold }
}
