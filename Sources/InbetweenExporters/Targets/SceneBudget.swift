/// What a tree of layers may cost before somebody sees it.
///
/// Rules of thumb, from what the render server does with each: every layer is walked and every
/// animation evaluated in each frame, masks and groups are drawn aside and then mixed in.
package struct SceneBudget: Hashable, Sendable {
  /// In the words of the header of generated source.
  package var name: String
  /// The name of a single one.
  package var one: String
  /// Up to this many nobody notices.
  package var light: Int
  /// Above this many a designer is asked for less.
  package var heavy: Int
  /// What to do about it.
  package var advice: String

  /// How much of something is there.
  package enum Level: String, Hashable, Sendable, CaseIterable {
    case light, noticeable, heavy
  }

  /// Where a count stands.
  package func level(of count: Int) -> Level {
    count <= light ? .light : count <= heavy ? .noticeable : .heavy
  }
}

extension SceneBudget {
  package static let layers = SceneBudget(
    name: "layers", one: "layer", light: 150, heavy: 600,
    advice: "fewer groups and copies; characters that move one by one are a layer each")
  package static let animations = SceneBudget(
    name: "animations", one: "animation", light: 100, heavy: 400,
    advice: "move a group or a parent instead of each of its parts")
  package static let keyframes = SceneBudget(
    name: "keyframes", one: "keyframe", light: 1_000, heavy: 10_000,
    advice: "straight motion paths instead of curved ones; fewer outlines that change their shape")
  package static let masks = SceneBudget(
    name: "masks", one: "mask", light: 6, heavy: 24,
    advice: "cut shapes instead of masking them; gradients count as one each")
  package static let passes = SceneBudget(
    name: "offscreen passes", one: "offscreen pass", light: 10, heavy: 40,
    advice: "opacity on single shapes instead of groups; fewer shadows, mattes and soft masks")
  package static let pictures = SceneBudget(
    name: "KB of pictures", one: "KB of pictures", light: 100, heavy: 1_000,
    advice: "blurs, glows and perspective on layers that stand still or are small")

  /// All of them, in the order in which they are shown.
  package static let all = [layers, animations, keyframes, masks, passes, pictures]
}
