import InbetweenDiagnostics
package import InbetweenLowering
package import InbetweenTimeline

/// An SVG file that plays by itself, without end.
///
/// It is put together from the still files of all frames: elements of the same making in the same
/// order are one element whose attributes step from value to value; one that some frames do not
/// have is hidden there. Between frames nothing is interpolated, so each shows what its still shows.
package struct MovingSVG: ~Copyable {
  /// Draws the stills.
  package var drawing: SVGDrawing
  private var root: MovingElement?
  private var starts: [Double] = []
  private var last: (list: DisplayList, element: SVGElement)?
  /// About how many bytes the file has so far.
  package private(set) var bytes = 0
  /// How many bytes all frames have together.
  private var work = 0
  /// The first frame, where it alone is shown.
  private var still: SVGElement?
  /// Whether limits let no more frames in.
  package private(set) var isFull = false

  package init(images: ImageCache, limits: RenderLimits = RenderLimits()) {
    drawing = SVGDrawing(images: images, limits: limits)
    drawing.keepsDefaults = true
  }
}

extension MovingSVG {
  /// Adds what is shown from a time on.
  ///
  /// - Parameters:
  ///   - list: the frame.
  ///   - width: how wide it shows, in pixels; the same for all frames.
  ///   - height: how high it shows, in pixels.
  ///   - background: what lies below; nil for nothing.
  ///   - start: in seconds from the first frame, later than those before.
  package mutating func add(
    _ list: DisplayList, width: Int, height: Int, background: Color?, at start: Double
  ) {
    guard !isFull, list != last?.list else { return }
    let element = drawing.root(list, width: width, height: height, background: background)
    work += drawing.bytes
    let isSame = element == last?.element
    last = (list, element)
    if isSame { return }
    if root == nil {
      bytes += drawing.bytes
      guard element.bytes <= drawing.renderer.limits.svgApart else {
        return stop(at: element, start)
      }
      root = MovingElement(element, frame: 0)
    }
    root?.join(element, frame: starts.count, growth: &bytes)
    starts.append(start)
    let limits = drawing.renderer.limits
    if bytes > limits.svgBytes || work > limits.svgWork || drawing.painted > limits.svgPainted {
      tellFull()
    }
  }

  /// Keeps a first frame that is too large to be followed.
  private mutating func stop(at element: SVGElement, _ start: Double) {
    still = element
    starts.append(start)
    tellFull()
  }

  private mutating func tellFull() {
    isFull = true
    drawing.renderer.log.report(
      .svgTooLong(limits: drawing.renderer.limits, frames: starts.count))
  }

  /// The text of the file.
  ///
  /// - Parameters:
  ///   - end: when the last frame ends, in seconds from the first one's start.
  ///   - prefix: what identifiers begin with, so that several drawings may stand in one page.
  /// - Returns: empty without a frame.
  package func finished(at end: Double, prefix: String = "d") -> String {
    guard let first = starts.first, end > first else { return "" }
    if let still { return SVGText.file(still, prefix: prefix) }
    guard let root else { return "" }
    let clock = SVGClock(shares: starts.map { ($0 - first) / (end - first) }, length: end - first)
    return SVGText.file(root.element(clock), prefix: prefix)
  }
}

/// When each frame of a moving file begins.
struct SVGClock {
  /// For each frame, as a fraction of the whole.
  let shares: [Double]
  /// In seconds.
  let length: Double

  /// An animation that steps through values.
  ///
  /// - Parameters:
  ///   - name: of the element that animates.
  ///   - attributes: what it animates and how.
  ///   - steps: from which frame on which value counts, in order.
  /// - Returns: the animation's element.
  func steps(
    _ name: String, _ attributes: [(String, String)], _ steps: [(frame: Int, value: String)]
  ) -> SVGElement {
    var steps = steps
    if let first = steps.first, first.frame > 0 { steps[0].frame = 0 }
    return SVGElement(
      name,
      attributes + [
        ("calcMode", "discrete"), ("dur", SVGNumber.text(length, digits: 6) + "s"),
        ("repeatCount", "indefinite"),
        (
          "keyTimes",
          steps.map { SVGNumber.text(shares[$0.frame], digits: 6) }.joined(separator: ";")
        ), ("values", steps.map(\.value).joined(separator: ";")),
      ])
  }
}
