import SwiftUI

/// Shows the animation in UIKit and AppKit.
public final class SampleLayersView: InbetweenRuntime.LayersView {
  /// The colours.
  public var theme: SampleLayers.Theme {
    didSet { if theme != oldValue { build() } }
  }

  /// A view of this theme; it shows the first frame until `play` is called.
  public init(theme: SampleLayers.Theme = .standard) {
    self.theme = theme
    super.init(frame: CGRect(origin: .zero, size: SampleLayers.size))
  }

  public required init?(coder: NSCoder) {
    theme = .standard
    super.init(coder: coder)
  }

  public override var canvas: CGSize { SampleLayers.size }

  public override var frameRate: Double { SampleLayers.Timing.frameRate }

  public override var whole: InbetweenRuntime.Playback {
    InbetweenRuntime.Playback(
      SampleLayers.Timing.start..<SampleLayers.Timing.end, still: SampleLayers.Timing.still)
  }

  public override func makeTree(
    _ color: @escaping (Color) -> CGColor
  ) -> InbetweenRuntime.LayerTree {
    SampleLayers.Layers(theme: theme, color: color)
  }
}
