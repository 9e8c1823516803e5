import InbetweenSceneGraph
import InbetweenTimeline

/// Writes a tree of layers as functions that make it, one for each layer.
struct LayerTreeWriter {
  var functions = CodeFunctions(
    constants: CodeFunctions.Constants(declaration: "static let ", use: "Self."), rowsUse: "Self.")
  /// The pictures that layers may show.
  var images: [ImageAsset]
  /// Where pictures lie that the source does not hold; nil for the main bundle.
  let bundle: SwiftCode?
  var names = SwiftNames(reserved: [
    "theme", "moving", "layer", "numbers", "points", "sizes", "colors", "matrices", "stops",
    "switches", "paths", "add", "color", "path", "outline", "picture", "turns", "lists", "init",
    "self", "root", "install", "pictures", "ways", "list", "frames", "frameRate", "resolve",
    "words",
  ])
  /// Layers that are alike are made by one function.
  private var written: [Own: SwiftNames.Identifier] = [:]
  var pictures: [String: SwiftNames.Identifier] = [:]
  var sequences: [[String]: SwiftNames.Identifier] = [:]
  /// The lines that set lists of many numbers: gradients share their stops.
  var lists: [KeyedNumbers: SwiftCode] = [:]
  /// Outlines that never change, as text.
  private var texts: [[BezierPath]: SwiftCode] = [:]
  /// The names of pictures of gradients.
  var highlights: [DrawnHighlight: SwiftNames.Identifier] = [:]

  /// Whether pictures stand for what layers cannot draw.
  var hasSequences: Bool { !sequences.isEmpty }

  /// Whether values of the theme move.
  private(set) var hasFollowers = false

  /// Whether other words may be set.
  private(set) var hasWords = false

  /// The ways between keyframes that bear names.
  private(set) var timing: NativeTiming

  /// A layer with the names of the functions of what it holds: compared with all of that, layers that
  /// lie thousands deep would take minutes.
  private struct Own: Hashable {
    var node: LayerNode
    var sublayers: [SwiftNames.Identifier]
    var masks: [SwiftNames.Identifier]
  }

  init(images: [ImageAsset], in bundle: SwiftCode?, timing: NativeTiming) {
    self.images = images
    self.bundle = bundle
    self.timing = timing
  }

  /// Writes the function of a layer and those of all it holds; returns its name.
  mutating func write(_ node: LayerNode) -> SwiftNames.Identifier {
    let sublayers = node.sublayers.map { write($0) }
    let masks = node.masks.map { write($0) }
    var bare = node
    bare.sublayers = []
    bare.masks = []
    let key = Own(node: bare, sublayers: sublayers, masks: masks)
    if let known = written[key] { return known }
    let name = names.name(after: node.name, or: "part")
    written[key] = name
    var body = CodeLines()
    make(node, &body)
    for call in Self.runs(sublayers) {
      let line: SwiftCode = "layer.addSublayer(\(SwiftCode(calling: call.name)))"
      if call.count > 2 {
        body.line("for _ in 0..<\(call.count) { \(line) }")
      } else {
        for _ in 0..<call.count { body.line(line) }
      }
    }
    for mask in masks { body.line("layer.mask = \(SwiftCode(calling: mask))") }
    body.line("return layer")
    functions.append(
      CodeFunctions.Function(
        name: name, title: node.name, noun: "part", keyword: "@inline(never) func",
        result: "-> CALayer", body: body))
    return name
  }

  private static func runs(
    _ calls: [SwiftNames.Identifier]
  ) -> [(name: SwiftNames.Identifier, count: Int)] {
    var runs: [(name: SwiftNames.Identifier, count: Int)] = []
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

  private mutating func make(_ node: LayerNode, _ body: inout CodeLines) {
    switch node.kind {
    case .plain: body.line("let layer = CALayer()")
    case .shape: body.line("let layer = CAShapeLayer()")
    case .gradient(let isRadial):
      body.line("let layer = CAGradientLayer()")
      if isRadial { body.line("layer.type = .radial") }
    case .image(let id, let themed):
      let contents = themed.map { "theme.\(SwiftCode(identifier: $0))" } ?? picture(id)
      body.line("let layer = CALayer()")
      body.line("layer.contents = \(contents)")
      body.line("layer.contentsGravity = .resizeAspectFill")
      body.line("layer.masksToBounds = true")
    case .highlight, .sequence: body.line("let layer = CALayer()")
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
    switch node.kind {
    case .sequence(let pictures): sequence(pictures, node, &body)
    case .highlight(let highlight): self.highlight(highlight, node, &body)
    case .plain, .shape, .gradient, .image: break
    }
    if let filter = node.filter?.name {
      body.line("// Undocumented: Apple may change what this name does.")
      body.line("layer.compositingFilter = \"\(filter)\"")
    }
  }

  private func style(
    _ style: LayerNode.ShapeStyle, _ node: LayerNode, _ body: inout CodeLines
  ) {
    let moves = node.channels.contains { $0.key == .fillColor || $0.key == .strokeColor }
    let color: SwiftCode =
      style.themed.map {
        "color(\(SwiftCode(value: "theme.\(SwiftCode(identifier: $0))", as: .color)))"
      } ?? "color(.black)"
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
          style.themedDashes[place].map { dash($0) }
            ?? "\(Precision.length.rounded(length), as: nil)"
        }
        body.line("layer.lineDashPattern = [\(SwiftCode.joined(list, by: ", "))]")
      }
    } else {
      if !moves { body.line("layer.fillColor = \(color)") }
      if style.rule == .evenOdd { body.line("layer.fillRule = .evenOdd") }
    }
  }

  /// What turns and scales from the start; what moves of it takes over from there.
  private func turn(_ node: LayerNode, _ body: inout CodeLines) {
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

  // MARK: Properties

  private mutating func channel(
    _ channel: LayerChannel, of node: LayerNode, _ body: inout CodeLines
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
    let word = channel.key.word
    var arguments: [SwiftCode] = [
      "layer", "\(channel.key.rawValue)", Self.array(frames, named: word + " times"),
      Self.array(values, named: word),
    ]
    if steps.isDiscrete { arguments.append("jumps: true") }
    if let named {
      let curves = zip(steps.keys, steps.keys.dropFirst()).map { named.curve($0, $1) }
      let ways: SwiftCode = "ways(\(Self.list(curves)))"
      let value = SwiftCode(value: ways, as: .curves, named: word + " curves")
      arguments.append("ways: \(value)")
    } else if let ways = steps.ways {
      arguments.append(
        """
        ways: \(Self.array(
          ways.map { "\(Precision.component.rounded($0))" }, named: word + " curves"))
        """)
    }
    body.line("\(function)(\(Self.list(arguments)))")
  }

  // MARK: Outlines and pictures

  private mutating func path(_ track: PathTrack, _ body: inout CodeLines) {
    if let value = track.themed {
      hasFollowers = hasFollowers || value.isMoving
      return themed(value, &body)
    }
    if let still = track.still {
      let text = texts[still] ?? "\"\(SwiftCode(data: PathText.bytes(still)))\""
      texts[still] = text
      let own: SwiftCode = "outline(\(SwiftCode(value: text, as: .text, named: "shape")))"
      guard let words = track.words else { return body.line("layer.path = \(own)") }
      hasWords = true
      return self.words(words, own, &body)
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
    var list: SwiftCode = "["
    for outline in outlines {
      let lines = straight[OutlineLayout(of: outline)] ?? []
      list += "\n  \"\(SwiftCode(data: PathText.bytes(outline, lines: .at(lines))))\","
    }
    list += "\n]"
    let order = steps.keys.map { $0.numbers[0] }
    var rest: SwiftCode = ""
    if order != outlines.indices.map(Double.init) {
      rest += ", order: \(Self.array(order.map { "\($0)" }, named: "shape order"))"
    }
    if steps.isDiscrete { rest += ", jumps: true" }
    if let ways = steps.ways {
      let numbers = ways.map { "\(Precision.component.rounded($0))" as SwiftCode }
      rest += ", ways: \(Self.array(numbers, named: "shape curves"))"
    }
    let times = Self.array(frames, named: "shape times")
    body.line(
      "paths(layer, \"path\", \(times), \(SwiftCode(value: list, as: .texts, named: "shapes"))\(rest))"
    )
  }
}

extension LayerNode.Kind {
  /// Whether its bounds say where it lies around what it shows.
  fileprivate var isPlacedByBounds: Bool {
    switch self {
    case .gradient, .highlight, .sequence: true
    case .plain, .shape, .image: false
    }
  }
}
