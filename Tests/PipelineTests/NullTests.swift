import Foundation
import InbetweenTimeline
import TestSupport
import Testing

/// Pictures that are wrong, held against the right ones as every comparison of frames does: all of
/// them have to fail, or the comparison could not tell a target that draws them.
@Suite struct NullTests {
  /// Those that this commit looks at; all where they are asked for.
  static let fixtures = read.filter {
    CommitSeed.isWhole || CommitSeed.picks("null " + $0.name, oneOf: 4)
  }

  private static let read = ComparedFixtures.all.filter { ComparedFixtures.isRead($0) }

  /// Those that are known to pass: fixtures to be made stronger.
  static let known: Set<[String]> = Set(Table.rows(of: "Fixtures/nulls.tsv"))

  /// How many of a fixture's alterations are tried with each commit.
  static let share = 8

  @Test("What is drawn wrongly is told from what is right", arguments: fixtures)
  func wrongIsTold(_ fixture: FixtureCase) throws {
    let found = try WideStack.run { try Self.verdicts(of: fixture) }
    let passed = found.filter { $0.verdict == .passed }.map(\.title)
    let unseen = found.count { $0.verdict == .unseen }
    print(
      "Wrong pictures of \(fixture.name): \(found.count), \(found.count - passed.count - unseen) "
        + "told, \(unseen) look the same, \(passed.count) pass")
    let listed = Self.known.filter { $0[0] == fixture.name }.map { $0[1] }
    #expect(Set(passed).subtracting(listed) == [])
    let told = found.filter { $0.verdict != .passed }.map(\.title)
    #expect(Set(listed).intersection(told) == [], "take them out of Fixtures/nulls.tsv")
  }

  @Test("The list of what passes is of fixtures")
  func list() {
    #expect(Self.known.allSatisfy { $0.count == 2 })
    for name in Set(Self.known.map { $0[0] }) {
      #expect(FileManager.default.fileExists(atPath: FixtureCase(name).path), "\(name)")
    }
  }

  private static func verdicts(
    of fixture: FixtureCase
  ) throws -> [(title: String, verdict: NullCase.Verdict)] {
    var drawn = try NullCase(fixture)
    var found = [
      ("an empty picture", try drawn.empty()), ("the first frame for all", try drawn.frozen()),
      ("a frame late", try drawn.late(by: -1)), ("a frame early", try drawn.late(by: 1)),
    ]
    let titles = Alterations.titles(for: drawn.timeline)
    var chosen = Array(titles.indices)
    if !CommitSeed.isWhole {
      chosen.sort {
        CommitSeed.rank(fixture.name + titles[$0]) < CommitSeed.rank(fixture.name + titles[$1])
      }
      chosen = Array(chosen.prefix(share))
    }
    for index in chosen {
      found.append((titles[index], try drawn.altered { Alterations.apply(index, to: &$0) }))
    }
    return found
  }
}
