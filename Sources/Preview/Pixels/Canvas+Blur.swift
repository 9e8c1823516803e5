import Geometry

extension Canvas {
  /// Softens the canvas by a Gaussian.
  ///
  /// - Parameters:
  ///   - sigma: the standard deviation across x and y, in pixels; 0 for none.
  ///   - rim: the pixels whose edge goes on without end, and outside of which nothing is left;
  ///     nil where there is nothing beyond the canvas.
  func blur(_ sigma: Point, rim: PixelRect? = nil) {
    let inner = rim?.intersection(bounds) ?? bounds
    guard !inner.isEmpty else { return rim == nil ? () : clear() }
    edit {
      if sigma.x > 0.01 {
        soften(
          Gaussian(sigma: sigma.x), across: inner.width, from: inner.left, lines: inner.height,
          first: inner.top, isRow: true, repeatsEdges: rim != nil)
      }
      if sigma.y > 0.01 {
        soften(
          Gaussian(sigma: sigma.y), across: inner.height, from: inner.top, lines: inner.width,
          first: inner.left, isRow: false, repeatsEdges: rim != nil)
      }
      if rim != nil { empty(around: inner) }
    }
  }

  private func soften(
    _ gaussian: Gaussian, across count: Int, from start: Int, lines: Int, first: Int, isRow: Bool,
    repeatsEdges: Bool
  ) {
    let margin = repeatsEdges ? gaussian.reach : 0
    let length = count + 2 * margin
    // A colour fills a sample's four lanes, coverage shares them with the next three lines; and
    // columns are taken sixteen at a time, as they lie in memory.
    let lanes = format == .color ? 1 : 4
    let block = isRow ? 1 : 16 / lanes
    let samples = UnsafeMutableBufferPointer<Gaussian.Sample>.allocate(
      capacity: length * (block + 1))
    defer { samples.deallocate() }
    let scratch = UnsafeMutableBufferPointer(rebasing: samples[(length * block)...])
    for step in Swift.stride(from: 0, to: lines, by: lanes * block) {
      let used = min(lanes * block, lines - step)
      var isEmpty = true
      for index in 0..<count {
        for line in 0..<((used + lanes - 1) / lanes) {
          let sample = sample(
            start + index, first + step + line * lanes, min(lanes, used - line * lanes), isRow)
          samples[line * length + margin + index] = sample
          if sample != .zero { isEmpty = false }
        }
      }
      guard !isEmpty else { continue }
      for line in 0..<((used + lanes - 1) / lanes) {
        let row = UnsafeMutableBufferPointer(
          rebasing: samples[(line * length)..<((line + 1) * length)])
        for index in 0..<margin {
          row[index] = row[margin]
          row[length - 1 - index] = row[length - 1 - margin]
        }
        gaussian.soften(row, scratch: scratch)
        for index in 0..<count {
          store(
            row[margin + index], start + index, first + step + line * lanes,
            min(lanes, used - line * lanes), isRow)
        }
      }
    }
  }

  @inline(__always)
  private func sample(_ place: Int, _ line: Int, _ lanes: Int, _ isRow: Bool) -> Gaussian.Sample {
    if format == .color {
      let pixel =
        isRow
        ? colors(row: line)[place - bounds.left] : colors(row: place)[line - bounds.left]
      return Gaussian.Sample(
        Double(pixel >> 24), Double(pixel >> 16 & 255), Double(pixel >> 8 & 255),
        Double(pixel & 255))
    }
    var sample = Gaussian.Sample.zero
    for lane in 0..<lanes {
      sample[lane] = Double(
        isRow
          ? coverage(row: line + lane)[place - bounds.left]
          : coverage(row: place)[line + lane - bounds.left])
    }
    return sample
  }

  @inline(__always)
  private func store(
    _ sample: Gaussian.Sample, _ place: Int, _ line: Int, _ lanes: Int, _ isRow: Bool
  ) {
    let top = format == .color ? Swift.min(255, sample[0] + 0.5) : 255
    let shown = (sample + 0.5).clamped(
      lowerBound: .zero, upperBound: Gaussian.Sample(repeating: Swift.max(0, top)))
    if format == .color {
      let pixel =
        UInt32(shown[0]) << 24 | UInt32(shown[1]) << 16 | UInt32(shown[2]) << 8 | UInt32(shown[3])
      if isRow {
        colors(row: line)[place - bounds.left] = pixel
      } else {
        colors(row: place)[line - bounds.left] = pixel
      }
      return
    }
    for lane in 0..<lanes {
      if isRow {
        coverage(row: line + lane)[place - bounds.left] = UInt8(shown[lane])
      } else {
        coverage(row: place)[line + lane - bounds.left] = UInt8(shown[lane])
      }
    }
  }

  private func empty(around inner: PixelRect) {
    for row in bounds.top..<bounds.bottom {
      let isOutside = row < inner.top || row >= inner.bottom
      for column in bounds.left..<bounds.right
      where isOutside || column < inner.left || column >= inner.right {
        switch format {
        case .color: colors(row: row)[column - bounds.left] = 0
        case .coverage: coverage(row: row)[column - bounds.left] = 0
        }
      }
    }
  }
}
