@_exported public import QuartzCore
public import SwiftUI

@MainActor open class UIView {
  public let layer = CALayer()
  public var isUserInteractionEnabled = true
  public var isAccessibilityElement = false
  public var accessibilityLabel: String?

  public init(frame: CGRect) {
    layer.bounds = CGRect(origin: .zero, size: frame.size)
    layer.anchorPoint = .zero
    layer.position = frame.origin
  }

  public required init?(coder: NSCoder) {}

  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  public var bounds: CGRect {
    get { layer.bounds }
    set { layer.bounds = newValue }
  }

  public private(set) var window: UIWindow?

  open func didMoveToWindow() {}

  /// Puts it into a window, unless it is in one.
  func show() {
    guard window == nil else { return }
    window = UIWindow()
    didMoveToWindow()
  }

  public var traitCollection = UITraitCollection()

  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// For each axis, how it stands against being made smaller.
  public private(set) var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]

  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    compressionResistance[axis] = priority
  }

  public func layoutIfNeeded() { layoutSubviews() }

  open func layoutSubviews() {}
}

@MainActor public final class UIWindow {}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

/// What surrounds a view.
public final class UITraitCollection: Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public let displayScale: CGFloat

  public init(_ style: UIUserInterfaceStyle = .light, displayScale: CGFloat = 2) {
    userInterfaceStyle = style
    self.displayScale = displayScale
  }
}

public enum NSLayoutConstraint {
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
}

public struct UILayoutPriority: Hashable, Sendable {
  let value: Float

  public static let defaultLow = UILayoutPriority(value: 250)
}

public final class UIColor: Sendable {
  public let cgColor: CGColor

  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  public init(_ color: Color) { cgColor = color.standIn }
}

@MainActor public enum UIAccessibility {
  public static var isReduceMotionEnabled: Bool { Host.reducesMotion }

  public static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChange")
}

public struct UIViewRepresentableContext<View: UIViewRepresentable> {
  public let coordinator: View.Coordinator

  public init(coordinator: View.Coordinator) { self.coordinator = coordinator }
}

@MainActor @preconcurrency public protocol UIViewRepresentable: View where Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  typealias Context = UIViewRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
}

extension UIViewRepresentable where Coordinator == Void {
  @MainActor @preconcurrency public func makeCoordinator() {}
}

extension UIViewRepresentable {
  @MainActor @preconcurrency public var body: Never { fatalError("drawn, not asked for its body") }
}

/// Draws views of the toolkit at a moment.
@MainActor public enum LayerHost {
  /// The pixels of a view, fitted to a canvas: straight red, green, blue, alpha, row by row.
  public static func pixels(of view: UIView, width: Int, height: Int) -> [UInt8] {
    view.show()
    view.layoutIfNeeded()
    return Painter.pixels(
      of: view.layer, time: CACurrentMediaTime(),
      scale: CGSize(
        width: CGFloat(width) / view.bounds.width, height: CGFloat(height) / view.bounds.height),
      width: width, height: height)
  }
}
