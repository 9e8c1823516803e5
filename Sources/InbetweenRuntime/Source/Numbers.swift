extension [Double]: InbetweenRuntime.Mixable {
  public static func inbetweenMix(
    _ from: [Double], _ to: [Double], _ fraction: Double
  ) -> [Double] {
    zip(from, to).map { $0 + ($1 - $0) * fraction }
  }
}
