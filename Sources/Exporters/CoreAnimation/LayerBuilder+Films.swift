import Diagnostics
import Geometry
import Motion
import SceneGraph
import TimelineModel

// What layers have no words for becomes pictures, drawn when the source is written.

extension LayerBuilder {
  /// A try at building something of layers; where something of it is lost, pictures take its place
  /// if they can.
  ///
  /// - Parameters:
  ///   - layer: whose part it is.
  ///   - build: builds it of layers.
  ///   - film: draws it as pictures; knows what was lost.
  /// - Returns: what either made.
  mutating func filmed(
    _ layer: SceneLayer, _ build: (inout Self) -> LayerNode?,
    orElse film: (inout Self, [Loss]) -> FilmStrip?
  ) -> LayerNode? {
    let before = self
    lost = []
    let built = build(&self)
    let reasons = lost
    lost = before.lost + reasons
    guard !reasons.isEmpty else { return built }
    var other = before
    guard let strip = film(&other, reasons) else {
      if other.isFull, !isFull { tellFull(layer) }
      return built
    }
    self = other
    report.pictures += strip.film.pictures.count
    report.pictureBytes += strip.film.bytes
    tell(strip, reasons, layer)
    return strip.node
  }

  /// Pictures as a layer.
  struct FilmStrip {
    var film: Film
    var node: LayerNode
  }

  /// The layer that shows what nodes are at each frame of a place.
  ///
  /// - Parameters:
  ///   - name: what its function is named after.
  ///   - place: when it is seen, and on which clock.
  ///   - area: what matters of their space.
  ///   - nodes: at a frame of the place's own clock.
  /// - Returns: nil where the pictures would be too large or too many.
  mutating func strip(
    _ name: String, _ place: Place, _ area: Rect, _ nodes: (Double) -> [DisplayNode]
  ) -> FilmStrip? {
    guard place.range.length <= NativeLimits.filmedFrames else { return nil }
    let frames = Array(stride(from: place.range.start, to: place.range.end - 1e-6, by: 1))
    let room = NativeLimits.pictureBytes - report.pictureBytes
    let film: Film
    switch films.make(frames.count, area, room, { nodes(place.clock.inside(frames[$0])) }) {
    case .film(let made): film = made
    case .noRoom:
      isFull = true
      return nil
    case .none: return nil
    }
    guard !film.pictures.isEmpty else { return FilmStrip(film: film, node: LayerNode(name)) }
    var node = LayerNode(name, .film(film.pictures))
    node.bounds = film.box
    var keys: [NumbersKey] = []
    var hidden: [NumbersKey] = []
    for (frame, shown) in zip(frames, film.shown) {
      let isHidden = shown == nil ? 1.0 : 0
      if hidden.last?.numbers != [isHidden] {
        hidden.append(NumbersKey(frame: frame, numbers: [isHidden], easing: .hold))
      }
      guard let shown, keys.last?.numbers != [Double(shown)] else { continue }
      keys.append(NumbersKey(frame: frame, numbers: [Double(shown)], easing: .hold))
    }
    node.channels = [LayerChannel(key: .contents, keys: keys)]
    if hidden.contains(where: { $0.numbers == [1] }) {
      node.channels.append(LayerChannel(key: .hidden, keys: hidden))
    }
    return FilmStrip(film: film, node: node)
  }

  /// A layer's picture with masks, effects and styles, in its own space.
  mutating func dressedStrip(
    _ index: Int, in composition: SceneComposition, _ place: Place
  ) -> FilmStrip? {
    // Effects around it change colours that are named, not those of pictures.
    guard place.tones.isEmpty else { return nil }
    var part = scene
    part.main = composition
    part.main.paintOrder = [index]
    part.main.layers[index].transform = LayerTransform(
      Transform(), isAutoOriented: false, is3D: false)
    part.main.layers[index].parent = nil
    part.main.layers[index].matte = nil
    part.main.layers[index].blendMode = .normal
    if part.main.layers[index].content.isWithoutEdges {
      // Where the picture ends is no edge of what it shows.
      part.main.layers[index].effects = part.main.layers[index].effects.map(\.withoutEdges)
    }
    part.size = place.size
    return strip(composition.layers[index].name, place, seen(index, in: composition, place)) {
      part.displayList(atFrame: $0).nodes
    }
  }

  /// Layers as they look in their composition.
  mutating func placedStrip(
    _ indices: [Int], in composition: SceneComposition, _ place: Place
  ) -> FilmStrip? {
    guard place.tones.isEmpty, let last = indices.last else { return nil }
    var part = scene
    part.main = composition
    part.main.paintOrder = indices
    part.size = place.size
    return strip(composition.layers[last].name, place, Self.around(place.size, by: 0)) {
      part.displayList(atFrame: $0).nodes
    }
  }

  /// What a matte lets through, in black.
  mutating func matteStrip(
    _ matte: SceneMatte, in composition: SceneComposition, _ place: Place
  ) -> FilmStrip? {
    var part = scene
    part.main = composition
    part.main.paintOrder = [matte.source]
    part.main.layers[matte.source].blendMode = .normal
    part.size = place.size
    let name = composition.layers[matte.source].name + " matte"
    func through(_ area: Rect, _ builder: inout Self) -> FilmStrip? {
      let sheet = DisplayNode.fill(
        FillNode(DisplayClip(area).outlines, paint: .solid(Color(0, 0, 0))))
      return builder.strip(name, place, area) { frame in
        let nodes = part.displayList(atFrame: frame).nodes
        return nodes.isEmpty && !matte.kind.isInverted
          ? [] : [.group(GroupNode([sheet], matte: DisplayMatte(matte.kind, nodes: nodes)))]
      }
    }
    let whole = Self.around(place.size, by: 0)
    guard matte.kind.isInverted else { return through(whole, &self) }
    // Only where its source ever is does an inverted matte hide anything.
    let source = strip(name, place, whole) { part.displayList(atFrame: $0).nodes }
    guard let source, case .film = source.node.kind else {
      return source.map { FilmStrip(film: $0.film, node: everything()) }
    }
    let box = source.film.box
    guard var strip = through(box.grown(by: 2), &self) else { return nil }
    var around = LayerNode("around " + name, .shape(.init(rule: .evenOdd)))
    around.path = PathTrack(keys: [
      .init(
        frame: scene.frames.start,
        outlines: [Self.wide] + DisplayClip(box.grown(by: 1)).outlines, easing: .hold)
    ])
    strip.node = LayerNode(name, sublayers: [around, strip.node])
    return strip
  }

  /// The part of a layer's own space that lies in its composition, or near it, while it is seen.
  private func seen(
    _ index: Int, in composition: SceneComposition, _ place: Place
  ) -> Rect {
    let whole = Self.around(place.size, by: 2)
    let end = Point(whole.origin.x + whole.size.width, whole.origin.y + whole.size.height)
    guard place.range.length <= NativeLimits.filmedFrames else { return whole }
    var xs = [whole.origin.x, end.x]
    var ys = [whole.origin.y, end.y]
    for frame in stride(from: place.range.start, to: place.range.end - 1e-6, by: 1) {
      var matrices = LayerMatrices(
        composition, size: place.size, frame: place.clock.inside(frame))
      guard case .affine(let matrix) = matrices.placement(ofLayer: index),
        let inverse = matrix.inverse
      else { continue }
      for x in [whole.origin.x, end.x] {
        for y in [whole.origin.y, end.y] {
          let own = inverse.apply(to: Point(x, y))
          // What is scaled to nothing shows all of it.
          xs = [min(xs[0], max(own.x, -1e5)), max(xs[1], min(own.x, 1e5))]
          ys = [min(ys[0], max(own.y, -1e5)), max(ys[1], min(own.y, 1e5))]
        }
      }
    }
    return Rect(origin: Point(xs[0], ys[0]), size: Size(xs[1] - xs[0], ys[1] - ys[0]))
  }

  /// The rectangle of a composition with so many times its sides around it.
  private static func around(_ size: Size, by times: Double) -> Rect {
    Rect(
      origin: Point(-size.width * times, -size.height * times),
      size: Size(size.width * (1 + 2 * times), size.height * (1 + 2 * times)))
  }

  // MARK: Findings

  /// Tells once that there is no room for more pictures.
  private mutating func tellFull(_ layer: SceneLayer) {
    isFull = true
    let most = NativeLimits.pictureBytes >> 20
    log.report(
      Diagnostic(
        .lostInTarget, at: layer.origin.path, layer: layer.name,
        """
        Core Animation cannot draw more pictures: those of one file have at most \(most) MB \
        together, and \((report.pictureBytes + 1_023) / 1_024) KB are taken; what they would stand \
        for is left out
        """,
        fix: "make fewer or smaller layers need them, or use a SwiftUI view"))
  }

  private mutating func tell(_ strip: FilmStrip, _ reasons: [Loss], _ layer: SceneLayer) {
    guard !strip.film.pictures.isEmpty else { return }
    var known: Set<String> = []
    let whats = reasons.map(\.what).filter { known.insert($0).inserted }.prefix(3)
      .joined(separator: ", ")
    let count = strip.film.pictures.count
    let bytes = strip.film.bytes
    let size = strip.film.box.size
    let pictures = count == 1 ? "1 picture" : "\(count) pictures"
    log.report(
      Diagnostic(
        .picturesInTarget, at: layer.origin.path, layer: layer.name,
        """
        Core Animation cannot draw \(whats); \(pictures) of \(Int(size.width.rounded(.up))) × \
        \(Int(size.height.rounded(.up))) pt, \
        \((bytes + 1_023) / 1_024) KB in all, stand for it
        """,
        fix: "draw it as shapes where it must stay sharp or small"))
  }
}

extension Matte.Kind {
  /// Whether it hides what its source covers.
  fileprivate var isInverted: Bool {
    switch self {
    case .alpha, .luma: false
    case .alphaInverted, .lumaInverted: true
    }
  }
}

extension Rect {
  fileprivate func grown(by margin: Double) -> Rect {
    Rect(
      origin: Point(origin.x - margin, origin.y - margin),
      size: Size(size.width + 2 * margin, size.height + 2 * margin))
  }
}

extension SceneContent {
  /// Whether it reaches as far as it is drawn, as shapes and texts do, within the composition.
  fileprivate var isWithoutEdges: Bool {
    switch self {
    case .artwork, .text: true
    case .nothing, .solid, .image, .composition: false
    }
  }
}

extension Effect {
  /// The effect, where it stands without edges whose pixels could be repeated.
  fileprivate var withoutEdges: Effect {
    guard case .gaussianBlur(var blur) = kind else { return self }
    blur.repeatsEdgePixels = .constant(0)
    var effect = self
    effect.kind = .gaussianBlur(blur)
    return effect
  }
}
