import InbetweenTimeline

/// What scripts find by name or number: a property, or a group of them.
struct ScriptNode: Hashable, Sendable {
  enum Content: Hashable, Sendable {
    /// The number of a property in the index.
    case property(Int)
    /// A property that others make up, such as a position with separate dimensions.
    case parts([Int])
    case group([ScriptNode])
  }

  var name: String
  var content: Content
  /// What kind of item of a shape layer it is; nil for anything else.
  var shape: String?
  /// The match name of an effect; nil for anything else.
  var effect: String?
  /// By which scripts find it in its group, where that is not its place.
  var number: Int?

  mutating func append(_ node: ScriptNode) {
    guard case .group(var nodes) = content else { return }
    nodes.append(node)
    content = .group(nodes)
  }
}

extension ScriptNode {
  /// As `Prelude` reads it.
  var json: String {
    var members = ["\"n\":" + ScriptText.quoted(name)]
    switch content {
    case .property(let index): members.append("\"i\":\(index)")
    case .parts(let indices): members.append("\"c\":\(indices)")
    case .group(let nodes):
      members.append("\"k\":[" + nodes.map(\.json).joined(separator: ",") + "]")
    }
    if let shape { members.append("\"y\":\"\(shape)\"") }
    if let effect { members.append("\"e\":1,\"m\":" + ScriptText.quoted(effect)) }
    if let number { members.append("\"x\":\(number)") }
    return "{" + members.joined(separator: ",") + "}"
  }
}

/// Text as scripts and JSON hold it.
enum ScriptText {
  /// A string literal of JSON and of JavaScript alike.
  static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case _ where scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029:
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }

  /// The text of a document as After Effects gives it: lines end in a carriage return.
  static func authored(_ text: String) -> String {
    String(text.map { $0 == "\n" ? "\r" : $0 })
  }

  /// A script's text as the model holds it: lines end in a line feed.
  static func modelled(_ text: String) -> String {
    var lines = ""
    for character in text {
      switch character {
      case "\r\n", "\r", "\u{3}": lines.append("\n")
      default: lines.append(character)
      }
    }
    return lines
  }

  /// A number as JavaScript reads it; what is not finite becomes 0.
  static func number(_ number: Double) -> String { number.isFinite ? "\(number)" : "0" }
}
