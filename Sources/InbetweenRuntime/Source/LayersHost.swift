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
    let options: PlayerOptions
    let size: CGSize
    let make: () -> LayersView
    let update: (LayersView) -> Void
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    public init(
      _ options: PlayerOptions, size: CGSize, make: @escaping () -> LayersView,
      update: @escaping (LayersView) -> Void
    ) {
      animatableData = options.progress ?? 0
      self.options = options
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
      }
    }
  }

  /// What a view was given.
  final class Memory {
    var trigger = 0
  }

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
