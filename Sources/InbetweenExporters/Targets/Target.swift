import InbetweenDiagnostics

/// What `convert` can write that moves: an exporter in one of its styles.
package enum Target: String, Hashable, Sendable, CaseIterable {
  case literal, swiftUI, swiftUIKeyframes, coreAnimation
}

extension Target {
  /// What the command line calls it.
  package var name: String {
    switch self {
    case .literal: Exporter.literal.name
    case .swiftUI: Exporter.swiftUI.name
    case .swiftUIKeyframes: Exporter.swiftUI.name + " --style keyframes"
    case .coreAnimation: Exporter.coreAnimation.name
    }
  }

  /// The head of its column where targets are compared.
  package var title: String {
    switch self {
    case .literal: "Literals"
    case .swiftUI: "SwiftUI"
    case .swiftUIKeyframes: "SwiftUI keyframes"
    case .coreAnimation: "Core Animation"
    }
  }
}

/// How a target says a feature.
package enum Support: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// As it was authored, or by what the target itself has for it.
  case native
  /// By keyframes, outlines or layers in between, within the target's tolerance.
  case baked
  /// By pictures that are drawn when the source is written.
  case pictures
  /// Some uses of it are lost, and reported.
  case partly
  /// Not at all: it is reported.
  case lost

  package static func < (left: Support, right: Support) -> Bool {
    left.rawValue < right.rawValue
  }
}
