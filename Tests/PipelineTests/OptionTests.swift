import Foundation
import InbetweenTimeline
import TestSupport
import Testing

@testable import InbetweenPipeline

/// `Fixtures/options.tsv`: what files can ask of texts, effects and styles, and what proves each.
@Suite struct OptionTests {
  @Test("What proves an option fails without the option", arguments: OptionRow.all())
  func proves(_ row: OptionRow) throws {
    let option = try #require(Option.all.first { $0.name == row.option }, "no such option")
    try #require(row.fixture.fileExists, "no such fixture")
    let proof = try #require(Proof(rawValue: row.proof), "no such proof")
    let timeline = try Proof.timeline(of: row.fixture)
    var without = timeline
    option.remove(&without)
    #expect(without != timeline, "the fixture does not use it")
    switch proof {
    case .pixels, .letters:
      let missed = try WideStack.run {
        try proof.mismatches(of: row.fixture, after: option.remove)
      }
      #expect(!missed.isEmpty, "its proof does not measure it")
    case .findings:
      let told = String(decoding: try Folders.bytes(of: row.fixture.findings), as: UTF8.self)
      for index in timeline.layers.indices where timeline.layers[index] != without.layers[index] {
        #expect(told.contains("$.layers[\(index)]"), "layer \(index) is not told")
      }
    }
  }

  @Test("The table has every option of the model")
  func complete() {
    let rows = OptionRow.all()
    let options = Option.all.map(\.name)
    #expect(options.count == Set(options).count)
    #expect(rows.count == Set(rows).count)
    #expect(Set(options).subtracting(rows.map(\.option)) == [])
  }

  @Test("Every property of the model's texts, effects and styles is an option")
  func properties() throws {
    var held = Set<String>()
    func add(_ prefix: String, _ value: Any) {
      held.formUnion(Mirror(reflecting: value).children.compactMap(\.label).map { prefix + $0 })
    }
    for fixture in FixtureCase.all(below: "text") + FixtureCase.all(below: "effects") {
      for layer in try Proof.timeline(of: fixture).layers {
        for effect in layer.effects {
          guard let child = Mirror(reflecting: effect.kind).children.first else { continue }
          switch EffectName(effect.kind) {
          case .controls, .other: break
          default: add("\(EffectName(effect.kind)) ", child.value)
          }
        }
        for style in layer.styles {
          guard let child = Mirror(reflecting: style.kind).children.first else { continue }
          add("style \(StyleName(style.kind)) ", child.value)
        }
        guard case .text(let content) = layer.content else { continue }
        for keyframe in content.documents { add("document ", keyframe.document) }
        if let path = content.path { add("path ", path) }
        for animator in content.animators {
          add("animator ", animator.style)
          for selector in animator.selectors { add("selector ", selector) }
        }
      }
    }
    // The cases of the model's enums are options of their own; the path's mask is the path's; an
    // inner shadow has nothing to conceal.
    let elsewhere: Set = [
      "document justification", "document caps", "document origin", "path mask", "selector unit",
      "selector measure", "selector shape", "selector mode", "selector kind",
      "style innerShadow layerConceals",
    ]
    #expect(held.count > 100)
    #expect(held.subtracting(elsewhere).subtracting(Option.all.map(\.name)) == [])
  }
}

/// One line of `Fixtures/options.tsv`.
struct OptionRow: Hashable, Sendable, CustomStringConvertible {
  let option: String
  let fixture: FixtureCase
  let proof: String

  var description: String { "\(option) in \(fixture.name)" }

  static func all() -> [OptionRow] {
    Table.rows(of: "Fixtures/options.tsv").filter { $0.count == 3 }.map {
      OptionRow(option: $0[0], fixture: FixtureCase($0[1]), proof: $0[2])
    }
  }
}

extension FixtureCase {
  fileprivate var fileExists: Bool { FileManager.default.fileExists(atPath: path) }

  fileprivate var findings: URL { golden("findings").url }
}
