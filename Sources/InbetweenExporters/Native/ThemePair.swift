/// The themes of a package that follow the colour scheme, by their names.
struct ThemePair: Hashable {
  /// What is shown first; nil for the file's own values.
  var light: String?
  /// What is shown in dark surroundings; nil for the same.
  var dark: String?

  /// - Parameters:
  ///   - ids: of the themes.
  ///   - initial: the one that is shown first, as the package says; nil where it does not.
  init(among ids: [String], initial: String?) {
    func partner(of id: String) -> String? {
      let lower = id.lowercased()
      return Self.words.lazy.compactMap { light, dark -> String? in
        guard lower.contains(light) else { return nil }
        let wanted = lower.replacing(light, with: dark)
        return ids.first { $0.lowercased() == wanted }
      }.first
    }
    let named = Self.words.lazy.compactMap { light, _ in ids.first { $0.lowercased() == light } }
    light =
      initial.flatMap { ids.contains($0) ? $0 : nil } ?? named.first { partner(of: $0) != nil }
    dark = light.flatMap(partner)
  }

  private static let words = [("light", "dark"), ("day", "night")]
}

/// The constants of a view's theme.
package struct ThemeConstants: Hashable, Sendable {
  /// By the names of the package's themes.
  package var themes: [String: String] = [:]
  /// What is shown where no theme is asked for.
  package var standard = "standard"
  /// The same in dark surroundings; nil for `standard`.
  package var dark: String?

  package init() {}
}
