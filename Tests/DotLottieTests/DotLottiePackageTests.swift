import Foundation
import InbetweenDiagnostics
import InbetweenDotLottie
import TestSupport
import Testing

/// Opens a package fixture.
private func open(_ slug: String) throws -> (
  package: Result<DotLottiePackage, Diagnostic>, log: DiagnosticLog
) {
  let file = Folders.fixtures.appending(path: "packages/\(slug)/input.lottie")
  return try Folders.bytes(of: file).withUnsafeBytes { bytes in
    var log = DiagnosticLog()
    do throws(Diagnostic) {
      return (.success(try DotLottiePackage(bytes, log: &log)), log)
    } catch {
      return (.failure(error), log)
    }
  }
}

@Suite struct DotLottiePackageTests {
  @Test("A package of version 1 gives its animations and images")
  func readsVersion1() throws {
    let (result, log) = try open("version-1")
    let package = try result.get()
    #expect(package.version == 1)
    #expect(package.animations.map(\.id) == ["first", "second"])
    #expect(package.image(folder: "images/", file: "img_0.png")?.bytes.starts(with: [0x89]) == true)
    #expect(log.findings.isEmpty)
  }

  @Test("How a package is played is reported where views play otherwise, with the code for it")
  func playback() throws {
    let (_, log) = try open("playback")
    #expect(
      log.findings.map(\.message) == [
        "manifest.json asks for waiting to be played, 3 passes, a speed of 2, playing backwards, "
          + "there and back; views play as they are asked to where they are used",
        "manifest.json asks for there and back, a pause of 0.5 s between passes; views play as they "
          + "are asked to where they are used",
      ])
    #expect(
      log.findings.map(\.fix) == [
        "write the view as Name(isPlaying: false, loop: .times(3)).speed(2).reversed()"
          + ".autoreverses()",
        "write the view as Name().autoreverses()",
      ])
  }

  @Test("Backgrounds are reported with the code that draws them, where they are written as colours")
  func backgrounds() throws {
    let (_, log) = try open("backgrounds")
    #expect(
      log.findings.map(\.message)
        == ["#3366CC", "#00000080", "rebeccapurple"].map {
          "manifest.json names the background \"\($0)\", which views do not draw"
        })
    #expect(
      log.findings.map(\.fix) == [
        "write the view as Name().background(Color(red: 0.2, green: 0.4, blue: 0.8))",
        "write the view as Name().background(Color(red: 0.0, green: 0.0, blue: 0.0, opacity: 0.502))",
        "put the colour below the view in code",
      ])
  }

  @Test("A package of version 2 gives its animations, themes and state machines")
  func readsVersion2() throws {
    let (result, log) = try open("version-2")
    let package = try result.get()
    #expect(package.version == 2)
    #expect(package.animations.map(\.id) == ["Main Scene"])
    #expect(package.image(folder: "", file: "picture.png")?.path == "i/picture.png")
    #expect(package.themes.map(\.id) == ["dark"])
    #expect(package.stateMachines.map(\.id) == ["machine"])
    #expect(log.findings.isEmpty)
  }

  @Test("All of a manifest is read, and what the host decides is told")
  func readsManifest() throws {
    let file = Folders.package.appending(path: "Tests/Machines/stage.lottie")
    var log = DiagnosticLog()
    let package = try Folders.bytes(of: file).withUnsafeBytes { bytes in
      try DotLottiePackage(bytes, log: &log)
    }
    let manifest = try #require(package.manifest)
    #expect(manifest.generator == "Inbetween's fixtures")
    #expect(manifest.initial.animation == "stage")
    #expect(manifest.initial.stateMachine == "toggle")
    #expect(manifest.animations.map(\.name) == ["Stage", nil])
    #expect(manifest.animations.map(\.themes) == [["night", "other-only"], ["night"]])
    #expect(manifest.animations.map(\.initialTheme) == ["night", nil])
    #expect(manifest.themes.map(\.name) == ["At night", nil])
    #expect(package.initialAnimation == "stage")
    #expect(package.themes.map(\.id) == ["night", "other-only", "unlisted"])
    #expect(package.takes(theme: "night", animation: "other"))
    #expect(!package.takes(theme: "other-only", animation: "other"))
    #expect(!package.takes(theme: "unlisted", animation: "stage"))
    #expect(package.stateMachines.map(\.id) == ["toggle", "two-names"])
    #expect(
      log.counts == [.danglingManifestName: 1, .manifestFieldNotUsed: 1, .unlistedFile: 1])
  }

  @Test("Each key of a manifest that nobody reads is told, but for those that change nothing")
  func unreadKeys() throws {
    let text = """
      {"version": "2", "generator": "g", "author": "a", "custom": {"x": 1}, "layout": 1,
       "initial": {"animation": "a", "segment": [0, 9]}, "themes": [{"id": "t", "rules": []}],
       "animations": [{"id": "a", "themeColor": "#fff", "loop": true, "markers": [], "name": "A"}]}
      """
    var log = DiagnosticLog()
    let manifest = try Manifest(Array(text.utf8), log: &log)
    #expect(manifest.animations.map(\.id) == ["a"])
    #expect(
      log.findings.map { "\($0.code.rawValue) \($0.path?.description ?? "")" } == [
        "L001 $.initial.segment", "L001 $.animations[0].markers", "L001 $.themes[0].rules",
        "L001 $.layout",
      ])
  }

  @Test(
    "A package that cannot be trusted or read is refused",
    arguments: [
      ("leaving-path", DiagnosticCode.unsafeEntry), ("absolute-path", .unsafeEntry),
      ("link", .unsafeEntry), ("false-size", .packageTooLarge), ("cut-short", .notAPackage),
      ("damaged", .notAPackage), ("broken-manifest", .unreadableManifest),
      ("no-animation", .missingAnimation),
    ])
  func refuses(slug: String, code: DiagnosticCode) throws {
    guard case .failure(let found) = try open(slug).package else {
      Issue.record("\(slug) was read")
      return
    }
    #expect(found.code == code)
    #expect(found.severity == .error)
    #expect(found.fix != nil)
  }

  @Test(
    "A package with a fault is read as far as it goes",
    arguments: [
      ("no-manifest", ["only"], [DiagnosticCode.unreadableManifest: 1, .unlistedFile: 1]),
      ("missing-animation", ["first"], [.missingAnimation: 1]),
    ] as [(String, [String], [DiagnosticCode: Int])])
  func mends(slug: String, ids: [String], counts: [DiagnosticCode: Int]) throws {
    let (result, log) = try open(slug)
    #expect(try result.get().animations.map(\.id) == ids)
    #expect(log.counts == counts)
    #expect(log.gravest != .error)
  }

  @Test("Other bytes are no package")
  func refusesOtherBytes() {
    var log = DiagnosticLog()
    for bytes: [UInt8] in [[], Array("{}".utf8), [0x50, 0x4B, 3, 4], [0x50, 0x4B, 5, 6]] {
      _ = bytes.withUnsafeBytes { raw in
        #expect(throws: Diagnostic.self) { try DotLottiePackage(raw, log: &log) }
      }
    }
  }

  @Test(
    "Paths stay inside their folder",
    arguments: [
      ("images/a.png", true), ("a..b/c", true), ("./a", true), ("", false), ("/a", false),
      ("\\a", false), ("a/../b", false), ("..", false), ("a\\..\\..\\b", false), ("C:\\a", false),
      ("http://example.com/a.png", false), ("a\0b", false),
    ])
  func judgesPaths(path: String, isSafe: Bool) {
    #expect(PackagePath.isSafe(path) == isSafe)
  }
}
