/// Where fonts come from besides the machine's own.
package struct FontSources: Hashable, Sendable {
  /// Folders whose fonts are used before the machine's.
  package var folders: [String]
  /// The family drawn for families that are not there; nil for what fontconfig finds nearest.
  package var fallback: String?
  /// The bytes of font files that the animation carries, by the name that its text uses.
  package var embedded: [String: [UInt8]]

  package init(
    folders: [String] = [], fallback: String? = nil, embedded: [String: [UInt8]] = [:]
  ) {
    self.folders = folders
    self.fallback = fallback
    self.embedded = embedded
  }
}
