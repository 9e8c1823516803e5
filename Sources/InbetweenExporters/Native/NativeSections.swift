import InbetweenDiagnostics
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
    return markers.filter { $0.duration > 0 }.prefix(Self.maximumSections).map {
      NativeSection(
        name: names.name(after: $0.name, or: "section"), marker: $0.name,
        start: Precision.length.rounded($0.frame),
        end: Precision.length.rounded($0.frame + $0.duration))
    }
  }

  /// The most sections of one view.
  private static let maximumSections = 100

  /// Markers that become no section, where there are any.
  var markersWithoutSection: Diagnostic? {
    let still = stillFrame
    let moments = markers.filter { $0.duration <= 0 && $0.frame != still }
    let left = moments + markers.filter { $0.duration > 0 }.dropFirst(Self.maximumSections)
    guard let first = left.first else { return nil }
    let others = left.count - 1
    let more = others > 0 ? " and \(others) more become no sections" : " becomes no section"
    let reason = first.duration > 0 ? "" : ", which has no duration,"
    return Diagnostic(
      .markerWithoutSection,
      "the marker \(Diagnostic.shown(first.name))\(reason)\(more)",
      fix: "give it a duration in After Effects, or show its frame with progress:")
  }

  /// The frame for people who prefer less motion, where a marker names it: `reduced motion`.
  var stillFrame: Double? {
    markers.first {
      ["still", "reduced", "reduced motion", "reduce motion"].contains($0.name.lowercased())
    }?.frame
  }
}
