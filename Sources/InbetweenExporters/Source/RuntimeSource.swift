import InbetweenDiagnostics
import InbetweenRuntime

/// The parts of the runtime that the file of an animation has or uses.
struct RuntimeSource {
  /// What the animation's view is called.
  let type: SwiftCode
  let options: ExportOptions
  let form: Form
  /// With all that they need.
  let parts: [RuntimePart]

  init(
    _ parts: Set<RuntimePart>, of type: SwiftCode, _ options: ExportOptions, _ form: Form
  ) {
    self.type = type
    self.options = options
    self.form = form
    self.parts = RuntimePart.closure(of: parts)
  }

  /// How a view draws.
  enum Form {
    case canvas, keyframes, layers

    /// The view whose members play it.
    var sample: RuntimePart {
      switch self {
      case .canvas, .keyframes: .sampleDrawing
      case .layers: .sampleLayers
      }
    }

    /// The systems from which on it can be used, as `@available` has them.
    var systems: StaticString {
      switch self {
      case .canvas: "iOS 15, macOS 12, tvOS 15, watchOS 8, *"
      case .keyframes: "iOS 17, macOS 14, tvOS 17, watchOS 10, *"
      case .layers: "iOS 14, macOS 11, tvOS 14, *"
      }
    }
  }

  /// `@available`, which each declaration of the file has.
  var available: SwiftCode { "@available(\(SwiftCode(word: form.systems)))" }

  private var text: RuntimeText {
    RuntimeText(
      .animation(type.text), options.runtime.form, isPublic: options.access == .public,
      systems: form.systems.description)
  }

  /// The members of the view that play it, with the brace that closes its type.
  ///
  /// - Parameters:
  ///   - sample: the view whose members they are.
  ///   - shown: the themes where none is asked for, as constants of `Theme`.
  ///   - label: what assistive technologies call it; nil to leave it out.
  /// - Returns: the members.
  func members(
    of sample: RuntimePart, shown: (light: SwiftCode?, dark: SwiftCode?), label: String?
  ) -> SwiftCode {
    var members = text.members(of: sample)
    if let light = shown.light {
      members = members.replacingWord(
        "theme: Theme = .standard", with: "theme: Theme = .\(light.text)")
    }
    if let dark = shown.dark {
      members = members.replacingWord(
        "darkTheme: Theme? = nil", with: "darkTheme: Theme? = .\(dark.text)")
    }
    if let label {
      let text: SwiftCode = ", label: Text(\(label)))"
      members = members.replacingWord(
        ", still: Timing.still))", with: ", still: Timing.still)\(text.text)")
    }
    return SwiftCode(runtime: members)
  }

  /// Writes what is not said by other parts of the file: of parts that are shared no more than
  /// their names.
  func write(to file: inout SourceWriter) {
    let own = parts.filter { $0 != form.sample && !(options.sharesRuntime && $0.isShareable) }
    if options.sharesRuntime {
      let shared = parts.filter { $0.isShareable && !$0.types.isEmpty }
      let names = shared.flatMap { part in
        part.types.map { (part, SwiftCode(runtime: $0)) }
      }
      if !names.isEmpty {
        file.line()
        file.line(available)
        file.block("extension \(type)") { inside in
          for (part, name) in names {
            let access: SwiftCode =
              part.visibility == .api
              ? (options.access == .public ? "public " : "") : "fileprivate "
            let own: SwiftCode = part == .move ? "<Timing>" : ""
            inside.line("\(access)typealias \(name) = \(options.runtimePrefix)\(name)\(own)")
          }
        }
      }
    }
    for part in own {
      file.line()
      file.source(source(of: part))
    }
  }

  private func source(of part: RuntimePart) -> SwiftCode {
    let source = text.source(of: part)
    guard part == .sampleLayersView, let label = options.label else {
      return SwiftCode(runtime: source)
    }
    let text: SwiftCode = "    label = NSLocalizedString(\(label), comment: \"\")"
    var labelled = source
    for made in ["size: \(type.text).size))", "super.init(coder: coder)"] {
      labelled = labelled.replacingWord(made, with: "\(made)\n\(text.text)")
    }
    return SwiftCode(runtime: labelled)
  }
}

/// The file with what animations of one module share.
package enum SharedRuntime {
  /// The file's name.
  package static let fileName = "InbetweenRuntime.swift"

  /// Whether a path is that of the file.
  package static func isFile(_ path: String) -> Bool {
    path == fileName || path.hasSuffix("/" + fileName)
  }

  /// The file: all that animations may use.
  ///
  /// - Parameter access: who may use the animations.
  /// - Returns: one file for a module.
  package static func file(_ access: ExportOptions.Access) -> GeneratedFile {
    GeneratedFile(name: fileName, contents: source(.shared, isPublic: access == .public))
  }

  /// The one file of the library product.
  package static let library = GeneratedFile(
    name: RuntimeForm.module + ".swift", contents: source(.library, isPublic: true))

  private static func source(_ form: RuntimeForm, isPublic: Bool) -> [UInt8] {
    let text = RuntimeText(.shared, form, isPublic: isPublic)
    let parts = RuntimePart.allCases.filter(\.isShareable)
    var file = SourceWriter()
    switch form {
    case .embedded, .shared:
      file.line("// Written by Inbetween: what the animations of a module have together.")
    case .library:
      file.line("// Written by the tests from Sources/InbetweenRuntime: UPDATE_GOLDENS=1.")
      file.line("// swift-format-ignore-file")
    }
    file.line("// swiftlint:disable all")
    file.line()
    if form == .library {
      file.line("#if canImport(SwiftUI)")
      file.line()
    }
    let importing: SwiftCode = isPublic ? "public import" : "import"
    file.line("import CoreText")
    file.line("\(importing) SwiftUI")
    file.platformImports(importing)
    file.line()
    switch form {
    case .embedded, .shared: file.line("/// What the animations of the module have together.")
    case .library: file.line("/// What the animations have together that import it.")
    }
    let access: SwiftCode = isPublic ? "public " : ""
    file.line("\(access)enum \(SwiftCode(runtime: RuntimeForm.home)) {}")
    for part in parts where !part.isOfLayers {
      file.line()
      file.source(SwiftCode(runtime: text.source(of: part)))
    }
    file.line()
    file.line("#if !os(watchOS)")
    for part in parts where part.isOfLayers {
      file.line()
      file.source(SwiftCode(runtime: text.source(of: part)))
    }
    file.line()
    file.line("#endif")
    if form == .library {
      file.line()
      file.line("#endif")
    }
    return file.bytes
  }
}

extension RuntimePart {
  /// Whether only layers use it, which watchOS has not.
  fileprivate var isOfLayers: Bool {
    [
      .layersHost, .layersView, .observer, .layerTree, .layerWays, .layerPictures, .layerSequences,
      .layerSlots, .layerWords, .layerPoses, .curveControlPoints,
    ].contains(self)
  }
}

extension SourceWriter {
  /// Imports of the toolkits.
  mutating func platformImports(_ importing: SwiftCode) {
    line()
    line("#if canImport(UIKit)")
    line("  \(importing) UIKit")
    line("#else")
    line("  \(importing) AppKit")
    line("#endif")
  }

  /// Our own source of several lines.
  mutating func source(_ code: SwiftCode) {
    var bytes = Array(code.text.utf8)
    while bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    data(bytes, keepingBlankLines: true)
  }
}
