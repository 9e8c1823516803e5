import Foundation
import InbetweenDiagnostics
import InbetweenExporters
import InbetweenLottieImport
import InbetweenSceneGraph
import InbetweenTimeline
import TestSupport
import Testing

/// Layers are played as views that draw each frame are: sections, an end that is asked for, a theme.
@Suite(.serialized) struct LayerPlayingTests {
  static let animation = """
    {"v": "5.12.2", "fr": 30, "ip": 0, "op": 60, "w": 60, "h": 20, "nm": "Walk",
     "markers": [{"tm": 0, "cm": "intro", "dr": 20}, {"tm": 20, "cm": "spin", "dr": 20},
                 {"tm": 40, "cm": "outro", "dr": 20}],
     "layers": [{"ty": 4, "nm": "Dot", "ind": 1, "ip": 0, "op": 60, "st": 0,
       "ks": {"p": {"a": 1, "k": [
         {"t": 0, "s": [0, 10, 0], "o": {"x": 0, "y": 0}, "i": {"x": 1, "y": 1}},
         {"t": 60, "s": [60, 10, 0]}]}},
       "shapes": [
         {"ty": "rc", "p": {"a": 0, "k": [0, 0]}, "s": {"a": 0, "k": [8, 8]}, "r": {"a": 0, "k": 0}},
         {"ty": "fl", "c": {"a": 0, "k": [1, 0, 0, 1]}, "o": {"a": 0, "k": 100}}]}]}
    """

  /// Moments in seconds after the start, and the frame that is to be seen.
  static let script = """
    let view = WalkView()
    expect("the label that was given", view.label == "Walking")
    expect("it is told", view.isAccessibilityElement && view.accessibilityLabel == "Walking")
    view.play(.outro, loop: .once)
    StandInClock.now += 20
    expect("it has not begun before it is seen", view.isPlaying && view.progress == 40.0 / 60)
    start = StandInClock.now
    _ = LayerHost.pixels(of: view, width: 120, height: 40)
    expect("it begins when it is seen", at: 0.3, frame: 49)
    view.play(.intro, then: .spin)
    expect("the intro", at: 0.1, frame: 3)
    expect("the first turn", at: 0.8, frame: 24)
    expect("the second turn", at: 1.5, frame: 25)
    expect("the end of the turn is awaited", at: 1.8, frame: 34) { view.finish(with: .outro) }
    expect("the outro", at: 2.2, frame: 46)
    expect("the last frame stays", at: 9, frame: 59.99)
    expect("it has ended", !view.isPlaying && view.progress == 1)
    view.play(.spin, loop: .times(2))
    expect("a section from its start", at: 0.1, frame: 23)
    expect("its second turn", at: 1, frame: 30)
    expect("it rests at its end", at: 5, frame: 39.99)
    view.play()
    expect("all of it", at: 1.5, frame: 45)
    view.isPlaying = false
    expect("a pause", at: 1.7, frame: 45)
    view.isPlaying = true
    expect("it goes on", at: 1.8, frame: 48)
    Host.reducesMotion = true
    NotificationCenter.default.post(
      name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    expect("less motion is followed", at: 2, frame: 59)
    Host.reducesMotion = false
    NotificationCenter.default.post(
      name: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil)
    expect("and left again", view.isPlaying)
    var ends = 0
    view.onCompletion = { ends += 1 }
    view.play(.intro, loop: .once)
    StandInClock.now += 0.7
    RunLoop.main.run(until: Date() + 1)
    expect("its end is told once", ends == 1 && !view.isPlaying)
    var told: [Double] = []
    view.onProgress = { told.append($0) }
    view.play(loop: .once)
    RunLoop.main.run(until: Date() + 0.1)
    expect("where it is is told at once", told.first == 0 && told.allSatisfy { $0 == 0 })
    StandInClock.now += 1
    RunLoop.main.run(until: Date() + 0.1)
    expect("and as it plays", told.last.map { abs($0 - 0.5) < 0.001 } == true)
    StandInClock.now += 2
    RunLoop.main.run(until: Date() + 0.1)
    let count = told.count
    RunLoop.main.run(until: Date() + 0.1)
    expect("up to the end, and no longer", told.last == 1 && told.count == count)
    view.goOn(to: 0.25)
    RunLoop.main.run(until: Date() + 0.1)
    expect("it goes on from elsewhere", told.last.map { abs($0 - 0.25) < 0.001 } == true)
    view.play(.spin, loop: .once)
    view.isReversed = true
    view.goOn(to: 25.0 / 60)
    expect("backwards, too", abs(view.progress - 25.0 / 60) < 0.001)
    view.onProgress = nil
    RunLoop.main.run(until: Date() + 0.1)
    let last = told.count
    RunLoop.main.run(until: Date() + 0.1)
    expect("nobody is told any more", told.count == last)
    view.isReversed = false
    var position = 0.5
    let bound = Walk(
      progress: Binding(get: { position }, set: { position = $0 }), loop: .once)
    let stage = Walk.Stage(bound.options, size: Walk.size, make: { WalkView() }, update: { _ in })
    let memory = Walk.Memory()
    @MainActor func update() {
      view.request(bound.options.values.playback, isPlaying: true)
      stage.follow(view, memory)
      RunLoop.main.run(until: Date() + 0.1)
    }
    update()
    expect("it begins where the position is", abs(view.progress - 0.5) < 0.001)
    StandInClock.now += 0.5
    RunLoop.main.run(until: Date() + 0.1)
    expect("the position follows", abs(position - 0.75) < 0.001)
    update()
    expect("which moves nothing", abs(view.progress - 0.75) < 0.001)
    position = 0.1
    update()
    expect("it goes where the position is put", abs(view.progress - 0.1) < 0.001)
    expect("layers have as many pixels as the screen", scales(of: view.layer) == [2])
    view.traitCollection = UITraitCollection(.dark, displayScale: 3)
    view.traitCollectionDidChange(nil)
    expect("another screen has others", scales(of: view.layer) == [3])
    expect("it has a size of its own", view.intrinsicContentSize == Walk.size)
    expect(
      "which pushes nothing aside",
      view.compressionResistance == [.horizontal: .defaultLow, .vertical: .defaultLow])
    let inside = Walk.Host(make: { view }, update: { _, _ in })
    @MainActor func size(in proposal: ProposedViewSize) -> CGSize? {
      inside.sizeThatFits(
        proposal, uiView: view, context: UIViewRepresentableContext(coordinator: memory))
    }
    expect(
      "it takes what it is given",
      size(in: ProposedViewSize(width: 30, height: 9)) == CGSize(width: 30, height: 9))
    expect(
      "and its own size where nothing is said",
      size(in: ProposedViewSize(width: nil, height: 9)) == CGSize(width: 60, height: 9))
    """

  @Test("Sections come one after the other, turns are completed, and pauses keep the place")
  func plays() throws {
    let scratch = try ScratchFolder()
    let stand = try StandIns(scratch)
    var log = DiagnosticLog()
    let timeline = try LottieImporter.timeline(
      fromJSON: Array(Self.animation.utf8), name: "Walk", log: &log)
    var options = ExportOptions(name: "Walk")
    options.label = "Walking"
    let file = CoreAnimationFile.make(timeline.scene(log: &log), timeline, options, log: &log)
    try Data(file.contents).write(to: scratch.url.appending(path: "Walk.swift"))
    try scratch.write(
      """
      import Foundation
      import SwiftUI
      import UIKit

      let reference = WalkView()
      var start = StandInClock.now

      @MainActor func scales(of layer: CALayer) -> Set<CGFloat> {
        (layer.sublayers ?? []).reduce([]) { $0.union([$1.contentsScale]).union(scales(of: $1)) }
      }

      @MainActor func expect(_ what: String, _ isSo: Bool) {
        if !isSo { print("\\(what) is not so") }
      }

      @MainActor func expect(
        _ what: String, at seconds: Double, frame: Double,
        after act: () -> Void = {}
      ) {
        StandInClock.now = start + seconds - 0.1
        act()
        StandInClock.now = start + seconds
        reference.progress = frame / 60
        let seen = LayerHost.pixels(of: view, width: 120, height: 40)
        let wanted = LayerHost.pixels(of: reference, width: 120, height: 40)
        let difference = zip(seen, wanted).reduce(0) { $0 + abs(Int($1.0) - Int($1.1)) }
        // A hair moves an edge by a shade, a frame by two whole columns.
        if difference > 9_000 { print("\\(what): \\(difference)") }
      }

      \(Self.script.replacing("view.play(", with: "start = StandInClock.now\nview.play("))
      """, to: "main.swift")
    let compiled = try stand.compile(["Walk.swift", "main.swift"], as: "walk")
    try #require(compiled.status == 0, "\(compiled.output)")
    let ran = try Shell.run(scratch.url.appending(path: "walk").path(), [], in: scratch)
    #expect(ran.status == 0 && ran.output.isEmpty, "\(ran.output)")
  }
}
