import InbetweenTimeline

// What is said of one thing and may mean several, or is said of one thing in two ways.

extension Comparison {
  /// The most layers of one name that are looked at.
  private static let mostNamesakes = 32

  /// The layers among which a promise leaves the choice: several of one name on which what it
  /// promises moves. Those of a row, each of which has its own turn, leave none.
  func ambiguity(of promise: Promise) -> Ambiguity? {
    guard case .layers(let layers, let properties) = promise.subject,
      promise.stagger?.items != .layers
    else { return nil }
    for name in layers {
      let all = subjects.layers(at: name)
      guard all.count > 1 else { continue }
      let moving = all.prefix(Self.mostNamesakes).filter { layer in
        let address = subjects.address(of: layer)
        return properties.isEmpty
          ? !subjects.targets(layer: address, property: nil).isEmpty
          : properties.contains { !subjects.targets(layer: address, property: $0).isEmpty }
      }
      guard moving.count > 1 else { continue }
      return Ambiguity(name: name, addresses: moving.map(subjects.address))
    }
    guard !promise.alternatives.isEmpty else { return nil }
    let others = promise.alternatives.filter { !layers.contains($0) }
    return Ambiguity(name: nil, addresses: layers + others)
  }

  /// Promises that say different things of one motion: of its length, its start, its curve. Where
  /// neither says when it starts, two motions may be meant, and the animation has one.
  var disagreements: [Contradiction] {
    var takers: [Taken: [Promise]] = [:]
    var order: [Taken] = []
    for promise in timing.promises {
      guard let list = found[promise.name], list.count == 1, let candidate = list[0] else {
        continue
      }
      let taken = Taken(
        place: candidate.place, start: candidate.segment.start, end: candidate.segment.end)
      if takers[taken] == nil { order.append(taken) }
      takers[taken, default: []].append(promise)
    }
    return order.flatMap { taken -> [Contradiction] in
      guard let all = takers[taken], let first = all.first else { return [] }
      return all.dropFirst().prefix(8).compactMap { disagreement(first, $0) }
    }
  }

  /// A motion that promises are about.
  private struct Taken: Hashable {
    var place: Candidates.Location
    var start: Double
    var end: Double
  }

  private func disagreement(_ one: Promise, _ other: Promise) -> Contradiction? {
    guard let left = promised.times[one.name], let right = promised.times[other.name] else {
      return nil
    }
    let starts = [left.starts?.first, right.starts?.first]
    let isTimed = starts.allSatisfy { $0 != nil }
    if let start = left.starts?.first, let next = right.starts?.first {
      // What begins when the other is over is another motion, which is not there.
      let length = max(left.duration ?? 0, right.duration ?? 0)
      guard abs(start - next) < max(length, 1) else { return nil }
    }
    let rate = measurement.frameRate
    func differ(_ left: Double?, _ right: Double?) -> String? {
      guard let left, let right, abs(left - right) > 1e-6 else { return nil }
      return "\(rate.text(left)) and \(rate.text(right))"
    }
    var parts: [String] = []
    if let starts = differ(left.starts?.first, right.starts?.first) {
      parts.append("it starts at \(starts)")
    }
    if let lengths = differ(left.duration, right.duration) { parts.append("it lasts \(lengths)") }
    if let curve = one.easing, let next = other.easing, Judge.differ(curve, next) {
      parts.append("it runs by \(curve.text) and \(next.text)")
    }
    guard !parts.isEmpty else { return nil }
    func name(_ promise: Promise) -> String {
      let source = promise.source.map { " (\($0.text(in: timing.document)))" } ?? ""
      return "\"\(promise.name)\"\(source)"
    }
    var message =
      "\(name(one)) and \(name(other)) are about one motion: "
      + parts.joined(separator: ", ")
    if !isTimed {
      message += "; if two are meant, the animation has one, and a start tells them apart"
    }
    return Contradiction(
      message: message, sources: [one.source, other.source].compactMap { $0 }, note: nil,
      position: other.position)
  }
}
