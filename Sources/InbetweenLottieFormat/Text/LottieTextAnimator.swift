package import InbetweenDiagnostics
import InbetweenJSONTree

/// Changes that a text animator makes to the letters it selects (Lottie documentation,
/// "Text Range").
package struct LottieTextAnimator {
  package var path: JSONPath
  /// `nm`
  package var name: String?
  /// `s`: one, or a list in newer exports
  package var selectors: [LottieRangeSelector] = []
  /// `a`, `p`, `s`, `r`, `o`, `sk`, `sa`, `rx`, `ry`
  package var anchor, position, scale, rotation, opacity, skew, skewAxis: LottieProperty?
  package var rotationX, rotationY: LottieProperty?
  /// `fc`, `fh`, `fs`, `fb`, `fo`
  package var fillColor, fillHue, fillSaturation, fillBrightness, fillOpacity: LottieProperty?
  /// `sc`, `sh`, `ss`, `sb`, `so`, `sw`
  package var strokeColor, strokeHue, strokeSaturation, strokeBrightness: LottieProperty?
  package var strokeOpacity, strokeWidth: LottieProperty?
  /// `t`, `ls`, `la`, `bl`
  package var tracking, lineSpacing, lineAnchor, blur: LottieProperty?

  init(_ source: Source, log: inout DiagnosticLog) {
    var reader = ObjectReader(source)
    path = source.path
    name = reader.label("nm")
    if let selector = reader.source("s") {
      if selector.value.isArray {
        for one in SourceList(selector) { selectors.append(LottieRangeSelector(one, log: &log)) }
      } else {
        selectors.append(LottieRangeSelector(selector, log: &log))
      }
    }
    if let style = reader.object("a") {
      var values = ObjectReader(style)
      readTransform(&values, &log)
      readPaint(&values, &log)
      values.finish(&log)
    }
    reader.ignore(.matchName, .propertyIndex)
    reader.finish(&log)
  }

  private mutating func readTransform(_ reader: inout ObjectReader, _ log: inout DiagnosticLog) {
    anchor = reader.property("a", &log)
    position = reader.property("p", &log)
    scale = reader.property("s", &log)
    let turn = reader.property("rz", &log)
    rotation = reader.property("r", &log) ?? turn
    rotationX = reader.property("rx", &log)
    rotationY = reader.property("ry", &log)
    opacity = reader.property("o", &log)
    skew = reader.property("sk", &log)
    skewAxis = reader.property("sa", &log)
  }

  private mutating func readPaint(_ reader: inout ObjectReader, _ log: inout DiagnosticLog) {
    fillColor = reader.property("fc", &log)
    fillHue = reader.property("fh", &log)
    fillSaturation = reader.property("fs", &log)
    fillBrightness = reader.property("fb", &log)
    fillOpacity = reader.property("fo", &log)
    strokeColor = reader.property("sc", &log)
    strokeHue = reader.property("sh", &log)
    strokeSaturation = reader.property("ss", &log)
    strokeBrightness = reader.property("sb", &log)
    strokeOpacity = reader.property("so", &log)
    strokeWidth = reader.property("sw", &log)
    tracking = reader.property("t", &log)
    lineSpacing = reader.property("ls", &log)
    lineAnchor = reader.property("la", &log)
    blur = reader.property("bl", &log)
  }
}

/// Which letters an animator changes, and how much (Lottie documentation, "Text Range Selector").
package struct LottieRangeSelector {
  package var path: JSONPath
  /// `t`
  package var type: LottieSelectorType?
  /// `b`
  package var basis: LottieSelectorBasis?
  /// `sh`
  package var shape: LottieSelectorShape?
  /// `r`
  package var units: LottieSelectorUnits?
  /// `m`, in files that have more than one selector
  package var mode: LottieSelectorMode?
  /// `rn`
  package var isRandom: Bool?
  /// `s`, `e`, `o`: in percent or letters
  package var start, end, offset: LottieProperty?
  /// `a`, `sm`, `xe`, `ne`: in percent
  package var amount, smoothness, easeHigh, easeLow: LottieProperty?
  /// `x`, of expression selectors; other writers put it on the amount
  package var expression: String?

  init(_ source: Source, log: inout DiagnosticLog) {
    var reader = ObjectReader(source)
    path = source.path
    type = reader.constant("t", LottieSelectorType.self)
    basis = reader.constant("b", LottieSelectorBasis.self)
    shape = reader.constant("sh", LottieSelectorShape.self)
    units = reader.constant("r", LottieSelectorUnits.self)
    mode = reader.constant("m", LottieSelectorMode.self)
    isRandom = reader.flag("rn")
    start = reader.property("s", &log)
    end = reader.property("e", &log)
    offset = reader.property("o", &log)
    amount = reader.property("a", &log)
    expression = reader.string("x")
    smoothness = reader.property("sm", &log)
    easeHigh = reader.property("xe", &log)
    easeLow = reader.property("ne", &log)
    reader.ignore(.name, .matchName, .propertyIndex)
    reader.finish(&log)
  }
}
