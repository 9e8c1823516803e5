import Foundation
import InbetweenTimeline
import TestSupport
import Testing

@testable import InbetweenPreview

/// Every feature's picture, and the list that says how each was found to be right.
@Suite struct PictureTests {
  @Test("Every feature is drawn as its picture shows", arguments: Feature.drawn())
  func picture(_ feature: Feature) throws {
    let strip = try WideStack.run {
      var drawn = try DrawnFixture(feature.fixture)
      let frames = drawn.timeline.frames
      let middle = (frames.start + frames.length / 2).rounded(.down)
      let last = frames.start + max(0, frames.length - 1)
      return Bitmap.strip(
        try [frames.start, middle, last].map {
          try drawn.picture(atFrame: $0, longestSide: 80)
        })
    }
    let golden = feature.fixture.golden("png")
    if Golden.isUpdating {
      try Data(PNG.encode(strip)).write(to: golden.url)
      Issue.record("\(golden.url.path()) was rewritten")
      return
    }
    try #require(golden.exists, "no golden: \(golden.url.path())")
    let expected = try PNG.decode(Folders.bytes(of: golden.url), limit: 1 << 20)
    let difference = strip.greatestDifference(to: expected)
    #expect(difference.map { $0 <= 2 } == true, "differs by \(difference ?? 255)")
  }

  @Test("The list names every feature and every fixture once, and how each is known to be right")
  func established() throws {
    let features = Feature.all()
    let names = features.map(\.fixture.name)
    let cases = FixtureCase.all(below: "features").map(\.name).filter(isCase)
    #expect(names.count == Set(names).count)
    #expect(Set(names).symmetricDifference(cases) == [])
    #expect(Feature.rows.subtracting(features.map(\.row)) == [])
    let counted = Set(PixelTable.tables(below: "features").map(\.fixture))
    let lettered = Set(LetterTable.all().map(\.fixture))
    let unproven = features.filter { feature in
      switch feature.proof {
      case "pixels": !counted.contains(feature.fixture)
      case "letters": !lettered.contains(feature.fixture)
      case "After Effects": feature.statement.isEmpty
      case "player": feature.players < 2
      default: true
      }
    }
    #expect(unproven == [])
  }

  /// Whether an input is a case's own, as `features/fill/fill.json`.
  private func isCase(_ name: String) -> Bool {
    let steps = name.split(separator: "/")
    return steps.count == 3 && steps[2] == steps[1] + ".json"
  }
}

/// One line of `Fixtures/features/established.tsv`.
struct Feature: Hashable, Sendable, CustomStringConvertible {
  let fixture: FixtureCase
  /// The row of the feature table that it belongs to.
  let row: String
  /// `pixels`, `letters`, `player` or `After Effects`: how the picture was found to be right.
  let proof: String
  let statement: String

  /// How many players' figures the statement tells.
  var players: Int {
    ["ThorVG ", "rlottie ", "lottie-web "].filter {
      statement.contains($0 + "0.99")
        || statement.contains($0 + "1.0")
    }.count
  }

  var description: String { fixture.name }

  static func all() -> [Feature] {
    Table.rows(of: "Fixtures/features/established.tsv").filter { $0.count == 4 }.map {
      Feature(
        fixture: FixtureCase("features/\($0[0])/\($0[0]).json"), row: $0[1], proof: $0[2],
        statement: $0[3])
    }
  }

  /// Those whose pictures do not depend on the fonts of the machine.
  static func drawn() -> [Feature] {
    let inFonts = ["text-caps", "text-expression", "text-font"]
    return all().filter { !inFonts.contains($0.fixture.stem) }
  }

  /// The rows of the feature table that are drawn.
  static let rows: Set<String> = [
    "Rectangle, ellipse", "Rounded rectangle", "Star / polygon", "Path morph", "Trim parallel",
    "Trim sequential", "Repeater", "Merge paths", "Round corners modifier", "Offset path",
    "Pucker / bloat", "Zig-zag", "Twist", "Gradient fill", "Gradient stroke", "Dashes",
    "Mask add / subtract", "Mask intersect", "Mask lighten, darken, difference", "Mask inverted",
    "Mask opacity", "Mask expansion", "Mask feather", "Matte alpha / alpha inverted",
    "Matte luma / luma inverted", "Matte source by index (tp)", "Parenting", "Precomps",
    "Time remap", "Time stretch", "Layer start time", "Blend modes", "3D layers", "Auto-orient",
    "Spatial Bezier position", "Split position", "Skew", "Hold keyframes",
    "Easing per dimension", "Text, glyph shapes (chars)", "Text, fonts",
    "Text document keyframes", "Text animators / range selectors", "Text on path",
    "Images embedded", "Images external", "Slots", "Expressions", "Effects", "Layer styles",
  ]
}
