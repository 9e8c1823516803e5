import InbetweenTimeline

/// Motion over time, drawn in characters: a row for each layer and property.
struct DopeSheet {
  let measurement: Measurement
  /// How many columns names take: as many as they need, at most two fifths.
  let nameWidth: Int
  private let timeWidth: Int
  /// Whether numbers end where the sheet does.
  private let isFitted: Bool

  /// The most rows that are drawn.
  static let maximumRows = 200

  /// A row of the sheet.
  struct Row {
    var name: String
    var cells: String
  }
}

extension DopeSheet {
  /// A sheet of `width` columns in all.
  init(measurement: Measurement, width: Int, isFitted: Bool = false) {
    let longest = measurement.rows.prefix(Self.maximumRows).map { Self.name($0).count }.max() ?? 0
    self.measurement = measurement
    self.isFitted = isFitted
    nameWidth = min(max(longest, 8), width * 2 / 5)
    timeWidth = max(20, width - nameWidth - 2)
  }

  /// Seconds above the sheet, in two lines: numbers and ticks.
  var axis: [Row] {
    let rate = measurement.frameRate
    let seconds = rate.seconds(atFrame: measurement.length).value
    guard seconds > 0 else { return [] }
    let step = Self.step(seconds, columns: timeWidth)
    var numbers = [Character](repeating: " ", count: timeWidth + 8)
    var ticks = [Character](repeating: "─", count: timeWidth)
    var index = 0
    while Double(index) * step <= seconds + step * 1e-6 {
      let time = Double(index) * step
      let column = min(timeWidth - 1, Int((time / seconds * Double(timeWidth - 1)).rounded()))
      ticks[column] = "┬"
      let isLast = Double(index + 1) * step > seconds + step * 1e-6
      let text = Decimal.text(time, digits: 4) + (isLast ? " s" : "")
      let place = isFitted ? max(0, min(column, timeWidth - text.count)) : column
      let isFree = numbers[place..<min(numbers.count, place + text.count)].allSatisfy {
        $0 == " "
      }
      if isFree {
        for (offset, character) in text.enumerated() where place + offset < numbers.count {
          numbers[place + offset] = character
        }
      }
      index += 1
    }
    return [
      Row(name: "", cells: Self.trimmed(numbers)), Row(name: "", cells: String(ticks)),
    ]
  }

  /// Named spans, one row each.
  var markers: [Row] {
    measurement.markers.prefix(Self.maximumRows).map { marker in
      var cells = [Character](repeating: " ", count: timeWidth)
      let start = column(marker.start)
      let end = column(marker.start + marker.duration)
      if end > start {
        for column in start...end { cells[column] = "╌" }
        cells[start] = "├"
        cells[end] = "┤"
      } else {
        cells[start] = "▾"
      }
      return Row(name: "marker \(Columns.safe(marker.name))", cells: Self.trimmed(cells))
    }
  }

  /// A row for each property that moves.
  var rows: [Row] {
    measurement.rows.prefix(Self.maximumRows).map { row in
      var cells = [Character](repeating: "·", count: timeWidth)
      let segments = row.characters.map(Self.merged) ?? row.segments
      for segment in segments where !segment.isJump { draw(segment, in: &cells) }
      for segment in segments where !segment.isJump { drawEnds(segment, in: &cells) }
      for segment in segments where segment.isJump {
        cells[column(wrapped(segment.start))] = "◇"
      }
      return Row(name: Self.name(row), cells: String(cells))
    }
  }

  /// The motion of all characters: what overlaps is one.
  private static func merged(_ characters: [CharacterMotion]) -> [MotionSegment] {
    let all = characters.flatMap(\.segments).sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    var merged: [MotionSegment] = []
    for segment in all where !segment.isJump {
      if let last = merged.last, segment.start <= last.end {
        merged[merged.count - 1].end = max(last.end, segment.end)
      } else {
        merged.append(segment)
      }
    }
    return merged + all.filter(\.isJump)
  }

  /// What the sheet leaves out.
  var omitted: Int { max(0, measurement.rows.count - Self.maximumRows) + measurement.omittedRows }

  static let legend = "◆━◆ moves   ◇ changes at once   · rests"

  private static func name(_ row: MeasuredRow) -> String {
    let letters = row.characters.map { " (\($0.count) letters)" } ?? ""
    return Columns.safe("\(row.layer.fullName) › \(row.property)") + letters
  }

  private func column(_ frame: Double) -> Int {
    guard measurement.length > 0 else { return 0 }
    let share = frame / measurement.length * Double(timeWidth - 1)
    return min(timeWidth - 1, max(0, Int(min(1e6, max(-1, share)).rounded())))
  }

  private func wrapped(_ frame: Double) -> Double {
    measurement.loops && frame >= measurement.length ? frame - measurement.length : frame
  }

  /// The line of a motion; what crosses the seam goes on at the left.
  private func draw(_ segment: MotionSegment, in cells: inout [Character]) {
    let length = measurement.length
    for column in column(segment.start)...column(min(segment.end, length)) { cells[column] = "━" }
    guard segment.end > length else { return }
    for column in 0...column(segment.end - length) { cells[column] = "━" }
  }

  private func drawEnds(_ segment: MotionSegment, in cells: inout [Character]) {
    cells[column(segment.start)] = "◆"
    let isOver = segment.end > measurement.length
    cells[column(isOver ? segment.end - measurement.length : segment.end)] = "◆"
  }

  /// The spacing of ticks: 1, 2 or 5 times a power of ten, at least nine columns apart.
  private static func step(_ seconds: Double, columns: Int) -> Double {
    let least = seconds * 9 / Double(columns)
    var step = 1e-3
    while step < least {
      for factor in [2, 2.5, 2] {
        step *= factor
        if step >= least { break }
      }
    }
    return step
  }

  private static func trimmed(_ cells: [Character]) -> String {
    var cells = cells
    while cells.last == " " { cells.removeLast() }
    return String(cells)
  }
}
