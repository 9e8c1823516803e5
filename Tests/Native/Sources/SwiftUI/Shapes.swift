public import CoreGraphics

public protocol ShapeStyle: Sendable {}

/// The stand-in's own: what it is to paint a frame with.
protocol PrimitiveStyle: ShapeStyle {
  func shading(in frame: CGRect) -> GraphicsContext.Shading
}

extension Color: PrimitiveStyle {
  func shading(in frame: CGRect) -> GraphicsContext.Shading { .color(self) }
}

extension Color: View {
  public typealias Body = Never
}

extension Color: PrimitiveView {
  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(self))
  }
}

extension UnitPoint {
  func point(in frame: CGRect) -> CGPoint {
    CGPoint(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)
  }
}

public struct LinearGradient: ShapeStyle, PrimitiveStyle {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    gradient = Gradient(stops: stops)
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  func shading(in frame: CGRect) -> GraphicsContext.Shading {
    .linearGradient(
      gradient, startPoint: startPoint.point(in: frame), endPoint: endPoint.point(in: frame))
  }
}

public struct RadialGradient: ShapeStyle, PrimitiveStyle {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  public init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    gradient = Gradient(stops: stops)
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  func shading(in frame: CGRect) -> GraphicsContext.Shading {
    .radialGradient(
      gradient, center: center.point(in: frame), startRadius: startRadius, endRadius: endRadius)
  }
}

public protocol Shape: Sendable, View {
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  @MainActor public var body: _ShapeView<Self> { _ShapeView(shape: self) }

  public func fill<S: ShapeStyle>(
    _ content: S, style: FillStyle = FillStyle()
  ) -> some View {
    _PaintedShape(shape: self, style: content, fill: style, stroke: nil)
  }

  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    _PaintedShape(shape: self, style: content, fill: FillStyle(), stroke: style)
  }

  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> some View {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
    _TrimmedShape(shape: self, start: startFraction, end: endFraction)
  }
}

public nonisolated struct _ShapeView<Content: Shape>: PrimitiveView {
  let shape: Content

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    context.fill(shape.path(in: CGRect(origin: .zero, size: size)), with: .color(.black))
  }
}

nonisolated struct _PaintedShape<Content: Shape>: PrimitiveView {
  let shape: Content
  let style: any ShapeStyle
  let fill: FillStyle
  let stroke: StrokeStyle?

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    let frame = CGRect(origin: .zero, size: size)
    guard let style = style as? any PrimitiveStyle else { return }
    if let stroke {
      context.stroke(shape.path(in: frame), with: style.shading(in: frame), style: stroke)
    } else {
      context.fill(shape.path(in: frame), with: style.shading(in: frame), style: fill)
    }
  }
}

nonisolated struct _TrimmedShape<Content: Shape>: Shape {
  let shape: Content
  let start: CGFloat
  let end: CGFloat

  func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: start, to: end)
  }
}

extension Path: Shape {
  public nonisolated func path(in rect: CGRect) -> Path { self }
}

public nonisolated struct Rectangle: Shape {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}

public nonisolated struct Circle: Shape {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}

public nonisolated struct Ellipse: Shape {
  public init() {}
  public nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

public enum RoundedCornerStyle: Sendable {
  case circular, continuous
}

public nonisolated struct RoundedRectangle: Shape {
  public var cornerSize: CGSize

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    Contract.check(style == .circular, "the stand-in rounds by circles alone")
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    let radius = min(cornerSize.width, rect.width / 2, rect.height / 2)
    let k = radius * (1 - 0.5522847498307936)
    var path = Path()
    let (a, b, c, d) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    path.move(to: CGPoint(x: c, y: b + radius))
    path.addLine(to: CGPoint(x: c, y: d - radius))
    path.addCurve(
      to: CGPoint(x: c - radius, y: d), control1: CGPoint(x: c, y: d - k),
      control2: CGPoint(x: c - k, y: d))
    path.addLine(to: CGPoint(x: a + radius, y: d))
    path.addCurve(
      to: CGPoint(x: a, y: d - radius), control1: CGPoint(x: a + k, y: d),
      control2: CGPoint(x: a, y: d - k))
    path.addLine(to: CGPoint(x: a, y: b + radius))
    path.addCurve(
      to: CGPoint(x: a + radius, y: b), control1: CGPoint(x: a, y: b + k),
      control2: CGPoint(x: a + k, y: b))
    path.addLine(to: CGPoint(x: c - radius, y: b))
    path.addCurve(
      to: CGPoint(x: c, y: b + radius), control1: CGPoint(x: c - k, y: b),
      control2: CGPoint(x: c, y: b + k))
    path.closeSubpath()
    return path
  }
}
