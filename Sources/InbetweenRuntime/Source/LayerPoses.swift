import QuartzCore
import SwiftUI

extension InbetweenRuntime {
  /// Layers that show several frames at once, as tweens of state machines do: each property of each
  /// stands between its values at the frames.
  @MainActor
  open class LayerPoses: LayerTree {
    /// What moves of each layer, by key path.
    private var tracks: [(layer: CALayer, values: [String: (Moment) -> Any])] = []
    private var isMixed = false

    @inline(never) public override func add(
      _ layer: CALayer, _ key: String, _ frames: [Double], _ values: [Any], _ jumps: Bool,
      _ ways: [Double]
    ) {
      super.add(layer, key, frames, values, jumps, ways)
      if tracks.last?.layer !== layer { tracks.append((layer, [:])) }
      let last = tracks.count - 1
      func curve(_ place: Int) -> Curve {
        let start = ways.count == 4 ? 0 : place * 4
        if jumps { return .hold }
        guard start + 3 < ways.count else { return .linear }
        return .bezier(ways[start], ways[start + 1], ways[start + 2], ways[start + 3])
      }
      func track<Value: Mixable>(_ values: [Value]) -> Track<Value> {
        Track(values.indices.map { Key(frames[$0], values[$0], curve($0)) })
      }
      // What of a line is drawn may be nothing at one of the frames; other layers come and go with
      // the first.
      let isTrimmed = ["strokeStart", "strokeEnd"].contains { tracks[last].values[$0] != nil }
      let first = values[0]
      switch key {
      case "contents":
        tracks[last].values[key] = { moment in
          values[frames.lastIndex { $0 <= moment.first } ?? 0]
        }
      case "hidden":
        let hidden = track(values.map { $0 as? Bool == true ? 1.0 : 0 })
        tracks[last].values[key] = { (isTrimmed ? hidden($0) : hidden($0.first)) > 0.999 }
      case "path":
        let paths = track((values as? [CGPath] ?? []).map { Path($0) })
        tracks[last].values[key] = { paths($0).cgPath }
      case "fillColor", "strokeColor", "shadowColor":
        let numbers = track((values as? [CGColor] ?? []).map { Self.numbers([$0]) })
        tracks[last].values[key] = { Self.colors(numbers($0))[0] }
      case "colors":
        let numbers = track((values as? [[CGColor]] ?? []).map(Self.numbers))
        tracks[last].values[key] = { Self.colors(numbers($0)) }
      case "transform":
        let parts = track(Self.parts(values as? [CATransform3D] ?? []))
        tracks[last].values[key] = { Self.matrix(parts($0)) }
      default:
        let numbers = track(values.map(Self.numbers))
        tracks[last].values[key] = { Self.value(numbers($0), key, like: first) }
      }
    }

    /// Shows what moves between its values at several frames; a single one plays by itself again.
    func show(_ frames: [Double], weights: [Double], of whole: Playback) {
      guard frames.count > 1 else {
        if isMixed { install(whole) }
        return isMixed = false
      }
      isMixed = true
      // A hair later, so that what begins at a frame is there when it is reached.
      let moment = Moment(frames, weights: weights) + 1e-4
      for (layer, values) in tracks {
        layer.removeAllAnimations()
        var shown = values.mapValues { $0(moment) }
        turn(layer, &shown)
        for (key, value) in shown {
          let animation = CAKeyframeAnimation(keyPath: key)
          animation.values = [value]
          animation.keyTimes = [0, 1]
          animation.calculationMode = .discrete
          animation.duration = 1
          animation.fillMode = .both
          animation.isRemovedOnCompletion = false
          // At 0 it would begin when it is added, whatever the time on the stage.
          animation.beginTime = 1e-9
          layer.add(animation, forKey: key)
        }
      }
    }

    /// A turn and scales as one matrix: on an overshooting segment scales may be negative, which
    /// they cannot be by themselves.
    private func turn(_ layer: CALayer, _ values: inout [String: Any]) {
      let parts = ["rotation.z", "scale.x", "scale.y"].map {
        values.removeValue(forKey: "transform." + $0) as? Double
      }
      guard parts.contains(where: { $0 != nil }) else { return }
      let still = layer.affineTransform()
      let matrix = CGAffineTransform(rotationAngle: parts[0] ?? atan2(still.b, still.a)).scaledBy(
        x: parts[1] ?? hypot(still.a, still.b), y: parts[2] ?? hypot(still.c, still.d))
      values["transform"] = CATransform3DMakeAffineTransform(matrix)
    }

    // MARK: Values as numbers

    private nonisolated static func numbers(_ value: Any) -> [Double] {
      switch value {
      case let number as Double: [number]
      case let number as CGFloat: [Double(number)]
      case let point as CGPoint: [point.x, point.y]
      case let size as CGSize: [size.width, size.height]
      case let list as [Double]: list
      case let list as [NSNumber]: list.map(\.doubleValue)
      default: []
      }
    }

    private nonisolated static func value(
      _ numbers: [Double], _ key: String, like first: Any
    ) -> Any {
      switch first {
      case is CGPoint: return CGPoint(x: numbers[0], y: numbers[1])
      case is CGSize: return CGSize(width: numbers[0], height: numbers[1])
      case is Double, is CGFloat: break
      default:
        var reached = 0.0
        return limited(numbers).map { place -> Double in
          reached = max(reached, place)
          return reached
        }
      }
      switch key {
      case "opacity", "shadowOpacity", "strokeStart", "strokeEnd": return limited(numbers)[0]
      case "lineWidth", "shadowRadius": return max(0, numbers[0])
      default: return numbers[0]
      }
    }

    private nonisolated static func limited(_ numbers: [Double]) -> [Double] {
      numbers.map { min(1, max(0, $0)) }
    }

    private nonisolated static func numbers(_ colors: [CGColor]) -> [Double] {
      var numbers: [Double] = []
      for color in colors {
        let parts = (color.components ?? []).map { Double($0) }
        // A grey may have two.
        numbers += parts.count == 4 ? parts : [parts[0], parts[0], parts[0], parts[1]]
      }
      return numbers
    }

    private nonisolated static func colors(_ numbers: [Double]) -> [CGColor] {
      let parts = limited(numbers)
      return stride(from: 0, to: parts.count, by: 4).map {
        CGColor(
          srgbRed: parts[$0], green: parts[$0 + 1], blue: parts[$0 + 2], alpha: parts[$0 + 3])
      }
    }

    /// Two scales, a shear, a turn in radians and a place of each matrix. None turns by more than half
    /// a turn from the one before; one that would nearly do so is mirrored instead.
    private nonisolated static func parts(_ matrices: [CATransform3D]) -> [[Double]] {
      var turn = 0.0
      return matrices.map { matrix in
        let flat = CATransform3DGetAffineTransform(matrix)
        let (a, b) = (Double(flat.a), Double(flat.b))
        let (c, d) = (Double(flat.c), Double(flat.d))
        if hypot(a, b) > 1e-9 || hypot(c, d) > 1e-9 {
          let angle = hypot(a, b) > 1e-9 ? atan2(b, a) : atan2(-c, d)
          let way = (angle - turn).remainder(dividingBy: 2 * .pi)
          turn += abs(way) > .pi * 0.75 ? way - (way > 0 ? .pi : -.pi) : way
        }
        let (cosine, sine) = (cos(turn), sin(turn))
        return [
          a * cosine + b * sine, d * cosine - c * sine, c * cosine + d * sine, turn,
          Double(flat.tx), Double(flat.ty),
        ]
      }
    }

    private nonisolated static func matrix(_ parts: [Double]) -> CATransform3D {
      let (cosine, sine) = (cos(parts[3]), sin(parts[3]))
      return CATransform3DMakeAffineTransform(
        CGAffineTransform(
          a: parts[0] * cosine, b: parts[0] * sine, c: parts[2] * cosine - parts[1] * sine,
          d: parts[2] * sine + parts[1] * cosine, tx: parts[4], ty: parts[5]))
    }
  }
}

extension InbetweenRuntime.LayersView {
  /// Shows several frames at once, counted from the start of the whole, by their weights, which add up
  /// to 1.
  public func show(_ frames: [Double], weights: [Double]) {
    let all = whole.iteration
    progress = (frames.first ?? 0) / (all.upperBound - all.lowerBound)
    (tree as? InbetweenRuntime.LayerPoses)?.show(
      frames.map { $0 + all.lowerBound }, weights: weights, of: whole)
  }
}
