import InbetweenTimeline

/// A part of an animation that bears a marker's name, as every native target offers it.
struct NativeSection: Hashable {
  var name: SwiftNames.Identifier
  /// The marker as the file has it.
  var marker: String
  /// In frames, as they are written.
  var start: Double
  /// The first frame that is no longer part of it.
  var end: Double
}

extension Timeline {
  /// The markers that last, in the order of the file.
  var nativeSections: [NativeSection] {
    var names = SwiftNames(reserved: ["frames", "allCases", "frameRate", "start", "end"])
    return markers.filter { $0.duration > 0 }.prefix(100).map {
      NativeSection(
        name: names.name(after: $0.name, or: "section"), marker: $0.name,
        start: Precision.length.rounded($0.frame),
        end: Precision.length.rounded($0.frame + $0.duration))
    }
  }

  /// The frame for people who prefer less motion, where a marker names it: `reduced motion`.
  var stillFrame: Double? {
    markers.first {
      ["still", "reduced", "reduced motion", "reduce motion"].contains($0.name.lowercased())
    }?.frame
  }
}
