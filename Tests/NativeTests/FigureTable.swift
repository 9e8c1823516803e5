import Foundation
import FrameComparison
import Synchronization
import TestSupport

/// `Fixtures/native.tsv`: what targets draw less alike than every comparison asks, by how much, and
/// why. The figures may only fall.
struct FigureTable {
  /// One fixture in one target.
  struct Row: Hashable, Sendable {
    let fixture: String
    let target: String
    /// The greatest error of a block.
    var block: Double
    /// The least structural similarity.
    var similarity: Double
    let why: String

    /// What it is held against: a hair more than is written, which is rounded.
    var bounds: FrameDifference.Bounds {
      FrameDifference.Bounds(block: block + 0.01, similarity: similarity - 0.0001)
    }

    fileprivate var line: String {
      [fixture, target, "\(block)", "\(similarity)", why].joined(separator: "\t")
    }
  }

  /// By how much a figure may be better than it is written.
  static let margin = FrameDifference.Bounds(block: 0.5, similarity: 0.001)

  static let path = "Fixtures/native.tsv"
  static let written = rows(Table.rows(of: path))
  private static let current = Mutex(written)

  static func rows(_ table: [[String]]) -> [Row] {
    table.compactMap { columns in
      guard columns.count == 5, let block = Double(columns[2]),
        let similarity = Double(columns[3])
      else { return nil }
      return Row(
        fixture: columns[0], target: columns[1], block: block, similarity: similarity,
        why: columns[4])
    }
  }

  /// What is wrong with a comparison, or with what is written of it; nil where nothing is.
  static func mismatch(_ fixture: String, _ comparison: Comparison, _ target: String) -> String? {
    let row = written.first { $0.fixture == fixture && $0.target == target }
    let block = FrameDifference.rounded(comparison.block, 100)
    let similarity = FrameDifference.rounded(comparison.similarity, 10_000)
    let found = Row(
      fixture: fixture, target: target, block: block, similarity: similarity,
      why: row?.why ?? "")
    if comparison.keeps() {
      guard row != nil else {
        return comparison.wrongPixels.isEmpty ? nil : "\(comparison): \(comparison.wrongPixels)"
      }
      update(found, isNeeded: false)
      return "\(comparison): alike; take its row out of \(path)"
    }
    guard let row else {
      update(found, isNeeded: true)
      return "\(comparison): differs"
    }
    if comparison.keeps(row.bounds) {
      let isWritten =
        row.block - block <= margin.block && similarity - row.similarity <= margin.similarity
      if isWritten { return nil }
      update(found, isNeeded: true)
      return "\(comparison): better than \(path) has it; write \(block) and \(similarity)"
    }
    return "\(comparison): worse than \(path) has it: \(row.block), \(row.similarity)"
  }

  /// Rewrites the table where goldens are rewritten.
  private static func update(_ row: Row, isNeeded: Bool) {
    guard Golden.isUpdating else { return }
    current.withLock { rows in
      rows.removeAll { $0.fixture == row.fixture && $0.target == row.target }
      if isNeeded { rows.append(row) }
      rows.sort { ($0.fixture, $0.target) < ($1.fixture, $1.target) }
      let url = Folders.package.appending(path: path)
      let text = (try? String(contentsOf: url, encoding: .utf8)) ?? ""
      let head = text.split(separator: "\n").filter {
        $0.hasPrefix("#") || $0.hasPrefix("fixture\t")
      }
      let lines = head.map(String.init) + rows.map(\.line)
      try? Data((lines.joined(separator: "\n") + "\n").utf8).write(to: url)
    }
  }
}
