import CoreText
import QuartzCore
import SwiftUI

#if canImport(UIKit)
  import UIKit
#else
  import AppKit
#endif

extension InbetweenRuntime.LayerTree {
  /// The outlines of words in place of the file's: lines begin, are centred or end at x 0 for a side
  /// of 0, 0.5 or 1, and the first is at y 0, around which other outlines may lie. Characters that are
  /// pictures, as emoji, have none.
  @inline(never) public func words(
    _ words: String, in name: String, _ size: Double, side: Double, lineHeight: Double,
    tracking: Double = 0, within outlines: StaticString = ""
  ) -> CGPath {
    #if canImport(UIKit)
      typealias PlatformFont = UIFont
    #else
      typealias PlatformFont = NSFont
    #endif
    let font = PlatformFont(name: name, size: size) ?? .systemFont(ofSize: size)
    var attributes: [NSAttributedString.Key: Any] = [.font: font]
    if tracking != 0 { attributes[.tracking] = tracking }
    let path = CGMutablePath()
    if outlines.utf8CodeUnitCount > 0 { path.addPath(outline(outlines)) }
    let lines = words.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, text) in lines.enumerated() {
      let line = CTLineCreateWithAttributedString(
        NSAttributedString(string: String(text), attributes: attributes))
      let start = -side * CTLineGetTypographicBounds(line, nil, nil, nil)
      let base = lineHeight * Double(index)
      for run in CTLineGetGlyphRuns(line) as? [CTRun] ?? [] {
        let count = CTRunGetGlyphCount(run)
        var glyphs = [CGGlyph](repeating: 0, count: count)
        var points = [CGPoint](repeating: .zero, count: count)
        CTRunGetGlyphs(run, CFRange(), &glyphs)
        CTRunGetPositions(run, CFRange(), &points)
        // Another font has the characters that this one lacks.
        let found = CTRunGetAttributes(run) as? [NSAttributedString.Key: Any]
        let own = found?[.font] as? PlatformFont ?? font
        for (glyph, point) in zip(glyphs, points) {
          guard let shape = CTFontCreatePathForGlyph(own as CTFont, glyph, nil) else { continue }
          // Outlines of fonts have y pointing up.
          path.addPath(
            shape,
            transform: CGAffineTransform(
              a: 1, b: 0, c: 0, d: -1, tx: start + point.x, ty: base - point.y))
        }
      }
    }
    return path
  }
}
