// What the other files of this folder are written against: the names that the generated source of
// an animation has. None of this is ever emitted.

import SwiftUI

/// What animations of one module share; the type of the animation where each has its own.
public enum InbetweenRuntime {}

extension SampleDrawing {
  public static let size = CGSize(width: 100, height: 100)

  public enum Timing: InbetweenRuntime.Timed {
    public static let frameRate = 60.0
    public static let start = 0.0
    public static let end = 60.0
    public static let still = 30.0
  }

  public struct Theme: Sendable {
    public static let standard = Theme()
  }

  public enum Section: CaseIterable, Hashable, Sendable {
    case whole

    public var frames: Range<Double> { Timing.start..<Timing.end }
    public var still: Double { Timing.still }
  }

  struct Picture: View {
    let frame: Double
    let theme: Theme

    var body: some View { Color.clear }
  }
}

extension SampleLayers {
  public static let size = CGSize(width: 100, height: 100)

  public typealias Timing = SampleDrawing.Timing
  public typealias Section = SampleDrawing.Section

  public struct Theme: Equatable, Sendable {
    public static let standard = Theme()
  }

  final class Layers: InbetweenRuntime.LayerTree {
    init(theme: Theme, color: @escaping (Color) -> CGColor) {
      super.init(Timing.start..<Timing.end, frameRate: Timing.frameRate, color: color)
    }
  }
}
