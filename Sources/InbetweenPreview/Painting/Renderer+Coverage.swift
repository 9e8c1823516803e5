// Masks and mattes: what says how much of a layer shows.

import InbetweenLowering
import InbetweenTimeline

extension Renderer {
  /// Thins out a layer by masks.
  mutating func apply(
    _ masks: [DisplayMask], to layer: borrowing Canvas, _ space: AffineTransform
  ) {
    guard let coverage = self.layer(layer.bounds, .coverage) else { return }
    var isFirst = true
    for mask in masks where mask.mode != .none {
      if isFirst, mask.mode.startsCovered {
        coverage.edit {
          for row in coverage.bounds.top..<coverage.bounds.bottom {
            coverage.coverage(row: row).update(repeating: 255)
          }
        }
      }
      isFirst = false
      join(mask, to: coverage, space)
    }
    if !isFirst { layer.draw(coverage, opacity: 1, operation: .keepCovered) }
    coverage.recycle(into: &pool)
  }

  private mutating func join(
    _ mask: DisplayMask, to coverage: borrowing Canvas, _ space: AffineTransform
  ) {
    let work = EdgeWork(filling: mask.outlines, space, within: coverage.bounds)
    guard spendPaint(work.pixels) else { return }
    if let operation = mask.mode.operation, mask.sigma == .zero, !mask.isInverted {
      return coverage.fill(
        mask.outlines, space, rule: .nonZero, paint: .solid(.black), opacity: mask.opacity,
        operation: operation, isDense: work.isDense)
    }
    // The standard deviations along the picture's rows and columns of what is turned with the layer.
    let sigma = Point(
      Point(space.a * mask.sigma.x, space.c * mask.sigma.y).length,
      Point(space.b * mask.sigma.x, space.d * mask.sigma.y).length)
    let limited = sigma.capped(at: limits.sigma)
    let area = coverage.bounds.grown(
      x: (limited.x * 3.5).wholePixels, y: (limited.y * 3.5).wholePixels)
    guard let own = layer(area, .coverage) else { return }
    own.fill(
      mask.outlines, space, rule: .nonZero, paint: .solid(.black), opacity: 1, operation: .over,
      isDense: work.isDense)
    if mask.sigma != .zero { own.blur(limited) }
    if mask.isInverted {
      own.edit {
        for row in area.top..<area.bottom {
          let line = own.coverage(row: row)
          for index in line.indices { line[index] = 255 - line[index] }
        }
      }
    }
    if let operation = mask.mode.operation {
      coverage.draw(own, opacity: mask.opacity, operation: operation)
    } else {
      combine(own, mask, into: coverage)
    }
    own.recycle(into: &pool)
  }

  private func combine(
    _ own: borrowing Canvas, _ mask: DisplayMask, into coverage: borrowing Canvas
  ) {
    let offset = coverage.bounds.left - own.bounds.left
    coverage.edit {
      for row in coverage.bounds.top..<coverage.bounds.bottom {
        let line = coverage.coverage(row: row)
        let other = own.coverage(row: row)
        for index in line.indices {
          let before = line[index]
          let share = UInt8((Double(other[index + offset]) * min(1, mask.opacity)).rounded())
          switch mask.mode {
          case .lighten: line[index] = max(before, share)
          case .darken: line[index] = min(before, share)
          case .difference: line[index] = max(before, share) - min(before, share)
          case .none, .add, .subtract, .intersect: break
          }
        }
      }
    }
  }

  /// Thins out a layer by a matte.
  mutating func apply(
    _ matte: DisplayMatte, to layer: borrowing Canvas, _ situation: Situation
  ) {
    let area = matte.nodes.extent(situation.space).pixels(within: layer.bounds)
    guard !area.isEmpty, let source = self.layer(area) else {
      if area.isEmpty, !matte.kind.isInverted { layer.clear() }
      return
    }
    paint(matte.nodes, on: source, Situation(space: situation.space, visible: area))
    let operation: Operation = matte.kind.isInverted ? .removeCovered : .keepCovered
    switch matte.kind {
    case .alpha, .alphaInverted: layer.draw(source, opacity: 1, operation: operation)
    case .luma, .lumaInverted:
      if let coverage = self.layer(area, .coverage) {
        coverage.edit {
          for row in area.top..<area.bottom {
            Luma.coverage(of: source.colors(row: row), into: coverage.coverage(row: row))
          }
        }
        layer.draw(coverage, opacity: 1, operation: operation)
        coverage.recycle(into: &pool)
      }
    }
    source.recycle(into: &pool)
  }
}

extension Mask.Mode {
  /// Whether it joins full coverage where it is the first.
  fileprivate var startsCovered: Bool {
    switch self {
    case .subtract, .intersect, .darken: true
    case .none, .add, .lighten, .difference: false
    }
  }

  /// How Cairo joins it; nil where only pixel by pixel.
  fileprivate var operation: Operation? {
    switch self {
    case .add: .over
    case .subtract: .removeCovered
    case .intersect: .keepCovered
    case .none, .lighten, .darken, .difference: nil
    }
  }
}
