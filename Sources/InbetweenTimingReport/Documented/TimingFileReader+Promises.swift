import InbetweenDiagnostics
import InbetweenTimeline
import InbetweenYAMLText

extension TimingFileReader {
  private static let promiseKeys = [
    "name", "layer", "layers", "subject", "property", "marker", "section", "starts", "repeats",
    "period",
    "pause", "lasts", "ends", "after", "delay", "together", "whole periods of", "stagger",
    "from", "to", "by", "easing", "tolerance", "curve tolerance", "source", "note",
  ]

  mutating func promise(_ value: YAMLValue) throws(Diagnostic) -> Promise {
    let object = try TimingObject(value, place: "a promise", keys: Self.promiseKeys)
    let name = try object.required("name").text(of: "name")
    if let first = timing.promises.first(where: { $0.name == name }) {
      throw .duplicatePromise(
        name, at: object.position(of: "name"), first: first.position ?? object.position)
    }
    var promise = Promise(name, try subject(object))
    promise.position = object.position
    promise.section = try object.text("section")
    promise.starts =
      try object["starts"]?.elements(of: "starts", limit: 1000)
      .mapped { value throws(Diagnostic) in try text.time(value, of: "starts") } ?? []
    promise.repeats = try object.count("repeats", upTo: 1000) ?? 1
    promise.period = try time(object, "period")
    promise.pause = try time(object, "pause")
    promise.end = try time(object, "ends")
    promise.tolerance = try object["tolerance"].mapped { value throws(Diagnostic) in
      try text.tolerance(value)
    }
    promise.curveTolerance = try object["curve tolerance"].mapped { value throws(Diagnostic) in
      try TimeText.share(value, of: "curve tolerance")
    }
    promise.duration = try duration(object)
    promise.after = try anchor(object)
    promise.together = try object.texts("together")
    promise.wholePeriodsOf = try object.text("whole periods of")
    promise.stagger = try object["stagger"].mapped { value throws(Diagnostic) in
      try stagger(value)
    }
    promise.from = try object["from"].mapped(DocumentedValue.read("from"))
    promise.to = try object["to"].mapped(DocumentedValue.read("to"))
    promise.by = try object["by"].mapped(DocumentedValue.read("by"))
    promise.easing = try object["easing"].mapped(DocumentedEasing.read)
    promise.source = try source(object)
    promise.note = try object.text("note")
    try check(promise, object)
    for key in ["after", "together", "whole periods of", "lasts"] {
      guard let value = object[key] else { continue }
      for name in promise.references(of: key) { references.append((name, value.position)) }
    }
    return promise
  }

  private func time(_ object: TimingObject, _ key: String) throws(Diagnostic) -> TimeSpan? {
    try object[key].mapped { value throws(Diagnostic) in try text.time(value, of: key) }
  }

  private func subject(_ object: TimingObject) throws(Diagnostic) -> Promise.Subject {
    let given = ["layer", "layers", "subject", "marker"].filter { object[$0] != nil }
    guard given.count == 1, let key = given.first else {
      throw .promiseConflict(
        "\(object.place) names \(given.isEmpty ? "nothing that moves" : "two subjects")",
        fix: "give it one of the keys layer, layers, subject and marker", at: object.position)
    }
    if key == "subject" {
      return .named(try object.texts(key), properties: try object.texts("property"))
    }
    if key == "marker" { return .marker(try object.required(key).text(of: key)) }
    return .layers(try object.texts(key), properties: try object.texts("property"))
  }

  /// `lasts: 0.3 s`, `open`, `instant` or `as long as another promise`.
  private func duration(_ object: TimingObject) throws(Diagnostic) -> Promise.Duration? {
    guard let value = object["lasts"] else { return nil }
    let plain = value.scalar ?? ""
    switch plain.lowercased() {
    case "open": return .open
    case "instant", "instantly": return .instant
    default: break
    }
    let prefix = "as long as "
    if plain.lowercased().hasPrefix(prefix) {
      return .same(as: TimeText.trimmed(plain.dropFirst(prefix.count)))
    }
    if let (least, most) = try text.bounds(value, of: "lasts") { return .between(least, most) }
    let span = try text.time(value, of: "lasts")
    return span.number == 0 ? .instant : .span(span)
  }

  /// `after: Flip`, `after: start of Flip`, each with an optional `delay`.
  private func anchor(_ object: TimingObject) throws(Diagnostic) -> Promise.Anchor? {
    let delay = try object["delay"].mapped { value throws(Diagnostic) in
      try text.time(value, of: "delay", allowsNegative: true)
    }
    guard let name = try object.text("after") else {
      guard delay == nil else {
        throw .promiseConflict(
          "\(object.place) has a delay and nothing that it comes after",
          fix: "add the key after, or use starts", at: object.position(of: "delay"))
      }
      return nil
    }
    for (prefix, fromStart) in [("start of ", true), ("end of ", false)]
    where name.lowercased().hasPrefix(prefix) {
      let rest = TimeText.trimmed(name.dropFirst(prefix.count))
      return Promise.Anchor(promise: rest, fromStart: fromStart, delay: delay)
    }
    return Promise.Anchor(promise: name, fromStart: false, delay: delay)
  }

  private func stagger(_ value: YAMLValue) throws(Diagnostic) -> Promise.Stagger {
    let object = try TimingObject(
      value, place: "the stagger", keys: ["of", "step", "count", "order", "total"])
    let items = try object.text("of") ?? "layers"
    guard let kind = Promise.Stagger.Items(rawValue: items) else {
      throw .timingValue(
        "of", is: Diagnostic.shown(items), at: object.position(of: "of"),
        expected: "layers or characters")
    }
    let order = try object.text("order") ?? "forward"
    guard order == "forward" || order == "reverse" else {
      throw .timingValue(
        "order", is: Diagnostic.shown(order), at: object.position(of: "order"),
        expected: "forward or reverse")
    }
    return Promise.Stagger(
      items: kind, step: try time(object, "step"), count: try object.count("count", upTo: 100_000),
      isReversed: order == "reverse", total: try time(object, "total"))
  }

  /// What a promise cannot say at once.
  private func check(_ promise: Promise, _ object: TimingObject) throws(Diagnostic) {
    let followsPause = promise.pause != nil && promise.duration != nil
    if promise.repeats > 1, promise.period == nil, !followsPause {
      throw .promiseConflict(
        "\(Diagnostic.shown(promise.name)) repeats and has no period",
        fix: "add \"period: …\", or list every start", at: object.position(of: "repeats"))
    }
    if promise.repeats > 1, promise.starts.count > 1 {
      throw .promiseConflict(
        "\(Diagnostic.shown(promise.name)) repeats and lists several starts",
        fix: "keep the first start, or remove \"repeats\"", at: object.position(of: "repeats"))
    }
    if let stagger = promise.stagger, case .marker = promise.subject {
      throw .promiseConflict(
        "a marker cannot be a row of \(stagger.items.rawValue)", fix: "remove \"stagger\"",
        at: object.position(of: "stagger"))
    }
    if let stagger = promise.stagger, stagger.items == .layers,
      case .layers(let layers, _) = promise.subject, let count = stagger.count,
      count != layers.count
    {
      throw .promiseConflict(
        "\(Diagnostic.shown(promise.name)) counts \(count) layers and names \(layers.count)",
        fix: "name each layer of the row", at: object.position(of: "stagger"))
    }
  }

  /// Names that promises refer to exist, and no promise waits for itself.
  func checkReferences() throws(Diagnostic) {
    let known = timing.promises.map(\.name)
    let byName = Dictionary(uniqueKeysWithValues: timing.promises.map { ($0.name, $0) })
    for (name, position) in references where byName[name] == nil {
      throw .unknownTimingName(name, what: "promise", at: position, known: known)
    }
    var settled: Set<String> = []
    for promise in timing.promises {
      var trail: [String] = []
      var pending: [(name: String, isLeaving: Bool)] = [(promise.name, false)]
      while let (name, isLeaving) = pending.popLast() {
        if isLeaving {
          trail.removeLast()
          settled.insert(name)
          continue
        }
        if let start = trail.firstIndex(of: name) {
          throw .circularPromises(
            trail[start...] + [name], at: promise.position ?? TextPosition(line: 1, column: 1))
        }
        guard !settled.contains(name) else { continue }
        trail.append(name)
        pending.append((name, true))
        pending += (byName[name]?.references ?? []).map { ($0, false) }
      }
    }
  }
}

extension Promise {
  /// The promises that it takes its time from.
  var references: [String] {
    ["together", "after", "whole periods of", "lasts"].flatMap(references)
  }

  /// The promises that one of its keys names.
  fileprivate func references(of key: String) -> [String] {
    switch key {
    case "together": return together
    case "after": return after.map { [$0.promise] } ?? []
    case "whole periods of": return wholePeriodsOf.map { [$0] } ?? []
    default:
      guard case .same(let other) = duration else { return [] }
      return [other]
    }
  }
}
