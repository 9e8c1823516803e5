import SwiftUI

extension Color: InbetweenRuntime.Mixable {
  /// Colours that are known only where they are shown, such as those of asset catalogues, change at
  /// half of the change.
  public static func inbetweenMix(_ from: Color, _ to: Color, _ fraction: Double) -> Color {
    guard let old = from.cgColor?.components, let new = to.cgColor?.components, old.count == 4,
      new.count == 4
    else { return fraction < 0.5 ? from : to }
    func mixed(_ place: Int) -> Double {
      let value = Double(old[place]) + Double(new[place] - old[place]) * fraction
      return min(1, max(0, value))
    }
    return Color(red: mixed(0), green: mixed(1), blue: mixed(2), opacity: mixed(3))
  }
}

extension Gradient: InbetweenRuntime.Mixable {
  public static func inbetweenMix(
    _ from: Gradient, _ to: Gradient, _ fraction: Double
  ) -> Gradient {
    guard from.stops.count == to.stops.count else { return fraction < 0.5 ? from : to }
    var reached = CGFloat(0)
    return Gradient(
      stops: zip(from.stops, to.stops).map { old, new in
        let place = old.location + (new.location - old.location) * CGFloat(fraction)
        reached = min(1, max(reached, place))
        return Gradient.Stop(
          color: .inbetweenMix(old.color, new.color, fraction), location: reached)
      })
  }
}
