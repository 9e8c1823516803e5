import Foundation
import TestSupport
import Testing

/// The page that `inbetween open` serves, in a browser, while files are saved.
@Suite(
  .enabled(
    if: Browser.program != nil || Browser.isRequired,
    "no Chromium is installed: .ci/setup --validation installs it"))
struct OpenPageTests {
  @Test("A saved animation is shown in place: time, zoom, tab and folds stay as they were")
  func follows() throws {
    let scratch = try ScratchFolder()
    let file = FixtureCase("loading-text-drifted/loading-text-drifted.json").path
    let text = String(decoding: try Data(contentsOf: URL(filePath: file)), as: UTF8.self)
    #expect(text.contains("\"op\":210") || text.contains("\"op\": 210"))
    let longer = text.replacing("\"op\":210", with: "\"op\":216")
      .replacing("\"op\": 210", with: "\"op\": 216")
    try scratch.write(text, to: "loading.json")
    try scratch.write(
      "layers: {}\npromises: [{ name: Whole, lasts: 3.5 s, layer: Letter L }]\n",
      to: "loading.timing.yaml")
    let opened = try OpenedPage(["loading.json"], in: scratch)
    let saved = scratch.url.appending(path: "loading.json")
    let state = Visit.Step.run(
      """
      [document.querySelector('.clock .frame').textContent,
       document.querySelector('[role=tab][aria-selected=true]').textContent,
       [...document.querySelectorAll('.source')].filter(s => !s.hidden).length,
       document.querySelectorAll('.row[hidden]').length > 0,
       document.querySelector('.wide').classList.contains('zoomed')].join(' ')
      """)
    let answer = try Browser.open(
      [
        Visit(
          page: opened.address,
          steps: [
            .until("document.querySelector('.watch .words').textContent === 'Shows what is saved'"),
            .run("document.querySelectorAll('[role=tab]')[2].click()"),
            .run("document.querySelector('button.fold').click()"),
            .drag(".ruler .time", from: 0.1, to: 0.5), .key("+", on: ".scroller"), state,
            .save(longer, to: saved),
            .until("document.querySelector('.report')?.dataset.length === '216'"), state,
            // Told with the first message after the page was taken anew.
            .until("document.querySelector('.watch .words').textContent.startsWith('Changed at ')"),
            .until("CSS.highlights.get('swift-new')?.size > 0"),
            .save("{", to: saved),
            .until("document.querySelector('.alerts li')?.textContent.includes('[J00')"),
            .until("document.querySelector('.report')?.dataset.length === '216'"),
            .save(text, to: saved),
            .until("document.querySelector('.report')?.dataset.length === '210'"),
            .until("document.querySelector('.alerts li') === null"),
          ], size: [1680, 1000])
      ], in: scratch)[0]
    #expect(answer.console == [])
    #expect(answer.asked.allSatisfy { $0.hasPrefix(opened.address) })
    let states = answer.values.filter {
      if case .text(let text) = $0 { text.hasPrefix("frame") } else { false }
    }
    #expect(states == Array(repeating: .text("frame 105 Timeline 1 true true"), count: 2))
    #expect(answer.values.filter { $0 == .flag(true) }.count == 8)
  }

  @Test("Beside the source every verdict is seen in full", arguments: [1380, 1400])
  func verdicts(width: Int) throws {
    let scratch = try ScratchFolder()
    let opened = try OpenedPage(
      [FixtureCase("no-time-to-stop/no-time-to-stop.json").path], in: scratch)
    defer { opened.stop() }
    let answers = try Browser.open(
      [
        Visit(
          page: opened.address,
          steps: [
            .until("document.querySelector('section.promises .table td.verdict') !== null"),
            .run(
              "(() => { const table = document.querySelector('section.promises .table');"
                + " return table.scrollWidth <= table.clientWidth })()"),
          ], size: [width, 900])
      ], in: scratch)
    #expect(answers[0].values.dropFirst().first == .flag(true))
  }

  @Test("It says when the command has ended")
  func ends() throws {
    let scratch = try ScratchFolder()
    let file = FixtureCase("bolt-spinner/bolt-spinner.json").path
    let opened = try OpenedPage([file], in: scratch)
    let mark = scratch.url.appending(path: "stop")
    let stopper = Stopper(opened: opened, mark: mark)
    let words = "document.querySelector('.watch .words').textContent"
    let answers = try Browser.open(
      [
        Visit(
          page: opened.address,
          steps: [
            .until("\(words) === 'Shows what is saved'"),
            .run("document.documentElement.scrollWidth <= document.documentElement.clientWidth"),
            .save("", to: mark), .until("\(words) === 'inbetween open has ended'"),
          ], size: [900, 700])
      ], in: scratch)
    stopper.wait()
    #expect(answers[0].values.dropFirst().first == .flag(true))
  }
}

/// Ends a command as soon as a file is there.
private final class Stopper: @unchecked Sendable {
  private let opened: OpenedPage
  private let end = DispatchSemaphore(value: 0)

  init(opened: OpenedPage, mark: URL) {
    self.opened = opened
    Thread.detachNewThread { [self] in
      for _ in 0..<6_000 where !FileManager.default.fileExists(atPath: mark.path()) {
        Thread.sleep(forTimeInterval: 0.05)
      }
      self.opened.stop()
      end.signal()
    }
  }

  func wait() { end.wait() }
}
