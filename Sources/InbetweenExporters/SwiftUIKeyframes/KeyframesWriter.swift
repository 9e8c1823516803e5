import InbetweenDiagnostics
import InbetweenSceneGraph
import InbetweenTimeline

/// Writes a scene as SwiftUI views, one for each layer and composition, that keyframe timelines
/// move.
struct KeyframesWriter {
  let scene: Scene
  /// Names of views and modifiers.
  var names = SwiftNames(reserved: [
    "Moment", "TimelineView", "ContentView", "PlaceholderContentView", "EmptyView", "AnyView",
    "TupleView", "View",
  ])
  /// The views and modifiers, those that others show first.
  var views = ViewTypes()
  var theme = ThemeColors()
  /// Whether views take moments, in which frames are mixed, instead of times.
  var mixesFrames = false
  /// Words values of slots; nil for a file without.
  var slots: SwiftUIWriter?
  var timing = TimingConstants()
  /// Motions that have names already.
  var documented: [DocumentedMotion] = []
  /// Why the scene cannot be written so.
  var refusals: [Diagnostic] = []
  /// Whether outlines are written as path text.
  var usesPathText = false
  /// Whether pictures are embedded.
  var usesPictures = false
  /// Whether texts can be replaced by a theme's.
  var usesWords = false
  /// The pictures that layers may show.
  var images: [ImageAsset] = []
  /// Whether anything moves.
  var usesTimelines = false
  /// How what moves is written.
  var bakes = BakeReport()
  var keyframeCount = 0
  var vertexCount = 0
  private var compositions: [Int: Part] = [:]
  private var layers: [LayerLocation: Part?] = [:]
  private var placements: [LayerLocation: Part] = [:]

  /// A view or modifier that has been written.
  struct Part {
    var name: SwiftNames.Identifier
    var usesTime: Bool
    var usesTheme: Bool

    enum Kind {
      case view, modifier

      var conformance: SwiftCode {
        switch self {
        case .view: "View"
        case .modifier: "ViewModifier"
        }
      }

      /// What its body begins with.
      var head: SwiftCode {
        switch self {
        case .view: "var body: some View"
        case .modifier: "func body(content: Content) -> some View"
        }
      }
    }

    /// What makes it.
    func call(time: SwiftCode = "time") -> SwiftCode {
      var arguments: [SwiftCode] = []
      if usesTime { arguments.append("time: \(time)") }
      if usesTheme { arguments.append("theme: theme") }
      return SwiftCode(calling: name, SwiftCode.joined(arguments, by: ", "))
    }
  }

  /// Which layer of which composition; the main composition is nil.
  struct LayerLocation: Hashable {
    var composition: Int?
    var layer: Int
  }

  /// The frames that each nested composition's clock ever shows.
  let clocks: [Int: FrameRange]

  init(_ scene: Scene) {
    self.scene = scene
    clocks = scene.shownFrames
  }

  var rate: Double { scene.frameRate.framesPerSecond }
}

// MARK: Compositions

extension KeyframesWriter {
  /// Writes the view of a composition after those of its layers.
  mutating func composition(_ place: Int?) -> Part {
    if let place, let known = compositions[place] { return known }
    let composition = place.map { scene.compositions[$0] } ?? scene.main
    let title = place == nil ? "scene" : composition.name
    let name = names.name(after: title + " view", or: "composition", .upper)
    var stack: [ViewCode] = []
    var usesTime = false
    var usesTheme = false
    for index in composition.paintOrder {
      let layer = composition.layers[index]
      guard layer.content != .nothing,
        let part = self.layer(
          layer, at: LayerLocation(composition: place, layer: index), composition)
      else { continue }
      let shown = shown(layer, in: place)
      let call = part.call()
      stack.append(
        shown.map { ViewCode(block: ["if \($0) {", "  \(call)", "}"], leaves: 1) }
          ?? ViewCode(call))
      usesTime = usesTime || part.usesTime || shown != nil
      usesTheme = usesTheme || part.usesTheme
    }
    if stack.isEmpty { stack = [ViewCode("Color.clear")] }
    let part = Part(name: name, usesTime: usesTime, usesTheme: usesTheme)
    if let place { compositions[place] = part }
    var view = ViewType(
      part: part, kind: .view,
      subject: place == nil
        ? "The layers of the main composition"
        : composition.name.isEmpty ? "A nested composition" : composition.name)
    view.isKept = place == nil
    view.body.block("ZStack(alignment: .topLeading)") { inside in
      for line in stack.flatMap(\.lines) { inside.line(line) }
    }
    views.append(view)
    return part
  }

  /// When a layer is shown; nil when it is throughout.
  func shown(_ layer: SceneLayer, in composition: Int?) -> SwiftCode? {
    let clock = composition.map { clocks[$0] ?? scene.frames } ?? scene.frames
    let start = seconds(layer.frames.start)
    let end = seconds(layer.frames.end)
    let starts = layer.frames.start <= clock.start
    let ends = layer.frames.end >= clock.end
    if starts, ends { return nil }
    if starts { return "time < \(end)" }
    return ends ? "time >= \(start)" : "time >= \(start), time < \(end)"
  }

  func seconds(_ frame: Double) -> Double {
    let bounded = min(1e7, max(-1e7, frame))
    let value = (bounded / rate * 100_000).rounded() / 100_000
    return value == 0 ? 0 : value
  }
}

// MARK: Layers

extension KeyframesWriter {
  /// Writes the view of a layer; nil where it draws nothing.
  mutating func layer(
    _ layer: SceneLayer, at place: LayerLocation, _ composition: SceneComposition
  ) -> Part? {
    if let known = layers[place] { return known }
    // What cannot be written anyway needs no search for its springs and curves.
    guard !layer.isNeverSeen, !refuse(layer), !isRefused else { return nil }
    var draft = LayerDraft(layer, canvas: canvas(of: place), range: span(of: layer), rate: rate)
    guard var code = content(layer, &draft) else {
      layers[place] = .some(nil)
      return nil
    }
    self.mask(layer, &code, &draft)
    placing(layer.transform, &code, &draft)
    let opacity = value(layer.transform.source.opacity, "opacity", .component, &draft)
    if layer.blendMode != .normal || !opacity.isAlways(1) { code.compose() }
    code.fade(opacity)
    follow(layer.parent, in: place.composition, composition, &code, &draft)
    matte(layer, at: place, composition, &code, &draft)
    if layer.blendMode != .normal, let mode = layer.blendMode.swiftUI {
      code.modify(".blendMode(\(mode))")
    }
    let part = Part(
      name: names.name(after: layer.name + " view", or: "layer", .upper),
      usesTime: draft.usesTime || !draft.motion.list.isEmpty, usesTheme: draft.usesTheme)
    layers[place] = .some(part)
    write(draft, code, part, .view, of: layer.name.isEmpty ? "A layer" : layer.name)
    return part
  }

  /// Writes a view with its statics and motion.
  mutating func write(
    _ draft: LayerDraft, _ code: ViewCode, _ part: Part, _ kind: Part.Kind,
    _ purpose: SwiftCode = "", of subject: String
  ) {
    count(draft)
    if !draft.motion.list.isEmpty { usesTimelines = true }
    var type = ViewType(part: part, kind: kind, purpose: purpose, subject: subject)
    type.statics = draft.statics
    type.motion = motion(draft.motion, type: "Motion", of: draft)
    type.body = CodeLines(code.lines)
    views.append(type)
  }

  func canvas(of place: LayerLocation) -> Size {
    guard let index = place.composition else { return scene.size }
    for composition in [scene.main] + scene.compositions {
      for layer in composition.layers {
        if case .composition(let nesting) = layer.content, nesting.composition == index {
          return nesting.size
        }
      }
    }
    return scene.size
  }

  /// The frames in which a layer can be seen, from the clock's zero on.
  func span(of layer: SceneLayer) -> FrameRange {
    let start = max(0, layer.frames.start.isFinite ? layer.frames.start : 0)
    let end = min(layer.frames.end.isFinite ? layer.frames.end : start, start + 36_000)
    return FrameRange(start, max(start, end))
  }

  // MARK: Parents

  private mutating func follow(
    _ parent: Int?, in place: Int?, _ composition: SceneComposition, _ code: inout ViewCode,
    _ draft: inout LayerDraft
  ) {
    var next = parent
    while let index = next {
      let layer = composition.layers[index]
      next = layer.parent
      guard let part = placement(layer, at: LayerLocation(composition: place, layer: index)) else {
        continue
      }
      draft.usesTime = draft.usesTime || part.usesTime
      draft.usesTheme = draft.usesTheme || part.usesTheme
      code.modify(".modifier(\(part.call()))")
    }
  }

  /// Writes the modifier that moves what follows a layer; nil where that stays in place.
  private mutating func placement(_ layer: SceneLayer, at place: LayerLocation) -> Part? {
    if let known = placements[place] { return known }
    var range = span(of: layer)
    range.start = 0
    range.end = max(range.end, scene.frames.end)
    var draft = LayerDraft(layer, canvas: canvas(of: place), range: range, rate: rate)
    var code = ViewCode("content")
    placing(layer.transform, &code, &draft)
    guard code.lines.count > 1 else { return nil }
    let part = Part(
      name: names.name(after: layer.name + " placement", or: "placement", .upper),
      usesTime: draft.usesTime || !draft.motion.list.isEmpty, usesTheme: draft.usesTheme)
    placements[place] = part
    write(
      draft, code, part, .modifier, "Moves what follows ",
      of: layer.name.isEmpty ? "a layer" : layer.name)
    return part
  }

  // MARK: Mattes

  private mutating func matte(
    _ layer: SceneLayer, at place: LayerLocation, _ composition: SceneComposition,
    _ code: inout ViewCode, _ draft: inout LayerDraft
  ) {
    guard let matte = layer.matte else { return }
    let source = composition.layers[matte.source]
    let sourcePlace = LayerLocation(composition: place.composition, layer: matte.source)
    let part = self.layer(source, at: sourcePlace, composition)
    let call = part?.call() ?? "Color.clear"
    let shown = shown(source, in: place.composition)
    let lines: [SwiftCode] = shown.map { ["if \($0) {", "  \(call)", "}"] } ?? [call]
    draft.usesTime = draft.usesTime || part?.usesTime == true || shown != nil
    draft.usesTheme = draft.usesTheme || part?.usesTheme == true
    code.compose()
    if matte.kind == .alpha {
      code.modify(".mask(alignment: .topLeading) {", lines)
    } else {
      let size = draft.canvas
      code.modify(
        ".mask(alignment: .topLeading) {",
        [
          "ZStack(alignment: .topLeading) {",
          "  Rectangle()",
          "  ZStack(alignment: .topLeading) {",
        ] + lines.map { "    \($0)" } + [
          "  }",
          "  .compositingGroup()",
          "  .blendMode(.destinationOut)",
          "}",
          ".frame(width: \(size.width), height: \(size.height), alignment: .topLeading)",
          ".compositingGroup()",
        ])
    }
  }
}
