package import InbetweenDiagnostics

/// An outline that limits where a layer shows (Lottie specification, "Masks").
package struct LottieMask {
  package var path: JSONPath
  /// `nm`
  package var name: String?
  /// `mode`
  package var mode: LottieMaskMode?
  /// `inv`
  package var isInverted: Bool?
  /// `pt`, `o` in percent, `x` the expansion, `f` the feather
  package var outline, opacity, expansion, feather: LottieProperty?
  /// `cl`: beside the outline in old exports, and not inside of it.
  package var isClosed: Bool?

  init(_ source: Source, log: inout DiagnosticLog) {
    var reader = ObjectReader(source)
    path = source.path
    name = reader.label("nm")
    if let mode = reader.string("mode") {
      self.mode = LottieMaskMode(rawValue: mode)
      if self.mode == nil { reader.reportUnknown(mode, "mode") }
    }
    isInverted = reader.flag("inv")
    outline = reader.property("pt", &log)
    opacity = reader.property("o", &log)
    expansion = reader.property("x", &log)
    feather = reader.property("f", &log)
    isClosed = reader.flag("cl")
    reader.ignore(.matchName, .propertyIndex, .type, .cacheMarker)
    reader.finish(&log)
  }
}
