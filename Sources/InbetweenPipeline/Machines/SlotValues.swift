package import InbetweenDiagnostics
import InbetweenExporters
import InbetweenJSONTree
import InbetweenTimeline

extension Animation {
  /// The animation in a theme of its package.
  ///
  /// - Parameter id: as the package names the theme; nil for the file's own colours.
  /// - Returns: the same with other values for slots.
  /// - Throws: P015.
  package func inTheme(_ id: String?) throws(Diagnostic) -> Animation {
    guard let id else { return self }
    guard let theme = themes.first(where: { $0.id == id }) else {
      throw .themeNotTaken(id, by: self.id ?? name, known: themes.map(\.id))
    }
    var themed = self
    themed.timeline = theme.timeline
    return themed
  }

  /// Its themes as views take them.
  var variants: [ThemeVariant] {
    guard !themes.isEmpty else { return [] }
    let own = evaluated().propertiesInSlots
    return themes.map { theme in
      var animation = self
      animation.timeline = theme.timeline
      let themed = animation.evaluated().propertiesInSlots
      let given = Set(theme.slots)
      // The same file with other values: its properties come in the same order.
      let values = zip(own.properties, themed.properties).compactMap { own, themed in
        own.slot == themed.slot && given.contains(own.slot)
          ? ThemeVariant.Value(slot: own.slot, own: own.value, themed: themed.value) : nil
      }
      var variant = ThemeVariant(id: theme.id, slots: theme.slots, values: values)
      // Words that change are told as not taken, and another style.
      variant.words = zip(own.words, themed.words).compactMap { own, themed in
        guard given.contains(themed.slot), !themed.changes else { return nil }
        var words = themed
        words.hasOtherStyle = themed.style != own.style
        return words
      }
      variant.pictures = themed.pictures.filter { $0.slot.map(given.contains) ?? false }
      return variant
    }
  }

  /// The values of its slots at a frame, as JSON, in the order of the file.
  ///
  /// - Parameters:
  ///   - frame: as the file counts it.
  ///   - input: the animation's file, where the line names it; nil for the values alone.
  /// - Returns: an object, and a line break.
  package func slotValues(atFrame frame: Double, of input: InputFile? = nil) -> String {
    let slots = slotValues(atFrame: frame)
    return JSONWriter.text { json in
      json.object { json in
        guard let input else { return slots.forEach { $0.value.write(as: $0.slot, to: &json) } }
        json.member("input", input.title)
        json.member("animation", id ?? name)
        json.object("slots") { json in
          slots.forEach { $0.value.write(as: $0.slot, to: &json) }
        }
      }
    }
  }

  /// The values of its slots at a frame for people, in the order of the file.
  ///
  /// - Parameters:
  ///   - frame: as the file counts it.
  ///   - input: the animation's file, where a line names it; nil for the values alone.
  /// - Returns: a line for each, and a line break behind it.
  package func slotLines(atFrame frame: Double, of input: InputFile? = nil) -> String {
    var lines = slotValues(atFrame: frame).map {
      PrintableText.singleLine($0.slot) + ": " + $0.value.line
    }
    if let input {
      let title = PrintableText.singleLine("\(input.title), \(id ?? name)")
      lines = [title] + lines.map { "  " + $0 }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func slotValues(atFrame frame: Double) -> [(slot: String, value: SlotValue)] {
    // What expressions make of values stands at the properties.
    let used = (timeline.hasExpressions ? evaluated() : timeline).propertiesInSlots
    var values: [(slot: String, value: SlotValue)] = []
    for slot in timeline.slots {
      let computed = timeline.hasExpressions ? used.properties.first { $0.slot == slot.id } : nil
      if let property = computed?.value ?? slot.value {
        values.append((slot.id, SlotValue(property, atFrame: frame)))
      } else if let text = used.texts.first(where: { $0.slot == slot.id }),
        let now = text.documents.last(where: { $0.frame <= frame }) ?? text.documents.first
      {
        values.append((slot.id, .text(now.document)))
      } else if let picture = used.pictures.first(where: { $0.slot == slot.id }) {
        values.append((slot.id, .picture(picture)))
      }
    }
    return values
  }
}

extension Diagnostic {
  /// P016: values of a theme that views do not take.
  static func themePartNotConverted(_ theme: String, _ slots: [String]) -> Diagnostic {
    Diagnostic(
      .themePartNotConverted,
      "the theme \(shown(theme)) gives values that views do not take: "
        + slots.map(shown).joined(separator: ", "),
      fix: "see them with render --theme; a view of the form canvas takes the most kinds")
  }

  /// P017: slots that are no part of a view's theme.
  static func slotsNotOffered(_ slots: [String], by exporter: Exporter) -> Diagnostic {
    Diagnostic(
      .slotNotOffered,
      "the theme of \(exporter.name) has no values for slots, which stay as the file has them: "
        + slots.map(shown).joined(separator: ", "),
      fix: "see them with render --theme; a view of the form canvas takes the most kinds")
  }

  fileprivate static func themeNotTaken(
    _ theme: String, by animation: String, known: [String]
  ) -> Diagnostic {
    Diagnostic(
      .themeNotTaken, "the animation \(shown(animation)) does not take the theme \(shown(theme))",
      fix: known.isEmpty
        ? "it takes none: leave the theme out" : "use one of " + known.joined(separator: ", "))
  }
}
