extension Comparison {
  /// Every motion that a promise speaks of: each time, each layer and property, each item of a row.
  func cases(of promise: Promise) -> [Case] {
    let times = promised.times[promise.name]
    let starts = times?.starts.map { $0.map(Optional.some) } ?? [nil]
    var cases: [Case] = []
    for (occurrence, start) in starts.enumerated() {
      let time = starts.count > 1 ? Self.ordinal(occurrence + 1) + " time" : ""
      switch promise.subject {
      case .marker(let name):
        var item = emptyCase(promise, start: start, occurrence: occurrence, item: time)
        item.marker = subjects.marker(name)
        item.problem = subjects.markerProblem(name)
        cases.append(item)
      case .named: break
      case .layers:
        cases += self.cases(of: promise, start: start, occurrence: occurrence, time: time)
      }
    }
    return cases
  }

  private func emptyCase(_ promise: Promise, start: Double?, occurrence: Int, item: String)
    -> Case
  {
    Case(
      item: item, occurrence: occurrence, place: 0, start: start,
      duration: promised.times[promise.name]?.duration, request: nil, problem: "")
  }

  private func cases(
    of promise: Promise, start: Double?, occurrence: Int, time: String
  ) -> [Case] {
    var cases: [Case] = []
    let properties: [String?] = promise.properties.isEmpty ? [nil] : promise.properties
    let step = promise.stagger?.step.map(promised.frames) ?? 0
    for (number, layer) in promise.layers.enumerated() {
      for property in properties {
        let targets = subjects.targets(layer: layer, property: property)
        var item = emptyCase(promise, start: start, occurrence: occurrence, item: "")
        item.problem =
          section(of: promise) ?? subjects.problem(layer: layer, property: property)
        let name = [
          promise.layers.count > 1 ? layer : "", properties.count > 1 ? property ?? "" : "",
        ].filter { !$0.isEmpty }.joined(separator: " › ")
        if promise.stagger?.items == .characters {
          cases += letters(promise, item, targets: targets, names: [name, time], step: step)
          continue
        }
        item.item = [name, time].filter { !$0.isEmpty }.joined(separator: ", ")
        if promise.stagger?.items == .layers {
          item.place =
            promise.stagger?.isReversed == true ? promise.layers.count - 1 - number : number
          item.start = start.map { $0 + Double(item.place) * step }
          if promise.stagger?.step == nil, item.place > 0 { item.start = nil }
        }
        if section(of: promise) == nil, !targets.isEmpty {
          item.request = request(promise, item, targets: targets, character: nil)
        }
        cases.append(item)
      }
    }
    return cases
  }

  /// The characters of each row that has them; the others count as missing.
  private func letters(
    _ promise: Promise, _ empty: Case, targets: [Subjects.Target], names: [String], step: Double
  ) -> [Case] {
    let rows = targets.filter { self.rows[$0.row].characters != nil }
    guard let target = rows.first, let characters = self.rows[target.row].characters else {
      var item = empty
      item.item = names.filter { !$0.isEmpty }.joined(separator: ", ")
      if !targets.isEmpty { item.problem = "no text animator moves its characters one by one" }
      return [item]
    }
    return characters.map { character in
      var item = empty
      let letter = "letter \(character.index + 1) \"\(character.character)\""
      item.item = (names.prefix(1) + [letter] + names.dropFirst()).filter { !$0.isEmpty }
        .joined(separator: ", ")
      let isReversed = promise.stagger?.isReversed == true
      item.place = isReversed ? characters.count - 1 - character.index : character.index
      item.start = empty.start.map { $0 + Double(item.place) * step }
      if promise.stagger?.step == nil, item.place > 0 { item.start = nil }
      item.problem = "it does not change"
      item.request = request(promise, item, targets: [target], character: character.index)
      return item
    }
  }

  private func request(
    _ promise: Promise, _ item: Case, targets: [Subjects.Target], character: Int?
  ) -> Candidates.Request {
    Candidates.Request(
      targets: targets, character: character, start: item.start, duration: item.duration,
      earliest: nil, tolerance: tolerance(of: promise),
      fits: { promise.fits($0, dimension: $1) },
      namesValues: promise.from != nil || promise.to != nil || promise.by != nil)
  }

  /// Why a promise's section cannot be found; nil when it can, or when there is none.
  private func section(of promise: Promise) -> String? {
    guard let section = promise.section, subjects.marker(section) == nil else { return nil }
    return subjects.markerProblem(section)
  }

  /// `1st`, `2nd`, `11th`.
  static func ordinal(_ number: Int) -> String {
    let isTeen = (11...13).contains(number % 100)
    switch number % 10 {
    case 1 where !isTeen: return "\(number)st"
    case 2 where !isTeen: return "\(number)nd"
    case 3 where !isTeen: return "\(number)rd"
    default: return "\(number)th"
    }
  }
}

extension Subjects {
  /// Whether nothing in the animation is what a promise is about.
  func hasLost(_ promise: Promise) -> Bool {
    switch promise.subject {
    case .named: true
    case .marker(let name): marker(name) == nil
    case .layers(let layers, let properties):
      !layers.contains { layer in
        properties.isEmpty
          ? !targets(layer: layer, property: nil).isEmpty
          : properties.contains { !targets(layer: layer, property: $0).isEmpty }
      }
    }
  }
}
