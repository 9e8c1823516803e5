import InbetweenTimeline
import Testing

@testable import InbetweenExporters

/// Layers that only place one shape are that shape, unless that would look otherwise.
@Suite struct LayerMergingTests {
  private static func channel(_ key: LayerKey, _ numbers: Double...) -> LayerChannel {
    LayerChannel(
      key: key, keys: [NumbersKey(frame: 0, numbers: Numbers(numbers), easing: .hold)])
  }

  private static func shape(
    _ name: String, _ channels: [LayerChannel] = [], x: Double = 10
  ) -> LayerNode {
    var node = LayerNode(name, .shape(.init()))
    node.channels = channels
    node.path = PathTrack(
      still: [BezierPath([.init(Point(0, 0)), .init(Point(x, 0))], isClosed: true)], from: 0)
    return node
  }

  private static func placed(_ shape: LayerNode, _ channels: [LayerChannel] = []) -> LayerNode {
    var node = LayerNode("Letter", sublayers: [shape])
    node.channels = [channel(.position, 3, 4)] + channels
    return node
  }

  @Test("A layer that places, fades or masks one shape is that shape")
  func merges() {
    let fill = Self.channel(.fillColor, 1, 0, 0, 1)
    var node = Self.placed(Self.shape("Fill", [fill]), [Self.channel(.opacity, 0.5)])
    node.masks = [Self.shape("Mask", x: 20)]
    node.filter = .mode(.multiply)
    let merged = node.merged
    #expect(merged.sublayers == [])
    #expect(merged.name == "Letter")
    #expect(merged.kind == .shape(.init()))
    #expect(merged.path == node.sublayers[0].path)
    #expect(merged.channels.map(\.key) == [.position, .opacity, .fillColor])
    #expect(merged.masks == node.masks)
    #expect(merged.filter == .mode(.multiply))
  }

  @Test("A shape that two layers show stays one shape")
  func shared() {
    let shape = Self.shape("Fill")
    let tree = LayerNode(
      "scene", sublayers: [Self.placed(shape), Self.placed(shape, [Self.channel(.opacity, 1)])])
    #expect(tree.merged == tree)
  }

  @Test("What would look otherwise stays as it is")
  func stays() {
    var mixing = Self.shape("Mixing")
    mixing.filter = .mode(.multiply)
    var cut = Self.placed(Self.shape("Cut"))
    cut.bounds = Rect(origin: .zero, size: Size(5, 5))
    cut.isCut = true
    var two = Self.placed(Self.shape("One"))
    two.sublayers.append(Self.shape("Two", x: 20))
    let translucent = Self.channel(.opacity, 0.5)
    for node in [
      Self.placed(mixing, [translucent]), cut, two,
      Self.placed(Self.shape("Placed", [Self.channel(.position, 1, 1)])),
      Self.placed(Self.shape("Faded", [translucent]), [translucent]),
      Self.placed(Self.shape("Shaded", [translucent]), [Self.channel(.shadowOpacity, 1)]),
    ] {
      #expect(node.merged == node, "\(node.sublayers[0].name)")
    }
  }
}
