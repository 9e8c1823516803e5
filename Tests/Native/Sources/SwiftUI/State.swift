public import CoreGraphics

@propertyWrapper public struct State<Value> {
  fileprivate final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  fileprivate let box: Box

  public init(wrappedValue value: Value) { box = Box(value) }
  public init(initialValue value: Value) { box = Box(value) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State: @unchecked Sendable where Value: Sendable {}

/// A property whose value outlives the view that declares it.
protocol KeptProperty {
  func keep(from earlier: any KeptProperty)
}

extension State: KeptProperty {
  func keep(from earlier: any KeptProperty) {
    guard let earlier = earlier as? State<Value>, earlier.box !== box else { return }
    box.value = earlier.box.value
  }
}

/// What views that stay on screen remember: views are told apart by their type and their order.
@MainActor struct Memory {
  private var states: [String: [any KeptProperty]] = [:]
  private var values: [String: Any] = [:]
  private var counts: [String: Int] = [:]
  private var actions: [() -> Void] = []
  /// The views that are on screen, and those that were before.
  private var shown: Set<Appearance> = []
  private var shownBefore: Set<Appearance> = []
  /// The identities that views around have been given.
  var identities: [AnyHashable] = []

  private struct Appearance: Hashable {
    var key: String
    var identities: [AnyHashable]
  }

  mutating func begin() {
    counts = [:]
    shownBefore = shown
    shown = []
  }

  /// Notes what is to be done where a view was not on screen before.
  mutating func appear(_ type: Any.Type, _ action: @escaping () -> Void) {
    guard Host.isShowing else { return }
    let view = Appearance(key: key(type), identities: identities)
    shown.insert(view)
    if !shownBefore.contains(view) { actions.append(action) }
  }

  private mutating func key(_ type: Any.Type) -> String {
    let name = String(reflecting: type)
    counts[name, default: 0] += 1
    return name + "#\(counts[name] ?? 0)"
  }

  /// Gives a view the state of the one that stood in its place.
  mutating func restore(_ view: some View) {
    guard Host.isShowing else { return }
    let kept = Mirror(reflecting: view).children.compactMap { $0.value as? any KeptProperty }
    guard !kept.isEmpty else { return }
    let key = key(type(of: view))
    for (now, earlier) in zip(kept, states[key] ?? []) { now.keep(from: earlier) }
    states[key] = kept
  }

  /// A view on its way from the one that stood in its place, where that is animated.
  mutating func moved<Moved: View>(_ view: Moved) -> Moved {
    guard Host.isShowing, let animatable = view as? any Animatable else { return view }
    return move(animatable) as? Moved ?? view
  }

  private mutating func move<Moved: Animatable>(_ view: Moved) -> Moved {
    let data = view.animatableData
    let before = values.updateValue(data, forKey: "moving " + key(Moved.self))
    guard Host.animation != nil, let before = before as? Moved.AnimatableData else { return view }
    return view.with(before + (data - before).scaled(by: 0.5))
  }

  /// Notes what is to be done where a value is another than before.
  mutating func change<V: Equatable>(
    _ value: V, of view: Any.Type, initial: Bool, _ action: @escaping (V, V) -> Void
  ) {
    guard Host.isShowing else { return }
    let key = key(view)
    let before = values.updateValue(value, forKey: key) as? V
    if let before, before == value { return }
    if before == nil, !initial { return }
    actions.append { action(before ?? value, value) }
  }

  /// Does what changes ask for; whether there was any.
  mutating func react() -> Bool {
    let pending = actions
    actions = []
    for action in pending { action() }
    return !pending.isEmpty
  }
}

/// A view that watches a value.
nonisolated struct WatchingView<Content: View, V: Equatable>: PrimitiveView {
  let content: Content
  let value: V
  let isInitial: Bool
  let action: (V, V) -> Void

  @MainActor func size(for proposal: CGSize) -> CGSize { Host.size(of: content, for: proposal) }

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    Host.memory.change(value, of: Self.self, initial: isInitial, action)
    Host.draw(content, in: &context, size: size)
  }
}

@dynamicMemberLookup @propertyWrapper public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Binding<Value> { self }
}

public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}

public struct EnvironmentValues: Sendable {
  public init() {}

  /// The stand-in draws a pixel to a point.
  public var pixelLength: CGFloat { 1 }
  @MainActor public var colorScheme: ColorScheme { Host.colorScheme }
  @MainActor public var accessibilityReduceMotion: Bool { Host.reducesMotion }
}

@propertyWrapper public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}

public protocol VectorArithmetic: AdditiveArithmetic {
  mutating func scale(by rhs: Double)
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  public mutating func scale(by rhs: Double) { self *= rhs }
  public var magnitudeSquared: Double { self * self }
}

public protocol Animatable {
  associatedtype AnimatableData: VectorArithmetic
  var animatableData: AnimatableData { get set }
}

/// A view whose modifier draws nothing in the stand-in.
nonisolated struct UnchangedView<Content: View>: PrimitiveView {
  let content: Content

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    Host.draw(content, in: &context, size: size)
  }
}

public enum ContentMode: Hashable, Sendable {
  case fit, fill
}

extension View {
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    UnchangedView(content: self)
  }
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    func fitted(_ proposal: CGSize) -> CGSize {
      let x = proposal.width / aspectRatio.width
      let y = proposal.height / aspectRatio.height
      let scale = contentMode == .fit ? min(x, y) : max(x, y)
      return CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
    }
    return DrawnView(
      content: self,
      measure: { content, proposal in Host.size(of: content, for: fitted(proposal)) },
      body_: { content, context, size in Host.draw(content, in: &context, size: size) })
  }
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    AppearingView(content: self, action: action)
  }
  public func id<ID: Hashable>(_ id: ID) -> some View {
    IdentifiedView(content: self, identity: AnyHashable(id))
  }
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
    TransactedView(content: self, transform: transform)
  }
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    UnchangedView(content: self)
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    WatchingView(content: self, value: value, isInitial: initial, action: action)
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    WatchingView(content: self, value: value, isInitial: initial) { _, _ in action() }
  }
}

/// How a change is animated.
public struct Animation: Hashable, Sendable {
  public static let `default` = Animation()
}

/// What a change of state brings along.
public struct Transaction {
  public init() {}
  public init(animation: Animation?) { self.animation = animation }
  public var animation: Animation?
}

/// A view whose changes are animated otherwise than those around it.
nonisolated struct TransactedView<Content: View>: PrimitiveView {
  let content: Content
  let transform: (inout Transaction) -> Void

  @MainActor func size(for proposal: CGSize) -> CGSize { Host.size(of: content, for: proposal) }

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    let around = Host.animation
    var transaction = Transaction(animation: around)
    transform(&transaction)
    Host.animation = transaction.animation
    Host.draw(content, in: &context, size: size)
    Host.animation = around
  }
}

/// A view that does something when it comes on screen.
nonisolated struct AppearingView<Content: View>: PrimitiveView {
  let content: Content
  let action: (() -> Void)?

  @MainActor func size(for proposal: CGSize) -> CGSize { Host.size(of: content, for: proposal) }

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    if let action { Host.memory.appear(Self.self, action) }
    Host.draw(content, in: &context, size: size)
  }
}

/// A view that is another one when its identity is.
nonisolated struct IdentifiedView<Content: View>: PrimitiveView {
  let content: Content
  let identity: AnyHashable

  @MainActor func size(for proposal: CGSize) -> CGSize { Host.size(of: content, for: proposal) }

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    Host.memory.identities.append(identity)
    Host.draw(content, in: &context, size: size)
    Host.memory.identities.removeLast()
  }
}

/// Several views as one; the builder joins them already.
public nonisolated struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never
}

extension Group: PrimitiveView where Content: View {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    Host.draw(content, in: &context, size: size)
  }
}
