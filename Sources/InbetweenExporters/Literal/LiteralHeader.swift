import InbetweenDiagnostics
import InbetweenTimeline

/// What a reader of a literal wants to know first: the comments at its head.
struct LiteralHeader {
  private let timeline: Timeline
  private let options: ExportOptions
  private let counts: ModelCounts

  init(_ timeline: Timeline, _ options: ExportOptions, _ counts: ModelCounts) {
    self.timeline = timeline
    self.options = options
    self.counts = counts
  }

  /// How the file came to be and how to make it again.
  func write(to writer: inout SourceWriter) {
    writer.line(
      "// Written by Inbetween. Change the animation rather than this file, then write it again:")
    writer.line("//")
    let access: SwiftCode = options.access == .public ? " --access public" : ""
    let source = options.source ?? "-"
    let stem = source.split(separator: ".").dropLast().joined(separator: ".")
    let name: SwiftCode =
      stem == options.name ? "" : " --name \(comment: ShellWord(options.name).text)"
    writer.line(
      """
      //   inbetween convert \(comment: ShellWord(source).text)\(options.targetWords(of: .literal))\
      \(name)\(access)
      """)
    writer.line()
  }

  /// What the animation is.
  func writeSummary(to writer: inout SourceWriter) {
    let title = timeline.name.isEmpty ? options.name : timeline.name
    let rate = timeline.frameRate
    let frames = timeline.frames
    writer.line("/// \(comment: title)")
    writer.line("///")
    writer.line(
      """
      /// - Size: \(timeline.size.width) × \(timeline.size.height) pixels
      """)
    writer.line(
      """
      /// - Time: frames \(frames.start) to \(frames.end) at \(rate.framesPerSecond) a second, \
      \(Self.milliseconds(timeline.duration.value)) s
      """)
    let nested = timeline.compositions.reduce(0) { $0 + $1.layers.count }
    let inside: SwiftCode =
      nested > 0 ? ", and \(nested) in \(timeline.compositions.count) nested compositions" : ""
    writer.line("/// - Layers: \(timeline.layers.count)\(inside)")
    writer.line("/// - Keyframes: \(counts.keyframes), vertices: \(counts.vertices)")
    for marker in timeline.markers.prefix(20) {
      let time = Self.milliseconds(rate.seconds(atFrame: marker.frame).value)
      let span: SwiftCode =
        marker.duration > 0 ? ", \(marker.duration) frames long" : ""
      writer.line(
        "/// - Marker \"\(comment: marker.name)\": frame \(marker.frame) (\(time) s)\(span)")
    }
    if timeline.markers.count > 20 {
      writer.line("/// - And \(timeline.markers.count - 20) markers more")
    }
  }

  /// Seconds for a reader: to the millisecond.
  static func milliseconds(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }
}

/// A word as a shell must be given it.
struct ShellWord {
  var text: String

  init(_ word: String) {
    let isPlain = word.utf8.allSatisfy {
      (48...57).contains($0) || (65...90).contains($0) || (97...122).contains($0)
        || [UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_")].contains($0)
    }
    text = isPlain && !word.isEmpty ? word : "'\(word.replacing("'", with: "'\\''"))'"
  }
}

extension LayerContent {
  /// What a layer of this content is called in a comment.
  var kindName: SwiftCode {
    switch self {
    case .null: "null layer"
    case .solid: "solid"
    case .image: "image"
    case .shape: "shape layer"
    case .text: "text"
    case .composition(let nested): "composition \(comment: nested.id)"
    case .sound: "sound"
    case .camera: "camera"
    case .other: "layer of a kind that is not converted"
    }
  }
}
