import Foundation
import InbetweenDiagnostics
import InbetweenLottieImport
import InbetweenTimeline
import TestSupport
import Testing

@testable import InbetweenExpressions

/// Expressions in numbers: `Fixtures/expressions/values.tsv`.
@Suite(.serialized) struct ExpressionTableTests {
  /// What scripts of real files call, as it is written in a script.
  private static let families = [
    "loopOut('cycle')", "loopOut('pingpong')", "loopOut('offset')", "loopOut('continue')",
    "loopIn('cycle')", "loopIn('pingpong')", "loopIn('offset')", "loopIn('continue')",
    "loopOut('cycle', 1)", "loopOutDuration(", "loopInDuration(", "$bm_mul(time, 180)",
    "Math.sin(", "posterizeTime(", "linear(", "ease(", "easeIn(", "easeOut(", "clamp(", "value",
    "valueAtTime(", "velocityAtTime(", ".effect(", "thisComp.layer(", ".toComp(", "index",
    "key(n).time", "sourceText",
  ]

  private struct Row {
    let layer: String
    let frame: Double
    let value: String
  }

  private static let tables: [(file: String, rows: [Row])] = {
    let rows = Table.rows(of: "Fixtures/expressions/values.tsv").compactMap { columns in
      Double(columns[2]).map {
        (file: columns[0], row: Row(layer: columns[1], frame: $0, value: columns[3]))
      }
    }
    return Dictionary(grouping: rows, by: \.file).sorted { $0.key < $1.key }
      .map { (file: $0.key, rows: $0.value.map(\.row)) }
  }()

  @Test("Expressions are what they were worked out to be", arguments: tables.map(\.file))
  func values(_ file: String) throws {
    let rows = try #require(Self.tables.first { $0.file == file }).rows
    let timeline = try Self.timeline(file)
    var log = DiagnosticLog()
    let evaluated = timeline.evaluatingExpressions(log: &log)
    for row in rows {
      let found = try #require(Self.value(of: row, in: timeline, evaluated: evaluated))
      #expect(Self.isNear(found, row.value), "\(row.layer), \(row.frame): \(found)")
    }
    // What is measured is the expression: the value under it is another.
    for (layer, rows) in Dictionary(grouping: rows, by: \.layer) {
      let isUnder = rows.allSatisfy { row in
        Self.value(of: row, in: timeline, evaluated: timeline).map { Self.isNear($0, row.value) }
          ?? true
      }
      #expect(!isUnder, "\(layer)")
    }
  }

  @Test("Every family of expressions has its numbers")
  func complete() throws {
    let sources = try Self.tables.flatMap { file, rows in
      let index = PropertyIndexer.index(of: try Self.timeline(file))
      return index.entries.filter { entry in
        guard let layer = entry.layer else { return false }
        return rows.contains { $0.layer == index.layers[layer].layer.name }
      }.compactMap(\.expression)
    }
    let missing = Self.families.filter { family in !sources.contains { $0.contains(family) } }
    #expect(missing == [])
  }

  private static func timeline(_ file: String) throws -> Timeline {
    let bytes = try FixtureCase("expressions/\(file)/\(file).json").bytes()
    var log = DiagnosticLog()
    return try LottieImporter.timeline(fromJSON: bytes, name: file, log: &log)
  }

  /// The property of a layer that has an expression in `timeline`, as it is in `evaluated`.
  private static func value(
    of row: Row, in timeline: Timeline, evaluated: Timeline
  ) -> String? {
    let index = PropertyIndexer.index(of: timeline)
    let place = index.entries.firstIndex { entry in
      guard let layer = entry.layer, entry.expression != nil else { return false }
      return index.layers[layer].layer.name == row.layer
    }
    guard let place else { return nil }
    let entry = PropertyIndexer.index(of: evaluated).entries[place]
    switch entry.content {
    case .property(let property), .inert(let property):
      return property.numbers(atFrame: row.frame).map { "\($0 * entry.name.factor)" }
        .joined(separator: " ")
    case .text(let content):
      return content.documents.last { $0.frame <= row.frame }?.document.text
    case .selector: return nil
    }
  }

  private static func isNear(_ found: String, _ wanted: String) -> Bool {
    if found == wanted { return true }
    let found = found.split(separator: " ").map { Double($0) }
    let wanted = wanted.split(separator: " ").map { Double($0) }
    return found.count == wanted.count && !found.isEmpty
      && zip(found, wanted).allSatisfy { one, other in
        guard let one, let other else { return false }
        return abs(one - other) <= 0.051
      }
  }
}
