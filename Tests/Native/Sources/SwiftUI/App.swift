public import CoreGraphics

@MainActor @preconcurrency public protocol Scene {}

@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Nothing can be shown here.
  @MainActor public static func main() {}
}

public nonisolated struct WindowGroup<Content: View>: Scene {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

public nonisolated struct ScrollView<Content: View>: PrimitiveView {
  let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    Host.draw(content, in: &context, size: Host.size(of: content, for: size))
  }
}

/// What Xcode shows beside the source.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}

/// Its children share the width evenly.
public nonisolated struct HStack<Content: View>: PrimitiveView {
  let alignment: VerticalAlignment
  let spacing: CGFloat
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing ?? 8
    self.content = content()
  }

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    let children = Host.children(of: content)
    let gaps = spacing * CGFloat(max(0, children.count - 1))
    let width = (size.width - gaps) / CGFloat(max(1, children.count))
    for (index, child) in children.enumerated() {
      let cell = CGSize(width: width, height: size.height)
      let own = Host.size(of: child, for: cell)
      var placed = context
      let y = Alignment(horizontal: .leading, vertical: alignment).place(own, in: cell).y
      placed.translateBy(x: CGFloat(index) * (width + spacing), y: y)
      Host.draw(child, in: &placed, size: own)
    }
  }
}

public nonisolated struct VStack<Content: View>: PrimitiveView {
  let alignment: HorizontalAlignment
  let spacing: CGFloat
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing ?? 8
    self.content = content()
  }

  @MainActor private func sizes(for proposal: CGSize) -> [CGSize] {
    Host.children(of: content).map { Host.size(of: $0, for: proposal) }
  }

  @MainActor func size(for proposal: CGSize) -> CGSize {
    let sizes = sizes(for: proposal)
    let gaps = spacing * CGFloat(max(0, sizes.count - 1))
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.reduce(gaps) { $0 + $1.height })
  }

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    var y: CGFloat = 0
    for (child, own) in zip(Host.children(of: content), sizes(for: size)) {
      var placed = context
      let row = CGSize(width: size.width, height: own.height)
      let x = Alignment(horizontal: alignment, vertical: .top).place(own, in: row).x
      placed.translateBy(x: x, y: y)
      Host.draw(child, in: &placed, size: own)
      y += own.height + spacing
    }
  }
}
