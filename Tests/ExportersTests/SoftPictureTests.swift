import InbetweenDiagnostics
import InbetweenLottieImport
import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline
import Testing

@testable import InbetweenExporters

/// A line or shadow grows from what is at least half covered; views ask for that where something is
/// covered in part elsewhere than at its edges.
@Suite struct SoftPictureTests {
  private static let stroke = #"{"ty":0,"s":{"a":0,"k":4},"c":{"a":0,"k":[1,0,0,1]}}"#
  private static let glow =
    #"{"ty":3,"c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":50},"ch":{"a":0,"k":40},"s":{"a":0,"k":9}}"#
  private static let red = ##"{"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":OPACITY},"r":1}"##
  private static let moving =
    #"{"a":1,"k":[{"t":0,"s":[100],"i":{"x":[0.6],"y":[1]},"o":{"x":[0.4],"y":[0]}},{"t":9,"s":[90]}]}"#
  private static let gradient =
    #"{"ty":"gf","o":{"a":0,"k":100},"r":1,"t":1,"s":{"a":0,"k":[0,0]},"e":{"a":0,"k":[9,0]},"#
    + #""g":{"p":2,"k":{"a":0,"k":[0,1,0,0,1,0,0,1,0,1,1,ALPHA]}}}"#

  private static func paint(_ opacity: Int) -> String {
    red.replacing("OPACITY", with: "\(opacity)")
  }

  private static func view(
    _ style: String, _ paint: String, layer: String = "", group: String = "100"
  ) throws -> String {
    let json = #"""
      {"v":"5.9.0","fr":30,"ip":0,"op":10,"w":100,"h":100,"layers":[{"ty":4,"ind":1,"nm":"L",\#
      "ip":0,"op":10,"st":0,"ks":{"o":{"a":0,"k":30}}\#(layer),"sy":[\#(style)],"shapes":[{"ty":"gr",\#
      "it":[{"ty":"el","p":{"a":0,"k":[50,50]},"s":{"a":0,"k":[40,40]}},\#(paint),\#
      {"ty":"tr","o":{"a":0,"k":\#(group)}}]}]}]}
      """#
    var log = DiagnosticLog()
    let timeline = try LottieImporter.timeline(
      fromJSON: Array(json.utf8), name: "Soft", log: &log)
    let scene = timeline.scene(log: &log)
    let file = SwiftUIFile.make(scene, timeline, ExportOptions(name: "Soft"), log: &log)
    return String(decoding: file.contents, as: UTF8.self)
  }

  @Test(
    "What is covered in part is told where it gets a line or a shadow that is spread",
    arguments: [stroke, glow])
  func soft(_ style: String) throws {
    func isSoft(_ paint: String, layer: String = "", group: String = "100") throws -> Bool {
      try Self.view(style, paint, layer: layer, group: group).contains("isSoft: true")
    }
    // The layer's own opacity of 30 % comes after its styles.
    #expect(try !isSoft(Self.paint(100)))
    #expect(try !isSoft(Self.paint(65)))
    #expect(try isSoft(Self.paint(60)))
    #expect(try isSoft(Self.paint(90), group: "50"))
    #expect(try isSoft(Self.red.replacing(#"{"a":0,"k":OPACITY}"#, with: Self.moving)))
    #expect(try !isSoft(Self.gradient.replacing("ALPHA", with: "0.7")))
    #expect(try isSoft(Self.gradient.replacing("ALPHA", with: "0.5")))
    let mask = #"""
      ,"hasMask":true,"masksProperties":[{"mode":"a","o":{"a":0,"k":OPACITY},"x":{"a":0,"k":0},\#
      "pt":{"a":0,"k":{"c":true,"v":[[0,0],[60,0],[60,60]],"i":[[0,0],[0,0],[0,0]],\#
      "o":[[0,0],[0,0],[0,0]]}}}]
      """#
    #expect(try !isSoft(Self.paint(100), layer: mask.replacing("OPACITY", with: "100")))
    #expect(try isSoft(Self.paint(100), layer: mask.replacing("OPACITY", with: "40")))
  }

  @Test("Stops stand closer where an effect bends what lies between them")
  func stops() {
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
}
