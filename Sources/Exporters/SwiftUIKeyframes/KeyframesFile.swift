package import Diagnostics
import Geometry
import Motion
package import SceneGraph
package import TimelineModel

/// Source of SwiftUI views that keyframe timelines move, for scenes that a person would write so.
package enum KeyframesFile {
  /// How the tracks of a scene are written; nil for a scene that asks for more.
  static func examine(
    _ scene: Scene, _ timeline: Timeline, _ options: ExportOptions, log: inout DiagnosticLog
  ) -> BakeReport? {
    var writer = KeyframesWriter(scene)
    writer.timing.reserve(timeline.nativeSections.map(\.name))
    if !writer.refuseLayers() {
      _ = writer.composition(nil)
      writer.refuseSize()
    }
    for refusal in writer.refusals { log.report(refusal) }
    return writer.refusals.isEmpty ? writer.bakes : nil
  }

  /// The file of a scene.
  ///
  /// - Parameters:
  ///   - scene: what is drawn.
  ///   - timeline: whose markers become sections.
  ///   - options: what a user may choose.
  ///   - log: is told why a scene cannot be written so.
  /// - Returns: one file that needs nothing but SwiftUI; nil for a scene that asks for more.
  package static func make(
    _ scene: Scene, _ timeline: Timeline, _ options: ExportOptions, log: inout DiagnosticLog
  ) -> GeneratedFile? {
    var names = SwiftNames()
    let type = names.name(after: options.name, or: "Animation", .upper)
    func write(after draft: TimingConstants?) -> (KeyframesWriter, KeyframesWriter.Part) {
      var writer = KeyframesWriter(scene)
      _ = writer.names.name(after: SwiftCode(identifier: type).text, or: "animation", .upper)
      writer.theme = ThemeColors(rules: options.theme)
      writer.theme.variants = options.variants
      writer.timing = TimingConstants(after: draft)
      writer.timing.reserve(timeline.nativeSections.map(\.name))
      writer.documented = options.documented
      writer.images = timeline.images
      let main = writer.composition(nil)
      return (writer, main)
    }
    var draft = KeyframesWriter(scene)
    if !draft.refuseLayers() {
      (draft, _) = write(after: nil)
      draft.refuseSize()
    }
    guard draft.refusals.isEmpty else {
      for refusal in draft.refusals { log.report(refusal) }
      return nil
    }
    // Constants are named after who uses them, which is known when all is written.
    let (writer, main) = write(after: draft.timing)
    let view = SwiftUIView(
      type: SwiftCode(identifier: type), main: main.call(time: "seconds(atFrame: animatableData)"),
      scene: scene,
      timeline: timeline, options: options, theme: writer.theme, style: .keyframes,
      constants: writer.timing)
    var file = SourceWriter(breaks: LineBreaks())
    view.writeHead(to: &file)
    file.line(options.access == .public ? "public import SwiftUI" : "import SwiftUI")
    file.line()
    view.write(to: &file)
    file.append(writer.views)
    if main.usesTime {
      file.line()
      file.source(clock)
    }
    if writer.usesTimelines {
      file.line()
      file.source(timelines)
    }
    if writer.usesPathText {
      file.line()
      file.source(pathText)
    }
    if writer.usesWords {
      file.line()
      file.source(words)
    }
    if writer.usesPictures {
      file.line()
      file.source(RuntimePart.pictures.source)
    }
    file.line()
    file.line("private typealias Theme = \(SwiftCode(identifier: type)).Theme")
    file.line("private typealias Timing = \(SwiftCode(identifier: type)).Timing")
    return GeneratedFile(
      name: options.fileStem + ".view.swift", contents: file.bytes,
      themeSubjects: writer.theme.subjects)
  }

  private static var clock: SwiftCode {
    """
    /// A hair later, so that what begins at a frame is there when it is reached.
    private func seconds(atFrame frame: Double) -> Double {
      frame / Timing.frameRate + 0.00001
    }
    """
  }

  private static var timelines: SwiftCode {
    """
    extension KeyframeTimeline {
      /// The value at a time; before the start and after the end it stays.
      fileprivate func at(_ time: Double) -> Value {
        value(time: min(max(0, time), duration))
      }
    }
    """
  }

  private static var words: SwiftCode {
    """
    /// Words in place of the file's: lines begin, are centred or end at x 0, and the first stands on
    /// y 0.
    private struct Words: View {
      private let lines: [Substring]
      private let font: Font
      private let color: Color
      private let alignment: Alignment
      private let lineHeight: Double
      private let tracking: Double

      init(
        _ words: String, in font: Font, _ color: Color, alignment: Alignment, lineHeight: Double,
        tracking: Double = 0
      ) {
        lines = words.split(separator: "\\n", omittingEmptySubsequences: false)
        self.font = font
        self.color = color
        self.alignment = alignment
        self.lineHeight = lineHeight
        self.tracking = tracking
      }

      var body: some View {
        // As large as what it is offered, which outlines are too.
        GeometryReader { _ in
          ZStack(alignment: .topLeading) {
            ForEach(lines.indices, id: \\.self) { index in
              Text(verbatim: String(lines[index]))
                .font(font)
                .tracking(tracking)
                .foregroundStyle(color)
                .fixedSize()
                .frame(width: 0, height: 0, alignment: alignment)
                .offset(y: lineHeight * Double(index))
            }
          }
        }
      }
    }
    """
  }

  private static var pathText: SwiftCode {
    """
    /// Outlines as SVG writes them: absolute `M`, `L`, `C` and `Z`.
    private func svgPath(_ text: String) -> Path {
      var path = Path()
      var numbers: [CGFloat] = []
      var command: Character = "Z"
      var digits = ""
      func number() {
        if let value = Double(digits) { numbers.append(value) }
        digits = ""
      }
      func point(_ index: Int) -> CGPoint {
        CGPoint(x: numbers[index], y: numbers[index + 1])
      }
      for character in text + "E" {
        switch character {
        case "M", "L", "C", "Z", "E":
          number()
          for start in stride(from: 0, to: numbers.count, by: command == "C" ? 6 : 2) {
            switch command {
            case "M": path.move(to: point(start))
            case "L": path.addLine(to: point(start))
            default:
              path.addCurve(
                to: point(start + 4), control1: point(start), control2: point(start + 2))
            }
          }
          numbers = []
          command = character
          if character == "Z" { path.closeSubpath() }
        case " ": number()
        case "-":
          number()
          digits = "-"
        default: digits.append(character)
        }
      }
      return path
    }
    """
  }
}
