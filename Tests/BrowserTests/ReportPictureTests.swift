import Foundation
import TestSupport
import Testing

/// The picture of a report that fails, which README shows.
///
/// Browsers and fonts differ, so that its pixels are not compared. Beside it stands a sum of what the
/// page says; where that is another one, `UPDATE_GOLDENS=1` draws the picture anew.
@Suite struct ReportPictureTests {
  private static let system = "loading-text-drifted"
  private static let picture = Folders.package.appending(
    path: "Documentation/pictures/report.png")
  private static let readme = Folders.package.appending(path: "README.md")

  @Test("The picture of a report shows what the page says")
  func isCurrent() throws {
    let page = try FixtureCase("\(Self.system)/\(Self.system).json").golden("report.page").text()
    let text = try String(contentsOf: Self.readme, encoding: .utf8)
    let shown = try #require(text.firstMatch(of: /report\.png\) <!-- ([0-9a-f]+) -->/)).1
    let sum = Self.sum(of: page)
    if shown != sum, Golden.isUpdating, Browser.program != nil {
      try draw()
      try text.replacing("<!-- \(shown) -->", with: "<!-- \(sum) -->")
        .write(to: Self.readme, atomically: true, encoding: .utf8)
    }
    #expect(shown == sum, "UPDATE_GOLDENS=1 draws it anew where a browser is installed")
    let head = try Data(contentsOf: Self.picture).prefix(4)
    #expect(head == Data([0x89, 0x50, 0x4E, 0x47]))
  }

  private func draw() throws {
    let scratch = try ScratchFolder()
    let input = FixtureCase("\(Self.system)/\(Self.system).json").path
    let run = try CommandRun(
      ["timing", input, "--format", "html", "--output", "report.html"], in: scratch.url)
    #expect(run.errors == "")
    let page = scratch.url.appending(path: "report.html").path()
    _ = try Browser.open(
      [Visit(page: page, steps: [Visit.Step(shot: Self.picture.path())], size: [1000, 860])],
      in: scratch)
  }

  /// Of a text, 64 bits (FNV-1a).
  private static func sum(of text: String) -> String {
    let sum = text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return String(sum, radix: 16)
  }
}
