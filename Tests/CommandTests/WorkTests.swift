import Foundation
import TestSupport
import Testing

/// Small files that ask for much work are converted in little time.
@Suite struct WorkTests {
  /// Below `Fixtures/errors`.
  private static let files = [
    "blurs-doubling", "offset-coordinates-1e308", "style-sizes-1e308",
    "text-animators-many",
  ]
  /// Of processor time, for a build without optimisation, which takes ten times as long: each of
  /// them took minutes of it before its work was bounded.
  private static let seconds = 240

  @Test(
    "A small file that asks for much is converted in the time that a conversion has",
    arguments: ["swiftui", "core-animation"])
  func convert(_ target: String) throws {
    let folder = try ScratchFolder()
    let run = try CommandRun(
      ["convert", "--to", target, "--output", "out", "--jobs", "2", "--findings", "json"]
        + ["--time-limit", "\(Self.seconds)s"]
        + Self.files.map { Folders.fixtures.appending(path: "errors/\($0)/\($0).json").path() },
      in: folder.url)
    #expect(run.status == 0)
    #expect(!run.output.contains("\"C014\""))
  }
}
