import InbetweenTimeline

@testable import InbetweenTimingReport

/// Small timelines, 60 frames a second.
enum Build {
  static func timeline(
    _ layers: [Layer], frames: Double = 240, start: Double = 0, compositions: [Composition] = []
  ) -> Timeline {
    var timeline = Timeline(
      name: "Test", size: Size(100, 100), frameRate: FrameRate(60),
      frames: FrameRange(start, start + frames), layers: layers)
    timeline.compositions = compositions
    return timeline
  }

  static func layer(
    _ name: String, id: Int = 1, opacity: [Keyframe<Double>] = [],
    position: [Keyframe<Vector3>] = []
  ) -> Layer {
    var layer = Layer(
      id: id, name: name, content: .null, timing: LayerTiming(FrameRange(-1e6, 1e6)))
    if !opacity.isEmpty { layer.transform.opacity = .keyframed(opacity) }
    if !position.isEmpty { layer.transform.position = .joined(.keyframed(position)) }
    return layer
  }

  static func nesting(
    _ id: String, name: String, shown: FrameRange = FrameRange(-1e6, 1e6), start: Double = 0,
    stretch: Double = 1, remap: [Keyframe<Double>] = []
  ) -> Layer {
    let nested = NestedComposition(
      id: id, size: Size(100, 100), timeRemap: remap.isEmpty ? nil : .keyframed(remap))
    return Layer(
      id: 1, name: name, content: .composition(nested),
      timing: LayerTiming(shown, start: start, stretch: stretch))
  }

  static func text(_ text: String, _ selector: TextSelector, opacity: Double = 0) -> Layer {
    var style = TextAnimatorStyle()
    style.opacity = .constant(opacity)
    let document = TextDocument(text, font: "Inter", size: 20, fill: .black, lineHeight: 24)
    let content = TextContent(
      documents: [TextKeyframe(0, document)],
      animators: [TextAnimator(name: "Fade", selectors: [selector], style: style)])
    return Layer(
      id: 1, name: "Words", content: .text(content),
      timing: LayerTiming(FrameRange(-1e6, 1e6)))
  }

  /// The segments of the first row of a layer whose opacity has these keyframes.
  static func segments(
    _ keyframes: [Keyframe<Double>], frames: Double = 240, loops: Bool? = nil
  ) -> [MotionSegment] {
    let timeline = timeline([layer("A", opacity: keyframes)], frames: frames)
    return Measurement(of: timeline, loops: loops).rows.first?.segments ?? []
  }
}

extension MotionSegment {
  /// `0…24 0→1 ease-in-out`, for expectations.
  var story: String {
    func list(_ values: [Double]) -> String {
      values.map { Decimal.text($0, digits: 2) }.joined(separator: ",")
    }
    let span = "\(Decimal.text(start, digits: 2))…\(Decimal.text(end, digits: 2))"
    return "\(span) \(list(from))→\(list(to)) \(easing.text)"
  }
}
