import Foundation
import InbetweenDiagnostics
import InbetweenLottieImport
import InbetweenTimeline
import TestSupport
import Testing

@testable import InbetweenExpressions

/// Each family of expressions as a file of its own, below `Fixtures/expressions`.
@Suite(.serialized) struct ExpressionFixtureTests {
  static let fixtures = Folders.files(
    below: Folders.fixtures.appending(path: "expressions"), "json"
  ).filter { $0.lastPathComponent.split(separator: ".").count == 2 }

  @Test("What expressions become stands beside each file", arguments: fixtures)
  func golden(_ file: URL) throws {
    let timeline = try Self.timeline(file)
    var log = DiagnosticLog()
    let evaluated = timeline.evaluatingExpressions(log: &log)
    var again = DiagnosticLog()
    #expect(timeline.evaluatingExpressions(log: &again) == evaluated)
    var text = log.findings.map { $0.description + "\n" }.joined()
    text += "\n" + Self.table(timeline, evaluated) + Self.shares(evaluated)
    let golden = Golden(at: file.deletingPathExtension().appendingPathExtension("expressions"))
    let mismatch = try golden.mismatch(with: text)
    #expect(mismatch == nil)
  }

  @Test("Every finding about expressions is raised by a file")
  func codes() throws {
    var raised = ""
    for file in Self.fixtures {
      let golden = file.deletingPathExtension().appendingPathExtension("expressions")
      raised += String(decoding: try Folders.bytes(of: golden), as: UTF8.self)
    }
    let missing = DiagnosticCode.allCases.filter { $0.rawValue.hasPrefix("X") }
      .filter { !raised.contains("[\($0.rawValue)] ") }
    #expect(missing == [])
  }

  private static func timeline(_ file: URL) throws -> Timeline {
    let bytes = try Folders.bytes(of: file)
    var log = DiagnosticLog()
    return try bytes.withUnsafeBytes {
      try LottieImporter.timeline(fromJSON: $0, name: "", log: &log)
    }
  }

  /// What sampled selectors choose: a row for each quarter second, a cell for each unit.
  private static func shares(_ evaluated: Timeline) -> String {
    var text = ""
    for layer in evaluated.layers {
      guard case .text(let content) = layer.content else { continue }
      for selector in content.animators.flatMap(\.selectors) {
        let rows: (Double) -> [String]
        switch selector.kind {
        case .range, .expression: continue
        case .sampled(let shares):
          rows = { frame in shares.map { rounded([$0.value(atFrame: frame)]) } }
        case .sampledPerDimension(let shares):
          rows = { frame in
            shares.map {
              let share = $0.value(atFrame: frame)
              return rounded([share.x, share.y, share.z])
            }
          }
        }
        text += "\(layer.name) › shares by \(selector.unit)\n"
        for frame in stride(from: 0.0, through: 60, by: 15) {
          text += "  \(Int(frame)): " + rows(frame).joined(separator: "  ") + "\n"
        }
      }
    }
    return text
  }

  private static func rounded(_ numbers: [Double]) -> String {
    numbers.map { "\(($0 * 1000).rounded() / 1000 + 0)" }.joined(separator: " ")
  }

  /// How a document is set otherwise than the authored one.
  private static func style(of document: TextDocument, unlike text: TextContent?) -> String {
    guard let authored = text?.documents.first?.document else { return "" }
    func color(_ color: Color?) -> String {
      color.map { rounded([$0.red, $0.green, $0.blue]) } ?? "none"
    }
    func rows(_ document: TextDocument) -> [(String, String)] {
      [
        ("font", document.font), ("size", rounded([document.size])),
        ("leading", rounded([document.lineHeight])), ("tracking", rounded([document.tracking])),
        ("shift", rounded([document.baselineShift])), ("fill", color(document.fill)),
        ("stroke", color(document.stroke)), ("stroke width", rounded([document.strokeWidth])),
        ("caps", "\(document.caps)"), ("justification", "\(document.justification)"),
      ]
    }
    return zip(rows(document), rows(authored)).filter { $0.1 != $1.1 }
      .map { ", \($0.0.0) \($0.0.1)" }.joined()
  }

  /// The values of what was evaluated at every fifth frame, as scripts see them, to three decimals.
  private static func table(_ timeline: Timeline, _ evaluated: Timeline) -> String {
    let index = PropertyIndexer.index(of: timeline)
    let new = PropertyIndexer.index(of: evaluated)
    var text = ""
    var place = 0
    for entry in index.entries {
      // A sampled selector brings its shares along in its own place.
      defer { place += 1 }
      guard place < new.entries.count, let layer = entry.layer, entry.expression != nil else {
        continue
      }
      if case .selector = entry.content { break }
      guard new.entries[place].expression == nil else { continue }
      let layerName = index.layers[layer].layer.name
      text += "\(layerName) › \(entry.name.title)\n"
      switch new.entries[place].content {
      case .property(let property), .inert(let property):
        for frame in stride(from: 0.0, through: 60, by: 5) {
          let numbers = property.numbers(atFrame: frame).map {
            "\(($0 * entry.name.factor * 1000).rounded() / 1000 + 0)"
          }
          text += "  \(Int(frame)): " + numbers.joined(separator: " ") + "\n"
        }
      case .text(let content):
        for document in content.documents {
          text += "  \((document.frame * 1000).rounded() / 1000): \"\(document.document.text)\""
          text += style(of: document.document, unlike: entry.text) + "\n"
        }
      case .selector: break
      }
    }
    return text
  }
}

extension PropertyIndex.Entry {
  fileprivate var text: TextContent? {
    if case .text(let text) = content { text } else { nil }
  }
}
