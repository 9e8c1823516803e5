import InbetweenDiagnostics
import InbetweenJSONTree
import InbetweenLottieFormat
import InbetweenTimeline

// A property, plain or animated, with or without its flag.

extension ImportSession {
  /// The property that the file gives, or a constant of `value` where it gives none.
  mutating func property<Form: ValueForm>(
    _ source: LottieProperty?, _ form: Form, default value: Form.Value
  ) -> Property<Form.Value> {
    guard let source else { return .constant(value) }
    let filled = filled(source)
    var property = Property(track(filled, form) ?? .constant(value))
    // A slot's value takes the place of all of the property.
    property.expression = filled.expression
    property.slot = source.slot
    if filled.expression != nil { log.report(.expression(at: filled.path)) }
    if !filled.split.isEmpty { log.report(.unexpectedSplit(at: source.path)) }
    if let slot = source.slot, slotValues[slot] == nil {
      slotValues[slot] = AnyProperty(Property(property.track))
      slotsInUse.append(slot)
    }
    return property
  }

  /// A property that is left out where the file gives none.
  mutating func property<Form: ValueForm>(
    _ source: LottieProperty?, _ form: Form, orNilWith value: Form.Value
  ) -> Property<Form.Value>? {
    guard let source else { return nil }
    return property(source, form, default: value)
  }

  /// A colour; 0…255 where the exporter's version or the values themselves say so.
  mutating func color(
    _ source: LottieProperty?, default value: Color = .black
  ) -> Property<Color> {
    let form = ColorForm(divisor: source.map { colorDivisor(replaced($0) ?? $0) } ?? 1)
    return property(source, form, default: value)
  }

  /// The property, or the slot's value that takes its place.
  mutating func filled(_ source: LottieProperty) -> LottieProperty {
    guard let id = source.slot else { return source }
    if let replacement = replaced(source) { return replacement }
    log.report(.danglingSlot(id, at: source.path))
    return source
  }

  /// The value of the slot that takes a property's place; nil where there is none.
  func replaced(_ source: LottieProperty) -> LottieProperty? {
    guard let id = source.slot, let replacement = slots[id], replacement.value != nil else {
      return nil
    }
    return replacement
  }

  private mutating func track<Form: ValueForm>(
    _ source: LottieProperty, _ form: Form
  ) -> Track<Form.Value>? {
    guard let json = source.value, !json.isArray || json.count > 0 else {
      if source.split.isEmpty { log.report(.missingValue(at: source.path)) }
      return nil
    }
    if Self.hasKeyframes(json) {
      if source.isAnimated == false {
        log.report(.wrongAnimatedFlag(isKeyframed: true, at: source.path))
      }
      return keyframes(json, form, at: source.valuePath)
    }
    if source.isAnimated == true {
      log.report(.wrongAnimatedFlag(isKeyframed: false, at: source.path))
    }
    guard let value = form.value(json) else {
      log.report(.unreadableValue(json.kind, at: source.valuePath))
      return nil
    }
    if let form = form as? OutlineForm { reportOutline(json, form, at: source.valuePath) }
    return .constant(value)
  }

  /// Keyframes are a list of objects; a list of one outline is a value.
  static func hasKeyframes(_ json: JSONValue) -> Bool {
    guard json.isArray, let first = json[0], first.isObject else { return false }
    return first["v"] == nil
  }

  /// Tells what of an outline cannot be as it is written.
  mutating func reportOutline(_ json: JSONValue, _ form: OutlineForm, at path: JSONPath) {
    if form.isUneven(json) { log.report(.unevenOutline(at: path)) }
    if let key = LottieOutline(json)?.unknownKey {
      log.report(.unknownKey(at: json.isArray ? path[0][key] : path[key]))
    }
  }

  /// 255 where colours are written 0…255: exporters before Bodymovin 4.1.9 did, others by mistake.
  ///
  /// A fraction between 0 and 1 shows that even an old version number writes shares.
  private mutating func colorDivisor(_ source: LottieProperty) -> Double {
    guard let json = source.value else { return 1 }
    var largest = 0.0
    var hasFraction = false
    func scan(_ value: JSONValue?) {
      for index in 0..<3 {
        guard let number = value?.component(index) else { return }
        largest = max(largest, number)
        if number != number.rounded() { hasFraction = true }
      }
    }
    if Self.hasKeyframes(json) {
      for index in 0..<json.count {
        scan(json[index]?["s"])
        scan(json[index]?["e"])
      }
    } else {
      scan(json)
    }
    let isBytes = largest > 1 || (writesByteColors && !hasFraction && largest > 0)
    guard isBytes else { return 1 }
    log.report(.byteColors(at: source.path))
    return 255
  }
}
