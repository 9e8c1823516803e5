import InbetweenDiagnostics
import InbetweenLowering
import InbetweenTimeline
import TestSupport

@testable import InbetweenPipeline
@testable import InbetweenPreview

/// A fixture on its way to pictures, as `render` draws it.
struct DrawnFixture: ~Copyable {
  private let list: AnimatedDisplayList
  let timeline: Timeline
  private var renderer: Renderer
  /// What importing and staging found.
  private(set) var log = DiagnosticLog()

  /// The fixture, or what `change` makes of it.
  init(_ fixture: FixtureCase, after change: (inout Timeline) -> Void = { _ in }) throws {
    let file = try InputFile.files(named: fixture.path)[0]
    var animation = try file.animations(log: &log)[0]
    change(&animation.timeline)
    timeline = animation.timeline
    list = animation.scene(fonts: [], log: &log).lowered()
    renderer = Renderer(images: animation.imageCache(of: file))
  }

  /// A frame in the composition's own size, or with no side longer than some pixels.
  mutating func picture(atFrame frame: Double, longestSide: Int? = nil) throws -> Bitmap {
    let size = longestSide.map { PictureSize.limited($0) } ?? .natural
    let sides = size.sides(of: timeline)
    return try renderer.render(
      list.displayList(atFrame: frame), width: sides.width, height: sides.height)
  }

  /// What drawing found so far.
  var drawingLog: DiagnosticLog { renderer.log }
}

extension Bitmap {
  /// Red, green, blue and alpha of one pixel, not premultiplied, as bytes.
  func straightPixel(_ x: Int, _ y: Int) -> [UInt8] {
    let one = Bitmap(width: 1, height: 1, pixels: [pixels[y * width + x]])
    return one.straightBytes
  }

  /// Pictures of one height side by side.
  static func strip(_ pictures: [Bitmap]) -> Bitmap {
    let height = pictures.map(\.height).max() ?? 0
    var strip = Bitmap(width: pictures.reduce(0) { $0 + $1.width }, height: height)
    var left = 0
    for picture in pictures {
      for y in 0..<picture.height {
        let row = picture.pixels[y * picture.width..<(y + 1) * picture.width]
        let start = y * strip.width + left
        strip.pixels.replaceSubrange(start..<start + picture.width, with: row)
      }
      left += picture.width
    }
    return strip
  }

  /// The largest difference of a component of any pixel, premultiplied; nil for unlike sizes.
  func greatestDifference(to other: Bitmap) -> Int? {
    guard width == other.width, height == other.height else { return nil }
    var greatest = 0
    for (one, two) in zip(pixels, other.pixels) where one != two {
      for shift: UInt32 in [0, 8, 16, 24] {
        greatest = max(greatest, abs(Int(one >> shift & 255) - Int(two >> shift & 255)))
      }
    }
    return greatest
  }
}
