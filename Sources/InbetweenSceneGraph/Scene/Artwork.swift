package import InbetweenTimeline

/// The contents of a shape layer, resolved: which outlines each paint draws, in what order, and
/// what changes them on the way.
package struct Artwork: Hashable, Sendable {
  /// What is painted, the **lowest first**.
  package var nodes: [ArtworkNode] = []
  /// The paints that `nodes` name by place.
  package var draws: [ArtworkDraw] = []
  /// The steps from shapes to painted outlines; each names earlier ones by place.
  package var steps: [OutlineStep] = []
  /// The transforms of groups that steps and nodes name by place.
  package var transforms: [GroupTransform] = []
  /// For each step, what it yields when that never changes.
  package var fixed: [OutlineSet?] = []
  /// How many points the steps that never change made.
  var fixedPoints = 0
  /// Whether something in it mixes otherwise than normally.
  package var hasBlending = false
  /// How many things it counts as, of those that a scene may draw.
  var weight = 0.0
}

/// A node of the tree of what is painted.
package indirect enum ArtworkNode: Hashable, Sendable {
  /// A fill or stroke: its place in `Artwork.draws`.
  case draw(Int)
  /// Nodes that share a placement, an opacity and a blend mode.
  case group(ArtworkGroup)
  /// Nodes that are drawn several times.
  case repeated(Repeater, [ArtworkNode])
}

/// Nodes that share a placement, an opacity and a blend mode.
package struct ArtworkGroup: Hashable, Sendable {
  /// As in After Effects; may be empty.
  package var name: String
  /// The lowest first.
  package var nodes: [ArtworkNode]
  /// The place in `Artwork.transforms`.
  package var transform: Int
  /// How it mixes with what is below.
  package var blendMode: BlendMode
}

/// A fill or stroke with the outlines that it paints, in the space of the group that holds it.
package struct ArtworkDraw: Hashable, Sendable {
  /// As in After Effects; may be empty.
  package var name: String
  /// What paints.
  package var style: Style
  /// The place of the step in `Artwork.steps` that yields the outlines.
  package var outlines: Int
  /// Where in the file it stands.
  package var origin: Origin

  /// What paints.
  package enum Style: Hashable, Sendable {
    /// The inside.
    case fill(Fill)
    /// A line.
    case stroke(Stroke)
  }
}

/// A step on the way from shapes to painted outlines. A step yields shapes, each of one or more
/// outlines; steps are named by their place in `Artwork.steps`.
package enum OutlineStep: Hashable, Sendable {
  /// One shape, in the space of its group.
  case source(OutlineSource)
  /// The shapes of several steps, one after the other.
  case gathered([Int])
  /// From a group's space to that of the group around it: the transform's place, the step.
  case placed(Int, Int)
  /// The shapes of several steps, changed.
  case modified(OutlineModifier, [Int])
  /// Those shapes of a modified step that came from one of its inputs: the step, the input.
  case selected(Int, input: Int)
  /// The shapes of several steps joined into one.
  case merged(MergePaths, [Int])
  /// The shapes of a step at the place of each copy.
  case repeated(Repeater, Int)
}

/// What an outline comes from.
package enum OutlineSource: Hashable, Sendable {
  /// An outline drawn by hand.
  case path(PathShape)
  /// A rectangle.
  case rectangle(RectangleShape)
  /// An ellipse.
  case ellipse(EllipseShape)
  /// A star or polygon.
  case star(StarShape)
}

extension OutlineSource {
  /// The outline at a frame.
  package func outline(atFrame frame: Double) -> BezierPath {
    switch self {
    case .path(let shape): shape.outline(atFrame: frame)
    case .rectangle(let shape): shape.outline(atFrame: frame)
    case .ellipse(let shape): shape.outline(atFrame: frame)
    case .star(let shape): shape.outline(atFrame: frame)
    }
  }
}

/// What changes outlines one by one.
package enum OutlineModifier: Hashable, Sendable {
  /// Keeps a part.
  case trim(TrimPaths)
  /// Changes each.
  case path(PathModifier)
}

extension OutlineModifier {
  /// The shapes at a frame, as many as come in.
  package func apply(to shapes: [[BezierPath]], atFrame frame: Double) -> [[BezierPath]] {
    switch self {
    case .trim(let trim): trim.apply(toEach: shapes, atFrame: frame)
    case .path(let modifier): shapes.map { modifier.apply(to: $0, atFrame: frame) }
    }
  }

  /// Whether it takes several shapes as one sequence.
  var joinsShapes: Bool {
    switch self {
    case .trim(let trim): trim.mode == .individually
    case .path: false
    }
  }

  /// Everything in it that can move.
  package var properties: [AnyProperty] {
    switch self {
    case .trim(let trim): [.scalar(trim.start), .scalar(trim.end), .scalar(trim.offset)]
    case .path(let modifier): modifier.properties.map(\.property)
    }
  }
}

/// What a step yields.
package struct OutlineSet: Hashable, Sendable {
  /// Topmost first; each shape of one or more outlines.
  package var shapes: [[BezierPath]]
  /// For each input of a modified step, the place behind its last shape.
  package var ends: [Int] = []
}
