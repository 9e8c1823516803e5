// swift-format-ignore-file
import Diagnostics
import Foundation
import LottieImport
import TestSupport
import Testing

@Suite struct Probe {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["PROBE"] != nil))
  func probe() throws {
    let filter = ProcessInfo.processInfo.environment["PROBE"] ?? ""
    var totals: [DiagnosticCode: (Int, Int)] = [:]
    for file in Folders.files(below: Folders.corpus!, "json") where filter == "all" || file.path().contains(filter) {
      var log = DiagnosticLog()
      do throws(Diagnostic) {
        let bytes = try! Folders.bytes(of: file)
        _ = try LottieImporter.timeline(fromJSON: bytes, name: "sample", log: &log)
      } catch {
        print("FAIL \(file.lastPathComponent) \(error)")
      }
      for (code, count) in log.counts { totals[code, default: (0, 0)].0 += count; totals[code, default: (0, 0)].1 += 1 }
      for finding in log.findings { print("FINDING \(file.lastPathComponent) \(finding.description.prefix(while: { $0 != "\n" }))") }
    }
    for (code, n) in totals.sorted(by: { $0.value.0 > $1.value.0 }) { print("TOTAL \(code.rawValue) \(code) \(n.0) in \(n.1) files") }
  }
}
