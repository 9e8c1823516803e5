import Foundation
import InbetweenDiagnostics
import InbetweenPipeline
import InbetweenTimeline
import TestSupport
import Testing

@Suite struct ThemedTextTests {
  @Test(
    "Of a text a theme replaces the words and what it says of their style; the rest stays",
    arguments: [
      ("badge", "light", "yo", 20.0, Color(0.1, 0.1, 0.1)),
      ("seals", "still", "yo", 20, Color(0.1, 0.1, 0.1)),
      ("seals", "only", "oy", 30, Color(1, 0, 0)),
    ])
  func style(package: String, theme: String, words: String, size: Double, fill: Color) throws {
    let path = Folders.fixtures.appending(path: "command/machines/\(package).lottie").path()
    var log = DiagnosticLog()
    let animation = try InputFile(path: path).animations(log: &log)[0].inTheme(theme)
    let layer = try #require(animation.timeline.layers.first { $0.name == "Title" })
    guard case .text(let content) = layer.content else {
      Issue.record("no text")
      return
    }
    let document = try #require(content.documents.first?.document)
    #expect(document.text == words)
    #expect(document.font == "Own-Regular")
    #expect(document.size == size)
    #expect(document.fill == fill)
  }
}
