import Foundation
import InbetweenDiagnostics
import TestSupport
import Testing

@testable import InbetweenPipeline

@Suite struct FilesTests {
  @Test("A folder stands for the animations below it, in the order of their bytes")
  func folder() throws {
    let scratch = try ScratchFolder()
    for name in [
      "b.json", "a.lottie", "C.JSON", "sub/c.json", "sub/deep/d.json", ".hidden.json",
      ".git/x.json", "a.timeline.json", "notes.txt", "v1.2.json",
    ] {
      try scratch.write("{}", to: name)
    }
    let link = scratch.url.appending(path: "loop").path()
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: scratch.url.path())
    let found = try InputFile.files(named: scratch.url.path())
    #expect(
      found.map { $0.folder + $0.name } == [
        "C.JSON", "a.lottie", "b.json", "sub/c.json", "sub/deep/d.json", "v1.2.json",
      ])
    #expect(found.map(\.stem) == ["C", "a", "b", "c", "d", "v1.2"])
  }

  @Test("An empty folder and a missing file are errors")
  func missing() throws {
    let scratch = try ScratchFolder()
    #expect(throws: Diagnostic.nothingToConvert()) {
      try InputFile.files(named: scratch.url.path())
    }
    let file = scratch.url.appending(path: "none.json").path()
    #expect(throws: Diagnostic.unreadableInput("No such file or directory")) {
      try InputFile.files(named: file)
    }
    #expect(throws: Diagnostic.unreadableInput("Invalid argument")) {
      try InputFile.files(named: file + "\0.json")
    }
  }

  @Test("A file that has its text already is left untouched")
  func unchanged() throws {
    let scratch = try ScratchFolder()
    let path = scratch.url.appending(path: "new/A.swift").path()
    let file = OutputFile(path: path, contents: Array("let a = 1".utf8))
    #expect(try OutputFiles.write([file]) == [.written])
    let old = Date(timeIntervalSince1970: 1_000_000)
    try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: path)
    #expect(try OutputFiles.write([file]) == [.unchanged])
    #expect(try date(of: path) == old)
    let newer = OutputFile(path: path, contents: Array("let a = 2".utf8))
    #expect(try OutputFiles.write([newer]) == [.written])
    #expect(try date(of: path) != old)
    #expect(try scratch.text("new/A.swift") == "let a = 2")
    #expect(try scratch.names() == ["new"])
  }

  @Test("When one file cannot be written, none is, and nothing is left behind")
  func none() throws {
    let scratch = try ScratchFolder()
    try scratch.write("in the way", to: "file")
    let files = ["A.swift", "file/B.swift"]
      .map { OutputFile(path: scratch.url.appending(path: $0).path(), contents: []) }
    #expect(throws: Diagnostic.unwritableOutput(files[1].path, reason: "Not a directory")) {
      try OutputFiles.write(files)
    }
    #expect(try scratch.names() == ["file"])
  }

  @Test("A link is followed, and the rights of a file are kept")
  func links() throws {
    let scratch = try ScratchFolder()
    try scratch.write("old", to: "real.swift")
    let real = scratch.url.appending(path: "real.swift").path()
    let link = scratch.url.appending(path: "link.swift").path()
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real)
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: "real.swift")
    let new = OutputFile(path: link, contents: Array("new".utf8))
    #expect(try OutputFiles.write([new]) == [.written])
    #expect(try scratch.text("real.swift") == "new")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.swift")
    let attributes = try FileManager.default.attributesOfItem(atPath: real)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }

  private func date(of path: String) throws -> Date? {
    try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }
}

extension FilesTests {
  @Test("Where the system does not tell of changes, they are seen by looking")
  func looking() throws {
    let scratch = try ScratchFolder()
    try scratch.write("{}", to: "a/b/old.json")
    let folder = scratch.url.path()
    let changes: [(name: String, isDeep: Bool)] = [
      ("a/b/old.json", true), ("a/c/new.lottie", true), ("theme.yml", false), ("a/f.ttf", true),
    ]
    for change in changes {
      FolderWatch.poll([WatchedFolder(path: folder, isDeep: change.isDeep)]) {
        try? scratch.write("changed by \(change.name)", to: change.name)
      }
    }
    #expect(try scratch.names() == ["a", "theme.yml"])
  }
}
