import InbetweenLowering
import InbetweenPreview
import InbetweenTimeline
import Testing

/// Blending is compared with the formulas of the W3C's "Compositing and Blending", in numbers.
@Suite struct BlendModeTests {
  static let back = Color(0.8, 0.4, 0.2)
  static let front = Color(0.3, 0.5, 0.9)

  @Test("Every blend mode mixes by its formula, opaque or not", arguments: BlendMode.allCases)
  func mixes(_ mode: BlendMode) throws {
    for (backAlpha, frontAlpha) in [(1.0, 1.0), (1, 0.5), (0.6, 1), (0.6, 0.5)] {
      let back = with(Self.back, backAlpha)
      let front = with(Self.front, frontAlpha)
      let bitmap = try draw([
        .rectangle(0, 0, 8, 8, back), .rectangle(0, 0, 8, 8, front, mode),
      ])
      let wanted = Self.mixed(back: back, front: front, mode)
      #expect(mismatch(bitmap, 4, 4, wanted) == nil)
    }
  }

  @Test("A group mixes as one picture", arguments: BlendMode.allCases)
  func mixesGroups(_ mode: BlendMode) throws {
    let group = GroupNode(
      [.rectangle(0, 0, 8, 4, Self.front), .rectangle(0, 0, 8, 8, with(Self.front, 0.5))],
      opacity: 0.5, blendMode: mode)
    let bitmap = try draw([.rectangle(0, 0, 8, 8, Self.back), .group(group)])
    #expect(
      mismatch(
        bitmap, 4, 2, Self.mixed(back: Self.back, front: with(Self.front, 0.5), mode)) == nil)
    #expect(
      mismatch(
        bitmap, 4, 6, Self.mixed(back: Self.back, front: with(Self.front, 0.25), mode)) == nil)
  }

  @Test("Blend modes within an isolated group see nothing below it")
  func isolates() throws {
    let child = DisplayNode.rectangle(0, 0, 8, 8, Self.front, .multiply)
    let lower = DisplayNode.rectangle(0, 0, 4, 8, Color(1, 1, 1), .normal)
    let isolated = try draw([
      .rectangle(0, 0, 8, 8, Self.back), .group(GroupNode([lower, child])),
    ])
    #expect(mismatch(isolated, 2, 4, Bytes(Self.front)) == nil)
    #expect(mismatch(isolated, 6, 4, Bytes(Self.front)) == nil)
    let open = try draw([
      .rectangle(0, 0, 8, 8, Self.back), .group(GroupNode([lower, child], isIsolated: false)),
    ])
    #expect(
      mismatch(open, 6, 4, Self.mixed(back: Self.back, front: Self.front, .multiply)) == nil)
  }

  @Test("So it is where only a matte has blend modes, in drawings as well")
  func isolatesWithinMattes() throws {
    let grey = DisplayNode.rectangle(0, 0, 8, 8, Color(0.5, 0.5, 0.5))
    let lower = DisplayNode.rectangle(0, 0, 4, 8, Color(1, 1, 1), .normal)
    let child = DisplayNode.rectangle(0, 0, 8, 8, Color(0.6, 0.6, 0.6), .multiply)
    for (isIsolated, share) in [(true, 0.6), (false, 0.3)] {
      let matte = DisplayMatte(
        .luma, nodes: [grey, .group(GroupNode([lower, child], isIsolated: isIsolated))])
      let shown = DisplayNode.group(
        GroupNode([.rectangle(0, 0, 8, 8, Color(1, 0, 0))], matte: matte))
      #expect(abs(try draw([shown]).at(6, 4).alpha - share * 255) <= 1)
      var drawing = SVGDrawing(images: ImageCache())
      let text = drawing.still(
        DisplayList(size: Size(8, 8), nodes: [shown]), width: 8, height: 8, background: nil)
      // The whole drawing is one, too.
      #expect(text.ranges(of: "isolation:isolate").count == (isIsolated ? 2 : 1))
    }
  }

  @Test("A group of several children counts its opacity once")
  func groupOpacity() throws {
    let group = GroupNode(
      [.rectangle(0, 0, 6, 8, Color(1, 0, 0)), .rectangle(2, 0, 6, 8, Color(0, 0, 1))],
      opacity: 0.5)
    let bitmap = try draw([.group(group)])
    #expect(mismatch(bitmap, 1, 4, Bytes(255, 0, 0, 127.5), within: 1) == nil)
    #expect(mismatch(bitmap, 4, 4, Bytes(0, 0, 255, 127.5), within: 1) == nil)
  }

  private func with(_ color: Color, _ alpha: Double) -> Color {
    Color(color.red, color.green, color.blue, alpha)
  }
}

extension BlendModeTests {
  /// co = cs·αs·(1 − αb) + cb·αb·(1 − αs) + αs·αb·B(cb, cs), as a straight pixel.
  static func mixed(back: Color, front: Color, _ mode: BlendMode) -> Bytes {
    let b = [back.red, back.green, back.blue]
    let s = [front.red, front.green, front.blue]
    let blended = blend(b, s, mode)
    let both = front.alpha * back.alpha
    let alpha = front.alpha + back.alpha - both
    let result = (0..<3).map { index in
      (s[index] * front.alpha * (1 - back.alpha) + b[index] * back.alpha * (1 - front.alpha)
        + both * blended[index]) / alpha * 255
    }
    return Bytes(result[0], result[1], result[2], alpha * 255)
  }

  private static func blend(_ b: [Double], _ s: [Double], _ mode: BlendMode) -> [Double] {
    switch mode {
    case .hue: return setLuminosity(setSaturation(s, saturation(b)), luminosity(b))
    case .saturation: return setLuminosity(setSaturation(b, saturation(s)), luminosity(b))
    case .color: return setLuminosity(s, luminosity(b))
    case .luminosity: return setLuminosity(b, luminosity(s))
    default: return zip(b, s).map { one($0, $1, mode) }
    }
  }

  private static func one(_ b: Double, _ s: Double, _ mode: BlendMode) -> Double {
    switch mode {
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return one(s, b, .hardLight)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    case .softLight:
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return s <= 0.5 ? b - (1 - 2 * s) * b * (1 - b) : b + (2 * s - 1) * (d - b)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    case .add: return min(1, b + s)
    case .hardMix: return b + s >= 0.9999 ? 1 : 0
    default: return s
    }
  }

  private static func luminosity(_ c: [Double]) -> Double {
    0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2]
  }

  private static func saturation(_ c: [Double]) -> Double {
    max(c[0], c[1], c[2]) - min(c[0], c[1], c[2])
  }

  private static func setLuminosity(_ c: [Double], _ light: Double) -> [Double] {
    let step = light - luminosity(c)
    var result = c.map { $0 + step }
    let l = luminosity(result)
    let low = min(result[0], result[1], result[2])
    let high = max(result[0], result[1], result[2])
    if low < 0 { result = result.map { l + (($0 - l) * l) / (l - low) } }
    if high > 1 { result = result.map { l + (($0 - l) * (1 - l)) / (high - l) } }
    return result
  }

  private static func setSaturation(_ c: [Double], _ saturation: Double) -> [Double] {
    let low = min(c[0], c[1], c[2])
    let high = max(c[0], c[1], c[2])
    return high > low ? c.map { ($0 - low) * saturation / (high - low) } : [0, 0, 0]
  }
}
