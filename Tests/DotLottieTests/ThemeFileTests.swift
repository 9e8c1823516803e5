import InbetweenDiagnostics
import InbetweenDotLottie
import Testing

/// What rules of themes say, as the properties of a Lottie file that take their place.
@Suite struct ThemeFileTests {
  /// A rule without its slot's name, and the property that it becomes.
  static let rules = [
    // Still values.
    (#""type":"Scalar","value":30"#, #""a":0,"k":30.0"#),
    (#""type":"Color","value":[0.2,0.4,0.6]"#, #""a":0,"k":[0.2,0.4,0.6]"#),
    (#""type":"Color","value":[0.2,0.4,0.6,0.5]"#, #""a":0,"k":[0.2,0.4,0.6]"#),
    (#""type":"Position","value":[10,20]"#, #""a":0,"k":[10.0,20.0]"#),
    (#""type":"Position","value":[10,20,30]"#, #""a":0,"k":[10.0,20.0]"#),
    (#""type":"Vector","value":[50,150]"#, #""a":0,"k":[50.0,150.0]"#),
    (
      #""type":"Gradient","value":[{"offset":0,"color":[1,0,0,1]},{"offset":1,"color":[0,0,1,0.5]}]"#,
      #""a":0,"k":[0.0,1.0,0.0,0.0,1.0,0.0,0.0,1.0,0.0,1.0,1.0,0.5],"p":2"#
    ),
    (
      #""type":"BezierPath","value":{"closed":false,"vertices":[[1,2],[3,4]],"inTangents":[[0,1],[0,2]],"outTangents":[[5,0],[6,0]]}"#,
      #""a":0,"k":{"v":[[1.0,2.0],[3.0,4.0]],"i":[[0.0,1.0],[0.0,2.0]],"o":[[5.0,0.0],[6.0,0.0]],"c":false}"#
    ),
    (
      #""type":"BezierPath","value":{"vertices":[[1,2],[3,4]]}"#,
      #""a":0,"k":{"v":[[1.0,2.0],[3.0,4.0]],"i":[[0,0],[0,0]],"o":[[0,0],[0,0]],"c":true}"#
    ),
    (
      #""type":"Image","value":{"src":"i/star.png","width":40,"height":30}"#,
      #""u":"","p":"star.png","e":0,"w":40.0,"h":30.0"#
    ),
    (
      #""type":"Image","value":{"src":"data:image/png;base64,AA=="}"#,
      #""u":"","p":"data:image/png;base64,AA==","e":1"#
    ),
    (
      #""type":"Text","value":{"text":"Hi \"you\"","fontName":"Own","fontSize":20,"strokeWidth":2,"lineHeight":24,"tracking":5,"baselineShift":-3,"fillColor":[1,0,0],"strokeColor":[0,1,0],"wrapSize":[80,40],"wrapPosition":[4,6],"strokeOverFill":true,"justify":"Center","textCaps":"AllCaps"}"#,
      #""k":[{"t":0,"s":{"t":"Hi \"you\"","f":"Own","s":20.0,"sw":2.0,"lh":24.0,"tr":5.0,"ls":-3.0,"fc":[1.0,0.0,0.0],"sc":[0.0,1.0,0.0],"sz":[80.0,40.0],"ps":[4.0,6.0],"of":true,"j":2,"ca":1}}]"#
    ),
    // Nothing, and an expression.
    (#""type":"Scalar""#, #""a":0,"k":0"#),
    (#""type":"Vector","expression":"[time, 1]""#, #""a":0,"k":[0,0],"x":"[time, 1]""#),
    (
      #""type":"Color","value":[1,1,1],"expression":"[0, 0, 0]""#,
      #""a":0,"k":[1.0,1.0,1.0],"x":"[0, 0, 0]""#
    ),
    // Keyframes: a keyframe's own handles, the next one's to arrive by, straight, and held.
    (
      #""type":"Scalar","keyframes":[{"frame":0,"value":1,"outTangent":{"x":0.2,"y":0.1},"inTangent":{"x":0.8,"y":0.9}},{"frame":10,"value":2}]"#,
      #""a":1,"k":[{"t":0.0,"s":[1.0],"o":{"x":0.2,"y":0.1},"i":{"x":0.8,"y":0.9}},{"t":10.0,"s":[2.0]}]"#
    ),
    (
      #""type":"Vector","keyframes":[{"frame":0,"value":[1,2],"outTangent":{"x":[0.2,0.3],"y":[0.1,0.4]}},{"frame":10,"value":[3,4],"inTangent":{"x":0.8,"y":0.9}}]"#,
      #""a":1,"k":[{"t":0.0,"s":[1.0,2.0],"o":{"x":[0.2,0.3],"y":[0.1,0.4]},"i":{"x":0.8,"y":0.9}},{"t":10.0,"s":[3.0,4.0]}]"#
    ),
    (
      #""type":"Color","keyframes":[{"frame":0,"value":[1,0,0],"hold":true,"outTangent":{"x":0,"y":0}},{"frame":10,"value":[0,0,1]},{"frame":20,"value":[0,1,0]}]"#,
      #""a":1,"k":[{"t":0.0,"s":[1.0,0.0,0.0],"h":1},{"t":10.0,"s":[0.0,0.0,1.0]},{"t":20.0,"s":[0.0,1.0,0.0]}]"#
    ),
    (
      #""type":"Position","keyframes":[{"frame":0,"value":[0,0],"valueOutTangent":[5,0],"valueInTangent":[0,-5]},{"frame":10,"value":[10,10],"outTangent":{"x":0.5,"y":0.5},"valueOutTangent":[7,0]},{"frame":20,"value":[0,10],"valueInTangent":[0,7]}]"#,
      #""a":1,"k":[{"t":0.0,"s":[0.0,0.0],"to":[5.0,0.0],"ti":[0.0,-5.0]},{"t":10.0,"s":[10.0,10.0],"o":{"x":0.5,"y":0.5},"i":{"x":1,"y":1},"to":[7.0,0.0],"ti":[0.0,7.0]},{"t":20.0,"s":[0.0,10.0]}]"#
    ),
    (
      #""type":"Gradient","keyframes":[{"frame":0,"value":[{"offset":0,"color":[1,0,0,1]},{"offset":1,"color":[0,0,1,1]}]},{"frame":10,"value":[{"offset":0.5,"color":[0,1,0,0.5]}]}]"#,
      #""a":1,"k":[{"t":0.0,"s":[0.0,1.0,0.0,0.0,1.0,0.0,0.0,1.0,0.0,1.0,1.0,1.0]},{"t":10.0,"s":[0.5,0.0,1.0,0.0,0.5,0.0,1.0,0.0,0.5,0.5,0.5,0.5]}],"p":2"#
    ),
    (
      #""type":"Text","keyframes":[{"frame":0,"value":{"text":"a","textCaps":"SmallCaps"}},{"frame":10,"value":{"text":"b","justify":"Right"}}]"#,
      #""k":[{"t":0.0,"s":{"t":"a","ca":2}},{"t":10.0,"s":{"t":"b","j":1}}]"#
    ),
  ]

  @Test("A rule becomes the property that a Lottie file would have", arguments: rules)
  func becomes(rule: String, property: String) throws {
    #expect(try Self.slots(of: ["\"id\":\"ink\",\(rule)"]) == "{\"ink\":{\"p\":{\(property)}}}")
  }

  @Test(
    "A rule that does not say what its kind needs is at fault, with its place",
    arguments: [
      (#""type":"Color","value":[1,0,0]"#, "$.rules[0].id"),
      (#""id":"ink","type":"Colour","value":[1,0,0]"#, "$.rules[0].type"),
      (#""id":"ink","type":"Color","value":[1,0]"#, "$.rules[0].value"),
      (#""id":"ink","type":"Scalar","value":[1]"#, "$.rules[0].value"),
      (#""id":"ink","type":"Position","value":[1]"#, "$.rules[0].value"),
      (#""id":"ink","type":"Vector","value":["a",2]"#, "$.rules[0].value"),
      (#""id":"ink","type":"Gradient","value":[]"#, "$.rules[0].value"),
      (#""id":"ink","type":"Gradient","value":[{"offset":0,"color":[1,0,0]}]"#, "$.rules[0].value"),
      (#""id":"ink","type":"Gradient""#, "$.rules[0].value"),
      (#""id":"ink","type":"Text","value":{"fontSize":3}"#, "$.rules[0].value"),
      (#""id":"ink","type":"BezierPath","value":{"vertices":[[1,2],[3]]}"#, "$.rules[0].value"),
      (
        #""id":"ink","type":"BezierPath","value":{"vertices":[[1,2]],"inTangents":[]}"#,
        "$.rules[0].value"
      ),
      (#""id":"ink","type":"Image","value":{}"#, "$.rules[0].value.src"),
      (#""id":"ink","type":"Scalar","keyframes":3"#, "$.rules[0].keyframes"),
      (#""id":"ink","type":"Scalar","keyframes":[{"value":3}]"#, "$.rules[0].keyframes[0].frame"),
      (#""id":"ink","type":"Scalar","keyframes":[{"frame":3}]"#, "$.rules[0].keyframes[0].value"),
      (#""id":"ink","type":"Scalar","value":1,"expression":2"#, "$.rules[0].expression"),
      (#""id":"ink","type":"Scalar","value":1,"animations":"sun""#, "$.rules[0].animations"),
    ])
  func faults(rule: String, place: String) {
    let error = #expect(throws: Diagnostic.self) { try Self.slots(of: [rule]) }
    #expect(error?.code == .malformedTheme)
    #expect(error.map { $0.path.map { "\($0)" } ?? "-" } == place)
  }

  @Test("Of rules about one slot the last counts, of those for other animations none")
  func precedence() throws {
    func rule(_ value: Int, _ animations: String = "") -> String {
      "\"id\":\"ink\",\"type\":\"Scalar\",\"value\":\(value)\(animations)"
    }
    let sun = ",\"animations\":[\"sun\"]"
    let moon = ",\"animations\":[\"moon\"]"
    func ink(_ value: Int) -> String { "{\"ink\":{\"p\":{\"a\":0,\"k\":\(value).0}}}" }
    #expect(try Self.slots(of: [rule(1), rule(2)]) == ink(2))
    #expect(try Self.slots(of: [rule(1), rule(2, sun)]) == ink(2))
    #expect(try Self.slots(of: [rule(2, sun), rule(1)]) == ink(1))
    #expect(try Self.slots(of: [rule(1), rule(2, moon)]) == ink(1))
    #expect(try Self.slots(of: [rule(2, moon)]) == "{}")
    #expect(try Self.slots(of: [rule(2, ",\"animations\":[]")]) == "{}")
    #expect(try Self.slots(of: [rule(2, ",\"animations\":null")]) == ink(2))
  }

  /// The member `slots` for the animation called sun.
  private static func slots(of rules: [String]) throws -> String {
    let text = "{\"rules\":[\(rules.map { "{\($0)}" }.joined(separator: ","))]}"
    var log = DiagnosticLog()
    return String(
      decoding: try ThemeFile(Array(text.utf8), log: &log).slots(for: "sun"), as: UTF8.self)
  }
}
