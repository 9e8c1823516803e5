extension Fact.Curve {
  /// What Android calls a curve, in resources and in code: `@android:interpolator/fast_out_slow_in`,
  /// `BounceInterpolator`; nil for any other name.
  static func interpolator(_ name: String) -> Fact.Curve? {
    let name = name.split { $0 == "/" || $0 == "." }.last.map(String.init) ?? name
    let plain = name.replacing("_interpolator", with: "").replacing("Interpolator", with: "")
    guard plain != name || !plain.contains(where: \.isUppercase) else { return nil }
    switch plain.replacing("_", with: "").lowercased() {
    case "linear": return .named("linear")
    case "accelerate": return .named("ease-in")
    case "decelerate": return .named("ease-out")
    case "acceleratedecelerate": return .named("ease-in-out")
    case "anticipate": return .named("ease-in-back")
    case "overshoot": return .named("ease-out-back")
    case "anticipateovershoot": return .named("ease-in-out-back")
    case "bounce": return .named("ease-out-bounce")
    case "fastoutslowin": return .bezier(0.4, 0, 0.2, 1)
    case "fastoutlinearin": return .bezier(0.4, 0, 1, 1)
    case "linearoutslowin": return .bezier(0, 0, 0.2, 1)
    default: return nil
    }
  }
}
