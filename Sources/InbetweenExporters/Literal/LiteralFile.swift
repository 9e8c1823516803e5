import InbetweenDiagnostics
import InbetweenTimeline

/// A Swift file that says a timeline as a designer would read it: a function for each layer, in
/// the order of the layers panel; only what differs from a layer as After Effects makes it.
struct LiteralFile {
  private let timeline: Timeline
  private let options: ExportOptions
  private let counts: ModelCounts
  private let style: LiteralVisitor.Style
  private var writer = SourceWriter()
  private var names = SwiftNames(reserved: ["timeline", "makeTimeline"])
  private let typeName: SwiftCode

  static func make(_ timeline: Timeline, _ options: ExportOptions) -> GeneratedFile {
    var file = LiteralFile(timeline, options)
    file.write()
    return GeneratedFile(name: options.fileName("timeline.swift"), contents: file.writer.bytes)
  }

  private init(_ timeline: Timeline, _ options: ExportOptions) {
    self.timeline = timeline
    self.options = options
    counts = ModelCounts(timeline)
    style = LiteralVisitor.Style(
      frameRate: timeline.frameRate,
      spelledKeyframes: counts.keyframes > LiteralLimits.readableKeyframes
        ? 0 : LiteralLimits.spelledKeyframes)
    typeName = SwiftCode(
      identifier: SwiftNames.literal(
        after: options.typeName, ending: options.typeEnding(of: .literal)))
  }

  private mutating func write() {
    LiteralHeader(timeline, options, counts).write(to: &writer)
    let isSpelled = counts.keyframes + counts.records <= LiteralLimits.spelledParts
    let `public`: SwiftCode = options.access == .public ? "public " : ""
    writer.line("\(`public`)import InbetweenTimeline")
    writer.line()
    LiteralHeader(timeline, options, counts).writeSummary(to: &writer)
    writer.line("\(`public`)enum \(typeName) {")
    writer.line("  /// The animation as its designer made it.")
    if isSpelled {
      writer.line("  \(`public`)static let timeline: Timeline = makeTimeline()")
      writeFunctions()
    } else {
      writer.line("  \(`public`)static let timeline = Timeline(json: json)")
      writer.line()
      writer.line("  private static let json: StaticString = #\"\"\"")
      var data = SourceWriter(indentation: 4)
      data.data(TimelineJSON.write(timeline, .compact))
      writer.append(data)
      writer.line("    \"\"\"#")
    }
    writer.line("}")
  }
}

// MARK: Functions

extension LiteralFile {
  private mutating func writeFunctions() {
    var whole = timeline
    whole.layers = []
    whole.compositions = []
    let compositions = timeline.compositions.map { composition in
      (
        composition,
        names.name(
          after: composition.name.isEmpty ? composition.id : composition.name, or: "composition")
      )
    }
    let layers = timeline.layers.map { ($0, names.name(after: $0.name, or: "layer")) }
    var lists: [(SwiftNames.Identifier, Expression)] = []
    var (head, fields) = Self.parts(
      of: LiteralVisitor.expression(of: whole, style),
      required: ["name", "size", "frameRate", "frames"])
    for index in fields.indices {
      guard case .list = fields[index].value.form, let label = fields[index].label,
        !fields[index].value.fits(60)
      else { continue }
      let name = names.name(after: label.text, or: "list")
      lists.append((name, fields[index].value))
      fields[index].value.form = .code("\(SwiftCode(identifier: name))()")
    }
    var body = Self.body(
      calling: layers.map(\.1) + compositions.map(\.1) + lists.map(\.0))
    body.build(
      "timeline", head, fields,
      Self.calls("timeline.layers", layers.map(\.1))
        + Self.calls("timeline.compositions", compositions.map(\.1)))
    write("makeTimeline", returning: "Timeline", body)
    for (name, list) in lists {
      var parts = LargeParts()
      let value = parts.taken(from: list, within: name.text, &names)
      write(LargeParts.Function(name: name, value: value), reserved: parts)
      for function in parts.functions { write(function, reserved: parts) }
    }
    for (layer, name) in layers { write(layer, name) }
    for (composition, name) in compositions { write(composition, name) }
  }

  private mutating func write(_ composition: Composition, _ name: SwiftNames.Identifier) {
    var own = composition
    own.layers = []
    let layers = composition.layers.map { layer in
      (layer, names.name(after: "\(name.text) \(layer.name)", or: "layer"))
    }
    var body = Self.body(calling: layers.map(\.1))
    let (head, fields) = Self.parts(
      of: LiteralVisitor.expression(of: own, style), required: ["id", "name"])
    body.build("composition", head, fields, Self.calls("composition.layers", layers.map(\.1)))
    let title = composition.name.isEmpty ? composition.id : composition.name
    write(
      SwiftCode(identifier: name), returning: "Composition",
      docs: "The composition \(comment: title).", body)
    for (layer, name) in layers { write(layer, name) }
  }

  private mutating func write(_ layer: Layer, _ name: SwiftNames.Identifier) {
    let range = layer.timing.frames
    let start = style.frameRate.seconds(atFrame: range.start).value
    let end = style.frameRate.seconds(atFrame: range.end).value
    let docs: SwiftCode = """
      \(layer.id) \(comment: layer.name), \(layer.content.kindName): \
      frames \(range.start) to \(range.end) \
      (\(LiteralHeader.milliseconds(start)) s to \(LiteralHeader.milliseconds(end)) s).
      """
    var large = LargeParts()
    let value = large.taken(
      from: LiteralVisitor.expression(of: layer, style), within: name.text, &names)
    var body = Self.body(calling: large.functions.map(\.name))
    let (head, fields) = Self.parts(of: value, required: ["id", "name", "content", "timing"])
    body.build("layer", head, fields)
    write(SwiftCode(identifier: name), returning: "Layer", docs: docs, body)
    for function in large.functions { write(function, reserved: large) }
  }

  /// A function that gives a part of something, and those that it calls.
  private mutating func write(_ function: LargeParts.Function, reserved parts: LargeParts) {
    var body = Self.body(calling: parts.functions.map(\.name))
    body.finish(function.value)
    write(
      SwiftCode(identifier: function.name), returning: SwiftCode(nameOf: function.value.type), body)
  }

  /// The statements of a function, none yet: its variables must not hide what it calls.
  private static func body(calling functions: [SwiftNames.Identifier] = []) -> Statements {
    Statements(
      indentation: 4,
      reserved: Set(functions.map(\.text)).union(["layer", "timeline", "composition"]))
  }

  private mutating func write(
    _ name: SwiftCode, returning type: SwiftCode, docs: SwiftCode? = nil, _ body: Statements
  ) {
    writer.line()
    if let docs { writer.line("  /// \(docs)") }
    writer.line("  private static func \(name)() -> \(type) {")
    writer.append(body.writer)
    writer.line("  }")
  }

  /// The call with the arguments that its initialiser requires, and the others.
  private static func parts(
    of expression: Expression, required: Set<SwiftCode>
  ) -> (Expression, [Expression.Argument]) {
    guard case .call(let callee, let arguments) = expression.form else { return (expression, []) }
    var head = expression
    head.form = .call(
      callee, arguments.filter { $0.label.map { required.contains($0) } ?? true })
    return (head, arguments.filter { $0.label.map { !required.contains($0) } ?? false })
  }

  /// `target = [a(), b()]`, in several statements where there are many.
  private static func calls(
    _ target: SwiftCode, _ names: [SwiftNames.Identifier]
  ) -> [(SwiftCode, Expression)] {
    stride(from: 0, to: names.count, by: LiteralLimits.elements).map { start in
      let calls = names[start..<min(names.count, start + LiteralLimits.elements)].map {
        Expression("\(SwiftCode(identifier: $0))()", type: Layer.self)
      }
      let sign: SwiftCode = start == 0 ? "=" : "+="
      return ("\(target) \(sign) ", Expression(.list(calls, notes: []), type: [Layer].self))
    }
  }
}

extension Statements {
  /// Declares `name`, sets its fields one by one, adds what else there is, and returns it.
  fileprivate mutating func build(
    _ name: SwiftCode, _ head: Expression, _ fields: [Expression.Argument],
    _ more: [(SwiftCode, Expression)] = []
  ) {
    if fields.isEmpty, more.isEmpty { return finish(head) }
    add("var \(name) = ", head)
    for field in fields { assign(field, of: name) }
    for (target, value) in more { add(target, value) }
    finish(Expression(name, type: head.type))
  }

  private mutating func assign(_ field: Expression.Argument, of name: SwiftCode) {
    guard let label = field.label else { return }
    if label == "transform", case .call(_, let parts) = field.value.form {
      for part in parts { assign(part, of: "\(name).transform") }
    } else {
      add("\(name).\(label) = ", field.value, within: label.text)
    }
  }
}
