import Testing

@testable import InbetweenHTMLReport

@Suite struct PageTemplateTests {
  struct Page {
    var title = "<a> & b"
    var drawing: Markup = "<i>x</i>"
    var count = 3
    var isShown = true
    var isHidden = false
    var note: String?
    var remark: String? = "why"
    var items = [Item(name: "one"), Item(name: "two", remark: "!")]
    var words = ["<", "y"]
    var none: [String] = []
  }

  struct Item {
    var name: String
    var remark: String?
  }

  @Test(
    "Values stand where their names do",
    arguments: [
      ("{{title}}", "&lt;a&gt; &amp; b"), ("{{{title}}}", "<a> & b"), ("{{drawing}}", "<i>x</i>"),
      ("{{{drawing}}}", "<i>x</i>"), ("{{count}}", "3"), ("[{{note}}{{nobody}}]", "[]"),
      ("{{#isShown}}a{{/isShown}}{{^isShown}}b{{/isShown}}", "a"),
      ("{{#isHidden}}a{{/isHidden}}{{^isHidden}}b{{/isHidden}}", "b"),
      ("{{#note}}a{{/note}}{{^note}}b{{/note}}", "b"),
      ("{{#remark}}({{.}}){{/remark}}", "(why)"),
      ("{{#words}}{{.}},{{/words}}", "&lt;,y,"), ("{{#none}}a{{/none}}{{^none}}b{{/none}}", "b"),
      // A name is looked up outside where an element has none; with a dot it is not.
      ("{{#items}}{{name}}{{count}} {{/items}}", "one3 two3 "),
      ("{{#items}}{{name}}{{#.remark}}{{.}}{{/.remark}} {{/items}}", "one two! "),
      ("{{#items}}{{#.count}}x{{/.count}}{{/items}}", ""),
      ("{{#isShown}}{{#items}}{{name}}{{/items}}{{title}}{{/isShown}}", "onetwo&lt;a&gt; &amp; b"),
      // Lines of sections alone are none.
      ("a\n  {{#isShown}}\nb\n{{/isShown}}\nc\n", "a\nb\nc\n"),
      ("a {{#isShown}}\nb{{/isShown}}\n", "a \nb\n"),
      ("{{#isShown}}{{/isShown}}\na", "\na"),
    ])
  func values(_ template: String, _ text: String) throws {
    #expect(try PageTemplate(template).render(Page()) == text)
  }

  @Test(
    "A damaged template is none",
    arguments: [
      ("{{a", PageTemplate.Mistake.openTag("{{a")), ("{{#a}}", .openSection("a")),
      ("{{/a}}", .strayEnd("a")), ("{{#a}}{{/b}}", .strayEnd("b")), ("{{{a}}", .openTag("{{{a}}")),
    ])
  func mistakes(_ template: String, _ mistake: PageTemplate.Mistake) {
    #expect(throws: mistake) { try PageTemplate(template) }
  }
}
