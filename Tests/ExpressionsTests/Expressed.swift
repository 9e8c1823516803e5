import InbetweenDiagnostics
import InbetweenTimeline

@testable import InbetweenExpressions

/// One layer of a composition of 200 × 100 pixels, 4 seconds at 10 frames a second, with an
/// expression on one of its properties.
struct Expressed {
  var layer = Layer(
    id: 1, name: "Orb", content: .shape([]), timing: LayerTiming(FrameRange(0, 40)))
  var others: [Layer] = []

  /// Steps decide here, not the time that a debug build takes for them on a busy machine.
  static let budget = ScriptBudget(slowness: 50)

  /// The rotation's keyframes, in degrees.
  static func rotation(
    _ keyframes: [Keyframe<Double>] = [], _ source: String
  ) -> Expressed {
    var made = Expressed()
    let property =
      keyframes.isEmpty ? Property<Double>.constant(0) : Property.keyframed(keyframes)
    made.layer.transform.rotation = .flat(property.expressed(by: source))
    return made
  }

  static func position(
    _ keyframes: [Keyframe<Vector3>] = [], _ source: String
  ) -> Expressed {
    var made = Expressed()
    let property =
      keyframes.isEmpty
      ? Property<Vector3>.constant(Vector3(10, 20)) : Property.keyframed(keyframes)
    made.layer.transform.position = .joined(property.expressed(by: source))
    return made
  }

  /// A text layer that says "Hello", red on a box of 100 × 50 pixels or on none.
  static func text(_ source: String, box: Rect? = nil) -> Expressed {
    var made = Expressed()
    var document = TextDocument(
      "Hello", font: "Some-Bold", size: 20, fill: Color(1, 0, 0), lineHeight: 24,
      justification: .center)
    document.box = box
    made.layer.content = .text(
      TextContent(documents: [TextKeyframe(0, document)], expression: source))
    return made
  }

  var timeline: Timeline {
    var timeline = Timeline(
      name: "Main", size: Size(200, 100), frameRate: FrameRate(10), frames: FrameRange(0, 40),
      layers: [layer] + others)
    timeline.markers = [Marker("hit", at: 15, duration: 5)]
    return timeline
  }

  /// The evaluated layer, and what was found.
  func evaluated(_ tolerance: ExpressionTolerance = .standard) -> (Layer, [Diagnostic]) {
    let (timeline, findings) = evaluatedTimeline(tolerance)
    return (timeline.layers[0], findings)
  }

  /// The same of all layers.
  func evaluatedTimeline(
    _ tolerance: ExpressionTolerance = .standard
  ) -> (Timeline, [Diagnostic]) {
    var log = DiagnosticLog()
    let timeline = timeline.evaluatingExpressions(
      tolerance: tolerance, budget: Self.budget, log: &log)
    return (timeline, log.findings)
  }

  /// The evaluated rotation; nil where it still has its expression.
  var rotationTrack: Track<Double>? {
    guard case .flat(let property) = evaluated().0.transform.rotation, property.expression == nil
    else { return nil }
    return property.track
  }

  var positionTrack: Track<Vector3>? {
    guard case .joined(let property) = evaluated().0.transform.position,
      property.expression == nil
    else { return nil }
    return property.track
  }

  /// The evaluated documents; nil where the text still has its expression.
  var documents: [TextKeyframe]? {
    guard case .text(let text) = evaluated().0.content, text.expression == nil else { return nil }
    return text.documents
  }

  /// The codes of what was found.
  var codes: [String] { evaluated().1.map(\.code.rawValue) }
}
