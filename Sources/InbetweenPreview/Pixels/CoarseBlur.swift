// Wide blurs on a coarser grid: what a wide Gaussian leaves is so smooth that a sample for every
// quarter of its standard deviation holds it to half a 255th.

import InbetweenTimeline

/// A blur whose canvas is shrunk, softened and enlarged again.
struct CoarseBlur {
  /// The standard deviation on the coarse grid; 0 for none.
  private let sigma: Point
  /// How many pixels a sample stands for, across and down.
  private let columns, rows: Int
  private let repeatsEdges: Bool

  /// nil where neither deviation is wide enough for a coarser grid.
  init?(_ sigma: Point, repeatsEdges: Bool) {
    columns = Self.step(sigma.x)
    rows = Self.step(sigma.y)
    guard columns > 1 || rows > 1 else { return nil }
    self.sigma = Point(Self.rest(sigma.x, columns), Self.rest(sigma.y, rows))
    self.repeatsEdges = repeatsEdges
  }

  private static func step(_ sigma: Double) -> Int { Int(max(1, min(64, sigma / 4))) }

  /// What is left to do: the mean of `step` pixels and the straight way between two such means
  /// soften on their own.
  private static func rest(_ sigma: Double, _ step: Int) -> Double {
    guard step > 1 else { return sigma }
    let width = Double(step)
    let done = (width * width - 1) / 12 + width * width / 6
    return (sigma * sigma - done).squareRoot() / width
  }
}

extension CoarseBlur {
  /// Softens a part of a canvas, whose pixels are open to change.
  func soften(_ canvas: borrowing Canvas, _ inner: PixelRect) {
    guard canvas.holdsAnything(inner) else { return }
    let across = sigma.x > 0.01 ? Gaussian(sigma: sigma.x) : nil
    let down = sigma.y > 0.01 ? Gaussian(sigma: sigma.y) : nil
    // Beyond the edge one sample is needed to mix with, or all that reach in.
    let grid = CoarseGrid(
      inner, columns: columns, rows: rows,
      marginX: across.map { repeatsEdges ? $0.reach : 1 } ?? 1,
      marginY: down.map { repeatsEdges ? $0.reach : 1 } ?? 1)
    let samples = UnsafeMutableBufferPointer<Gaussian.Sample>.allocate(
      capacity: grid.width * grid.height)
    defer { samples.deallocate() }
    samples.initialize(repeating: .zero)
    shrink(canvas, inner, grid, into: samples)
    if let across { soften(samples, grid, by: across, isRow: true) }
    if let down { soften(samples, grid, by: down, isRow: false) }
    enlarge(samples, grid, onto: canvas, inner)
  }

  /// The means of the pixels that each sample stands for; coverage is the first lane alone.
  private func shrink(
    _ canvas: borrowing Canvas, _ inner: PixelRect, _ grid: CoarseGrid,
    into samples: UnsafeMutableBufferPointer<Gaussian.Sample>
  ) {
    let left = inner.left - canvas.bounds.left
    for row in inner.top..<inner.bottom {
      let first = (grid.marginY + (row - inner.top) / rows) * grid.width + grid.marginX
      var start = 0
      var place = first
      while start < inner.width {
        let end = min(start + columns, inner.width)
        switch canvas.format {
        case .color:
          let line = canvas.colors(row: row)
          for column in (left + start)..<(left + end) where line[column] != 0 {
            samples[place] += .init(pixel: line[column])
          }
        case .coverage:
          let line = canvas.coverage(row: row)
          var sum = 0
          for column in (left + start)..<(left + end) { sum += Int(line[column]) }
          samples[place].x += Float(sum)
        }
        start = end
        place += 1
      }
    }
    for row in 0..<grid.innerHeight {
      // Where edges repeat, samples at the end are the means of the pixels that there are.
      let high = repeatsEdges ? min(rows, inner.height - row * rows) : rows
      for column in 0..<grid.innerWidth {
        let wide = repeatsEdges ? min(columns, inner.width - column * columns) : columns
        samples[(grid.marginY + row) * grid.width + grid.marginX + column] *=
          1 / Float(wide * high)
      }
    }
    if repeatsEdges { grid.repeatEdges(samples) }
  }

  private func soften(
    _ samples: UnsafeMutableBufferPointer<Gaussian.Sample>, _ grid: CoarseGrid,
    by gaussian: Gaussian, isRow: Bool
  ) {
    let count = isRow ? grid.width : grid.height
    let step = isRow ? 1 : grid.width
    let lines = UnsafeMutableBufferPointer<Gaussian.Sample>.allocate(capacity: count * 2)
    defer { lines.deallocate() }
    let line = UnsafeMutableBufferPointer(rebasing: lines[..<count])
    let result = UnsafeMutableBufferPointer(rebasing: lines[count...])
    for number in 0..<(isRow ? grid.height : grid.width) {
      let first = isRow ? number * grid.width : number
      for index in 0..<count { line[index] = samples[first + index * step] }
      gaussian.soften(line, into: result)
      for index in 0..<count { samples[first + index * step] = result[index] }
    }
  }

  private func enlarge(
    _ samples: UnsafeMutableBufferPointer<Gaussian.Sample>, _ grid: CoarseGrid,
    onto canvas: borrowing Canvas, _ inner: PixelRect
  ) {
    let left = inner.left - canvas.bounds.left
    let places = (0..<inner.width).map { grid.place($0, columns, grid.marginX) }
    let mixed = UnsafeMutableBufferPointer<Gaussian.Sample>.allocate(capacity: grid.width)
    defer { mixed.deallocate() }
    for row in inner.top..<inner.bottom {
      let (upper, share) = grid.place(row - inner.top, rows, grid.marginY)
      for column in 0..<grid.width {
        let above = samples[upper * grid.width + column]
        let below = samples[(upper + 1) * grid.width + column]
        mixed[column] = above + (below - above) * share
      }
      switch canvas.format {
      case .color:
        let line = canvas.colors(row: row)
        for (column, place) in places.enumerated() {
          let (before, after) = (mixed[place.index], mixed[place.index + 1])
          // Alpha, above which no colour goes, rounds to nothing.
          let isClear = before.x < 0.5 && after.x < 0.5
          line[left + column] = isClear ? 0 : (before + (after - before) * place.share).pixel
        }
      case .coverage:
        let line = canvas.coverage(row: row)
        for (column, place) in places.enumerated() {
          let before = mixed[place.index].x
          let value = before + (mixed[place.index + 1].x - before) * place.share
          line[left + column] = UInt8(min(255, max(0, value + 0.5)))
        }
      }
    }
  }
}

/// How coarse samples lie: those of the canvas, and a margin around them.
private struct CoarseGrid {
  let innerWidth, innerHeight: Int
  let marginX, marginY: Int

  init(_ inner: PixelRect, columns: Int, rows: Int, marginX: Int, marginY: Int) {
    innerWidth = (inner.width + columns - 1) / columns
    innerHeight = (inner.height + rows - 1) / rows
    self.marginX = marginX
    self.marginY = marginY
  }

  var width: Int { innerWidth + 2 * marginX }
  var height: Int { innerHeight + 2 * marginY }

  /// Between which sample and the next one a pixel's middle lies, and how far on the way.
  func place(_ pixel: Int, _ step: Int, _ margin: Int) -> (index: Int, share: Float) {
    let place = (Double(pixel) + 0.5) / Double(step) - 0.5 + Double(margin)
    let index = Int(place)
    return (index, Float(place - Double(index)))
  }

  /// Gives the margins the samples at the edges.
  func repeatEdges(_ samples: UnsafeMutableBufferPointer<Gaussian.Sample>) {
    for row in marginY..<(marginY + innerHeight) {
      let line = row * width
      for column in 0..<marginX {
        samples[line + column] = samples[line + marginX]
        samples[line + width - 1 - column] = samples[line + marginX + innerWidth - 1]
      }
    }
    for row in 0..<marginY {
      for column in 0..<width {
        samples[row * width + column] = samples[marginY * width + column]
        samples[(height - 1 - row) * width + column] =
          samples[(marginY + innerHeight - 1) * width + column]
      }
    }
  }
}
