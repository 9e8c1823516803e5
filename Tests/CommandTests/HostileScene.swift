import Foundation

/// Animations that ask for more than can be drawn, and the codes that tell of it.
struct HostileScene: Sendable, CustomStringConvertible {
  let name: String
  /// The codes that drawing PNG reports, in the order of their letters.
  let codes: [String]
  /// The exit status of drawing PNG.
  var status: Int32 = 0
  let json: String

  var description: String { name }

  init(
    _ name: String, _ codes: [String], status: Int32 = 0, size: String = "200",
    assets: [String] = [], _ layers: [String]
  ) {
    self.name = name
    self.codes = codes
    self.status = status
    json = """
      {"v":"5.12.2","fr":60,"ip":0,"op":60,"w":\(size),"h":\(size),"assets":\(assets.list),\
      "layers":\(layers.list)}
      """
  }
}

extension HostileScene {
  static let all = [
    HostileScene(
      "ten shadows that mix in their own way", [],
      [shapes(1, [card, fill], #","sy":\#(copies(10) { _ in shadowStyle })"#)]),
    HostileScene(
      "3,000 styles on one layer", ["R008", "S002"],
      [shapes(1, [card, fill], #","sy":\#(copies(3000) { _ in shadowStyle })"#)]),
    HostileScene(
      "a thousand repeaters of each other", ["S002"],
      [shapes(1, [card, fill] + Array(repeating: repeater(4), count: 1000))]),
    HostileScene(
      "a million dashes", [],
      [shapes(1, [line, stroke(#","d":[\#(dash("d", 0.5)),\#(dash("g", 0.5))]"#)])]),
    HostileScene(
      "ten million dashes", ["R004"],
      [shapes(1, [line, stroke(#","d":[\#(dash("d", 0.05)),\#(dash("g", 0.05))]"#)])]),
    HostileScene(
      "mattes of mattes, 100 deep", ["L019", "S003"],
      (1...100).map { shapes($0, [card, fill], $0 < 100 ? #","tt":1,"tp":\#($0 + 1)"# : "") }),
    HostileScene(
      "compositions with mattes, nested 100 deep", ["S002"],
      assets: [composition("c0", [shapes(1, [card, fill])])]
        + (1..<100).map {
          composition(
            "c\($0)", [shapes(1, [card, fill], #","td":1"#), nested(2, "c\($0 - 1)", #","tt":2"#)])
        }, [nested(1, "c99")]),
    HostileScene(
      "half a million layers", ["R008", "S002"],
      assets: [composition("a", (1...50).map { shapes($0, [card, fill]) })],
      (1...5000).map { nested($0, "a") }),
    HostileScene(
      "compositions that double 60 times", ["S002"],
      assets: [composition("c0", [shapes(1, [card, fill])])]
        + (1..<60).map {
          composition("c\($0)", [nested(1, "c\($0 - 1)"), nested(2, "c\($0 - 1)")])
        }, [nested(1, "c59")]),
    HostileScene(
      "a composition within itself", ["L021"], assets: [composition("a", [nested(1, "a")])],
      [nested(1, "a")]),
    HostileScene(
      "a canvas of a million by a million", ["R001"], status: 1, size: "1000000",
      [
        shapes(1, [card, fill])
      ]),
    HostileScene(
      "repeaters of repeaters", ["S002"],
      [shapes(1, [card, fill, repeater(1000), repeater(1000), repeater(1000)])]),
    HostileScene(
      "repeated outlines in groups, painted outside", ["S002"],
      [shapes(1, [group([group([card, repeater(300)]), repeater(300)]), repeater(300), fill])]),
    HostileScene(
      "ten thousand ridges on each of a thousand copies", ["S002"],
      [
        shapes(
          1,
          [
            card, repeater(1000),
            #"{"ty":"zz","s":{"a":0,"k":5},"r":{"a":0,"k":10000},"pt":{"a":0,"k":1}}"#, fill,
          ])
      ]),
    HostileScene(
      "sixty stars of 200 points, merged", ["S002"],
      [
        shapes(
          1, (0..<60).map(star) + [#"{"ty":"mm","mm":5}"#, fill])
      ]),
    HostileScene(
      "a star of 6,001 lines through one another, merged, offset and masked", ["S002"],
      [
        shapes(1, [dense, dense, #"{"ty":"mm","mm":4}"#, fill]),
        shapes(
          2, [dense, #"{"ty":"op","a":{"a":0,"k":5},"lj":1,"ml":{"a":0,"k":4}}"#, fill],
          #","masksProperties":[{"mode":"a","pt":\#(denseOutline),"o":{"a":0,"k":100},"x":{"a":0,"k":4}}]"#
        ),
      ]),
    HostileScene(
      "a stroke wider than any picture", [], [shapes(1, [card, stroke("", width: 1e12)])]),
    HostileScene(
      "a broad star of 6,001 lines", [], size: "300",
      [shapes(1, [dense, stroke("", width: 100)])]),
    HostileScene(
      "a broad star of 500 lines, copied a thousand times", ["R008"], size: "1000",
      [shapes(1, [group([rays(500), stroke("", width: 100)]), repeater(1000)])]),
    HostileScene(
      "forty thousand dashes, each broader than long", [], size: "1000",
      [
        shapes(
          1,
          [
            rays(200),
            stroke(#","d":[\#(dash("d", 0.4)),\#(dash("g", 0.4))]"#, width: 300),
          ])
      ]),
    HostileScene(
      "a thousand groups cut by outlines of 1,001 lines", ["R008"], size: "1000",
      assets: [
        composition(
          "a",
          [
            shapes(
              1, [card, fill],
              #","masksProperties":[{"mode":"a","pt":\#(outline(1_001)),"o":{"a":0,"k":100},"x":{"a":0,"k":0}}]"#
            )
          ])
      ], (1...1000).map { nested($0, "a") }),
    HostileScene(
      "a gradient of 20,000 colours", ["L034"], [shapes(1, [card, gradient(20_000)])]),
    HostileScene(
      "a text of 200,000 letters", ["L036", "S002"],
      [text(String(repeating: "abcd ", count: 40_000))]),
    HostileScene(
      "a letter with 40,000 marks", ["L036"],
      [text("a" + String(repeating: "\\u0301", count: 40_000))]),
    HostileScene(
      "four hundred pictures, turned and a thousand pixels wide", ["R008"], size: "1000",
      assets: [picture], (1...400).map(turned)),
    HostileScene(
      "a thousand million frames", [],
      [
        shapes(1, [card, fill]).replacing(#""op":60"#, with: #""op":1000000000"#)
      ]),
  ]

  private static let card =
    #"{"ty":"rc","s":{"a":0,"k":[150,150]},"p":{"a":0,"k":[0,0]},"r":{"a":0,"k":0}}"#
  private static let fill =
    #"{"ty":"fl","c":{"a":0,"k":[0.8,0.2,0.2,1]},"o":{"a":0,"k":100},"r":1}"#
  private static let line =
    #"{"ty":"sh","ks":{"a":0,"k":{"i":[[0,0],[0,0]],"o":[[0,0],[0,0]],"v":[[0,0],[1e6,0]],"c":false}}}"#
  private static let transform =
    #"{"ty":"tr","p":{"a":0,"k":[0,0]},"a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[100,100]},"r":{"a":0,"k":0},"o":{"a":0,"k":100}}"#
  private static let place =
    #""ks":{"o":{"a":0,"k":100},"r":{"a":0,"k":0},"p":{"a":0,"k":[100,100,0]},"a":{"a":0,"k":[0,0,0]},"s":{"a":0,"k":[100,100,100]}}"#
  private static let shadowStyle =
    #"{"ty":1,"nm":"Shadow","c":{"a":0,"k":[0,0,0,1]},"o":{"a":0,"k":50},"a":{"a":0,"k":90},"s":{"a":0,"k":20},"d":{"a":0,"k":20},"ch":{"a":0,"k":0},"bm":{"a":0,"k":5},"no":{"a":0,"k":0},"lc":{"a":0,"k":1}}"#

  private static func shapes(_ index: Int, _ items: [String], _ more: String = "") -> String {
    #"{"ty":4,"ind":\#(index),"nm":"Card \#(index)","sr":1,\#(place),"shapes":[\#(group(items))],"ip":0,"op":60,"st":0\#(more)}"#
  }

  private static func nested(_ index: Int, _ id: String, _ more: String = "") -> String {
    #"{"ty":0,"ind":\#(index),"nm":"\#(id)","refId":"\#(id)","w":200,"h":200,"sr":1,"ks":{},"ip":0,"op":60,"st":0\#(more)}"#
  }

  private static func text(_ words: String) -> String {
    let document =
      #"{"t":"\#(words)","f":"DejaVu Sans","s":20,"fc":[0,0,0],"lh":24,"ls":0,"tr":0,"j":0}"#
    return
      #"{"ty":5,"ind":1,"nm":"Words","sr":1,\#(place),"t":{"d":{"k":[{"t":0,"s":\#(document)}]},"p":{},"m":{"g":1,"a":{"a":0,"k":[0,0]}},"a":[]},"ip":0,"op":60,"st":0}"#
  }

  /// Four pixels.
  private static let picture =
    #"{"id":"p","w":1000,"h":1000,"e":1,"u":"","p":"data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAEUlEQVR42mNocFD4D8IMMAYAQLQHfbxWaFIAAAAASUVORK5CYII="}"#

  private static func turned(_ index: Int) -> String {
    #"{"ty":2,"ind":\#(index),"nm":"Picture","refId":"p","sr":1,"ks":{"o":{"a":0,"k":50},"r":{"a":0,"k":\#(index % 80 + 1)},"p":{"a":0,"k":[500,500]},"a":{"a":0,"k":[500,500]},"s":{"a":0,"k":[100,100]}},"ip":0,"op":60,"st":0}"#
  }

  private static func composition(_ id: String, _ layers: [String]) -> String {
    #"{"id":"\#(id)","layers":\#(layers.list)}"#
  }

  private static func group(_ items: [String]) -> String {
    #"{"ty":"gr","it":\#((items + [transform]).list)}"#
  }

  private static func stroke(_ more: String, width: Double = 2) -> String {
    #"{"ty":"st","c":{"a":0,"k":[0.2,0.4,0.8,1]},"o":{"a":0,"k":100},"w":{"a":0,"k":\#(width)},"lc":1,"lj":1,"ml":4\#(more)}"#
  }

  private static func dash(_ kind: String, _ length: Double) -> String {
    #"{"n":"\#(kind)","v":{"a":0,"k":\#(length)}}"#
  }

  private static func repeater(_ count: Int) -> String {
    #"{"ty":"rp","c":{"a":0,"k":\#(count)},"o":{"a":0,"k":0},"m":1,"tr":{"ty":"tr","p":{"a":0,"k":[1,0]},"a":{"a":0,"k":[0,0]},"s":{"a":0,"k":[100,100]},"r":{"a":0,"k":0},"so":{"a":0,"k":100},"eo":{"a":0,"k":100}}}"#
  }

  private static func star(_ index: Int) -> String {
    #"{"ty":"sr","sy":1,"d":1,"pt":{"a":0,"k":200},"p":{"a":0,"k":[\#(index),\#(index)]},"r":{"a":0,"k":\#(index * 3)},"ir":{"a":0,"k":40},"or":{"a":0,"k":90},"is":{"a":0,"k":0},"os":{"a":0,"k":0}}"#
  }

  /// An outline of an odd number of lines each of which crosses nearly each other.
  private static func outline(_ count: Int) -> String {
    let points = (0..<count).map { index in
      let angle = Double(index * (count / 2)) / Double(count) * 2 * .pi
      return "[\(90 * cos(angle)),\(90 * sin(angle))]"
    }
    let none = [String](repeating: "[0,0]", count: points.count).list
    return #"{"a":0,"k":{"i":\#(none),"o":\#(none),"v":\#(points.list),"c":true}}"#
  }
  private static let denseOutline = outline(6_001)

  private static func rays(_ count: Int) -> String {
    #"{"ty":"sh","ks":\#(outline(count | 1))}"#
  }

  private static let dense = #"{"ty":"sh","ks":\#(denseOutline)}"#

  private static func gradient(_ count: Int) -> String {
    let stops = (0..<count).map { "\(Double($0) / Double(count)),0.5,0.5,0.5" }
    return
      #"{"ty":"gf","o":{"a":0,"k":100},"r":1,"g":{"p":\#(count),"k":{"a":0,"k":\#(stops.list)}},"s":{"a":0,"k":[0,0]},"e":{"a":0,"k":[100,0]},"t":1}"#
  }

  private static func copies(_ count: Int, _ one: (Int) -> String) -> String {
    (0..<count).map(one).list
  }
}

extension [String] {
  fileprivate var list: String { "[" + joined(separator: ",") + "]" }
}
