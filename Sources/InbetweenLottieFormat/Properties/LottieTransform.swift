package import InbetweenDiagnostics

/// A transform of a layer, a group or a repeater's copies (Lottie specification, "Transform").
package struct LottieTransform {
  package var path: JSONPath
  /// `a`, `p`, `s`, `r`, `o`
  package var anchor, position, scale, rotation, opacity: LottieProperty?
  /// `sk`, `sa`
  package var skew, skewAxis: LottieProperty?
  /// `rx`, `ry`, `rz`, `or`
  package var rotationX, rotationY, rotationZ, orientation: LottieProperty?
  /// `so`, `eo`: of a repeater's copies
  package var startOpacity, endOpacity: LottieProperty?
  /// `hd`: of a group's transform
  package var isHidden: Bool?

  package init(_ source: Source, log: inout DiagnosticLog) {
    var reader = ObjectReader(source)
    path = source.path
    anchor = reader.property("a", &log)
    position = reader.property("p", &log)
    scale = reader.property("s", &log)
    rotation = reader.property("r", &log)
    opacity = reader.property("o", &log)
    skew = reader.property("sk", &log)
    skewAxis = reader.property("sa", &log)
    rotationX = reader.property("rx", &log)
    rotationY = reader.property("ry", &log)
    rotationZ = reader.property("rz", &log)
    orientation = reader.property("or", &log)
    startOpacity = reader.property("so", &log)
    endOpacity = reader.property("eo", &log)
    isHidden = reader.flag("hd")
    reader.ignore(.type, .name, .matchName, .propertyIndex, .shapeIndex, .blendMode, .contentIndex)
    reader.finish(&log)
  }
}
