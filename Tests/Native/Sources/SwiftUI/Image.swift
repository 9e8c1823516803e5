public import CoreGraphics
package import QuartzCore

public struct Image: Sendable {
  let picture: Raster?

  /// From the asset catalogue, for which the stand-in takes files of the current folder.
  public init(_ name: String, bundle: Bundle? = nil) {
    picture = PictureFile.raster(named: name, in: bundle)
  }

  public init(uiImage: UIImage) { picture = uiImage.picture }

  public init(nsImage: NSImage) { picture = nsImage.picture }
}

extension Image {
  public enum ResizingMode: Hashable, Sendable {
    case tile, stretch
  }
}

extension Image: View {
  public typealias Body = Never
}

public struct EdgeInsets: Equatable, Sendable {
  public var top: CGFloat = 0
  public var leading: CGFloat = 0
  public var bottom: CGFloat = 0
  public var trailing: CGFloat = 0

  public init() {}
}

extension Image: PrimitiveView {
  /// The stand-in's images take the size that is offered: those that do not are not written.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image {
    Contract.check(
      capInsets == EdgeInsets() && resizingMode == .stretch, "the stand-in stretches alone")
    return self
  }

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    context.draw(self, in: CGRect(origin: .zero, size: size))
  }
}

extension View {
  /// Of images alone, whose proportions the stand-in knows.
  public func scaledToFill() -> some View {
    DrawnView(
      content: self,
      measure: { content, proposal in
        guard let picture = (content as? Image)?.picture else { return proposal }
        let scale = max(
          proposal.width / CGFloat(picture.width), proposal.height / CGFloat(picture.height))
        return CGSize(
          width: CGFloat(picture.width) * scale, height: CGFloat(picture.height) * scale)
      },
      body_: { content, context, size in Host.draw(content, in: &context, size: size) })
  }
}

public typealias UIImage = NSImage

public final class NSImage: Sendable {
  let picture: Raster?
  /// As the stand-in of Core Animation draws it.
  public let cgImage: CGImage?

  public init() {
    picture = nil
    cgImage = nil
  }

  /// From the asset catalogue, for which the stand-in takes files of the current folder.
  public convenience init?(named name: String) { self.init(PictureFile.raster(named: name)) }

  public convenience init?(data: Data) { self.init(PictureFile.raster(data)) }

  /// A picture that is there.
  package init?(_ raster: Raster?) {
    guard let raster else { return nil }
    picture = raster
    cgImage = Picture(raster)
  }
}
