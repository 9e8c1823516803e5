import InbetweenDiagnostics
import InbetweenLowering
import InbetweenPreview
import InbetweenTimeline

/// A straight pixel in bytes.
struct Bytes: Equatable, CustomStringConvertible {
  var red, green, blue, alpha: Double

  init(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double = 255) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// From straight components of 0 to 1.
  init(_ color: Color) {
    self.init(color.red * 255, color.green * 255, color.blue * 255, color.alpha * 255)
  }

  var description: String { "(\(red), \(green), \(blue), \(alpha))" }

  /// The largest difference of alpha and of premultiplied components.
  func distance(to other: Bytes) -> Double {
    let pairs = [
      (red * alpha, other.red * other.alpha), (green * alpha, other.green * other.alpha),
      (blue * alpha, other.blue * other.alpha), (alpha * 255, other.alpha * 255),
    ]
    return pairs.map { abs($0.0 - $0.1) / 255 }.max() ?? 0
  }
}

extension Bitmap {
  func at(_ x: Int, _ y: Int) -> Bytes {
    let bytes = straightBytes
    let place = (y * width + x) * 4
    return Bytes(
      Double(bytes[place]), Double(bytes[place + 1]), Double(bytes[place + 2]),
      Double(bytes[place + 3]))
  }
}

extension BezierPath {
  static func rectangle(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> BezierPath {
    BezierPath(
      [
        Vertex(Point(x, y)), Vertex(Point(x + width, y)), Vertex(Point(x + width, y + height)),
        Vertex(Point(x, y + height)),
      ], isClosed: true)
  }
}

extension DisplayNode {
  static func rectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color,
    opacity: Double = 1, _ mode: BlendMode = .normal
  ) -> DisplayNode {
    .fill(
      FillNode(
        [.rectangle(x, y, width, height)], paint: .solid(color), opacity: opacity,
        blendMode: mode))
  }
}

/// The picture of nodes on a canvas of this size, pixel by pixel.
func draw(_ nodes: [DisplayNode], width: Int = 8, height: Int = 8) throws -> Bitmap {
  var renderer = Renderer()
  return try renderer.render(
    DisplayList(size: Size(Double(width), Double(height)), nodes: nodes), width: width,
    height: height)
}

/// Adds to reasons why a pixel is not what it should be.
func mismatch(_ bitmap: Bitmap, _ x: Int, _ y: Int, _ wanted: Bytes, within: Double = 2) -> String?
{
  let found = bitmap.at(x, y)
  return found.distance(to: wanted) <= within
    ? nil : "at (\(x), \(y)): \(found) instead of \(wanted)"
}
