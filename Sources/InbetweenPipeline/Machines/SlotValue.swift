import InbetweenDiagnostics
import InbetweenJSONTree
import InbetweenTimeline

/// What is in a slot at a frame, of any kind.
enum SlotValue {
  /// One, or those of a point.
  case numbers([Double])
  case color(Color)
  case gradient(Gradient)
  case outline(BezierPath)
  case text(TextDocument)
  case picture(ImageAsset)

  init(_ property: AnyProperty, atFrame frame: Double) {
    switch property {
    case .scalar(let property): self = .numbers([property.value(atFrame: frame)])
    case .point(let property):
      let point = property.value(atFrame: frame)
      self = .numbers([point.x, point.y])
    case .vector(let property):
      let vector = property.value(atFrame: frame)
      self = .numbers([vector.x, vector.y, vector.z])
    case .color(let property): self = .color(property.value(atFrame: frame))
    case .gradient(let property): self = .gradient(property.value(atFrame: frame))
    case .path(let property): self = .outline(property.value(atFrame: frame))
    }
  }
}

// MARK: JSON

extension SlotValue {
  /// The value as a member of a JSON object: numbers as a list, all else as an object.
  func write(as slot: String, to json: inout JSONWriter) {
    switch self {
    case .numbers(let numbers): json.member(slot, numbers)
    case .color(let color): json.member(slot, color.components)
    case .gradient(let gradient):
      json.object(slot) { json in
        json.key("colors")
        json.list(gradient.colors) { json, stop in
          json.list([stop.offset] + stop.color.components.prefix(3)) { $0.value($1) }
        }
        json.key("opacities")
        json.list(gradient.opacities) { json, stop in
          json.list([stop.offset, stop.opacity]) { $0.value($1) }
        }
      }
    case .outline(let outline):
      json.object(slot) { json in
        json.member("closed", outline.isClosed)
        for (key, point) in [
          ("vertices", \BezierPath.Vertex.point), ("inTangents", \.inTangent),
          ("outTangents", \.outTangent),
        ] {
          json.list(key, outline.vertices) { json, vertex in
            json.list([vertex[keyPath: point].x, vertex[keyPath: point].y]) { $0.value($1) }
          }
        }
      }
    case .text(let document):
      json.object(slot) { json in
        json.member("text", document.text)
        json.member("fontName", document.font)
        json.member("fontSize", document.size)
        if let fill = document.fill { json.member("fillColor", fill.components) }
        if let stroke = document.stroke { json.member("strokeColor", stroke.components) }
      }
    case .picture(let picture):
      json.object(slot) { json in
        json.member("src", picture.source.title)
        json.member("width", picture.size.width)
        json.member("height", picture.size.height)
      }
    }
  }
}

// MARK: Words

extension SlotValue {
  /// The value for people, on one line.
  var line: String {
    switch self {
    case .numbers(let numbers): return numbers.map(\.fileName).joined(separator: ", ")
    case .color(let color): return color.title
    case .gradient(let gradient):
      let colors = gradient.colors.map { "\($0.color.title) at \($0.offset.fileName)" }
      let opacities = gradient.opacities.map {
        "opacity \($0.opacity.fileName) at \($0.offset.fileName)"
      }
      return (colors + opacities).joined(separator: ", ")
    case .outline(let outline):
      let count = outline.vertices.count
      let points = outline.vertices.map { "\($0.point.x.fileName),\($0.point.y.fileName)" }
      return (outline.isClosed ? "closed" : "open")
        + " outline of \(count) point\(count == 1 ? "" : "s") "
        + points.joined(separator: " ")
    case .text(let document):
      let fill = document.fill.map { " " + $0.title } ?? ""
      return "\(JSONWriter.quoted(document.text)) in \(PrintableText.singleLine(document.font)) "
        + document.size.fileName + fill
    case .picture(let picture):
      return PrintableText.singleLine(picture.source.title)
        + ", \(picture.size.width.fileName) × \(picture.size.height.fileName)"
    }
  }
}

extension Color {
  fileprivate var components: [Double] { [red, green, blue, alpha] }

  /// `#ff8800`, with its opacity where it has one.
  fileprivate var title: String {
    let digits = [red, green, blue].map { component in
      let byte = Int((max(0, min(1, component)) * 255).rounded())
      return (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "#" + digits.joined() + (alpha == 1 ? "" : " at opacity \(alpha.fileName)")
  }
}

extension AssetSource {
  /// The file; of one that is embedded its type, since its bytes tell people nothing.
  fileprivate var title: String {
    switch self {
    case .embedded(let mediaType, _): "data:" + mediaType
    case .external(let folder, let file): folder + file
    }
  }
}
