import InbetweenDiagnostics
import InbetweenTimeline
import Testing

@testable import InbetweenSceneGraph

/// What one layer may have of what each frame works out again.
@Suite struct LayerLimitTests {
  private static let fill = Effect("Fill", .fill(FillEffect(color: .constant(.black))))
  private static let slider = Effect("Slider", .controls([]))

  @Test("Effects that draw end at the limit; controls are not counted")
  func effects() throws {
    var full = layer(1, .null)
    full.effects = (0..<64).flatMap { _ in [Self.slider, Self.fill] } + [Self.slider]
    var more = full
    more.effects.append(Self.fill)
    more.effects.append(Self.fill)
    var log = DiagnosticLog()
    let staged = timeline([full, more]).scene(log: &log)
    #expect(staged.main.layers.map(\.effects.count) == [129, 129])
    #expect(
      log.findings.map(\.description) == [
        #"warning[S002] "Layer 1": the layer has more than 64 effects; those behind are left out"#
          + "\n  fix: use fewer effects"
      ])
  }

  @Test("Animators end at the limit, their selectors counted")
  func animators() throws {
    let one = TextAnimator(selectors: [], style: .blank)
    let two = TextAnimator(selectors: [TextSelector(), TextSelector()], style: .blank)
    func left(_ animators: [TextAnimator]) -> (count: Int, findings: Int) {
      var log = DiagnosticLog()
      let text = TextContent(documents: [], animators: animators)
      let bounded = text.boundingAnimators(of: layer(1, .text(text)), log: &log)
      return (bounded.animators.count, log.findings.count)
    }
    #expect(left(Array(repeating: one, count: 256)) == (256, 0))
    #expect(left(Array(repeating: one, count: 257)) == (256, 1))
    #expect(left(Array(repeating: two, count: 128)) == (128, 0))
    #expect(left([one] + Array(repeating: two, count: 128)) == (128, 1))
  }

  @Test("A text of more than 100,000 bytes is left out, and told")
  func longText() {
    func staged(_ count: Int) -> (SceneContent, [String]) {
      let document = TextDocument(
        String(repeating: "é", count: count), font: "", size: 20, fill: .black, lineHeight: 24)
      let text = TextContent(documents: [TextKeyframe(0, document)])
      var log = DiagnosticLog()
      let scene = timeline([layer(1, .text(text))]).scene(log: &log)
      return (scene.main.layers[0].content, log.findings.map(\.description))
    }
    guard case (.text, []) = staged(50_000) else {
      Issue.record("\(staged(50_000).1)")
      return
    }
    let (content, findings) = staged(50_001)
    #expect(content == .nothing)
    #expect(
      findings == [
        #"warning[S002] "Layer 1": the text has more than 100000 bytes of UTF-8; it is left out"#
          + "\n  fix: split it over several layers, or shorten it"
      ])
  }

  @Test("Repeaters that stand in one another are left out where each makes no copy any more")
  func repeaters() {
    var log = DiagnosticLog()
    let repeater = ShapeItem("Copies", .repeater(Repeater(copies: .constant(1))))
    let items = [ArtworkTests.square, ArtworkTests.red] + Array(repeating: repeater, count: 100)
    let staged = timeline([layer(1, .shape(items))]).scene(log: &log)
    guard case .artwork(let artwork) = staged.main.layers[0].content else {
      Issue.record("no artwork")
      return
    }
    var depth = 0
    var nodes = artwork.nodes
    while case .repeated(_, let inner)? = nodes.first {
      depth += 1
      nodes = inner
    }
    #expect(depth == 65)
    #expect(log.findings.count == 35)
  }
}
