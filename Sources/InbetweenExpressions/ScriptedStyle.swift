import InbetweenTimeline

/// What a script has set of a text's style, for all its characters; nil for what it left alone.
struct ScriptedStyle: Hashable, Sendable {
  var font: String?
  var size: Double?
  var tracking: Double?
  var lineHeight: Double?
  var baselineShift: Double?
  var strokeWidth: Double?
  var caps: TextDocument.Caps?
  var justification: TextDocument.Justification?
  var appliesFill: Bool?
  var appliesStroke: Bool?
  var fill: Color?
  var stroke: Color?

  /// In the order of `Prelude`'s numbers.
  static let justifications: [TextDocument.Justification] = [
    .left, .right, .center, .justifyLastLeft, .justifyLastRight, .justifyLastCenter, .justifyAll,
  ]

  /// As `$style` lists it, NaN for what is not set.
  init?(_ numbers: [Double], font: String?) {
    guard numbers.count == 15 else { return nil }
    func number(_ place: Int) -> Double? { numbers[place].isFinite ? numbers[place] : nil }
    func element<Value>(_ place: Int, of list: [Value]) -> Value? {
      // A script may have made up the numbers.
      number(place).flatMap { Int(exactly: $0) }
        .flatMap { list.indices.contains($0) ? list[$0] : nil }
    }
    func color(_ place: Int) -> Color? {
      guard let red = number(place), let green = number(place + 1), let blue = number(place + 2)
      else { return nil }
      return Color(red, green, blue)
    }
    self.font = font
    size = number(0)
    tracking = number(1)
    lineHeight = number(2)
    baselineShift = number(3)
    strokeWidth = number(4)
    caps = element(5, of: [.asTyped, .all, .small])
    justification = element(6, of: Self.justifications)
    appliesFill = number(7).map { $0 != 0 }
    appliesStroke = number(8).map { $0 != 0 }
    fill = color(9)
    stroke = color(12)
  }

  /// Sets a document as the script has it.
  func apply(to document: inout TextDocument) {
    if let font { document.font = font }
    if let size { document.size = size }
    if let tracking { document.tracking = tracking }
    if let lineHeight { document.lineHeight = lineHeight }
    if let baselineShift { document.baselineShift = baselineShift }
    if let strokeWidth { document.strokeWidth = strokeWidth }
    if let caps { document.caps = caps }
    if let justification { document.justification = justification }
    Self.apply(appliesFill, fill, to: &document.fill)
    Self.apply(appliesStroke, stroke, to: &document.stroke)
  }

  /// A colour that is set shows only where there is paint already, or where it is turned on.
  private static func apply(_ isOn: Bool?, _ color: Color?, to paint: inout Color?) {
    guard isOn ?? (paint != nil) else {
      paint = nil
      return
    }
    var made = color ?? paint ?? .black
    if let alpha = paint?.alpha { made.alpha = alpha }
    paint = made
  }
}
