import InbetweenExporters

/// What one conversion may take in a process of its own.
package struct WorkerLimits: Hashable, Sendable {
  /// Of processor time; the slowest real file known takes 13.
  package var seconds = 120.0
  /// Of memory, in bytes; a file of 256 MB, the largest that is read, takes about 6 GB.
  package var bytes = 8 << 30

  package init() {
    // A build without optimisation takes ten times as long for all that it does, and may.
    #if DEBUG
      seconds *= 10
    #endif
  }

  /// How often the processor time a conversion may take by the clock: it may wait for a busy machine,
  /// and not for ever.
  static let clockFactor = 20.0
}

/// What may be said of what a conversion takes; nil where nothing is said.
package struct LimitSettings: Hashable, Sendable {
  /// Of processor time, where it has a process of its own.
  package var seconds: Double?
  /// Of memory, in MB, where it has a process of its own.
  package var megabytes: Int?
  /// Of `WorkLimits.points`.
  package var points: Int?
  /// Of `WorkLimits.pixels`.
  package var pixels: Int?

  /// The seconds and the MB that may be said.
  package static let secondsRange = 0.001...1e6
  package static let megabytesRange = 1...(1 << 30)
  /// The points and the pixels that may be said.
  static let workRange = 1...1_000_000_000_000

  package init() {}

  /// These where they say something, else others.
  func over(_ others: Self) -> Self {
    var limits = self
    limits.seconds = seconds ?? others.seconds
    limits.megabytes = megabytes ?? others.megabytes
    limits.points = points ?? others.points
    limits.pixels = pixels ?? others.pixels
    return limits
  }

  /// Of its process, with defaults where nothing is said.
  var ofWorker: WorkerLimits {
    var limits = WorkerLimits()
    if let seconds { limits.seconds = seconds }
    if let megabytes { limits.bytes = megabytes << 20 }
    return limits
  }

  /// Of what is written, with defaults where nothing is said.
  var ofWork: WorkLimits {
    var limits = WorkLimits()
    if let points { limits.points = points }
    if let pixels { limits.pixels = pixels }
    return limits
  }
}
