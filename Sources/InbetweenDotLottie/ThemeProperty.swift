import InbetweenDiagnostics
import InbetweenJSONTree

/// Writes the value of a theme's rule as a property of a Lottie file, so that it is read as those.
struct ThemeProperty {
  let kind: ThemeFile.Kind

  /// - Throws: P013.
  func property(_ rule: JSONValue, _ path: JSONPath) throws(Diagnostic) -> String {
    if kind == .image { return try picture(rule["value"], path["value"]) }
    var body: String
    if let frames = rule["keyframes"], frames.kind != .null {
      guard frames.isArray else { throw .malformedTheme(path["keyframes"]) }
      body = try keyframes(frames, path["keyframes"])
      if kind == .gradient { body += ",\"p\":\(frames[0]?["value"]?.count ?? 0)" }
    } else if let value = rule["value"], value.kind != .null {
      let number = try self.value(value, path["value"])
      body = still(number)
      if kind == .gradient { body += ",\"p\":\(value.count)" }
    } else if let nothing {
      body = still(nothing)
    } else {
      throw .malformedTheme(path["value"])
    }
    if let expression = rule["expression"], expression.kind != .null {
      guard let text = expression.string else { throw .malformedTheme(path["expression"]) }
      body += ",\"x\":" + JSONWriter.quoted(text)
    }
    return "{\(body)}"
  }

  private func still(_ value: String) -> String {
    kind == .text ? "\"k\":[{\"t\":0,\"s\":\(value)}]" : "\"a\":0,\"k\":\(value)"
  }

  /// What a rule gives that says neither a value nor keyframes; nil for kinds that have no nothing.
  private var nothing: String? {
    switch kind {
    case .scalar: "0"
    case .position, .vector: "[0,0]"
    case .color: "[0,0,0]"
    case .text: "{\"t\":\"\"}"
    case .gradient, .image, .path: nil
    }
  }

  /// A picture as an asset of a Lottie file has it; of one in the package the name alone counts.
  private func picture(_ value: JSONValue?, _ path: JSONPath) throws(Diagnostic) -> String {
    guard let source = value?["src"]?.string else { throw .malformedTheme(path["src"]) }
    let isData = source.hasPrefix("data:")
    let name = isData ? source : String(source.split(separator: "/").last ?? "")
    var body = "\"u\":\"\",\"p\":\(JSONWriter.quoted(name)),\"e\":\(isData ? 1 : 0)"
    if let width = value?["width"]?.number { body += ",\"w\":\(width)" }
    if let height = value?["height"]?.number { body += ",\"h\":\(height)" }
    return "{\(body)}"
  }

  // MARK: Keyframes

  private func keyframes(_ list: JSONValue, _ path: JSONPath) throws(Diagnostic) -> String {
    var written: [String] = []
    for index in 0..<list.count {
      guard let keyframe = list[index], keyframe.isObject else {
        throw .malformedTheme(path[index])
      }
      let place = path[index]
      guard let frame = keyframe["frame"]?.number else { throw .malformedTheme(place["frame"]) }
      guard let value = keyframe["value"] else { throw .malformedTheme(place["value"]) }
      let shown = try self.value(value, place["value"], like: list[0]?["value"])
      var parts = ["\"t\":\(frame)", "\"s\":\(isList ? shown : "[\(shown)]")"]
      let next = list[index + 1]
      if kind != .text, next != nil { parts += easing(keyframe, next) }
      written.append("{\(parts.joined(separator: ","))}")
    }
    guard kind != .text else { return "\"k\":[\(written.joined(separator: ","))]" }
    return "\"a\":1,\"k\":[\(written.joined(separator: ","))]"
  }

  /// Whether a value is a list, or an object, as it stands.
  private var isList: Bool {
    switch kind {
    case .scalar, .path: false
    case .color, .position, .vector, .gradient, .image, .text: true
    }
  }

  /// How a keyframe leads to the next: its own handles; where it has none to arrive by, the next
  /// one's, as After Effects writes them.
  private func easing(_ keyframe: JSONValue, _ next: JSONValue?) -> [String] {
    if keyframe["hold"]?.boolean == true { return ["\"h\":1"] }
    let out = handle(keyframe["outTangent"])
    let arriving = handle(keyframe["inTangent"]) ?? handle(next?["inTangent"])
    var parts: [String] = []
    if out != nil || arriving != nil {
      parts.append("\"o\":\(out ?? "{\"x\":0,\"y\":0}")")
      parts.append("\"i\":\(arriving ?? "{\"x\":1,\"y\":1}")")
    }
    if kind == .position {
      if let tangent = numbers(keyframe["valueOutTangent"]) { parts.append("\"to\":\(tangent)") }
      if let tangent = numbers(keyframe["valueInTangent"]) ?? numbers(next?["valueInTangent"]) {
        parts.append("\"ti\":\(tangent)")
      }
    }
    return parts
  }

  private func handle(_ value: JSONValue?) -> String? {
    guard let x = component(value?["x"]), let y = component(value?["y"]) else { return nil }
    return "{\"x\":\(x),\"y\":\(y)}"
  }

  private func component(_ value: JSONValue?) -> String? {
    value?.number.map { "\($0)" } ?? numbers(value)
  }

  private func numbers(_ value: JSONValue?, atMost most: Int = .max) -> String? {
    guard let value, value.isArray else { return nil }
    let list = (0..<min(value.count, most)).compactMap { value[$0]?.number }
    guard list.count == min(value.count, most), !list.isEmpty else { return nil }
    return "[\(list.map { "\($0)" }.joined(separator: ","))]"
  }

  // MARK: Values

  /// A value in the way of a Lottie file; the first keyframe's says how many stops there are.
  private func value(
    _ value: JSONValue, _ path: JSONPath, like first: JSONValue? = nil
  ) throws(Diagnostic) -> String {
    let written: String?
    switch kind {
    case .scalar: written = value.number.map { "\($0)" }
    case .color: written = value.count >= 3 ? numbers(value, atMost: 3) : nil
    case .position, .vector: written = value.count >= 2 ? numbers(value, atMost: 2) : nil
    case .gradient: written = gradient(value, count: first?.count ?? value.count)
    case .image: written = nil
    case .text: written = text(value)
    case .path: written = outline(value)
    }
    guard let written else { throw .malformedTheme(path) }
    return written
  }

  /// Colours, then opacities, each behind its place, as a Lottie gradient has them. Stops that are
  /// missing are like the last one.
  private func gradient(_ value: JSONValue, count: Int) -> String? {
    guard value.isArray, value.count > 0, count <= Self.maximumStops else { return nil }
    var colors: [Double] = []
    var opacities: [Double] = []
    for index in 0..<count {
      guard let stop = value[min(index, value.count - 1)], let offset = stop["offset"]?.number,
        let color = stop["color"], color.count == 4
      else { return nil }
      let parts = (0..<4).compactMap { color[$0]?.number }
      guard parts.count == 4 else { return nil }
      colors += [offset] + parts.prefix(3)
      opacities += [offset, parts[3]]
    }
    return "[\((colors + opacities).map { "\($0)" }.joined(separator: ","))]"
  }

  /// No gradient has more: stops of the first keyframe are repeated in each.
  private static let maximumStops = 1_000

  private func text(_ value: JSONValue) -> String? {
    guard let words = value["text"]?.string else { return nil }
    var parts = ["\"t\":" + JSONWriter.quoted(words)]
    if let font = value["fontName"]?.string { parts.append("\"f\":" + JSONWriter.quoted(font)) }
    let sizes: [(StaticString, String)] = [
      ("fontSize", "s"), ("strokeWidth", "sw"), ("lineHeight", "lh"), ("tracking", "tr"),
      ("baselineShift", "ls"),
    ]
    for (key, name) in sizes {
      if let number = value[key]?.number { parts.append("\"\(name)\":\(number)") }
    }
    let lists: [(StaticString, String)] = [
      ("fillColor", "fc"), ("strokeColor", "sc"), ("wrapSize", "sz"), ("wrapPosition", "ps"),
    ]
    for (key, name) in lists {
      if let list = numbers(value[key]) { parts.append("\"\(name)\":\(list)") }
    }
    if let flag = value["strokeOverFill"]?.boolean { parts.append("\"of\":\(flag)") }
    let sides = [
      "Left", "Right", "Center", "JustifyLastLeft", "JustifyLastRight", "JustifyLastCenter",
      "JustifyLastFull",
    ]
    if let side = value["justify"]?.string.flatMap({ sides.firstIndex(of: $0) }) {
      parts.append("\"j\":\(side)")
    }
    let caps = ["Regular", "AllCaps", "SmallCaps"]
    if let form = value["textCaps"]?.string.flatMap({ caps.firstIndex(of: $0) }) {
      parts.append("\"ca\":\(form)")
    }
    return "{\(parts.joined(separator: ","))}"
  }

  /// An outline whose points are pairs, and which has no tangents or one for each vertex.
  private func outline(_ value: JSONValue) -> String? {
    guard let count = value["vertices"]?.count else { return nil }
    func points(_ key: StaticString) -> String? {
      guard let list = value[key], list.isArray, list.count == count else { return nil }
      let points = (0..<count).compactMap { index -> String? in
        guard let point = list[index], point.count >= 2 else { return nil }
        return numbers(point, atMost: 2)
      }
      return points.count == count ? "[\(points.joined(separator: ","))]" : nil
    }
    let zeros = "[\(Array(repeating: "[0,0]", count: count).joined(separator: ","))]"
    func tangents(_ key: StaticString) -> String? {
      guard let list = value[key], list.kind != .null else { return zeros }
      return points(key)
    }
    guard let vertices = points("vertices"), let arriving = tangents("inTangents"),
      let leaving = tangents("outTangents")
    else { return nil }
    return "{\"v\":\(vertices),\"i\":\(arriving),\"o\":\(leaving),"
      + "\"c\":\(value["closed"]?.boolean ?? true)}"
  }
}
