package import InbetweenExporters
import InbetweenJSONTree
import InbetweenLowering
import InbetweenPreview
import InbetweenSceneGraph
import InbetweenTimeline

extension Animation {
  /// Draws pictures of parts of it, for targets that cannot draw them otherwise; `input` is its
  /// own file.
  package func films(of input: InputFile) -> FilmMaker {
    FilmMaker { frames, area, room, nodes in
      var renderer = Renderer(images: imageShelf(of: input))
      var limits = Filming()
      limits.bytes = room
      do throws(FilmRefusal) {
        let film = try renderer.film(of: frames, within: area, limits: limits, nodes)
        return .film(
          Film(
            box: film.box, pictures: film.pictures.map { Base64.encode($0) }, shown: film.shown))
      } catch {
        switch error {
        case .bytes: return .noRoom
        case .size: return .none
        }
      }
    } looks: { scene, frames in
      var renderer = Renderer(images: imageShelf(of: input))
      let scale = Self.glance / max(1, scene.size.width, scene.size.height)
      let list = scene.lowered()
      var amounts: [Double] = []
      for frame in frames {
        let shown = list.displayList(atFrame: frame)
        guard shown.nodes.pointCount <= Self.mostPoints,
          let picture = try? renderer.render(
            shown, width: max(1, Int(scene.size.width * scale)),
            height: max(1, Int(scene.size.height * scale)))
        else { return [] }
        amounts.append(picture.shareOfSubject)
      }
      return amounts
    }
  }

  /// The longer side of a picture that is looked at, in pixels.
  private static let glance = 64.0
  /// How many points and nodes a frame may have to be looked at.
  private static let mostPoints = 10_000
}

extension Bitmap {
  /// The share of the picture that is not its ground: the colour that most of it has.
  fileprivate var shareOfSubject: Double {
    // Shades that nobody tells apart are one: four bits of each channel count.
    var counts = [Int32](repeating: 0, count: 1 << 16)
    for pixel in pixels {
      let low = pixel >> 4 & 0xF | pixel >> 8 & 0xF0
      counts[Int(truncatingIfNeeded: low | pixel >> 12 & 0xF00 | pixel >> 16 & 0xF000)] += 1
    }
    let ground = counts.max().map(Int.init) ?? 0
    return pixels.isEmpty ? 0 : Double(pixels.count - ground) / Double(pixels.count)
  }
}
