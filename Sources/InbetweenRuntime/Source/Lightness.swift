import SwiftUI

extension InbetweenRuntime.Drawing {
  /// Opacity by lightness, with the weights of Rec. 601.
  public static var lightness: GraphicsContext.Filter {
    var matrix = ColorMatrix()
    (matrix.a1, matrix.a2, matrix.a3, matrix.a4) = (0.299, 0.587, 0.114, 0)
    return .colorMatrix(matrix)
  }
}
