import InbetweenLowering
import InbetweenTimeline

extension Renderer {
  /// Changes a painted layer. `space` leads from the group's own space to the layer's pixels; the
  /// filter is upright in it.
  mutating func apply(
    _ filter: DisplayFilter, to layer: borrowing Canvas, _ space: AffineTransform,
    of group: GroupNode
  ) {
    guard spend(layer.bounds.area * 4, for: group) else { return }
    switch filter {
    case .gaussianBlur(let sigma, let edge):
      let wanted = Point(
        abs(space.a) * sigma.x + abs(space.c) * sigma.y,
        abs(space.b) * sigma.x + abs(space.d) * sigma.y)
      let blur = space.keepsAxes ? wanted : Point(sigma.x, sigma.y) * (space.uniformScale ?? 1)
      switch edge {
      case .transparent: layer.blur(limited(blur, of: group))
      case .repeated(let rect):
        let box = Box(
          left: rect.origin.x, top: rect.origin.y, right: rect.corner.x, bottom: rect.corner.y
        ).applying(space)
        layer.blur(limited(blur, of: group), rim: box.nearestPixels(within: layer.bounds))
      }
    case .outerShadow(let shadow): addShadow(shadow, below: layer, space, of: group)
    case .innerShadow(let shadow): addShadow(shadow, within: layer, space, of: group)
    case .outline(let outline): add(outline, to: layer, space)
    case .colorMatrix(let matrix): layer.apply(matrix)
    case .colorMap(let colorMap): layer.apply(colorMap)
    }
  }

  private mutating func limited(_ sigma: Point, of group: GroupNode) -> Point {
    let widest = max(sigma.x, sigma.y)
    if widest > limits.sigma { report(.blurTooWide(sigma: widest, limits: limits, group: group)) }
    return sigma.capped(at: limits.sigma)
  }

  private mutating func addShadow(
    _ shadow: ShadowFilter, below layer: borrowing Canvas, _ space: AffineTransform,
    of group: GroupNode
  ) {
    guard let coverage = alpha(of: layer) else { return }
    let scale = space.lengthScale
    coverage.spread(by: shadow.spread * scale)
    coverage.blur(limited(Point(shadow.sigma, shadow.sigma) * scale, of: group))
    guard let own = self.layer(layer.bounds) else { return coverage.recycle(into: &pool) }
    own.draw(
      shadow.color, through: coverage, movedBy: space.apply(toStep: shadow.offset),
      operation: .over)
    if shadow.isKnockedOut { own.draw(layer, opacity: 1, operation: .removeCovered) }
    if !shadow.showsShadowOnly { own.draw(layer, opacity: 1, operation: .over) }
    layer.draw(own, opacity: 1, operation: .replace)
    own.recycle(into: &pool)
    coverage.recycle(into: &pool)
  }

  private mutating func addShadow(
    _ shadow: ShadowFilter, within layer: borrowing Canvas, _ space: AffineTransform,
    of group: GroupNode
  ) {
    // A rim of what surrounds everything, so that softening finds it.
    guard let coverage = alpha(of: layer, inverted: true) else { return }
    let scale = space.lengthScale
    coverage.spread(by: shadow.spread * scale)
    coverage.blur(
      limited(Point(shadow.sigma, shadow.sigma) * scale, of: group), rim: layer.bounds)
    guard let own = self.layer(layer.bounds) else { return coverage.recycle(into: &pool) }
    own.draw(
      shadow.color, through: coverage, movedBy: space.apply(toStep: shadow.offset),
      operation: .over)
    if shadow.blendMode == .normal {
      layer.draw(own, opacity: 1, operation: .atop)
    } else if let shape = alpha(of: layer) {
      mix(own, onto: layer, opacity: 1, mode: shadow.blendMode)
      layer.draw(shape, opacity: 1, operation: .keepCovered)
      shape.recycle(into: &pool)
    }
    if shadow.showsShadowOnly { layer.draw(own, opacity: 1, operation: .keepCovered) }
    own.recycle(into: &pool)
    coverage.recycle(into: &pool)
  }

  /// A line lies below what it surrounds, and on what it lies within; so it shows through what is
  /// covered in part (as psd-tools measured of Photoshop, see `spread`).
  private mutating func add(
    _ outline: OutlineFilter, to layer: borrowing Canvas, _ space: AffineTransform
  ) {
    let scale = space.lengthScale
    if outline.inside > 0, let rest = alpha(of: layer, inverted: true) {
      rest.spread(by: outline.inside * scale)
      layer.draw(outline.color, through: rest, movedBy: .zero, operation: .atop)
      rest.recycle(into: &pool)
    }
    guard outline.outside > 0, let outer = alpha(of: layer) else { return }
    outer.spread(by: outline.outside * scale)
    layer.draw(outline.color, through: outer, movedBy: .zero, operation: .below)
    outer.recycle(into: &pool)
  }

  /// How much of each pixel of a layer is covered, or is not.
  private mutating func alpha(of layer: borrowing Canvas, inverted: Bool = false) -> Canvas? {
    guard let coverage = self.layer(layer.bounds, .coverage) else { return nil }
    let flip: UInt8 = inverted ? 255 : 0
    coverage.edit {
      for row in layer.bounds.top..<layer.bounds.bottom {
        let source = layer.colors(row: row)
        let target = coverage.coverage(row: row)
        for index in source.indices { target[index] = UInt8(source[index] >> 24) ^ flip }
      }
    }
    return coverage
  }
}

extension DisplayFilter {
  /// Whether it means the same along the picture's rows and columns as in the group's own space.
  func isUpright(in space: AffineTransform) -> Bool {
    switch self {
    case .gaussianBlur(let sigma, let edge):
      if space.keepsAxes { return true }
      guard case .transparent = edge else { return false }
      return sigma.x == sigma.y && space.uniformScale != nil
    case .outerShadow(let shadow), .innerShadow(let shadow):
      return shadow.sigma == 0 && shadow.spread == 0 || space.uniformScale != nil
    case .outline: return space.uniformScale != nil
    case .colorMatrix, .colorMap: return true
    }
  }
}

extension Point {
  /// Both components from 0 to `limit`; 0 where they are no numbers.
  func capped(at limit: Double) -> Point {
    Point(x > 0 ? min(limit, x) : 0, y > 0 ? min(limit, y) : 0)
  }
}

extension AffineTransform {
  /// The factor by which lengths grow on the whole.
  fileprivate var lengthScale: Double { abs(determinant).squareRoot() }
}

extension Box {
  /// The pixels that are covered by half or more, at each side.
  fileprivate func nearestPixels(within limits: PixelRect) -> PixelRect {
    let shown = intersection(Box(limits))
    guard !shown.isEmpty else {
      return PixelRect(left: limits.left, top: limits.top, right: limits.left, bottom: limits.top)
    }
    return PixelRect(
      left: shown.left.rounded().whole(in: limits.columns),
      top: shown.top.rounded().whole(in: limits.rows),
      right: shown.right.rounded().whole(in: limits.columns),
      bottom: shown.bottom.rounded().whole(in: limits.rows))
  }
}
