import InbetweenTimeline

// What animators do, and how selectors choose.

extension Option {
  static let selectors: [Option] =
    TextSelector.Unit.allCases.map { unit in
      selector("unit \(unit)") { if $0.unit == unit { $0.unit = unit == .line ? .word : .line } }
    }
    + TextSelector.Measure.allCases.map { measure in
      selector("measure \(measure)") {
        if $0.measure == measure { $0.measure = measure == .share ? .index : .share }
      }
    }
    + TextSelector.Shape.allCases.map { shape in
      selector("shape \(shape)") {
        if $0.shape == shape { $0.shape = shape == .rampUp ? .rampDown : .rampUp }
      }
    }
    + TextSelector.Mode.allCases.map { mode in
      selector("mode \(mode)") {
        if $0.mode == mode { $0.mode = mode == .subtract ? .add : .subtract }
      }
    } + [
      selector("selector start") { $0.start = .constant(0) },
      selector("selector end") { $0.end = nil },
      selector("selector offset") { $0.offset = .constant(0) },
      selector("selector amount") { $0.amount = .constant(1) },
      selector("selector easeHigh") { $0.easeHigh = .constant(0) },
      selector("selector easeLow") { $0.easeLow = .constant(0) },
      selector("selector smoothness") { $0.smoothness = .constant(1) },
      selector("selector isRandomized") { $0.isRandomized = false },
      selector("selector expression") { if case .expression = $0.kind { $0.kind = .range } },
      selector("selector over time") { selector in
        for path in [\TextSelector.start, \.offset, \.amount] {
          selector[keyPath: path] = .constant(selector[keyPath: path].track.initialValue)
        }
        selector.end = selector.end.map { .constant($0.track.initialValue) }
      },
    ]

  static let animators: [Option] = [
    style("anchor") { $0.anchor = nil },
    style("position") { $0.position = nil },
    style("scale") { $0.scale = nil },
    style("rotation") { $0.rotation = nil },
    style("xRotation") { $0.xRotation = nil },
    style("yRotation") { $0.yRotation = nil },
    style("skew") { $0.skew = nil },
    style("skewAxis") { $0.skewAxis = nil },
    style("opacity") { $0.opacity = nil },
    style("fill") { $0.fill = nil },
    style("fillHue") { $0.fillHue = nil },
    style("fillSaturation") { $0.fillSaturation = nil },
    style("fillBrightness") { $0.fillBrightness = nil },
    style("fillOpacity") { $0.fillOpacity = nil },
    style("stroke") { $0.stroke = nil },
    style("strokeHue") { $0.strokeHue = nil },
    style("strokeSaturation") { $0.strokeSaturation = nil },
    style("strokeBrightness") { $0.strokeBrightness = nil },
    style("strokeOpacity") { $0.strokeOpacity = nil },
    style("strokeWidth") { $0.strokeWidth = nil },
    style("tracking") { $0.tracking = nil },
    style("lineSpacing") { $0.lineSpacing = nil },
    style("lineAnchor") { $0.lineAnchor = nil },
    style("blur") { $0.blur = nil },
    animator("animator over time") {
      guard let position = $0.style.position else { return }
      $0.style.position = .constant(position.track.initialValue)
    },
  ]

  private static func style(
    _ name: String, _ change: @escaping @Sendable (inout TextAnimatorStyle) -> Void
  ) -> Option {
    animator("animator \(name)") { change(&$0.style) }
  }
}
