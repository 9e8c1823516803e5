package import InbetweenDiagnostics
import InbetweenJSONTree

/// An element of a shape layer (Lottie specification, "Shapes").
package struct LottieShape {
  package var path: JSONPath
  /// `nm`
  package var name: String?
  /// `hd`
  package var isHidden: Bool?
  package var kind: Kind

  /// What an element is, by its `ty`.
  package enum Kind {
    case group(LottieGroup)
    case path(LottiePath)
    case rectangle(LottieRectangle)
    case ellipse(LottieEllipse)
    case polystar(LottiePolystar)
    case fill(LottieFill)
    case stroke(LottieStroke)
    case transform(LottieTransform)
    case modifier(LottieModifier)
    /// A style that paints nothing (`no`).
    case noStyle
    /// A type that the specification does not list; nil when there is none.
    case unknown(String?)
  }

  package init(_ source: Source, log: inout DiagnosticLog) {
    path = source.path
    let type = source.value["ty"]?.string
    if type == "tr" {
      name = source.value["nm"]?.string
      kind = .transform(LottieTransform(source, log: &log))
      return
    }
    var reader = ObjectReader(source)
    _ = reader.label("ty")
    name = reader.label("nm")
    isHidden = reader.flag("hd")
    reader.ignore(.matchName, .propertyIndex, .contentIndex, .styleClass, .elementName)
    reader.ignore(.cacheMarker, .usedMarker)
    guard let kind = Self.kind(type, &reader, &log) else {
      self.kind = .unknown(type)
      reader.finishUnread(&log)
      return
    }
    self.kind = kind
    reader.finish(&log)
  }

  private static func kind(
    _ type: String?, _ reader: inout ObjectReader, _ log: inout DiagnosticLog
  ) -> Kind? {
    switch type {
    case "gr": .group(LottieGroup(&reader))
    case "sh": .path(LottiePath(&reader, &log))
    case "rc": .rectangle(LottieRectangle(&reader, &log))
    case "el": .ellipse(LottieEllipse(&reader, &log))
    case "sr": .polystar(LottiePolystar(&reader, &log))
    case "fl": .fill(LottieFill(&reader, isGradient: false, &log))
    case "gf": .fill(LottieFill(&reader, isGradient: true, &log))
    case "st": .stroke(LottieStroke(&reader, isGradient: false, &log))
    case "gs": .stroke(LottieStroke(&reader, isGradient: true, &log))
    case "no": .noStyle
    default: LottieModifier(type, &reader, &log).map { .modifier($0) }
    }
  }
}

/// Elements with a transform of their own (`gr`).
package struct LottieGroup {
  /// `it`; the transform is among them.
  package var items: SourceList
  /// `bm`
  package var blendMode: LottieBlendMode?

  init(_ reader: inout ObjectReader) {
    items = reader.list("it") ?? SourceList(emptyAt: reader.path["it"])
    blendMode = reader.constant("bm", LottieBlendMode.self)
    reader.ignore(.propertyCount, .shapeIndex)
  }
}
