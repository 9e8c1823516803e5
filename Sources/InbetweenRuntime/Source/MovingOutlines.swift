extension InbetweenRuntime.Outline: InbetweenRuntime.Mixable {
  public static func inbetweenMix(
    _ from: InbetweenRuntime.Outline, _ to: InbetweenRuntime.Outline, _ fraction: Double
  ) -> InbetweenRuntime.Outline {
    var result = from
    for index in result.numbers.indices where index < to.numbers.count {
      result.numbers[index] += (to.numbers[index] - result.numbers[index]) * fraction
    }
    return result
  }
}
