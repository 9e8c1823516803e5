package import InbetweenDiagnostics
import InbetweenJSONTree
package import InbetweenLowering
package import InbetweenTimeline

/// Display lists as SVG files: still ones, or one that plays by itself.
///
/// What SVG has no words for is embedded as pixels: groups in perspective, blurs that repeat an
/// edge, outlines around pictures, shadows that spread, and, with a blend mode that CSS lacks, the
/// whole frame.
package struct SVGDrawing: ~Copyable {
  var renderer: Renderer
  let images: ImageCache
  /// The canvas of the drawing at hand.
  var size = Size(1, 1)
  /// Whether attributes are written that say nothing, so that they can move.
  var keepsDefaults = false
  /// Whether anything of the drawing at hand mixes in another way than the normal one.
  private(set) var hasBlendModes = false
  /// How many pixels the canvas's unit has in embedded pictures, at most.
  package var fineness = 2.0
  /// How many more bytes the drawing at hand may have.
  private var bytesLeft = 0
  /// How many more pixels it may embed.
  private var pixelsLeft = 0
  /// How many pixels had been painted for all drawings before it.
  private var paintedBefore = 0
  /// Files of assets as frames show them.
  var addresses: [String: String] = [:]
  /// Those that have none, each reported once.
  var refused: Set<String> = []
  /// What all drawings so far have embedded that SVG has no words for.
  package private(set) var embedded = EmbeddedPixels()

  package init(images: ImageCache, limits: RenderLimits = RenderLimits()) {
    self.images = images
    renderer = Renderer(images: images, limits: limits)
  }

  /// What could not be drawn as it is.
  package var log: DiagnosticLog { renderer.log }

  /// How many pixels were painted and filtered for what all drawings so far embed.
  package var painted: Int { renderer.painted }
}

/// Pictures that drawings embed, since SVG has no words for what they show.
package struct EmbeddedPixels: Hashable, Sendable {
  package var pixels = 0
  /// As they stand in the file.
  package var bytes = 0
}

extension SVGDrawing {
  /// One frame as a file.
  ///
  /// - Parameters:
  ///   - list: the frame.
  ///   - width: how wide it shows, in pixels.
  ///   - height: how high it shows, in pixels.
  ///   - background: what lies below; nil for nothing.
  /// - Returns: the text of the file.
  package mutating func still(
    _ list: DisplayList, width: Int, height: Int, background: Color?
  ) -> String {
    SVGText.file(root(list, width: width, height: height, background: background))
  }

  /// The root element of a frame.
  mutating func root(
    _ list: DisplayList, width: Int, height: Int, background: Color?
  ) -> SVGElement {
    size = list.size
    hasBlendModes = list.nodes.contains { $0.hasBlendModeAnywhere }
    bytesLeft = renderer.limits.svgBytes
    pixelsLeft = renderer.limits.svgPixels
    paintedBefore = renderer.painted
    var root = SVGElement(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", "\(width)"), ("height", "\(height)"),
        ("viewBox", "0 0 " + SVGNumber.list([size.width, size.height])),
      ])
    if let background {
      var backdrop = SVGElement("rect", [("width", "100%"), ("height", "100%")])
      backdrop.set("fill", background.svg)
      root.children.append(backdrop)
    }
    var content = SVGElement("g", [("style", "isolation:isolate")])
    let nodes = list.nodes
    if nodes.contains(where: { $0.has(.hardMix) }) {
      content.children = picture(of: nodes, space: .identity).map { [$0] } ?? []
    } else {
      content.children = elements(nodes, space: .identity)
    }
    root.children.append(content)
    return root
  }

  /// Elements for nodes, whose space lies in the canvas as `space` says.
  mutating func elements(_ nodes: [DisplayNode], space: AffineTransform) -> [SVGElement] {
    var elements: [SVGElement] = []
    for node in nodes {
      switch node {
      case .fill(let fill): if let area = element(fill) { elements.append(area) }
      case .stroke(let stroke): if let line = element(stroke) { elements.append(line) }
      case .image(let image): if let picture = element(image) { elements.append(picture) }
      case .group(let group): elements += self.elements(group, space: space)
      }
    }
    return elements
  }

  /// Nodes as embedded pixels, usually twice as fine as the canvas: those of it that they can show on.
  mutating func picture(of nodes: [DisplayNode], space: AffineTransform) -> SVGElement? {
    guard let inverse = space.inverse else { return nil }
    let fineness = min(fineness, 4_096 / max(size.width, size.height))
    // Of whole units, so that a browser that shows each as a pixel takes the same pixels together.
    let canvas = PixelRect(
      left: 0, top: 0, right: Self.whole(size.width), bottom: Self.whole(size.height))
    let shown = nodes.extent(space).grown(x: 1, y: 1).pixels(within: canvas)
    guard !shown.isEmpty else { return nil }
    let width = Self.whole(Double(shown.width) * fineness)
    let height = Self.whole(Double(shown.height) * fineness)
    // All pictures of a frame together may take what one frame that is a picture may.
    guard width * height <= pixelsLeft,
      renderer.painted - paintedBefore <= renderer.limits.layerPixels
    else {
      tooLarge()
      return nil
    }
    pixelsLeft -= width * height
    let place = Rect(
      origin: Point(Double(shown.left), Double(shown.top)),
      size: Size(Double(width) / fineness, Double(height) / fineness))
    let inside = space.followed(by: .translation(Point.zero - place.origin))
    let group = GroupNode(nodes, placement: .affine(inside), isIsolated: false)
    let list = DisplayList(size: place.size, nodes: [.group(group)])
    guard let bitmap = try? renderer.render(list, width: width, height: height) else { return nil }
    let file = Base64.encode(PNG.encode(bitmap))
    embedded.pixels += width * height
    embedded.bytes += file.utf8.count
    guard take(file.utf8.count) else { return nil }
    var image = SVGElement(
      "image",
      [
        ("x", SVGNumber.text(place.origin.x)), ("y", SVGNumber.text(place.origin.y)),
        ("width", SVGNumber.text(place.size.width)), ("height", SVGNumber.text(place.size.height)),
        ("href", "data:image/png;base64," + file),
      ])
    image.place(inverse, keepsDefaults: keepsDefaults)
    return image
  }
}

extension SVGDrawing {
  /// As many units or pixels as cover a side.
  private static func whole(_ side: Double) -> Int {
    side.rounded(.up).whole(in: 1...1_000_000)
  }

  /// What an element takes besides what it draws, in bytes.
  private static let bytesOfElement = 200

  /// How many bytes the drawing at hand has so far.
  var bytes: Int { renderer.limits.svgBytes - bytesLeft }

  /// Takes so many bytes from those that the drawing may still have; false where there are too few.
  mutating func take(_ count: Int) -> Bool {
    guard count + Self.bytesOfElement <= bytesLeft else {
      tooLarge()
      return false
    }
    bytesLeft -= count + Self.bytesOfElement
    return true
  }

  private mutating func tooLarge() { renderer.report(.svgTooLarge(limits: renderer.limits)) }
}

extension SVGElement {
  mutating func place(_ transform: AffineTransform, keepsDefaults: Bool) {
    guard transform != .identity || keepsDefaults else { return }
    self.transform = transform
  }

  /// Opacity and blend mode.
  mutating func mix(_ opacity: Double, _ mode: BlendMode, isIsolated: Bool, keepsDefaults: Bool) {
    if opacity < 1 || keepsDefaults {
      set("opacity", SVGNumber.text(max(0, min(1, opacity)), digits: 5))
    }
    var styles: [String] = []
    if mode != .normal { styles.append("mix-blend-mode:" + mode.svg) }
    if isIsolated { styles.append("isolation:isolate") }
    if !styles.isEmpty { set("style", styles.joined(separator: ";")) }
  }
}

extension AffineTransform {
  /// As the value of a `transform` attribute.
  var svg: String {
    if a == 1, b == 0, c == 0, d == 1 {
      return "translate(\(SVGNumber.list([tx, ty])))"
    }
    return "matrix(\(SVGNumber.list([a, b, c, d, tx, ty], digits: 6)))"
  }
}

extension Color {
  /// As `#rrggbb`, without its alpha.
  var svg: String {
    let value = [red, green, blue].reduce(UInt32(0)) { sum, component in
      sum << 8 | UInt32((max(0, min(1, component.isFinite ? component : 0)) * 255).rounded())
    }
    return "#" + String(value + 0x100_0000, radix: 16).dropFirst()
  }
}

extension BlendMode {
  /// As CSS names it.
  var svg: String {
    switch self {
    case .normal: "normal"
    case .multiply: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .hardLight: "hard-light"
    case .softLight: "soft-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .add: "plus-lighter"
    case .hardMix: "normal"
    }
  }
}

extension DisplayNode {
  /// Whether it or something within it mixes in this way.
  func has(_ mode: BlendMode) -> Bool {
    switch self {
    case .fill(let fill): fill.blendMode == mode
    case .stroke(let stroke): stroke.blendMode == mode
    case .image(let image): image.blendMode == mode
    case .group(let group):
      group.blendMode == mode || group.children.contains { $0.has(mode) }
        || group.matte?.nodes.contains { $0.has(mode) } ?? false
    }
  }
}
