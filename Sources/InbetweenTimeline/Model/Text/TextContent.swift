/// A text layer's text, with what moves its characters.
public struct TextContent: Hashable, Sendable {
  /// The text over time, in the order of frames; never empty. Each holds until the next.
  public var documents: [TextKeyframe]
  /// The source of the expression on the text; nil without one.
  public var expression: String?
  /// The slot that may replace the documents; nil for none.
  public var slot: String?
  /// The mask along which it runs; nil for a straight line.
  public var path: TextPath?
  /// What scales and turns as one about an anchor point.
  public var anchorGrouping: AnchorGrouping
  /// Where that anchor point is, as a fraction of the group's size: 1 is 100 %.
  public var groupingAlignment: Property<Point>
  /// In the order of the panel.
  public var animators: [TextAnimator]

  /// The text of `documents`.
  public init(
    documents: [TextKeyframe], expression: String? = nil, slot: String? = nil,
    path: TextPath? = nil, anchorGrouping: AnchorGrouping = .character,
    groupingAlignment: Property<Point> = .constant(.zero), animators: [TextAnimator] = []
  ) {
    self.documents = documents
    self.expression = expression
    self.slot = slot
    self.path = path
    self.anchorGrouping = anchorGrouping
    self.groupingAlignment = groupingAlignment
    self.animators = animators
  }

  /// What scales and turns as one (Lottie specification, "Text Grouping", numbers from 1).
  public enum AnchorGrouping: String, Hashable, Sendable, CaseIterable {
    /// Each character, word or line, or the whole text.
    case character, word, line, all
  }
}

/// What a text is from one frame on.
public struct TextKeyframe: Hashable, Sendable {
  /// On the clock of the composition that holds the layer.
  public var frame: Double
  /// The text and its style.
  public var document: TextDocument

  /// `document` from `frame` on.
  public init(_ frame: Double, _ document: TextDocument) {
    self.frame = frame
    self.document = document
  }
}

/// A text and its style.
public struct TextDocument: Hashable, Sendable {
  /// Lines are separated by `\n` (the file's U+000D and U+0003).
  public var text: String
  /// The name of the font, as `Font.name`.
  public var font: String
  /// In pixels.
  public var size: Double
  /// nil for no fill.
  public var fill: Color?
  /// nil for no stroke.
  public var stroke: Color?
  /// In pixels.
  public var strokeWidth: Double
  /// Whether the stroke lies over the fill.
  public var strokeIsOverFill: Bool
  /// How lines are set.
  public var justification: Justification
  /// In thousandths of an em.
  public var tracking: Double
  /// From baseline to baseline, in pixels.
  public var lineHeight: Double
  /// Upwards, in pixels.
  public var baselineShift: Double
  /// How letters are capitalised.
  public var caps: Caps
  /// The box in which lines wrap; nil for point text.
  public var box: Rect?
  /// Where in the file it stands.
  public var origin = Origin()

  /// The text `text`, set in `font` at `size`.
  public init(
    _ text: String, font: String, size: Double, fill: Color?, lineHeight: Double,
    stroke: Color? = nil, strokeWidth: Double = 0, strokeIsOverFill: Bool = true,
    justification: Justification = .left, tracking: Double = 0, baselineShift: Double = 0,
    caps: Caps = .asTyped, box: Rect? = nil
  ) {
    self.text = text
    self.font = font
    self.size = size
    self.fill = fill
    self.lineHeight = lineHeight
    self.stroke = stroke
    self.strokeWidth = strokeWidth
    self.strokeIsOverFill = strokeIsOverFill
    self.justification = justification
    self.tracking = tracking
    self.baselineShift = baselineShift
    self.caps = caps
    self.box = box
  }

  /// How lines are set, in the order of the specification's numbers from 0.
  public enum Justification: String, Hashable, Sendable, CaseIterable {
    /// Ragged lines.
    case left, right, center
    /// Lines stretched to the box; the last one as named.
    case justifyLastLeft, justifyLastRight, justifyLastCenter, justifyAll
  }

  /// How letters are capitalised, in the order of the specification's numbers from 0.
  public enum Caps: String, Hashable, Sendable, CaseIterable {
    /// As typed, all capitals, or small capitals.
    case asTyped, all, small
  }
}

/// The mask along which a text runs.
public struct TextPath: Hashable, Sendable {
  /// The mask's place in the layer's list, from 0.
  public var mask: Int
  /// In pixels.
  public var firstMargin: Property<Double>
  /// In pixels.
  public var lastMargin: Property<Double>
  /// Whether letters stand upright on the path rather than on the layer; default true.
  public var isPerpendicular: Property<Double>
  /// Whether the text begins at the path's end; 1 or 0.
  public var isReversed: Property<Double>
  /// Whether letters spread over the whole path; 1 or 0.
  public var forcesAlignment: Property<Double>

  /// A text along the mask `mask`.
  public init(
    mask: Int, firstMargin: Property<Double> = .constant(0),
    lastMargin: Property<Double> = .constant(0), isPerpendicular: Property<Double> = .constant(1),
    isReversed: Property<Double> = .constant(0), forcesAlignment: Property<Double> = .constant(0)
  ) {
    self.mask = mask
    self.firstMargin = firstMargin
    self.lastMargin = lastMargin
    self.isPerpendicular = isPerpendicular
    self.isReversed = isReversed
    self.forcesAlignment = forcesAlignment
  }
}

/// A font that text names.
public struct Font: Hashable, Sendable {
  /// What text documents refer to it by, such as `Inter-Bold`.
  public var name: String
  /// Such as `Inter`.
  public var family: String
  /// Such as `Bold`.
  public var style: String
  /// The ascent as a fraction of the size: 1 is 100 %.
  public var ascent: Double
  /// Where it can be had, as the file says; empty when it does not.
  public var location: String
  /// The CSS weight as the file says; empty when it does not.
  public var weight: String

  /// The font `name`.
  public init(
    name: String, family: String, style: String, ascent: Double, location: String = "",
    weight: String = ""
  ) {
    self.name = name
    self.family = family
    self.style = style
    self.ascent = ascent
    self.location = location
    self.weight = weight
  }
}

/// The outline of one character that the file carries.
public struct Glyph: Hashable, Sendable {
  /// The character; some are several code points.
  public var character: String
  /// Such as `Inter`.
  public var family: String
  /// Such as `Bold`.
  public var style: String
  /// The size at which the file gives the outlines' style, in pixels.
  public var size: Double
  /// The advance, in hundredths of the size.
  public var width: Double
  /// In hundredths of the size, y down, the baseline at 0.
  public var content: Content
  /// Where in the file it stands.
  public var origin = Origin()

  /// The outline of `character`.
  public init(
    _ character: String, family: String, style: String, size: Double, width: Double,
    content: Content
  ) {
    self.character = character
    self.family = family
    self.style = style
    self.size = size
    self.width = width
    self.content = content
  }

  /// What a character is drawn with.
  public enum Content: Hashable, Sendable {
    /// Its outlines.
    case outlines([ShapeItem])
    /// A nested composition, for characters made of layers.
    case composition(NestedComposition, timing: LayerTiming, transform: Transform)
  }
}
