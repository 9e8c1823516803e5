package import InbetweenDiagnostics
package import InbetweenExporters
import InbetweenSceneGraph
package import InbetweenTimeline

/// What is in an animation, for a reader: the tree of compositions and layers, what moves, the
/// features used, sizes and counts.
package struct Inspection: Hashable, Sendable {
  package var animation: String
  let timeline: Timeline
  let compositions: [CompositionSummary]
  let features: [FeatureCount]
  let targets: [TargetReport]
  /// What others may replace.
  let slots: [SlotSummary]
  /// What its package replaces.
  var themes: [ThemeSummary] = []
  /// What plays it.
  var machines: [MachineSummary] = []

  /// Of a timeline, and what becomes of it in targets.
  package init(of timeline: Timeline, named name: String, targets: [TargetReport] = []) {
    self.targets = targets
    animation = name
    self.timeline = timeline
    compositions =
      [CompositionSummary(id: nil, name: timeline.name, layers: timeline.layers)]
      + timeline.compositions.map {
        CompositionSummary(id: $0.id, name: $0.name, layers: $0.layers)
      }
    slots = SlotSummary.all(of: timeline)
    features = FeatureCensus(timeline).features.map { FeatureCount(name: $0.name, count: $0.count) }
  }
}

extension Animation {
  /// What is in it, and what becomes of it in each target.
  ///
  /// - Parameters:
  ///   - input: its own file.
  ///   - imported: what was found when it was read.
  ///   - targets: those that are looked at.
  ///   - progress: receives how many of these are done.
  /// - Returns: the inspection.
  package func inspection(
    of input: InputFile, imported: DiagnosticLog = DiagnosticLog(),
    targets: [Target] = Target.allCases, progress: (Int) -> Void = { _ in }
  ) -> Inspection {
    let lost =
      imported.findings.filter { Self.losses.contains($0.code) } + missingPictures(of: input)
    let ownPaths = [manifestPath, manifestPath?["background"]]
    let left = imported.findings.filter {
      $0.code == .manifestFieldNotUsed && ownPaths.contains($0.path)
    }
    var log = DiagnosticLog()
    let scene = scene(fonts: [], log: &log)
    let options = ExportOptions(name: name, source: input.name)
    var inspection = Inspection(
      of: timeline, named: name,
      targets: targets.enumerated().map { index, target in
        progress(index)
        var report = target.report(of: timeline, scene, options, sequences: sequences(of: input))
        if report.isWritten {
          report.lost = lost + report.lost
          if target != .literal { report.leftToCode += left }
        }
        return report
      })
    inspection.themes = ThemeSummary.all(of: self)
    inspection.machines = machines.map { MachineSummary($0, named: name) }
    return inspection
  }

  /// What is said of a file when something in it reaches no target.
  private static let losses: Set<DiagnosticCode> = [
    .layerNotConverted, .unknownLayerType, .effectNotConverted, .styleNotConverted,
    .noiseNotConverted, .effectPartNotConverted, .unknownShape, .missingImage,
    .packagePartNotConverted,
  ]
}

extension Inspection {
  var layerCount: Int { compositions.reduce(0) { $0 + $1.layers.count } }
  var movingCount: Int { layers.reduce(0) { $0 + $1.moving.count } }
  var keyframeCount: Int { layers.flatMap(\.moving).reduce(0) { $0 + $1.keyframes } }
  var expressionCount: Int { layers.reduce(0) { $0 + $1.expressions } }

  private var layers: [LayerSummary] { compositions.flatMap(\.layers) }
}

/// How often a feature is used.
struct FeatureCount: Hashable, Sendable {
  let name: String
  let count: Int
}

/// The layers of the main composition (which has no identifier) or of a nested one.
struct CompositionSummary: Hashable, Sendable {
  let id: String?
  let name: String
  /// Topmost first.
  let layers: [LayerSummary]

  init(id: String?, name: String, layers: [Layer]) {
    self.id = id
    self.name = name
    self.layers = layers.map { LayerSummary($0) }
  }
}

/// One layer: what it is and what of it moves.
struct LayerSummary: Hashable, Sendable {
  let id: Int
  let name: String
  /// Such as `shape`.
  let kind: String
  /// What it refers to: a composition, an image, a sound; nil for none.
  let reference: String?
  /// In frames of its composition.
  let start, end: Double
  let parent: Int?
  let matte: Matte?
  let isMatteSource, isHidden: Bool
  /// How many properties it has, moving or not.
  let properties: Int
  let moving: [MovingProperty]
  let expressions: Int

  init(_ layer: Layer) {
    id = layer.id
    name = layer.name
    kind = layer.content.kindName
    reference = layer.content.reference
    start = layer.timing.frames.start
    end = layer.timing.frames.end
    parent = layer.parent
    matte = layer.matte
    isMatteSource = layer.isMatteSource
    isHidden = layer.isHidden
    let all = layer.properties
    properties = all.count
    moving = all.compactMap { MovingProperty($0) } + MovingProperty.text(of: layer)
    expressions = all.count { $0.property.expression != nil }
  }
}

/// A property that keyframes change.
struct MovingProperty: Hashable, Sendable {
  /// As in After Effects: `Trim Paths 1 › End`.
  let name: String
  let keyframes: Int
  /// The frames of the first and the last keyframe, on its composition's clock.
  let first, last: Double

  private init?(_ name: String, times: [Double]) {
    guard let first = times.first, let last = times.last else { return nil }
    self.name = name
    keyframes = times.count
    self.first = first
    self.last = last
  }

  fileprivate init?(_ property: NamedProperty) {
    guard !property.property.isStatic else { return nil }
    self.init(property.name, times: property.property.keyframeTimes)
  }

  /// The words of a text layer, where they change.
  fileprivate static func text(of layer: Layer) -> [MovingProperty] {
    guard case .text(let text) = layer.content, text.documents.count > 1 else { return [] }
    return [MovingProperty("Text › Source Text", times: text.documents.map(\.frame))]
      .compactMap { $0 }
  }
}

extension LayerContent {
  fileprivate var reference: String? {
    switch self {
    case .image(let id), .sound(let id): id
    case .composition(let nested): nested.id
    case .null, .solid, .shape, .text, .camera, .other: nil
    }
  }
}
