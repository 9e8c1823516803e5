package import InbetweenTimeline

/// The timing curves that have a name in CSS, Core Animation, SwiftUI or After Effects.
package enum NamedEasing: String, Hashable, Sendable, CaseIterable {
  case linear
  /// CSS `ease`, Core Animation's `default`.
  case ease
  case easeIn = "ease-in"
  case easeOut = "ease-out"
  case easeInOut = "ease-in-out"
  /// After Effects' Easy Ease on both keyframes.
  case easyEase = "easy ease"
  /// After Effects' Easy Ease on the later keyframe.
  case easyEaseIn = "easy ease in"
  /// After Effects' Easy Ease on the earlier keyframe.
  case easyEaseOut = "easy ease out"

  /// Its control points.
  package var curve: TimingCurve {
    switch self {
    case .linear: .linear
    case .ease: TimingCurve(0.25, 0.1, 0.25, 1)
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .easeInOut: .easeInOut
    case .easyEase: .easyEase
    case .easyEaseIn: TimingCurve(0.167, 0.167, 0.667, 1)
    case .easyEaseOut: TimingCurve(0.333, 0, 0.833, 0.833)
    }
  }
}

extension NamedEasing {
  /// The curve of a name, however it is spelled: `easeInOut`, `ease in out`, `EASE_IN_OUT`.
  package init?(name: String) {
    let plain = Self.plain(name)
    let match = Self.allCases.first { Self.plain($0.rawValue) == plain }
    if let match {
      self = match
    } else if plain == "default" {
      self = .ease
    } else {
      return nil
    }
  }

  /// The letters of a name, in lower case.
  static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter }
  }
}
