import Foundation
import InbetweenDiagnostics
import InbetweenLowering
import InbetweenPipeline
import InbetweenPreview
import InbetweenSceneGraph

/// What a frame of a long text costs: 500 characters of a font, moved by two animators.
enum TextFrames {
  /// In seconds of CPU: the scene, its fonts and first frame, then each later frame, and the part
  /// of it up to the display list.
  static func measure(in scratch: URL) throws -> (first: Double, later: Double, list: Double) {
    let file = scratch.appending(path: "text.json")
    try Data(json.utf8).write(to: file)
    var log = DiagnosticLog()
    let input = try InputFile.files(named: file.path())[0]
    let start = clock()
    let animation = try input.animations(log: &log)[0]
    let drawing = animation.scene(fonts: [], log: &log).lowered()
    var renderer = Renderer(images: animation.imageCache(of: input))
    _ = try renderer.render(drawing.displayList(atFrame: 0), width: 512, height: 512)
    let begun = clock()
    var lists = 0
    let count = 100
    for frame in 1...count {
      let listed = clock()
      let list = drawing.displayList(atFrame: Double(frame % 60) + 0.5)
      lists += clock() - listed
      _ = try renderer.render(list, width: 512, height: 512)
    }
    let later = clock() - begun
    func seconds(_ ticks: Int) -> Double { Double(ticks) / Double(CLOCKS_PER_SEC) }
    return (
      seconds(begun - start), seconds(later) / Double(count), seconds(lists) / Double(count)
    )
  }

  /// A box of 84 words, the letters of which rise, turn and appear from left to right and back.
  private static var json: String {
    let words = (0..<84).map { ["timing", "easing", "frames"][$0 % 3].prefix(5) }
    let text = String(words.joined(separator: " ").prefix(500))
    let move =
      #"{"a":1,"k":[{"t":0,"s":[-100],"i":{"x":[1],"y":[1]},"o":{"x":[0],"y":[0]}},"#
      + #"{"t":60,"s":[100]}]}"#
    func selector(_ shape: Int) -> String {
      #"{"t":0,"xe":{"a":0,"k":30},"ne":{"a":0,"k":20},"a":{"a":0,"k":100},"b":1,"rn":0,"#
        + #""sh":\#(shape),"sm":{"a":0,"k":100},"s":{"a":0,"k":0},"o":\#(move),"r":1}"#
    }
    return #"{"v":"5.12.2","fr":60,"ip":0,"op":60,"w":1000,"h":1000,"nm":"Text","ddd":0,"#
      + #""assets":[],"fonts":{"list":[{"fName":"DejaVuSans","fFamily":"DejaVu Sans","#
      + #""fStyle":"Book","ascent":76}]},"layers":[{"ddd":0,"ind":1,"ty":5,"nm":"Text","sr":1,"#
      + #""ks":{"o":{"a":0,"k":100},"r":{"a":0,"k":0},"p":{"a":0,"k":[50,50,0]},"#
      + #""a":{"a":0,"k":[0,0,0]},"s":{"a":0,"k":[100,100,100]}},"ao":0,"t":{"d":{"k":[{"s":{"#
      + #""sz":[900,900],"ps":[0,0],"s":36,"f":"DejaVuSans","t":"\#(text)","ca":0,"j":0,"tr":0,"#
      + #""lh":48,"ls":0,"fc":[0.8,0.2,0.2]},"t":0}]},"p":{},"m":{"g":1,"a":{"a":0,"k":[0,0]}},"#
      + #""a":[{"nm":"Rise","s":\#(selector(2)),"a":{"p":{"a":0,"k":[0,-40,0]},"#
      + #""r":{"a":0,"k":30}}},{"nm":"Appear","s":\#(selector(4)),"a":{"o":{"a":0,"k":0},"#
      + #""s":{"a":0,"k":[150,150,100]}}}]},"ip":0,"op":60,"st":0,"bm":0}],"markers":[]}"#
  }
}
