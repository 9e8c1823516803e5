import Foundation
import TestSupport
import Testing

/// One theme serves all targets: colours bear the same names, and the same values where they are drawn
/// as pictures.
@Suite struct ThemeNameTests {
  @Test("A view's theme and that of layers have the colours that are seen, and no others")
  func colors() throws {
    let scratch = try ScratchFolder()
    // An outline without width, a fill without opacity, a layer that begins after the end.
    try scratch.write(
      Self.animation(layers: [
        Self.layer(
          "Sun",
          [
            Self.rectangle, Self.stroke("0, 0, 1", width: 0), Self.fill("1, 0.8, 0"),
            Self.fill("0, 1, 0", opacity: 0),
          ]),
        Self.layer("Late", [Self.rectangle, Self.fill("1, 0, 1")], from: 60),
        Self.layer("Sky", [Self.rectangle, Self.stroke("1, 1, 1", width: 4)]),
      ]), to: "day.json")
    for options in [["swiftui"], ["swiftui", "--style", "keyframes"], ["core-animation"]] {
      let run = try CommandRun(
        ["convert", "day.json", "-o", "-", "--to"] + options, in: scratch.url)
      #expect(run.status == 0, "\(run.errors)")
      #expect(Self.colors(of: run.output) == ["skyStroke", "sun"], "\(options)")
    }
  }

  @Test("A shadow's colour is in every target's theme, and layers draw it by its name")
  func shadows() throws {
    let scratch = try ScratchFolder()
    let layer = Self.layer(
      "Card", [Self.rectangle, Self.fill("1, 0.8, 0")], effects: [Self.dropShadow("0, 0, 0.4, 1")])
    try scratch.write(Self.animation(layers: [layer]), to: "card.json")
    for target in ["swiftui", "core-animation"] {
      let run = try CommandRun(
        ["convert", "card.json", "-o", "-", "--to", target], in: scratch.url)
      #expect(run.status == 0, "\(run.errors)")
      #expect(Set(Self.colors(of: run.output)) == ["card", "cardShadow"], "\(target)")
      #expect(run.output.contains("theme.cardShadow"), "\(target)")
    }
  }

  @Test("A rule's value is that of pictures too, and no target has no use for it")
  func pictures() throws {
    let scratch = try ScratchFolder()
    // A shadow that is spread is nothing that a layer has: pictures stand for it.
    func write(shadow: String, fill: String, to name: String) throws {
      let shapes = [Self.rectangle, Self.fill(fill)]
      let layer = Self.layer("Card", shapes, styles: [Self.shadow(shadow)])
      try scratch.write(Self.animation(layers: [layer]), to: name)
    }
    try write(shadow: "0, 0, 0, 1", fill: "1, 0.8, 0", to: "own/card.json")
    try write(shadow: "1, 0, 0, 1", fill: "0, 0, 1", to: "other/card.json")
    try scratch.write("cardShadow: \"#FF0000\"\n\"#FFCC00\": \"#0000FF\"\n", to: "theme.yml")
    func layers(_ arguments: [String]) throws -> (pictures: [String], errors: String) {
      let run = try CommandRun(
        ["convert", "-o", "-", "--to", "core-animation"] + arguments, in: scratch.url)
      #expect(run.status == 0, "\(run.errors)")
      return (run.output.matches(of: /[A-Za-z0-9+\/=]{60,}/).map { String($0.0) }, run.errors)
    }
    let own = try layers(["own/card.json"])
    let ruled = try layers(["own/card.json", "--theme", "theme.yml"])
    let other = try layers(["other/card.json"])
    #expect(own.pictures.isEmpty == false && own.pictures != ruled.pictures)
    #expect(ruled.pictures == other.pictures)
    #expect(!ruled.errors.contains("[C012]"), "\(ruled.errors)")
    try scratch.write("cardShade: \"#FF0000\"\n", to: "theme.yml")
    let mistaken = try layers(["own/card.json", "--theme", "theme.yml"])
    #expect(mistaken.errors.contains("[C012]"), "\(mistaken.errors)")
  }

  /// The names of the colours in a source's `Theme`.
  private static func colors(of source: String) -> [String] {
    let theme =
      source.components(separatedBy: "struct Theme").dropFirst().first?
      .components(separatedBy: "init(")[0] ?? ""
    return theme.matches(of: /var ([A-Za-z0-9]+) = Color/).map { String($0.1) }
  }

  // MARK: Animations

  private static func animation(layers: [String]) -> String {
    """
    {"v": "5.7.4", "fr": 30, "ip": 0, "op": 30, "w": 100, "h": 100, "nm": "Day",
     "layers": [\(layers.joined(separator: ",\n"))]}
    """
  }

  private static func layer(
    _ name: String, _ shapes: [String], from start: Int = 0, styles: [String] = [],
    effects: [String] = []
  ) -> String {
    """
    {"ty": 4, "nm": "\(name)", "ip": \(start), "op": \(start + 30), "st": 0, "ks": {
      "p": {"k": [50, 50]}}, "sy": [\(styles.joined(separator: ","))],
     "ef": [\(effects.joined(separator: ","))],
     "shapes": [\(shapes.joined(separator: ", "))]}
    """
  }

  private static let rectangle =
    #"{"ty": "rc", "p": {"k": [0, 0]}, "s": {"k": [40, 40]}, "r": {"k": 0}}"#

  private static func fill(_ color: String, opacity: Int = 100) -> String {
    #"{"ty": "fl", "c": {"k": [\#(color)]}, "o": {"k": \#(opacity)}}"#
  }

  private static func stroke(_ color: String, width: Int) -> String {
    #"{"ty": "st", "c": {"k": [\#(color)]}, "o": {"k": 100}, "w": {"k": \#(width)}}"#
  }

  /// The effect, which layers have too.
  private static func dropShadow(_ color: String) -> String {
    #"""
    {"ty": 25, "nm": "Drop Shadow", "mn": "ADBE Drop Shadow", "en": 1, "ef": [
      {"ty": 2, "mn": "ADBE Drop Shadow-0001", "v": {"k": [\#(color)]}},
      {"ty": 0, "mn": "ADBE Drop Shadow-0002", "v": {"k": 127.5}},
      {"ty": 0, "mn": "ADBE Drop Shadow-0003", "v": {"k": 135}},
      {"ty": 0, "mn": "ADBE Drop Shadow-0004", "v": {"k": 5}},
      {"ty": 0, "mn": "ADBE Drop Shadow-0005", "v": {"k": 5}}]}
    """#
  }

  private static func shadow(_ color: String) -> String {
    #"""
    {"ty": 1, "c": {"k": [\#(color)]}, "o": {"k": 90}, "a": {"k": 90}, "s": {"k": 12}, "d": {"k": 5},
     "ch": {"k": 30}, "bm": {"k": 1}, "no": {"k": 0}, "lc": {"k": 1}}
    """#
  }
}
