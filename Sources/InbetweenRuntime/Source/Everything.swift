import SwiftUI

extension InbetweenRuntime.Drawing {
  /// Everything, for inverted masks.
  public static var everything: Path {
    Path(CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5))
  }
}
