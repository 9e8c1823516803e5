/// A value whose keyframes can be written as a table, one line each.
public protocol Tabular: Interpolatable {
  /// The value in the next cell; nil when there is none of this kind.
  init?(cell: inout TableCell)
}

/// The cells of a table of keyframes, from left to right.
public struct TableCell {
  package var cursor: TextCursor

  package init(_ cursor: TextCursor) { self.cursor = cursor }
}

extension Array {
  /// The keyframes that `table` lists, as generated literals write long tracks.
  ///
  /// One line a keyframe, its cells between semicolons: `frame; value; easing; out; in`. Cells at
  /// the end may be missing: without an easing it is linear, without handles the way is straight.
  /// - A number is itself; points and vectors are their components.
  /// - A colour is `#RRGGBB` or its four components.
  /// - A gradient is its stops between commas, `offset color`, then after a `/` its opacity stops
  ///   between commas, `offset opacity`.
  /// - An outline is as in `BezierPath(_:)`.
  /// - An easing is `linear`, `hold`, `easeIn`, `easeOut`, `easeInOut`, `easyEase`, a curve
  ///   `x1 y1 x2 y2`, or `each` and a curve for each dimension between bars.
  public init<Value: Tabular>(table: StaticString) where Element == Keyframe<Value> {
    let list = table.withUTF8Buffer { bytes in
      var cell = TableCell(TextCursor(bytes))
      return [Keyframe<Value>](rows: &cell)
    }
    guard let list else { preconditionFailure("not a table of keyframes: \(table)") }
    self = list
  }

  private init?<Value: Tabular>(rows cell: inout TableCell) where Element == Keyframe<Value> {
    self.init()
    cell.cursor.skipWhitespace()
    while !cell.cursor.isAtEnd {
      guard let row = Keyframe<Value>(row: &cell) else { return nil }
      append(row)
      cell.cursor.skipSpaces()
      guard cell.cursor.isAtEnd || cell.cursor.take("\n") else { return nil }
      cell.cursor.skipWhitespace()
    }
  }
}

extension Keyframe where Value: Tabular {
  fileprivate init?(row cell: inout TableCell) {
    guard let frame = cell.cursor.number(), cell.cursor.take(";"),
      let value = Value(cell: &cell)
    else { return nil }
    self.init(frame, value)
    guard cell.cursor.take(";") else { return }
    guard let easing = Easing(cell: &cell) else { return nil }
    self.easing = easing
    guard cell.cursor.take(";") else { return }
    guard let outTangent = Value(cell: &cell), cell.cursor.take(";"),
      let inTangent = Value(cell: &cell)
    else { return nil }
    path = MotionPath(out: outTangent, in: inTangent)
  }
}

extension Easing {
  fileprivate init?(cell: inout TableCell) {
    if let curve = TimingCurve(cell: &cell) {
      self = .curve(curve)
      return
    }
    if cell.cursor.take(word: "each") {
      var curves: [TimingCurve] = []
      while let curve = TimingCurve(cell: &cell) {
        curves.append(curve)
        guard cell.cursor.take("|") else { break }
      }
      self = .perDimension(curves)
      return
    }
    for (word, easing) in Self.words where cell.cursor.take(word: word) {
      self = easing
      return
    }
    return nil
  }

  /// The name that this very easing has, such as `easeInOut`; nil where it has none.
  package var name: StaticString? { Self.words.first { $0.1 == self }?.0 }

  /// The easings that have a name, the longer of two names that begin alike first.
  package static let words: [(StaticString, Easing)] = [
    ("linear", .linear), ("hold", .hold), ("easeInOut", .easeInOut), ("easeIn", .easeIn),
    ("easeOut", .easeOut), ("easyEase", .easyEase),
  ]
}

extension TimingCurve {
  fileprivate init?(cell: inout TableCell) {
    guard let x1 = cell.cursor.number(), let y1 = cell.cursor.number(),
      let x2 = cell.cursor.number(), let y2 = cell.cursor.number()
    else { return nil }
    self.init(x1, y1, x2, y2)
  }
}

extension Double: Tabular {
  /// The number in the next cell.
  public init?(cell: inout TableCell) {
    guard let value = cell.cursor.number() else { return nil }
    self = value
  }
}

extension Point: Tabular {
  /// The x and y in the next cell.
  public init?(cell: inout TableCell) {
    guard let x = cell.cursor.number(), let y = cell.cursor.number() else { return nil }
    self.init(x, y)
  }
}

extension Vector3: Tabular {
  /// The x, y and z in the next cell.
  public init?(cell: inout TableCell) {
    guard let x = cell.cursor.number(), let y = cell.cursor.number(), let z = cell.cursor.number()
    else { return nil }
    self.init(x, y, z)
  }
}

extension Color: Tabular {
  /// The colour in the next cell.
  public init?(cell: inout TableCell) {
    if cell.cursor.take("#") {
      guard let hex = cell.cursor.hexadecimal() else { return nil }
      self.init(hex: hex)
      return
    }
    guard let red = cell.cursor.number(), let green = cell.cursor.number(),
      let blue = cell.cursor.number(), let alpha = cell.cursor.number()
    else { return nil }
    self.init(red, green, blue, alpha)
  }
}

extension Gradient: Tabular {
  /// The stops in the next cell.
  public init?(cell: inout TableCell) {
    self.init(colors: [])
    while let offset = cell.cursor.number() {
      guard let color = Color(cell: &cell) else { return nil }
      colors.append(ColorStop(offset, color))
      guard cell.cursor.take(",") else { break }
    }
    guard cell.cursor.take("/") else { return }
    while let offset = cell.cursor.number() {
      guard let opacity = cell.cursor.number() else { return nil }
      opacities.append(OpacityStop(offset, opacity))
      guard cell.cursor.take(",") else { break }
    }
  }
}

extension BezierPath: Tabular {
  /// The outline in the next cell.
  public init?(cell: inout TableCell) { self.init(from: &cell.cursor) }
}
