import SwiftUI

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

extension InbetweenRuntime {
  /// Tells the view what SwiftUI is asked; SwiftUI moves the moment when progress is animated.
  public struct Stage: View, Animatable {
    public nonisolated var animatableData: Double
    let options: PlayerOptions.Values
    let size: CGSize
    let make: () -> LayersView
    let update: (LayersView) -> Void
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    public init(
      _ options: PlayerOptions, size: CGSize, make: @escaping () -> LayersView,
      update: @escaping (LayersView) -> Void
    ) {
      animatableData = options.values.progress ?? 0
      self.options = options.values
      self.size = size
      self.make = make
      self.update = update
    }

    public var body: some View {
      Framed(size: size, scaling: options.scaling, alignment: options.alignment) { host }
        .modifier(Spoken(label: options.label))
    }

    private var host: Host {
      Host(make: make) { view, memory in
        update(view)
        view.onCompletion = options.onCompletion
        view.reducesMotion = reducesMotion
        if options.progress != nil {
          view.progress = animatableData
        } else {
          view.request(
            options.playback, isPlaying: options.isPlaying,
            isAnew: options.trigger != memory.trigger)
        }
        memory.trigger = options.trigger
        follow(view, memory)
      }
    }

    /// Moves the view where the position was put, and the position with what plays.
    func follow(_ view: LayersView, _ memory: Memory) {
      guard let position = options.position else { return view.onProgress = nil }
      if position.wrappedValue != memory.reported { view.goOn(to: position.wrappedValue) }
      memory.reported = position.wrappedValue
      view.onProgress = {
        memory.reported = $0
        position.wrappedValue = $0
      }
    }
  }

  /// What a view was given, and what it reported.
  final class Memory {
    var trigger = 0
    /// What the position was when it was last reported.
    var reported = Double.nan
  }

}

extension InbetweenRuntime.LayersView {
  /// Goes on from another frame of what it plays: 0 is the start of the whole, 1 its end.
  func goOn(to progress: Double) {
    guard !reducesMotion else { return self.progress = progress }
    let (all, part) = (whole.iteration, playback.iteration)
    let frame = all.lowerBound + progress * (all.upperBound - all.lowerBound)
    let length = part.upperBound - part.lowerBound
    let done = min(max(0, frame - part.lowerBound), length)
    seek(to: (playback.isReversed ? length - done : done) / length)
  }
}

extension InbetweenRuntime {
  #if canImport(UIKit)
    struct Host: UIViewRepresentable {
      let make: () -> LayersView
      let update: (LayersView, Memory) -> Void

      func makeCoordinator() -> Memory { Memory() }

      func makeUIView(context: Context) -> LayersView { make() }

      func updateUIView(_ view: LayersView, context: Context) {
        update(view, context.coordinator)
      }

      @available(iOS 16, tvOS 16, *)
      func sizeThatFits(
        _ proposal: ProposedViewSize, uiView: LayersView, context: Context
      ) -> CGSize? {
        proposal.replacingUnspecifiedDimensions(by: uiView.intrinsicContentSize)
      }
    }
  #else
    struct Host: NSViewRepresentable {
      let make: () -> LayersView
      let update: (LayersView, Memory) -> Void

      func makeCoordinator() -> Memory { Memory() }

      func makeNSView(context: Context) -> LayersView { make() }

      func updateNSView(_ view: LayersView, context: Context) {
        update(view, context.coordinator)
      }

      @available(macOS 13, *)
      func sizeThatFits(
        _ proposal: ProposedViewSize, nsView: LayersView, context: Context
      ) -> CGSize? {
        proposal.replacingUnspecifiedDimensions(by: nsView.intrinsicContentSize)
      }
    }
  #endif
}
