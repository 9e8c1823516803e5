import InbetweenTimeline
import Testing

@testable import InbetweenExpressions

/// Layers and compositions by identifier.
@Suite struct LayerPlacesTests {
  @Test("The first of equal identifiers counts, each in its own composition")
  func places() throws {
    var timeline = Timeline(
      name: "", size: Size(100, 100), frameRate: FrameRate(30), frames: FrameRange(0, 30))
    timeline.layers = [
      layer(1, .composition(nested("b"))), layer(2, parent: 1), layer(2),
      layer(3, .composition(nested("none"))),
    ]
    timeline.compositions = [
      Composition(id: "a", layers: [layer(1)]),
      Composition(id: "b", layers: [layer(7, .composition(nested("a"))), layer(2, parent: 7)]),
      Composition(id: "a", layers: []),
    ]
    let places = LayerPlaces(timeline, PropertyIndexer.index(of: timeline))
    #expect(places.members == [[0, 1, 2, 3], [4], [5, 6], []])
    #expect(places.layer(2, in: 0) == 1)
    #expect(places.layer(2, in: 2) == 6)
    #expect(places.layer(7, in: 0) == nil)
    #expect(places.isParent(1, in: 0))
    #expect(!places.isParent(2, in: 0))
    #expect(!places.isParent(1, in: 1))
    #expect(places.isParent(7, in: 2))
    #expect(!places.isParent(7, in: 0))
    #expect(places.users(of: 2) == [0])
    #expect(places.users(of: 1) == [5])
    #expect(places.users(of: 3) == [])
    #expect(places.composition(shownBy: timeline.layers[3]) == nil)
  }

  private func layer(
    _ id: Int, _ content: LayerContent = .null, parent: Int? = nil
  ) -> Layer {
    var layer = Layer.blank
    layer.id = id
    layer.content = content
    layer.parent = parent
    return layer
  }

  private func nested(_ id: String) -> NestedComposition {
    NestedComposition(id: id, size: Size(10, 10))
  }
}
