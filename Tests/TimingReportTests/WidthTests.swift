import Foundation
import TestSupport
import Testing

@testable import InbetweenTimingReport

/// Reports on terminals of all widths.
@Suite struct WidthTests {
  private static func widest(_ text: String) -> Int {
    let plain = text.replacing(/\u{1B}\[[0-9]+m/, with: "")
    return plain.split(separator: "\n").map(\.count).max() ?? 0
  }

  /// What stands before the dope sheet, which is as wide as the terminal.
  private static func words(_ text: String) -> [Substring] {
    text.components(separatedBy: "\nDope sheet\n")[0].split { $0 == " " || $0 == "\n" }
  }

  @Test(
    "Nothing of a report is wider than the terminal, and nothing is left out",
    arguments: Systems.all, [40, 60, 80, 100, 132, 200])
  func report(_ system: FixtureCase, _ columns: Int) throws {
    let report = try Systems.report(system)
    #expect(Self.widest(report.text(columns: columns, hasColor: true)) <= columns)
    let sheets = [report.text(columns: columns), report.text()].map {
      $0.components(separatedBy: "\nDope sheet\n")[1].components(separatedBy: "\n\n")[0]
        .split(separator: "\n").count
    }
    #expect(sheets[0] == sheets[1], "a line of the sheet is broken")
    // Long names are shortened where there is less room than in a file.
    guard columns >= 100 else { return }
    #expect(Self.words(report.text(columns: columns)) == Self.words(report.text()))
  }

  @Test("What goes on below stands four columns further in, and colours take no room")
  func folds() {
    let line = "  \u{1B}[31mone two\u{1B}[0m three four"
    #expect(
      Columns.folded([line], 12) == ["  \u{1B}[31mone two\u{1B}[0m", "      three", "      four"])
    #expect(Columns.folded([line], 20) == ["  \u{1B}[31mone two\u{1B}[0m three four"])
    #expect(Columns.folded([line], nil) == [line])
    #expect(Columns.folded(["a-word-that-is-too-long"], 5) == ["a-word-that-is-too-long"])
  }
}
