/// Stretches what lies between two values of each channel, in a straight line.
public struct LevelsEffect: Hashable, Sendable {
  /// Of red, green and blue, before their own.
  public var all: LevelsRange
  /// Of red alone.
  public var red: LevelsRange
  /// Of green alone.
  public var green: LevelsRange
  /// Of blue alone.
  public var blue: LevelsRange
  /// Of alpha.
  public var alpha: LevelsRange

  /// Levels that change nothing but what is given.
  public init(
    all: LevelsRange = .unchanged, red: LevelsRange = .unchanged, green: LevelsRange = .unchanged,
    blue: LevelsRange = .unchanged, alpha: LevelsRange = .unchanged
  ) {
    self.all = all
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

/// What becomes of the values of a channel: the input range becomes the output range, and what lies
/// beyond it the output range's ends.
public struct LevelsRange: Hashable, Sendable {
  /// 0 to 1.
  public var inputBlack: Property<Double>
  /// 0 to 1.
  public var inputWhite: Property<Double>
  /// 0 to 1.
  public var outputBlack: Property<Double>
  /// 0 to 1.
  public var outputWhite: Property<Double>

  /// From one range to another.
  public init(
    inputBlack: Property<Double> = .constant(0), inputWhite: Property<Double> = .constant(1),
    outputBlack: Property<Double> = .constant(0), outputWhite: Property<Double> = .constant(1)
  ) {
    self.inputBlack = inputBlack
    self.inputWhite = inputWhite
    self.outputBlack = outputBlack
    self.outputWhite = outputWhite
  }

  /// Every value stays as it is.
  public static let unchanged = LevelsRange()
}

extension LevelsEffect {
  /// Everything in it that can move, under After Effects' names.
  var properties: [NamedProperty] {
    all.properties("") + red.properties("Red ") + green.properties("Green ")
      + blue.properties("Blue ") + alpha.properties("Alpha ")
  }
}

extension LevelsRange {
  fileprivate func properties(_ channel: String) -> [NamedProperty] {
    describedProperties.map { NamedProperty(channel + $0.name, $0.property) }
  }
}
