package import InbetweenDiagnostics

/// A layer, all keys optional (Lottie specification, "Layers").
package struct LottieLayer {
  package var path: JSONPath
  /// `ty`; nil when it is missing or unknown.
  package var type: LottieLayerType?
  /// `ty` as a number, of whatever kind.
  package var typeNumber: Int?
  /// `nm`
  package var name: String?
  /// `ind`
  package var index: Int?
  /// `parent`
  package var parent: Int?
  /// `ip`, `op`: in frames; `st`: the frame at which its clock is 0; `sr`: its stretch.
  package var inPoint, outPoint, startTime, stretch: Double?
  /// `ks`
  package var transform: LottieTransform?
  /// `ao`
  package var isAutoOriented: Bool?
  /// `ddd`
  package var is3D: Bool?
  /// `bm`
  package var blendMode: LottieBlendMode?
  /// `hd`
  package var isHidden: Bool?
  /// `mb`
  package var hasMotionBlur: Bool?
  /// `ct`, or `cp` in some exporters
  package var collapsesTransformations: Bool?
  /// `tt`
  package var matteMode: LottieMatteMode?
  /// `tp`
  package var matteSource: Int?
  /// `td`: 1 on a layer that serves as a matte.
  package var isMatteSource: Bool?
  /// `masksProperties`
  package var masks: [LottieMask] = []
  /// `ef`
  package var effects: [LottieEffect] = []
  /// `sy`
  package var styles: [LottieLayerStyle] = []
  package var content = LottieLayerContent()

  package init(_ source: Source, log: inout DiagnosticLog) {
    var reader = ObjectReader(source)
    path = source.path
    typeNumber = reader.integer("ty")
    type = typeNumber.flatMap(LottieLayerType.init)
    name = reader.label("nm")
    index = reader.integer("ind")
    parent = reader.integer("parent")
    inPoint = reader.number("ip")
    outPoint = reader.number("op")
    startTime = reader.number("st")
    stretch = reader.number("sr")
    transform = reader.object("ks").map { LottieTransform($0, log: &log) }
    readSwitches(&reader)
    readParts(&reader, &log)
    content = LottieLayerContent(type, &reader, &log)
    reader.ignore(.styleClass, .elementName, .tagName, .hasMask, .hiddenIndex, .propertyIndex)
    reader.ignore(.bounds, .contentIndex, .matchName, .completed, .cacheMarker, .completeMarker)
    reader.finish(&log)
  }

  private mutating func readSwitches(_ reader: inout ObjectReader) {
    isAutoOriented = reader.flag("ao")
    is3D = reader.flag("ddd")
    blendMode = reader.constant("bm", LottieBlendMode.self)
    isHidden = reader.flag("hd")
    hasMotionBlur = reader.flag("mb")
    let otherCollapse = reader.flag("cp")
    collapsesTransformations = reader.flag("ct") ?? otherCollapse
    matteMode = reader.constant("tt", LottieMatteMode.self)
    matteSource = reader.integer("tp")
    isMatteSource = reader.flag("td")
  }

  private mutating func readParts(_ reader: inout ObjectReader, _ log: inout DiagnosticLog) {
    for mask in reader.objects("masksProperties") { masks.append(LottieMask(mask, log: &log)) }
    for effect in reader.objects("ef") { effects.append(LottieEffect(effect, log: &log)) }
    for style in reader.objects("sy") { styles.append(LottieLayerStyle(style, log: &log)) }
  }
}

/// What only some kinds of layers have.
package struct LottieLayerContent {
  /// `refId`: of the composition, image, sound or data file.
  package var reference: String?
  /// `w`, `h` of a nested composition; `sw`, `sh` of a solid
  package var width, height: Double?
  /// `sc`: a solid's `#RRGGBB`
  package var color: String?
  /// `tm`: of a nested composition
  package var timeRemap: LottieProperty?
  /// `shapes`
  package var shapes: SourceList?
  /// `t`
  package var text: LottieText?
  /// `pe`: of a camera
  package var perspective: LottieProperty?

  init() {}

  init(_ type: LottieLayerType?, _ reader: inout ObjectReader, _ log: inout DiagnosticLog) {
    switch type {
    case .composition:
      reference = reader.label("refId")
      width = reader.number("w")
      height = reader.number("h")
      timeRemap = reader.property("tm", &log)
    case .solid:
      width = reader.number("sw")
      height = reader.number("sh")
      color = reader.string("sc")
    case .image, .video, .imageSequence, .imagePlaceholder, .videoPlaceholder:
      reference = reader.label("refId")
      timeRemap = reader.property("tm", &log)
      reader.ignore(.width, .height)
    case .shape: shapes = reader.list("shapes")
    case .text: text = reader.source("t").map { LottieText($0, log: &log) }
    case .audio, .data:
      reference = reader.label("refId")
      _ = reader.object("au")  // How loud a sound is that is not converted.
      timeRemap = reader.property("tm", &log)
    case .camera: perspective = reader.property("pe", &log)
    case .null, .guide, .adjustment, .light: break
    case nil:
      reference = reader.label("refId")
      shapes = reader.list("shapes")
    }
  }
}
