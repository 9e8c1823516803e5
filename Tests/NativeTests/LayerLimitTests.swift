import InbetweenDiagnostics
import InbetweenExporters
import InbetweenLottieImport
import InbetweenSceneGraph
import InbetweenTimeline
import Testing

/// Layers that small files ask for without end are left out, and a finding says so.
@Suite struct LayerLimitTests {
  /// Layers each of which is the parent of the next.
  private static func chain(_ count: Int) -> String {
    let layers = (1...count).map { index in
      let parent = index > 1 ? #""parent":\#(index - 1),"# : ""
      return #"""
        {"ty":1,"ind":\#(index),\#(parent)"nm":"L","sw":10,"sh":10,"sc":"#ff0000","ip":0,"op":60,\#
        "st":0,"ks":{"p":{"a":0,"k":[1,2,0]},"r":{"a":0,"k":\#(index % 7)}}}
        """#
    }
    return #"{"v":"5.9.0","fr":30,"ip":0,"op":60,"w":100,"h":100,"layers":["#
      + layers.joined(separator: ",") + "]}"
  }

  /// A layer with overlays through which it shows: each draws all before it, and what of that it covers.
  private static func overlays(_ count: Int) -> String {
    let overlay = #"{"ty":7,"c":{"a":0,"k":[1,0,0,1]},"so":{"a":0,"k":50}}"#
    let styles = Array(repeating: overlay, count: count).joined(separator: ",")
    return #"""
      {"v":"5.9.0","fr":30,"ip":0,"op":60,"w":100,"h":100,"layers":[{"ty":1,"ind":1,"nm":"L",\#
      "sw":10,"sh":10,"sc":"#00ff00","ip":0,"op":60,"st":0,"ks":{},"sy":[\#(styles)]}]}
      """#
  }

  @Test(
    "Each parent of each layer is a layer of its own, up to a limit",
    arguments: [(10, false), (300, true)])
  func parents(_ count: Int, isCut: Bool) throws {
    try expect(Self.chain(count), isCut: isCut)
  }

  @Test(
    "Each overlay doubles the layers below it, up to a limit", arguments: [(8, false), (24, true)])
  func overlays(_ count: Int, isCut: Bool) throws {
    try expect(Self.overlays(count), isCut: isCut)
  }

  private func expect(_ text: String, isCut: Bool) throws {
    var log = DiagnosticLog()
    let timeline = try LottieImporter.timeline(
      fromJSON: Array(text.utf8), name: "Chain", log: &log)
    log = DiagnosticLog()
    let scene = timeline.scene(log: &log)
    let file = CoreAnimationFile.make(scene, timeline, ExportOptions(name: "Chain"), log: &log)
    #expect(!file.contents.isEmpty)
    #expect(
      log.findings.filter { $0.code == .lostInTarget }.map(\.message)
        == (isCut
          ? ["Core Animation would need more than 20000 layers; the rest is left out"] : []))
  }
}
