import InbetweenDiagnostics
import InbetweenLowering
import InbetweenRuntime
import InbetweenSceneGraph
import InbetweenTimeline

/// Writes a display list as functions that draw into a `GraphicsContext`, and the data that they
/// read. What is drawn is settled in the list: here are words, names and layout.
struct SwiftUIWriter {
  let list: AnimatedDisplayList
  /// The same as pictures show it: in the values that rules of the theme say.
  var pictured: AnimatedDisplayList
  var names = SwiftNames(reserved: [
    "context", "frame", "theme", "canvas", "matte", "mask", "layer", "copy", "copies", "body",
    "size", "place", "trimmed", "matrix", "gradient", "remapped", "picture", "path", "at", "zip",
    "stride", "hypot", "sin", "cos", "blended", "everything", "lightness", "colorMatrix", "draw",
    "drawLayer", "drawColorMap", "drawShadow", "drawInnerShadow", "drawOutlined", "drawBlurred",
    "fill", "ellipse", "rectangle", "star", "closed", "joined", "reversed", "show",
    "surroundings", "wiped", "write", "self", "init", "min", "max", "abs",
  ])
  /// Static data, below the functions that read it.
  var data = DataTables(indentation: 4)
  /// The functions of layers and compositions.
  var functions = CodeFunctions()
  var parts: Set<RuntimePart> = []
  var log = DiagnosticLog()
  var theme = ThemeColors()
  var timing = NativeTiming()
  /// How what moves is written.
  var bakes = BakeReport()
  /// What outlines and tracks may still take.
  var work: OutlineWork
  /// Whether it was reported that it is spent.
  private var isSpent = false
  /// Draws pictures of what a canvas cannot draw.
  let sequences: ImageSequenceMaker
  /// What drawing pictures may still take.
  var pictureWork: PictureWork
  /// Whether there was no room for the pictures of something.
  var isFull = false
  /// The pictures that layers may show.
  var images: [ImageAsset] = []
  /// Where pictures lie that the source does not hold; nil for the main bundle.
  var bundle: SwiftCode?
  /// Names of data by what it says, so that equal data is written once.
  private var written: [String: SwiftNames.Identifier] = [:]
  /// The outlines of characters that move, by what they are in their font.
  var glyphs: [[BezierPath]: SwiftCode] = [:]
  /// The function of each composition.
  var compositions: [Int: SwiftNames.Identifier] = [:]
  /// The size at which each composition is seen.
  var sizes: [Int: Size] = [:]
  /// Where layers stand in the frames that were looked at.
  let matrices = MatricesInTime()
  /// The function that places each layer that others follow.
  var placements: [LayerLocation: Placement] = [:]
  /// The layers of each composition that others follow.
  var followed: [Int: Set<Int>] = [:]

  /// Those among them that need the theme.
  var themedPlacements: Set<SwiftNames.Identifier> = []
  /// How often values of slots were used so far.
  var slotUses = 0
  /// Whether what it words is for layers, which have pictures of their own.
  var isOfLayers = false
  /// Whether functions take moments, in which frames are mixed, instead of frames.
  var mixesFrames = false
  /// Whether times of keyframes stand in `Timing` under names.
  var namesMoves = true

  /// The layer that is being written.
  var current: AnimatedLayer?

  /// The function that draws each layer.
  var layerFunctions: [LayerLocation: SwiftNames.Identifier] = [:]

  /// The frames of each composition that can be seen; none for those whose clocks are not known.
  let clocks: [Int: FrameRange]
  /// Those of the composition whose layer is written; nil where its clock is not known.
  var seen: FrameRange?
  /// The first composition of those that place the same layers alike.
  let placed: [Int]
  /// The compositions that are somewhere drawn otherwise than moved and scaled evenly.
  private let turned: Set<Int>
  /// Those that are somewhere stretched.
  private let stretched: Set<Int>

  init(
    _ list: AnimatedDisplayList, sequences: ImageSequenceMaker, limits: WorkLimits = WorkLimits()
  ) {
    self.list = list
    work = OutlineWork(limit: limits.points)
    pictureWork = PictureWork(limit: limits.pixels)
    pictured = list
    self.sequences = sequences
    clocks = list.shownFrames(followsRemaps: false)
    turned = list.compositions(changing: .upright)
    stretched = list.compositions(changing: .circles)
    placed = list.compositions.indices.map { place in
      let own = list.compositions[place]
      return list.compositions.indices.first {
        list.compositions[$0].origin == own.origin && list.compositions[$0].spaces == own.spaces
      } ?? place
    }
  }
}

extension SwiftUIWriter {
  /// Whether a layer is everywhere moved and scaled evenly alone.
  func isUpright(_ subject: LayerSubject) -> Bool {
    !turned.contains(subject.place.composition)
      && subject.composition.keeps(.upright, subject.place.layer)
  }

  /// Tells what of a layer is soft and not stretched with it.
  mutating func reportSoftness(of subject: LayerSubject) {
    let isStretched =
      stretched.contains(subject.place.composition)
      || !subject.composition.keeps(.circles, subject.place.layer)
    guard isStretched, let what = subject.layer.softPart else { return }
    log.report(.evenSoftness(of: what, subject.layer))
  }
}

// MARK: Data

extension SwiftUIWriter {
  /// The keyframes of a fit, which are noted.
  ///
  /// - Parameters:
  ///   - fit: with the keyframes that the file has.
  ///   - range: whose numbers count.
  ///   - unit: of the numbers.
  ///   - sample: the numbers at a frame.
  /// - Returns: at least one keyframe.
  mutating func keys(
    of fit: TrackFit, over range: FrameRange, _ unit: BakeReport.Unit = .share,
    _ sample: (Double) -> [Double]
  ) -> [NumbersKey] {
    let (keys, error) = fit.fitted(over: range, work: &work, sample)
    if work.isSpent { tellTooManyKeyframes() }
    bakes.note(
      keys: keys.countOfMoving, authored: Set(fit.breaks).count, error: error, unit, of: current)
    return keys
  }

  /// Tells once that what moves takes more than it may.
  mutating func tellTooManyKeyframes() {
    guard !isSpent else { return }
    isSpent = true
    log.report(.tooManyKeyframes("SwiftUI", at: current?.origin.path, current?.name))
  }
}

// MARK: Values over time

extension SwiftUIWriter {
  /// A static value; equal ones are written once.
  ///
  /// - Parameters:
  ///   - text: what the name is made from.
  ///   - lines: the value, its first line on the line of the name.
  ///   - type: what it is.
  ///   - word: what a parameter for it is called where names have nothing in common.
  /// - Returns: the name under which functions find it.
  mutating func constant(
    after text: String, _ lines: [SwiftCode], as type: SwiftCode.ValueType, named word: String = ""
  ) -> SwiftCode {
    let key = lines.map(\.text).joined(separator: "\n")
    if let known = written[key] {
      return SwiftCode(value: SwiftCode(identifier: known), as: type, named: word)
    }
    let name = names.name(after: text, or: "data")
    written[key] = name
    data.append(SwiftCode(identifier: name), text, type, lines)
    return SwiftCode(value: SwiftCode(identifier: name), as: type, named: word)
  }

  /// A track of keyframes; a constant where they say the same throughout.
  ///
  /// - Parameters:
  ///   - keys: in the order of time.
  ///   - text: what names are made from.
  ///   - kind: what its values are.
  ///   - precision: of its values.
  ///   - isTuned: whether its times may be found in `Timing`: those of keyframes that someone set.
  ///   - isMixed: whether values at several frames may be mixed.
  /// - Returns: the value at `frame`.
  mutating func track(
    _ keys: [NumbersKey], after text: String, _ kind: TrackKind, _ precision: Precision,
    isTuned: Bool = false, isMixed: Bool = true
  ) -> SwiftCode {
    let frame: SwiftCode = mixesFrames && !isMixed ? "frame.first" : "frame"
    guard let first = keys.first else { return "0" }
    if keys.allSatisfy({ $0.numbers == first.numbers }) {
      return kind.constant(first.numbers, precision)
    }
    if isTuned { bakes.native += 1 }
    let keys = kind.changes(keys)
    let kind = shared(kind.written(keys), keys, after: text)
    parts.insert(.tracks)
    kind.part.map { _ = parts.insert($0) }
    if isTuned, namesMoves,
      let places = timing.places(of: keys, after: text, on: current?.origin.path)
    {
      let lines = tuned(keys, places, kind, precision)
      return "\(constant(after: text, lines, as: kind.trackType))(\(frame))"
    }
    // Of what is too long to be tuned by hand, numbers are enough.
    if keys.count > 16, let rows = kind.rows(of: keys, precision) {
      parts.insert(.trackRows)
      return "\(constant(after: text, rows, as: kind.trackType))(\(frame))"
    }
    // The type checker's work grows with the square of a literal's calls.
    let chunks = stride(from: 0, to: keys.count, by: 48).map {
      Array(keys[$0..<min($0 + 48, keys.count)])
    }
    let start = keys.first?.frame
    let isOneWay = keys.count == 2 && keys.last?.frame != start
    let single = keys.map { key -> SwiftCode in
      let time = isOneWay ? key.frame == start ? "from" : "until" : "at"
      return "  \(kind.key(key, precision, at: time)),"
    }
    let lines =
      chunks.count > 1
      ? Self.chunked(chunks, kind, precision) : ["Track<\(kind.type)>(["] + single + ["])"]
    return "\(constant(after: text, lines, as: kind.trackType))(\(frame))"
  }

  /// What functions take of the time.
  var frameType: SwiftCode { mixesFrames ? "Moment" : "Double" }

  /// The kind with names for outlines that several keyframes have.
  private mutating func shared(
    _ kind: TrackKind, _ keys: [NumbersKey], after text: String
  ) -> TrackKind {
    guard case .outline(let form, let lines, _) = kind else { return kind }
    var counts: [SwiftCode: Int] = [:]
    let codes = keys.map { kind.value($0.numbers, .length) }
    for code in codes where code.width > 60 { counts[code, default: 0] += 1 }
    var names: [SwiftCode: SwiftCode] = [:]
    for code in codes where counts[code, default: 0] > 1 && names[code] == nil {
      names[code] = constant(after: text + " outline", [code], as: .outline)
    }
    return .outline(form, lines: lines, names: names)
  }

  /// A track whose times are those of moves in `Timing`.
  private func tuned(
    _ keys: [NumbersKey], _ places: [Int?], _ kind: TrackKind, _ precision: Precision
  ) -> [SwiftCode] {
    var lines: [SwiftCode] = ["Track<\(kind.type)>(["]
    for (index, key) in keys.enumerated() {
      let next = index < places.count ? places[index] : nil
      let last = index > 0 ? places[index - 1] : nil
      var frame: SwiftCode?
      var way: SwiftCode?
      if let next {
        let name = SwiftCode(identifier: timing.moves[next].name)
        let move = SwiftCode(value: "Timing.\(name)", as: .move)
        (frame, way) = ("\(move).start", ", \(move).curve")
      } else if let last {
        let name = SwiftCode(identifier: timing.moves[last].name)
        frame = "\(SwiftCode(value: "Timing.\(name)", as: .move)).end"
      }
      let word = index == 0 ? "start" : index + 1 == keys.count ? "end" : ""
      lines.append("  \(kind.key(key, precision, frame: frame, way: way, named: word)),")
    }
    return lines + ["])"]
  }

  private static func chunked(
    _ chunks: [[NumbersKey]], _ kind: TrackKind, _ precision: Precision
  ) -> [SwiftCode] {
    var lines: [SwiftCode] = ["{"]
    lines.append("  var keys: [Key<\(kind.type)>] = []")
    for chunk in chunks {
      lines.append("  keys += [")
      for key in chunk { lines.append("    \(kind.key(key, precision)),") }
      lines.append("  ]")
    }
    lines.append("  return Track(keys)")
    lines.append("}()")
    lines[0] = "{ () -> Track<\(kind.type)> in"
    return lines
  }
}
