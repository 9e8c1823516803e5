import Foundation
import TestSupport
import Testing

/// The page for those who come from lottie-ios.
@Suite struct MigrationPageTests {
  @Test("What becomes of each call compiles")
  func calls() throws {
    let text = try String(
      contentsOf: Folders.package.appending(path: "Documentation/from-lottie-ios.md"),
      encoding: .utf8)
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    let codes = rows.flatMap { row in
      (row.split(separator: "|").last ?? "").matches(of: /`((?:Orb(?:View)?\b|\.)[^`]*)`/).map {
        $0.1
      }
    }
    // Names alone, and what is left to fill in.
    let calls = codes.filter { $0.contains("(") && !$0.hasSuffix(":)") }
      .map { ($0.hasPrefix(".") ? "Orb()" : "") + $0.replacing("…", with: "") }
    #expect(calls.count > 12)

    let scratch = try ScratchFolder()
    let stand = try StandIns(scratch)
    let input = FixtureCase("bolt-spinner/bolt-spinner.json").path
    for (target, folder) in [("swiftui", "View"), ("core-animation", "Layers")] {
      let run = try CommandRun(
        ["convert", input, "--name", "Orb", "--to", target, "-q", "-o", folder], in: scratch.url)
      #expect(run.status == 0, "\(run.errors)")
      let isView = target == "swiftui"
      let used = calls.filter { $0.hasPrefix("OrbView(") != isView }
      #expect(!used.isEmpty)
      let lines = used.map { "    _ = \($0)\n" }.joined()
      try scratch.write(
        """
        import SwiftUI

        struct Page: View {
          @State private var progress = 0.0
          @State private var taps = 0

          var body: some View {
        \(lines)    return Orb()
          }
        }

        """, to: "Page.swift")
      let made = isView ? "View/Orb.view.swift" : "Layers/Orb.layers.swift"
      let result = try Shell.run(
        "swiftc",
        ["-typecheck", "-swift-version", "6", "-parse-as-library", "-module-name", "App"]
          + stand.modules + [made, "Page.swift"], in: scratch)
      #expect(result.status == 0, "\(result.output.prefix(3000))")
    }
  }
}
