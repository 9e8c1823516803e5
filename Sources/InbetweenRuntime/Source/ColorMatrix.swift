import SwiftUI

extension InbetweenRuntime.Drawing {
  /// A colour matrix of four rows of five.
  public static func colorMatrix(_ numbers: [Double]) -> GraphicsContext.Filter {
    let rows = numbers.map(Float.init)
    var matrix = ColorMatrix()
    (matrix.r1, matrix.r2, matrix.r3, matrix.r4, matrix.r5) =
      (rows[0], rows[1], rows[2], rows[3], rows[4])
    (matrix.g1, matrix.g2, matrix.g3, matrix.g4, matrix.g5) =
      (rows[5], rows[6], rows[7], rows[8], rows[9])
    (matrix.b1, matrix.b2, matrix.b3, matrix.b4, matrix.b5) =
      (rows[10], rows[11], rows[12], rows[13], rows[14])
    (matrix.a1, matrix.a2, matrix.a3, matrix.a4, matrix.a5) =
      (rows[15], rows[16], rows[17], rows[18], rows[19])
    return .colorMatrix(matrix)
  }
}
