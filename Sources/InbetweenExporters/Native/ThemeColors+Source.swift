import InbetweenTimeline

// The type that holds a theme, as source.

extension ThemeColors {
  /// Writes the type that holds the colours.
  ///
  /// - Parameters:
  ///   - view: the body of the view's type.
  ///   - access: who may use it.
  ///   - isCompared: whether two of them can be compared.
  ///   - isSpelled: whether its initializer is written even where the compiler's own would do.
  func write(
    to view: inout SourceWriter, access: SwiftCode, isCompared: Bool, isSpelled: Bool
  ) {
    let hasSlots = !values.list.isEmpty || !pictures.isEmpty
    var held: [SwiftCode] = list.isEmpty && hasSlots ? [] : ["colours that never move"]
    if !texts.isEmpty { held.append("texts") }
    if !values.list.isEmpty || !pictures.isEmpty { held.append("slots of the file") }
    let last = held.removeLast()
    let more: SwiftCode =
      held.isEmpty
      ? ""
      : held.count == 1
        ? "\(held[0]), and the " : "\(SwiftCode.joined(held, by: ", the ")), and the "
    view.line("/// The \(more)\(last); change them to fit an app.")
    if !outlined.isEmpty {
      let layers = outlined.prefix(4).joined(separator: ", ")
      let more: SwiftCode = outlined.count > 4 ? " and \(outlined.count - 4) more" : ""
      view.line("///")
      view.line("/// Their characters move or are styled one by one, so that they stay outlines:")
      view.line("/// \(comment: layers)\(more).")
    }
    let values = values.sorted(by: slotOrder)
    let protocols: [SwiftCode] =
      (isCompared ? ["Equatable"] : []) + (holdsFunctions ? [] : ["Sendable"])
    let conformance: SwiftCode =
      protocols.isEmpty ? "" : ": \(SwiftCode.joined(protocols, by: ", "))"
    view.block("\(access)struct Theme\(conformance)") { body in
      for entry in list {
        if let slot = entry.slot { body.line("/// The slot \(comment: slot).") }
        body.line("\(access)var \(SwiftCode(identifier: entry.name)) = \(Self.code(entry.color))")
      }
      for words in texts {
        if let slot = words.slot { body.line("/// The slot \(comment: slot).") }
        body.line(
          "/// Other words are set in the font \(comment: words.font), which an app must bring.")
        body.line("\(access)var \(SwiftCode(identifier: words.name)) = \(words.text)")
      }
      for picture in pictures {
        body.line("/// The slot \(comment: picture.slot): a picture.")
        body.line(
          "\(access)var \(SwiftCode(identifier: picture.name)) = \(picture.standard)")
      }
      values.write(to: &body, access)
      let isEmpty = list.isEmpty && texts.isEmpty && !hasSlots
      if isSpelled || !isEmpty {
        if !isEmpty { body.line() }
        body.line("\(access)init() {}")
        body.line()
      }
      let kinds: SwiftCode =
        hasSlots ? "values" : texts.isEmpty ? "colours" : "texts and colours"
      if rules.isEmpty {
        body.line("/// The file's own \(kinds).")
      } else {
        body.line("/// The \(kinds) where no others are given.")
      }
      body.line(
        holdsFunctions
          ? "\(access)static var standard: Theme { Theme() }"
          : "\(access)static let standard = Theme()")
      writeVariants(to: &body, access)
      if isCompared, holdsFunctions {
        body.line()
        writeEquality(to: &body, access)
      }
      guard hasDark else { return }
      body.line()
      body.line("/// The colours in dark surroundings.")
      let dark = list.compactMap { entry in
        entry.dark.map { (SwiftCode(identifier: entry.name), Self.code($0)) }
      }
      writeConstant("dark", dark, to: &body, access)
    }
  }

  /// Whether two themes look the same: what follows the frame is compared at each whole frame.
  private func writeEquality(to body: inout SourceWriter, _ access: SwiftCode) {
    let values = values.sorted(by: slotOrder).list
    let moving = values.filter(\.isMoving).map(\.name)
    let still =
      list.map(\.name) + texts.map(\.name) + pictures.map(\.name)
      + values.filter { !$0.isMoving }.map(\.name)
    func equal(_ name: SwiftNames.Identifier, _ call: SwiftCode) -> SwiftCode {
      let name = SwiftCode(identifier: name)
      return "left.\(name)\(call) == right.\(name)\(call)"
    }
    body.line("/// What follows the frame is compared at each whole one.")
    body.block("\(access)static func == (left: Theme, right: Theme) -> Bool") { inside in
      for name in still { inside.line("guard \(equal(name, "")) else { return false }") }
      inside.line(
        "return stride(from: Timing.start, through: Timing.end, by: 1).allSatisfy { frame in")
      let parts = moving.map { equal($0, "(frame)") }
      for (place, part) in parts.enumerated() {
        inside.line(place == 0 ? "  \(part)" : "    && \(part)")
      }
      inside.line("}")
    }
  }

  /// The constants of the package's themes.
  private var variantNames: [SwiftCode] {
    var names = SwiftNames(reserved: hasDark ? ["standard", "dark"] : ["standard"])
    return variants.map { SwiftCode(identifier: names.name(after: $0.id, or: "theme")) }
  }

  /// The constants that views show where no theme is asked for, and in dark surroundings.
  ///
  /// - Parameter initial: the theme that the package shows first; nil for none.
  /// - Returns: nil for the file's own values, and for the same in dark surroundings.
  func shown(first initial: String?) -> (light: SwiftCode?, dark: SwiftCode?) {
    let ids = variants.map(\.id)
    let pair = ThemePair(among: ids, initial: initial)
    func name(_ id: String?) -> SwiftCode? {
      id.flatMap { ids.firstIndex(of: $0) }.map { variantNames[$0] }
    }
    return (name(pair.light), hasDark ? "dark" : name(pair.dark))
  }

  /// The names of its constants.
  func constants(first initial: String?) -> ThemeConstants {
    let shown = shown(first: initial)
    var constants = ThemeConstants()
    for (variant, name) in zip(variants, variantNames) { constants.themes[variant.id] = name.text }
    if let light = shown.light { constants.standard = light.text }
    constants.dark = shown.dark?.text
    return constants
  }

  /// The package's themes, as far as they give colours of the view others.
  private func writeVariants(to body: inout SourceWriter, _ access: SwiftCode) {
    for (variant, name) in zip(variants, variantNames) {
      body.line()
      body.line("/// The theme \(comment: variant.id) of the package.")
      writeConstant(name, assignments(in: variant), to: &body, access)
    }
  }

  /// A theme whose values are the file's own but for some.
  private func writeConstant(
    _ name: SwiftCode, _ values: [(name: SwiftCode, value: SwiftCode)],
    to body: inout SourceWriter, _ access: SwiftCode
  ) {
    body.line(
      holdsFunctions
        ? "\(access)static var \(name): Theme {" : "\(access)static let \(name): Theme = {")
    body.indented { inside in
      inside.line(values.isEmpty ? "let theme = Theme()" : "var theme = Theme()")
      for (entry, value) in values { inside.line("theme.\(entry) = \(value)") }
      inside.line("return theme")
    }
    body.line(holdsFunctions ? "}" : "}()")
  }

  /// Whether it holds functions of the frame: those of an app whose code belongs to the main actor
  /// by default do, too, and can't be sent elsewhere.
  private var holdsFunctions: Bool { values.list.contains(where: \.isMoving) }

  /// What a theme of the package gives other values.
  private func assignments(in variant: ThemeVariant) -> [(name: SwiftCode, value: SwiftCode)] {
    let shown = Set(list.map(\.name))
    let colors = variant.colors.compactMap { slot, color in
      slots[slot].flatMap { known in
        shown.contains(known.name)
          ? (SwiftCode(identifier: known.name), Self.code(color)) : nil
      }
    }
    let words = texts.compactMap { text in
      variant.words.first { $0.slot == text.slot }.map {
        (SwiftCode(identifier: text.name), "\($0.text)" as SwiftCode)
      }
    }
    let pictures = pictures.compactMap { picture in
      picture.themed.first { $0.theme == variant.id }.map {
        (SwiftCode(identifier: picture.name), $0.code)
      }
    }
    return colors + words + pictures + values.sorted(by: slotOrder).assignments(in: variant.id)
  }

  static func code(_ color: Color) -> SwiftCode {
    let shown = [color.red, color.green, color.blue, color.alpha].map {
      Precision.component.rounded($0)
    }
    let opacity: SwiftCode = shown[3] == 1 ? "" : ", opacity: \(shown[3])"
    return "Color(red: \(shown[0]), green: \(shown[1]), blue: \(shown[2])\(opacity))"
  }
}
