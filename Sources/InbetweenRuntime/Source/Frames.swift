import SwiftUI

extension InbetweenRuntime {
  /// Values of keyframes at any time.
  public enum Frames {
    /// The value at a time; before the start and after the end it stays.
    public static func value<Value>(
      of timeline: KeyframeTimeline<Value>, at time: Double
    ) -> Value {
      timeline.value(time: min(max(0, time), timeline.duration))
    }
  }
}
