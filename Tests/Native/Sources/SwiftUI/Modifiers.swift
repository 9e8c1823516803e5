public import CoreGraphics

/// A view that its modifier draws in its own way.
nonisolated struct DrawnView<Content: View>: PrimitiveView {
  let content: Content
  var measure: (@MainActor (_ content: Content, _ proposal: CGSize) -> CGSize)?
  let body_: @MainActor (_ content: Content, inout GraphicsContext, CGSize) -> Void

  @MainActor func size(for proposal: CGSize) -> CGSize {
    measure?(content, proposal) ?? Host.size(of: content, for: proposal)
  }

  @MainActor func firstBaseline(for size: CGSize) -> CGFloat {
    Host.firstBaseline(of: content, for: size)
  }

  @MainActor func draw(in context: inout GraphicsContext, size: CGSize) {
    var own = context
    body_(content, &own, size)
  }
}

extension View {
  /// This view drawn by a matrix that depends on its size.
  private func moved(
    _ matrix: @escaping @MainActor (CGSize) -> CGAffineTransform
  ) -> DrawnView<Self> {
    DrawnView(content: self) { content, context, size in
      context.concatenate(matrix(size))
      Host.draw(content, in: &context, size: size)
    }
  }

  private func moved(
    about anchor: UnitPoint, _ matrix: CGAffineTransform
  ) -> DrawnView<Self> {
    moved { size in
      let x = size.width * anchor.x
      let y = size.height * anchor.y
      return CGAffineTransform(translationX: -x, y: -y).concatenating(matrix)
        .concatenating(CGAffineTransform(translationX: x, y: y))
    }
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    moved { _ in CGAffineTransform(translationX: x, y: y) }
  }

  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    moved(about: anchor, CGAffineTransform(scaleX: s, y: s))
  }

  public func scaleEffect(
    x: CGFloat = 1.0, y: CGFloat = 1.0, anchor: UnitPoint = .center
  ) -> some View {
    moved(about: anchor, CGAffineTransform(scaleX: x, y: y))
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    moved(about: anchor, CGAffineTransform(rotationAngle: CGFloat(angle.radians)))
  }

  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    moved { _ in transform }
  }

  /// Without a compositing group it reaches each part of a view by itself.
  public func opacity(_ opacity: Double) -> some View {
    DrawnView(content: self) { content, context, size in
      context.opacity *= min(1, max(0, opacity))
      Host.draw(content, in: &context, size: size)
    }
  }

  public func blendMode(_ blendMode: BlendMode) -> some View {
    DrawnView(content: self) { content, context, size in
      context.blendMode = blendMode.inContext
      Host.draw(content, in: &context, size: size)
    }
  }

  public func compositingGroup() -> some View {
    DrawnView(content: self) { content, context, size in
      context.drawLayer { Host.draw(content, in: &$0, size: size) }
    }
  }

  public func clipped(antialiased: Bool = false) -> some View {
    DrawnView(content: self) { content, context, size in
      context.clip(to: Path(CGRect(origin: .zero, size: size)))
      context.drawLayer { Host.draw(content, in: &$0, size: size) }
    }
  }

  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    let mask = mask()
    return DrawnView(content: self) { content, context, size in
      let own = Host.size(of: mask, for: size)
      let place = alignment.place(own, in: size)
      context.clipToLayer { layer in
        layer.translateBy(x: place.x, y: place.y)
        Host.draw(mask, in: &layer, size: own)
      }
      context.drawLayer { Host.draw(content, in: &$0, size: size) }
    }
  }

  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    func inner(_ proposal: CGSize) -> CGSize {
      CGSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }
    return DrawnView(
      content: self,
      measure: { content, proposal in
        let own = Host.size(of: content, for: inner(proposal))
        return CGSize(width: width ?? own.width, height: height ?? own.height)
      },
      body_: { content, context, size in
        let own = Host.size(of: content, for: size)
        let baseline = Host.firstBaseline(of: content, for: own)
        let place = alignment.place(own, baseline: baseline, in: size)
        context.translateBy(x: place.x, y: place.y)
        Host.draw(content, in: &context, size: own)
      })
  }

  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    func side(
      _ least: CGFloat?, _ most: CGFloat?, _ own: CGFloat, _ proposed: CGFloat
    ) -> CGFloat {
      let flexible = most.map { max(own, min($0, proposed)) } ?? own
      return max(least ?? 0, flexible)
    }
    return DrawnView(
      content: self,
      measure: { content, proposal in
        let own = Host.size(of: content, for: proposal)
        return CGSize(
          width: side(minWidth, maxWidth, own.width, proposal.width),
          height: side(minHeight, maxHeight, own.height, proposal.height))
      },
      body_: { content, context, size in
        let own = Host.size(of: content, for: size)
        let place = alignment.place(own, in: size)
        context.translateBy(x: place.x, y: place.y)
        Host.draw(content, in: &context, size: own)
      })
  }

  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let ground = content()
    return DrawnView(content: self) { content, context, size in
      let own = Host.size(of: ground, for: size)
      let place = alignment.place(own, in: size)
      var below = context
      below.translateBy(x: place.x, y: place.y)
      Host.draw(ground, in: &below, size: own)
      Host.draw(content, in: &context, size: size)
    }
  }

  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View {
    DrawnView(content: self) { content, context, size in
      Host.draw(content, in: &context, size: size)
      let own = Host.size(of: overlay, for: size)
      let place = alignment.place(own, in: size)
      context.translateBy(x: place.x, y: place.y)
      Host.draw(overlay, in: &context, size: own)
    }
  }

  /// Of texts alone, which the stand-in never wraps.
  public func fixedSize() -> some View { moved { _ in .identity } }

  public func padding(_ length: CGFloat) -> some View {
    DrawnView(
      content: self,
      measure: { content, proposal in
        let room = CGSize(
          width: proposal.width - 2 * length, height: proposal.height - 2 * length)
        let own = Host.size(of: content, for: room)
        return CGSize(width: own.width + 2 * length, height: own.height + 2 * length)
      },
      body_: { content, context, size in
        context.translateBy(x: length, y: length)
        Host.draw(
          content, in: &context,
          size: CGSize(width: size.width - 2 * length, height: size.height - 2 * length))
      })
  }

  public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

public enum BlendMode: Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter

  var inContext: GraphicsContext.BlendMode {
    switch self {
    case .normal: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .destinationOut: .destinationOut
    case .plusLighter: .plusLighter
    case .sourceAtop, .destinationOver, .plusDarker:
      preconditionFailure("a blend mode that the stand-in lacks")
    }
  }
}
