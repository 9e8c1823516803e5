internal import CoreGraphics
internal import QuartzCore

/// What assistive technologies are told of.
public struct AccessibilityElement {
  public internal(set) var label: String?
  public internal(set) var value: String?
  public internal(set) var isButton = false
  public internal(set) var children: [AccessibilityElement] = []
  var action: (() -> Void)?

  /// What activating it does.
  public func activate() { action?() }
}

extension Host {
  /// The elements of the view that was drawn last.
  public internal(set) static var elements: [AccessibilityElement] = []
  /// How many of its views are hidden from assistive technologies, whether or not they have elements.
  public internal(set) static var hiddenViews = 0
}

/// What tells assistive technologies of a view, which draws nothing.
public nonisolated struct AccessibilityAttachmentModifier: ViewModifier {
  let change: @MainActor (inout [AccessibilityElement]) -> Void

  /// Changes the element of a view, which is one from then on.
  init(element change: @escaping @MainActor (inout AccessibilityElement) -> Void) {
    self.change = { elements in
      if elements.isEmpty { elements = [AccessibilityElement()] }
      for place in elements.indices { change(&elements[place]) }
    }
  }

  init(elements change: @escaping @MainActor (inout [AccessibilityElement]) -> Void) {
    self.change = change
  }

  @MainActor public func body(content: Content) -> some View {
    ToldView(content: content, change: change)
  }
}

/// A view with other elements than it would have.
nonisolated struct ToldView<Content: View>: PrimitiveView {
  let content: Content
  let change: @MainActor (inout [AccessibilityElement]) -> Void

  @MainActor func size(for proposal: CGSize) -> CGSize { Host.size(of: content, for: proposal) }

  @MainActor func firstBaseline(for size: CGSize) -> CGFloat {
    Host.firstBaseline(of: content, for: size)
  }

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    let around = Host.elements
    Host.elements = []
    Host.draw(content, in: &context, size: size)
    var own = Host.elements
    change(&own)
    Host.elements = around + own
  }
}

/// A view whose elements are those of other views, which are not drawn.
nonisolated struct ParentView<Content: View, Children: View>: PrimitiveView {
  let content: Content
  let children: Children

  @MainActor func size(for proposal: CGSize) -> CGSize { Host.size(of: content, for: proposal) }

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    let around = Host.elements
    var nowhere = GraphicsContext(
      raster: Raster(width: 1, height: 1), transform: context.transform)
    Host.elements = []
    Host.draw(children, in: &nowhere, size: size)
    let inside = Host.elements
    Host.elements = []
    Host.draw(content, in: &context, size: size)
    for place in Host.elements.indices { Host.elements[place].children = inside }
    Host.elements = around + Host.elements
  }
}

public struct AccessibilityTraits: Sendable {
  public static let isButton = AccessibilityTraits()
}

public struct AccessibilityChildBehavior: Hashable, Sendable {
  public static let ignore = AccessibilityChildBehavior()
}

extension View {
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    ToldView(content: self) { $0 = [AccessibilityElement()] }
  }

  public func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(
      AccessibilityAttachmentModifier(elements: { elements in
        guard hidden else { return }
        elements = []
        Host.hiddenViews += 1
      }))
  }

  public func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(element: { $0.label = label.string }))
  }

  public func accessibilityValue(
    _ value: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(element: { $0.value = value.string }))
  }

  public func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(element: { $0.isButton = true }))
  }

  public func accessibilityAction(_ handler: @escaping () -> Void) -> some View {
    modifier(AccessibilityAttachmentModifier(element: { $0.action = handler }))
  }

  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    ParentView(content: self, children: children())
  }
}
