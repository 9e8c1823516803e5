/// What one conversion may take in a process of its own.
package struct WorkerLimits: Hashable, Sendable {
  /// Of processor time; the slowest real file known takes 13.
  package var seconds = 120.0
  /// Of memory, in bytes; a file of 256 MB, the largest that is read, takes about 6 GB.
  package var bytes = 8 << 30

  package init() {}

  /// How often the processor time a conversion may take by the clock: it may wait for a busy machine,
  /// and not for ever.
  static let clockFactor = 20.0
}
