package import InbetweenDiagnostics

/// Something that layers refer to (Lottie specification, "Assets").
package struct LottieAsset {
  package var path: JSONPath
  /// `id`
  package var id: String?
  /// `nm`
  package var name: String?
  /// `layers`: of a composition
  package var layers: SourceList?
  /// `fr`: of a composition
  package var frameRate: Double?
  /// `w`, `h`: of an image
  package var width, height: Double?
  /// `u`: the folder; `p`: the file, or a data URL
  package var folder, file: String?
  /// `e`: whether `p` is a data URL
  package var isEmbedded: Bool?
  /// `t`: 2 sound, 3 data, `seq` image sequence
  package var type: String?
  /// `sid`: the slot that replaces the asset
  package var slot: String?

  package init(_ source: Source, log: inout DiagnosticLog) {
    var reader = ObjectReader(source)
    path = source.path
    id = reader.label("id")
    name = reader.label("nm")
    layers = reader.list("layers")
    frameRate = reader.number("fr")
    width = reader.number("w")
    height = reader.number("h")
    folder = reader.string("u")
    file = reader.string("p")
    isEmbedded = reader.flag("e")
    type = reader.label("t")
    slot = reader.string("sid")
    if layers != nil { _ = reader.flag("xt") }  // For the editor's expressions alone.
    reader.ignore(.matchName, .cacheMarker, .completeMarker, .type)
    reader.finish(&log)
  }
}
