import InbetweenLowering
import InbetweenTimeline

// Slots: what a theme may put in the place of a property.

extension SwiftUIWriter {
  /// The theme's value for a property in a slot; nil for a property that is in none.
  ///
  /// - Parameters:
  ///   - property: with the file's own value.
  ///   - slot: that it is in.
  ///   - text: what it is for: `Ring width`.
  ///   - kind: what it is in Swift.
  ///   - write: the code of a value that is in no slot, as an expression of `frame`.
  /// - Returns: an expression of `theme` and `frame`.
  private mutating func themed(
    _ property: AnyProperty, _ slot: String?, for text: String, _ kind: ThemeValues.Kind,
    write: (inout SwiftUIWriter, AnyProperty) -> SwiftCode
  ) -> SwiftCode? {
    guard let slot else { return nil }
    if let known = theme.values.entry(for: property, in: slot) { return use(known) }
    let themed = theme.variants.compactMap { variant in
      variant.value(for: property, in: slot).map { (id: variant.id, value: $0) }
    }
    let isMoving = !property.isStatic || themed.contains { !$0.value.isStatic }
    let standard = code(of: property, slot, kind, isMoving: isMoving, write)
    var codes: [(theme: String, code: SwiftCode)] = []
    for (id, value) in themed {
      codes.append((id, code(of: value, slot + " " + id, kind, isMoving: isMoving, write)))
    }
    let entry = ThemeValues.Entry(
      name: theme.name(ofSlot: slot), slot: slot, purpose: text, kind: kind, own: property,
      isMoving: isMoving, standard: standard, themed: codes)
    theme.values.add(entry)
    return use(entry)
  }

  /// A value as a stored property of the theme has it: a function of the frame where it may move,
  /// which stands in `Artwork` with its data.
  private mutating func code(
    of value: AnyProperty, _ name: String, _ kind: ThemeValues.Kind, isMoving: Bool,
    _ write: (inout SwiftUIWriter, AnyProperty) -> SwiftCode
  ) -> SwiftCode {
    let code = write(&self, value)
    guard isMoving else { return code }
    guard !value.isStatic else { return "{ _ in \(code) }" }
    let function = SwiftCode(identifier: names.name(after: name + " value", or: "value"))
    data.block("static func \(function)(_ frame: Double) -> \(kind.type)") { $0.line(code) }
    return "{ Artwork.\(function)($0) }"
  }

  private mutating func use(_ entry: ThemeValues.Entry) -> SwiftCode {
    slotUses += 1
    let name = SwiftCode(identifier: entry.name)
    return entry.isMoving ? "theme.\(name)(frame)" : "theme.\(name)"
  }
}

extension SwiftUIWriter {
  /// A number in a slot; nil for one that is in none.
  mutating func themed(
    _ property: Property<Double>, after text: String, _ precision: Precision
  ) -> SwiftCode? {
    themed(.scalar(property), property.slot, for: text, .number) { writer, value in
      guard case .scalar(let number) = value else { return "0" }
      return writer.number(Property(number.track), after: text, precision)
    }
  }

  /// A pair of numbers in a slot; nil for one that is in none.
  mutating func themed(
    _ property: Property<Point>, after text: String, _ precision: Precision
  ) -> SwiftCode? {
    themed(.point(property), property.slot, for: text, .point) { writer, value in
      guard case .point(let point) = value else { return "CGPoint.zero" }
      return writer.point(Property(point.track), after: text, precision)
    }
  }

  /// The first two of three numbers in a slot; nil for those that are in none.
  mutating func themed(
    _ property: Property<Vector3>, after text: String, _ precision: Precision
  ) -> SwiftCode? {
    themed(.vector(property), property.slot, for: text, .point) { writer, value in
      guard case .vector(let vector) = value else { return "CGPoint.zero" }
      return writer.point(Property(vector.track), after: text, precision)
    }
  }

  /// A colour in a slot that the file, or a theme, lets move; nil for others, which are plain
  /// colours of the theme.
  mutating func themed(_ property: Property<Color>, for text: String) -> SwiftCode? {
    guard let slot = property.slot else { return nil }
    let own = AnyProperty.color(property)
    let moves = theme.variants.contains { $0.value(for: own, in: slot)?.isStatic == false }
    guard moves || !property.isStatic else { return nil }
    return themed(own, slot, for: text + " color", .color) { writer, value in
      guard case .color(let color) = value else { return "Color.clear" }
      guard !color.isStatic else { return ThemeColors.code(color.track.initialValue) }
      return writer.color(Property(color.track), opacity: 1, after: text)
    }
  }

  /// The stops of a gradient in a slot; nil for those that are in none.
  mutating func themed(
    _ painted: AnimatedGradient, _ layer: AnimatedLayer, after name: String
  ) -> SwiftCode? {
    let property = painted.source.stops
    return themed(.gradient(property), property.slot, for: name + " stops", .gradient) {
      writer, value in
      guard case .gradient(let gradient) = value else { return "Gradient(colors: [])" }
      var source = painted.source
      source.stops = Property(gradient.track)
      let code = writer.stops(AnimatedGradient(source), layer, after: name)
      return gradient.isStatic ? "Artwork.\(code)" : code
    }
  }
}
