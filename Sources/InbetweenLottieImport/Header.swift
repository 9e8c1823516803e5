import InbetweenDiagnostics
import InbetweenLottieFormat
import InbetweenTimeline

/// What the whole animation has: without it nothing can be timed or placed.
struct Header {
  let size: Size
  let frameRate: FrameRate
  let frames: FrameRange

  /// The most frames that are kept: 46 hours at 60 a second.
  static let maximumFrames = 10_000_000.0
  /// The largest width and height, in pixels.
  static let largestSize = 1_000_000.0
  /// The highest frame rate.
  static let highestRate = 100_000.0

  init(_ document: LottieDocument, log: inout DiagnosticLog) throws(Diagnostic) {
    frameRate = FrameRate(
      try Self.positive(document.frameRate, "fr", "frame rate", Self.highestRate, document))
    size = Size(
      try Self.positive(document.width, "w", "width", Self.largestSize, document),
      try Self.positive(document.height, "h", "height", Self.largestSize, document))
    // Lottie specification, "Animation": ip is required; every player starts at 0 without it.
    let start = (document.inPoint ?? 0).frame
    guard let end = document.outPoint?.frame else {
      throw .missingHeader("op", "last frame", found: nil, at: document.path)
    }
    guard end > start else {
      throw .missingHeader("op", "last frame after the first", found: end, at: document.path)
    }
    guard abs(start) <= Self.maximumFrames else {
      throw .missingHeader("ip", "sensible first frame", found: start, at: document.path)
    }
    if end - start > Self.maximumFrames {
      log.report(
        .absurdCount("frames", end - start, limit: Self.maximumFrames, at: document.path["op"]))
    }
    frames = FrameRange(start, min(end, start + Self.maximumFrames))
  }

  private static func positive(
    _ value: Double?, _ key: String, _ name: String, _ limit: Double, _ document: LottieDocument
  ) throws(Diagnostic) -> Double {
    guard let value, value > 0, value <= limit else {
      throw .missingHeader(key, name, found: value, at: document.path)
    }
    return value
  }
}
