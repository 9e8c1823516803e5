import InbetweenDiagnostics
import InbetweenLowering
import InbetweenTimeline

/// Writes a display list as SwiftUI views, one for each layer and composition, that keyframe
/// timelines move. What is drawn is settled in the list: here are words, names and layout.
struct KeyframesWriter {
  let list: AnimatedDisplayList
  /// Names of views and modifiers.
  var names = SwiftNames(reserved: [
    "Moment", "TimelineView", "ContentView", "PlaceholderContentView", "EmptyView", "AnyView",
    "TupleView", "View", "Glyphs",
  ])
  /// The views and modifiers, those that others show first.
  var views = ViewTypes()
  var theme = ThemeColors()
  /// Whether views take moments, in which frames are mixed, instead of times.
  var mixesFrames = false
  /// Words values of slots; nil for a file without.
  var slots: SwiftUIWriter?
  var timing = TimingConstants()
  var glyphs = GlyphConstants()
  /// Motions that have names already.
  var documented: [DocumentedMotion] = []
  /// What working out outlines may take.
  let limits: WorkLimits
  /// What those so far have taken of it, in points.
  var outlineWork = 0
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
  /// Where pictures lie that the source does not hold; nil for the main bundle.
  var bundle: SwiftCode?
  /// Whether anything moves.
  var usesTimelines = false
  /// How what moves is written.
  var bakes = BakeReport()
  var keyframeCount = 0
  var vertexCount = 0
  var movingVertexCount = 0
  /// The size at which each composition is seen.
  var sizes: [Int: Size] = [:]
  private var compositions: [Int: Part] = [:]
  /// The views of layers, those without their mattes apart; nil for what shows nothing.
  var layers: [LayerView: Part?] = [:]
  var placements: [LayerLocation: Part] = [:]

  /// A layer as it is seen.
  struct LayerView: Hashable {
    var layer: LayerLocation
    /// Whether its matte limits it.
    var isLimited: Bool
  }

  /// A view or modifier that has been written.
  struct Part {
    var name: SwiftNames.Identifier
    var usesTime: Bool
    var usesTheme: Bool
    /// Whether something in it looks at what is below it.
    var mixes = false

    enum Kind {
      /// The view of a layer, of a composition's layers, and what moves others.
      case view, layers, modifier

      var conformance: SwiftCode {
        switch self {
        case .view, .layers: "View"
        case .modifier: "ViewModifier"
        }
      }

      /// What its body begins with.
      var head: SwiftCode {
        switch self {
        case .view, .layers: "var body: some View"
        case .modifier: "func body(content: Content) -> some View"
        }
      }

      /// What the names of such types end with.
      var ending: String {
        switch self {
        case .view: " view"
        case .layers: " layers"
        case .modifier: " placement"
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

  /// The frames that each composition's clock ever shows.
  let clocks: [Int: FrameRange]

  init(_ list: AnimatedDisplayList, limits: WorkLimits) {
    self.list = list
    self.limits = limits
    clocks = list.shownFrames(followsRemaps: true)
  }

  var rate: Double { list.frameRate.framesPerSecond }
}

// MARK: Compositions

extension KeyframesWriter {
  /// Writes the view of a composition after those of its layers.
  mutating func composition(_ place: Int, size: Size) -> Part {
    if let known = compositions[place] { return known }
    let composition = list.compositions[place]
    let isMain = place == list.main
    sizes[place] = size
    var shown: [(subject: LayerSubject, view: Part)] = []
    for index in composition.paintOrder {
      let subject = LayerSubject(index, of: composition, at: place)
      if let view = layer(subject) { shown.append((subject, view)) }
    }
    // One layer that is always there is all that its composition shows.
    if !isMain, shown.count == 1, condition(of: shown[0].subject) == nil {
      compositions[place] = shown[0].view
      return shown[0].view
    }
    let title = isMain ? "scene view" : composition.name + Part.Kind.layers.ending
    var part = Part(
      name: names.name(after: title, or: "composition", .upper), usesTime: false,
      usesTheme: false)
    var stack: [ViewCode] = []
    for (subject, view) in shown {
      stack.append(self.shown(subject, view, &part))
      part.mixes = part.mixes || view.mixes
    }
    compositions[place] = part
    let name = composition.name.isEmpty ? "a nested composition" : composition.name
    var view = ViewType(
      part: part, kind: .layers, purpose: "The layers of ",
      subject: isMain ? "the main composition" : name)
    view.isKept = isMain
    if stack.isEmpty { view.body.line("Color.clear") }
    if stack.count == 1, condition(of: shown[0].subject) == nil {
      for line in stack[0].lines { view.body.line(line) }
    } else if !stack.isEmpty {
      view.body.block("ZStack(alignment: .topLeading)") { inside in
        for line in stack.flatMap(\.lines) { inside.line(line) }
      }
    }
    views.append(view)
    return part
  }

  /// A layer's view while the layer is shown.
  private func shown(_ subject: LayerSubject, _ view: Part, _ user: inout Part) -> ViewCode {
    let call = view.call()
    let condition = condition(of: subject)
    user.usesTime = user.usesTime || view.usesTime || condition != nil
    user.usesTheme = user.usesTheme || view.usesTheme
    return condition.map { ViewCode(block: ["if \($0) {", "  \(call)", "}"], leaves: 1) }
      ?? ViewCode(call)
  }

  /// The frames of its composition that are ever shown.
  func seen(_ subject: LayerSubject) -> FrameRange {
    clocks[subject.place.composition] ?? FrameRange(-.infinity, .infinity)
  }

  /// When a layer is shown; nil when it is throughout.
  func condition(of subject: LayerSubject) -> SwiftCode? {
    let (seen, shown) = (seen(subject), subject.layer.shown)
    let starts: SwiftCode = "time >= \(seconds(shown.start))"
    let ends: SwiftCode = "time < \(seconds(shown.end))"
    switch (shown.start <= seen.start, shown.end >= seen.end) {
    case (true, true): return nil
    case (true, false): return ends
    case (false, true): return starts
    case (false, false): return "\(starts), \(ends)"
    }
  }

  func seconds(_ frame: Double) -> Double {
    let bounded = min(1e7, max(-1e7, frame))
    let value = (bounded / rate * 100_000).rounded() / 100_000
    return value == 0 ? 0 : value
  }

  /// Writes a view with its statics and motion.
  mutating func write(
    _ draft: LayerDraft, _ code: ViewCode, _ part: Part, _ kind: Part.Kind,
    _ purpose: SwiftCode = "", of subject: String
  ) {
    count(draft)
    // Nothing of it is written then.
    guard !isRefused else { return }
    if !draft.motion.list.isEmpty { usesTimelines = true }
    var type = ViewType(part: part, kind: kind, purpose: purpose, subject: subject)
    type.statics = draft.statics
    type.namesMotion = draft.namesMotion
    type.motion = motion(draft.motion, type: "Motion", of: draft)
    type.body = CodeLines(code.lines)
    views.append(type)
  }
}
