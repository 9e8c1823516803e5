import SwiftUI

extension InbetweenRuntime.Frames {
  /// The value between those at each time of a moment.
  public static func value<Value: InbetweenRuntime.Mixable>(
    of timeline: KeyframeTimeline<Value>, at moment: InbetweenRuntime.Moment
  ) -> Value {
    moment.mix { value(of: timeline, at: $0) }
  }
}
