package import InbetweenDiagnostics
package import InbetweenTimeline

/// What an animation does over time, found from its keyframes.
///
/// All times are frames of the root's clock, counted from the first frame shown.
package struct Measurement: Hashable, Sendable {
  /// As the animation names itself; may be empty.
  package var name: String
  package var frameRate: FrameRate
  /// How many frames are shown.
  package var length: Double
  /// Whether the last frame runs into the first: motion is joined across the seam.
  package var loops: Bool
  /// A row for each property that moves, in the order of the layers panel.
  package var rows: [MeasuredRow]
  package var markers: [MeasuredMarker]
  /// How many rows were left out because there are more than `Measurement.maximumRows`, or because all
  /// rows take more than `Measurement.maximumFits`.
  package var omittedRows: Int
  /// Every layer, moving or not: its way through nested compositions and its name.
  package var layers: [MeasuredLayer]
  /// The layer whose motion another takes part in: its parent, by their numbers.
  package var parents: [Int: Int] = [:]
  /// The layer that nests the composition that another is in, by their numbers.
  package var holders: [Int: Int] = [:]

  /// The most rows that are measured.
  package static let maximumRows = 20_000
  /// The most parts of motions in remapped time that are measured, each for itself: rows that need
  /// more are left out.
  package static let maximumFits = 20_000
}

/// A layer, once for each place where its composition is shown.
package struct MeasuredLayer: Hashable, Sendable {
  /// The names of the layers that nest its composition, outermost first.
  package var compositions: [String]
  package var name: String
  /// Where in the file it stands; nil when the timeline comes from no file.
  package var path: JSONPath?
  /// What it is known by beside its name: the texts that it shows, the composition that it nests.
  package var contents: [String] = []
  /// Its place among all layers that were looked at, from 0, each before those that it nests.
  package var number = 0
  /// When it is shown, in frames of the root's clock and in order of time.
  package var spans: [Check.Span] = []

  /// `Orb › Flip › Circle`.
  package var fullName: String { (compositions + [name]).joined(separator: " › ") }
}

/// A named span of the animation.
package struct MeasuredMarker: Hashable, Sendable {
  package var name: String
  package var start: Double
  /// 0 for a mere place.
  package var duration: Double
}

/// A property that moves.
package struct MeasuredRow: Hashable, Sendable {
  package var layer: MeasuredLayer
  /// As in After Effects, with its groups: `Fade in letters › Opacity`.
  package var property: String
  package var unit: ValueUnit
  /// In order of time; never empty.
  package var segments: [MotionSegment]
  /// For a text animator, each character's own motion; nil for other properties.
  package var characters: [CharacterMotion]?
  /// The keyframes that are shown.
  package var keyframes: [Double]
  /// The source of the expression on the property, which is not run; nil without one.
  package var expression: String?
}

/// What a text animator does to one character.
package struct CharacterMotion: Hashable, Sendable {
  package var character: String
  /// Its place in the text, from 0, line breaks not counted.
  package var index: Int
  package var segments: [MotionSegment]
}

/// A stretch of time in which a value moves without a rest; or, with no length, a jump.
package struct MotionSegment: Hashable, Sendable {
  package var start: Double
  /// Beyond the animation's length for motion that crosses the seam of a loop.
  package var end: Double
  /// One number for each dimension of the value, in the model's units.
  package var from: [Double]
  package var to: [Double]
  package var easing: MeasuredEasing
  /// Change per frame at the start, for each dimension.
  package var startVelocity: [Double]
  /// Change per frame at the end, for each dimension.
  package var endVelocity: [Double]
  /// How many intervals between keyframes it joins.
  package var intervals: Int
  /// Where no one curve tells how it runs: the dimension that changes most, at equal steps of its
  /// time from start to end. Empty otherwise.
  package var profile: [Double] = []

  package var duration: Double { end - start }

  /// Whether the value changes at once.
  package var isJump: Bool { start == end }

  /// The dimension that changes most.
  package var mainDimension: Int {
    let changes = zip(from, to).map { abs($1 - $0) }
    return changes.indices.max { (changes[$0], -$0) < (changes[$1], -$1) } ?? 0
  }
}

/// What the numbers of a property are, for reading and writing them.
package enum ValueUnit: String, Hashable, Sendable {
  case number
  case pixels
  /// Fractions, shown as percent.
  case share
  case degrees
  case seconds
  /// Red, green, blue and alpha from 0 to 1.
  case color
  /// Stops of a gradient, shown as a count.
  case gradient
  /// Points of an outline, shown as a count.
  case outline
  /// Which of a layer's texts, counted from 0.
  case text
}
