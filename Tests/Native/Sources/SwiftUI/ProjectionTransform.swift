public import CoreGraphics

/// A 3 × 3 matrix; points are rows: x' = (m11 x + m21 y + m31) / (m13 x + m23 y + m33).
public struct ProjectionTransform: Equatable, Sendable {
  public var m11: CGFloat = 1.0, m12: CGFloat = 0.0, m13: CGFloat = 0.0
  public var m21: CGFloat = 0.0, m22: CGFloat = 1.0, m23: CGFloat = 0.0
  public var m31: CGFloat = 0.0, m32: CGFloat = 0.0, m33: CGFloat = 1.0

  public init() {}

  public init(_ m: CGAffineTransform) {
    (m11, m12) = (m.a, m.b)
    (m21, m22) = (m.c, m.d)
    (m31, m32) = (m.tx, m.ty)
  }

  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    let (a, b) = (rows, rhs.rows)
    return ProjectionTransform(
      rows: (0..<3).map { row in
        (0..<3).map { column in
          (0..<3).reduce(0.0) { $0 + a[row][$1] * b[$1][column] }
        }
      })
  }

  public func inverted() -> ProjectionTransform {
    let m = rows
    func minor(_ row: Int, _ column: Int) -> CGFloat {
      let (r1, r2) = ((row + 1) % 3, (row + 2) % 3)
      let (c1, c2) = ((column + 1) % 3, (column + 2) % 3)
      return m[r1][c1] * m[r2][c2] - m[r1][c2] * m[r2][c1]
    }
    let determinant = (0..<3).reduce(0.0) { $0 + m[0][$1] * minor(0, $1) }
    guard determinant != 0 else { return self }
    return ProjectionTransform(
      rows: (0..<3).map { row in (0..<3).map { minor($0, row) / determinant } })
  }

  private init(rows: [[CGFloat]]) {
    (m11, m12, m13) = (rows[0][0], rows[0][1], rows[0][2])
    (m21, m22, m23) = (rows[1][0], rows[1][1], rows[1][2])
    (m31, m32, m33) = (rows[2][0], rows[2][1], rows[2][2])
  }

  private var rows: [[CGFloat]] { [[m11, m12, m13], [m21, m22, m23], [m31, m32, m33]] }
}
