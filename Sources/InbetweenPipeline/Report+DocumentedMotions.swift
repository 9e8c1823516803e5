package import InbetweenExporters
package import InbetweenTimingReport

extension Report {
  /// The names that promises give to motions which were found, in the document's order.
  ///
  /// - Parameter first: the first frame shown, from which the report counts.
  /// - Returns: one for each motion.
  package func documentedMotions(from first: Double) -> [DocumentedMotion] {
    results.flatMap { result in
      result.checks.compactMap { check in
        guard let row = check.row.map({ measurement.rows[$0] }), let span = check.span,
          let layer = row.layer.path, span.end > span.start
        else { return nil }
        return DocumentedMotion(
          name: result.name, layer: layer, layerName: row.layer.name,
          property: row.property.split(separator: "\u{203A}").last.map {
            $0.drop { $0 == " " }.description
          } ?? row.property,
          start: row.layer.compositions.isEmpty ? span.start + first : nil,
          length: span.end - span.start)
      }
    }
  }
}
