package import InbetweenDiagnostics
import InbetweenJSONTree

/// A layer style (Lottie documentation, "Layer Styles").
package struct LottieLayerStyle {
  package var path: JSONPath
  /// `nm`
  package var name: String?
  /// `ty`; nil when it is missing or unknown.
  package var type: LottieLayerStyleType?
  /// `ty` as a number, of whatever kind.
  package var typeNumber: Int?
  /// `en`
  package var isEnabled: Bool?
  /// `c`, `o` in percent (`so` of a colour overlay), `s` the size in pixels
  package var color, opacity, size: LottieProperty?
  /// `a` in degrees, `d` in pixels: of shadows
  package var angle, distance: LottieProperty?
  /// `ch` in percent, `no` in percent: of shadows and glows
  package var spread, noise: LottieProperty?
  /// `r` in percent, `j` in percent: of glows
  package var range, jitter: LottieProperty?
  /// `bm`: a number as of a layer
  package var blendMode: LottieProperty?
  /// `lc`: of a drop shadow
  package var layerConceals: LottieProperty?
  /// `p`: of a stroke
  package var position: LottieProperty?
  /// `sr`: of an inner glow: 1 edge, 2 centre
  package var glowSource: LottieProperty?
  /// The values of a style of another type, by their keys, in the file's order.
  package var others: [(key: String, value: LottieProperty)] = []

  init(_ source: Source, log: inout DiagnosticLog) {
    var reader = ObjectReader(source)
    path = source.path
    name = reader.label("nm")
    typeNumber = reader.integer("ty")
    type = typeNumber.flatMap(LottieLayerStyleType.init)
    isEnabled = reader.flag("en")
    reader.ignore(.matchName, .propertyIndex)
    switch type {
    case .stroke, .dropShadow, .innerShadow, .outerGlow, .innerGlow, .colorOverlay:
      readKnown(&reader, &log)
      reader.finish(&log)
    case .bevel, .satin, .gradientOverlay, nil:
      readOthers(source, &log)
      reader.finishUnread(&log)
    }
  }

  private mutating func readKnown(_ reader: inout ObjectReader, _ log: inout DiagnosticLog) {
    color = reader.property("c", &log)
    let overlayOpacity = type == .colorOverlay ? reader.property("so", &log) : nil
    opacity = overlayOpacity ?? reader.property("o", &log)
    blendMode = reader.property("bm", &log)
    if type != .colorOverlay { size = reader.property("s", &log) }
    if type == .stroke { position = reader.property("p", &log) }
    if type == .dropShadow { layerConceals = reader.property("lc", &log) }
    if type == .dropShadow || type == .innerShadow {
      angle = reader.property("a", &log)
      distance = reader.property("d", &log)
    } else if type == .outerGlow || type == .innerGlow {
      range = reader.property("r", &log)
      jitter = reader.property("j", &log)
    }
    if type == .innerGlow { glowSource = reader.property("sr", &log) }
    if type != .colorOverlay, type != .stroke {
      spread = reader.property("ch", &log)
      noise = reader.property("no", &log)
    }
  }

  private mutating func readOthers(_ source: Source, _ log: inout DiagnosticLog) {
    var found: [(String, Source)] = []
    var unread: [JSONPath] = []
    source.value.forEachMember { key, value in
      let key = key.string
      if value.isObject {
        found.append((key, Source(value, at: source.path[key])))
      } else if !["nm", "mn", "ty", "en", "ix"].contains(key) {
        unread.append(source.path[key])
      }
    }
    for path in unread { log.report(.unreadKey(at: path)) }
    for (key, source) in found { others.append((key, LottieProperty(source, log: &log))) }
  }
}
