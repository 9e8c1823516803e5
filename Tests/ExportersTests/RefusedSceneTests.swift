import InbetweenDiagnostics
import InbetweenLottieImport
import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline
import Testing

@testable import InbetweenExporters

/// What is looked for in a scene that keyframes in views cannot say.
@Suite struct RefusedSceneTests {
  /// A group with a star that turns to an angle.
  private static func star(
    to angle: Double, points: String = #"{"a":0,"k":5}"#, _ more: String = ""
  ) -> String {
    #"""
    {"ty":"gr","it":[{"ty":"sr","sy":1,"d":1,"p":{"a":0,"k":[50,50]},"pt":\#(points),\#
    "r":{"a":1,"k":[{"t":0,"s":[0],"i":{"x":[0.6],"y":[1]},"o":{"x":[0.4],"y":[0]}},\#
    {"t":59,"s":[\#(angle)]}]},"ir":{"a":0,"k":20},"is":{"a":0,"k":0},"or":{"a":0,"k":50},\#
    "os":{"a":0,"k":0}}\#(more),{"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":100}},{"ty":"tr"}]}
    """#
  }

  /// A layer with two stars that turn, of ten vertices each, below others that get a point more in the end;
  /// copies of a star are below all.
  private static func writer(changing count: Int) throws -> KeyframesWriter {
    let copies = #"""
      ,{"ty":"rp","c":{"a":0,"k":3},"o":{"a":0,"k":0},"m":1,"tr":{"ty":"tr","p":{"a":0,"k":[9,0]},\#
      "a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[100,100]},"r":{"a":0,"k":0},"so":{"a":0,"k":100},\#
      "eo":{"a":0,"k":100}}}
      """#
    let points = #"{"a":1,"k":[{"t":0,"s":[5],"h":1},{"t":59,"s":[6]}]}"#
    // The last shape is the lowest, and the first that is written.
    let shapes =
      Array(repeating: star(to: 90, points: points), count: count)
      + [star(to: 60), star(to: 90), star(to: 90, copies)]
    let json =
      #"{"v":"5.9.0","fr":30,"ip":0,"op":60,"w":100,"h":100,"layers":[{"ty":4,"ind":1,"nm":"L","#
      + #""ip":0,"op":60,"st":0,"ks":{},"shapes":["# + shapes.joined(separator: ",") + "]}]}"
    var log = DiagnosticLog()
    let timeline = try LottieImporter.timeline(
      fromJSON: Array(json.utf8), name: "Stars", log: &log)
    let list = timeline.scene(log: &log).lowered()
    var writer = KeyframesWriter(list, limits: WorkLimits())
    _ = writer.composition(list.main, size: list.size)
    return writer
  }

  @Test(
    "Further reasons are looked for while that is little work, and what was not counted to the end is not told",
    arguments: [(3, true), (3_000, false)])
  func reasons(_ count: Int, isWhole: Bool) throws {
    let writer = try Self.writer(changing: count)
    // A star takes some ten points at each half frame.
    #expect((writer.outlineWork < KeyframesLimits.workOfRefused) == isWhole)
    #expect(writer.outlineWork < KeyframesLimits.workOfRefused + 20_000)
    let reasons = [
      "has an outline of 30 vertices that changes its shape",
      "has an outline whose vertices come and go",
      "has 40 properties that move by themselves, and 20 can be read",
    ]
    #expect(
      writer.refusals.map(\.message)
        == reasons.prefix(isWhole ? 3 : 2).map {
          "the layer \($0); keyframes in views cannot say that"
        })
  }
}
