import InbetweenDiagnostics
import InbetweenTimeline

/// What moves in one view: the fields of its `Motion` and their tracks.
struct MotionFields {
  /// Fields with their tracks, in the order of first use.
  private(set) var list: [(name: SwiftNames.Identifier, track: MotionTrack)] = []
  private var names = SwiftNames(reserved: ["motion", "time", "theme", "index", "letter"])
  /// The frames that count.
  var range: FrameRange
  var rate: Double
  /// The first frame that the file has keyframes at; infinite without any.
  private(set) var start = Double.infinity

  init(over range: FrameRange, rate: Double) {
    self.range = range
    self.rate = rate
  }

  /// The number: one that never changes, or the field that moves so.
  mutating func value(_ source: MotionTrack.Source, _ text: String) -> NumberCode {
    value(track(source), text)
  }

  /// The keyframes of a number, as which other numbers may move too.
  mutating func track(_ source: MotionTrack.Source) -> MotionTrack {
    start = min(start, source.breaks.min() ?? .infinity)
    return MotionTrack(source, over: range, rate: rate)
  }

  /// The number that has a track.
  mutating func value(_ track: MotionTrack, _ text: String) -> NumberCode {
    guard !track.steps.isEmpty else { return .still(track.start) }
    if let known = list.first(where: { $0.track == track }) { return .field(known.name) }
    let name = names.name(after: text, or: "value")
    list.append((name, track))
    return .field(name)
  }
}

extension MotionTrack.Source {
  /// A number of the file.
  init(_ property: Property<Double>, _ precision: Precision = .length) {
    self.init(
      value: { property.value(atFrame: $0) }, breaks: property.track.keyframes.map(\.frame),
      curves: AnyProperty.scalar(property).curves, precision: precision,
      tolerance: precision.tolerance)
  }

  /// Something made from several properties.
  init(
    of properties: [AnyProperty], _ precision: Precision = .length,
    _ value: @escaping (Double) -> Double
  ) {
    self.init(
      value: value, breaks: properties.flatMap(\.keyframeTimes),
      curves: properties.flatMap(\.curves).distinct,
      precision: precision, tolerance: precision.tolerance)
  }
}
