import QuartzCore
import SwiftUI

extension InbetweenRuntime {
  /// A tree of layers, and what moves them.
  @MainActor
  open class LayerTree {
    public var root = CALayer()
    /// All frames.
    private let frames: Range<Double>
    /// Frames a second.
    private let frameRate: Double
    /// What a colour is where the layers are shown.
    private let resolve: (Color) -> CGColor
    private var moving: [(layer: CALayer, animations: [Moving])] = []

    /// An animation, and the frame with which it begins.
    private typealias Moving = (animation: CAKeyframeAnimation, start: Double)

    public init(
      _ frames: Range<Double>, frameRate: Double, color resolve: @escaping (Color) -> CGColor
    ) {
      self.frames = frames
      self.frameRate = frameRate
      self.resolve = resolve
    }

    /// Puts all animations on their layers: on the stage's clock, which begins with the first
    /// frame, one part comes after the other. The end was asked for after `done` frames.
    public func install(_ playback: Playback, until done: Double? = nil) {
      let parts = playback.parts(until: done)
      for (layer, animations) in moving {
        layer.removeAllAnimations()
        var begin = 0.0
        for (place, part) in parts.enumerated() {
          let isLast = place + 1 == parts.count
          let length = part.frames.upperBound - part.frames.lowerBound
          let isReversed = part.isIteration && playback.isReversed
          let autoreverses = part.isIteration && playback.autoreverses
          for (animation, start) in animations {
            animation.timeOffset = (part.frames.lowerBound - start) / frameRate
          }
          // Played to an end, it rests on the last frame that shows something.
          let hair = isLast && part.passes < .infinity ? 0.002 : 0
          var group = CAAnimationGroup()
          group.animations = animations.map(\.animation)
          group.duration = (length - hair) / frameRate
          if isReversed || autoreverses {
            // There and back; who begins at the end is there already.
            group.autoreverses = true
            group.fillMode = .both
            if isReversed { group.timeOffset = group.duration }
            group.repeatCount = isReversed ? 2 : 1
            let turn = CAAnimationGroup()
            turn.animations = [group]
            turn.duration = group.duration * (autoreverses ? 2 : 1)
            group = turn
          }
          group.repeatCount = Float(part.passes)
          // What comes later must not show before.
          group.fillMode = place > 0 ? (isLast ? .forwards : .removed) : isLast ? .both : .backwards
          group.isRemovedOnCompletion = false
          // At 0 it would begin when it is added, whatever the time on the stage.
          group.beginTime = max(1e-9, begin / frameRate)
          layer.add(group, forKey: "part \(place)")
          begin += length * (autoreverses ? 2 : 1) * part.passes
        }
      }
    }

    // MARK: Values over time

    /// Numbers with blanks between them.
    @inline(never) public static func list(_ text: StaticString) -> [Double] { read(text).numbers }

    @inline(never) public func numbers(
      _ layer: CALayer, _ key: String, _ frames: [Double], _ values: [Double], jumps: Bool = false,
      ways: [Double] = []
    ) {
      add(layer, key, frames, values, jumps, ways)
    }

    /// Degrees.
    @inline(never) public func turns(
      _ layer: CALayer, _ key: String, _ frames: [Double], _ values: [Double], jumps: Bool = false,
      ways: [Double] = []
    ) {
      add(layer, key, frames, values.map { $0 * .pi / 180 }, jumps, ways)
    }

    @inline(never) public func points(
      _ layer: CALayer, _ key: String, _ frames: [Double], _ values: [Double], jumps: Bool = false,
      ways: [Double] = []
    ) {
      var points: [CGPoint] = []
      for place in stride(from: 0, to: values.count, by: 2) {
        points.append(CGPoint(x: values[place], y: values[place + 1]))
      }
      add(layer, key, frames, points, jumps, ways)
    }

    @inline(never) public func sizes(
      _ layer: CALayer, _ key: String, _ frames: [Double], _ values: [Double], jumps: Bool = false,
      ways: [Double] = []
    ) {
      var sizes: [CGSize] = []
      for place in stride(from: 0, to: values.count, by: 2) {
        sizes.append(CGSize(width: values[place], height: values[place + 1]))
      }
      add(layer, key, frames, sizes, jumps, ways)
    }

    @inline(never) public func matrices(
      _ layer: CALayer, _ key: String, _ frames: [Double], _ values: [Double], jumps: Bool = false,
      ways: [Double] = []
    ) {
      var matrices: [CATransform3D] = []
      for place in stride(from: 0, to: values.count, by: 6) {
        let flat = CGAffineTransform(
          a: values[place], b: values[place + 1], c: values[place + 2], d: values[place + 3],
          tx: values[place + 4], ty: values[place + 5])
        matrices.append(CATransform3DMakeAffineTransform(flat))
      }
      add(layer, key, frames, matrices, jumps, ways)
    }

    @inline(never) public func colors(
      _ layer: CALayer, _ key: String, _ frames: [Double], _ values: [Double], jumps: Bool = false,
      ways: [Double] = []
    ) {
      add(layer, key, frames, colors(values), jumps, ways)
    }

    /// The colours of a gradient, as many at each moment.
    @inline(never) public func stops(
      _ layer: CALayer, _ key: String, _ frames: [Double], _ values: [Double], jumps: Bool = false,
      ways: [Double] = []
    ) {
      let count = values.count / frames.count
      var lists: [[CGColor]] = []
      for place in frames.indices {
        lists.append(colors(Array(values[place * count..<place * count + count])))
      }
      if let gradient = layer as? CAGradientLayer { gradient.colors = lists.first }
      add(layer, key, frames, lists, jumps, ways)
    }

    @inline(never) public func lists(
      _ layer: CALayer, _ key: String, _ frames: [Double], _ values: [Double], jumps: Bool = false,
      ways: [Double] = []
    ) {
      let count = values.count / frames.count
      var lists: [[Double]] = []
      for place in frames.indices {
        lists.append(Array(values[place * count..<place * count + count]))
      }
      add(layer, key, frames, lists, jumps, ways)
    }

    @inline(never) public func switches(
      _ layer: CALayer, _ key: String, _ frames: [Double], _ values: [Double], jumps: Bool = false,
      ways: [Double] = []
    ) {
      add(layer, key, frames, values.map { $0 > 0.5 }, true, [])
    }

    /// Outlines over time: one after the other, or in an order, which names them by place.
    @inline(never) public func paths(
      _ layer: CALayer, _ key: String, _ frames: [Double], _ values: [StaticString],
      order: [Double]? = nil, jumps: Bool = false, ways: [Double] = []
    ) {
      let paths = values.map(outline)
      add(layer, key, frames, order.map { $0.map { paths[Int($0)] } } ?? paths, jumps, ways)
    }

    /// An animation from the first to the last of its frames, at least as long as the whole.
    @inline(never) public func add(
      _ layer: CALayer, _ key: String, _ frames: [Double], _ values: [Any], _ jumps: Bool,
      _ ways: [Double]
    ) {
      var frames = frames
      var values = values
      var functions: [CAMediaTimingFunction] = []
      for place in stride(from: 0, to: ways.count, by: 4) {
        functions.append(
          CAMediaTimingFunction(
            controlPoints: Float(ways[place]), Float(ways[place + 1]), Float(ways[place + 2]),
            Float(ways[place + 3])))
      }
      if functions.count == 1, frames.count > 2 {
        functions = Array(repeating: functions[0], count: frames.count - 1)
      }
      let even = CAMediaTimingFunction(name: .linear)
      // What jumps does so a hair early: rounding must not show the frame before.
      let early = 0.001
      if jumps {
        for place in frames.indices.dropFirst() { frames[place] -= early }
      } else {
        for place in frames.indices.dropFirst() where frames[place] <= frames[place - 1] + early {
          frames[place] -= early
          frames[place - 1] = frames[place]
        }
      }
      if let first = frames.first, first > self.frames.lowerBound {
        frames.insert(self.frames.lowerBound, at: 0)
        values.insert(values[0], at: 0)
        if !functions.isEmpty { functions.insert(even, at: 0) }
      }
      if let last = frames.last, last < self.frames.upperBound {
        frames.append(self.frames.upperBound)
        if !jumps {
          values.append(values[values.count - 1])
          if !functions.isEmpty { functions.append(even) }
        }
      } else if jumps {
        frames.append(frames[frames.count - 1] + 1)
      }
      let start = frames[0]
      let length = frames[frames.count - 1] - start
      var times: [NSNumber] = []
      for frame in frames { times.append(NSNumber(value: (frame - start) / length)) }
      let animation = CAKeyframeAnimation(keyPath: key)
      animation.values = values
      animation.keyTimes = times
      if jumps {
        animation.calculationMode = .discrete
      } else if !functions.isEmpty {
        animation.timingFunctions = functions
      }
      animation.duration = length / frameRate
      animation.fillMode = .both
      // All of a layer is set before what it holds is made.
      if let last = moving.last, last.layer === layer {
        moving[moving.count - 1].animations.append((animation, start))
      } else {
        moving.append((layer, [(animation, start)]))
      }
    }

    // MARK: Colours and outlines

    @inline(never) public func color(_ color: Color) -> CGColor { resolve(color) }

    @inline(never) public func color(
      _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
    ) -> CGColor {
      CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha)
    }

    @inline(never) public func colors(_ numbers: [Double]) -> [CGColor] {
      var colors: [CGColor] = []
      for place in stride(from: 0, to: numbers.count, by: 4) {
        colors.append(
          color(numbers[place], numbers[place + 1], numbers[place + 2], numbers[place + 3]))
      }
      return colors
    }

    /// Absolute M, L, C and Z, as in SVG.
    @inline(never) public func outline(_ text: StaticString) -> CGPath {
      let path = CGMutablePath()
      let (letters, numbers) = read(text)
      var place = 0
      func point() -> CGPoint {
        place += 2
        return CGPoint(x: numbers[place - 2], y: numbers[place - 1])
      }
      for letter in letters {
        switch letter {
        case UInt8(ascii: "M"): path.move(to: point())
        case UInt8(ascii: "L"): path.addLine(to: point())
        case UInt8(ascii: "C"):
          let (first, second) = (point(), point())
          path.addCurve(to: point(), control1: first, control2: second)
        default: path.closeSubpath()
        }
      }
      return path
    }
  }
}
