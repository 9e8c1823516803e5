import SwiftUI

extension InbetweenRuntime {
  /// A colour that moves.
  public struct Tint: Mixable {
    var red, green, blue, opacity: Double

    public init(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }

    public var color: Color { Color(red: red, green: green, blue: blue, opacity: opacity) }

    public static func inbetweenMix(_ from: Tint, _ to: Tint, _ fraction: Double) -> Tint {
      Tint(
        .inbetweenMix(from.red, to.red, fraction), .inbetweenMix(from.green, to.green, fraction),
        .inbetweenMix(from.blue, to.blue, fraction),
        .inbetweenMix(from.opacity, to.opacity, fraction))
    }
  }
}
