package import InbetweenTimeline

/// What a user wants of a colour in the theme of views.
package struct ThemeRule: Hashable, Sendable {
  /// The colour that it is about: its name in the theme, or its value, `#FF9F0A`.
  package var subject: String
  /// What the theme calls it instead.
  package var name: String?
  /// Its value instead of the file's; opacity stays the file's.
  package var value: Color?
  /// Its value in dark surroundings.
  package var dark: Color?

  package init(
    subject: String, name: String? = nil, value: Color? = nil, dark: Color? = nil
  ) {
    self.subject = subject
    self.name = name
    self.value = value
    self.dark = dark
  }
}
