package import InbetweenTimeline

/// A theme of a package: other colours for slots.
package struct ThemeVariant: Hashable, Sendable {
  /// As the package names it.
  package var id: String
  /// By the names of slots, in the order of the file; those that do not move.
  package var colors: [(slot: String, color: Color)] {
    slots.compactMap { slot in
      guard case .color(let property) = slot.value, property.isStatic else { return nil }
      return (slot.id, property.track.initialValue)
    }
  }
  private var slots: [Slot]

  /// - Parameters:
  ///   - id: as the package names it.
  ///   - slots: what the theme gives values, with those.
  package init(id: String, slots: [Slot]) {
    self.id = id
    self.slots = slots
  }

  /// The slots whose values no constant says.
  package var unsaid: [String] {
    let said = Set(colors.map(\.slot))
    return slots.map(\.id).filter { !said.contains($0) }
  }
}
