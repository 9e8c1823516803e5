import SwiftUI

extension InbetweenRuntime.DrawnView {
  /// Shows at most so many pictures a second, `Timing.frameRate` for as many as the file has; nil
  /// for as many as the display shows.
  public func frameRate(_ rate: Double?) -> Self {
    var view = self
    view.options.values.frameRate = rate
    return view
  }
}
