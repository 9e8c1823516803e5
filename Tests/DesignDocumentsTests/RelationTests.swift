import InbetweenDesignDocuments
import InbetweenTimingReport
import TestSupport
import Testing

/// What documents say comes after, or goes with, what else; names of several layers; and dimensions
/// that move apart.
@Suite struct RelationTests {
  private typealias Move = DriftCase.Move

  private static func report(_ text: String, _ moves: [DriftCase.Move]) throws -> Report {
    try DriftCase(name: "", text: text, moves: moves, lost: "").report()
  }

  /// What a document says of a logo from 0.2 s to 0.5 s and a title that starts then, and how the
  /// title's promise fares where the title starts at these times.
  static let relations: [(String, [Double: Verdict])] = [
    ("The Title fades in, after the Logo.", [0.5: .kept, 0.9: .kept, 0.3: .broken]),
    ("The Title fades in over 400 ms, after the Logo.", [0.5: .kept, 0.3: .broken]),
    ("Once the Logo has settled, the Title fades in over 400 ms.", [0.6: .kept, 0.3: .broken]),
    ("The Title fades in over 400 ms when the Logo is done.", [0.6: .kept, 0.3: .broken]),
    ("The Title fades in over 400 ms when the Logo starts.", [0.3: .kept, 0.1: .broken]),
    ("The Title fades in over 400 ms, together with the Logo.", [0.2: .kept, 0.3: .broken]),
    (
      "The Title fades in over 400 ms, at the same time as the Logo.",
      [0.2: .kept, 0.1: .broken]
    ),
  ]

  @Test("What comes after or goes with another is judged by that one", arguments: relations)
  func related(said: String, verdicts: [Double: Verdict]) throws {
    let text = "# Intro\n\nThe Logo scales up over 300 ms. \(said)\n"
    for (start, verdict) in verdicts {
      let report = try Self.report(
        text, [Move("Logo", "Scale", 0.2, 0.3), Move("Title", "Opacity", start, 0.4)])
      #expect(report.results.map(\.verdict) == [.kept, verdict], "\(start): \(report.text())")
    }
  }

  @Test("An order of what is not promised, and orders in a circle, are no promises")
  func unpromised() throws {
    let alone = try Self.report(
      "The Logo scales up over 300 ms. The Title fades in, after the rain.",
      [Move("Logo", "Scale", 0.2, 0.3), Move("Title", "Opacity", 0.1, 0.4)])
    #expect(alone.results.map(\.verdict) == [.kept])
    #expect(alone.timing?.unpromised.map(\.reason) == ["an order alone compares no times"])
    let circle = try Self.report(
      "The Logo scales up over 300 ms after the Title. The Title fades in over 400 ms after the Logo.",
      [Move("Logo", "Scale", 1, 0.3), Move("Title", "Opacity", 0.1, 0.4)])
    #expect(circle.results.count == 2)
  }

  @Test("A document's name that several layers bear is told")
  func ambiguous() throws {
    let text =
      "| Part | Property | Start | Duration |\n|---|---|---|---|\n"
      + "| Ring | Scale | 0.2 s | 0.3 s |\n"
    let report = try Self.report(
      text, [Move("Ring layer", "Scale", 0.2, 0.3), Move("ring shape", "Scale", 0.6, 0.3)])
    let result = try #require(report.results.first)
    #expect(result.verdict == .kept)
    #expect(result.ambiguity?.addresses == ["Ring layer", "ring shape"])
  }

  /// Layers that grow over 0.3 s, and those that may be what is said of a ring.
  static let heads: [([String], [String])] = [
    (["Pink ring", "Green ring"], ["Pink ring", "Green ring"]),
    // The other is called by its own name.
    (["Pink ring", "Glow ring"], ["Pink ring"]),
    (["Pink ring"], ["Pink ring"]),
    // Neither a number nor another thing is passed over.
    (["Ring key", "Earring", "Pink"], []),
  ]

  @Test("A name is the last word of longer ones where no layer is called so", arguments: heads)
  func lastWords(layers: [String], meant: [String]) throws {
    let text = "The Ring scales up over 300 ms. The Glow ring scales up over 300 ms."
    for (stretch, kept) in [(1, Verdict.kept), (1.4, .broken)] {
      let moves = layers.map { Move($0, "Scale", 0.2, 0.3 * stretch) }
      let result = try #require(try Self.report(text, moves).results.first)
      #expect(result.verdict == (meant.isEmpty ? .unmatched : kept))
      #expect(result.ambiguity?.addresses ?? [] == (meant.count > 1 ? meant : []))
    }
  }

  @Test("Another number is another thing")
  func numbers() throws {
    let moves = [Move("Pink ring 3", "Scale", 0.2, 0.3)]
    let result = try Self.report("The Ring 2 scales up over 300 ms.", moves).results.first
    #expect(result?.verdict == .unmatched)
  }

  /// What a marker's comment says of a logo that scales for 0.3 s, and how that fares.
  static let comments: [(String, Verdict)] = [
    (#"{\"layer\":\"Logo\",\"lasts\":\"300 ms\"}"#, .kept), ("Logo duration: 300ms", .kept),
    ("Logo scales up in 300 ms", .kept), (#"Logo\nlasts: 300 ms"#, .kept),
    ("Logo scales up in 400 ms", .broken), (#"Logo\nlasts: 400 ms"#, .broken),
  ]

  @Test("Comments of markers are promises of what they name", arguments: comments)
  func markers(comment: String, verdict: Verdict) throws {
    let text = """
      {"v":"5.9.0","fr":60,"ip":0,"op":180,"w":100,"h":100,"layers":[],\
      "markers":[{"tm":30,"cm":"\(comment)","dr":18}]}
      """
    var document = DriftCase(
      name: "", text: text, moves: [Move("Logo", "Scale", 0.5, 0.3)], lost: "")
    document.file = "mark.json"
    let report = try document.report()
    #expect(report.results.map(\.verdict) == [verdict], "\(report.text())")
  }
}
