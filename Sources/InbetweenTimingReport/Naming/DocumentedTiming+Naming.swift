import InbetweenDiagnostics

extension DocumentedTiming {
  /// These promises, judged by the rules of a timing file: its tolerance, what may go unjudged.
  package func judged(like other: DocumentedTiming?) -> DocumentedTiming {
    guard let other else { return self }
    var timing = self
    timing.tolerance = other.tolerance
    timing.allowedUnjudged = other.allowedUnjudged
    return timing
  }

  /// The promises with the layers that their subjects mean; those whose names no layer bears stay as
  /// they are.
  func named(in measurement: Measurement) -> DocumentedTiming {
    guard promises.contains(where: \.isNamed) else { return self }
    let names = LayerNames(measurement, mapping: layers)
    let subjects = Subjects(measurement)
    let called = promises.map { promise -> [String] in
      if case .named(let called, _) = promise.subject { called } else { [] }
    }
    // A layer that one promise calls by its name is not what another means by the last word of it.
    let claimed = Set(called.flatMap { names.match(anyOf: $0)?.layers ?? [] })
    var timing = self
    for (index, promise) in promises.enumerated() {
      guard case .named(let called, let properties) = promise.subject,
        let match = names.match(anyOf: called) ?? names.match(headOf: called, except: claimed)
      else { continue }
      let own = Set(match.layers.map { measurement.layers[$0].name })
      let isRow = promise.stagger?.items == .layers
      // Like layers of one name are one address, unless they take turns.
      let addresses =
        own.count == 1 && !isRow
        ? [measurement.layers[match.layers[0]].name] : match.layers.map(subjects.address)
      timing.promises[index].subject = .layers(addresses, properties: properties)
      if match.closeness == .head, !isRow {
        timing.promises[index].alternatives = Array(addresses.dropFirst())
      }
    }
    return timing
  }
}

extension Promise {
  fileprivate var isNamed: Bool {
    switch subject {
    case .named: true
    case .layers, .marker: false
    }
  }
}
