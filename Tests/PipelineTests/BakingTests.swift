import InbetweenDiagnostics
import InbetweenLowering
import InbetweenTimeline
import TestSupport
import Testing

@testable import InbetweenPipeline
@testable import InbetweenPreview

/// What moves, written as a keyframe on every eighth of a frame, is what was evaluated exactly.
/// What turns with its path is written finer, so that the chords have the path's direction.
@Suite struct BakingTests {
  @Test("A baked animation is drawn as the exact one", arguments: cases)
  func pictures(_ fixture: FixtureCase) throws {
    let greatest = try WideStack.run {
      var log = DiagnosticLog()
      let file = try InputFile.files(named: fixture.path)[0]
      var animation = try file.animations(log: &log)[0]
      let exact = animation.scene(fonts: [], log: &log)
      var baker = Baker(frames: animation.timeline.frames)
      animation.timeline.visit(&baker)
      let baked = animation.scene(fonts: [], log: &log)
      let lists = [exact, baked].map { $0.lowered() }
      var renderer = Renderer(images: animation.imageCache(of: file))
      return try stride(from: 0.0, to: 60, by: 7).map { step in
        let frame = animation.timeline.frames.start + step
        let pictures = try lists.map {
          try renderer.render($0.displayList(atFrame: frame), width: 40, height: 40)
        }
        return pictures[0].greatestDifference(to: pictures[1]) ?? 255
      }.max()
    }
    #expect(greatest.map { $0 <= 2 } == true, "differs by \(greatest ?? 255)")
  }

  /// Orientations are left out: their keyframes turn about one axis, which no list of angles says.
  static let cases = FixtureCase.all(below: "features").filter {
    !["3d-orientation", "text-caps", "text-expression", "text-font"].contains($0.stem)
  }
}

/// Replaces moving properties by keyframes close to one another.
private struct Baker: ModelVisitor {
  typealias Failure = Never

  let frames: FrameRange
  /// Between keyframes, in frames.
  var step = 0.125

  mutating func property<Value: TrackValue>(_ value: inout Property<Value>) {
    guard value.expression == nil, case .keyframed(let keyframes) = value.track,
      let first = keyframes.list.first?.frame, let last = keyframes.list.last?.frame,
      last > first
    else { return }
    let times = stride(from: first, to: last, by: step) + [last]
    let exact = value.track
    let list = times.map { Keyframe($0, exact.value(atFrame: $0), .linear) }
    if let track = Track(keyframes: list) { value.track = track }
  }

  mutating func number(_ value: inout Double) {}
  mutating func integer(_ value: inout Int) {}
  mutating func flag(_ value: inout Bool) {}
  mutating func text(_ value: inout String) {}
  mutating func word<Value: Word>(_ value: inout Value) {}
  mutating func point(_ value: inout Point) {}
  mutating func vector(_ value: inout Vector3) {}
  mutating func color(_ value: inout Color) {}
  mutating func outline(_ value: inout BezierPath) {}
  mutating func frameRate(_ value: inout FrameRate) {}
  mutating func begin(_ name: StaticString) {}
  mutating func track<Value: TrackValue>(_ value: inout Track<Value>) {}

  mutating func list<Element: Described>(_ value: inout [Element]) {
    for place in value.indices { value[place].visit(&self) }
  }

  mutating func optional<Wrapped: Described>(_ value: inout Wrapped?) { value?.visit(&self) }
  mutating func inline<Value: Described>(_ value: inout Value) { value.visit(&self) }
  mutating func record<Value: Record>(_ value: inout Value) {
    let around = step
    if let layer = value as? Layer, layer.isAutoOriented { step = 1.0 / 256 }
    value.describe(&self)
    step = around
  }

  mutating func choice<Value: Choice>(_ value: inout Value) { value.describe(&self) }

  mutating func field<Value: Described>(
    _ name: StaticString, as label: FieldLabel, _ value: inout Value, standard: Value?
  ) {
    value.visit(&self)
  }
}
