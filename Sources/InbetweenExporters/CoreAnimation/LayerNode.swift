import InbetweenTimeline

/// A layer as it will be made: what it is, what of it moves, what it holds.
struct LayerNode: Hashable {
  var kind: Kind = .plain
  /// What its function is named after.
  var name: String
  /// nil where the layer's own rectangle does not matter.
  var bounds: Rect?
  /// Whether what it holds is cut to its bounds.
  var isCut = false
  var channels: [LayerChannel] = []
  /// The outlines of a shape.
  var path: PathTrack?
  /// From the lowest to the topmost.
  var sublayers: [LayerNode] = []
  /// At most one: what limits where it shows.
  var masks: [LayerNode] = []
  /// How it mixes with what is below, which has an undocumented name; nil for by covering it.
  var filter: Filter?

  /// How a layer mixes with what is below it.
  enum Filter: Hashable {
    case mode(BlendMode)
    /// What is opaque below is hidden as much as the layer covers it.
    case hole
  }

  /// What a layer is.
  enum Kind: Hashable {
    case plain
    case shape(ShapeStyle)
    case gradient(isRadial: Bool)
    /// A radial gradient that never moves, whose highlight lies off its centre.
    case highlight(Highlight)
    /// A picture by the asset's identifier, and by the theme's name for it where that has one.
    case image(String, themed: SwiftNames.Identifier?)
    /// Pictures as files in base64; `contents` says which of them is seen.
    case sequence([String])
  }

  /// What a gradient is drawn from.
  struct Highlight: Hashable {
    /// Offset, red, green, blue, opacity, and so on.
    var stops: Numbers
    var center: Point
    /// A point of the circle that is its last colour.
    var edge: Point
    /// How far on the way to the edge the highlight lies, and by how many degrees that turns.
    var length: Double
    var angle: Double

    /// The pixels on each side of a picture of a square. Between pixels a picture is even: where a
    /// colour begins to change, a quarter of what changes within a pixel is lost, of which 1 level of
    /// 255 does not show; at the highlight itself, twice as much.
    func pixels(of square: Rect) -> Double {
      let levels = fastestChange
      let scale = levels <= 2 ? 0.5 : levels <= 4 ? 1 : 2.0
      return (square.size.width * scale).rounded(.up)
    }

    /// The levels of 255 by which a channel of what is shown changes within a point at most.
    private var fastestChange: Double {
      let radius = (edge - center).length * (1 - abs(length))
      var fastest = 0.0
      var last: (offset: Double, levels: [Double])?
      for place in stride(from: 0, to: stops.count, by: 5) {
        let opacity = 255 * stops[place + 4]
        let levels: [Double] = (1...3).map { opacity * stops[place + $0] } + [opacity]
        if let last {
          let change = zip(last.levels, levels).map { abs($1 - $0) }.max() ?? 0
          let points = (stops[place] - last.offset) * radius
          if change > 0 { fastest = max(fastest, change / max(1e-9, points)) }
        }
        last = (stops[place], levels)
      }
      return fastest
    }
  }

  /// What of a shape never moves.
  struct ShapeStyle: Hashable {
    /// The theme's name for its colour; nil where the colour moves, or is black for a mask.
    var themed: SwiftNames.Identifier?
    var isStroke = false
    var rule = FillRule.nonZero
    var cap = LineCap.butt
    var join = LineJoin.miter
    /// Empty for an unbroken line.
    var dashes: [Double] = []
    /// In place of some of them, by their places, what a theme says.
    var themedDashes: [Int: LayerChannel.Themed] = [:]
  }

  init(_ name: String, _ kind: Kind = .plain, sublayers: [LayerNode] = []) {
    self.name = name
    self.kind = kind
    self.sublayers = sublayers
  }
}

extension LayerNode {
  /// Whether something of it mixes with what is below it, through whatever holds that.
  var mixesWithBackdrop: Bool {
    filter != nil || masks.isEmpty && sublayers.contains(where: \.mixesWithBackdrop)
  }
}

/// A property of a layer over time, on the main composition's clock.
struct LayerChannel: Hashable {
  var key: LayerKey
  /// One for what never moves.
  var keys: [NumbersKey]
  /// Whether the keyframes are those of the file, so that someone may tune them.
  var isAuthored = false
  /// The value of a theme that takes the place of the keyframes.
  var themed: Themed?

  var isStill: Bool { still != nil }

  /// The numbers that never change; nil for what moves, and for what a theme may change.
  var still: Numbers? { themed == nil ? keys.still : nil }

  /// A value of the theme.
  struct Themed: Hashable {
    var name: SwiftNames.Identifier
    /// Whether it is a function of the frame.
    var isMoving: Bool
    /// Whether the name is that of a function of the theme and the frame in `Artwork`.
    var isWorkedOut = false
    /// What of it is meant.
    var part = Part.whole
    /// Multiplied with it.
    var factor = 1.0
    /// What it may be, before that.
    var limits = -Double.infinity...Double.infinity
    /// Its frame 0 on the main composition's clock, and how long one of its frames lasts there.
    var start = 0.0
    var stretch = 1.0

    enum Part: Hashable { case whole, x, y }
  }
}

/// Outlines over time, on the main composition's clock.
struct PathTrack: Hashable {
  struct Key: Hashable {
    var frame: Double
    var outlines: [BezierPath]
    var easing: Easing
  }

  var keys: [Key]
  /// The function of the theme that takes the place of the keyframes.
  var themed: LayerChannel.Themed?
  /// Words of the theme that take the place of outlines that never change.
  var words: Words?

  /// A text that may be another one.
  struct Words: Hashable {
    /// The theme's.
    var name: SwiftNames.Identifier
    var font: String
    /// In points, as are the height of lines and what is between characters.
    var size: Double
    var lineHeight: Double
    var tracking: Double
    /// The fraction of a line that stands left of x 0.
    var side: Double
    /// Outlines around the words.
    var around: [BezierPath] = []
  }

  /// The outlines that never change; nil for those that move.
  var still: [BezierPath]? {
    guard let first = keys.first else { return [] }
    return keys.allSatisfy { $0.outlines == first.outlines } ? first.outlines : nil
  }
}

extension PathTrack {
  /// Outlines that never change.
  init(still outlines: [BezierPath], from frame: Double) {
    keys = [Key(frame: frame, outlines: outlines, easing: .hold)]
  }

  /// With more outlines before or behind those of each keyframe.
  mutating func insert(_ outline: BezierPath) {
    for index in keys.indices { keys[index].outlines.insert(outline, at: 0) }
    words?.around.insert(outline, at: 0)
  }
}

/// What of a layer may move, by Core Animation's key path.
enum LayerKey: String, Hashable, CaseIterable {
  case position
  case positionX = "position.x"
  case positionY = "position.y"
  case boundsOrigin = "bounds.origin"
  case boundsOriginX = "bounds.origin.x"
  case boundsOriginY = "bounds.origin.y"
  case rotation = "transform.rotation.z"
  case scaleX = "transform.scale.x"
  case scaleY = "transform.scale.y"
  /// Six numbers, in Core Graphics' order.
  case transform
  case opacity
  /// 1 where the layer does not show.
  case hidden
  case fillColor
  case strokeColor
  case lineWidth
  case miterLimit
  case lineDashPhase
  case strokeStart
  case strokeEnd
  case startPoint
  case endPoint
  /// Four numbers for each stop.
  case colors
  case locations
  case shadowColor
  case shadowOpacity
  case shadowRadius
  case shadowOffset
  /// The place in a sequence.
  case contents

  /// How exactly its numbers are written.
  var precision: Precision {
    switch self {
    case .position, .positionX, .positionY, .boundsOrigin, .boundsOriginX, .boundsOriginY,
      .rotation, .lineWidth, .miterLimit, .lineDashPhase, .shadowRadius, .shadowOffset, .hidden,
      .contents:
      .length
    case .scaleX, .scaleY, .transform, .opacity, .strokeStart, .strokeEnd, .startPoint, .endPoint,
      .shadowOpacity:
      .factor
    case .fillColor, .strokeColor, .colors, .locations, .shadowColor: .component
    }
  }

  /// How far a fitted track may be from the exact one.
  var tolerance: Double {
    switch self {
    case .position, .positionX, .positionY, .boundsOrigin, .boundsOriginX, .boundsOriginY,
      .lineWidth, .miterLimit, .lineDashPhase, .shadowRadius, .shadowOffset:
      0.02
    case .rotation: 0.02
    case .scaleX, .scaleY, .transform, .startPoint, .endPoint: 0.0003
    case .opacity, .shadowOpacity, .fillColor, .strokeColor, .colors, .locations, .shadowColor:
      0.002
    case .strokeStart, .strokeEnd: 0.0001
    case .hidden, .contents: 0
    }
  }

  /// What its numbers are, for the error of a fit.
  var unit: BakeReport.Unit {
    switch self {
    case .position, .positionX, .positionY, .boundsOrigin, .boundsOriginX, .boundsOriginY,
      .lineWidth, .miterLimit, .lineDashPhase, .shadowRadius, .shadowOffset, .hidden, .contents:
      .length
    case .rotation: .angle
    case .scaleX, .scaleY, .transform, .opacity, .fillColor, .strokeColor, .strokeStart,
      .strokeEnd, .startPoint, .endPoint, .colors, .locations, .shadowColor, .shadowOpacity:
      .share
    }
  }
}
