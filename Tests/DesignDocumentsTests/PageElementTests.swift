import InbetweenDesignDocuments
import Testing

/// What the elements of pages and templates say of how they move.
@Suite struct PageElementTests {
  static let cases: [(file: String, text: String, said: [String])] = [
    // Classes of utility sheets, by number, in brackets, by a variable of the page
    (
      "a.html",
      #"<html><body><div class="lid transition duration-300 ease-out delay-[80ms]">a</div></body></html>"#,
      ["duration 0.3 s", "curve ease-out", "delay 0.08 s"]
    ),
    (
      "a.html",
      """
      <html><style>:root { --motion-duration-calm: 240ms; --ease-lid: cubic-bezier(0.2, 0, 0, 1) }</style>
      <b class="duration-calm ease-lid">a</b></html>
      """,
      ["duration 0.24 s", "curve [0.2, 0, 0, 1]", "duration 0.24 s", "curve [0.2, 0, 0, 1]"]
    ),
    (
      "a.html",
      """
      <html><style>:root { --calm: var(--slow); --slow: 900ms }</style>
      <b class="duration-[var(--calm)]">a</b><b class="duration-(--slow)">a</b></html>
      """,
      ["duration 0.9 s", "duration 0.9 s", "duration 0.9 s"]
    ),
    // Two variables of one ending: neither
    (
      "a.html",
      """
      <html><style>:root { --lid-duration-calm: 1s; --bell-duration-calm: 2s }</style>
      <b class="duration-calm">a</b></html>
      """,
      ["duration 1 s", "duration 2 s"]
    ),
    (
      "a.html",
      """
      <html><style>:root { --lid-duration-calm: 1s; --bell-duration-calm: 1s }</style>
      <b class="duration-calm">a</b></html>
      """,
      ["duration 1 s", "duration 1 s", "duration 1 s"]
    ),
    (
      "a.html",
      "<html><style>:root { "
        + (1...5).map { "--lid\($0)-duration-calm: 1s; " }.joined() + "}</style>"
        + "<b class=\"duration-calm\">a</b></html>",
      Array(repeating: "duration 1 s", count: 5)
    ),
    ("a.html", #"<html><b class="duration-calm ease-lid">a</b></html>"#, []),
    (
      "a.md",
      """
      ```css
      :root { --duration-calm: 240ms }
      ```

      ```tsx
      <Lid className="transition duration-calm" />
      ```
      """, ["duration 0.24 s", "duration 0.24 s"]
    ),
    // Styles of their own
    (
      "a.html", #"<html><p style="color: red; transition: opacity 0.4s ease-in 0.1s">a</p></html>"#,
      ["duration 0.4 s", "curve ease-in", "delay 0.1 s"]
    ),
    (
      "a.vue",
      """
      <template>
        <transition enter-active-class="duration-200 ease-out" leave-active-class="duration-150"><i/></transition>
        <transition name="lid" :duration="500"><i/></transition>
      </template>
      <style>.lid { transition: opacity 1s }</style>
      """,
      [
        "duration 0.2 s", "curve ease-out", "duration 0.15 s", "duration 0.5 s", "duration 1 s",
      ]
    ),
    (
      "a.svelte",
      "<p in:fly={{ y: 200, duration: 2000 }} out:fade={{ duration: 300, delay: 50 }} on:x={() => {}}>a</p>",
      ["duration 0.3 s", "delay 0.05 s", "duration 2 s"]
    ),
    // Libraries that move what is scrolled to
    (
      "a.html",
      #"<html><img data-aos="fade-up" data-aos-duration="900" data-aos-delay="200"></html>"#,
      ["delay 0.2 s", "duration 0.9 s"]
    ),
    // Sheets in code
    (
      "a.tsx",
      """
      const a = <div>
        <style dangerouslySetInnerHTML={{ __html: `
          .lid { animation: rise 3.0s ease-in forwards; }
        ` }} />
        <style>{`
          .bell { transition: opacity ${x}; }
          .bell { transition: opacity 1s; }
        `}</style>
      </div>
      """,
      ["duration 3 s", "curve ease-in", "duration 1 s"]
    ),
    ("a.ts", "log(`animation: lid; it takes 3s`)", []),
    // Mixins with lists in brackets of their own
    (
      "a.scss",
      """
      .lid {
        @include animation(
          (
            1s rise ease-out,
            2s fall linear infinite
          )
        );
      }
      .bell { @include animation-delay((1.25s, 2s)); @include transition(opacity, 250ms); }
      """,
      [
        "duration 1 s", "curve ease-out", "duration 2 s", "curve linear", "repeat forever",
        "delay 1.25 s", "delay 2 s", "duration 0.25 s",
      ]
    ),
    // Turns of rows that stand in a shorthand
    (
      "a.css", ".lid { animation: slide 1s ease-in calc(var(--i, 0) * var(--step, 90ms)) both }",
      ["duration 1 s", "curve ease-in", "stagger 0.09 s"]
    ),
    ("a.html", #"<html><p class="lid" title="duration-300" style="color: red">a</p></html>"#, []),
  ]

  @Test("Elements say how they move", arguments: cases)
  func saysIt(file: String, text: String, said: [String]) throws {
    #expect(try Statements.lines(of: text, fileName: file) == said)
  }

  @Test func `What a mixin is given stands on its own lines`() throws {
    let sheet =
      ".lid {\n  @include animation(\n    (\n      1s rise,\n      2s fall\n    )\n  );\n}"
    let facts = FactLines.text(of: try Statements.documents(of: sheet, fileName: "a.scss"))
    #expect(facts.contains("\"line\": 4") && facts.contains("\"line\": 5"), "\(facts)")
  }

  @Test func `Motion is said of the element and of what it stands in`() throws {
    let page = """
      <html><body><section class="hero wide"><br>
      <h2 id="title" class="duration-300">a</h2></section></body></html>
      """
    let facts = FactLines.text(of: try Statements.documents(of: page, fileName: "a.html"))
    #expect(facts.contains("\"subject\": \"section › hero › h2 › title\""))
    let button = FactLines.text(
      of: try Statements.documents(
        of: "```tsx\nclassName=\"transition-transform duration-200\"\n```", fileName: "a.md"))
    #expect(button.contains("transition-transform\""))
  }
}
