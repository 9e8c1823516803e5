import Foundation
import InbetweenDiagnostics
import InbetweenDotLottie
import InbetweenLottieImport
import InbetweenTimeline
import TestSupport
import Testing

private func importPackage(_ file: URL, log: inout DiagnosticLog) throws -> ImportedPackage {
  var found = DiagnosticLog()
  defer { log.append(found) }
  return try Folders.bytes(of: file).withUnsafeBytes { bytes in
    try LottieImporter.package(bytes, log: &found)
  }
}

private func fixture(_ slug: String) -> URL {
  Folders.fixtures.appending(path: "packages/\(slug)/input.lottie")
}

@Suite struct PackageTests {
  @Test("Each animation of a package becomes a timeline whose images are in the package")
  func importsPackage() throws {
    var log = DiagnosticLog()
    let package = try importPackage(fixture("version-1"), log: &log)
    #expect(package.animations.map(\.id) == ["first", "second"])
    #expect(package.animations.map(\.timeline.name) == ["First", "Second"])
    let source = package.animations[0].timeline.images[0].source
    #expect(source == .external(folder: "images/", file: "img_0.png"))
    #expect(package.images.map(\.path) == ["images/img_0.png"])
    // What the package asks for is what views do.
    #expect(log.findings.isEmpty)
  }

  @Test("An image is found by its name where the folder is written differently")
  func findsImage() throws {
    var log = DiagnosticLog()
    let package = try importPackage(fixture("version-2"), log: &log)
    let source = package.animations[0].timeline.images[0].source
    #expect(source == .external(folder: "i/", file: "picture.png"))
  }

  @Test("An image that is not in the package is told")
  func tellsMissingImage() throws {
    var log = DiagnosticLog()
    _ = try importPackage(fixture("missing-image"), log: &log)
    #expect(log.counts[.missingImage] == 1)
  }

  @Test("A broken animation does not take the others with it")
  func keepsOthers() throws {
    var log = DiagnosticLog()
    let package = try importPackage(fixture("broken-animation"), log: &log)
    #expect(package.animations.map(\.id) == ["first"])
    #expect(log.counts[.invalidSyntax] == 1)
  }

  @Test(
    "Real packages import",
    arguments: Folders.corpus.map { Folders.files(below: $0, "lottie") } ?? [])
  func importsReal(file: URL) throws {
    var log = DiagnosticLog()
    let package = try importPackage(file, log: &log)
    #expect(!package.animations.isEmpty)
    #expect(log.gravest != .error)
  }
}
