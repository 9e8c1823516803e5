package import Exporters
import Geometry
import JSONTree
import Lowering
import Preview

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
    }
  }
}
