package import InbetweenDiagnostics
import InbetweenJSONTree

/// The file's outermost object (Lottie specification, "Composition").
package struct LottieDocument {
  package var path: JSONPath
  /// `v`, `nm`
  package var version, name: String?
  /// `fr`, `ip`, `op`, `w`, `h`
  package var frameRate, inPoint, outPoint, width, height: Double?
  /// `ddd`
  package var is3D: Bool?
  /// `layers`; nil when there is no list of them
  package var layers: SourceList?
  /// `assets`
  package var assets: [LottieAsset] = []
  /// `fonts.list`
  package var fonts: [LottieFont] = []
  /// `chars`
  package var characters: [LottieCharacter] = []
  /// `markers`
  package var markers: [LottieMarker] = []
  /// `slots`, in the file's order
  package var slots: [LottieSlot] = []

  package init(_ source: Source, log: inout DiagnosticLog) {
    var reader = ObjectReader(source)
    path = source.path
    version = reader.label("v")
    _ = reader.number("ver")  // The specification's version: reading does not depend on it.
    name = reader.label("nm")
    frameRate = reader.number("fr")
    inPoint = reader.number("ip")
    outPoint = reader.number("op")
    width = reader.number("w")
    height = reader.number("h")
    is3D = reader.flag("ddd")
    layers = reader.list("layers")
    readLists(&reader, &log)
    _ = reader.value("mb")  // How After Effects samples motion blur, which is not drawn.
    _ = reader.value("meta")  // Who wrote the file, with which program.
    _ = reader.value("metadata")  // The same, in newer exports.
    reader.ignore(.sticker, .editorProperties, .completeMarker, .cacheMarker, .matchName)
    reader.finish(&log)
  }

  private mutating func readLists(_ reader: inout ObjectReader, _ log: inout DiagnosticLog) {
    for asset in reader.objects("assets") { assets.append(LottieAsset(asset, log: &log)) }
    if let object = reader.object("fonts") {
      var fonts = ObjectReader(object)
      for font in fonts.objects("list") { self.fonts.append(LottieFont(font, log: &log)) }
      fonts.finish(&log)
    }
    for character in reader.objects("chars") {
      characters.append(LottieCharacter(character, log: &log))
    }
    for marker in reader.objects("markers") { markers.append(LottieMarker(marker, log: &log)) }
    if let object = reader.object("slots") {
      var found: [Source] = []
      object.value.forEachMember { key, value in
        found.append(Source(value, at: object.path[key.string]))
      }
      for source in found { slots.append(LottieSlot(source, log: &log)) }
    }
  }
}

/// A named place or span in time (Lottie specification, "Markers").
package struct LottieMarker {
  package var path: JSONPath
  /// `cm`
  package var comment: String?
  /// `tm`, `dr`: in frames
  package var time, duration: Double?

  init(_ source: Source, log: inout DiagnosticLog) {
    var reader = ObjectReader(source)
    path = source.path
    comment = reader.label("cm")
    time = reader.number("tm")
    duration = reader.number("dr")
    _ = reader.value("payload")  // What newer exports make of the comment.
    reader.finish(&log)
  }
}

/// A value that a user of the animation may replace (Lottie specification, "Slots").
package struct LottieSlot {
  /// The members of an object as `slots` is one.
  package static func list(in source: Source, log: inout DiagnosticLog) -> [LottieSlot] {
    var found: [Source] = []
    source.value.forEachMember { key, value in
      found.append(Source(value, at: source.path[key.string]))
    }
    return found.map { LottieSlot($0, log: &log) }
  }

  package var id: String
  /// `p`: a property
  package var value: LottieProperty?
  /// `p`: a picture
  package var picture: LottieAsset?

  init(_ source: Source, log: inout DiagnosticLog) {
    var reader = ObjectReader(source)
    switch source.path {
    case .member(_, let key): id = key
    case .root, .element: id = ""
    }
    if let member = source.value["p"], member["p"]?.string != nil {
      picture = LottieAsset(Source(member, at: source.path["p"]), log: &log)
      _ = reader.value("p")
    } else {
      value = reader.property("p", &log)
    }
    _ = reader.value("t")  // The kind of value: its users say the same.
    reader.finish(&log)
  }
}
