/// Why a text is not the JSON of a timeline.
package struct ReadingFailure: Error, Hashable, Sendable {
  /// The byte at which it was noticed, from 0.
  package var offset: Int
  /// One sentence without a full stop.
  package var message: String

  package init(at offset: Int, _ message: String) {
    self.offset = offset
    self.message = message
  }
}
