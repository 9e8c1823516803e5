import SwiftUI

extension InbetweenRuntime.Drawing {
  /// Sets words in place of the file's: lines begin, are centred or end at x 0 for a side of 0,
  /// 0.5 or 1, and the first is at y 0.
  public static func write(
    _ words: String, in context: GraphicsContext, _ font: Font, _ color: Color, side: Double,
    lineHeight: Double,
    tracking: Double = 0
  ) {
    let lines = words.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let text = context.resolve(
        Text(verbatim: String(line)).font(font).tracking(tracking).foregroundColor(color))
      let size = text.measure(in: CGSize(width: CGFloat.infinity, height: .infinity))
      let top = Double(index) * lineHeight - text.firstBaseline(in: size)
      context.draw(
        text,
        in: CGRect(x: -side * size.width, y: top, width: size.width, height: size.height))
    }
  }
}
