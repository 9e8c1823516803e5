import InbetweenLowering
import InbetweenTimeline

extension Canvas {
  /// Maps each pixel's straight components.
  func apply(_ matrix: ColorMatrix) {
    guard matrix.rows.count == 20 else { return }
    let columns = (0..<5).map { column -> Pixel in
      let factors = [0, 5, 10, 15].map { Float(matrix.rows[$0 + column]) }
      return Pixel(factors)
    }
    let (red, green, blue, alpha, constant) =
      (columns[0], columns[1], columns[2], columns[3], columns[4])
    let emptyAlpha = constant[3]
    mapStraight(includingEmpty: emptyAlpha > 0) {
      var sum = constant
      sum += red * $0[0]
      sum += green * $0[1]
      sum += blue * $0[2]
      sum += alpha * $0[3]
      return sum
    }
  }

  /// Maps each pixel's lightness to a colour.
  func apply(_ filter: ColorMapFilter) {
    guard filter.colorMap.count > 1 else { return }
    let colorMap = filter.colorMap.map { Pixel(Float($0.red), Float($0.green), Float($0.blue), 0) }
    let weights = DisplayFilter.lightnessWeights
    let amount = Float(filter.amount)
    mapStraight(includingEmpty: false) { pixel in
      let light =
        Float(weights.red) * pixel[0] + Float(weights.green) * pixel[1]
        + Float(weights.blue) * pixel[2]
      let place = min(1, max(0, light)) * Float(colorMap.count - 1)
      let index = min(colorMap.count - 2, Int(place))
      let tone = colorMap[index] + (colorMap[index + 1] - colorMap[index]) * (place - Float(index))
      var result = pixel + (tone - pixel) * amount
      result[3] = pixel[3]
      return result
    }
  }

  private func mapStraight(includingEmpty: Bool, _ map: (Pixel) -> Pixel) {
    edit {
      for row in bounds.top..<bounds.bottom {
        let line = colors(row: row)
        for index in line.indices where includingEmpty || line[index] != 0 {
          var pixel = Pixel(line[index])
          let alpha = pixel[3]
          if alpha > 0 { pixel /= alpha }
          pixel[3] = alpha
          var mapped = map(pixel).atLeast(.zero).atMost(.one)
          let newAlpha = mapped[3]
          mapped *= newAlpha
          mapped[3] = newAlpha
          line[index] = mapped.packed
        }
      }
    }
  }
}
