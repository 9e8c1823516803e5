import Foundation
import TestSupport
import Testing

/// What the command writes does not depend on the language of whoever runs it.
@Suite struct LanguageTests {
  @Test("Fonts of the machine are chosen alike", arguments: ["ar_SA", "he_IL", "tr_TR", "zh_CN"])
  func fonts(_ language: String) throws {
    let folder = try ScratchFolder()
    let file = Folders.fixtures.appending(path: "features/text-font/text-font.json").path()
    func picture(_ variables: [String: String], _ name: String) throws -> Data {
      let run = try CommandRun(
        ["render", file, "--frames", "7", "-o", name], in: folder.url, environment: variables)
      #expect(run.status == 0)
      return try Data(contentsOf: folder.url.appending(path: name))
    }
    let plain = try picture(["LC_ALL": "C", "LANG": "C"], "plain.png")
    let other = try picture(
      ["LC_ALL": language + ".UTF-8", "LANG": language + ".UTF-8"], "other.png")
    #expect(plain == other)
  }
}
