import InbetweenTimeline

/// Where views look for pictures that their source does not hold.
package enum PictureBundle: Hashable, Sendable {
  /// In the app, or the app extension, that shows them.
  case main
  /// In the target that their file belongs to: a package's, a framework's or an app's.
  case module
  /// In a bundle that the target's code has under a name, such as `Assets.bundle`.
  case named(DottedName)
}

extension PictureBundle {
  /// The bundle that a text asks for: `main`, `module` or the name of a value; nil for other texts.
  package init?(_ text: String) {
    switch text {
    case "main": self = .main
    case "module": self = .module
    default:
      guard let name = DottedName(text) else { return nil }
      self = .named(name)
    }
  }

  /// What `init(_:)` reads.
  package var text: String {
    switch self {
    case .main: "main"
    case .module: "module"
    case .named(let name): name.text
    }
  }

  /// The constant of a view that holds the bundle; nil for the main one, which needs none.
  func constant(of type: SwiftCode) -> SwiftCode? { self == .main ? nil : "\(type).bundle" }

  /// The view's constant.
  func write(to view: inout SourceWriter) {
    switch self {
    case .main: break
    case .module:
      view.source(
        """
        /// Where its pictures lie: the bundle of the target that this file belongs to.
        nonisolated fileprivate static var bundle: Bundle {
          #if SWIFT_PACKAGE
            return Bundle.module
          #else
            return Bundle(for: Target.self)
          #endif
        }

        /// Tells in which target it is.
        private final class Target {}
        """)
    case .named(let name):
      view.line("/// Where its pictures lie.")
      view.line("nonisolated fileprivate static var bundle: Bundle { \(SwiftCode(name: name)) }")
    }
  }
}

/// A picture of an asset catalogue, as code asks for it.
struct NamedPicture {
  /// What the catalogue calls it.
  var name: String
  /// Nil for the main bundle.
  var bundle: SwiftCode?

  /// - Parameters:
  ///   - file: whose ending the catalogue leaves out.
  ///   - bundle: where the catalogue is; nil for the main bundle.
  init(file: String, bundle: SwiftCode?) {
    let stem = file.split(separator: ".").dropLast().joined(separator: ".")
    name = stem.isEmpty ? file : stem
    self.bundle = bundle
  }

  /// An `Image` of SwiftUI.
  var image: SwiftCode {
    guard let bundle else { return "Image(\(name))" }
    return "Image(\(name), bundle: \(bundle))"
  }

  /// The call of `picture(named:in:)` of layers.
  var call: SwiftCode {
    guard let bundle else { return "picture(named: \(name))" }
    return "picture(named: \(name), in: \(bundle))"
  }
}

extension Timeline {
  /// Whether a picture's own bytes are not in it.
  var namesPictures: Bool {
    images.contains {
      if case .external = $0.source { true } else { false }
    }
  }
}
