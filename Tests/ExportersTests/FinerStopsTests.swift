import InbetweenDiagnostics
import InbetweenLottieImport
import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline
import Testing

@testable import InbetweenExporters

@Suite struct FinerStopsTests {
  @Test("Stops stand closer where an effect bends what lies between them")
  func bent() {
    let stops = [
      GradientStop(0, Color(0, 0, 0)), GradientStop(0.5, Color(1, 1, 1)),
      GradientStop(1, Color(1, 1, 1)),
    ]
    #expect(stops.finer() == stops)
    let bent = stops.finer(isBent: true)
    // Nothing lies between two of one colour.
    #expect(bent.count == 16 + 2)
    #expect(bent[4] == GradientStop(0.125, Color(0.25, 0.25, 0.25)))
    // As many as there may be are not divided.
    let many = (0..<1_024).map { GradientStop(Double($0) / 1_023, Color(Double($0 % 2), 0, 0)) }
    #expect(many.finer(isBent: true) == many)
    let clear = [GradientStop(0, Color(0, 0, 0, 0)), GradientStop(1, Color(1, 1, 1))]
    #expect(clear.finer().count == 9)
    #expect(clear.finer(isBent: true).count == 17)
  }

  /// The numbers of a channel of the only gradient of a layer: black to white, under an effect.
  private static func numbers(_ key: LayerKey, _ effect: String) throws -> [Double] {
    let json = #"""
      {"v":"5.9.0","fr":30,"ip":0,"op":10,"w":100,"h":100,"layers":[{"ty":4,"ind":1,"nm":"L","ip":0,\#
      "op":10,"st":0,"ks":{},"ef":[\#(effect)],"shapes":[{"ty":"gr","it":[{"ty":"el",\#
      "p":{"a":0,"k":[50,50]},"s":{"a":0,"k":[40,40]}},{"ty":"gf","o":{"a":0,"k":100},"r":1,"t":1,\#
      "s":{"a":0,"k":[0,0]},"e":{"a":0,"k":[9,0]},"g":{"p":2,"k":{"a":0,"k":[0,0,0,0,1,1,1,1]}}},\#
      {"ty":"tr"}]}]}]}
      """#
    var log = DiagnosticLog()
    let timeline = try LottieImporter.timeline(
      fromJSON: Array(json.utf8), name: "Tones", log: &log)
    var builder = LayerBuilder(timeline.scene(log: &log).lowered(), ExportOptions(name: "Tones"))
    var nodes = [builder.tree()]
    var all: [[Double]] = []
    while let node = nodes.popLast() {
      nodes += node.sublayers
      for channel in node.channels where channel.key == key {
        all += channel.keys.map { Array($0.numbers) }
      }
    }
    #expect(all.count == 1)
    return all.first ?? []
  }

  private static func effect(_ kind: Int, _ colors: [[Double]]) -> String {
    let values = colors.map { #"{"ty":2,"nm":"","v":{"a":0,"k":\#($0 + [1])}}"# }
    let amount = #"{"ty":0,"nm":"","v":{"a":0,"k":\#(kind == 20 ? 100 : 0)}}"#
    return #"{"ty":\#(kind),"nm":"E","ef":[\#((values + [amount]).joined(separator: ","))]}"#
  }

  @Test("Three tones of a layer's gradient are those between its stops too; two need no more stops")
  func tones() throws {
    let three = Self.effect(23, [[1, 0.8, 0.2], [0.2, 0.6, 0.4], [0.2, 0.4, 0.8]])
    #expect(try Self.numbers(.locations, three) == (0...16).map { Double($0) / 16 })
    let colors = try Self.numbers(.colors, three)
    #expect(colors.count == 17 * 4)
    // In the middle stands the tone of the middle.
    let middle = colors.dropFirst(8 * 4).prefix(4)
    #expect(zip(middle, [0.2, 0.6, 0.4, 1]).allSatisfy { abs($0 - $1) < 1e-9 })
    let two = Self.effect(20, [[0, 0, 0.5], [1, 0.8, 0.2]])
    #expect(try Self.numbers(.locations, two) == [0, 1])
  }
}
