import InbetweenTimeline

// How texts are set: documents, paths, anchor points.

extension Option {
  static let texts: [Option] = documents + paths + groupings + wholes

  private static let documents: [Option] =
    TextDocument.Justification.allCases.map { justification in
      document("justification \(justification)") {
        if $0.justification == justification {
          $0.justification = justification == .left ? .right : .left
        }
      }
    }
    + TextDocument.Caps.allCases.map { caps in
      document("caps \(caps)") { if $0.caps == caps { $0.caps = caps == .all ? .asTyped : .all } }
    } + [
      document("document text") { $0.text = "" },
      document("document font") { $0.font = "" },
      document("document size") { $0.size *= 2 },
      document("document fill") { $0.fill = nil },
      document("document stroke") { $0.stroke = nil },
      document("document strokeWidth") { $0.strokeWidth = 0 },
      document("document strokeIsOverFill") { $0.strokeIsOverFill.toggle() },
      document("document tracking") { $0.tracking = 0 },
      document("document lineHeight") { $0.lineHeight *= 2 },
      document("document baselineShift") { $0.baselineShift = 0 },
      document("document box") { $0.box = nil },
    ]

  private static let paths: [Option] = [
    path("firstMargin") { $0.firstMargin = .constant(0) },
    path("lastMargin") { $0.lastMargin = .constant(0) },
    path("isPerpendicular") { $0.isPerpendicular = .constant($0.isUpright ? 1 : 0) },
    path("isReversed") { $0.isReversed = .constant(0) },
    path("forcesAlignment") { $0.forcesAlignment = .constant(0) },
    path("moving margin") {
      $0.firstMargin = .constant($0.firstMargin.track.initialValue)
      $0.lastMargin = .constant($0.lastMargin.track.initialValue)
    },
    outline("closed") { $0.isClosed = false },
    outline("open") { $0.isClosed = true },
    layers("path moving") { layer in
      guard case .text(let content) = layer.content, content.path != nil else { return }
      for index in layer.masks.indices {
        layer.masks[index].path = .constant(layer.masks[index].path.track.initialValue)
      }
    },
  ]

  private static let groupings: [Option] =
    TextContent.AnchorGrouping.allCases.map { grouping in
      text("grouping \(grouping)") {
        if $0.anchorGrouping == grouping {
          $0.anchorGrouping = grouping == .line ? .character : .line
        }
      }
    } + [text("grouping alignment") { $0.groupingAlignment = .constant(.zero) }]

  private static let wholes: [Option] = [
    text("text on a path") { $0.path = nil },
    text("documents over time") { $0.documents = [$0.documents[0]] },
    text("text expression") { $0.expression = nil },
    text("several animators") { $0.animators = Array($0.animators.prefix(1)) },
    animator("several selectors") { $0.selectors = Array($0.selectors.prefix(1)) },
    Option(name: "outlines in the file") { $0.glyphs = [] },
    Option(name: "font in the file") { timeline in
      for index in timeline.fonts.indices { timeline.fonts[index].location = "" }
    },
    document("right to left") {
      if $0.text.unicodeScalars.contains(where: { (0x590...0x8FF).contains($0.value) }) {
        $0.text = String($0.text.reversed())
      }
    },
    document("combining marks") {
      $0.text.unicodeScalars.removeAll { $0.properties.generalCategory == .nonspacingMark }
    },
  ]

  private static func path(
    _ name: String, _ change: @escaping @Sendable (inout TextPath) -> Void
  ) -> Option {
    text("path \(name)") { content in
      guard var path = content.path else { return }
      change(&path)
      content.path = path
    }
  }

  private static func outline(
    _ name: String, _ change: @escaping @Sendable (inout BezierPath) -> Void
  ) -> Option {
    layers("path \(name)") { layer in
      guard case .text(let content) = layer.content, content.path != nil else { return }
      for index in layer.masks.indices {
        guard case .constant(var outline) = layer.masks[index].path.track else { continue }
        change(&outline)
        layer.masks[index].path = .constant(outline)
      }
    }
  }
}

extension TextPath {
  fileprivate var isUpright: Bool { isPerpendicular.track.initialValue < 0.5 }
}
