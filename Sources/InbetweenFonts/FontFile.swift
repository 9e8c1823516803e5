// Reads outlines from a font file: the one place that knows HarfBuzz. HarfBuzz shapes clusters of
// combining marks and reads TrueType and PostScript outlines itself, so no second library is needed.

private import CInbetweenHarfBuzz
import InbetweenTimeline
import InbetweenTypesetting

/// An opened font file.
struct FontFile: ~Copyable {
  private let font: OpaquePointer
  private let unitsPerEm: Double
  private let drawn = DrawnGlyphs()

  /// The face `index` of a file's bytes; nil when they are no font.
  init?(bytes: [UInt8], index: Int) {
    let blob = bytes.withUnsafeBytes { raw in
      hb_blob_create(
        raw.bindMemory(to: CChar.self).baseAddress, UInt32(clamping: raw.count),
        HB_MEMORY_MODE_DUPLICATE, nil, nil)
    }
    self.init(blob: blob, index: index)
  }

  /// The face `index` of the file at a path; nil when there is no font.
  init?(path: String, index: Int) {
    self.init(blob: hb_blob_create_from_file(path), index: index)
  }

  private init?(blob: OpaquePointer?, index: Int) {
    let face = hb_face_create(blob, UInt32(clamping: index))
    hb_blob_destroy(blob)
    defer { hb_face_destroy(face) }
    let units = hb_face_get_upem(face)
    guard units > 0, hb_face_get_glyph_count(face) > 0, let font = hb_font_create(face) else {
      return nil
    }
    self.font = font
    unitsPerEm = Double(units)
  }

  deinit { hb_font_destroy(font) }

  /// A character, and whether the font has every part of it.
  struct Form {
    var character: ShapedCharacter
    var isComplete: Bool

    /// The character without the box that fonts draw for what they have not.
    var drawn: ShapedCharacter {
      var drawn = character
      if !isComplete { drawn.outlines = [] }
      return drawn
    }
  }

  /// The ascent as a fraction of the size.
  var ascent: Double {
    var extents = hb_font_extents_t()
    guard hb_font_get_h_extents(font, &extents) != 0 else { return 0.75 }
    return Double(extents.ascender) / unitsPerEm
  }

  /// A paragraph as the font draws it: split into runs of one direction and script, each shaped as
  /// a whole, its glyphs given to the characters that they stand for.
  func shape(_ characters: [String]) -> [Form] {
    var forms: [Form] = []
    var scalars: [Unicode.Scalar] = []
    var owners: [Int] = []
    for (index, character) in characters.enumerated() {
      for scalar in character.unicodeScalars {
        scalars.append(scalar)
        owners.append(index)
      }
    }
    let codes = scalars.map(\.value)
    let levels = BidiLevels.levels(of: scalars)
    var place = 0
    for character in characters {
      let level = place < levels.count ? levels[place] : 0
      place += character.unicodeScalars.count
      forms.append(
        Form(
          character: ShapedCharacter(outlines: [], advance: 0, level: level), isComplete: true))
    }
    var start = 0
    while start < scalars.count {
      var script = Self.script(of: scalars[start])
      var end = start + 1
      while end < scalars.count, levels[end] == levels[start], end - start < Self.longestRun {
        let next = Self.script(of: scalars[end])
        if let next, let script, next != script { break }
        script = script ?? next
        end += 1
      }
      if end - start == Self.longestRun {
        end = (start + 1..<end).last { scalars[$0 - 1].properties.isWhitespace } ?? end
      }
      shape(
        codes, in: start..<end, owners: owners, script: script, toLeft: levels[start] % 2 == 1,
        into: &forms)
      start = end
    }
    return forms
  }

  /// How many scalars are shaped at once: what is longer is so in parts that end at spaces where it has
  /// some, since HarfBuzz may look for the letter of a mark among all that stand before it.
  private static let longestRun = 2_000

  /// nil for signs that every script uses.
  private static func script(of scalar: Unicode.Scalar) -> hb_script_t? {
    let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    return script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED ? nil : script
  }

  private func shape(
    _ codes: [UInt32], in run: Range<Int>, owners: [Int], script: hb_script_t?,
    toLeft: Bool, into forms: inout [Form]
  ) {
    let buffer = hb_buffer_create()
    defer { hb_buffer_destroy(buffer) }
    hb_buffer_add_codepoints(
      buffer, codes, Int32(clamping: codes.count),
      UInt32(clamping: run.lowerBound), Int32(clamping: run.count))
    hb_buffer_set_direction(buffer, toLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, script ?? HB_SCRIPT_LATIN)
    // Letters of these scripts are animated and tracked one by one, as in After Effects.
    let isOfLetters =
      [HB_SCRIPT_LATIN, HB_SCRIPT_GREEK, HB_SCRIPT_CYRILLIC].contains(script ?? HB_SCRIPT_LATIN)
    let ligatures = ["liga", "clig"].map { name in
      hb_feature_t(
        tag: name.utf8.reduce(0) { $0 << 8 | UInt32($1) }, value: 0, start: 0, end: .max)
    }
    hb_shape(font, buffer, isOfLetters ? ligatures : nil, isOfLetters ? 2 : 0)
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    guard let infos, let positions else { return }
    let scale = 1 / unitsPerEm
    for index in 0..<Int(count) {
      let glyph = infos[index].codepoint
      let owner = owners[Int(infos[index].cluster)]
      let place = Point(
        forms[owner].character.advance + Double(positions[index].x_offset) * scale,
        -Double(positions[index].y_offset) * scale)
      let outlines = drawn.outlines(of: glyph, at: place) {
        paths(of: glyph, at: place, scale: scale)
      }
      if forms[owner].character.outlines.isEmpty {
        forms[owner].character.outlines = outlines
      } else {
        forms[owner].character.outlines += outlines
      }
      forms[owner].character.advance += Double(positions[index].x_advance) * scale
      let isBlank = Unicode.Scalar(codes[Int(infos[index].cluster)]).map {
        $0.properties.isWhitespace || $0.properties.isDefaultIgnorableCodePoint
      }
      if glyph == 0 || (outlines.isEmpty && isBlank != true && positions[index].x_advance != 0) {
        forms[owner].isComplete = false
      }
    }
  }

  private func paths(of glyph: UInt32, at place: Point, scale: Double) -> [BezierPath] {
    let functions = hb_draw_funcs_create()
    defer { hb_draw_funcs_destroy(functions) }
    hb_draw_funcs_set_move_to_func(
      functions, { _, data, _, x, y, _ in Pen.of(data)?.move(x, y) }, nil, nil)
    hb_draw_funcs_set_line_to_func(
      functions, { _, data, _, x, y, _ in Pen.of(data)?.line(x, y) }, nil, nil)
    hb_draw_funcs_set_quadratic_to_func(
      functions, { _, data, _, cx, cy, x, y, _ in Pen.of(data)?.quadratic(cx, cy, x, y) }, nil,
      nil)
    hb_draw_funcs_set_cubic_to_func(
      functions,
      { _, data, _, ax, ay, bx, by, x, y, _ in Pen.of(data)?.cubic(ax, ay, bx, by, x, y) }, nil,
      nil)
    hb_draw_funcs_set_close_path_func(
      functions, { _, data, _, _ in Pen.of(data)?.close() }, nil, nil)
    let pen = Pen(place: place, scale: scale)
    hb_font_get_glyph_shape(font, glyph, functions, Unmanaged.passUnretained(pen).toOpaque())
    pen.close()
    return pen.paths
  }
}

/// The outlines of glyphs that were drawn before: texts hold each a thousand times.
private final class DrawnGlyphs {
  private struct Key: Hashable {
    var glyph: UInt32
    var place: Point
  }

  private var outlines: [Key: [BezierPath]] = [:]

  /// The outlines of a glyph at a place of its character.
  func outlines(of glyph: UInt32, at place: Point, make: () -> [BezierPath]) -> [BezierPath] {
    let key = Key(glyph: glyph, place: place)
    if let known = outlines[key] { return known }
    let made = make()
    outlines[key] = made
    return made
  }
}

/// Collects outlines while HarfBuzz draws; a class because C hands it back as a pointer.
private final class Pen {
  private(set) var paths: [BezierPath] = []
  private var current = BezierPath([], isClosed: true)
  private let place: Point
  private let scale: Double

  init(place: Point, scale: Double) {
    self.place = place
    self.scale = scale
  }

  static func of(_ data: UnsafeMutableRawPointer?) -> Pen? {
    data.map { Unmanaged<Pen>.fromOpaque($0).takeUnretainedValue() }
  }

  func move(_ x: Float, _ y: Float) {
    close()
    current.vertices.append(.init(point(x, y)))
  }

  func line(_ x: Float, _ y: Float) {
    current.vertices.append(.init(point(x, y)))
  }

  func quadratic(_ cx: Float, _ cy: Float, _ x: Float, _ y: Float) {
    guard let start = current.vertices.last?.point else { return }
    let control = point(cx, cy)
    let end = point(x, y)
    append(
      start.interpolated(to: control, by: 2 / 3), end.interpolated(to: control, by: 2 / 3), end)
  }

  func cubic(_ ax: Float, _ ay: Float, _ bx: Float, _ by: Float, _ x: Float, _ y: Float) {
    append(point(ax, ay), point(bx, by), point(x, y))
  }

  /// Ends the outline, joining its last vertex with the first where they coincide.
  func close() {
    if current.vertices.count > 1, let first = current.vertices.first,
      let last = current.vertices.last, first.point == last.point
    {
      current.vertices[0].inTangent = last.inTangent
      current.vertices.removeLast()
    }
    if current.vertices.count > 1 { paths.append(current) }
    current.vertices = []
  }

  private func append(_ control1: Point, _ control2: Point, _ end: Point) {
    guard let last = current.vertices.indices.last else { return }
    current.vertices[last].outTangent = control1 - current.vertices[last].point
    current.vertices.append(.init(end, in: control2 - end))
  }

  private func point(_ x: Float, _ y: Float) -> Point {
    Point(place.x + Double(x) * scale, place.y - Double(y) * scale)
  }
}
