/// What drawing the pictures of one file may take, counted in pixels that are painted, filtered and
/// packed, the same on every machine.
package struct PictureWork: Hashable, Sendable {
  /// The most pixels of all pictures of one file, those of what becomes no picture in the end
  /// counted too.
  package static let maximum = 300_000_000

  /// How many pictures may take in all.
  package let limit: Int
  /// How many are left.
  package private(set) var left: Int

  package init(limit: Int = Self.maximum) {
    self.limit = limit
    left = limit
  }

  /// Whether nothing is left.
  package var isSpent: Bool { left <= 0 }

  /// Notes that so many pixels were painted.
  package mutating func take(_ pixels: Int) { left -= max(0, pixels) }
}
