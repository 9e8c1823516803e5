import SwiftUI

extension InbetweenRuntime {
  /// Words in place of the file's: lines begin, are centred or end at x 0, and the first is at
  /// y 0.
  public struct Words: View {
    private let lines: [Substring]
    private let font: Font
    private let color: Color
    private let alignment: Alignment
    private let lineHeight: Double
    private let tracking: Double

    public init(
      _ words: String, in font: Font, _ color: Color, alignment: Alignment, lineHeight: Double,
      tracking: Double = 0
    ) {
      lines = words.split(separator: "\n", omittingEmptySubsequences: false)
      self.font = font
      self.color = color
      self.alignment = alignment
      self.lineHeight = lineHeight
      self.tracking = tracking
    }

    public var body: some View {
      // As large as what it is offered, which outlines are too.
      GeometryReader { _ in
        ZStack(alignment: .topLeading) {
          ForEach(lines.indices, id: \.self) { index in
            Text(verbatim: String(lines[index]))
              .font(font)
              .tracking(tracking)
              .foregroundStyle(color)
              .fixedSize()
              .frame(width: 0, height: 0, alignment: alignment)
              .offset(y: lineHeight * Double(index))
          }
        }
      }
    }
  }
}
