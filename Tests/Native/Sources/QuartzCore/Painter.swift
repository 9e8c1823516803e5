internal import CStandInCairo
public import CoreGraphics

/// Draws a tree of layers at a moment: what the render server does on an Apple device.
public struct Painter {
  let cairo: OpaquePointer
  let width: Int
  let height: Int

  /// Straight red, green, blue, alpha, row by row, of a layer whose superlayer has `time` and in
  /// which y points down or, as on a Mac, upward.
  public static func pixels(
    of layer: CALayer, time: Double, scale: CGSize, width: Int, height: Int,
    isUpward: Bool = false
  ) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: width * height * 4)
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let cairo = cairo_create(surface)
    else { return bytes }
    if isUpward {
      cairo_translate(cairo, 0, Double(height))
      cairo_scale(cairo, 1, -1)
    }
    cairo_scale(cairo, Double(scale.width), Double(scale.height))
    Painter(cairo: cairo, width: width, height: height).draw(layer, time)
    cairo_destroy(cairo)
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    if let data = cairo_image_surface_get_data(surface) {
      for y in 0..<height {
        for x in 0..<width {
          let source = y * stride + x * 4
          let target = (y * width + x) * 4
          let alpha = Int(data[source + 3])
          guard alpha > 0 else { continue }
          for channel in 0..<3 {
            let value = (Int(data[source + 2 - channel]) * 255 + alpha / 2) / alpha
            bytes[target + channel] = UInt8(min(255, value))
          }
          bytes[target + 3] = UInt8(alpha)
        }
      }
    }
    cairo_surface_destroy(surface)
    return bytes
  }

  /// Draws a layer; `time` is its superlayer's.
  func draw(_ layer: CALayer, _ time: Double) {
    let values = layer.animated(time)
    if values["hidden"] as? Bool ?? layer.isHidden { return }
    let opacity = min(1, max(0, Kind.number(values["opacity"]) ?? Double(layer.opacity)))
    guard opacity > 0 else { return }
    let own = layer.active(time)
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    place(layer, values)
    let filter = layer.compositingFilter as? String
    let shadow = min(
      1, max(0, Kind.number(values["shadowOpacity"]) ?? Double(layer.shadowOpacity)))
    let isGroup =
      layer.mask != nil || filter != nil || shadow > 0
      || (opacity < 1 && !(layer.sublayers ?? []).isEmpty)
    guard isGroup else { return content(layer, values, own, opacity) }
    cairo_push_group(cairo)
    if shadow > 0 { self.shadow(layer, values, own, shadow) }
    content(layer, values, own, 1)
    if let mask = layer.mask {
      let picture = cairo_pop_group(cairo)
      cairo_push_group(cairo)
      draw(mask, own)
      let cover = cairo_pop_group(cairo)
      cairo_push_group(cairo)
      cairo_set_source(cairo, picture)
      cairo_mask(cairo, cover)
      cairo_pattern_destroy(picture)
      cairo_pattern_destroy(cover)
    }
    let picture = cairo_pop_group(cairo)
    cairo_set_source(cairo, picture)
    if let filter {
      // Pixman (0.42) takes green twice and blue not at all where it mixes hues through a mask.
      cairo_push_group(cairo)
      cairo_set_source(cairo, picture)
      cairo_paint_with_alpha(cairo, opacity)
      cairo_pop_group_to_source(cairo)
      cairo_set_operator(cairo, Self.mode(filter))
      cairo_paint(cairo)
    } else {
      cairo_paint_with_alpha(cairo, opacity)
    }
    cairo_pattern_destroy(picture)
  }

  private static func mode(_ name: String) -> cairo_operator_t {
    switch name {
    case "multiplyBlendMode": CAIRO_OPERATOR_MULTIPLY
    case "screenBlendMode": CAIRO_OPERATOR_SCREEN
    case "overlayBlendMode": CAIRO_OPERATOR_OVERLAY
    case "darkenBlendMode": CAIRO_OPERATOR_DARKEN
    case "lightenBlendMode": CAIRO_OPERATOR_LIGHTEN
    case "colorDodgeBlendMode": CAIRO_OPERATOR_COLOR_DODGE
    case "colorBurnBlendMode": CAIRO_OPERATOR_COLOR_BURN
    case "hardLightBlendMode": CAIRO_OPERATOR_HARD_LIGHT
    case "softLightBlendMode": CAIRO_OPERATOR_SOFT_LIGHT
    case "differenceBlendMode": CAIRO_OPERATOR_DIFFERENCE
    case "exclusionBlendMode": CAIRO_OPERATOR_EXCLUSION
    case "hueBlendMode": CAIRO_OPERATOR_HSL_HUE
    case "saturationBlendMode": CAIRO_OPERATOR_HSL_SATURATION
    case "colorBlendMode": CAIRO_OPERATOR_HSL_COLOR
    case "luminosityBlendMode": CAIRO_OPERATOR_HSL_LUMINOSITY
    case "linearDodgeBlendMode": CAIRO_OPERATOR_ADD
    case "xor": CAIRO_OPERATOR_XOR
    default: CAIRO_OPERATOR_OVER
    }
  }

  // MARK: Placement

  private func place(_ layer: CALayer, _ values: [String: Any]) {
    var position = values["position"] as? CGPoint ?? layer.position
    if let x = Kind.number(values["position.x"]) { position.x = CGFloat(x) }
    if let y = Kind.number(values["position.y"]) { position.y = CGFloat(y) }
    let origin = origin(of: layer, values)
    let matrix = transform(of: layer, values)
    cairo_translate(cairo, Double(position.x), Double(position.y))
    var flat = cairo_matrix_t(
      xx: Double(matrix.a), yx: Double(matrix.b), xy: Double(matrix.c), yy: Double(matrix.d),
      x0: Double(matrix.tx), y0: Double(matrix.ty))
    if abs(flat.xx * flat.yy - flat.xy * flat.yx) < 1e-12 {
      // Seen from its edge: nothing.
      flat = cairo_matrix_t(xx: 1e-5, yx: 0, xy: 0, yy: 1e-5, x0: -1e6, y0: -1e6)
    }
    cairo_transform(cairo, &flat)
    cairo_translate(
      cairo, -Double(origin.x + layer.anchorPoint.x * layer.bounds.width),
      -Double(origin.y + layer.anchorPoint.y * layer.bounds.height))
  }

  private func origin(of layer: CALayer, _ values: [String: Any]) -> CGPoint {
    var origin = values["bounds.origin"] as? CGPoint ?? layer.bounds.origin
    if let x = Kind.number(values["bounds.origin.x"]) { origin.x = CGFloat(x) }
    if let y = Kind.number(values["bounds.origin.y"]) { origin.y = CGFloat(y) }
    return origin
  }

  private func transform(of layer: CALayer, _ values: [String: Any]) -> CGAffineTransform {
    let whole = values["transform"] as? CATransform3D ?? layer.transform
    let rotation = Kind.number(values["transform.rotation.z"])
    let x = Kind.number(values["transform.scale.x"])
    let y = Kind.number(values["transform.scale.y"])
    let flat = CATransform3DGetAffineTransform(whole)
    guard rotation != nil || x != nil || y != nil else { return flat }
    var parts = Parts(flat)
    if let rotation { parts.angle = rotation }
    if let x {
      Contract.check(x >= 0, "a negative scale by its own key path")
      parts.scaleX = x
    }
    if let y {
      Contract.check(y >= 0, "a negative scale by its own key path")
      parts.scaleY = y
    }
    return parts.matrix
  }

  // MARK: Content

  private func content(
    _ layer: CALayer, _ values: [String: Any], _ time: Double, _ opacity: Double
  ) {
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    if layer.masksToBounds { clip(layer, values) }
    if let color = layer.backgroundColor, let parts = color.components {
      cairo_rectangle(cairo, 0, 0, Double(layer.bounds.width), Double(layer.bounds.height))
      source(parts, opacity)
      cairo_fill(cairo)
    }
    if let shape = layer as? CAShapeLayer { self.shape(shape, values, opacity) }
    if let gradient = layer as? CAGradientLayer { self.gradient(gradient, values, opacity) }
    if let picture = Picture.of(values["contents"]) ?? Picture.of(layer.contents) {
      draw(picture, in: layer, opacity)
    }
    if layer.isGeometryFlipped {
      cairo_translate(cairo, 0, Double(layer.bounds.minY + layer.bounds.maxY))
      cairo_scale(cairo, 1, -1)
    }
    for sublayer in layer.sublayers ?? [] { draw(sublayer, time) }
  }

  private func clip(_ layer: CALayer, _ values: [String: Any]) {
    let origin = origin(of: layer, values)
    cairo_rectangle(
      cairo, Double(origin.x), Double(origin.y), Double(layer.bounds.width),
      Double(layer.bounds.height))
    cairo_clip(cairo)
  }

  private func source(_ parts: [CGFloat], _ opacity: Double) {
    cairo_set_source_rgba(
      cairo, Double(parts[0]), Double(parts[1]), Double(parts[2]), Double(parts[3]) * opacity)
  }

  private func draw(_ picture: Picture, in layer: CALayer, _ opacity: Double) {
    let width = Double(layer.bounds.width)
    let height = Double(layer.bounds.height)
    let raster = picture.raster.fitted(to: layer.bounds.size, in: cairo)
    let x = width / Double(raster.width)
    let y = height / Double(raster.height)
    let fill = max(x, y)
    cairo_save(cairo)
    cairo_translate(cairo, Double(layer.bounds.minX), Double(layer.bounds.minY))
    cairo_rectangle(cairo, 0, 0, width, height)
    cairo_clip(cairo)
    if layer.contentsGravity == .resizeAspectFill {
      cairo_translate(
        cairo, (width - Double(raster.width) * fill) / 2,
        (height - Double(raster.height) * fill) / 2)
      cairo_scale(cairo, fill, fill)
    } else {
      cairo_scale(cairo, x, y)
    }
    cairo_set_source_surface(cairo, raster.surface, 0, 0)
    cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(cairo_get_source(cairo), CAIRO_EXTEND_PAD)
    cairo_paint_with_alpha(cairo, opacity)
    cairo_restore(cairo)
  }

  private func gradient(_ layer: CAGradientLayer, _ values: [String: Any], _ opacity: Double) {
    let colors =
      values["colors"] as? [CGColor] ?? (layer.colors ?? []).compactMap { $0 as? CGColor }
    let locations =
      values["locations"] as? [Double] ?? layer.locations?.map(\.doubleValue)
      ?? colors.indices.map { Double($0) / Double(max(1, colors.count - 1)) }
    Contract.check(colors.count == locations.count, "as many colours as locations")
    Contract.check(
      zip(locations, locations.dropFirst()).allSatisfy { $0 <= $1 + 1e-6 }, "locations in order")
    let bounds = layer.bounds
    func point(_ unit: CGPoint) -> CGPoint {
      CGPoint(
        x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
    }
    let start = point(values["startPoint"] as? CGPoint ?? layer.startPoint)
    let end = point(values["endPoint"] as? CGPoint ?? layer.endPoint)
    let pattern: OpaquePointer?
    switch layer.type {
    case .axial:
      pattern = cairo_pattern_create_linear(
        Double(start.x), Double(start.y), Double(end.x), Double(end.y))
    case .radial:
      pattern = cairo_pattern_create_radial(0, 0, 0, 0, 0, 1)
      var matrix = cairo_matrix_t(
        xx: 1 / max(1e-6, abs(Double(end.x - start.x))), yx: 0, xy: 0,
        yy: 1 / max(1e-6, abs(Double(end.y - start.y))), x0: 0, y0: 0)
      matrix.x0 = -Double(start.x) * matrix.xx
      matrix.y0 = -Double(start.y) * matrix.yy
      cairo_pattern_set_matrix(pattern, &matrix)
    default: preconditionFailure("a gradient that the stand-in has not")
    }
    for (color, location) in zip(colors, locations) {
      let parts = color.components ?? [0, 0, 0, 0]
      cairo_pattern_add_color_stop_rgba(
        pattern, location, Double(parts[0]), Double(parts[1]), Double(parts[2]), Double(parts[3]))
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_save(cairo)
    cairo_rectangle(
      cairo, Double(bounds.minX), Double(bounds.minY), Double(bounds.width), Double(bounds.height))
    cairo_clip(cairo)
    cairo_set_source(cairo, pattern)
    cairo_paint_with_alpha(cairo, opacity)
    cairo_restore(cairo)
    cairo_pattern_destroy(pattern)
  }

  // MARK: Shadows

  /// The shadow of all that a layer shows, blurred in pixels.
  private func shadow(
    _ layer: CALayer, _ values: [String: Any], _ time: Double, _ opacity: Double
  ) {
    let offset = values["shadowOffset"] as? CGSize ?? layer.shadowOffset
    let radius = Kind.number(values["shadowRadius"]) ?? Double(layer.shadowRadius)
    let color = values["shadowColor"] as? CGColor ?? layer.shadowColor
    let parts = color?.components ?? [0, 0, 0, 1]
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    let scale = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    let sigma = radius * scale
    let margin = Int((sigma * 3).rounded(.up)) + 2
    let wide = width + margin * 2
    let high = height + margin * 2
    guard
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(wide), Int32(high)),
      let other = cairo_create(surface)
    else { return }
    var moved = matrix
    moved.x0 += Double(margin)
    moved.y0 += Double(margin)
    cairo_set_matrix(other, &moved)
    cairo_translate(other, Double(offset.width), Double(offset.height))
    Painter(cairo: other, width: wide, height: high).content(layer, values, time, 1)
    cairo_destroy(other)
    Blur.blur(surface, width: wide, height: high, sigma: sigma)
    cairo_save(cairo)
    var plain = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
    cairo_set_matrix(cairo, &plain)
    source(parts, opacity)
    cairo_mask_surface(cairo, surface, -Double(margin), -Double(margin))
    cairo_restore(cairo)
    cairo_surface_destroy(surface)
  }
}

/// A picture that a file held.
public final class Picture: CGImage, @unchecked Sendable {
  let raster: Raster

  package init(_ raster: Raster) {
    self.raster = raster
    super.init(width: raster.width, height: raster.height)
  }

  /// What a layer has as its contents, as a picture; nil for nothing.
  fileprivate static func of(_ contents: Any?) -> Picture? {
    if let picture = contents as? Picture { return picture }
    guard let drawn = contents as? CGContext.Drawn else { return nil }
    let raster = Raster(width: drawn.width, height: drawn.height)
    raster.draw { cairo in
      cairo_set_source_surface(cairo, drawn.surface, 0, 0)
      cairo_paint(cairo)
    }
    return Picture(raster)
  }
}
