import InbetweenTimeline
import Testing

@Suite struct TypeNameTests {
  @Test("Types are called as Swift itself describes them")
  func names() {
    let types: [Any.Type] = [
      Layer.self, ShapeItem.Kind.self, Property<Point>.self, Keyframes<Vector3>.self, [Layer].self,
      Double.self, MotionPath<Point>?.self,
    ]
    for type in types { #expect(TypeName.qualified(type) == String(reflecting: type)) }
  }

  @Test("Types of the model that literals name are known, those within others aside")
  func namesOfTheModel() {
    let names = Timeline.typeNames
    #expect(names.isSuperset(of: ["Layer", "ShapeItem", "Property", "Keyframe", "TimingCurve"]))
    #expect(!names.contains("Kind"))
  }
}
