import InbetweenDiagnostics
import InbetweenJSONTree
import InbetweenLottieFormat
import InbetweenTimeline

/// One file being imported: what it said so far that other parts need, and the findings.
struct ImportSession {
  var log = DiagnosticLog()
  /// Of the timeline when the file names none.
  let name: String
  /// Whether the exporter wrote colours as 0…255: before Bodymovin 4.1.9.
  var writesByteColors = false
  /// What the main composition is: the default for layers that leave it out.
  var size = Size(0, 0)
  var frames = FrameRange(0, 0)
  /// What layers may refer to.
  var compositionIDs: Set<String> = []
  var imageIDs: Set<String> = []
  var soundIDs: Set<String> = []
  var dataIDs: Set<String> = []
  var fontNames: Set<String> = []
  /// The file's values for slots.
  var slots: [String: LottieProperty] = [:]
  /// Those that a theme takes the place of.
  var replacedSlots: [String: LottieProperty] = [:]
  /// Its pictures for slots.
  var slotPictures: [String: LottieAsset] = [:]
  /// The slots that properties name, in the order in which they are met.
  var slotsInUse: [String] = []
  /// What kind of value each slot's users read; the first one counts.
  var slotValues: [String: AnyProperty] = [:]

  /// Whether the outlines that are read now have tangents that are points themselves.
  var hasAbsoluteTangents = false

  init(name: String) { self.name = name }
}

extension ImportSession {
  /// - Parameters:
  ///   - root: the file.
  ///   - theme: values for slots instead of the file's; nil for none.
  /// - Returns: the timeline.
  /// - Throws: L004, L005.
  mutating func timeline(from root: Source, theme: Source? = nil) throws(Diagnostic) -> Timeline {
    guard root.value.isObject else { throw .notAnAnimation("the file is not a JSON object") }
    let document = LottieDocument(root, log: &log)
    guard let layers = document.layers else {
      throw .notAnAnimation("the file has no list of layers")
    }
    let header = try Header(document, log: &log)
    size = header.size
    frames = header.frames
    let version = Version(document.version)
    writesByteColors = version.map { $0 < .wholeColors } ?? false
    let themed = theme.map { LottieSlot.list(in: $0, log: &log) } ?? []
    let own = Dictionary(document.slots.map { ($0.id, $0.value) }) { first, _ in first }
    for slot in themed { replacedSlots[slot.id] = own[slot.id] ?? nil }
    for slot in document.slots + themed {
      slots[slot.id] = slot.value
      slotPictures[slot.id] = slot.picture
    }
    registerAssets(document)
    for font in document.fonts { fontNames.insert(font.name ?? "") }
    var timeline = Timeline(
      name: document.name ?? name, size: header.size, frameRate: header.frameRate,
      frames: header.frames, layers: [])
    timeline.origin = Origin(root.path)
    timeline.version = document.version ?? ""
    importAssets(document, into: &timeline)
    timeline.layers = self.layers(layers)
    breakCircles(in: &timeline)
    timeline.fonts = document.fonts.map { font($0) }
    hasAbsoluteTangents = version.map { $0 < .relativeCharacters } ?? false
    for character in document.characters {
      if let glyph = glyph(character) { timeline.glyphs.append(glyph) }
    }
    hasAbsoluteTangents = false
    timeline.markers = document.markers.map { marker($0) }
    timeline.slots = document.slots.map { slot($0) }
    // Slots that only their users name, each with its first user's own value.
    for id in slotsInUse where own[id] == nil {
      timeline.slots.append(Slot(id: id, value: slotValues[id]))
    }
    return timeline
  }

  private func marker(_ source: LottieMarker) -> Marker {
    var marker = Marker(
      source.comment ?? "", at: source.time?.frame ?? 0,
      duration: max(0, source.duration?.frame ?? 0))
    marker.origin = Origin(source.path)
    return marker
  }

  private mutating func slot(_ source: LottieSlot) -> Slot {
    Slot(id: source.id, value: slotValues[source.id] ?? unusedValue(source.value))
  }

  /// The value of a slot that nothing uses, of the kind that it looks like.
  private mutating func unusedValue(_ source: LottieProperty?) -> AnyProperty? {
    guard let value = source?.value else { return nil }
    let sample = value.isArray && value[0]?.isObject == true ? value[0]?["s"] ?? value : value
    if LottieOutline(sample)?.vertices != nil {
      return .path(property(source, OutlineForm(), default: BezierPath()))
    }
    if let count = source?.stopCount {
      let form = GradientForm(colorCount: Int(exactly: count))
      return .gradient(property(source, form, default: Gradient(colors: [])))
    }
    switch sample.kind {
    case .number: return .scalar(property(source, ScalarForm(), default: 0))
    case .array where sample.count == 1:
      return .scalar(property(source, ScalarForm(), default: 0))
    case .array where sample.count == 2:
      return .point(property(source, PointForm(), default: .zero))
    case .array where sample.count == 3 || sample.count == 4:
      return .color(color(source))
    case .array, .object, .string, .boolean, .null: return nil
    }
  }
}

/// The version of an exporter, such as 5.7.4.
struct Version: Comparable {
  private let parts: [Int]

  /// The first version that writes colours as 0…1.
  static let wholeColors = Version(parts: [4, 1, 9])
  /// The first version whose characters have outlines as shapes have them.
  static let relativeCharacters = Version(parts: [4, 7, 99])

  private init(parts: [Int]) { self.parts = parts }

  /// Nil for a text that is not numbers with dots.
  init?(_ text: String?) {
    guard let text else { return nil }
    let parts = text.split(separator: ".").map { Int($0) }
    guard !parts.isEmpty, !parts.contains(nil) else { return nil }
    self.parts = parts.compactMap { $0 }
  }

  static func < (left: Version, right: Version) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }
}
