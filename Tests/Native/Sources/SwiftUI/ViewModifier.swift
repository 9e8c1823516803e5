internal import CoreGraphics

@MainActor @preconcurrency public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

/// What a modifier is put around.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: PrimitiveView {
  let content: any View

  init(_ content: any View) { self.content = content }

  @MainActor func size(for proposal: CGSize) -> CGSize {
    Host.size(of: content, for: proposal)
  }

  @MainActor func firstBaseline(for size: CGSize) -> CGFloat {
    Host.firstBaseline(of: content, for: size)
  }

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    Host.draw(content, in: &context, size: size)
  }
}

public nonisolated struct ModifiedContent<Content, Modifier> {
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  public typealias Body = Never
}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  @MainActor private var whole: some View {
    modifier.body(content: _ViewModifier_Content(content))
  }

  @MainActor func size(for proposal: CGSize) -> CGSize { Host.size(of: whole, for: proposal) }

  @MainActor func firstBaseline(for size: CGSize) -> CGFloat {
    Host.firstBaseline(of: whole, for: size)
  }

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    Host.draw(whole, in: &context, size: size)
  }
}
