import InbetweenSceneGraph
import InbetweenTimeline

/// Writes a tree of layers as functions that make it, one for each layer.
struct LayerTreeWriter {
  var functions = SourceWriter(indentation: 4)
  /// The pictures that layers may show.
  var images: [ImageAsset]
  var names = SwiftNames(reserved: [
    "theme", "moving", "layer", "numbers", "points", "sizes", "colors", "matrices", "stops",
    "switches", "paths", "add", "color", "path", "outline", "picture", "turns", "lists", "init",
    "self", "root", "install", "pictures", "ways", "list", "frames", "frameRate", "resolve",
  ])
  /// Layers that are alike are made by one function.
  private var written: [Own: SwiftNames.Identifier] = [:]
  var pictures: [String: SwiftNames.Identifier] = [:]
  var films: [[String]: SwiftNames.Identifier] = [:]

  /// Whether pictures stand for what layers cannot draw.
  var hasFilms: Bool { !films.isEmpty }

  /// Whether values of the theme move.
  private(set) var hasFollowers = false

  /// The ways between keyframes that bear names.
  private(set) var timing: NativeTiming

  /// A layer with the names of the functions of what it holds: compared with all of that, layers that
  /// lie thousands deep would take minutes.
  private struct Own: Hashable {
    var node: LayerNode
    var sublayers: [SwiftCode]
    var masks: [SwiftCode]
  }

  init(images: [ImageAsset], timing: NativeTiming) {
    self.images = images
    self.timing = timing
  }

  /// Writes the function of a layer and those of all it holds; returns its name.
  mutating func write(_ node: LayerNode) -> SwiftCode {
    let sublayers = node.sublayers.map { write($0) }
    let masks = node.masks.map { write($0) }
    var bare = node
    bare.sublayers = []
    bare.masks = []
    let key = Own(node: bare, sublayers: sublayers, masks: masks)
    if let known = written[key] { return SwiftCode(identifier: known) }
    let name = names.name(after: node.name, or: "part")
    written[key] = name
    let own = SwiftCode(identifier: name)
    var body = SourceWriter(indentation: 6)
    make(node, &body)
    for call in Self.runs(sublayers) {
      if call.count > 2 {
        body.line("for _ in 0..<\(call.count) { layer.addSublayer(\(call.name)()) }")
      } else {
        for _ in 0..<call.count { body.line("layer.addSublayer(\(call.name)())") }
      }
    }
    for mask in masks { body.line("layer.mask = \(mask)()") }
    functions.line()
    functions.line("/// \(comment: node.name.isEmpty ? "A part without a name" : node.name).")
    functions.line("@inline(never) func \(own)() -> CALayer {")
    functions.append(body)
    functions.line("  return layer")
    functions.line("}")
    return own
  }

  private static func runs(_ calls: [SwiftCode]) -> [(name: SwiftCode, count: Int)] {
    var runs: [(name: SwiftCode, count: Int)] = []
    for call in calls {
      if runs.last?.name == call {
        runs[runs.count - 1].count += 1
      } else {
        runs.append((call, 1))
      }
    }
    return runs
  }

  // MARK: One layer

  private mutating func make(_ node: LayerNode, _ body: inout SourceWriter) {
    switch node.kind {
    case .plain: body.line("let layer = CALayer()")
    case .shape: body.line("let layer = CAShapeLayer()")
    case .gradient(let isRadial):
      body.line("let layer = CAGradientLayer()")
      if isRadial { body.line("layer.type = .radial") }
    case .image(let id):
      body.line("let layer = CALayer()")
      body.line("layer.contents = \(picture(id))")
      body.line("layer.contentsGravity = .resizeAspectFill")
      body.line("layer.masksToBounds = true")
    case .film: body.line("let layer = CALayer()")
    }
    body.line("layer.anchorPoint = .zero")
    if let bounds = node.bounds {
      let numbers = [
        bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height,
      ].map(Precision.length.rounded)
      body.line(
        """
        layer.bounds = CGRect(x: \(numbers[0]), y: \(numbers[1]), width: \(numbers[2]), \
        height: \(numbers[3]))
        """)
      if node.kind.isPlacedByBounds, bounds.origin != .zero {
        body.line("layer.position = layer.bounds.origin")
      }
    }
    if node.isCut { body.line("layer.masksToBounds = true") }
    if case .shape(let style) = node.kind { self.style(style, node, &body) }
    if let path = node.path { self.path(path, &body) }
    turn(node, &body)
    for channel in node.channels where channel.key != .contents {
      self.channel(channel, of: node, &body)
    }
    if case .film(let pictures) = node.kind { film(pictures, node, &body) }
    if let filter = node.filter?.layerFilter {
      body.line("// Undocumented: Apple may change what this name does.")
      body.line("layer.compositingFilter = \"\(filter)\"")
    }
  }

  private func style(
    _ style: LayerNode.ShapeStyle, _ node: LayerNode, _ body: inout SourceWriter
  ) {
    let moves = node.channels.contains { $0.key == .fillColor || $0.key == .strokeColor }
    let color: SwiftCode =
      style.themed.map { "color(theme.\(SwiftCode(identifier: $0)))" } ?? "color(.black)"
    if style.isStroke {
      body.line("layer.fillColor = nil")
      if !moves { body.line("layer.strokeColor = \(color)") }
      switch style.cap {
      case .butt: break
      case .round: body.line("layer.lineCap = .round")
      case .square: body.line("layer.lineCap = .square")
      }
      switch style.join {
      case .miter: break
      case .round: body.line("layer.lineJoin = .round")
      case .bevel: body.line("layer.lineJoin = .bevel")
      }
      if !style.dashes.isEmpty {
        let list = style.dashes.enumerated().map { place, length -> SwiftCode in
          style.themedDashes[place].map { dash($0) } ?? "\(Precision.length.rounded(length))"
        }
        body.line("layer.lineDashPattern = [\(SwiftCode.joined(list, by: ", "))]")
      }
    } else {
      if !moves { body.line("layer.fillColor = \(color)") }
      if style.rule == .evenOdd { body.line("layer.fillRule = .evenOdd") }
    }
  }

  /// What turns and scales from the start; what moves of it takes over from there.
  private func turn(_ node: LayerNode, _ body: inout SourceWriter) {
    func first(_ key: LayerKey) -> Double? {
      node.channels.first { $0.key == key }?.keys.first.map { $0.numbers[0] }
    }
    let rotation = first(.rotation)
    let scales = [first(.scaleX), first(.scaleY)]
    guard rotation != nil || scales.contains(where: { $0 != nil }) else { return }
    let isStill = node.channels.allSatisfy {
      ![.rotation, .scaleX, .scaleY].contains($0.key) || !$0.isStill
    }
    if isStill { return }
    func still(_ key: LayerKey, _ natural: Double) -> Double {
      node.channels.first { $0.key == key }?.still.map { $0[0] } ?? natural
    }
    let matrix = AffineTransform.scale(still(.scaleX, 1), still(.scaleY, 1))
      .followed(by: .rotation(degrees: still(.rotation, 0)))
    body.line(
      "layer.setAffineTransform(\(Self.affine([matrix.a, matrix.b, matrix.c, matrix.d, 0, 0])))")
  }

  private static func affine(_ numbers: Numbers) -> SwiftCode {
    let turn = numbers[0..<4].map { Precision.factor.rounded($0) } as Numbers
    let step = numbers[4..<6].map { Precision.length.rounded($0) } as Numbers
    return """
      CGAffineTransform(a: \(turn[0]), b: \(turn[1]), c: \(turn[2]), d: \(turn[3]), \
      tx: \(step[0]), ty: \(step[1]))
      """
  }

  // MARK: Properties

  private mutating func channel(
    _ channel: LayerChannel, of node: LayerNode, _ body: inout SourceWriter
  ) {
    guard let first = channel.keys.first else { return }
    if let value = channel.themed {
      hasFollowers = hasFollowers || value.isMoving
      return themed(value, channel.key, &body)
    }
    if channel.isStill {
      if let line = still(channel.key, first.numbers) { body.line(line) }
      return
    }
    let steps = KeySteps(channel.keys)
    let values = steps.keys.flatMap { key in
      key.numbers.enumerated().map { index, number in
        let isPlace = channel.key == .transform && index > 3
        return "\((isPlace ? .length : channel.key.precision).rounded(number))" as SwiftCode
      }
    }
    let function: SwiftCode =
      switch channel.key {
      case .position, .boundsOrigin, .startPoint, .endPoint: "points"
      case .positionX, .positionY, .boundsOriginX, .boundsOriginY, .scaleX, .scaleY, .opacity,
        .lineWidth, .miterLimit, .lineDashPhase, .strokeStart, .strokeEnd, .shadowOpacity,
        .shadowRadius:
        "numbers"
      case .rotation: "turns"
      case .transform: "matrices"
      case .hidden: "switches"
      case .fillColor, .strokeColor, .shadowColor: "colors"
      case .colors: "stops"
      case .locations: "lists"
      case .shadowOffset: "sizes"
      case .contents: "pictures"
      }
    let places =
      channel.isAuthored && !steps.isDiscrete
      ? timing.places(of: channel.keys, after: node.name + " " + channel.key.word, on: nil)
      : nil
    let named = places.map { NamedWays(channel.keys, $0, timing) }
    let frames = steps.keys.map {
      named?.frame($0.frame) ?? "\(Precision.length.rounded($0.frame))"
    }
    var arguments: [SwiftCode] = [
      "layer", "\(channel.key.rawValue)", Self.array(frames), Self.array(values),
    ]
    if steps.isDiscrete { arguments.append("jumps: true") }
    if let named {
      let curves = zip(steps.keys, steps.keys.dropFirst()).map { named.curve($0, $1) }
      arguments.append("ways: ways(\(Self.list(curves)))")
    } else if let ways = steps.ways {
      arguments.append(
        "ways: \(Self.array(ways.map { "\(Precision.component.rounded($0))" }))")
    }
    Self.write(function, arguments, &body)
  }

  /// A call on one line where it fits, else an argument on each, long lists broken.
  static func write(
    _ function: SwiftCode, _ arguments: [SwiftCode], _ body: inout SourceWriter
  ) {
    let line: SwiftCode = "\(function)(\(SwiftCode.joined(arguments, by: ", ")))"
    if line.width < 94 { return body.line(line) }
    body.line("\(function)(")
    for (index, argument) in arguments.enumerated() {
      let end: SwiftCode = index + 1 < arguments.count ? "," : ")"
      body.line("  \(argument)\(end)")
    }
  }

  /// Numbers as an array; many as text, which takes the compiler no time.
  static func array(_ items: [SwiftCode]) -> SwiftCode {
    items.count > 8 && items.allSatisfy(\.isNumber)
      ? "list(\"\(SwiftCode.joined(items, by: " "))\")" : "[\(list(items))]"
  }

  static func list(_ items: [SwiftCode]) -> SwiftCode {
    SwiftCode.joined(items, by: ", ")
  }

  private func still(_ key: LayerKey, _ numbers: Numbers) -> SwiftCode? {
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
    case .transform: "layer.setAffineTransform(\(Self.affine(numbers)))"
    case .opacity: "layer.opacity = \(shown[0])"
    case .hidden: shown[0] > 0.5 ? "layer.isHidden = true" : nil
    case .fillColor: "layer.fillColor = color(\(Self.components(shown)))"
    case .strokeColor: "layer.strokeColor = color(\(Self.components(shown)))"
    case .lineWidth: "layer.lineWidth = \(shown[0])"
    case .miterLimit: shown[0] == 10 ? nil : "layer.miterLimit = \(shown[0])"
    case .lineDashPhase: "layer.lineDashPhase = \(shown[0])"
    case .strokeStart: "layer.strokeStart = \(shown[0])"
    case .strokeEnd: "layer.strokeEnd = \(shown[0])"
    case .startPoint: "layer.startPoint = \(point())"
    case .endPoint: "layer.endPoint = \(point())"
    case .colors: "layer.colors = colors([\(Self.components(shown))])"
    case .locations: "layer.locations = [\(Self.components(shown))]"
    case .shadowColor: "layer.shadowColor = color(\(Self.components(shown)))"
    case .shadowOpacity: "layer.shadowOpacity = \(shown[0])"
    case .shadowRadius: "layer.shadowRadius = \(shown[0])"
    case .contents: nil
    case .shadowOffset: "layer.shadowOffset = CGSize(width: \(shown[0]), height: \(shown[1]))"
    }
  }

  private static func components(_ numbers: Numbers) -> SwiftCode {
    SwiftCode.joined(numbers.codes { "\($0)" }, by: ", ")
  }

  // MARK: Outlines and pictures

  private mutating func path(_ track: PathTrack, _ body: inout SourceWriter) {
    if let value = track.themed {
      hasFollowers = hasFollowers || value.isMoving
      return themed(value, &body)
    }
    if let still = track.still {
      let text = SwiftCode(data: PathText.bytes(still))
      Self.write("layer.path = outline", ["\"\(text)\""], &body)
      return
    }
    // Places stand for outlines: equal ones have the same.
    var outlines: [[BezierPath]] = []
    var places: [[BezierPath]: Int] = [:]
    let keys = track.keys.map { key -> NumbersKey in
      let place = places[key.outlines] ?? outlines.count
      if place == outlines.count { outlines.append(key.outlines) }
      places[key.outlines] = place
      return NumbersKey(frame: key.frame, numbers: [Double(place)], easing: key.easing)
    }
    // Points move between paths of the same commands: lines are what is straight in all of them.
    var straight: [OutlineLayout: Set<Int>] = [:]
    for outline in outlines {
      let own = PathText.straight(outline)
      straight[OutlineLayout(of: outline), default: own].formIntersection(own)
    }
    let steps = KeySteps(keys)
    let frames = steps.keys.map { "\(Precision.length.rounded($0.frame))" as SwiftCode }
    body.line("paths(")
    body.line("  layer, \"path\",")
    body.line("  \(Self.array(frames)),")
    body.line("  [")
    for outline in outlines {
      let lines = straight[OutlineLayout(of: outline)] ?? []
      body.line("    \"\(SwiftCode(data: PathText.bytes(outline, lines: .at(lines))))\",")
    }
    let order = steps.keys.map { $0.numbers[0] }
    var rest: SwiftCode = ""
    if order != outlines.indices.map(Double.init) {
      rest += ", order: \(Self.array(order.map { "\($0)" }))"
    }
    if steps.isDiscrete { rest += ", jumps: true" }
    if let ways = steps.ways {
      rest += ", ways: \(Self.array(ways.map { "\(Precision.component.rounded($0))" }))"
    }
    body.line("  ]\(rest))")
  }
}

extension SwiftCode {
  /// Whether it is a number as `DecimalText` writes it.
  fileprivate var isNumber: Bool { text.allSatisfy { $0.isNumber || $0 == "." || $0 == "-" } }
}

extension LayerNode.Kind {
  /// Whether its bounds say where it lies around what it shows.
  fileprivate var isPlacedByBounds: Bool {
    switch self {
    case .gradient, .film: true
    case .plain, .shape, .image: false
    }
  }
}
