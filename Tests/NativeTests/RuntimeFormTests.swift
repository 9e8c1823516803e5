import Foundation
import InbetweenDiagnostics
import InbetweenExporters
import InbetweenLottieImport
import InbetweenSceneGraph
import InbetweenTimeline
import TestSupport
import Testing

/// What plays views stands in each file, in one beside them, or in a library: they compile and draw
/// alike.
@Suite(.serialized) struct RuntimeFormTests {
  @Test("The library's source is what animations have together, all of it public")
  func librarySource() throws {
    let golden = Golden("Sources/InbetweenUI/InbetweenUI.swift")
    let mismatch = try golden.mismatch(
      with: String(decoding: SharedRuntime.library.contents, as: UTF8.self))
    #expect(mismatch == nil)
  }

  /// How animations are compiled, besides what they see.
  private static let modes: [[String]] = [
    ["-swift-version", "6"],
    ["-swift-version", "5"],
    ["-swift-version", "6", "-default-isolation", "MainActor"],
    [
      "-swift-version", "5", "-default-isolation", "MainActor", "-enable-upcoming-feature",
      "NonisolatedNonsendingByDefault", "-enable-upcoming-feature", "InferIsolatedConformances",
    ],
    [
      "-swift-version", "6", "-enable-upcoming-feature", "MemberImportVisibility",
      "-enable-upcoming-feature", "InternalImportsByDefault", "-enable-upcoming-feature",
      "ExistentialAny",
    ],
  ]

  @Test(
    "Views of all kinds compile with it, whoever may see them",
    arguments: ExportOptions.Runtime.allCases, ExportOptions.Access.allCases)
  func compiles(_ runtime: ExportOptions.Runtime, _ access: ExportOptions.Access) throws {
    let scratch = try ScratchFolder()
    let stand = try StandIns(scratch)
    var files: [String] = []
    for exporter in [Exporter.swiftUI, .coreAnimation] {
      for style in exporter == .swiftUI ? ExportOptions.Style.allCases : [.canvas] {
        for (index, fixture) in Self.fixtures.enumerated() {
          let name = "\(exporter) \(style) \(index)"
          var log = DiagnosticLog()
          let timeline = try LottieImporter.timeline(
            fromJSON: try fixture.bytes(), name: name, log: &log)
          var options = ExportOptions(name: name, access: access, style: style)
          options.runtime = runtime
          // As machines ask for it whose tweens mix frames.
          options.mixesFrames = index % 2 == 0
          for file in exporter.export(
            timeline, options, log: &log, scene: { timeline.scene(log: &$0) })
          {
            try Data(file.contents).write(to: scratch.url.appending(path: "\(name).swift"))
            files.append("\(name).swift")
          }
        }
      }
    }
    try #require(files.count > 9)
    var imports = stand.modules
    switch runtime {
    case .embedded: break
    case .shared:
      let file = SharedRuntime.file(access)
      try Data(file.contents).write(to: scratch.url.appending(path: file.name))
      files.append(file.name)
    case .library:
      _ = try stand.compileLibrary(["-swift-version", "5"])
      imports += try stand.compileLibrary().dropLast()
    }
    // Files that need no other are compiled in all modes beside an app full of names.
    for mode in runtime == .embedded ? Array(Self.modes.prefix(1)) : Self.modes {
      let result = try Shell.run(
        "swiftc",
        ["-typecheck", "-parse-as-library", "-warnings-as-errors", "-module-name", "App"] + mode
          + imports + files, in: scratch)
      #expect(result.status == 0, "\(mode): \(result.output.prefix(3000))")
    }
  }

  private static let fixtures =
    ["bolt-spinner/bolt-spinner.json"].map { FixtureCase($0) }
    + ["text-glyphs", "image-embedded", "gradient-highlight", "slots"]
    .map { FixtureCase("features/\($0)/\($0).json") }

  @Test("They draw the same pixels", arguments: NativeProgram.Target.allCases)
  func drawsAlike(_ target: NativeProgram.Target) throws {
    let subject = try NativeCase(FixtureCase("bolt-spinner/bolt-spinner.json"), moments: 9)
    var drawn: [ExportOptions.Runtime: Data] = [:]
    for runtime in ExportOptions.Runtime.allCases {
      var program = NativeProgram(target, .uiKit, runtime)
      let isWritten = program.add(subject)
      try #require(isWritten)
      drawn[runtime] = try program.pixels()
    }
    try #require(drawn[.embedded]?.isEmpty == false)
    #expect(drawn[.shared] == drawn[.embedded])
    #expect(drawn[.library] == drawn[.embedded])
  }
}
