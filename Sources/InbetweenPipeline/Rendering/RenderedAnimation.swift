import InbetweenDiagnostics
import InbetweenLowering
import InbetweenPreview
import InbetweenSceneGraph
import InbetweenTimeline

/// One animation on its way to pictures.
struct RenderedAnimation {
  let rendering: Rendering
  /// The input that it comes from, as the user named it.
  private let source: String
  private let name: String
  private let timeline: Timeline
  private let list: AnimatedDisplayList
  private let images: ImageCache
  private let frames: [Double]
  private let width: Int
  private let height: Int
  /// With a slash at its end.
  private let folder: String
  private let hasSeveral: Bool

  init(
    _ animation: Animation, of input: InputFile, rendering: Rendering, hasSeveral: Bool,
    log: inout DiagnosticLog
  ) {
    self.rendering = rendering
    self.hasSeveral = hasSeveral
    source = input.title
    name = animation.name
    timeline = animation.timeline
    list = animation.scene(
      fonts: rendering.fonts, fallback: rendering.fallbackFont, log: &log
    ).lowered()
    images = animation.imageCache(of: input)
    let choice = rendering.frames ?? rendering.kind.usualFrames
    frames = choice.frames(of: timeline)
    if choice.leavesOut(of: timeline) {
      log.report(.framesLeftOut(drawn: frames.count, reason: "are drawn in one run"))
    }
    var size = rendering.size
    if case .sheet = rendering.kind, size == .natural { size = .limited(Self.sheetSide) }
    (width, height) = size.sides(of: timeline)
    let place = rendering.folder == "." ? "" : rendering.folder + "/"
    folder = place + (hasSeveral ? input.folder : "")
  }

  /// The longest side of a frame on a sheet, where nobody chooses.
  private static let sheetSide = 240

  /// Whether all that is asked for can be had.
  ///
  /// - Throws: C017 for a frame that is not there, C011 for several pictures in one file.
  func check() throws(Diagnostic) {
    if let frame = rendering.frames?.frameOutside(timeline) {
      throw .frameOutside(frame, timeline)
    }
    if let file = rendering.file, case .stills = rendering.kind, frames.count > 1 {
      throw .severalPictures(frames.count, "frames", file)
    }
  }

  /// What the file of a frame is called, without its ending: its number, with zeros before it in a
  /// sequence, and its place there where frames are no whole ones; a time's is the nearest frame's,
  /// where no other one has it.
  ///
  /// - Parameter index: its place among the frames.
  /// - Returns: the name.
  private func fileName(ofFrameAt index: Int) -> String {
    let frame = frames[index]
    let last = (frame: frames.max() ?? frame, count: frames.count)
    if let pattern = rendering.namePattern {
      return pattern.name(of: name, frame: frame, index: index, last: last)
    }
    guard let choice = rendering.frames, choice.isSequence else {
      guard case .times? = rendering.frames,
        frames.count(where: { $0.rounded() == frame.rounded() }) == 1
      else { return frame.fileName }
      return frame.rounded().fileName
    }
    guard frames.allSatisfy({ $0 == $0.rounded() }) else {
      return Double(index).fileName(digits: String(frames.count - 1).count)
    }
    let end = timeline.frames.end.whole(in: 0...1_000_000_000)
    return frame.fileName(digits: String(end).count)
  }

  /// Draws it and writes its files.
  func write(into outcome: inout Rendering.Outcome) throws(Diagnostic) {
    switch rendering.kind {
    case .stills(.png): try writePNG(into: &outcome)
    case .stills(.svg): try writeSVG(into: &outcome)
    case .sheet(let columns): try writeSheet(columns: columns, into: &outcome)
    case .moving(.svg): try writeMovingSVG(into: &outcome)
    case .moving(.gif): try writeMoving(.gif, "gif", into: &outcome)
    case .moving(.apng): try writeMoving(.apng, "apng", into: &outcome)
    case .moving(.webp): try writeMoving(.webp, "webp", into: &outcome)
    }
  }

  private var stillFolder: String { hasSeveral ? folder + name + "/" : folder }

  private func writePNG(into outcome: inout Rendering.Outcome) throws(Diagnostic) {
    try forEachFrame(frames, into: &outcome, make: { PNG.encode($0) }) {
      index, bytes, outcome throws(Diagnostic) in
      try write(stillFolder + fileName(ofFrameAt: index) + ".png", bytes, into: &outcome)
    }
  }

  private func writeSVG(into outcome: inout Rendering.Outcome) throws(Diagnostic) {
    var drawing = SVGDrawing(images: images, limits: rendering.limits)
    for (index, frame) in frames.enumerated() {
      rendering.progress(index, frames.count)
      let text = drawing.still(
        list.displayList(atFrame: frame), width: width, height: height,
        background: rendering.background)
      try write(stillFolder + fileName(ofFrameAt: index) + ".svg", Array(text.utf8), into: &outcome)
    }
    outcome.log.append(drawing.log)
  }

  private func writeSheet(
    columns: Int, into outcome: inout Rendering.Outcome
  ) throws(Diagnostic) {
    let size = ContactSheet.size(
      columns: columns, count: frames.count, width: width, height: height)
    try Renderer.check(width: size.width, height: size.height, limits: rendering.limits)
    var sheet = ContactSheet(
      columns: columns, count: frames.count, width: width, height: height,
      background: rendering.background)
    var letters = Renderer()
    try forEachFrame(frames, into: &outcome, make: { $0 }) {
      index, bitmap, _ throws(Diagnostic) in
      let frame = frames[index]
      let seconds = timeline.frameRate.seconds(atFrame: frame - timeline.frames.start).value
      let thousandths = (seconds * 1_000).rounded() / 1_000
      sheet.add(
        bitmap, label: "frame \(frame.fileName) \(thousandths.fileName)s", renderer: &letters)
    }
    try write(stillFolder + "sheet.png", PNG.encode(sheet.bitmap), into: &outcome)
  }

  private func writeMoving(
    _ format: MovingPicture.Format, _ ending: String, into outcome: inout Rendering.Outcome
  ) throws(Diagnostic) {
    var picture = MovingPicture(format, width: width, height: height)
    let limits = rendering.limits
    let all = risingFrames
    let most = max(1, min(limits.movingFrames, limits.movingPixels / (width * height)))
    let step = (all.count + most - 1) / most
    let frames = stride(from: 0, to: all.count, by: step).map { all[$0] }
    if step > 1 {
      outcome.log.report(
        .framesLeftOut(drawn: frames.count, reason: "of this size make one moving picture"))
    }
    var last: Double?
    try forEachFrame(frames, into: &outcome, make: { $0 }) {
      index, bitmap, _ throws(Diagnostic) in
      let frame = frames[index]
      guard picture.bytes <= limits.movingBytes else {
        last = last ?? frame
        return
      }
      picture.add(bitmap, at: start(of: frame, in: frames))
    }
    if let last {
      outcome.log.report(.movingEnds(limit: limits.movingBytes, before: last.fileName))
    }
    let bytes = picture.finished(at: end(of: frames))
    guard !bytes.isEmpty else { throw .unencodable(ending) }
    try write(folder + name + "." + ending, bytes, into: &outcome)
  }

  private func writeMovingSVG(into outcome: inout Rendering.Outcome) throws(Diagnostic) {
    var moving = MovingSVG(images: images, limits: rendering.limits)
    let frames = risingFrames
    for (index, frame) in frames.enumerated() where !moving.isFull {
      rendering.progress(index, frames.count)
      moving.add(
        list.displayList(atFrame: frame), width: width, height: height,
        background: rendering.background, at: start(of: frame, in: frames))
    }
    outcome.log.append(moving.drawing.log)
    let text = moving.finished(at: end(of: frames))
    try write(folder + name + ".svg", Array(text.utf8), into: &outcome)
  }

  /// Draws frames on all processors.
  ///
  /// - Parameters:
  ///   - frames: in the order in which they are taken.
  ///   - outcome: receives what was found.
  ///   - make: what becomes of a picture, on any thread.
  ///   - take: is given that, with the frame's place, one by one.
  /// - Throws: what drawing and `take` throw.
  private func forEachFrame<Made: Sendable>(
    _ frames: [Double], into outcome: inout Rendering.Outcome,
    make: @escaping @Sendable (Bitmap) -> Made,
    _ take: (Int, Made, inout Rendering.Outcome) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    let drawer = FrameDrawer(
      list, images: images, size: (width, height), background: rendering.background,
      limits: rendering.limits, count: frames.count, jobs: rendering.jobs)
    var found = DiagnosticLog()
    var failure: Diagnostic?
    do throws(Diagnostic) {
      try drawer.draw(frames, log: &found, make: make) { place, made throws(Diagnostic) in
        rendering.progress(place, frames.count)
        try take(place, made, &outcome)
      }
    } catch {
      failure = error
    }
    outcome.log.append(found)
    if let failure { throw failure }
  }

  private func write(
    _ path: String, _ bytes: [UInt8], into outcome: inout Rendering.Outcome
  ) throws(Diagnostic) {
    if rendering.file == "-" { return try Terminal.print(bytes) }
    let path = rendering.file ?? path
    if let other = rendering.taken[path], other != source { throw .outputTaken(path, by: other) }
    _ = try OutputFiles.write([OutputFile(path: path, contents: bytes)])
    outcome.files.append(path)
  }

  /// The chosen frames as a file plays them: each once, in rising order.
  private var risingFrames: [Double] {
    let sorted = frames.sorted()
    return sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
  }

  /// When a frame begins, in seconds from the first one that is chosen.
  private func start(of frame: Double, in frames: [Double]) -> Double {
    timeline.frameRate.seconds(atFrame: frame - (frames.first ?? frame)).value
  }

  /// When the last frame ends, in seconds from the first one that is chosen: with the animation, or
  /// a frame later where it has ended.
  private func end(of frames: [Double]) -> Double {
    let last = frames.last ?? 0
    let end = timeline.frames.end > last ? timeline.frames.end : last + 1
    return start(of: end, in: frames)
  }
}

extension Double {
  /// As names of files and labels bear it: `15`, or `7.5`, to a thousandth.
  var fileName: String {
    let thousandths = Int((Swift.max(-1e12, Swift.min(1e12, self)) * 1_000).rounded())
    let (whole, part) = abs(thousandths).quotientAndRemainder(dividingBy: 1_000)
    let sign = thousandths < 0 ? "-" : ""
    guard part > 0 else { return "\(sign)\(whole)" }
    var digits = String(part + 1_000).dropFirst()
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}

extension Diagnostic {
  /// R010: frames are left out evenly.
  static func framesLeftOut(drawn: Int, reason: String) -> Diagnostic {
    Diagnostic(
      .movingTooLong, "only \(drawn) frames, spread evenly, \(reason)",
      fix: "choose a part with --frames or --times, fewer frames with --every, or a smaller size")
  }

  /// R010: a moving picture ends early.
  static func movingEnds(limit: Int, before frame: String) -> Diagnostic {
    Diagnostic(
      .movingTooLong,
      "the moving picture has more than \(limit >> 20) MiB and ends before frame \(frame)",
      fix: "choose a smaller size, or fewer frames")
  }

  static func frameOutside(_ frame: Double, _ timeline: Timeline) -> Diagnostic {
    let (start, end) = (timeline.frames.start, timeline.frames.end)
    let last = max(0, timeline.duration.value)
    return Diagnostic(
      .frameOutside,
      "there is no frame \(frame.fileName): the animation has \(start.fileName) to \(end.fileName)",
      fix:
        "choose one of these, or a time from 0s to \(((last * 1_000).rounded() / 1_000).fileName)s")
  }

  static func severalPictures(_ count: Int, _ what: String, _ file: String) -> Diagnostic {
    Diagnostic(
      .notOneFile,
      "\(count) \(what) do not fit \(PrintableText.singleLine(file, limit: 1024)), which is one picture",
      fix: "name a folder with --output, choose one, or put frames together with --sheet")
  }

  static func unencodable(_ format: String) -> Diagnostic {
    Diagnostic(
      .drawingFailed, "the pictures cannot be put together as \(format)",
      fix: "draw a smaller picture, or fewer frames")
  }
}
