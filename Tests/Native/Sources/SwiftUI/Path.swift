@_exported public import CoreGraphics

public struct Path: Equatable, Sendable {
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  var elements: [Element] = []

  public init() {}

  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  public init(_ rect: CGRect) { addRect(rect) }

  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  public var isEmpty: Bool { elements.isEmpty }

  public func forEach(_ body: (Path.Element) -> Void) { elements.forEach(body) }

  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  public mutating func addLine(to end: CGPoint) {
    Contract.check(!elements.isEmpty, "a line needs a current point")
    elements.append(.line(to: end))
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    Contract.check(!elements.isEmpty, "a curve needs a current point")
    elements.append(.quadCurve(to: end, control: control))
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    Contract.check(!elements.isEmpty, "a curve needs a current point")
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    var path = Path()
    path.move(to: CGPoint(x: rect.minX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    let k = 0.5522847498307936
    let x = rect.midX
    let y = rect.midY
    let rx = rect.width / 2
    let ry = rect.height / 2
    var path = Path()
    path.move(to: CGPoint(x: x + rx, y: y))
    func curve(
      _ ax: CGFloat, _ ay: CGFloat, _ bx: CGFloat, _ by: CGFloat, _ ex: CGFloat, _ ey: CGFloat
    ) {
      path.addCurve(
        to: CGPoint(x: x + ex * rx, y: y + ey * ry),
        control1: CGPoint(x: x + ax * rx, y: y + ay * ry),
        control2: CGPoint(x: x + bx * rx, y: y + by * ry))
    }
    curve(1, k, k, 1, 0, 1)
    curve(-k, 1, -1, k, -1, 0)
    curve(-1, -k, -k, -1, 0, -1)
    curve(k, -1, 1, -k, 1, 0)
    path.closeSubpath()
    addPath(path, transform: transform)
  }

  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    elements += transform.isIdentity ? path.elements : path.applying(transform).elements
  }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  public func applying(_ transform: CGAffineTransform) -> Path {
    var result = Path()
    result.elements = elements.map { element in
      switch element {
      case .move(let end): .move(to: end.applying(transform))
      case .line(let end): .line(to: end.applying(transform))
      case .quadCurve(let end, let control):
        .quadCurve(to: end.applying(transform), control: control.applying(transform))
      case .curve(let end, let control1, let control2):
        .curve(
          to: end.applying(transform), control1: control1.applying(transform),
          control2: control2.applying(transform))
      case .closeSubpath: .closeSubpath
      }
    }
    return result
  }

  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  public var boundingRect: CGRect {
    var low = CGPoint(x: CGFloat.infinity, y: .infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -.infinity)
    func add(_ point: CGPoint) {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    for element in elements {
      switch element {
      case .move(let end), .line(let end): add(end)
      case .quadCurve(let end, let control):
        add(end)
        add(control)
      case .curve(let end, let control1, let control2):
        add(end)
        add(control1)
        add(control2)
      case .closeSubpath: break
      }
    }
    return low.x <= high.x
      ? CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y) : .null
  }
}

extension CGRect {
  static var null: CGRect { CGRect(x: CGFloat.infinity, y: .infinity, width: 0, height: 0) }
}

public struct StrokeStyle: Equatable, Sendable {
  public var lineWidth: CGFloat
  public var lineCap: CGLineCap
  public var lineJoin: CGLineJoin
  public var miterLimit: CGFloat
  public var dash: [CGFloat]
  public var dashPhase: CGFloat

  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
  ) {
    Contract.check(dash.allSatisfy { $0 >= 0 }, "a dash is negative")
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

public struct FillStyle: Equatable, Sendable {
  public var isEOFilled: Bool
  public var isAntialiased: Bool

  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

extension Path {
  public init(_ path: CGPath) {
    elements = path.elements.map { element in
      switch element {
      case .move(let end): .move(to: end)
      case .line(let end): .line(to: end)
      case .curve(let control1, let control2, let end):
        .curve(to: end, control1: control1, control2: control2)
      case .close: .closeSubpath
      }
    }
  }

  public var cgPath: CGPath {
    let result = CGMutablePath()
    var here = CGPoint.zero
    func part(_ start: CGPoint, _ control: CGPoint) -> CGPoint {
      CGPoint(
        x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3)
    }
    forEach { element in
      switch element {
      case .move(let end):
        result.move(to: end)
        here = end
      case .line(let end):
        result.addLine(to: end)
        here = end
      case .quadCurve(let end, let control):
        result.addCurve(to: end, control1: part(here, control), control2: part(end, control))
        here = end
      case .curve(let end, let control1, let control2):
        result.addCurve(to: end, control1: control1, control2: control2)
        here = end
      case .closeSubpath: result.closeSubpath()
      }
    }
    return result
  }
}
