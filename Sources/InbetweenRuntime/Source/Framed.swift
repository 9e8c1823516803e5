import SwiftUI

extension InbetweenRuntime {
  /// A canvas in the room that there is.
  struct Framed<Content: View>: View {
    let size: CGSize
    let scaling: Scaling
    let alignment: Alignment
    @ViewBuilder let content: () -> Content

    var body: some View {
      switch scaling {
      case .fit:
        content().aspectRatio(size, contentMode: .fit)
          .frame(
            maxWidth: alignment == .center ? nil : .infinity,
            maxHeight: alignment == .center ? nil : .infinity, alignment: alignment)
      case .fill:
        Color.clear
          .overlay(content().aspectRatio(size, contentMode: .fill), alignment: alignment)
          .clipped()
      case .none:
        content().frame(width: size.width, height: size.height)
      }
    }
  }

  /// What assistive technologies are told.
  struct Spoken: ViewModifier {
    let label: Text?

    @ViewBuilder func body(content: Content) -> some View {
      if let label {
        content.accessibilityElement().accessibilityLabel(label)
      } else {
        content.accessibilityHidden(true)
      }
    }
  }
}
