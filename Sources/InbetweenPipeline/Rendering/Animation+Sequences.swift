package import InbetweenExporters
import InbetweenJSONTree
import InbetweenLowering
import InbetweenPreview
import InbetweenSceneGraph
import InbetweenTimeline

extension Animation {
  /// Draws pictures of parts of it, for targets that cannot draw them otherwise; `input` is its
  /// own file.
  package func sequences(of input: InputFile) -> ImageSequenceMaker {
    ImageSequenceMaker { frames, area, room, work, list in
      var renderer = Renderer(images: imageCache(of: input))
      var limits = ImageSequenceDrawing()
      limits.bytes = room
      limits.work = work.left
      defer { work.take(renderer.painted) }
      do throws(ImageSequenceRefusal) {
        let sequence = try renderer.sequence(of: frames, within: area, limits: limits, list)
        return .sequence(
          ImageSequence(
            box: sequence.box, pictures: sequence.pictures.map { Base64.encode($0) },
            shown: sequence.shown))
      } catch {
        switch error {
        case .bytes: return .noRoom
        case .size: return .none
        case .work: return .noWork
        }
      }
    } looks: { scene, frames in
      var renderer = Renderer(images: imageCache(of: input))
      let scale = Self.glance / max(1, scene.size.width, scene.size.height)
      let list = scene.lowered()
      var amounts: [Double] = []
      var work = 0
      for frame in frames {
        let shown = list.displayList(atFrame: frame)
        work += shown.work
        guard work <= Self.maximumWork, shown.nodes.pointCount <= Self.maximumPoints,
          renderer.painted <= Self.maximumPainted,
          let picture = try? renderer.render(
            shown, width: max(1, Int(scene.size.width * scale)),
            height: max(1, Int(scene.size.height * scale)))
        else { return .init(amounts: [], painted: renderer.painted) }
        amounts.append(picture.shareOfSubject)
      }
      return .init(amounts: amounts, painted: renderer.painted)
    }
  }

  /// The longer side of a picture that is looked at, in pixels.
  private static let glance = 64.0
  /// How many points and nodes a frame may have to be looked at.
  private static let maximumPoints = 10_000
  /// How many points may be worked out for the outlines of all frames that are looked at.
  private static let maximumWork = 6_000_000
  /// How many pixels may be painted and filtered for all frames that are looked at.
  private static let maximumPainted = 8_000_000
}

extension Bitmap {
  /// The fraction of the picture that is not its backdrop: the colour that most of it has.
  fileprivate var shareOfSubject: Double {
    // Shades that nobody tells apart are one: four bits of each channel count.
    var counts = [Int32](repeating: 0, count: 1 << 16)
    var backdrop: Int32 = 0
    for pixel in pixels {
      let low = pixel >> 4 & 0xF | pixel >> 8 & 0xF0
      let shade = Int(truncatingIfNeeded: low | pixel >> 12 & 0xF00 | pixel >> 16 & 0xF000)
      counts[shade] += 1
      backdrop = max(backdrop, counts[shade])
    }
    return pixels.isEmpty ? 0 : Double(pixels.count - Int(backdrop)) / Double(pixels.count)
  }
}
