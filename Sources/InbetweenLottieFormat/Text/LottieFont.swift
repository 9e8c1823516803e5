package import InbetweenDiagnostics
import InbetweenJSONTree

/// A font that texts name (Lottie documentation, "Font").
package struct LottieFont {
  package var path: JSONPath
  /// `fName`, `fFamily`, `fStyle`, `fWeight`, `fPath`
  package var name, family, style, weight, address: String?
  /// `ascent`: in percent of the size
  package var ascent: Double?

  init(_ source: Source, log: inout DiagnosticLog) {
    var reader = ObjectReader(source)
    path = source.path
    name = reader.label("fName")
    family = reader.label("fFamily")
    style = reader.label("fStyle")
    weight = reader.label("fWeight")
    address = reader.label("fPath")
    ascent = reader.number("ascent")
    _ = reader.label("fClass")  // A class name for the HTML that lottie-web makes.
    _ = reader.label("origin")  // Where a web player would load the font from.
    reader.finish(&log)
  }
}

/// The outline of a character (Lottie documentation, "Character Data").
package struct LottieCharacter {
  package var path: JSONPath
  /// `ch`, `fFamily`, `style`
  package var character, family, style: String?
  /// `size`: the size in the editor; `w`: the advance at size 100
  package var size, width: Double?
  /// `data.shapes`: drawn at size 100
  package var shapes: SourceList?
  /// `data` where it has a `refId`: a nested composition instead of outlines
  package var composition: LottieLayer?

  init(_ source: Source, log: inout DiagnosticLog) {
    var reader = ObjectReader(source)
    path = source.path
    character = reader.label("ch")
    family = reader.label("fFamily")
    style = reader.label("style")
    size = reader.number("size")
    width = reader.number("w")
    if let data = reader.object("data") {
      if data.value["refId"] != nil {
        composition = LottieLayer(data, log: &log)
      } else {
        var outlines = ObjectReader(data)
        shapes = outlines.list("shapes")
        outlines.finish(&log)
      }
    }
    _ = reader.flag("t")  // Whether data is a composition: its reference says so.
    reader.finish(&log)
  }
}
