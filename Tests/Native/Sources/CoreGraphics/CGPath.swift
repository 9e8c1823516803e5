public class CGPath {
  public enum Element: Equatable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  public internal(set) var elements: [Element] = []

  init(elements: [Element] = []) { self.elements = elements }

  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    elements = [
      .move(CGPoint(x: rect.minX, y: rect.minY)), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// What the path is made of: outlines of one make may be morphed into one another.
  public var make: [Int] {
    elements.map {
      switch $0 {
      case .move: 0
      case .line: 1
      case .curve: 2
      case .close: 3
      }
    }
  }

  /// A share of the way to a path of the same make.
  public func interpolated(to other: CGPath, by share: Double) -> CGPath {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * CGFloat(share), y: a.y + (b.y - a.y) * CGFloat(share))
    }
    return CGPath(
      elements: zip(elements, other.elements).map { from, to in
        switch (from, to) {
        case (.move(let a), .move(let b)): .move(mix(a, b))
        case (.line(let a), .line(let b)): .line(mix(a, b))
        case (.curve(let a, let b, let c), .curve(let d, let e, let f)):
          .curve(mix(a, d), mix(b, e), mix(c, f))
        default: from
        }
      })
  }
}

public final class CGMutablePath: CGPath {
  public init() { super.init() }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    Contract.check(!elements.isEmpty, "no current point")
    elements.append(.line(point.applying(transform)))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    Contract.check(!elements.isEmpty, "no current point")
    elements.append(
      .curve(
        control1.applying(transform), control2.applying(transform), end.applying(transform)))
  }

  public func closeSubpath() { elements.append(.close) }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.map {
      switch $0 {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .curve(let control1, let control2, let end):
        .curve(
          control1.applying(transform), control2.applying(transform), end.applying(transform))
      case .close: .close
      }
    }
  }
}

public final class CGColor: Sendable {
  public let components: [CGFloat]?

  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    for component in [red, green, blue, alpha] {
      Contract.check(component >= 0 && component <= 1, "a colour component leaves 0…1")
    }
    components = [red, green, blue, alpha]
  }
}

/// A decoded picture; what draws it knows how.
open class CGImage: @unchecked Sendable, Hashable {
  public let width: Int
  public let height: Int

  public init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
