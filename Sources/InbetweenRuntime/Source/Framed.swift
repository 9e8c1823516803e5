import SwiftUI

extension InbetweenRuntime {
  /// A canvas in the space that there is.
  public struct Framed<Content: View>: View {
    let size: CGSize
    let scaling: Scaling
    let alignment: Alignment
    let content: () -> Content

    public init(
      size: CGSize, scaling: Scaling = .fit, alignment: Alignment = .center,
      @ViewBuilder content: @escaping () -> Content
    ) {
      self.size = size
      self.scaling = scaling
      self.alignment = alignment
      self.content = content
    }

    public var body: some View {
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

  /// What assistive technologies say.
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
