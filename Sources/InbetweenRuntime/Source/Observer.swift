import Foundation

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

extension InbetweenRuntime {
  /// Reports notifications for as long as it lives.
  final class Observer {
    private let center: NotificationCenter
    // Made and given back here alone, on whatever thread that is.
    private nonisolated(unsafe) let token: any NSObjectProtocol

    init(
      _ name: Notification.Name, of center: NotificationCenter,
      _ act: @escaping @MainActor @Sendable () -> Void
    ) {
      self.center = center
      token = center.addObserver(forName: name, object: nil, queue: .main) { _ in
        MainActor.assumeIsolated { act() }
      }
    }

    deinit { center.removeObserver(token) }

    /// Tells whether less motion is preferred: now, and whenever that changes.
    @MainActor static func ofReducedMotion(
      _ notify: @escaping @MainActor @Sendable (Bool) -> Void
    ) -> Observer {
      #if canImport(UIKit)
        notify(UIAccessibility.isReduceMotionEnabled)
        return Observer(
          UIAccessibility.reduceMotionStatusDidChangeNotification, of: .default
        ) { notify(UIAccessibility.isReduceMotionEnabled) }
      #else
        notify(NSWorkspace.shared.accessibilityDisplayShouldReduceMotion)
        return Observer(
          NSWorkspace.accessibilityDisplayOptionsDidChangeNotification,
          of: NSWorkspace.shared.notificationCenter
        ) { notify(NSWorkspace.shared.accessibilityDisplayShouldReduceMotion) }
      #endif
    }
  }
}
