// The short forms of literals: long tracks as tables, and positions and rotations that move as one
// like any other property.

extension Position {
  /// A place that never changes.
  public static func constant(
    _ value: Vector3, expression: String? = nil, slot: String? = nil
  ) -> Position {
    .joined(.constant(value, expression: expression, slot: slot))
  }

  /// A place that moves through keyframes; `keyframes` must not be empty.
  public static func keyframed(
    _ keyframes: [Keyframe<Vector3>], expression: String? = nil, slot: String? = nil
  ) -> Position {
    .joined(.keyframed(keyframes, expression: expression, slot: slot))
  }
}

extension ShapePosition {
  /// A place that never changes.
  public static func constant(
    _ value: Point, expression: String? = nil, slot: String? = nil
  ) -> ShapePosition {
    .joined(.constant(value, expression: expression, slot: slot))
  }

  /// A place that moves through keyframes; `keyframes` must not be empty.
  public static func keyframed(
    _ keyframes: [Keyframe<Point>], expression: String? = nil, slot: String? = nil
  ) -> ShapePosition {
    .joined(.keyframed(keyframes, expression: expression, slot: slot))
  }
}

extension Rotation {
  /// An angle in degrees, clockwise, that never changes.
  public static func constant(
    _ value: Double, expression: String? = nil, slot: String? = nil
  ) -> Rotation {
    .flat(.constant(value, expression: expression, slot: slot))
  }

  /// An angle that moves through keyframes; `keyframes` must not be empty.
  public static func keyframed(
    _ keyframes: [Keyframe<Double>], expression: String? = nil, slot: String? = nil
  ) -> Rotation {
    .flat(.keyframed(keyframes, expression: expression, slot: slot))
  }
}

extension Property where Value: Tabular {
  /// A property that moves through the keyframes of a table (`Array(table:)`), at least one.
  public static func keyframed(
    table: StaticString, expression: String? = nil, slot: String? = nil
  ) -> Property {
    .keyframed([Keyframe<Value>](table: table), expression: expression, slot: slot)
  }
}

extension Position {
  /// A place that moves through the keyframes of a table (`Array(table:)`), at least one.
  public static func keyframed(
    table: StaticString, expression: String? = nil, slot: String? = nil
  ) -> Position {
    .joined(.keyframed(table: table, expression: expression, slot: slot))
  }
}

extension ShapePosition {
  /// A place that moves through the keyframes of a table (`Array(table:)`), at least one.
  public static func keyframed(
    table: StaticString, expression: String? = nil, slot: String? = nil
  ) -> ShapePosition {
    .joined(.keyframed(table: table, expression: expression, slot: slot))
  }
}

extension Rotation {
  /// An angle that moves through the keyframes of a table (`Array(table:)`), at least one.
  public static func keyframed(
    table: StaticString, expression: String? = nil, slot: String? = nil
  ) -> Rotation {
    .flat(.keyframed(table: table, expression: expression, slot: slot))
  }
}
