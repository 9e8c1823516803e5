import InbetweenLowering
import InbetweenRuntime
import InbetweenTimeline

// Slots: what a theme may put in the place of a property.

extension SwiftUIWriter {
  /// What the theme holds for a property; nil for a property that is in no slot.
  ///
  /// - Parameters:
  ///   - property: with the file's own value.
  ///   - slot: that it is in.
  ///   - text: what it is for: `Ring width`.
  ///   - kind: what it is in Swift.
  ///   - write: the code of a value that is in no slot, as an expression of `frame`.
  /// - Returns: the stored property, which it has from now on.
  mutating func entry(
    _ property: AnyProperty, _ slot: String?, for text: String, _ kind: ThemeValues.Kind,
    write: (inout SwiftUIWriter, AnyProperty) -> SwiftCode
  ) -> ThemeValues.Entry? {
    guard let slot else { return nil }
    if let known = theme.values.entry(for: property, in: slot) { return known }
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
    return entry
  }

  /// A value as a stored property of the theme has it: a function of the frame where it may move,
  /// which stands in `Artwork` with its data.
  private mutating func code(
    of value: AnyProperty, _ name: String, _ kind: ThemeValues.Kind, isMoving: Bool,
    _ write: (inout SwiftUIWriter, AnyProperty) -> SwiftCode
  ) -> SwiftCode {
    let mixes = mixesFrames
    mixesFrames = false
    defer { mixesFrames = mixes }
    let code = write(&self, value)
    guard isMoving else { return code }
    guard !value.isStatic else { return "{ _ in \(code) }" }
    let function = SwiftCode(identifier: names.name(after: name + " value", or: "value"))
    data.write {
      $0.block("static func \(function)(_ frame: Double) -> \(kind.type)") { $0.line(code) }
    }
    return "{ Artwork.\(function)($0) }"
  }

  /// An expression of `theme` and `frame`.
  mutating func use(_ entry: ThemeValues.Entry) -> SwiftCode {
    slotUses += 1
    if entry.isMoving, mixesFrames, let part = entry.mixing { parts.insert(part) }
    return entry.code(atFrame: "frame", isMixed: mixesFrames)
  }
}

// MARK: What the theme holds, for all targets

extension SwiftUIWriter {
  mutating func entry(
    _ property: Property<Double>, after text: String, _ precision: Precision
  ) -> ThemeValues.Entry? {
    entry(.scalar(property), property.slot, for: text, .number) { writer, value in
      guard case .scalar(let number) = value else { return "0" }
      return writer.number(Property(number.track), after: text, precision)
    }
  }

  mutating func entry(
    _ property: Property<Point>, after text: String, _ precision: Precision
  ) -> ThemeValues.Entry? {
    entry(.point(property), property.slot, for: text, .point) { writer, value in
      guard case .point(let point) = value else { return "CGPoint.zero" }
      return writer.point(Property(point.track), after: text, precision)
    }
  }

  /// Of three numbers the first two.
  mutating func entry(
    _ property: Property<Vector3>, after text: String, _ precision: Precision
  ) -> ThemeValues.Entry? {
    entry(.vector(property), property.slot, for: text, .point) { writer, value in
      guard case .vector(let vector) = value else { return "CGPoint.zero" }
      return writer.point(Property(vector.track), after: text, precision)
    }
  }

  /// A colour that the file, or a theme, lets move; nil for others, which are plain colours of the
  /// theme.
  mutating func entry(_ property: Property<Color>, for text: String) -> ThemeValues.Entry? {
    guard let slot = property.slot else { return nil }
    let own = AnyProperty.color(property)
    let moves = theme.variants.contains { $0.value(for: own, in: slot)?.isStatic == false }
    guard moves || !property.isStatic else { return nil }
    return entry(own, slot, for: text + " color", .color) { writer, value in
      guard case .color(let color) = value else { return "Color.clear" }
      guard !color.isStatic else { return ThemeColors.code(color.track.initialValue) }
      return writer.color(Property(color.track), opacity: 1, after: text)
    }
  }

  /// The stops of a gradient.
  mutating func entry(
    _ painted: AnimatedGradient, over range: FrameRange, after name: String
  ) -> ThemeValues.Entry? {
    let property = painted.source.stops
    return entry(.gradient(property), property.slot, for: name + " stops", .gradient) {
      writer, value in
      guard case .gradient(let gradient) = value else { return "Gradient(colors: [])" }
      var source = painted.source
      source.stops = Property(gradient.track)
      let code = writer.stops(AnimatedGradient(source), over: range, after: name)
      return gradient.isStatic ? "Artwork.\(code)" : code
    }
  }
}

// MARK: What a canvas makes of it

extension SwiftUIWriter {
  /// A number in a slot; nil for one that is in none.
  mutating func themed(
    _ property: Property<Double>, after text: String, _ precision: Precision
  ) -> SwiftCode? {
    entry(property, after: text, precision).map { use($0) }
  }

  /// A pair of numbers in a slot; nil for one that is in none.
  mutating func themed(
    _ property: Property<Point>, after text: String, _ precision: Precision
  ) -> SwiftCode? {
    entry(property, after: text, precision).map { use($0) }
  }

  /// The first two of three numbers in a slot; nil for those that are in none.
  mutating func themed(
    _ property: Property<Vector3>, after text: String, _ precision: Precision
  ) -> SwiftCode? {
    entry(property, after: text, precision).map { use($0) }
  }

  /// A colour in a slot that moves; nil for others.
  mutating func themed(_ property: Property<Color>, for text: String) -> SwiftCode? {
    entry(property, for: text).map { use($0) }
  }

  /// The stops of a gradient in a slot; nil for those that are in none.
  mutating func themed(
    _ painted: AnimatedGradient, over range: FrameRange, after name: String
  ) -> SwiftCode? {
    entry(painted, over: range, after: name).map { use($0) }
  }
}

// MARK: What other targets have of it

extension SwiftUIWriter {
  /// The parts of the runtime that values of slots need.
  var slotParts: Set<RuntimePart> { !data.isEmpty ? parts.union([.drawing]) : parts }

  /// Writes the data of values that move.
  func writeSlots(to file: inout SourceWriter) {
    guard !data.isEmpty else { return }
    file.line()
    file.line("/// What values of the theme are made of.")
    var (data, names) = (data, names)
    data.settle(&names)
    file.block("fileprivate enum Artwork: Drawing") { data.write(to: &$0) }
  }
}
