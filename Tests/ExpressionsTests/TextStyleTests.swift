import InbetweenDiagnostics
import InbetweenTimeline
import Testing

@testable import InbetweenExpressions

/// Scripts that set how a text is set: "Hello", red, 20 pixels high, in the middle.
@Suite struct TextStyleTests {
  private static let own = TextDocument(
    "Hello", font: "Some-Bold", size: 20, fill: Color(1, 0, 0), lineHeight: 24,
    justification: .center)

  private static func changed(_ change: (inout TextDocument) -> Void) -> TextDocument {
    var document = own
    change(&document)
    return document
  }

  @Test(
    "What a script sets is what the document has",
    arguments: [
      ("text.sourceText.style", own),
      // Leading is 120 % of the size, as it was.
      (
        "text.sourceText.style.setFontSize(40)",
        changed {
          $0.size = 40
          $0.lineHeight = 48
        }
      ),
      (
        "style.setLeading(30).setFontSize(40)",
        changed {
          $0.size = 40
          $0.lineHeight = 30
        }
      ),
      (
        "createStyle().setFontSize(300).setFont('Impact')",
        changed {
          $0.size = 300
          $0.font = "Impact"
        }
      ),
      (
        "style.setFillColor(hexToRgb('00ff00')).setText('Bye')",
        changed {
          $0.fill = Color(0, 1, 0)
          $0.text = "Bye"
        }
      ),
      // A colour alone does not turn a stroke on.
      ("style.setStrokeColor([0, 0, 1])", own),
      (
        """
        style.setStrokeColor([0, 0,
        1]).setApplyStroke(true).setStrokeWidth(3).setApplyFill(false)
        """,
        changed {
          $0.stroke = Color(0, 0, 1)
          $0.strokeWidth = 3
          $0.fill = nil
        }
      ),
      (
        "style.setTracking(50).setBaselineShift(2).setAllCaps(true).setJustification('alignRight')",
        changed {
          $0.tracking = 50
          $0.baselineShift = 2
          $0.caps = .all
          $0.justification = .right
        }
      ),
      ("style.setSmallCaps(true)", changed { $0.caps = .small }),
      ("style.setAllCaps(true).setAllCaps(false)", own),
      ("style.replaceText('J', 0, 1)", changed { $0.text = "Jello" }),
      // A range of all characters is the whole text; what is the standard anyway changes nothing.
      ("style.setTracking(9, 0, 5).setFauxBold(false)", changed { $0.tracking = 9 }),
      // A style is never changed, only another made of it.
      ("const s = style; s.setFontSize(99); s", own),
      ("'only ' + value", changed { $0.text = "only Hello" }),
    ])
  func setting(_ source: String, expected: TextDocument) {
    let expressed = Expressed.text(source)
    let documents = expressed.documents
    #expect(documents == [TextKeyframe(0, expected)], "\(expressed.evaluated().1.map(\.message))")
  }

  @Test(
    "What a document has no place for is told",
    arguments: [
      ("style.setFontSize(10, 0, 2)", "Error: setFontSize of some characters is not supported"),
      ("style.setFauxBold(true)", "Error: setFauxBold(true) is not supported"),
      ("style.setHorizontalScaling(50)", "Error: setHorizontalScaling(50) is not supported"),
    ])
  func unsupported(_ source: String, message: String) {
    let findings = Expressed.text(source).evaluated().1
    #expect(findings.map(\.code) == [.expressionNotSupported])
    #expect(
      findings.map(\.message) == [
        "the expression on \"Source Text\" fails at frame 0.0: \(message)"
      ])
  }

  @Test("A size that moves is right at each half frame, and holds between")
  func moving() throws {
    let documents = try #require(Expressed.text("style.setFontSize(20 + time * 10)").documents)
    #expect(documents.count == 81)
    for keyframe in documents {
      #expect(keyframe.frame == (keyframe.frame * 2).rounded() / 2)
      #expect(abs(keyframe.document.size - 20 - keyframe.frame) < 1e-9)
      #expect(abs(keyframe.document.lineHeight - keyframe.document.size * 1.2) < 1e-9)
    }
  }

  @Test("A style may come from another text, as its expression sets it")
  func borrowed() throws {
    var made = Expressed.text("thisComp.layer('Other').text.sourceText.style")
    var other = Expressed.text("style.setTracking(70).setText('Other')").layer
    other.id = 2
    other.name = "Other"
    made.others = [other]
    let documents = try #require(made.documents)
    #expect(documents == [TextKeyframe(0, Self.changed { $0.tracking = 70 })])
  }

  @Test(
    "Scripts read what kind of text it is",
    arguments: [
      ("text.sourceText.isParagraphText + ' ' + text.sourceText.isPointText", "true false"),
      (
        "const r = sourceRectAtTime(0, true); [r.left, r.top, r.width, r.height].join()",
        "5,6,100,50"
      ),
      ("style.justification + ' ' + style.isAutoLeading", "alignCenter true"),
    ])
  func reading(_ source: String, expected: String) {
    let box = Rect(origin: Point(5, 6), size: Size(100, 50))
    #expect(Expressed.text(source, box: box).documents?.map(\.document.text) == [expected])
  }

  @Test(
    "A style that a script makes up by itself sets only what can be",
    arguments: [
      "{caps: 1e300}", "{caps: -1}", "{caps: 0.5}", "{caps: Infinity}", "{justification: 'none'}",
    ])
  func madeUp(_ fields: String) {
    let source = "const T = text.sourceText.style.constructor; new T(\(fields))"
    #expect(Expressed.text(source).documents == [TextKeyframe(0, Self.own)])
  }

  @Test("Texts of scripts change so often together; the next one keeps what the file says")
  func changes() {
    // 40 frames, at each of which 10,000 characters are others, and count as a hundred changes.
    var texts = Expressed.text("'x'.repeat(10000) + Math.round(time * 10)")
    let short = Expressed.text("'x' + Math.round(time * 10)").layer
    let still = Expressed.text("'still'").layer
    texts.others = [short, texts.layer, texts.layer, short, still]
    let (evaluated, findings) = texts.evaluatedTimeline()
    let documents = evaluated.layers.map { layer -> [String] in
      if case .text(let content) = layer.content {
        content.documents.map(\.document.text)
      } else {
        []
      }
    }
    #expect(documents.map(\.count) == [41, 41, 1, 1, 1, 1])
    #expect(documents.suffix(4) == [["Hello"], ["Hello"], ["Hello"], ["still"]])
    let reason =
      "the expression on \"Source Text\" is stopped: the texts of all scripts change more than 5000 times"
    let stopped = findings.filter { $0.code == .expressionOutOfBounds }
    #expect(stopped.map(\.message) == [reason, reason, reason])
  }
}
