import InbetweenTimeline

/// Answers what scripts ask of the animation.
struct AnimationHost {
  private let index: PropertyIndex
  private let frameRate: FrameRate
  /// The frames of each entry's keyframes.
  private let times: [[Double]]
  private let measure: TextMeasure?

  init(_ index: PropertyIndex, _ frameRate: FrameRate, measure: TextMeasure?) {
    self.index = index
    self.frameRate = frameRate
    self.measure = measure
    times = index.entries.map { $0.property?.keyframeTimes ?? [] }
  }

  /// The answer to a question of `Prelude.Operation`.
  func answer(_ operation: Int, _ arguments: UnsafeBufferPointer<Double>) -> [Double]? {
    guard let operation = Prelude.Operation(rawValue: operation) else { return nil }
    let given = Array(arguments)
    func argument(_ place: Int) -> Double { place < given.count ? given[place] : 0 }
    switch operation {
    case .value: return place(argument(0)).map { value(of: $0, atSecond: argument(1)) }
    case .keyTimes:
      return place(argument(0)).map {
        times[$0].map { frameRate.seconds(atFrame: $0).value }
      }
    case .keyValue:
      guard let place = place(argument(0)), let property = index.entries[place].property,
        let keyframe = Int(exactly: argument(1)),
        let numbers = property.numbers(ofKeyframe: keyframe)
      else { return nil }
      return scripted(numbers, of: place)
    case .velocity:
      return place(argument(0)).map { velocity(of: $0, atSecond: argument(1), side: argument(2)) }
    case .wiggle:
      return [
        Noise.wiggle(
          seed: argument(0), dimension: argument(1), octave: argument(2), at: argument(3))
      ]
    case .random: return [Noise.uniform(given)]
    case .noise: return [Noise.gradient(argument(0), argument(1), argument(2))]
    case .pointOnPath: return point(atShare: argument(0), ofOutline: Array(given.dropFirst()))
    case .curve:
      let curve = TimingCurve(argument(0), argument(1), argument(2), argument(3))
      return [curve.value(at: argument(4))]
    case .rewrite: return rewritten(given)
    case .textExtent:
      return extent(
        ofLayer: argument(0), atSecond: argument(1), saying: Array(given.dropFirst(2)))
    }
  }

  /// The sides of a text layer's picture: left, top, right, bottom; nil where nothing measures it.
  private func extent(
    ofLayer number: Double, atSecond second: Double, saying units: [Double]
  ) -> [Double]? {
    guard let measure, let place = Int(exactly: number), index.layers.indices.contains(place),
      case .text(var content) = index.layers[place].layer.content
    else { return nil }
    let said = Self.text(units)
    let frame = frameRate.frame(at: Seconds(second))
    let shown = content.documents.lastIndex { $0.frame <= frame + 1e-6 } ?? 0
    guard content.documents.indices.contains(shown) else { return nil }
    var document = content.documents[shown]
    document.document.text = ScriptText.modelled(said)
    content.documents = [document]
    guard let box = measure(content, index.layers[place].layer.masks, frame) else {
      return [0, 0, 0, 0]
    }
    return [box.origin.x, box.origin.y, box.corner.x, box.corner.y]
  }

  /// The function of a script that a script has made, both as UTF-16; nil where it cannot be read.
  private func rewritten(_ units: [Double]) -> [Double]? {
    let source = Self.text(units)
    guard let function = try? Rewriter.function(of: source) else { return nil }
    return function.utf16.map(Double.init)
  }

  /// What UTF-16 says; a number that is none of its units is the nearest one.
  private static func text(_ units: [Double]) -> String {
    String(decoding: units.map { UInt16($0.whole(in: 0...65_535)) }, as: UTF16.self)
  }

  private func place(_ number: Double) -> Int? {
    guard let place = Int(exactly: number), index.entries.indices.contains(place) else {
      return nil
    }
    return place
  }
}

// MARK: Values

extension AnimationHost {
  /// The frame at a time. Seconds are fractions of frames that no binary number holds: what is
  /// within a millionth of a keyframe or of a 1024th of a frame is meant to be there.
  private func frame(atSecond second: Double, of place: Int) -> Double {
    let frame = frameRate.frame(at: Seconds(second))
    if let key = keyframe(of: place, within: 1e-6, of: frame) { return key }
    let snapped = (frame * 1024).rounded() / 1024
    return abs(snapped - frame) < 1e-6 ? snapped : frame
  }

  /// The keyframe that lies at a frame, or so near that it is meant; nil for none.
  private func keyframe(of place: Int, within distance: Double, of frame: Double) -> Double? {
    let times = times[place]
    var low = 0
    var high = times.count
    while low < high {
      let middle = (low + high) / 2
      if times[middle] < frame - distance { low = middle + 1 } else { high = middle }
    }
    return low < times.count && times[low] <= frame + distance ? times[low] : nil
  }

  private func value(of place: Int, atSecond second: Double) -> [Double] {
    guard let property = index.entries[place].property else { return [0] }
    return scripted(property.numbers(atFrame: frame(atSecond: second, of: place)), of: place)
  }

  /// Numbers of the model in the units and dimensions of scripts.
  private func scripted(_ numbers: [Double], of place: Int) -> [Double] {
    let entry = index.entries[place]
    let count = entry.dimensions > 0 ? min(entry.dimensions, numbers.count) : numbers.count
    return numbers.prefix(count).map { $0 * entry.name.factor }
  }

  /// The change per second: on one side of a keyframe, or across where there is none.
  private func velocity(of place: Int, atSecond second: Double, side: Double) -> [Double] {
    guard let property = index.entries[place].property else { return [0] }
    let frame = frame(atSecond: second, of: place)
    let step = 1.0 / 1024
    let isAtKeyframe = keyframe(of: place, within: step, of: frame) != nil
    let from = side > 0 ? frame : frame - step
    let to = side < 0 || (side == 0 && isAtKeyframe) ? frame : frame + step
    let before = scripted(property.numbers(atFrame: from), of: place)
    let after = scripted(property.numbers(atFrame: to), of: place)
    guard before.count == after.count, to > from else { return before.map { _ in 0 } }
    let span = frameRate.seconds(atFrame: to - from).value
    return zip(before, after).map { ($1 - $0) / span }
  }

  /// The point at a fraction of an outline's length, and the unit vector of travel there.
  private func point(atShare share: Double, ofOutline numbers: [Double]) -> [Double]? {
    let path = BezierPath(numbers: numbers)
    let curves = (0..<path.curveCount).map { path.curve(at: $0) }
    guard let last = curves.last else {
      return path.vertices.first.map { [$0.point.x, $0.point.y, 0, 0] }
    }
    let lengths = curves.map(\.length)
    var left = min(1, max(0, share)) * lengths.reduce(0, +)
    for (curve, length) in zip(curves, lengths) {
      if left <= length {
        return Self.place(on: curve, at: curve.parameter(atLength: left, total: length))
      }
      left -= length
    }
    return Self.place(on: last, at: 1)
  }

  private static func place(on curve: CubicCurve, at parameter: Double) -> [Double] {
    let point = curve.point(at: parameter)
    // The derivative is zero where a handle lies on its end.
    let inside = min(1 - 1e-6, max(1e-6, parameter))
    let way = curve.derivative(at: inside)
    let size = way.length > 0 ? 1 / way.length : 0
    return [point.x, point.y, way.x * size, way.y * size]
  }
}
