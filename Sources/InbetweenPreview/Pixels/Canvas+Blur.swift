import InbetweenTimeline

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
      if let coarse = CoarseBlur(sigma, repeatsEdges: rim != nil) {
        coarse.soften(self, inner)
      } else {
        for (isRow, sigma) in [(true, sigma.x), (false, sigma.y)] where sigma > 0.01 {
          soften(Gaussian(sigma: sigma), inner, isRow: isRow, repeatsEdges: rim != nil)
        }
      }
      if rim != nil { empty(around: inner) }
    }
  }

  private func soften(
    _ gaussian: Gaussian, _ inner: PixelRect, isRow: Bool, repeatsEdges: Bool
  ) {
    let count = isRow ? inner.width : inner.height
    let margin = repeatsEdges ? gaussian.reach : 0
    let length = count + 2 * margin
    // Columns are taken sixteen at a time, as they lie in memory; a colour fills a sample's four
    // lanes, coverage shares them with the next three lines.
    let lanes = format == .color ? 1 : 4
    let block = isRow ? 1 : 16 / lanes
    let lines = isRow ? inner.height : inner.width
    let samples = UnsafeMutableBufferPointer<Gaussian.Sample>.allocate(
      capacity: length * (block + 1))
    defer { samples.deallocate() }
    let result = UnsafeMutableBufferPointer(rebasing: samples[(length * block)...])
    for step in Swift.stride(from: 0, to: lines, by: lanes * block) {
      let used = min(lanes * block, lines - step)
      let part =
        isRow
        ? PixelRect(
          left: inner.left, top: inner.top + step, right: inner.right,
          bottom: inner.top + step + used)
        : PixelRect(
          left: inner.left + step, top: inner.top, right: inner.left + step + used,
          bottom: inner.bottom)
      guard holdsAnything(part) else { continue }
      for line in 0..<((used + lanes - 1) / lanes) {
        let row = UnsafeMutableBufferPointer(
          rebasing: samples[(line * length)..<((line + 1) * length)])
        let own = part.line(line * lanes, min(lanes, used - line * lanes), isRow: isRow)
        read(own, into: UnsafeMutableBufferPointer(rebasing: row[margin..<(margin + count)]), isRow)
        for index in 0..<margin {
          row[index] = row[margin]
          row[length - 1 - index] = row[length - 1 - margin]
        }
        gaussian.soften(row, into: result)
        write(
          UnsafeMutableBufferPointer(rebasing: result[margin..<(margin + count)]), into: own, isRow)
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

extension PixelRect {
  /// So many rows from one on, counted from the top; or columns, from the left.
  fileprivate func line(_ first: Int, _ count: Int, isRow: Bool) -> PixelRect {
    isRow
      ? PixelRect(left: left, top: top + first, right: right, bottom: top + first + count)
      : PixelRect(left: left + first, top: top, right: left + first + count, bottom: bottom)
  }
}

// MARK: - Pixels as samples

extension Canvas {
  /// Whether a part shows anything.
  func holdsAnything(_ part: PixelRect) -> Bool {
    for row in part.top..<part.bottom {
      switch format {
      case .color:
        let line = colors(row: row)
        for column in (part.left - bounds.left)..<(part.right - bounds.left)
        where line[column] != 0 { return true }
      case .coverage:
        let line = coverage(row: row)
        for column in (part.left - bounds.left)..<(part.right - bounds.left)
        where line[column] != 0 { return true }
      }
    }
    return false
  }

  /// Reads a line of colours, or up to four lines of coverage side by side.
  private func read(
    _ part: PixelRect, into samples: UnsafeMutableBufferPointer<Gaussian.Sample>, _ isRow: Bool
  ) {
    let column = part.left - bounds.left
    switch (format, isRow) {
    case (.color, true):
      let line = colors(row: part.top)
      for index in 0..<samples.count { samples[index] = .init(pixel: line[column + index]) }
    case (.color, false):
      for index in 0..<samples.count {
        samples[index] = .init(pixel: colors(row: part.top + index)[column])
      }
    case (.coverage, true):
      // Lanes beyond the part repeat its last line and are not written back.
      let lines = (0..<4).map { coverage(row: min(part.top + $0, part.bottom - 1)) }
      let (a, b, c, d) = (lines[0], lines[1], lines[2], lines[3])
      for index in 0..<samples.count {
        let place = column + index
        samples[index] = .init(Float(a[place]), Float(b[place]), Float(c[place]), Float(d[place]))
      }
    case (.coverage, false):
      for index in 0..<samples.count {
        let line = coverage(row: part.top + index)
        let last = column + part.width - 1
        samples[index] = .init(
          Float(line[column]), Float(line[min(column + 1, last)]),
          Float(line[min(column + 2, last)]), Float(line[min(column + 3, last)]))
      }
    }
  }

  private func write(
    _ samples: UnsafeMutableBufferPointer<Gaussian.Sample>, into part: PixelRect, _ isRow: Bool
  ) {
    let column = part.left - bounds.left
    switch (format, isRow) {
    case (.color, true):
      let line = colors(row: part.top)
      for index in 0..<samples.count { line[column + index] = samples[index].pixel }
    case (.color, false):
      for index in 0..<samples.count {
        colors(row: part.top + index)[column] = samples[index].pixel
      }
    case (.coverage, true):
      for lane in 0..<part.height {
        let line = coverage(row: part.top + lane)
        for index in 0..<samples.count { line[column + index] = samples[index].coverage(lane) }
      }
    case (.coverage, false):
      for index in 0..<samples.count {
        let line = coverage(row: part.top + index)
        for lane in 0..<part.width { line[column + lane] = samples[index].coverage(lane) }
      }
    }
  }
}

extension Gaussian.Sample {
  /// A pixel's alpha, red, green and blue, 0 to 255.
  @inline(__always)
  init(pixel: UInt32) {
    self.init(wholes: SIMD4<UInt32>(pixel >> 24, pixel >> 16, pixel >> 8, pixel) & 255)
  }

  /// As four bytes, rounded, no colour above the alpha.
  @inline(__always)
  var pixel: UInt32 {
    let alpha = Swift.min(255.49, Swift.max(0, x + 0.5))
    let bytes = (self + 0.5).atLeast(.zero).atMost(Self(repeating: alpha)).wholes
    return bytes.x << 24 | bytes.y << 16 | bytes.z << 8 | bytes.w
  }

  /// One lane as a byte, rounded.
  @inline(__always)
  func coverage(_ lane: Int) -> UInt8 {
    UInt8(Swift.min(255, Swift.max(0, self[lane] + 0.5)))
  }
}
