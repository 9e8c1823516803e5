package import InbetweenTimeline

/// Timing curves by the names that others give them: Robert Penner's easing functions as curves
/// (easings.net), Material Design's and Android's.
package enum CurvePresets {
  private static let curves: [(name: String, curve: TimingCurve)] = [
    ("easeInSine", TimingCurve(0.12, 0, 0.39, 0)), ("easeOutSine", TimingCurve(0.61, 1, 0.88, 1)),
    ("easeInOutSine", TimingCurve(0.37, 0, 0.63, 1)), ("easeInQuad", TimingCurve(0.11, 0, 0.5, 0)),
    ("easeOutQuad", TimingCurve(0.5, 1, 0.89, 1)), ("easeInOutQuad", TimingCurve(0.45, 0, 0.55, 1)),
    ("easeInCubic", TimingCurve(0.32, 0, 0.67, 0)), ("easeOutCubic", TimingCurve(0.33, 1, 0.68, 1)),
    ("easeInOutCubic", TimingCurve(0.65, 0, 0.35, 1)),
    ("easeInQuart", TimingCurve(0.5, 0, 0.75, 0)),
    ("easeOutQuart", TimingCurve(0.25, 1, 0.5, 1)),
    ("easeInOutQuart", TimingCurve(0.76, 0, 0.24, 1)),
    ("easeInQuint", TimingCurve(0.64, 0, 0.78, 0)), ("easeOutQuint", TimingCurve(0.22, 1, 0.36, 1)),
    ("easeInOutQuint", TimingCurve(0.83, 0, 0.17, 1)), ("easeInExpo", TimingCurve(0.7, 0, 0.84, 0)),
    ("easeOutExpo", TimingCurve(0.16, 1, 0.3, 1)), ("easeInOutExpo", TimingCurve(0.87, 0, 0.13, 1)),
    ("easeInCirc", TimingCurve(0.55, 0, 1, 0.45)), ("easeOutCirc", TimingCurve(0, 0.55, 0.45, 1)),
    ("easeInOutCirc", TimingCurve(0.85, 0, 0.15, 1)),
    ("easeInBack", TimingCurve(0.36, 0, 0.66, -0.56)),
    ("easeOutBack", TimingCurve(0.34, 1.56, 0.64, 1)),
    ("easeInOutBack", TimingCurve(0.68, -0.6, 0.32, 1.6)),
    ("material standard", TimingCurve(0.2, 0, 0, 1)),
    ("material standard decelerate", TimingCurve(0, 0, 0, 1)),
    ("material standard accelerate", TimingCurve(0.3, 0, 1, 1)),
    ("material emphasized decelerate", TimingCurve(0.05, 0.7, 0.1, 1)),
    ("material emphasized accelerate", TimingCurve(0.3, 0, 0.8, 0.15)),
    ("fast out slow in", TimingCurve(0.4, 0, 0.2, 1)),
    ("linear out slow in", TimingCurve(0, 0, 0.2, 1)),
    ("fast out linear in", TimingCurve(0.4, 0, 1, 1)),
  ]

  /// In their usual spelling.
  static var names: [String] { curves.map(\.name) }

  /// A curve by its name, however it is spelled: `ease-out-cubic`, `Material: Standard`.
  package static func curve(named name: String) -> (name: String, curve: TimingCurve)? {
    let plain = NamedEasing.plain(name)
    // Two of Material's names are its own, without its name before them, too.
    let isMaterial = plain.hasPrefix("emphasized")
    return curves.first {
      let own = NamedEasing.plain($0.name)
      return own == plain || isMaterial && own == "material" + plain
    }
  }
}
