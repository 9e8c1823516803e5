public import CoreGraphics

public struct HorizontalAlignment: Equatable, Sendable {
  /// The part of the room beside a child that lies before it.
  let share: CGFloat

  public static let leading = HorizontalAlignment(share: 0)
  public static let center = HorizontalAlignment(share: 0.5)
  public static let trailing = HorizontalAlignment(share: 1)
}

public struct VerticalAlignment: Equatable, Sendable {
  /// The part of the room beside a child that lies above it; nil to align base lines.
  let share: CGFloat?

  public static let top = VerticalAlignment(share: 0)
  public static let center = VerticalAlignment(share: 0.5)
  public static let bottom = VerticalAlignment(share: 1)
  public static let firstTextBaseline = VerticalAlignment(share: nil)
}

public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let leadingFirstTextBaseline = Alignment(
    horizontal: .leading, vertical: .firstTextBaseline)
  public static let centerFirstTextBaseline = Alignment(
    horizontal: .center, vertical: .firstTextBaseline)
  public static let trailingFirstTextBaseline = Alignment(
    horizontal: .trailing, vertical: .firstTextBaseline)

  /// Where a child of a size stands in a frame of a size, whose own base line is its lower edge.
  func place(_ child: CGSize, baseline: CGFloat = 0, in frame: CGSize) -> CGPoint {
    let y = vertical.share.map { (frame.height - child.height) * $0 } ?? frame.height - baseline
    return CGPoint(x: (frame.width - child.width) * horizontal.share, y: y)
  }
}

/// A size that a container offers; nil where it leaves the choice.
public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?

  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}

/// Several views of a builder.
public nonisolated struct TupleView<T>: PrimitiveView {
  let children: [any View]

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    for child in children { Host.draw(child, in: &context, size: size) }
  }
}

public nonisolated struct ZStack<Content: View>: PrimitiveView {
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor func size(for proposal: CGSize) -> CGSize {
    let sizes = Host.children(of: content).map { Host.size(of: $0, for: proposal) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    for child in Host.children(of: content) {
      let own = Host.size(of: child, for: size)
      var placed = context
      let place = alignment.place(own, in: size)
      placed.translateBy(x: place.x, y: place.y)
      Host.draw(child, in: &placed, size: own)
    }
  }
}

public struct GeometryProxy {
  public let size: CGSize
}

public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
  let content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    let child = content(GeometryProxy(size: size))
    Host.draw(child, in: &context, size: Host.size(of: child, for: size))
  }
}

public nonisolated struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  let data: Data
  let content: (Data.Element) -> Content
}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach: PrimitiveView where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    Contract.check(
      Set(data.map { $0[keyPath: id] }).count == data.count, "two elements have one identity")
    self.data = data
    self.content = content
  }

  @MainActor var children: [any View] { data.map(content) }

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    for child in children { Host.draw(child, in: &context, size: size) }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor func size(for proposal: CGSize) -> CGSize {
    map { Host.size(of: $0, for: proposal) } ?? .zero
  }

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    if let view = self { Host.draw(view, in: &context, size: size) }
  }
}
