import InbetweenDiagnostics
import InbetweenLowering
import InbetweenRuntime
import InbetweenSceneGraph
import InbetweenTimeline

extension SwiftUIWriter {
  /// The picture of an asset: embedded ones as base64, others by name from the asset catalogue.
  mutating func image(_ id: String, _ layer: AnimatedLayer) -> SwiftCode {
    guard let asset = images.first(where: { $0.id == id }) else { return "Image(\(id))" }
    switch asset.source {
    case .embedded(_, let base64):
      parts.insert(.pictures)
      let name = constant(
        after: asset.name.isEmpty ? id : asset.name, ["Pictures.image(\(base64))"])
      return SwiftCode(identifier: name)
    case .external(_, let file):
      let stem = file.split(separator: ".").dropLast().joined(separator: ".")
      return "Image(\(stem.isEmpty ? file : stem))"
    }
  }
}
