import InbetweenDiagnostics
import InbetweenExporters
import InbetweenLottieImport
import InbetweenTimeline
import TestSupport
import Testing

/// Generated views play, stop and go on as their documentation says, with the host's clock set to
/// the moment and their state kept from one picture to the next.
///
/// The bolt spinner has 60 frames a second: an intro of 24 frames, turns of 90, an outro of 49.
@Suite(.serialized) struct PlayingTests {
  /// What is on screen at a time, and the frame that it shows.
  struct Look: Sendable {
    var seconds: Double
    var frame: Double
    /// What the view is made with: arguments or modifiers.
    var view: String
    /// What happens before it.
    var statement: String

    init(_ seconds: Double, _ frame: Double, _ view: String = "", after statement: String = "") {
      self.seconds = seconds
      self.frame = frame
      self.view = view
      self.statement = statement
    }
  }

  /// A view that stays on screen for several looks at it.
  struct Story: Sendable {
    var title: String
    var looks: [Look]
    var reducesMotion = false
    /// Whether the app animates what it changes.
    var isAnimated = false
  }

  private static let told = ".play(.intro, then: .spin, until: true, finally: .outro)"
  private static let untold = ".play(.intro, then: .spin, until: false, finally: .outro)"
  /// The third turn ends here: an intro and three turns.
  private static let turned = (24 + 3 * 90) / 60.0

  private static let bound =
    "(progress: Binding(get: { position }, set: { position = $0 }), loop: .once)"
  private static let ending = "(loop: .once).onCompletion { ends += 1 }"

  static let stories = [
    Story(
      title: "the whole, in a loop",
      looks: [Look(0, 0), Look(0.2, 12), Look(2.5, 150), Look(163.0 / 60 + 0.2, 12)]),
    Story(
      title: "the whole, once and twice",
      looks: [
        Look(0, 0, "(loop: .once)"), Look(2.5, 150, "(loop: .once)"),
        Look(3, 162.999, "(loop: .once)"), Look(60, 162.999, "(loop: .once)"),
      ]),
    Story(
      title: "a count of turns",
      looks: [
        Look(0, 24, ".play(.spin, loop: .times(2))"),
        Look(2.5, 24 + 60, ".play(.spin, loop: .times(2))"),
        Look(4, 113.999, ".play(.spin, loop: .times(2))"),
      ]),
    Story(
      title: "a section once, then another",
      looks: [
        Look(0, 0, ".play(.intro, then: .spin)"), Look(0.2, 12, ".play(.intro, then: .spin)"),
        Look(0.4 + 10.0 / 60, 34, ".play(.intro, then: .spin)"),
        Look(0.4 + 1.5 * 3 + 10.0 / 60, 34, ".play(.intro, then: .spin)"),
      ]),
    Story(
      title: "told to end, it completes the turn and plays the last section",
      looks: [
        Look(0, 0, untold), Look(0.4 + 2 * 1.5 + 0.5, 54, untold),
        Look(0.4 + 2 * 1.5 + 0.75, 69, told), Look(turned - 0.05, 111, told),
        Look(turned + 0.1, 120, told), Look(turned + 0.75, 159, told),
        Look(turned + 0.9, 162.999, told), Look(turned + 30, 162.999, told),
      ]),
    Story(
      title: "told to end during the intro, it plays the last section next",
      looks: [
        Look(0, 0, untold), Look(0.2, 12, told), Look(0.4 + 0.1, 120, told),
      ]),
    Story(
      title: "told at once, it has no turn",
      looks: [Look(0, 0, told), Look(0.2, 12, told), Look(0.5, 120, told)]),
    Story(
      title: "another section begins anew",
      looks: [
        Look(0, 0, ".play(.intro)"), Look(0.3, 18, ".play(.intro)"), Look(0.5, 24, ".play(.spin)"),
        Look(1, 54, ".play(.spin)"),
      ]),
    Story(
      title: "a pause",
      looks: [
        Look(0, 0), Look(0.3, 18, "(isPlaying: false)"), Look(0.8, 18, "(isPlaying: false)"),
        Look(1.3, 18, "(isPlaying: true)"), Look(1.5, 30),
      ]),
    Story(
      title: "stopped from the start",
      looks: [
        Look(0, 0, "(isPlaying: false)"), Look(5, 0, "(isPlaying: false)"), Look(6, 0),
        Look(6.2, 12),
      ]),
    Story(
      title: "less motion: it rests on a frame that stands for what is played",
      looks: [
        Look(0.5, 54), Look(0.5, 54, "(loop: .once)"), Look(0.5, 113, ".play(.spin)"),
        Look(0.5, 162.999, told), Look(0.5, 30, "(progress: 30 / 163)"),
      ], reducesMotion: true),
    Story(
      title: "less motion is followed while it plays, and keeps the time",
      looks: [
        Look(0, 0), Look(0.2, 12), Look(0.5, 54, after: "Host.reducesMotion = true"),
        Look(0.7, 42, after: "Host.reducesMotion = false"),
      ]),
    Story(
      title: "speed, directions, and beginning anew",
      looks: [
        Look(0, 0, ".speed(2)"), Look(0.2, 24, ".speed(2)"), Look(0.4, 48),
        Look(1, 162.999, ".reversed()"), Look(1.2, 151, ".reversed()"),
        Look(2, 0, ".autoreverses()"), Look(2 + 163.0 / 60 + 0.2, 151, ".autoreverses()"),
        Look(6, 0, ".restart(on: 1)"), Look(6.2, 12, ".restart(on: 1)"),
        Look(6.3, 0, ".restart(on: 2)"), Look(6.5, 12, ".restart(on: 2)"),
      ]),
    Story(
      title: "a position is told, and followed where it is put",
      looks: [
        Look(0, 0, bound, after: "var position = 0.0"), Look(0.2, 12, bound),
        Look(0.3, 81.5, bound, after: "position = 0.5"), Look(0.5, 93.5, bound),
        Look(9, 162.999, bound, after: "precondition(abs(position - 93.5 / 163) < 1e-6)"),
        Look(10, 162.999, bound, after: "precondition(position == 1)"),
      ]),
    Story(
      title: "its end is told, once each time that it plays",
      looks: [
        Look(0, 0, ending, after: "var ends = 0"), Look(2.5, 150, ending),
        Look(3, 162.999, ending, after: "precondition(ends == 0)"),
        Look(9, 162.999, ending, after: "precondition(ends == 1)"),
        Look(10, 0, ending + ".restart(on: 1)", after: "precondition(ends == 1)"),
        Look(13, 162.999, ending + ".restart(on: 1)"),
        Look(14, 162.999, ending + ".restart(on: 1)", after: "precondition(ends == 2)"),
      ]),
    Story(
      title: "what an app animates does not sweep the frames that play",
      looks: [
        Look(0, 0, ".play(.intro)"), Look(0.3, 18, ".play(.intro)"), Look(0.5, 24, ".play(.spin)"),
        Look(2, 24, ".play(.spin)"),
      ], isAnimated: true),
    Story(
      title: "what an app animates moves a moment that is shown",
      looks: [Look(0, 30, "(progress: 30 / 163)"), Look(0, 45, "(progress: 60 / 163)")],
      isAnimated: true),
  ]

  @Test("Views play by their clock", arguments: ExportOptions.Style.allCases)
  func viewsPlay(_ style: ExportOptions.Style) throws {
    let fixture = FixtureCase("bolt-spinner/bolt-spinner.json")
    var log = DiagnosticLog()
    let timeline = try LottieImporter.timeline(
      fromJSON: try fixture.bytes(), name: fixture.stem, log: &log)
    var program = NativeProgram(style == .canvas ? .canvas : .keyframes)
    for story in Self.stories {
      program.add(
        NativeCase(timeline, title: story.title, frames: story.looks.map(\.frame)),
        shown: story.looks.enumerated().map { index, look in
          let start =
            index == 0
            ? "Host.isShowing = true; Host.reducesMotion = \(story.reducesMotion); "
              + "Host.animation = \(story.isAnimated ? ".default" : "nil"); " : ""
          return ("\(start)\(look.statement)\nHostClock.time = \(1000 + look.seconds)", look.view)
        })
    }
    for comparison in try program.run() { #expect(comparison.keeps(), "\(comparison)") }
  }
}
