import Foundation
import TestSupport
import Testing

/// What Documentation shows of apps that use machines.
@Suite(.serialized) struct MachineSampleTests {
  @Test("The apps of the three samples compile, show their machines and do what they say")
  func samples() throws {
    let page = try String(
      contentsOf: Folders.package.appending(path: "Documentation/state-machines.md"),
      encoding: .utf8)
    let apps = page.components(separatedBy: "```swift\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }.filter { $0.contains(": View {") }
    let types = ["SettingsRow", "ReviewForm", "Inbox"]
    for type in types {
      #expect(apps.contains { $0.contains("struct \(type): View {") }, "\(type) is not shown")
    }
    let scratch = try ScratchFolder()
    var files: [String] = []
    for name in ["toggle", "rating", "refresh"] {
      let input = Folders.fixtures.appending(path: "command/machines/\(name).lottie").path()
      let run = try CommandRun(
        ["convert", input, "--to", "swiftui", "--output", "."], in: scratch.url)
      try #require(run.status == 0, "\(run.errors)")
      files += run.output.split(separator: "\n").map { String($0.drop { $0 == "." || $0 == "/" }) }
    }
    try scratch.write("import SwiftUI\n\n" + apps.joined(separator: "\n"), to: "Apps.swift")
    try scratch.write(
      """
      import SwiftUI

      @MainActor func show(_ view: some View) {
        let size = CGSize(width: 120, height: 60)
        let pixels = Host.pixels(of: view, size: size, width: 120, height: 60)
        print(pixels.contains { $0 != 0 }, Host.elements.map { $0.label ?? "-" })
      }

      @MainActor func use() {
        HostClock.time = 1000
        Host.isShowing = true
        let row = SettingsRow()
        show(row)
        Host.tap(at: CGPoint(x: 92, y: 30))
        show(row)
        Host.isShowing = true
        let form = ReviewForm()
        show(form)
        for element in Host.elements {
          for star in element.children { star.activate() }
        }
        for seconds in [1001.0, 1002] {
          HostClock.time = seconds
          show(form)
        }
        Host.isShowing = true
        show(Inbox())
      }
      use()

      """, to: "main.swift")
    let compiled = try StandIns(scratch).compile(files + ["Apps.swift", "main.swift"], as: "apps")
    try #require(compiled.status == 0, "\(compiled.output)")
    let result = try Shell.run("./apps", [], in: scratch)
    #expect(
      result.output == """
        true ["toggle"]
        now true
        true ["toggle"]
        true ["rating"]
        true ["rating"]
        five stars
        true ["rating"]
        true []

        """)
  }
}
