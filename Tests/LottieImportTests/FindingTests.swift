import InbetweenDiagnostics
import InbetweenLottieImport
import TestSupport
import Testing

/// Everything that importing a fixture finds, the error that stops it included.
private func findings(of fixture: FixtureCase) throws -> [Diagnostic] {
  try fixture.bytes().withUnsafeBytes { bytes in
    var log = DiagnosticLog()
    do throws(Diagnostic) {
      if fixture.fileName.hasSuffix(".lottie") {
        _ = try LottieImporter.package(bytes, log: &log)
      } else {
        _ = try LottieImporter.timeline(fromJSON: bytes, name: "fixture", log: &log)
      }
    } catch {
      log.report(error)
    }
    return log.findings
  }
}

@Suite struct FindingTests {
  @Test(
    "A broken file is refused, and told how to mend",
    arguments: FixtureCase.all(below: "import/errors"))
  func refusesErrors(fixture: FixtureCase) throws {
    let last = try #require(findings(of: fixture).last)
    #expect(last.severity == .error)
  }

  @Test(
    "What a designer may write is no error",
    arguments: FixtureCase.all(below: "features")
      + FixtureCase.all(below: "import").filter { !$0.name.hasPrefix("import/errors/") })
  func convertsOthers(fixture: FixtureCase) throws {
    #expect(try findings(of: fixture).allSatisfy { $0.severity < .error })
  }

  @Test("Every finding says how to mend it", arguments: FixtureCase.all())
  func mends(fixture: FixtureCase) throws {
    #expect(try findings(of: fixture).allSatisfy { $0.fix?.isEmpty == false })
  }

  @Test("Every code of reading is raised by a fixture")
  func raisesEveryCode() throws {
    // An input beyond the limit is too large for a fixture: see `limitsInput`.
    // Themes and machines of packages are read where they are used, not by an import.
    let elsewhere: Set<DiagnosticCode> = [
      .inputTooLarge, .wrongManifestField, .malformedTheme, .themeRuleWithoutSlot, .themeNotTaken,
      .themePartNotConverted, .slotNotOffered,
    ]
    let raised = Set(try FixtureCase.all().flatMap(findings).map(\.code)).union(elsewhere)
    let missing = DiagnosticCode.allCases.filter {
      "JPL".contains($0.rawValue.prefix(1)) && !raised.contains($0)
    }
    #expect(missing.map(\.rawValue) == [])
  }

  @Test("An input beyond the limit is refused before it is read")
  func limitsInput() {
    // Memory that is never touched takes no room.
    let claimed = UnsafeMutableRawBufferPointer.allocate(
      byteCount: (256 << 20) + 1, alignment: 1)
    defer { claimed.deallocate() }
    var log = DiagnosticLog()
    let found = #expect(throws: Diagnostic.self) {
      try LottieImporter.timeline(
        fromJSON: UnsafeRawBufferPointer(claimed), name: "large", log: &log)
    }
    #expect(found?.code == .inputTooLarge)
  }
}
