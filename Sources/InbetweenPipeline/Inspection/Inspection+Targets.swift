import InbetweenDiagnostics
import InbetweenExporters
import InbetweenJSONTree

// What becomes of an animation in each target.

extension Inspection {
  /// For a terminal: a line for each target, those below it for what is baked, lost and costly.
  var targetLines: [String] {
    targets.isEmpty ? [] : ["", "Targets"] + targets.flatMap { Self.lines(for: $0) }
  }

  private static func lines(for report: TargetReport) -> [String] {
    var lines = ["  \(report.target.name): \(report.summary)"]
    if let cost = report.cost {
      let counts = cost.counts(of: report.bakes).map { budget, count in
        let level = budget.level(of: count)
        let name = count == 1 ? budget.one : budget.name
        return "\(count) \(name)" + (level == .light ? "" : " (\(level.rawValue))")
      }
      lines.append("    costs " + counts.joined(separator: ", "))
    }
    for (verb, findings) in [
      ("lost", report.lost), ("inexact", report.inexact), ("left to code", report.leftToCode),
      ("pictures", report.pictured),
    ] {
      // What a layer has several of is said once.
      let said = findings.map(line(of:)).reduce(into: [String]()) {
        if !$0.contains($1) { $0.append($1) }
      }
      lines += said.prefix(shown).map { "    \(verb): \($0)" }
      if said.count > shown { lines.append("    \(verb): \(said.count - shown) more") }
    }
    return lines
  }

  /// Where a finding is, what it says, and how to fix it.
  private static func line(of finding: Diagnostic) -> String {
    let layer = finding.layer.map(Diagnostic.shown)
    let place = [finding.path?.description, layer].compactMap { $0 }.joined(separator: " ")
    let fix = finding.fix.map { "; \($0)" } ?? ""
    return (place.isEmpty ? "" : place + ": ") + finding.message + fix
  }

  /// Findings of a kind that are shown for a target.
  private static let shown = 5

  /// The member `targets`.
  func writeTargets(to json: inout JSONWriter) {
    json.list("targets", targets) { json, report in
      json.object { json in
        json.member("target", report.target.name)
        json.member("isWritten", report.isWritten)
        json.member("nativeTracks", report.bakes.native)
        json.object("baked") { json in
          json.member("tracks", report.bakes.baked)
          json.member("keyframesAdded", report.bakes.addedKeys)
          json.member("points", Self.rounded(report.bakes.lengthError))
          json.member("degrees", Self.rounded(report.bakes.angleError))
          json.member("share", Self.rounded(report.bakes.shareError))
        }
        json.object("pictures") { json in
          json.member("count", report.bakes.pictures)
          json.member("bytes", report.bakes.pictureBytes)
        }
        json.list("lost", report.lost) { $1.write(to: &$0) }
        json.list("inexact", report.inexact) { $1.write(to: &$0) }
        json.list("leftToCode", report.leftToCode) { $1.write(to: &$0) }
        json.list("pictured", report.pictured) { $1.write(to: &$0) }
        if let cost = report.cost {
          json.list("cost", cost.counts(of: report.bakes)) { json, entry in
            json.object { json in
              json.member("what", entry.budget.name)
              json.member("count", entry.count)
              json.member("level", entry.budget.level(of: entry.count).rawValue)
            }
          }
        }
      }
    }
  }

  private static func rounded(_ error: Double) -> Double { (error * 100_000).rounded() / 100_000 }
}

extension TargetReport {
  /// What is native and what is baked, in words.
  fileprivate var summary: String {
    guard isWritten else { return "not written" }
    func count(_ count: Int, _ one: String) -> String { "\(count) \(one)\(count == 1 ? "" : "s")" }
    var parts = ["\(count(bakes.native, "track")) as authored"]
    if bakes.baked > 0 {
      let more = bakes.addedKeys
      parts.append(
        count(bakes.baked, "track")
          + (more > 0 ? " with \(count(more, "keyframe")) more" : " fitted")
          + (bakes.errorText.isEmpty ? "" : " (within \(bakes.errorText))"))
    }
    if bakes.pictures > 0 {
      parts.append(
        "\(count(bakes.pictures, "picture")) of \((bakes.pictureBytes + 1_023) / 1_024) KB")
    }
    if isWhole { parts.append("nothing lost") }
    return parts.joined(separator: ", ")
  }
}

extension LayerCost {
  /// Each count beside its budget.
  fileprivate func counts(
    of bakes: BakeReport
  ) -> [(budget: SceneBudget, count: Int)] {
    [
      (.layers, layers), (.animations, animations), (.keyframes, keyframes), (.masks, masks),
      (.passes, passes),
    ] + (bakes.pictures > 0 ? [(.pictures, (bakes.pictureBytes + 1_023) / 1_024)] : [])
  }
}
