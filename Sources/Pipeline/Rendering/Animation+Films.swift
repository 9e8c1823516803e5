package import Exporters
import Geometry
import JSONTree
import Preview
import SceneGraph

extension Animation {
  /// Draws pictures of parts of it, for targets that cannot draw them otherwise; `input` is its
  /// own file.
  package func films(of input: InputFile) -> FilmMaker {
    FilmMaker { frames, area, nodes in
      var renderer = Renderer(images: imageShelf(of: input))
      return renderer.film(of: frames, within: area, nodes).map {
        Film(box: $0.box, pictures: $0.pictures.map { Base64.encode($0) }, shown: $0.shown)
      }
    }
  }
}
