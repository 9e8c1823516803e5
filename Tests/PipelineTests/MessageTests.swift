import InbetweenDiagnostics
import InbetweenExporters
import InbetweenTimeline
import InbetweenTimingReport
import Testing

@testable import InbetweenPipeline

@Suite struct MessageTests {
  /// Each property differs from what it is without being set.
  private static let conversion: Conversion = {
    var conversion = Conversion()
    conversion.exporters = [.swiftUI, .timelineJSON]
    conversion.fonts = ["Fonts", ""]
    conversion.fallbackFont = "Inter"
    conversion.name = "Orb\n\u{0}✓"
    conversion.access = .public
    conversion.allowsUndocumented = false
    conversion.style = .keyframes
    conversion.theme = [
      WrittenThemeRule(
        rule: ThemeRule(subject: "#FF0000", name: "accent", value: nil, dark: .black),
        file: "brand.yml", position: TextPosition(line: 3, column: 4), isInThemeFile: true)
    ]
    conversion.folder = nil
    conversion.timingFile = "orb.timing.yaml"
    conversion.isStrict = true
    conversion.tolerance = .frames(1.5)
    conversion.pictures = .catalog
    conversion.bundle = .module
    conversion.runtime = .shared
    conversion.sharedAccess = .public
    conversion.machines = .observableObject
    conversion.touchTarget = 44
    conversion.limits.seconds = 1.5
    conversion.limits.megabytes = 300
    conversion.limits.points = 4
    conversion.limits.pixels = 5
    conversion.hasPreview = false
    conversion.label = "A ball"
    conversion.still = .seconds(0.5)
    return conversion
  }()

  @Test("Whatever a conversion is asked for reaches the process that converts")
  func conversion() throws {
    let plain = Mirror(reflecting: Conversion()).children
    for (property, unset) in zip(Mirror(reflecting: Self.conversion).children, plain) {
      // A new property is set above and in Message+Conversion.swift.
      #expect("\(property.value)" != "\(unset.value)", "\(property.label ?? "")")
    }
    var message = Message()
    Self.conversion.write(to: &message)
    var read = Message(message.bytes)
    #expect(try Conversion(from: &read) == Self.conversion)
  }

  /// A result in which each property is set.
  private static let made: BatchWork.Made = {
    var made = BatchWork.Made()
    made.report.lines = [
      .comparison("orb.json: ✓"),
      .finding(
        ListedFinding(
          file: "a", severity: .note, code: .unreadKey,
          position: TextPosition(line: 1, column: 2), message: "b")),
    ]
    made.report.files = [OutputFile(path: "Orb.swift", contents: [0, 255, 10])]
    made.report.counts = [.unreadKey: 3, .danglingParent: 1]
    made.report.themeSubjects = ["#FF0000", "accent"]
    made.report.isDone = false
    made.report.isUnchanged = true
    made.size = 12
    made.staged.files = [StagedFile(name: "a", place: "b", temporary: "c")]
    made.stale = [BatchWork.Stale(path: "d", exists: true)]
    let fingerprint = FileFingerprint(size: 1, number: .max, written: -2, changed: .max)
    let record = FileRecord(path: "e", fingerprint: fingerprint, checksum: "f")
    made.memory = ManifestEntry(
      key: "g", options: "h", input: record, timing: record, outputs: [record, record])
    return made
  }()

  @Test("Whatever became of a conversion comes back")
  func result() throws {
    let pairs: [(Any, Any)] = [
      (Self.made, BatchWork.Made()), (Self.made.report, Batch.Report()),
    ]
    for (full, empty) in pairs {
      let unset = Mirror(reflecting: empty).children
      for (property, unset) in zip(Mirror(reflecting: full).children, unset) {
        #expect("\(property.value)" != "\(unset.value)", "\(property.label ?? "")")
      }
    }
    var message = Message()
    Self.made.write(to: &message)
    var read = Message(message.bytes)
    #expect(try BatchWork.Made(from: &read) == Self.made)
  }

  @Test("A message that is cut off is refused")
  func damage() throws {
    var message = Message()
    Self.made.write(to: &message)
    for count in 0..<message.bytes.count {
      var cut = Message(Array(message.bytes[..<count]))
      #expect(throws: Message.Damage.self) { try BatchWork.Made(from: &cut) }
    }
    // A count that no message can hold allocates nothing.
    var huge = Message()
    huge.write(number: .max)
    var read = Message(huge.bytes)
    #expect(throws: Message.Damage.self) { try [String](from: &read) }
  }
}
