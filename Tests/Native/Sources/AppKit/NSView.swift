@_exported public import QuartzCore
public import SwiftUI

/// A view whose layer, as on a Mac, has its origin at the lower left.
@MainActor open class NSView {
  public private(set) var layer: CALayer?
  public var frame: CGRect

  public var wantsLayer = false {
    didSet {
      guard wantsLayer, layer == nil else { return }
      let own = CALayer()
      own.anchorPoint = .zero
      own.bounds = CGRect(origin: .zero, size: frame.size)
      layer = own
    }
  }

  public init(frame frameRect: CGRect) { frame = frameRect }

  public required init?(coder: NSCoder) { frame = .zero }

  open var intrinsicContentSize: CGSize { CGSize(width: -1, height: -1) }

  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set {
      frame.size = newValue.size
      layer?.bounds = CGRect(origin: .zero, size: newValue.size)
    }
  }

  public var effectiveAppearance = NSAppearance()

  public private(set) var window: NSWindow?

  open func viewDidMoveToWindow() {}

  /// Puts it into a window, unless it is in one.
  func show() {
    guard window == nil else { return }
    window = NSWindow()
    viewDidMoveToWindow()
  }

  open func viewDidChangeBackingProperties() {}

  open func viewDidChangeEffectiveAppearance() {}

  /// For each axis, how it stands against being made smaller.
  public private(set) var compressionResistance:
    [NSLayoutConstraint.Orientation: NSLayoutConstraint.Priority] = [:]

  public func setContentCompressionResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) {
    compressionResistance[orientation] = priority
  }

  public func setAccessibilityElement(_ accessibilityElement: Bool) {}

  public func setAccessibilityLabel(_ accessibilityLabel: String?) {}

  public func layoutSubtreeIfNeeded() { layout() }

  open func layout() {}
}

public final class NSAppearance: Sendable {
  public init() {}

  public func performAsCurrentDrawingAppearance(_ block: () -> Void) { block() }
}

@MainActor public final class NSWindow {
  public var backingScaleFactor: CGFloat { 2 }
}

public enum NSLayoutConstraint {
  public enum Orientation: Int, Sendable {
    case horizontal, vertical
  }

  public struct Priority: Hashable, Sendable {
    let value: Float

    public static let defaultLow = Priority(value: 250)
  }
}

public final class NSColor: Sendable {
  public let cgColor: CGColor

  public init(_ color: Color) { cgColor = color.standIn }
}

extension NSImage {
  public func cgImage(
    forProposedRect proposedDestRect: UnsafeMutablePointer<CGRect>?, context: Any?,
    hints: [String: Any]?
  ) -> CGImage? {
    cgImage
  }
}

@MainActor public final class NSWorkspace {
  public static let shared = NSWorkspace()

  public var accessibilityDisplayShouldReduceMotion: Bool { Host.reducesMotion }

  public let notificationCenter = NotificationCenter()

  public nonisolated static let accessibilityDisplayOptionsDidChangeNotification =
    Notification.Name("NSWorkspaceAccessibilityDisplayOptionsDidChangeNotification")
}

public struct NSViewRepresentableContext<View: NSViewRepresentable> {
  public let coordinator: View.Coordinator
}

@MainActor @preconcurrency public protocol NSViewRepresentable: View where Body == Never {
  associatedtype NSViewType: NSView
  associatedtype Coordinator = Void
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  typealias Context = NSViewRepresentableContext<Self>
  @MainActor @preconcurrency func makeNSView(context: Context) -> NSViewType
  @MainActor @preconcurrency func updateNSView(_ nsView: NSViewType, context: Context)
}

extension NSViewRepresentable where Coordinator == Void {
  @MainActor @preconcurrency public func makeCoordinator() {}
}

extension NSViewRepresentable {
  @MainActor @preconcurrency public var body: Never { fatalError("drawn, not asked for its body") }
}

/// Draws views of the toolkit at a moment.
@MainActor public enum LayerHost {
  /// The pixels of a view, fitted to a canvas: straight red, green, blue, alpha, row by row.
  public static func pixels(of view: NSView, width: Int, height: Int) -> [UInt8] {
    view.show()
    view.layoutSubtreeIfNeeded()
    guard let layer = view.layer else { return [] }
    return Painter.pixels(
      of: layer, time: CACurrentMediaTime(),
      scale: CGSize(
        width: CGFloat(width) / view.bounds.width, height: CGFloat(height) / view.bounds.height),
      width: width, height: height, isUpward: true)
  }
}
