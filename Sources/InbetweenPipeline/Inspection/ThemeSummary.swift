import InbetweenExporters
import InbetweenTimeline

// What others may replace in an animation, and what its package replaces there.

/// A slot, and what the properties in it are.
struct SlotSummary: Hashable, Sendable {
  let id: String
  /// As JSON has them; none for a slot that nothing uses.
  let kinds: [String]

  /// The slots of an animation, in the order of its file.
  static func all(of timeline: Timeline) -> [SlotSummary] {
    guard !timeline.slots.isEmpty else { return [] }
    let used = timeline.propertiesInSlots
    return timeline.slots.map { slot in
      var kinds: [String] = []
      func add(_ kind: String) { if !kinds.contains(kind) { kinds.append(kind) } }
      for property in used.properties where property.slot == slot.id { add(property.value.kind) }
      if used.words.contains(where: { $0.slot == slot.id }) { add("text") }
      if used.pictures.contains(where: { $0.slot == slot.id }) { add("picture") }
      return SlotSummary(id: slot.id, kinds: kinds)
    }
  }
}

/// A theme that the animation takes.
struct ThemeSummary: Hashable, Sendable {
  let id: String
  /// The slots that it gives a value.
  let slots: [String]
  /// Whether the animation is shown in it first.
  let isInitial: Bool

  /// The themes of an animation, in the order of its package.
  static func all(of animation: Animation) -> [ThemeSummary] {
    animation.themes.map {
      ThemeSummary(id: $0.id, slots: $0.slots, isInitial: $0.id == animation.initialTheme)
    }
  }
}

extension AnyProperty {
  /// What it is, as JSON has it.
  fileprivate var kind: String {
    switch self {
    case .scalar: "number"
    case .point, .vector: "point"
    case .color: "color"
    case .gradient: "gradient"
    case .path: "outline"
    }
  }
}
