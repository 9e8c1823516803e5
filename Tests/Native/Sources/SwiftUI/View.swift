public import CoreGraphics
internal import QuartzCore

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public nonisolated var body: Never { fatalError("never drawn") }
}

/// A view that draws itself: the stand-in's own.
@MainActor protocol PrimitiveView: View where Body == Never {
  func draw(in context: inout GraphicsContext, size: CGSize)
  /// The size that it takes where `proposal` is offered.
  func size(for proposal: CGSize) -> CGSize
  /// How far below its upper edge its first line of text stands.
  func firstBaseline(for size: CGSize) -> CGFloat
}

extension PrimitiveView {
  @MainActor public var body: Never { fatalError("drawn, not asked for its body") }
  @MainActor func size(for proposal: CGSize) -> CGSize { proposal }
  @MainActor func firstBaseline(for size: CGSize) -> CGFloat { size.height }
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var children: [any View] = []
    repeat children.append(each content)
    return TupleView(children: children)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<First: View, Second: View>(first: First)
    -> _ConditionalContent<First, Second>
  { _ConditionalContent(first: first, second: nil) }
  public static func buildEither<First: View, Second: View>(second: Second)
    -> _ConditionalContent<First, Second>
  { _ConditionalContent(first: nil, second: second) }
}

public nonisolated struct EmptyView: PrimitiveView {
  public init() {}
  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {}
}

public nonisolated struct _ConditionalContent<First: View, Second: View>: PrimitiveView {
  var first: First?
  var second: Second?
  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    if let first { Host.draw(first, in: &context, size: size) }
    if let second { Host.draw(second, in: &context, size: size) }
  }
}

/// Draws views: what the system does on an Apple device.
@MainActor public enum Host {
  /// What the environment says of Reduce Motion.
  public static var reducesMotion = false
  /// How what changes from one picture to the next is animated: the next is half way there.
  public static var animation: Animation?
  /// What the environment says of light and dark.
  public static var colorScheme = ColorScheme.light

  /// Whether what is drawn stays on screen from one picture to the next, with its state.
  public static var isShowing = false {
    didSet { memory = Memory() }
  }
  static var memory = Memory()

  static func draw(_ view: some View, in context: inout GraphicsContext, size: CGSize) {
    if let primitive = view as? any PrimitiveView {
      primitive.draw(in: &context, size: size)
    } else {
      memory.restore(view)
      draw(memory.moved(view).body, in: &context, size: size)
    }
  }

  /// The size that a view takes where `proposal` is offered.
  static func size(of view: some View, for proposal: CGSize) -> CGSize {
    if let primitive = view as? any PrimitiveView { return primitive.size(for: proposal) }
    return size(of: view.body, for: proposal)
  }

  static func firstBaseline(of view: some View, for size: CGSize) -> CGFloat {
    if let primitive = view as? any PrimitiveView { return primitive.firstBaseline(for: size) }
    return firstBaseline(of: view.body, for: size)
  }

  /// The views that a container lays out by themselves.
  static func children(of view: any View) -> [any View] {
    if let group = view as? any ViewList { return group.children.flatMap(children) }
    return [view]
  }

  /// How many pixels beside a picture filters see: what they work on is drawn "without … applying any
  /// clipping" (Apple's page of `addFilter`).
  static var margin: Int { 64 }

  /// The pixels of a view in a canvas of `size` points at `scale` pixels a point: straight red,
  /// green, blue, alpha, row by row.
  public static func pixels(
    of view: some View, size: CGSize, width: Int, height: Int
  ) -> [UInt8] {
    var raster = Raster(width: width + 2 * margin, height: height + 2 * margin)
    // State that changes while a view is drawn has it drawn again.
    for pass in 0... {
      if pass > 0 { raster = Raster(width: raster.width, height: raster.height) }
      var context = GraphicsContext(
        raster: raster,
        transform: CGAffineTransform(
          scaleX: CGFloat(width) / size.width, y: CGFloat(height) / size.height
        ).concatenating(CGAffineTransform(translationX: CGFloat(margin), y: CGFloat(margin))))
      memory.begin()
      touched.all = []
      elements = []
      hiddenViews = 0
      // A view lies in the middle of its window.
      let own = self.size(of: view, for: size)
      let place = Alignment.center.place(own, in: size)
      context.translateBy(x: place.x, y: place.y)
      draw(view, in: &context, size: own)
      Contract.check(pass < 8, "state changes in every pass")
      guard isShowing, memory.react() else { break }
    }
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    raster.pixels { data, stride in
      for y in 0..<height {
        for x in 0..<width {
          let source = (y + margin) * stride + (x + margin) * 4
          let target = (y * width + x) * 4
          let alpha = Int(data[source + 3])
          guard alpha > 0 else { continue }
          for channel in 0..<3 {
            let value = (Int(data[source + 2 - channel]) * 255 + alpha / 2) / alpha
            bytes[target + channel] = UInt8(min(255, value))
          }
          bytes[target + 3] = UInt8(alpha)
        }
      }
    }
    return bytes
  }
}

public nonisolated struct Canvas<Symbols: View>: PrimitiveView {
  let renderer: (inout GraphicsContext, CGSize) -> Void

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    var own = context
    renderer(&own, size)
  }
}

extension Canvas where Symbols == EmptyView {
  public init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) {
    Contract.check(colorMode == .nonLinear, "the stand-in mixes in sRGB alone")
    self.renderer = renderer
  }
}

public enum ColorRenderingMode: Sendable {
  case nonLinear, linear, extendedLinear
}

public protocol TimelineSchedule: Sendable {}

public struct AnimationTimelineSchedule: TimelineSchedule {
  var isPaused: Bool
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule {
    AnimationTimelineSchedule(isPaused: false)
  }

  public static func animation(minimumInterval: Double? = nil, paused: Bool = false)
    -> AnimationTimelineSchedule
  { AnimationTimelineSchedule(isPaused: paused) }
}

public struct EveryMinuteTimelineSchedule: TimelineSchedule {}

public typealias TimelineViewDefaultContext =
  TimelineView<EveryMinuteTimelineSchedule, Never>.Context

public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content> {
  public struct Context: Sendable {
    public let date: Date
  }

  let content: (TimelineViewDefaultContext) -> Content
}

extension TimelineView where Content: View {
  public nonisolated init(
    _ schedule: Schedule,
    @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) {
    self.content = content
  }
}

extension TimelineView: View, PrimitiveView where Content: View {
  public typealias Body = Never

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    Host.draw(content(TimelineViewDefaultContext(date: Date())), in: &context, size: size)
  }
}

/// Several views that stand in their container one by one.
@MainActor protocol ViewList {
  var children: [any View] { get }
}

extension TupleView: ViewList {}
extension ForEach: ViewList where Content: View {}
extension Group: ViewList where Content: View {
  var children: [any View] { [content] }
}
