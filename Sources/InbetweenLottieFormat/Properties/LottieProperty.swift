package import InbetweenDiagnostics
package import InbetweenJSONTree

/// A value that may be animated, as the file has it (Lottie specification, "Properties").
///
/// The values themselves stay in the parser's tree and are read once, by the importer.
package struct LottieProperty {
  package let path: JSONPath
  /// `k`: the value or the keyframes; the whole value where the file has no object around it.
  package private(set) var value: JSONValue?
  /// `a`; nil when the file does not say.
  package private(set) var isAnimated: Bool?
  /// `x`: the expression's source.
  package private(set) var expression: String?
  /// `sid`: the slot that replaces the value.
  package private(set) var slot: String?
  /// `p`: how many colours a gradient has.
  package private(set) var stopCount: Double?
  /// `s` with `x`, `y`, `z`: a position whose coordinates are properties of their own.
  package private(set) var split: [LottieProperty] = []
  /// Whether the value stands without an object around it.
  package private(set) var isBare = false
  /// Whether an object that says more of it stands around the property, as around a gradient's.
  private var isWrapped = false

  package init(_ source: Source, log: inout DiagnosticLog) {
    self.init(source, isComponent: false, log: &log)
  }

  /// - Parameters:
  ///   - source: the property.
  ///   - isComponent: whether it is a coordinate of a split position, which is never split itself.
  ///   - log: receives keys that nobody reads and of wrong kinds.
  private init(_ source: Source, isComponent: Bool, log: inout DiagnosticLog) {
    path = source.path
    guard source.value.isObject else {
      value = source.value
      isBare = true
      return
    }
    var reading = Reading()
    var unread: [JSONPath] = []
    let path = path
    source.value.forEachMember { key, member in
      if !reading.take(key.packed, member) { unread.append(path[key.string]) }
    }
    if let inner = reading.value, inner.isObject, inner["k"] != nil {
      isWrapped = true
      reading.value = nil
      inner.forEachMember { key, member in
        if !reading.take(key.packed, member) { unread.append(path["k"][key.string]) }
      }
    }
    value = reading.value
    isAnimated = reading.isAnimated
    expression = reading.expression
    slot = reading.slot
    stopCount = reading.stopCount
    let hasComponents = reading.components.contains { $0 != nil }
    if !isComponent, hasComponents, reading.isSplit == true || value == nil {
      split = zip(reading.components, ["x", "y", "z"]).compactMap { component, name in
        component.map { LottieProperty(Source($0, at: path[name]), isComponent: true, log: &log) }
      }
    } else if hasComponents {
      for (component, name) in zip(reading.components, ["x", "y", "z"]) where component != nil {
        unread.append(path[name])
      }
    }
    for path in unread { log.report(.unreadKey(at: path)) }
    for (key, found, expected) in reading.mistakes {
      log.report(.wrongKind(found, expected: expected, at: path[key]))
    }
  }

  /// The property that `source` is the value of, without an object around it.
  package init(_ source: Source, bare: Bool) {
    path = source.path
    value = source.value
    isBare = bare
  }

  /// The place of the value inside the property.
  package var valuePath: JSONPath { isBare ? path : isWrapped ? path["k"]["k"] : path["k"] }
}

/// The members of a property, distinguished by their packed names since there are so many.
private struct Reading {
  var value: JSONValue?
  var isAnimated: Bool?
  var isSplit: Bool?
  var expression: String?
  var slot: String?
  var stopCount: Double?
  var components: [JSONValue?] = []
  var mistakes: [(String, JSONValue.Kind, JSONValue.Kind)] = []

  /// Takes a member; false when it is none of a property's.
  mutating func take(_ key: UInt64, _ member: JSONValue) -> Bool {
    switch key {
    case PackedKey.k: value = member.kind == .null ? nil : member
    case PackedKey.a: isAnimated = flag("a", member)
    case PackedKey.ix, PackedKey.l, PackedKey.ty, PackedKey.nm, PackedKey.mn:
      // Index, count of dimensions, type and names: the property's place says the same.
      break
    case PackedKey.x:
      if let text = member.string { expression = text } else { component(0, member) }
    case PackedKey.y: component(1, member)
    case PackedKey.z: component(2, member)
    case PackedKey.s: isSplit = flag("s", member)
    case PackedKey.p:
      stopCount = member.number
      if stopCount == nil { mistakes.append(("p", member.kind, .number)) }
    case PackedKey.sid:
      slot = member.string
      if slot == nil { mistakes.append(("sid", member.kind, .string)) }
    default: return false
    }
    return true
  }

  private mutating func component(_ index: Int, _ member: JSONValue) {
    if components.isEmpty { components = [nil, nil, nil] }
    components[index] = member.kind == .null ? nil : member
  }

  private mutating func flag(_ key: String, _ member: JSONValue) -> Bool? {
    if let flag = member.boolean { return flag }
    if let number = member.number { return number != 0 }
    if member.kind != .null { mistakes.append((key, member.kind, .boolean)) }
    return nil
  }
}
