package import InbetweenDiagnostics
package import InbetweenTimingReport

/// The draft of a timing file: what documents promise, as far as it can be known by machine.
///
/// Times with a name and the cycle are written as such; every motion becomes a promise, of the layer
/// that bears its name where an animation is given, else of what the document calls it. What no
/// promise can be made of stands below in comments, with why.
package struct DraftTiming: Hashable, Sendable {
  /// The whole file, in the format of `schema/timing.schema.json`.
  package let yaml: String
  private let fileName: String
  private let layers: [String: String]
  /// More layers that a promise may be about, by its name.
  private let alternatives: [String: [String]]
  /// What is said of time and no promise is made of.
  package let unpromised: [Unpromised]
  /// How many motions have a layer, and how many have none.
  package let assigned: Int
  package let unassigned: Int

  /// - Parameters:
  ///   - documents: read together; the first one is what sources refer to.
  ///   - measurement: of the animation that the documents are about; nil where there is none.
  ///   - layers: which layer each of the documents' names means.
  package init(
    of documents: [DesignDocument], measurement: Measurement? = nil, layers: [String: String] = [:]
  ) {
    var draft = DraftWriter(documents: documents)
    draft.write(measurement.map { LayerMapping($0, mapping: layers) })
    self.layers = layers
    alternatives = draft.alternatives
    unpromised = draft.unpromised
    fileName = documents.first?.fileName ?? ""
    yaml = draft.lines.map { $0 + "\n" }.joined()
    assigned = draft.assigned
    unassigned = draft.unassigned
  }
}

extension DraftTiming {
  /// What the draft promises, its comments left out.
  ///
  /// - Throws: T001…T007 when the documents say more than a timing file can hold.
  package func timing() throws(Diagnostic) -> DocumentedTiming {
    // Lines stay where they are, so that findings point at them.
    let lines = yaml.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("#") ? "" : $0 }
    var timing = try DocumentedTiming.read(
      yaml: lines.joined(separator: "\n"), fileName: fileName)
    timing.layers = layers
    timing.unpromised = unpromised
    for index in timing.promises.indices {
      timing.promises[index].alternatives = alternatives[timing.promises[index].name] ?? []
    }
    return timing
  }
}
