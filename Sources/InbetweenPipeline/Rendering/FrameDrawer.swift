import InbetweenDiagnostics
import InbetweenLowering
import InbetweenPreview
import InbetweenTimeline
import Synchronization

/// Draws the frames of one animation on several threads, and hands them out in order.
///
/// Frames do not depend on one another: what is drawn, and what is found, is the same for any number
/// of threads.
struct FrameDrawer: Sendable {
  private let list: AnimatedDisplayList
  private let width: Int
  private let height: Int
  private let background: Color?
  private let hands: [Hand]
  /// How many frames are drawn before the first of them is handed out.
  private let span: Int
  /// The most points that a frame may take which is compared with the next one.
  private let kept: Int

  /// The most bytes of pictures that wait for their turn.
  private static let maximumBytes = 1 << 28
  /// The most points that working out a frame takes which is kept beside the next one: some 40 MB.
  private static let maximumKept = 1_000_000
  /// The most frames of a thread that wait for their turn.
  private static let maximumFrames = 8

  /// - Parameters:
  ///   - list: what frames show.
  ///   - images: the pictures in it.
  ///   - size: of each frame, in pixels.
  ///   - background: lies below the frames; nil for nothing.
  ///   - limits: of each frame.
  ///   - count: how many frames will be drawn.
  ///   - jobs: how many threads may draw.
  ///   - kept: the most points that a frame may take which is compared with the next one.
  init(
    _ list: AnimatedDisplayList, images: ImageCache, size: (width: Int, height: Int),
    background: Color?, limits: RenderLimits, count: Int, jobs: Int, kept: Int = Self.maximumKept
  ) {
    self.list = list
    self.kept = kept
    (width, height) = size
    self.background = background
    var images = images
    if count > 1 { images.decodeAll(limits: limits) }
    let jobs = max(1, min(jobs, count))
    hands = (0..<jobs).map { [images] _ in Hand(images: images, limits: limits) }
    let affordable = Self.maximumBytes / max(1, width * height * 4)
    span = max(jobs, min(affordable, jobs * Self.maximumFrames))
  }
}

/// One of those who draw; what it has allocated serves its next frames.
private final class Hand: Sendable {
  let renderer: Mutex<Renderer>

  init(images: ImageCache, limits: RenderLimits) {
    renderer = Mutex(Renderer(images: images, limits: limits))
  }
}

/// What a hand made of a frame.
private struct Piece<Made: Sendable>: Sendable {
  var made: Result<Made, Diagnostic>
  var findings: [Diagnostic]
}

extension FrameDrawer {
  /// Draws frames.
  ///
  /// - Parameters:
  ///   - frames: of the main composition's clock.
  ///   - log: receives what limits acted and what could not be drawn, once each.
  ///   - make: what becomes of a frame's picture, on any thread.
  ///   - take: is given that in the frames' order, on the calling thread.
  /// - Throws: what drawing and `take` throw, for the first frame for which they do.
  func draw<Made: Sendable>(
    _ frames: [Double], log: inout DiagnosticLog,
    make: @escaping @Sendable (Bitmap) -> Made,
    take: (_ place: Int, Made) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    var told: [Diagnostic] = []
    for start in stride(from: 0, to: frames.count, by: span) {
      let part = Array(frames[start..<min(frames.count, start + span)])
      for (place, piece) in pieces(of: part, make).enumerated() {
        for finding in piece.findings where !told.contains(where: { $0.isReportedBy(finding) }) {
          told.append(finding)
          log.report(finding)
        }
        try take(start + place, try piece.made.get())
      }
    }
  }

  /// Each frame, drawn by whichever hand takes it.
  private func pieces<Made: Sendable>(
    of frames: [Double], _ make: @escaping @Sendable (Bitmap) -> Made
  ) -> [Piece<Made>] {
    // A hand draws frames that follow one another: what does not change is drawn once.
    let share = (frames.count + hands.count - 1) / hands.count
    let runs = stride(from: 0, to: frames.count, by: share).map {
      Array(frames[$0..<min(frames.count, $0 + share)])
    }
    guard runs.count > 1 else { return runs.flatMap { run($0, by: hands[0], make) } }
    return OrderedWork.run(
      count: runs.count, jobs: runs.count, start: [Piece<Made>](),
      work: { run(runs[$0], by: hands[$0], make) },
      take: { pieces, _, run in
        pieces += run
        return true
      })
  }

  /// Frames one after the other, until one cannot be drawn.
  private func run<Made: Sendable>(
    _ frames: [Double], by hand: Hand, _ make: (Bitmap) -> Made
  ) -> [Piece<Made>] {
    hand.renderer.withLock { renderer in
      var pieces: [Piece<Made>] = []
      var last: DisplayList?
      for frame in frames {
        let list = list.displayList(atFrame: frame)
        if let last, last == list, let same = pieces.last {
          pieces.append(Piece(made: same.made, findings: []))
          continue
        }
        last = list.work <= kept ? list : nil
        do throws(Diagnostic) {
          var bitmap = try renderer.render(list, width: width, height: height)
          if let background { bitmap = bitmap.over(background) }
          let made = make(bitmap)
          pieces.append(Piece(made: .success(made), findings: renderer.takeFindings()))
        } catch {
          pieces.append(Piece(made: .failure(error), findings: renderer.takeFindings()))
          break
        }
      }
      return pieces
    }
  }
}

extension Diagnostic {
  /// Whether `other` need not be reported after this one: a limit is reported once, whatever acts on it, and
  /// a picture that cannot be read once each.
  fileprivate func isReportedBy(_ other: Diagnostic) -> Bool {
    guard code == other.code else { return false }
    return code != .unreadableImage || message == other.message
  }
}
