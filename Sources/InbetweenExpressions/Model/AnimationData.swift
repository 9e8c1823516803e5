import InbetweenTimeline

/// The animation as scripts find their way in it: layers, compositions, groups and names, all but
/// the values over time, which they ask the host for.
struct AnimationData {
  private let timeline: Timeline
  private let index: PropertyIndex
  private let places: LayerPlaces

  init(_ timeline: Timeline, _ index: PropertyIndex) {
    self.timeline = timeline
    self.index = index
    places = LayerPlaces(timeline, index)
  }

  /// The program that loads it.
  var program: String { "$load(JSON.parse(" + ScriptText.quoted(json) + "));" }

  private var json: String {
    let properties = index.entries.map(json(of:)).joined(separator: ",")
    let layers = index.layers.map(json(of:)).joined(separator: ",")
    return "{\"rate\":\(ScriptText.number(timeline.frameRate.framesPerSecond)),"
      + "\"properties\":[\(properties)],\"layers\":[\(layers)],"
      + "\"compositions\":[\(compositions)]}"
  }

  private func seconds(_ frame: Double) -> String {
    ScriptText.number(timeline.frameRate.seconds(atFrame: frame).value)
  }

  /// Name, kind, layer, seed, whether it has keyframes and, for text, what it says from when on.
  private func json(of entry: PropertyIndex.Entry) -> String {
    var parts = [ScriptText.quoted(entry.name.title)]
    var texts: String?
    switch entry.content {
    case .property(let property), .inert(let property):
      switch property {
      case .scalar: parts.append(entry.isLayer ? "\"l\"" : "\"s\"")
      case .point, .vector: parts.append("\"v\"")
      case .color: parts.append("\"c\"")
      case .gradient: parts.append("\"g\"")
      case .path: parts.append("\"p\"")
      }
    case .text(let text):
      parts.append("\"t\"")
      let documents = text.documents.map {
        "[\(seconds($0.frame)),\(ScriptText.quoted(ScriptText.authored($0.document.text))),"
          + "\(Self.style($0.document))]"
      }
      texts = "[" + documents.joined(separator: ",") + "]"
    case .selector: parts.append("\"s\"")
    }
    let isMoving = texts != nil || (entry.property?.keyframeTimes.count ?? 0) > 1
    parts += ["\(entry.layer ?? -1)", "\(entry.seed)", "\(isMoving)"]
    if let texts { parts.append(texts) }
    return "[" + parts.joined(separator: ",") + "]"
  }

  /// Font, size, tracking, leading, baseline shift, fill, stroke, its width, capitals (1 for all, 2
  /// for small ones), the number of the justification, and the sides of the box or `null`.
  private static func style(_ document: TextDocument) -> String {
    func list(_ color: Color?) -> String {
      guard let color else { return "null" }
      let parts = [color.red, color.green, color.blue].map(ScriptText.number)
      return "[" + parts.joined(separator: ",") + "]"
    }
    func box(_ box: Rect?) -> String {
      guard let box else { return "null" }
      let sides = [box.origin.x, box.origin.y, box.corner.x, box.corner.y].map(ScriptText.number)
      return "[" + sides.joined(separator: ",") + "]"
    }
    let numbers = [
      document.size, document.tracking, document.lineHeight, document.baselineShift,
    ]
    let capitals =
      switch document.caps {
      case .asTyped: "0"
      case .all: "1"
      case .small: "2"
      }
    let parts =
      [ScriptText.quoted(document.font)] + numbers.map(ScriptText.number)
      + [
        list(document.fill), list(document.stroke), ScriptText.number(document.strokeWidth),
        capitals, "\(ScriptedStyle.justifications.firstIndex(of: document.justification) ?? 0)",
        box(document.box),
      ]
    return "[" + parts.joined(separator: ",") + "]"
  }

  private func json(of indexed: PropertyIndex.IndexedLayer) -> String {
    let layer = indexed.layer
    let parent = layer.parent.flatMap { places.layer($0, in: indexed.composition) }
    let (size, kind) = extent(of: layer, in: indexed.composition)
    let members = [
      "\"n\":" + ScriptText.quoted(layer.name), "\"i\":\(layer.id)",
      "\"c\":\(indexed.composition)", "\"p\":\(parent ?? -1)",
      "\"s\":" + seconds(layer.timing.frames.start), "\"e\":" + seconds(layer.timing.frames.end),
      "\"b\":" + seconds(layer.timing.start),
      "\"stretch\":" + ScriptText.number(layer.timing.stretch),
      "\"w\":" + ScriptText.number(size.width), "\"h\":" + ScriptText.number(size.height),
      "\"d3\":\(layer.is3D)", "\"hidden\":\(layer.isHidden)", "\"t\":\"\(kind)\"",
      "\"nested\":\(places.composition(shownBy: layer) ?? -1)",
      "\"k\":[" + indexed.nodes.map(\.json).joined(separator: ",") + "]",
    ]
    return "{" + members.joined(separator: ",") + "}"
  }

  private var compositions: String {
    var list = [json(of: timeline.name, id: "", size: timeline.size, markers: timeline.markers, 0)]
    for (place, composition) in timeline.compositions.enumerated() {
      list.append(
        json(
          of: composition.name, id: composition.id, size: size(ofComposition: place + 1),
          markers: [], place + 1))
    }
    return list.joined(separator: ",")
  }

  private func json(
    of name: String, id: String, size: Size, markers: [Marker], _ number: Int
  ) -> String {
    let layers = places.members[number]
    let end =
      number == 0
      ? timeline.frames.end : layers.map { index.layers[$0].layer.timing.frames.end }.max() ?? 0
    let marks = markers.map {
      "[\(ScriptText.quoted($0.name)),\(seconds($0.frame)),\(seconds($0.duration))]"
    }
    return "{\"n\":\(ScriptText.quoted(name)),\"i\":\(ScriptText.quoted(id)),"
      + "\"w\":\(ScriptText.number(size.width)),\"h\":\(ScriptText.number(size.height)),"
      + "\"d\":\(seconds(end)),\"l\":\(layers),\"m\":[\(marks.joined(separator: ","))]}"
  }

  /// A nested composition has the size at which layers show it.
  private func size(ofComposition number: Int) -> Size {
    guard number > 0 else { return timeline.size }
    guard let user = places.users(of: number).first,
      case .composition(let nested) = index.layers[user].layer.content
    else { return timeline.size }
    return nested.size
  }

  /// A layer's width and height, and what `Prelude` calls its kind.
  private func extent(of layer: Layer, in composition: Int) -> (Size, String) {
    switch layer.content {
    case .solid(_, let size): return (size, "solid")
    case .image(let id):
      return (timeline.images.first { $0.id == id }?.size ?? timeline.size, "image")
    case .composition(let nested): return (nested.size, "composition")
    // After Effects' null objects are 100 pixels wide and high.
    case .null: return (Size(100, 100), "null")
    case .shape: return (size(ofComposition: composition), "shape")
    case .text: return (size(ofComposition: composition), "text")
    case .camera: return (size(ofComposition: composition), "camera")
    case .sound, .other: return (size(ofComposition: composition), "other")
    }
  }
}
