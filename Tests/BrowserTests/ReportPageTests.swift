import Foundation
import TestSupport
import Testing

/// The pages that `inbetween timing --format html` writes, opened in a browser.
@Suite(
  .enabled(
    if: Browser.program != nil || Browser.isRequired,
    "no Chromium is installed: .ci/setup --validation installs it"))
struct ReportPageTests {
  static let systems = [
    "bolt-spinner", "bouncing-circles", "loading-text", "loading-text-drifted",
    "no-time-to-stop", "place-order",
  ]

  private func page(_ system: String, in scratch: ScratchFolder) throws -> String {
    let input = FixtureCase("\(system)/\(system).json").path
    let name = system + ".html"
    let run = try CommandRun(
      ["timing", input, "--format", "html", "--output", name], in: scratch.url)
    #expect(run.errors == "")
    return scratch.url.appending(path: name).path()
  }

  private func promises(_ system: String) throws -> [String] {
    let json = try FixtureCase("\(system)/\(system).json").golden("report.json").text()
    let report = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let promises = report?["promises"] as? [[String: Any]] ?? []
    return promises.compactMap { $0["name"] as? String }
  }

  @Test("Each system's page says nothing on the console, asks for nothing, and names each promise")
  func opens() throws {
    let scratch = try ScratchFolder()
    let visits = try Self.systems.map { Visit(page: try page($0, in: scratch), steps: [.tree]) }
    for (system, answer) in zip(Self.systems, try Browser.open(visits, in: scratch)) {
      #expect(answer.console == [], "\(system)")
      #expect(answer.asked == [], "\(system)")
      guard case .pairs(let tree)? = answer.values.first else {
        Issue.record("no accessibility tree of \(system)")
        continue
      }
      let links = Set(tree.filter { $0[0] == "link" }.map { $0[1] })
      let promises = try promises(system)
      #expect(!promises.isEmpty)
      #expect(promises.filter { !links.contains($0) } == [], "\(system)")
      let roles = Set(tree.map { $0[0] })
      for role in ["main", "article", "complementary", "table", "rowheader", "slider", "heading"] {
        #expect(roles.contains(role), "\(system) has no \(role)")
      }
      #expect(tree.contains(["slider", "Playhead"]))
    }
  }

  @Test("Scrubbing, keys and playing move the playhead and change the picture")
  func scrubs() throws {
    let scratch = try ScratchFolder()
    let clock = Visit.Step.run("document.querySelector('.clock').textContent")
    let value = Visit.Step.run("document.querySelector('.playhead').getAttribute('aria-valuetext')")
    let answer = try Browser.open(
      [
        Visit(
          page: page("place-order", in: scratch),
          steps: [
            .picture(of: ".canvas"), .drag(".ruler .time", from: 0.1, to: 0.5), clock,
            .picture(of: ".canvas"), .key("ArrowRight", on: ".playhead"), clock, value,
            .key("PageDown"), clock, .key("End"), clock, .key("Home"), clock, .key("]"), clock,
            .picture(of: ".canvas"),
            .run(
              """
              new Promise(done => { const play = document.querySelector('.play'); play.click();
                const look = left => {
                  const moved = document.querySelector('.clock .frame').textContent !== 'frame 30';
                  if (!moved && left > 0) return setTimeout(look, 100, left - 1);
                  play.click(); done(moved); };
                look(600); })
              """),
          ])
      ], in: scratch)[0]
    #expect(answer.console == [])
    let values = answer.values
    #expect(values[2] == .text("1.75 s frame 105"))
    #expect(values[0] != values[3])
    #expect(values[5] == .text("1.767 s frame 106"))
    #expect(values[6] == .text("1.767 s, frame 106"))
    #expect(values[8] == .text("1.6 s frame 96"))
    #expect(values[10] == .text("3.5 s frame 210"))
    #expect(values[12] == .text("0 s frame 0"))
    #expect(values[14] == .text("0.5 s frame 30"))
    #expect(values[15] != values[0])
    #expect(values[16] == .flag(true))
  }

  @Test("Keys, buttons and the wheel zoom the dope sheet, and zero shows all of it")
  func zooms() throws {
    let scratch = try ScratchFolder()
    let width = Visit.Step.run("document.querySelector('.ruler .time').clientWidth")
    let answer = try Browser.open(
      [
        Visit(
          page: page("no-time-to-stop", in: scratch),
          steps: [
            width, .key("+", on: ".scroller"), width, .key("+"), width, .key("-"), width,
            .key("0"), width, .run("document.querySelector('.zoom .in').click()"), width,
            .key("0", on: ".scroller"), Visit.Step(wheel: ".scroller", delta: -200, ctrl: true),
            width,
            .run("document.querySelectorAll('.ticks .tick').length < 40"),
          ])
      ], in: scratch)[0]
    #expect(answer.console == [])
    let widths = answer.values.compactMap { value -> Double? in
      if case .number(let number) = value { return number }
      return nil
    }
    try #require(widths.count == 7)
    #expect(widths[1] > widths[0] * 1.5)
    #expect(widths[2] > widths[1] * 1.5)
    #expect(abs(widths[3] - widths[1]) <= 1)
    #expect(widths[4] == widths[0])
    #expect(widths[5] > widths[0] * 1.5)
    #expect(widths[6] > widths[0] * 1.5)
    #expect(answer.values.last == .flag(true))
  }

  @Test("A promise leads to its rows: they are lit, said, and unfolded")
  func lights() throws {
    let scratch = try ScratchFolder()
    let answer = try Browser.open(
      [
        Visit(
          page: page("loading-text-drifted", in: scratch),
          steps: [
            .run("document.querySelectorAll('button.fold')[3].click()"),
            .run("[...document.querySelectorAll('.row[data-depth]')].filter(r => r.hidden).length"),
            .run(
              """
              [...document.querySelectorAll('a.name')].find(a => a.textContent === 'Letters rise')
                .click()
              """),
            .run("document.querySelectorAll('.row.lit').length"),
            .run("[...document.querySelectorAll('.row[data-depth]')].filter(r => r.hidden).length"),
            .run("document.querySelector('.status').textContent"),
          ])
      ], in: scratch)[0]
    #expect(answer.values[1] == .number(1))
    #expect(answer.values[3] == .number(7))
    #expect(answer.values[4] == .number(0))
    #expect(answer.values[5] == .text("Letters rise: 7 rows marked in the dope sheet"))
  }

  @Test("Columns have headings where they have numbers")
  func headings() throws {
    let scratch = try ScratchFolder()
    let seen = Visit.Step.run(
      """
      [...document.querySelectorAll('.promises thead th')]
        .filter(cell => getComputedStyle(cell).visibility === 'visible')
        .map(cell => cell.textContent).join(' ')
      """)
    let press = Visit.Step.run(
      "(button => { button.click(); return button.textContent; })(document.querySelector('.all'))")
    let answer = try Browser.open(
      [Visit(page: page("place-order", in: scratch), steps: [seen, press, seen, press, seen])],
      in: scratch)[0]
    // All of its promises are kept or open.
    #expect(
      answer.values == [
        .text("Promise Off Verdict"), .text("Hide numbers of what is kept"),
        .text("Promise Documented Measured Off Verdict"), .text("Show every number"),
        .text("Promise Off Verdict"),
      ])
  }

  @Test("It follows light and dark, narrow and printed pages: nothing runs out of the page")
  func suits() throws {
    let scratch = try ScratchFolder()
    let file = try page("place-order", in: scratch)
    let ground = Visit.Step.run("getComputedStyle(document.body).backgroundColor")
    let overflow = Visit.Step.run(
      "document.documentElement.scrollWidth - document.documentElement.clientWidth")
    let hidden = Visit.Step.run(
      "getComputedStyle(document.querySelector('.transport')).display")
    let answers = try Browser.open(
      [
        Visit(page: file, steps: [ground, overflow, .picture(of: "body")]),
        Visit(
          page: file, steps: [ground, overflow, .picture(of: "body")],
          features: ["prefers-color-scheme": "dark"]),
        Visit(page: file, steps: [overflow], size: [360, 740]),
        Visit(
          page: file, steps: [overflow, hidden, Visit.Step(print: "page.pdf")], size: [760, 1000],
          media: "print"),
      ], in: scratch)
    #expect(answers.flatMap(\.console) == [])
    #expect(answers[0].values[0] != answers[1].values[0])
    #expect(answers[0].values[2] != answers[1].values[2])
    #expect(answers[0].values[1] == .number(0))
    #expect(answers[2].values[0] == .number(0))
    #expect(answers[3].values[0] == .number(0))
    #expect(answers[3].values[1] == .text("none"))
    #expect(try scratch.text("page.pdf").hasPrefix("%PDF"))
  }
}
