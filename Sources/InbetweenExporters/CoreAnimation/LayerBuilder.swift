import InbetweenDiagnostics
import InbetweenLowering
import InbetweenSceneGraph
import InbetweenTimeline
import InbetweenTypesetting

/// Makes the layers of a display list: a tree that the render server moves by itself.
struct LayerBuilder {
  let list: AnimatedDisplayList
  /// The same as pictures show it: in the values that rules of the theme say.
  var pictured: AnimatedDisplayList
  var options: ExportOptions
  var log = DiagnosticLog()
  var theme = ThemeColors()
  /// Words values of slots; nil for a file without.
  var slots: SwiftUIWriter?
  /// What the theme calls texts, each of which may be seen in several places.
  var texts: [ThemedText: SwiftNames.Identifier] = [:]
  var report = BakeReport()
  /// What outlines and tracks may still take.
  var work: OutlineWork
  /// Whether it was reported that it is spent.
  var isSpent = false
  /// The layer that is being made.
  var current: AnimatedLayer?
  let sequences: ImageSequenceMaker
  /// What could not be built of layers so far, and has no pictures either.
  var lost: [Loss] = []
  /// Whether there was no room for the pictures of something.
  var isFull = false
  /// What was drawn so far.
  var pictures: LayerPictures
  /// The pictures that count in the report: each once, wherever it is seen.
  var taken: Set<LayerPictures.Key> = []
  /// Whether layers show several frames at once, as tweens of machines do.
  var mixesFrames = false
  /// What was told of them that is not mixed as it is drawn.
  var unmixed: Set<Unmixed> = []
  /// The outlines of characters that move, which are seen in many places.
  var enlarged: [GlyphLibrary.Face: [BezierPath]] = [:]
  /// How many more layers may be made: nested compositions are made once for each place.
  var budget = Self.maximumLayers

  /// Beyond this a tree takes seconds to build and gigabytes to compile.
  static let maximumLayers = 20_000
  /// Those that pictures replaced count too.
  static let maximumMade = 80_000

  init(
    _ list: AnimatedDisplayList, _ options: ExportOptions, sequences: ImageSequenceMaker = .none
  ) {
    self.list = list
    pictured = list
    self.options = options
    work = OutlineWork(limit: options.limits.points)
    pictures = LayerPictures(work: PictureWork(limit: options.limits.pixels))
    self.sequences = sequences
  }

  /// Something that layers cannot draw.
  struct Loss: Hashable {
    /// In words, after "cannot draw".
    var what: String
    /// Whether it depends on what lies below its layer.
    var isBlending = false
  }

  /// A text of the theme.
  struct ThemedText: Hashable {
    var document: TextDocument
    var layer: String
    var path: JSONPath?
  }

  /// Where layers are made: the composition, its clock, the frames of the main composition that
  /// count, colours.
  struct LayerContext {
    /// The place in the list of the composition that holds the layers.
    var composition: Int
    var clock: LayerClock
    var range: FrameRange
    /// Of the composition that holds the layers.
    var size: Size
    /// What effects make of a colour, at a frame of the clock.
    var colorMap: [ColorMapping] = []
    var depth = 0
    /// Whether the layers' own space is somewhere stretched: circles are none.
    var isStretched = false
    /// How many times as large places are seen at most; nil for those in the space of the layer that is
    /// being made.
    var placeScale: Double?
  }

  /// Colours mapped to others by an effect on a layer, on the clock of that layer.
  struct ColorMapping {
    var clock: LayerClock
    var properties: [AnyProperty]
    /// Whether what lies evenly between two colours does not lie so between what they become.
    var isBent: Bool
    var map: (Color, Double) -> Color
  }

  /// The whole tree.
  mutating func tree() -> LayerNode {
    var root = LayerNode(list.name.isEmpty ? "scene" : list.name)
    root.bounds = Rect(origin: .zero, size: list.size)
    root.isCut = true
    root.sublayers = layers(
      LayerContext(
        composition: list.main, clock: LayerClock(list.frameRate), range: list.frames,
        size: list.size))
    return isolated(root)
  }

  /// What a composition shows, the lowest first.
  mutating func layers(_ context: LayerContext) -> [LayerNode] {
    guard context.depth < Scene.deepestNesting else { return [] }
    let backdrop = backdrop(context)
    let rest = composition(context).runs.dropFirst(backdrop.runs)
    return backdrop.nodes + nodes(of: rest, context) { _ in true }
  }

  /// What some of a composition's layers show, the lowest first.
  ///
  /// - Parameters:
  ///   - runs: those layers.
  ///   - context: of the composition that holds them.
  ///   - isShown: whether a layer is among them.
  /// - Returns: a node for each layer that shows something, and for each run of deep ones.
  mutating func nodes(
    of runs: ArraySlice<AnimatedComposition.Run>, _ context: LayerContext,
    where isShown: (Int) -> Bool
  ) -> [LayerNode] {
    var result: [LayerNode] = []
    for run in runs {
      let layers = run.layers.filter(isShown)
      if run.isDeep {
        if let node = deep(layers, context) { result.append(node) }
        continue
      }
      for index in layers {
        if let node = layer(index, context) { result.append(node) }
      }
    }
    return result
  }

  /// The composition whose layers are made.
  func composition(_ context: LayerContext) -> AnimatedComposition {
    list.compositions[context.composition]
  }

  /// A leaf or container that counts against the budget.
  mutating func made(_ node: LayerNode) -> LayerNode? {
    pictures.layersMade += 1
    guard budget > 0, pictures.layersMade <= Self.maximumMade else {
      if budget >= 0 {
        budget = -1
        log.report(
          Diagnostic(
            .lostInTarget, at: .root,
            "Core Animation would need more than \(Self.maximumLayers) layers; the rest is left out",
            fix: "render the animation as a movie, or use a SwiftUI view"))
      }
      return nil
    }
    budget -= 1
    return node
  }

  /// Counts all layers of a node against the budget, which will be made twice: each of many that show
  /// the last one so shows twice as many. Returns whether there was room for them.
  mutating func remade(_ node: LayerNode) -> Bool {
    guard made(node) != nil else { return false }
    return node.sublayers.allSatisfy { remade($0) } && node.masks.allSatisfy { remade($0) }
  }

  mutating func lose(
    _ what: String, _ layer: AnimatedLayer, fix: String, isBlending: Bool = false
  ) {
    lost.append(Loss(what: what, isBlending: isBlending))
    log.report(
      Diagnostic(
        .lostInTarget, at: layer.origin.path, layer: layer.name,
        "Core Animation cannot draw \(what); it is left out", fix: fix))
  }
}
