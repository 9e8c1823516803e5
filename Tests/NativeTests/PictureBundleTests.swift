import Foundation
import InbetweenExporters
import TestSupport
import Testing

/// Pictures of asset catalogues are those of the bundle that was asked for.
@Suite(.serialized) struct PictureBundleTests {
  @Test(
    "Pictures are looked for in the target's own bundle, or in one that its code has",
    arguments: [
      (NativeProgram.Target.canvas, StandIns.Toolkit.uiKit), (.keyframes, .uiKit),
      (.layers, .uiKit), (.layers, .appKit),
    ],
    ["module", "Assets.bundle"])
  func bundles(target: (NativeProgram.Target, StandIns.Toolkit), name: String) throws {
    var program = NativeProgram(target.0, target.1)
    let subject = try NativeCase(FixtureCase("features/image-external/image-external.json"))
    program.add(subject, bundle: try #require(PictureBundle(name)))
    let code = try ScratchFolder()
    try code.write(
      """
      import Foundation

      enum Assets {
        static let bundle = Bundle(path: "assets") ?? .main
      }

      extension Bundle {
        static let module = Assets.bundle
      }
      """, to: "Assets.swift")
    let built = try program.compile([
      "-swift-version", "6", "-D", "SWIFT_PACKAGE", code.url.appending(path: "Assets.swift").path(),
    ])
    // Where the main bundle's pictures are, there is none.
    let assets = built.url.appending(path: "assets")
    try FileManager.default.createDirectory(at: assets, withIntermediateDirectories: false)
    for file in try FileManager.default.contentsOfDirectory(atPath: built.url.path())
    where file.hasSuffix(".png") {
      try FileManager.default.moveItem(
        at: built.url.appending(path: file), to: assets.appending(path: file))
    }
    for comparison in try program.run(in: built) {
      #expect(comparison.keeps(), "\(comparison.title)")
    }
  }

  @Test(
    "Outside a package the target's bundle is that of its own classes, with any isolation",
    arguments: NativeProgram.Target.allCases, [[], ["-default-isolation", "MainActor"]])
  func classes(target: NativeProgram.Target, isolation: [String]) throws {
    for bundle in ["module", "Assets.bundle"] {
      var program = NativeProgram(target)
      let subject = try NativeCase(FixtureCase("features/image-external/image-external.json"))
      program.add(subject, bundle: try #require(PictureBundle(bundle)))
      let code = try ScratchFolder()
      try code.write(
        """
        import Foundation

        enum Assets {
          nonisolated static let bundle = Bundle.main
        }
        """, to: "Assets.swift")
      let mode = ["-swift-version", "6", code.url.appending(path: "Assets.swift").path()]
      for comparison in try program.run(mode + isolation) {
        #expect(comparison.keeps(), "\(comparison.title)")
      }
    }
  }

  @Test(
    "Only names become code",
    arguments: [
      "", "bundle", ".bundle", "Assets.", "Assets..bundle", "1Assets.bundle", "Assets.bundle()",
      "Assets.b; exit(1)", "Assets.\nbundle", "Ä.bundle", "Assets.bundle ",
    ])
  func others(text: String) {
    #expect(PictureBundle(text) == nil)
  }
}
