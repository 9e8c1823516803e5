import Exporters
import JSONTree
import Preview
import TimelineModel

extension FilmMaker {
  /// Draws pictures with the preview, as the command does.
  ///
  /// - Parameter images: that layers show.
  /// - Returns: one that writes PNG files.
  static func preview(_ images: ImageShelf) -> FilmMaker {
    FilmMaker { frames, area, _, nodes in
      var renderer = Renderer(images: images)
      guard let film = try? renderer.film(of: frames, within: area, nodes) else { return .none }
      return .film(
        Film(box: film.box, pictures: film.pictures.map { Base64.encode($0) }, shown: film.shown))
    }
  }
}

extension ImageShelf {
  /// The embedded images of an animation.
  init(of timeline: Timeline) {
    self.init()
    for image in timeline.images {
      guard case .embedded(_, let base64) = image.source,
        let bytes = Base64.decode(base64)
      else { continue }
      add(image.id, file: bytes)
    }
  }
}
