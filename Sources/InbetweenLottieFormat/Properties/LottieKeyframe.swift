package import InbetweenJSONTree

/// A keyframe as the file has it; read where it lies, without allocation.
package struct LottieKeyframe {
  /// `t`: in frames.
  package var time: Double?
  /// `s`: the value at the keyframe.
  package var value: JSONValue?
  /// `e`: the value at the next keyframe (exports before Bodymovin 5.5).
  package var endValue: JSONValue?
  /// `o`: the handle with which the way to the next keyframe begins.
  package var outHandle: JSONValue?
  /// `i`: the handle with which it ends.
  package var inHandle: JSONValue?
  /// `h`: whether the value stays until the next keyframe.
  package var isHold = false
  /// `to`: the spatial tangent that leaves.
  package var outTangent: JSONValue?
  /// `ti`: the spatial tangent that arrives at the next keyframe.
  package var inTangent: JSONValue?
  /// The first member that is none of a keyframe's.
  package var unknownKey: String?
  /// Whether the member `t` or `h` is of another kind than a number.
  package var hasMistake = false

  /// Reads an object; other kinds give an empty keyframe.
  package init(_ value: JSONValue) {
    var keyframe = LottieKeyframe()
    value.forEachMember { key, member in keyframe.take(key, member) }
    self = keyframe
  }

  private init() {}

  private mutating func take(_ key: JSONKey, _ member: JSONValue) {
    switch key.packed {
    case PackedKey.t:
      time = member.number
      if time == nil { hasMistake = true }
    case PackedKey.s: value = member.kind == .null ? nil : member
    case PackedKey.e: endValue = member.kind == .null ? nil : member
    case PackedKey.i: inHandle = member.isObject ? member : nil
    case PackedKey.o: outHandle = member.isObject ? member : nil
    case PackedKey.to: outTangent = member.kind == .null ? nil : member
    case PackedKey.ti: inTangent = member.kind == .null ? nil : member
    case PackedKey.h:
      isHold = (member.number ?? (member.boolean == true ? 1 : 0)) != 0
      if member.number == nil, member.boolean == nil { hasMistake = true }
    case PackedKey.n:  // The name under which old players cache the easing.
      break
    default:
      if unknownKey == nil { unknownKey = key.string }
    }
  }
}
