import InbetweenJSONTree
import InbetweenTimeline

/// How the values of a property are written in the file: their shape and their unit.
///
/// One number alone and a list of one number say the same: exporters differ in it.
protocol ValueForm {
  associatedtype Value: Interpolatable

  /// The value in the unit of the model; nil when it cannot be read.
  func value(_ json: JSONValue) -> Value?

  /// The spatial tangent of a place; nil for values that are no places.
  func tangent(_ json: JSONValue) -> Value?

  /// The tangent of a straight way; nil for values that are no places.
  var noTangent: Value? { get }
}

extension ValueForm {
  var noTangent: Value? { nil }

  func tangent(_ json: JSONValue) -> Value? { nil }
}

extension JSONValue {
  /// The number at a place of a list; a number alone counts as a list of one.
  func component(_ index: Int) -> Double? {
    if let number { return index == 0 ? number : nil }
    return isArray ? self[index]?.number : nil
  }
}

extension Double {
  /// What a number in percent is as a share, or in other hundredths: the same digits behind another
  /// point. 93.004 % is 0.93004, where 93.004 / 100 would be 0.9300400000000001.
  func divided(by divisor: Double) -> Double {
    let millionths = (self * 1e6).rounded()
    guard divisor == 100, abs(millionths) < 1e15, millionths / 1e6 == self else {
      return self / divisor
    }
    return millionths / 1e8
  }
}

/// A number.
struct ScalarForm: ValueForm {
  /// 100 for what the file gives in percent.
  var divisor = 1.0

  static let percent = ScalarForm(divisor: 100)

  func value(_ json: JSONValue) -> Double? {
    let number = json.component(0) ?? json.boolean.map { $0 ? 1 : 0 }
    return number?.divided(by: divisor)
  }
}

/// The space between lines: across and down in After Effects, or what is down alone.
struct LineSpacingForm: ValueForm {
  /// Whether it is what is across that is asked for.
  var isAcross = false

  func value(_ json: JSONValue) -> Double? {
    guard let down = json.component(1) else { return isAcross ? 0 : json.component(0) }
    return isAcross ? json.component(0) : down
  }
}

/// Two numbers, or one that serves for both; a third is left aside.
struct PointForm: ValueForm {
  var divisor = 1.0
  /// What the file would write for a second number that it leaves out.
  var missing = 0.0

  static let scale = PointForm(divisor: 100, missing: 100)

  func value(_ json: JSONValue) -> Point? {
    if let number = json.number {
      let share = number.divided(by: divisor)
      return Point(share, share)
    }
    guard let x = json.component(0) else { return nil }
    return Point(x.divided(by: divisor), (json.component(1) ?? missing).divided(by: divisor))
  }

  func tangent(_ json: JSONValue) -> Point? { value(json) }

  var noTangent: Point? { .zero }
}

/// Three numbers, or one that serves for the plane.
struct VectorForm: ValueForm {
  var divisor = 1.0
  /// Whether what is missing is natural size, and not 0.
  var isScale = false

  static let scale = VectorForm(divisor: 100, isScale: true)

  func value(_ json: JSONValue) -> Vector3? {
    let missing = isScale ? divisor : 0
    if let number = json.number {
      let share = number.divided(by: divisor)
      return Vector3(share, share, missing.divided(by: divisor))
    }
    guard let x = json.component(0) else { return nil }
    let y = json.component(1) ?? missing
    let z = json.component(2) ?? missing
    return Vector3(x.divided(by: divisor), y.divided(by: divisor), z.divided(by: divisor))
  }

  func tangent(_ json: JSONValue) -> Vector3? { isScale ? nil : value(json) }

  var noTangent: Vector3? { isScale ? nil : .zero }
}

/// A colour: three numbers, and a fourth that no player uses (Lottie specification, "Color"), or
/// `#RRGGBB`.
struct ColorForm: ValueForm {
  /// 255 where the file counts so.
  var divisor = 1.0

  func value(_ json: JSONValue) -> Color? {
    if let text = json.string { return Color(text: text) }
    guard let red = json.component(0), let green = json.component(1), let blue = json.component(2)
    else { return nil }
    return Color(red.divided(by: divisor), green.divided(by: divisor), blue.divided(by: divisor))
  }
}

extension Color {
  /// The colour written `#RGB`, `#RRGGBB` or `#RRGGBBAA`, whose opacity is left aside; nil for
  /// other texts.
  init?(text: String) {
    var digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    if digits.utf8.count == 3 { digits = Substring(digits.flatMap { [$0, $0] }) }
    if digits.utf8.count == 8 { digits = digits.prefix(6) }
    guard digits.utf8.count == 6, let number = UInt32(digits, radix: 16), digits.first != "+" else {
      return nil
    }
    self.init(hex: number)
  }
}
