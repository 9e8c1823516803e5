import InbetweenDiagnostics
import InbetweenTimingReport

/// A dope sheet as the page's template sees it.
struct SheetView {
  let ticks: Markup
  let grid: Markup
  let lanes: [Lane]
  let rows: [Row]
  let remarks: [String]
  let loops: Bool

  /// A line of the sheet.
  struct Row {
    let id: String
    let isLayer: Bool
    let hasChildren: Bool
    let depth: String
    let name: String
    /// Where in the file the layer stands; empty for properties.
    let path: String
    let kind: String
    let mark: String
    let verdict: String
    let label: String
    let track: Markup
    let height: String
  }

  /// A line of markers that do not overlap.
  struct Lane {
    let marks: Markup
    let label: String
  }

  private static let deepest = 8
  private static let maximumMarkers = 200
}

extension SheetView {
  init(_ report: Report, section: Int) {
    let measurement = report.measurement
    let ruler = Ruler(rate: measurement.frameRate, length: measurement.length)
    ticks = Self.ticks(ruler)
    grid = Self.grid(ruler, measurement)
    lanes = Self.lanes(measurement)
    loops = measurement.loops
    let drawing = TrackDrawing(report)
    let tree = SheetTree(measurement)
    rows = tree.lines.enumerated().map { index, line in
      switch line {
      case .layer(let layer, let depth, let hasChildren):
        Self.layer(
          layer, id: "r\(section)-layer\(index)", depth: depth, hasChildren: hasChildren, drawing)
      case .property(let row, let depth):
        Self.property(row, id: "r\(section)-row\(row)", depth: depth, drawing)
      }
    }
    var remarks: [String] = []
    let omitted = tree.omittedRows + measurement.omittedRows
    if omitted > 0 {
      remarks.append(Report.count(omitted, "more row is", "more rows are") + " not drawn.")
    }
    if tree.stillLayers > 0 {
      let layers = Report.count(
        tree.stillLayers, "layer that never changes is", "layers that never change are")
      remarks.append(layers + " left out.")
    }
    if measurement.markers.count > Self.maximumMarkers {
      remarks.append(
        "\(measurement.markers.count - Self.maximumMarkers) more markers are not drawn.")
    }
    self.remarks = remarks
  }

  private static func layer(
    _ layer: MeasuredLayer, id: String, depth: Int, hasChildren: Bool, _ drawing: TrackDrawing
  ) -> Row {
    let rate = drawing.measurement.frameRate
    let times = layer.spans.prefix(4).map { "\(rate.text($0.start)) to \(rate.text($0.end))" }
    let name = layer.name.isEmpty ? "Layer without a name" : Names.safe(layer.name)
    return Row(
      id: id, isLayer: true, hasChildren: hasChildren, depth: "\(min(depth, deepest))",
      name: name, path: layer.path?.description ?? "", kind: "", mark: "", verdict: "",
      label: times.isEmpty ? "never shown" : "shown " + times.joined(separator: ", "),
      track: drawing.layer(layer), height: Share.number(TrackDrawing.layerHeight))
  }

  private static func property(
    _ row: Int, id: String, depth: Int, _ drawing: TrackDrawing
  ) -> Row {
    let measured = drawing.measurement.rows[row]
    let verdict = drawing.verdict(ofRow: row)
    let letters = measured.characters.map { " (\(Report.count($0.count, "letter", "letters")))" }
    return Row(
      id: id, isLayer: false, hasChildren: false, depth: "\(min(depth, deepest))",
      name: Names.safe(measured.property) + (letters ?? ""), path: "",
      kind: verdict?.cssClass ?? "", mark: verdict?.sign ?? "", verdict: verdict?.rawValue ?? "",
      label: Names.safe(drawing.label(ofRow: row)), track: drawing.property(row),
      height: Share.number(drawing.height(ofRow: row)))
  }
}

// MARK: Time

extension SheetView {
  private static func ticks(_ ruler: Ruler) -> Markup {
    var markup = Markup()
    for tick in ruler.ticks {
      let isLast = tick.share > 0.96
      let kind: Markup = isLast ? "tick last" : "tick"
      let x = isLast ? -4 : 4
      markup += """
        <svg class="\(kind)" x="\(Share(tick.share))"><line y1="26" y2="34"/>\
        <text x="\(x)" y="14">\(tick.seconds) s</text>\
        <text class="frame" x="\(x)" y="28">\(tick.frame)</text></svg>
        """
    }
    return markup
  }

  private static func grid(_ ruler: Ruler, _ measurement: Measurement) -> Markup {
    var markup = Markup()
    for tick in ruler.ticks {
      let x = Share(tick.share)
      markup += "<line class=\"tick\" x1=\"\(x)\" x2=\"\(x)\" y2=\"100%\"/>"
    }
    guard measurement.length > 0 else { return markup }
    for marker in measurement.markers.prefix(maximumMarkers) {
      let x = Share(marker.start / measurement.length)
      markup += "<line class=\"marker\" x1=\"\(x)\" x2=\"\(x)\" y2=\"100%\"/>"
    }
    if measurement.loops {
      markup += "<line class=\"seam\" x1=\"100%\" x2=\"100%\" y2=\"100%\"/>"
    }
    return markup
  }

  /// Markers in as few lines as keep their names apart.
  private static func lanes(_ measurement: Measurement) -> [Lane] {
    guard measurement.length > 0 else { return [] }
    var lanes: [(end: Double, marks: Markup, labels: [String])] = []
    let sorted = measurement.markers.prefix(maximumMarkers).enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }
    for marker in sorted.map(\.element) {
      let name = Names.safe(marker.name)
      let start = marker.start / measurement.length
      let width = max(0, marker.duration) / measurement.length
      // A name takes about a hundredth of the length for each character.
      let end = start + max(width, 0.012 * Double(min(40, name.count) + 2))
      let rate = measurement.frameRate
      var words = "\(name), at \(rate.text(marker.start))"
      if marker.duration > 0 { words += " for \(rate.text(marker.duration))" }
      let marks: Markup = """
        <rect class="span" x="\(Share(start))" width="\(Share(width))" data-t="\(words)"/>\
        <svg class="flag" x="\(Share(start))"><path d="M0 3V25M0 4H9L6 9L9 14H0"/>\
        <text x="14" y="17">\(name)</text></svg>
        """
      if let lane = lanes.firstIndex(where: { $0.end <= start }) {
        lanes[lane].end = end
        lanes[lane].marks += marks
        lanes[lane].labels.append(words)
      } else if lanes.count < 12 {
        lanes.append((end, marks, [words]))
      } else {
        lanes[11].marks += marks
        lanes[11].labels.append(words)
      }
    }
    return lanes.map { Lane(marks: $0.marks, label: $0.labels.joined(separator: "; ")) }
  }
}
