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

  /// The values of its slots at a frame, as JSON: numbers in the order of the file.
  ///
  /// - Parameters:
  ///   - frame: as the file counts it.
  ///   - input: the animation's file, where the line names it; nil for the values alone.
  /// - Returns: an object, and a line break.
  package func slotValues(atFrame frame: Double, of input: InputFile? = nil) -> String {
    func values(_ json: inout JSONWriter) {
      // What expressions make of values stands at the properties.
      let computed = timeline.hasExpressions ? evaluated().propertiesInSlots.properties : []
      for slot in timeline.slots {
        let value = computed.first { $0.slot == slot.id }?.value ?? slot.value
        if let numbers = value?.numbers(atFrame: frame) { json.member(slot.id, numbers) }
      }
    }
    return JSONWriter.text { json in
      json.object { json in
        guard let input else { return values(&json) }
        json.member("input", input.title)
        json.member("animation", id ?? name)
        json.object("slots") { values(&$0) }
      }
    }
  }
}

extension AnyProperty {
  /// The value at a frame; nil for outlines and gradients.
  fileprivate func numbers(atFrame frame: Double) -> [Double]? {
    switch self {
    case .scalar(let property): return [property.value(atFrame: frame)]
    case .point(let property):
      let point = property.value(atFrame: frame)
      return [point.x, point.y]
    case .vector(let property):
      let vector = property.value(atFrame: frame)
      return [vector.x, vector.y, vector.z]
    case .color(let property):
      let color = property.value(atFrame: frame)
      return [color.red, color.green, color.blue, color.alpha]
    case .gradient, .path: return nil
    }
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
