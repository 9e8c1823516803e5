/// An animation of any size, as Bodymovin would write it: shape layers whose outlines, transforms
/// and colours move. The same size gives the same bytes.
package enum SyntheticAnimation {
  package static func bytes(about size: Int) -> [UInt8] {
    var writer = Writer(capacity: size + 20_000)
    writer.text(#"{"v":"5.7.4","fr":60,"ip":0,"op":600,"w":1080,"h":1080,"nm":"Synthetic","#)
    writer.text(#""ddd":0,"assets":[],"layers":["#)
    var index = 1
    repeat {
      if index > 1 { writer.text(",") }
      writer.layer(index, keyframes: size < 10_000 ? 2 : 20)
      index += 1
    } while writer.bytes.count < size
    writer.text("]}")
    return writer.bytes
  }
}

private struct Writer {
  var bytes: [UInt8] = []
  private var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  init(capacity: Int) { bytes.reserveCapacity(capacity) }

  mutating func text(_ text: String) { bytes += text.utf8 }

  mutating func layer(_ index: Int, keyframes: Int) {
    text(#"{"ddd":0,"ind":\#(index),"ty":4,"nm":"Layer \#(index)","sr":1,"ks":{"o":"#)
    track(keyframes, 1, 100)
    text(#","r":"#)
    track(keyframes, 1, 360)
    text(#","p":"#)
    track(keyframes, 3, 1080)
    text(#","a":{"a":0,"k":[0,0,0],"ix":1},"s":"#)
    track(keyframes, 3, 100)
    text(#"},"ao":0,"shapes":[{"ty":"gr","it":[{"ind":0,"ty":"sh","ix":1,"ks":"#)
    outlines(keyframes)
    text(#","nm":"Path 1","hd":false},{"ty":"fl","c":"#)
    track(2, 4, 1)
    text(#","o":{"a":0,"k":100,"ix":5},"r":1,"bm":0,"nm":"Fill 1","hd":false},"#)
    text(#"{"ty":"tr","p":{"a":0,"k":[0,0],"ix":2},"a":{"a":0,"k":[0,0],"ix":1},"#)
    text(#""s":{"a":0,"k":[100,100],"ix":3},"r":{"a":0,"k":0,"ix":6},"#)
    text(#""o":{"a":0,"k":100,"ix":7},"sk":{"a":0,"k":0,"ix":4},"sa":{"a":0,"k":0,"ix":5},"#)
    text(#""nm":"Transform"}],"nm":"Group 1","np":2,"cix":2,"bm":0,"ix":1,"hd":false}],"#)
    text(#""ip":0,"op":600,"st":0,"bm":0}"#)
  }

  private mutating func track(_ count: Int, _ dimensions: Int, _ limit: Double) {
    keyframes(count) { writer in
      writer.text("[")
      for dimension in 0..<dimensions {
        if dimension > 0 { writer.text(",") }
        writer.number(limit)
      }
      writer.text("]")
    }
  }

  private mutating func outlines(_ count: Int) {
    keyframes(count) { writer in
      writer.text(#"[{"i":"#)
      writer.points(30)
      writer.text(#","o":"#)
      writer.points(100)
      writer.text(#","v":"#)
      writer.points(1080)
      writer.text(#","c":true}]"#)
    }
  }

  private mutating func points(_ limit: Double) {
    text("[")
    for index in 0..<12 {
      text(index == 0 ? "[" : ",[")
      number(limit)
      text(",")
      number(limit)
      text("]")
    }
    text("]")
  }

  private mutating func keyframes(_ count: Int, _ value: (inout Writer) -> Void) {
    text(#"{"a":1,"k":["#)
    for index in 0..<count {
      if index > 0 { text(",") }
      if index < count - 1 {
        text(
          #"{"i":{"x":0.833,"y":0.833},"o":{"x":0.167,"y":0.167},"t":\#(index * 600 / count),"s":"#)
      } else {
        text(#"{"t":\#(index * 600 / count),"s":"#)
      }
      value(&self)
      text("}")
    }
    text(#"],"ix":1}"#)
  }

  /// A number from 0 to `limit`, with three decimals.
  private mutating func number(_ limit: Double) {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    let thousandths = Int(Double(state >> 11) / Double(1 << 53) * limit * 1000)
    let decimals = String(thousandths % 1000)
    text(String(thousandths / 1000) + "." + String(repeating: "0", count: 3 - decimals.count))
    text(decimals)
  }
}
