import Foundation

extension InbetweenRuntime {
  /// Tells of notifications for as long as it lives.
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
  }
}
