package import InbetweenDiagnostics
import InbetweenRuntime
package import InbetweenSceneGraph
package import InbetweenTimeline

/// What a timeline can be written as.
package enum Exporter: String, Hashable, Sendable, CaseIterable {
  /// Swift source literals of the timeline, against the library product.
  case literal
  /// The timeline as JSON: `schema/timeline.schema.json`.
  case timelineJSON = "timeline-json"
  /// A SwiftUI view that draws the animation by itself.
  case swiftUI = "swiftui"
  /// Core Animation layers that the render server moves by itself, in a view for each toolkit.
  case coreAnimation = "core-animation"
}

extension Exporter {
  /// What the command line calls it.
  package var name: String { rawValue }

  /// Whether it draws the scene, in which texts become outlines.
  package var draws: Bool {
    switch self {
    case .literal, .timelineJSON: false
    case .swiftUI, .coreAnimation: true
    }
  }

  /// The files that say `timeline`.
  ///
  /// - Parameters:
  ///   - timeline: as it was imported.
  ///   - options: what a user may choose.
  ///   - log: receives what the target cannot say.
  ///   - sequences: draws pictures of what a target has no words for.
  ///   - scene: makes the scene, for targets that draw.
  /// - Returns: whole files, for one folder.
  package func export(
    _ timeline: Timeline, _ options: ExportOptions, log: inout DiagnosticLog,
    sequences: ImageSequenceMaker = .none, scene: (inout DiagnosticLog) -> Scene
  ) -> [GeneratedFile] {
    switch self {
    case .literal: [LiteralFile.make(timeline, options)]
    case .timelineJSON:
      [
        GeneratedFile(
          name: options.fileName("timeline.json"), contents: TimelineJSON.write(timeline))
      ]
    case .swiftUI:
      switch options.style {
      case .canvas:
        [SwiftUIFile.make(scene(&log), timeline, options, sequences: sequences, log: &log)]
      case .keyframes:
        KeyframesFile.make(scene(&log), timeline, options, sequences: sequences, log: &log).map {
          [$0]
        }
          ?? []
      }
    case .coreAnimation:
      [CoreAnimationFile.make(scene(&log), timeline, options, sequences: sequences, log: &log)]
    }
  }
}

/// What a user may choose of the files that are written.
package struct ExportOptions: Hashable, Sendable {
  /// What the animation is called: the types and files are named after it.
  package var name: String
  /// The file that was converted, without its folder; nil where there is none to be named.
  package var source: String?
  /// Who may use what is written.
  package var access: Access
  /// Whether layers may use names of filters that Apple has not documented.
  package var allowsUndocumented: Bool
  /// How SwiftUI source moves things.
  package var style: Style
  /// What a design document calls motions; empty without one.
  package var documented: [DocumentedMotion]
  /// What is wanted of the colours of views; of the rules about one, later ones count more.
  package var theme: [ThemeRule] = []
  /// The seconds after the start at which it stands still for people who prefer less motion; nil for
  /// a marker's frame, or one that is chosen by looking.
  package var still: Double?
  /// What assistive technologies call it; nil to leave it out, as decoration.
  package var label: String?
  /// Whether the file shows its view beside the source.
  package var hasPreview = true
  /// Where what plays it stands.
  package var runtime = Runtime.embedded
  /// The themes of the package.
  package var variants: [ThemeVariant] = []
  /// The one among them that is shown first; nil for the file's own values.
  package var initialTheme: String?
  /// How views follow machines.
  package var machines = MachineClass.observable
  /// What each side of a layer that can be touched has at least, in points; nil for its own size.
  package var touchTarget: Double?
  /// Whether views can show several frames at once, mixed by their shares, as tweens of state
  /// machines do.
  package var mixesFrames = false
  /// Where views look for pictures that their source does not hold.
  package var bundle = PictureBundle.main
  /// All that the animation is written as: the types of one module need names of their own.
  package var together: [Exporter] = []
  /// What writing it may take.
  package var limits = WorkLimits()
  /// The words of the command that no other field tells: `--pictures`, `catalog`.
  package var words: [String] = []

  package init(
    name: String, source: String? = nil, access: Access = .internal,
    allowsUndocumented: Bool = true, style: Style = .canvas, documented: [DocumentedMotion] = []
  ) {
    self.name = name
    self.source = source
    self.access = access
    self.allowsUndocumented = allowsUndocumented
    self.style = style
    self.documented = documented
  }

  /// How SwiftUI source moves things.
  package enum Style: String, Hashable, Sendable, CaseIterable {
    /// A function draws each frame into a `Canvas`.
    case canvas
    /// Keyframe timelines move views, for scenes that are small enough.
    case keyframes
  }

  /// How views follow the classes of machines.
  package enum MachineClass: String, Hashable, Sendable, CaseIterable {
    /// By Observation, from iOS 17 on.
    case observable
    /// By Combine, from iOS 16 on.
    case observableObject = "observable-object"
  }

  /// Where what plays views stands.
  package enum Runtime: String, Hashable, Sendable, CaseIterable {
    /// In the file of each animation, which needs no other.
    case embedded
    /// In a file of its own, which the animations of a module have together.
    case shared
    /// In the library product `InbetweenUI`, which animations import.
    case library

    var form: RuntimeForm {
      switch self {
      case .embedded: .embedded
      case .shared: .shared
      case .library: .library
      }
    }
  }

  /// Whether its file says no more than what is its own.
  var sharesRuntime: Bool { runtime != .embedded }

  /// What stands before the names of what plays views.
  var runtimePrefix: SwiftCode { sharesRuntime ? "\(SwiftCode(runtime: RuntimeForm.home))." : "" }

  /// Who may use what is written.
  package enum Access: String, Hashable, Sendable, CaseIterable {
    /// The module that it is compiled into.
    case `internal`
    /// All.
    case `public`
  }

  /// What a file is called that is written of the animation: its bare type's name, then what it is,
  /// so that those of several targets lie beside one another.
  ///
  /// - Parameter ending: such as `view.swift`.
  /// - Returns: the name.
  package func fileName(_ ending: StaticString) -> String {
    typeName.text + "." + ending.description
  }

  /// The name as the stem of a file in the current folder.
  package var fileStem: String {
    var stem = ""
    for scalar in name.unicodeScalars.prefix(100) {
      switch scalar {
      case "/", "\\", ":", "\0"..."\u{1F}", "\u{7F}": stem += "-"
      default: stem.unicodeScalars.append(scalar)
      }
    }
    while stem.utf8.count > 200 { stem.removeLast() }
    return stem.isEmpty || stem.hasPrefix(".") ? "animation" + stem : stem
  }
}

extension ExportOptions {
  /// What the view is called.
  var typeName: SwiftNames.Identifier { SwiftNames.type(after: name).name }

  /// What the view is called, as source has it.
  package var viewName: String { SwiftCode(identifier: typeName).text }

  /// What the view of a target is called.
  package func viewName(of exporter: Exporter) -> String {
    (SwiftCode(identifier: typeName) + typeEnding(of: exporter)).text
  }

  /// Told where the view cannot be called as its animation is; nil where it is.
  package var renaming: Diagnostic? {
    let type = SwiftNames.type(after: name)
    return type.taken.map {
      .renamedType($0, is: SwiftCode(identifier: type.name).text, of: name)
    }
  }

  /// What tells the type of a target from that of another one of the same animation: the SwiftUI
  /// view bears the bare name, or the layers, or the literal.
  func typeEnding(of exporter: Exporter) -> SwiftCode {
    switch exporter {
    case .swiftUI, .timelineJSON: ""
    case .coreAnimation: together.contains(.swiftUI) ? "Layers" : ""
    case .literal: together.contains(where: \.draws) ? "Timeline" : ""
    }
  }

  /// The options with which a view is written again as it is, but for its target.
  var viewWords: SwiftCode {
    var words: [String] = []
    if access == .public { words += ["--access", access.rawValue] }
    if sharesRuntime { words += ["--runtime", runtime.rawValue] }
    if machines != .observable { words += ["--machines", machines.rawValue] }
    if let touchTarget { words += ["--touch-target", DecimalText.text(touchTarget)] }
    if !hasPreview { words.append("--no-preview") }
    if let label { words += ["--label", label] }
    if let still { words += ["--still", DecimalText.text(still) + "s"] }
    return SwiftCode.joined(
      (words + self.words).map { " \(comment: ShellWord($0).text)" }, by: "")
  }

  /// The options with which a target is written again under the same name.
  func targetWords(of exporter: Exporter) -> SwiftCode {
    let isAlone = typeEnding(of: exporter).text.isEmpty
    return SwiftCode.joined(
      (isAlone ? [exporter] : together).map { " --to \(comment: $0.name)" }, by: "")
  }
}

/// A file to be written.
package struct GeneratedFile: Hashable, Sendable {
  /// Without a folder.
  package var name: String
  /// UTF-8.
  package var contents: [UInt8]
  /// The names and values of colours that a rule for its theme may be about.
  package var themeSubjects: [String]
  /// The slots for which its theme takes values.
  package var slots: Set<String> = []
  /// The constants of its theme.
  package var constants = ThemeConstants()

  package init(name: String, contents: [UInt8], themeSubjects: [String] = []) {
    self.name = name
    self.contents = contents
    self.themeSubjects = themeSubjects
  }
}
