import InbetweenSceneGraph
import InbetweenTimeline

/// How numbers stand in the source of layers.
extension LayerTreeWriter {
  /// The numbers of a property.
  struct KeyedNumbers: Hashable {
    var key: LayerKey
    var numbers: Numbers
  }

  /// The line that sets a property to what it is at all times; nil where nothing has to be set.
  mutating func still(_ key: LayerKey, _ numbers: Numbers) -> SwiftCode? {
    guard numbers.count > 8 else { return Self.still(key, numbers) }
    let place = KeyedNumbers(key: key, numbers: numbers)
    if let known = lists[place] { return known }
    let line = Self.still(key, numbers)
    lists[place] = line
    return line
  }

  private static func still(_ key: LayerKey, _ numbers: Numbers) -> SwiftCode? {
    let shown = numbers.map { key.precision.rounded($0) } as Numbers
    func point() -> SwiftCode { "CGPoint(x: \(shown[0]), y: \(shown[1]))" }
    return switch key {
    case .position: "layer.position = \(point())"
    case .positionX: "layer.position.x = \(shown[0])"
    case .positionY: "layer.position.y = \(shown[0])"
    case .boundsOrigin: "layer.bounds.origin = \(point())"
    case .boundsOriginX: "layer.bounds.origin.x = \(shown[0])"
    case .boundsOriginY: "layer.bounds.origin.y = \(shown[0])"
    case .rotation, .scaleX, .scaleY: nil
    case .transform: "layer.setAffineTransform(\(affine(numbers)))"
    case .opacity: "layer.opacity = \(shown[0], as: .single)"
    case .hidden: shown[0] > 0.5 ? "layer.isHidden = true" : nil
    case .fillColor: "layer.fillColor = color(\(components(shown)))"
    case .strokeColor: "layer.strokeColor = color(\(components(shown)))"
    case .lineWidth: "layer.lineWidth = \(shown[0])"
    case .miterLimit: shown[0] == 10 ? nil : "layer.miterLimit = \(shown[0])"
    case .lineDashPhase: "layer.lineDashPhase = \(shown[0])"
    case .strokeStart: "layer.strokeStart = \(shown[0])"
    case .strokeEnd: "layer.strokeEnd = \(shown[0])"
    case .startPoint: "layer.startPoint = \(point())"
    case .endPoint: "layer.endPoint = \(point())"
    case .colors: "layer.colors = colors(\(array(shown.codes { "\($0)" }, named: "stops")))"
    case .locations: "layer.locations = [\(components(shown, as: nil))]"
    case .shadowColor: "layer.shadowColor = color(\(components(shown)))"
    case .shadowOpacity: "layer.shadowOpacity = \(shown[0], as: .single)"
    case .shadowRadius: "layer.shadowRadius = \(shown[0])"
    case .contents: nil
    case .shadowOffset: "layer.shadowOffset = CGSize(width: \(shown[0]), height: \(shown[1]))"
    }
  }

  private static func components(
    _ numbers: Numbers, as type: SwiftCode.ValueType? = .number
  ) -> SwiftCode {
    SwiftCode.joined(numbers.codes { "\($0, as: type)" }, by: ", ")
  }

  static func affine(_ numbers: Numbers) -> SwiftCode {
    let turn = numbers[0..<4].map { Precision.factor.rounded($0) } as Numbers
    let step = numbers[4..<6].map { Precision.length.rounded($0) } as Numbers
    return """
      CGAffineTransform(a: \(turn[0]), b: \(turn[1]), c: \(turn[2]), d: \(turn[3]), \
      tx: \(step[0]), ty: \(step[1]))
      """
  }

  /// Numbers as an array; many as text, which takes the compiler no time.
  ///
  /// - Parameters:
  ///   - items: the numbers.
  ///   - word: what a parameter for them is called.
  /// - Returns: an expression.
  static func array(_ items: [SwiftCode], named word: String) -> SwiftCode {
    let code: SwiftCode =
      items.count > 8 && items.allSatisfy(\.isNumber)
      ? "Layers.list(\"\(SwiftCode.joined(items, by: " "))\")" : "[\(list(items))]"
    return SwiftCode(value: code, as: .numbers, named: word)
  }

  static func list(_ items: [SwiftCode]) -> SwiftCode {
    SwiftCode.joined(items, by: ", ")
  }
}

extension SwiftCode {
  /// Whether it is a number as `DecimalText` writes it.
  fileprivate var isNumber: Bool {
    text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E || $0 == 0x2D }
  }
}
