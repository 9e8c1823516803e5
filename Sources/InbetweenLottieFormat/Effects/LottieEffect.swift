package import InbetweenDiagnostics
import InbetweenJSONTree

/// An effect of a layer, with its controls (Lottie documentation, "Effects").
package struct LottieEffect {
  package var path: JSONPath
  /// `ty`
  package var type: Int?
  /// `nm`
  package var name: String?
  /// `mn`: After Effects' own name of the effect, such as `ADBE Drop Shadow`
  package var matchName: String?
  /// `en`
  package var isEnabled: Bool?
  /// `ef`
  package var controls: [LottieEffectControl] = []

  /// How deep groups of controls are read: After Effects nests them at most three deep.
  static let deepest = 16

  init(_ source: Source, log: inout DiagnosticLog) {
    self.init(source, depth: 0, log: &log)
  }

  fileprivate init(_ source: Source, depth: Int, log: inout DiagnosticLog) {
    var reader = ObjectReader(source)
    path = source.path
    // Some exporters write an empty text for the kind of groups of controls.
    if reader.value("ty")?.string == nil { type = reader.integer("ty") }
    name = reader.label("nm")
    matchName = reader.string("mn")
    isEnabled = reader.flag("en")
    if depth < Self.deepest {
      for control in reader.objects("ef") {
        controls.append(LottieEffectControl(control, depth: depth + 1, log: &log))
      }
    }
    reader.ignore(.propertyIndex, .propertyCount, .cacheMarker)
    reader.finish(&log)
  }
}

/// One control of an effect: a value, or a group of controls.
package struct LottieEffectControl {
  package var path: JSONPath
  /// `ty`: 0 slider, 1 angle, 2 colour, 3 point, 4 checkbox, 6 ignored, 7 menu, 10 layer
  package var type: Int?
  /// `nm`
  package var name: String?
  /// `mn`
  package var matchName: String?
  /// `v`
  package var value: LottieProperty?
  /// `ef`
  package var group: [LottieEffectControl] = []

  fileprivate init(_ source: Source, depth: Int, log: inout DiagnosticLog) {
    if source.value["ef"] != nil {
      let effect = LottieEffect(source, depth: depth, log: &log)
      path = effect.path
      type = effect.type
      name = effect.name
      matchName = effect.matchName
      group = effect.controls
      return
    }
    var reader = ObjectReader(source)
    path = source.path
    if reader.value("ty")?.string == nil { type = reader.integer("ty") }
    name = reader.label("nm")
    matchName = reader.string("mn")
    value = reader.property("v", &log)
    _ = reader.flag("en")
    reader.ignore(.propertyIndex, .propertyCount, .cacheMarker)
    reader.finish(&log)
  }
}
