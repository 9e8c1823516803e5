public import CoreGraphics

/// Touches the view that was drawn last, in pixels of its picture.
extension Host {
  /// The addresses that views have opened.
  public static var openedURLs: [URL] = []

  static var touched = Touched()

  /// A finger goes down and up again, which is a tap as well.
  ///
  /// - Returns: whether a view takes it; touches of no view go to what lies behind.
  @discardableResult public static func tap(at place: CGPoint) -> Bool {
    let views = touched.views(at: place)
    drag(through: [place])
    touched.send(at: place, to: views) { .tap($0) }
    return !views.isEmpty
  }

  /// A finger goes down at the first place, through the others, and up at the last.
  public static func drag(through places: [CGPoint]) {
    guard let first = places.first, let last = places.last else { return }
    press(at: first)
    for place in places.dropFirst() {
      touched.send(at: place, to: touched.pressed) { .dragged($0) }
    }
    release(at: last)
  }

  /// A finger goes down.
  public static func press(at place: CGPoint) {
    touched.pressed = touched.views(at: place)
    touched.send(at: place, to: touched.pressed) { .dragged($0) }
  }

  /// The finger goes up; or, where that is cancelled, is another view's from here on.
  public static func release(at place: CGPoint, isCancelled: Bool = false) {
    touched.send(at: place, to: touched.pressed) { isCancelled ? .cancelled : .dragEnded($0) }
    touched.pressed = []
  }

  /// A mouse is at a place; nil for one that has left.
  public static func hover(at place: CGPoint?) {
    let views = place.map(touched.views(at:)) ?? []
    for view in touched.all.indices {
      if let place, views.contains(view) {
        touched.all[view].hover?(.active(touched.all[view].local(place)))
      } else if touched.hovered.contains(view) {
        touched.all[view].hover?(.ended)
      }
    }
    touched.hovered = views
  }
}

/// What reacts to touches in the picture drawn last.
@MainActor struct Touched {
  struct Area {
    /// From the view's points to the picture's pixels.
    var transform: CGAffineTransform
    var path: Path
    var touch: ((_Touch) -> Void)?
    var hover: ((HoverPhase) -> Void)?

    func local(_ place: CGPoint) -> CGPoint { place.applying(transform.inverted()) }
  }

  /// What was drawn, content before what is around it.
  var all: [Area] = []
  /// What a finger went down in, and where a mouse is, as places in `all`.
  var pressed: [Int] = []
  var hovered: [Int] = []
  /// The shape that the content drawn last says that it has, with its matrix.
  var shape: (path: Path, transform: CGAffineTransform)?

  func views(at place: CGPoint) -> [Int] {
    all.indices.filter { all[$0].path.encloses(all[$0].local(place)) }
  }

  func send(at place: CGPoint, to views: [Int], _ touch: (CGPoint) -> _Touch) {
    for view in views {
      all[view].touch?(touch(all[view].local(place)))
    }
  }
}

/// A view that is touched.
nonisolated struct TouchedView<Content: View>: PrimitiveView {
  let content: Content
  var touch: ((_Touch) -> Void)?
  var hover: ((HoverPhase) -> Void)?

  @MainActor func size(for proposal: CGSize) -> CGSize { Host.size(of: content, for: proposal) }

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    Host.touched.shape = nil
    let transform = context.transform
    Host.draw(content, in: &context, size: size)
    var path = Path(CGRect(origin: .zero, size: size))
    if let shape = Host.touched.shape {
      path = shape.path.applying(shape.transform.concatenating(transform.inverted()))
    }
    let margin = CGFloat(Host.margin)
    let pictured = transform.concatenating(CGAffineTransform(translationX: -margin, y: -margin))
    Host.touched.all.append(
      Touched.Area(transform: pictured, path: path, touch: touch, hover: hover))
  }
}

/// A view that is touched in a shape of its own.
nonisolated struct ShapedView<Content: View>: PrimitiveView {
  let content: Content
  let path: (CGSize) -> Path

  @MainActor func size(for proposal: CGSize) -> CGSize { Host.size(of: content, for: proposal) }

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    let transform = context.transform
    Host.draw(content, in: &context, size: size)
    Host.touched.shape = (path(size), transform)
  }
}

extension Path {
  /// Whether a point lies inside, by the rule of windings; curves count as their chords.
  fileprivate func encloses(_ point: CGPoint) -> Bool {
    var windings = 0
    var start = CGPoint.zero
    var current = CGPoint.zero
    func line(to end: CGPoint) {
      let side =
        (end.x - current.x) * (point.y - current.y)
        - (point.x - current.x) * (end.y - current.y)
      if current.y <= point.y, end.y > point.y, side > 0 { windings += 1 }
      if current.y > point.y, end.y <= point.y, side < 0 { windings -= 1 }
      current = end
    }
    for element in elements {
      switch element {
      case .move(let end):
        line(to: start)
        start = end
        current = end
      case .line(let end), .quadCurve(let end, _), .curve(let end, _, _): line(to: end)
      case .closeSubpath: line(to: start)
      }
    }
    line(to: start)
    return windings != 0
  }
}
