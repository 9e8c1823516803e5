package import InbetweenDiagnostics
import InbetweenJSONTree

/// What a text layer shows (Lottie documentation, "Text Layer").
package struct LottieText {
  package var path: JSONPath
  /// `d`: the documents over time
  package var documents: LottieProperty?
  /// `a`
  package var animators: [LottieTextAnimator] = []
  /// `p`: the mask that the text follows; nil for none
  package var followedPath: LottieTextPath?
  /// `m.g`
  package var grouping: LottieTextGrouping?
  /// `m.a` in percent
  package var groupingAlignment: LottieProperty?

  init(_ source: Source, log: inout DiagnosticLog) {
    path = source.path
    // The oldest exports have the document itself here.
    if source.value["d"] == nil, source.value["t"] != nil {
      documents = LottieProperty(source, bare: true)
      return
    }
    var reader = ObjectReader(source)
    if let document = reader.source("d") {
      let isBare = document.value.isObject && document.value["k"] == nil
      documents =
        isBare ? LottieProperty(document, bare: true) : LottieProperty(document, log: &log)
    }
    for animator in reader.objects("a") {
      animators.append(LottieTextAnimator(animator, log: &log))
    }
    if let path = reader.object("p"), path.value.count > 0 {
      followedPath = LottieTextPath(path, log: &log)
    }
    if let more = reader.object("m") {
      var options = ObjectReader(more)
      grouping = options.constant("g", LottieTextGrouping.self)
      groupingAlignment = options.property("a", &log)
      options.finish(&log)
    }
    reader.finish(&log)
  }
}

/// The mask that a text follows.
package struct LottieTextPath {
  package var path: JSONPath
  /// `m`: the index of the mask; nil when the text follows none
  package var mask: Int?
  /// `f`, `l`: the margins in pixels
  package var firstMargin, lastMargin: LottieProperty?
  /// `a`, `p`, `r`: 0 or 1
  package var forcesAlignment, isPerpendicular, isReversed: LottieProperty?

  init(_ source: Source, log: inout DiagnosticLog) {
    var reader = ObjectReader(source)
    path = source.path
    mask = reader.integer("m")
    firstMargin = reader.property("f", &log)
    lastMargin = reader.property("l", &log)
    forcesAlignment = reader.property("a", &log)
    isPerpendicular = reader.property("p", &log)
    isReversed = reader.property("r", &log)
    reader.finish(&log)
  }
}

/// A text with its style, at one time (Lottie documentation, "Text Document").
package struct LottieTextDocument {
  package var path: JSONPath
  /// `t`, `f`
  package var text, font: String?
  /// `s`, `lh`, `ls`, `tr`, `sw`
  package var size, lineHeight, baselineShift, tracking, strokeWidth: Double?
  /// `fc`, `sc`: three numbers, or a `#RRGGBB` in old exports
  package var fillColor, strokeColor: Source?
  /// `of`: whether the stroke lies over the fill
  package var isStrokeOverFill: Bool?
  /// `j`
  package var justify: LottieTextJustify?
  /// `ca`
  package var caps: LottieTextCaps?
  /// `sz`, `ps`: the box, if it is a paragraph
  package var boxSize, boxPosition: Source?

  package init(_ source: Source, log: inout DiagnosticLog) {
    var reader = ObjectReader(source)
    path = source.path
    text = reader.label("t")
    font = reader.label("f")
    size = reader.number("s")
    lineHeight = reader.number("lh")
    baselineShift = reader.number("ls")
    tracking = reader.number("tr")
    strokeWidth = reader.number("sw")
    fillColor = reader.source("fc")
    strokeColor = reader.source("sc")
    isStrokeOverFill = reader.flag("of")
    justify = reader.constant("j", LottieTextJustify.self)
    caps = reader.constant("ca", LottieTextCaps.self)
    boxSize = reader.source("sz")
    boxPosition = reader.source("ps")
    reader.ignore(.completeMarker, .cacheMarker)
    reader.finish(&log)
  }

  /// Takes from another document what it does not say itself, but the words.
  package mutating func takeStyle(of other: LottieTextDocument) {
    font = font ?? other.font
    if size == nil { (size, lineHeight) = (other.size, lineHeight ?? other.lineHeight) }
    baselineShift = baselineShift ?? other.baselineShift
    tracking = tracking ?? other.tracking
    strokeWidth = strokeWidth ?? other.strokeWidth
    fillColor = fillColor ?? other.fillColor
    strokeColor = strokeColor ?? other.strokeColor
    isStrokeOverFill = isStrokeOverFill ?? other.isStrokeOverFill
    justify = justify ?? other.justify
    caps = caps ?? other.caps
    if boxSize == nil { (boxSize, boxPosition) = (other.boxSize, boxPosition ?? other.boxPosition) }
  }
}
