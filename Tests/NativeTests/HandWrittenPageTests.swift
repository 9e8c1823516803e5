import Foundation
import TestSupport
import Testing

/// The page that sets what is written of the reference systems beside what people wrote for them has
/// the figures of today.
@Suite struct HandWrittenPageTests {
  /// What is written, with the options that ask for it.
  private static let forms: [(options: [String], ending: String)] = [
    (["--to", "swiftui", "--style", "keyframes"], "view"),
    (["--to", "swiftui"], "view"),
    (["--to", "core-animation"], "layers"),
  ]

  @Test("Its lines are those of the sources", arguments: FolderTests.systems)
  func lines(_ system: FixtureCase) throws {
    let page = try String(
      contentsOf: Folders.package.appending(path: "Documentation/beside-hand-written.md"),
      encoding: .utf8)
    let scratch = try ScratchFolder()
    var counts: [String] = []
    for (place, form) in Self.forms.enumerated() {
      let arguments = ["convert", system.path, "--name", "Orb", "--runtime", "library", "-q"]
      let run = try CommandRun(
        arguments + form.options + ["--output", "\(place)"], in: scratch.url)
      try #require(run.status == 0, "\(run.errors)")
      let source = try String(
        contentsOf: scratch.url.appending(path: "\(place)/Orb.\(form.ending).swift"),
        encoding: .utf8)
      counts.append("\(Self.animatingLines(of: source))")
    }
    let rows = page.split(separator: "\n").filter { $0.hasPrefix("| \(system.stem) |") }
    try #require(rows.count == 1)
    let cells = rows[0].split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(Array(cells.suffix(3)) == counts)
  }

  @Test("Of a source, what is said of one animation counts, and what is said of all does not")
  func counted() {
    let source = """
      struct Orb: DrawnView {
        enum Timing {
          /// Orb.
          static let turn = 1.0

          static let rise = 2.0
        }
        var body: some View { 1 }
      }

      // MARK: - Drawing

      extension Orb {
        /// One frame.
        fileprivate struct Picture: View {
          var body: some View { 2 }
        }

        /// Ring.
        fileprivate struct RingView: View {
          var body: some View { 3 }
        }
      }

      // MARK: - Playing

      extension Orb {}
      """
    #expect(Self.animatingLines(of: source) == 4 + 5)
  }

  /// The lines of code of `Timing` and of the part that draws, but for `Picture`, which is the same in
  /// all; without blank lines and comments.
  private static func animatingLines(of source: String) -> Int {
    var count = 0
    // Whether lines stand in the part that draws, in Timing, in Picture.
    var (draws, times, plays) = (false, false, false)
    for line in source.split(separator: "\n") {
      if line.hasPrefix("// MARK: - ") {
        draws = line == "// MARK: - Drawing" || line == "// MARK: - Layers"
      }
      if line.hasPrefix("  enum Timing") { times = true }
      if line.hasPrefix("  fileprivate struct Picture: ") { plays = true }
      let isCode = !line.drop { $0 == " " }.hasPrefix("//")
      if draws != times, !plays, isCode { count += 1 }
      if line == "  }" { (times, plays) = (false, false) }
    }
    return count
  }
}
