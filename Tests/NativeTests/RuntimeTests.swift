import Foundation
import InbetweenDiagnostics
import InbetweenExporters
import InbetweenLottieImport
import InbetweenRuntime
import InbetweenSceneGraph
import InbetweenTimeline
import TestSupport
import Testing

/// What is emitted beside animations compiles in every selection, beside anything that an app has,
/// and plays as its words say.
@Suite(.serialized) struct RuntimeTests {
  // MARK: Parts

  @Test(
    "Each part compiles with what it needs and nothing else, in the file of an animation",
    arguments: [false, true])
  func partsCompileAlone(isPublic: Bool) throws {
    let scratch = try ScratchFolder()
    var files: [String] = []
    for part in RuntimePart.allCases {
      let parts = RuntimePart.closure(of: [part])
      let type = "Part\(part)Animation"
      let text = RuntimeText(
        .animation(type), .embedded, isPublic: isPublic, systems: "iOS 17, *")
      var source = "import CoreText\nimport QuartzCore\n"
      source += "\(isPublic ? "public " : "")import SwiftUI\n"
      source += "\(isPublic && parts.contains(.layersView) ? "public " : "")import UIKit\n\n"
      let samples: Set<RuntimePart> = [.sampleDrawing, .sampleLayers]
      source += Self.head(of: type, parts, text, isPublic)
      for part in parts where !samples.contains(part) { source += "\n" + text.source(of: part) }
      try scratch.write(source, to: "\(type).swift")
      files.append("\(type).swift")
    }
    try #require(files.count > 50)
    let compiled = try Self.typecheck(files, ["-swift-version", "6"], in: scratch)
    #expect(compiled.status == 0, "\(compiled.output.prefix(4000))")
  }

  private static func typecheck(
    _ files: [String], _ mode: [String], in scratch: ScratchFolder
  ) throws -> (status: Int32, output: String) {
    let result = try Shell.run(
      "swiftc",
      ["-typecheck", "-parse-as-library", "-warnings-as-errors", "-module-name", "App"] + mode
        + (try StandIns.imports()) + files, in: scratch)
    return (result.status, result.output)
  }

  /// The type that parts are nested in, with what they ask of an animation.
  private static func head(
    of type: String, _ parts: [RuntimePart], _ text: RuntimeText, _ isPublic: Bool
  ) -> String {
    let access = isPublic ? "public " : ""
    var head = "\(access)struct \(type): View {\n"
    if let sample = parts.first(where: { [.sampleDrawing, .sampleLayers].contains($0) }) {
      head += text.members(of: sample)
    } else {
      if parts.contains(.modifiers) {
        head += "  var options = \(type).PlayerOptions(\(type).Playback(0..<1, still: 0))\n"
      }
      head += "  \(access)var body: some View { Color.clear }\n}\n"
    }
    let layers =
      parts.contains(.layersView)
      ? """
        fileprivate final class Layers: LayerTree {
          init(theme: Theme, color: @escaping (Color) -> CGColor) {
            super.init(0..<1, frameRate: 1, color: color)
          }
        }
      """ : ""
    return head + """

      extension \(type) {
        \(access)static let size = CGSize(width: 1, height: 1)
        \(access)enum Timing {
          \(access)static let frameRate = 60.0
          \(access)static let start = 0.0
          \(access)static let end = 60.0
          \(access)static let still = 30.0
        }
        \(access)struct Theme: Equatable, Sendable {
          \(access)init() {}
          \(access)static let standard = Theme()
        }
        \(access)enum Section: Hashable, Sendable {
          case whole
          \(access)var frames: Range<Double> { 0..<1 }
          \(access)var still: Double { 0 }
        }
        fileprivate struct Picture: View {
          let frame: Double
          let theme: Theme
          var body: some View { Color.clear }
        }
      \(layers)
      }

      """
  }

  // MARK: Names

  /// Names that apps have, and that must go on meaning what they mean there.
  private static let app = """
    import SwiftUI

    struct Track {}
    struct Theme {}
    struct Key {}
    enum Script {}
    struct Host {}
    struct Moment {}
    struct Timing {}
    struct Curve {}
    struct Outline {}
    struct Player {}
    struct Playback {}
    struct Stage {}
    struct Drawing {}
    struct Artwork {}
    struct Picture {}
    struct Loop {}
    struct PlayerOptions {}
    struct Move {}
    protocol PlayingView {}
    protocol Timed {}
    struct LayerTree {}
    struct LogoView {}
    struct AccentView {}
    struct SceneView {}
    protocol Mixable {}
    enum NetworkError: Error { case off }
    enum Failure: Int, Error { case one }
    extension Range where Bound == Double { var length: Double { upperBound - lowerBound } }
    extension Double { static func mix(_ a: Double, _ b: Double, _ c: Double) -> Double { a } }
    extension GraphicsContext {
      func with(opacity: Double = 1, blendMode: BlendMode = .normal) -> GraphicsContext { self }
      static var everything: Path { Path() }
    }
    extension GraphicsContext.Filter {
      static var lightness: GraphicsContext.Filter { .blur(radius: 1) }
    }
    func place() {}
    func picture(_ text: String) {}
    func gradient(_ numbers: [Double]) {}
    func matrix(_ numbers: [Double]) {}
    func trimmed(_ paths: [Path]) {}
    func svgPath(_ text: String) {}
    @MainActor struct Screen: View {
      var body: some View {
        Text("a")
        Image("c")
        Canvas { context, _ in context.fill(Path(), with: .color(Color.black)) }
      }
    }

    """

  /// Animations that are called like types of Swift, SwiftUI, UIKit and of the runtime.
  private static let hostile = [
    "error", "view", "text", "state", "path", "color", "canvas", "theme", "timing", "animation",
    "button", "image", "data", "result", "scroll", "UI-view",
    "track", "key", "player", "layers", "artwork", "section", "task", "loop", "move", "host",
  ]

  @Test(
    "Animations compile together, whatever they are called, beside an app full of names",
    arguments: [
      (["-swift-version", "6"], false),
      (["-swift-version", "5"], true),
      (["-swift-version", "6", "-default-isolation", "MainActor"], false),
      (
        [
          "-swift-version", "6", "-enable-upcoming-feature", "MemberImportVisibility",
          "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature",
          "ExistentialAny",
        ], true
      ),
    ])
  func namesStayApart(_ mode: [String], isShared: Bool) throws {
    let scratch = try ScratchFolder()
    let forms: [(String, Exporter, ExportOptions.Style)] = [
      ("canvas", .swiftUI, .canvas), ("keyframes", .swiftUI, .keyframes),
      ("layers", .coreAnimation, .canvas),
    ]
    let features = [
      "text-glyphs", "image-embedded", "gradient-highlight", "mask-subtract", "slots",
    ]
    .map { FixtureCase("features/\($0)/\($0).json") }
    .filter { (try? $0.bytes()) != nil }
    for (form, exporter, style) in forms {
      var files = ["\(form)-app.swift"]
      try scratch.write(Self.app, to: files[0])
      for (index, name) in Self.hostile.enumerated() {
        let fixtures = FolderTests.systems + features
        let fixture = fixtures[index % fixtures.count]
        var log = DiagnosticLog()
        let timeline = try LottieImporter.timeline(
          fromJSON: try fixture.bytes(), name: name, log: &log)
        var options = ExportOptions(name: name, style: style)
        options.runtime = isShared ? .shared : .embedded
        for file in exporter.export(
          timeline, options, log: &log, scene: { timeline.scene(log: &$0) })
        {
          let path = "\(form)-\(index).swift"
          try Data(file.contents).write(to: scratch.url.appending(path: path))
          files.append(path)
        }
      }
      if isShared {
        let file = SharedRuntime.file(.internal)
        try Data(file.contents).write(to: scratch.url.appending(path: "\(form)-shared.swift"))
        files.append("\(form)-shared.swift")
      }
      try #require(files.count > 16)
      let compiled = try Self.typecheck(files, mode, in: scratch)
      #expect(compiled.status == 0, "\(form): \(compiled.output.prefix(3000))")
    }
  }

  @Test("A name that is another type's is changed by one rule, and told once")
  func renamed() throws {
    let names = [
      ("error", "ErrorAnimation"), ("view", "ViewAnimation"), ("❤️", "AnimationView"),
      ("animation", "AnimationView"), ("scroll", "ScrollAnimation"), ("UIView", "UIViewAnimation"),
      ("track", "TrackAnimation"),
    ]
    for (name, type) in names {
      let finding = try #require(ExportOptions(name: name).renaming)
      #expect(finding.severity == .note)
      #expect(finding.message.hasSuffix("; the view is called \(type)"), "\(finding.message)")
    }
    #expect(ExportOptions(name: "bolt spinner").renaming == nil)
  }

  // MARK: Playing

  @Test("Numbers of up to 15 digits are read as the compiler reads them")
  func numerals() throws {
    let scratch = try ScratchFolder()
    // Digits that end everywhere, with as many behind the point as there can be.
    let numbers = (1...15).flatMap { length in
      (0...length).map { behind in
        let digits = String("918273645546372".suffix(length))
        let whole = digits.dropLast(behind)
        return (whole.isEmpty ? "0" : String(whole)) + (behind > 0 ? "." : "")
          + digits.suffix(behind)
      }
    }
    let text = RuntimeText(.animation("Bell"), .embedded, isPublic: false, systems: "iOS 13, *")
    let rows = numbers.joined(separator: " ") + ", -" + numbers.joined(separator: "-")
    let list = (numbers + numbers.map { "-" + $0 }).joined(separator: ", ")
    try scratch.write(
      """
      enum Bell {}
      \(text.source(of: .numerals))
      let wanted: [Double] = [\(list)]
      print(Bell.read("\(rows)").numbers == wanted)
      let outline = Bell.read("M1.5-2L-0.25 3\\nC1 2 3-4 5 6Z")
      print(String(decoding: outline.letters, as: UTF8.self), outline.numbers)
      """, to: "main.swift")
    let built = try Shell.run("swiftc", ["main.swift", "-o", "program"], in: scratch)
    try #require(built.status == 0, "\(built.output.prefix(2000))")
    let said = try Shell.run("./program", [], in: scratch).output
    #expect(said == "true\nMLCZ [1.5, -2.0, -0.25, 3.0, 1.0, 2.0, 3.0, -4.0, 5.0, 6.0]\n")
  }

  @Test("What plays keeps its words: ends, directions, counts, speeds, places and restarts")
  func plays() throws {
    let scratch = try ScratchFolder()
    let stand = try StandIns(scratch)
    try scratch.write(Self.program, to: "main.swift")
    let compiled = try stand.compile(["main.swift"], as: "plays")
    try #require(compiled.status == 0, "\(compiled.output)")
    let ran = try Shell.run(scratch.url.appending(path: "plays").path(), [], in: scratch)
    #expect(
      ran.status == 0 && ran.output.wholeMatch(of: /[1-9][0-9] looks\n/) != nil, "\(ran.output)")
  }

  /// Frames of a part of 10 to 20 at 10 frames a second.
  private static let program = """
    import Foundation
    import EmittedRuntime

    typealias Playback = InbetweenRuntime.Playback
    var looks = 0

    @MainActor func expect(_ what: String, _ seen: Double, _ wanted: Double) {
      looks += 1
      if abs(seen - wanted) > 0.0015 { print("\\(what): \\(seen), not \\(wanted)") }
    }

    @MainActor func expect(_ what: String, _ isSo: Bool) {
      looks += 1
      if !isSo { print("\\(what) is not so") }
    }

    @MainActor func frames(_ what: String, _ playback: Playback, _ wanted: [Double: Double]) {
      for (elapsed, frame) in wanted {
        expect("\\(what) after \\(elapsed)", playback.frame(after: elapsed, until: nil), frame)
      }
    }

    var once = Playback(10..<20, passes: 1, still: 15)
    frames("once", once, [0: 10, 5: 15, 10: 19.999, 99: 19.999])
    expect("once is over", once.isOver(after: 10, until: nil))
    expect("once is not over before", !once.isOver(after: 9.99, until: nil))
    frames("forever", Playback(10..<20, still: 15), [0: 10, 12: 12, 35: 15])
    expect("forever has no end", !Playback(10..<20, still: 15).isOver(after: 1e9, until: nil))
    once.isReversed = true
    frames("reversed", once, [0: 19.999, 4: 16, 10: 10, 99: 10])
    once.isReversed = false
    once.autoreverses = true
    frames("there and back", once, [0: 10, 5: 15, 10: 19.999, 15: 15, 20: 10, 99: 10])
    once.passes = 2
    frames("there and back twice", once, [25: 15, 35: 15, 40: 10])
    expect("its length", once.length(until: nil), 40)

    var parts = Playback(0..<1, still: 0)
    parts.play(intro: 0..<5, 10..<20, outro: 30..<34, isDone: true, still: 99)
    expect("a still lies in what is played", parts.still, 19.999)
    expect("asked at 12, it ends its turn", parts.frame(after: 14, until: 12), 19)
    expect("then the outro", parts.frame(after: 16, until: 12), 31)
    expect("then its end", parts.frame(after: 60, until: 12), 33.999)
    expect("rest at the end", parts.rest, 33.999)

    MainActor.assumeIsolated {
      let start = Date(timeIntervalSinceReferenceDate: 0)
      let clock = InbetweenRuntime.PlayClock()
      var playback = Playback(10..<20, passes: 1, still: 15)
      @MainActor func follow(_ seconds: Double, isPlaying: Bool = true, trigger: Int = 0) {
        clock.follow(
          playback, frameRate: 10, isPlaying: isPlaying, trigger: trigger, at: start + seconds)
      }
      @MainActor func look(_ what: String, _ seconds: Double, _ frame: Double) {
        expect(what, clock.frame(at: start + seconds), frame)
      }
      follow(0)
      look("it does not begin before it is seen", 5, 10)
      clock.appear(at: start + 7)
      follow(7)
      look("it begins when it is seen", 7.3, 13)
      clock.appear(at: start + 7.5)
      look("seen again, it goes on", 7.5, 15)
      follow(7.5, isPlaying: false)
      look("it stands", 8, 15)
      follow(9)
      look("it goes on from there", 9.1, 16)
      playback.speed = 2
      follow(9.1)
      look("twice as fast", 9.2, 18)
      look("it ends on its last frame", 60, 19.999)
      expect("it is over", clock.isOver(at: start + 60))
      expect("its end is told", clock.reportEnd())
      expect("its end is told once", !clock.reportEnd())
      clock.appear(at: start + 61)
      look("seen once more, it does not begin anew", 62, 19.999)
      playback.speed = 1
      follow(70, trigger: 1)
      look("it begins anew when it is told to", 70.2, 12)
      clock.seek(to: 17, at: start + 70.2)
      look("it goes on from another place", 70.3, 18)
    }
    print("\\(looks) looks")
    """
}
