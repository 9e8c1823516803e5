package import InbetweenDiagnostics

/// A motion to which a design document gives a name, by which native targets call its times.
package struct DocumentedMotion: Hashable, Sendable {
  /// As the document has it.
  package var name: String
  /// Where the file has the layer.
  package var layer: JSONPath
  /// What the file calls it.
  package var layerName: String
  /// Without its groups: `Opacity`.
  package var property: String
  /// In frames of the layer's composition; nil where that has a clock of its own.
  package var start: Double?
  /// In frames.
  package var length: Double

  package init(
    name: String, layer: JSONPath, layerName: String, property: String, start: Double?,
    length: Double
  ) {
    self.name = name
    self.layer = layer
    self.layerName = layerName
    self.property = property
    self.start = start
    self.length = length
  }
}

extension [DocumentedMotion] {
  /// The motion that is a way between keyframes.
  ///
  /// - Parameters:
  ///   - text: what moves, its property last: `Bolt top opacity`.
  ///   - layer: where the file has the layer.
  ///   - start: in frames of the layer's composition.
  ///   - end: in the same frames.
  /// - Returns: the first motion that is this one; nil without any.
  func motion(
    of text: String, on layer: JSONPath?, from start: Double, to end: Double
  ) -> DocumentedMotion? {
    first {
      $0.layer == layer && abs($0.length - (end - start)) < 0.01
        && abs(($0.start ?? start) - start) < 0.01 && $0.moves(text)
    }
  }

  /// Whether one name is that of motions which begin at several times.
  func isRow(_ name: String) -> Bool {
    let starts = filter { $0.name == name }.map(\.start)
    return starts.contains { $0 != starts[0] }
  }
}

extension DocumentedMotion {
  /// Whether a property by its name in source is this one: `Orb y` is the Y Position.
  fileprivate func moves(_ text: String) -> Bool {
    let text = text.lowercased()
    let property = property.lowercased()
    if property.hasSuffix("position") {
      return text.hasSuffix("position") || text.hasSuffix(" x") || text.hasSuffix(" y")
    }
    return text.contains(property)
  }
}
