import InbetweenDiagnostics
import InbetweenTimingReport
import TestSupport
import Testing

/// Documents judge the animations that they are about: what is as they say is kept, and what has
/// drifted, gone or got another name is told.
@Suite struct DriftTests {
  private func verdicts(_ report: Report) -> String {
    report.results.map { "\($0.name): \($0.verdict.rawValue) \($0.problem ?? "")" }
      .joined(separator: "\n")
  }

  @Test(
    "An animation that does what its document says keeps it",
    arguments: DriftCase.all + DriftCase.code)
  func isTrue(document: DriftCase) throws {
    let report = try document.report()
    #expect(report.state == .kept, "\(verdicts(report))")
    #expect(report.count(.kept) == report.results.count, "\(verdicts(report))")
    #expect(report.results.count >= document.moves.count, "\(verdicts(report))")
  }

  @Test(
    "Motions that take 40 % longer break every promise", arguments: DriftCase.all + DriftCase.code)
  func isLonger(document: DriftCase) throws {
    let report = try document.report(DriftCase.Drift(stretch: 1.4))
    #expect(report.state == .broken)
    let kept = document.isStartOnly ? 1 : 0
    #expect(
      report.count(.broken) + report.count(.missing) == report.results.count - kept,
      "\(verdicts(report))")
  }

  @Test(
    "Motions two frames late break what says when they start",
    arguments: DriftCase.all + DriftCase.code)
  func isLate(document: DriftCase) throws {
    let report = try document.report(DriftCase.Drift(late: 2))
    let late = report.results.count { result in
      result.subject != "the animation"
        && !document.undated.contains { result.subject.contains($0) }
    }
    #expect(report.count(.broken) == (document.saysStarts ? late : 0), "\(verdicts(report))")
  }

  @Test(
    "A layer with another name, or none, is no longer found",
    arguments: DriftCase.all + DriftCase.code)
  func isLost(document: DriftCase) throws {
    for drift in [
      DriftCase.Drift(renamed: document.lost), DriftCase.Drift(dropped: document.lost),
    ] {
      let report = try document.report(drift)
      #expect(report.state == .unjudged, "\(verdicts(report))")
      #expect(report.count(.unmatched) == 1, "\(verdicts(report))")
      #expect(report.count(.kept) == report.results.count - 1, "\(verdicts(report))")
    }
  }

  @Test("A layer of another name does not take the promise, whatever it does")
  func glow() throws {
    var document = DriftCase.all[0]
    document.text = document.text.replacing("| Lantern |", with: "| Logo |")
    document.moves = [
      DriftCase.Move("Logo", "Scale", 0.2, 0.5), DriftCase.Move("Logo Glow", "Scale", 0.2, 0.3),
      DriftCase.Move("Title", "Opacity", 0.5, 0.4), DriftCase.Move("Badge", "Rotation", 0.9, 0.5),
    ]
    let wrong = try document.report()
    #expect(wrong.results.map(\.verdict) == [.broken, .kept, .kept])
    let gone = try document.report(DriftCase.Drift(dropped: "Logo"))
    #expect(gone.results.map(\.verdict) == [.unmatched, .kept, .kept])
    #expect(
      gone.results.first?.problem == "no layer is called \"Logo\"; the nearest is \"Logo Glow\"")
  }

  @Test("Nothing judged is no success, unless it is allowed")
  func nothing() throws {
    var document = DriftCase.all[0]
    document.moves = [DriftCase.Move("Qwertz", "Scale", 0.2, 0.3)]
    let report = try document.report()
    #expect(report.judged == 0)
    #expect(report.state == .unjudged)
    #expect(
      report.findings.map(\.code) == [
        .unmatchedPromise, .unmatchedPromise, .unmatchedPromise, .nothingJudged,
      ])
    var timing = try #require(report.timing)
    timing.allowedUnjudged = 3
    var allowed = report
    allowed.timing = timing
    #expect(allowed.state == .kept)
  }
}
