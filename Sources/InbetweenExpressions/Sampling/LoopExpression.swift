import InbetweenTimeline

/// An expression that is one of After Effects' loops and nothing else: its keyframes can be written
/// out instead of sampled.
struct LoopExpression: Hashable, Sendable {
  enum Kind: String, Hashable, Sendable { case cycle, pingpong, offset, `continue` }

  var kind: Kind
  /// Whether it goes on after the last keyframe, or comes before the first.
  var isOut: Bool
  /// How many stretches between keyframes repeat, or how many seconds; 0 for all.
  var amount: Double
  var countsSeconds: Bool

  /// The most keyframes that are written out.
  private static let maximumKeyframes = 4000

  /// nil for any other expression.
  init?(_ source: String) {
    guard source.contains("loop"), let (name, arguments) = LoneCall.read(source) else { return nil }
    switch name {
    case "loopOut", "loopOutDuration": isOut = true
    case "loopIn", "loopInDuration": isOut = false
    default: return nil
    }
    countsSeconds = name.hasSuffix("Duration")
    kind = .cycle
    if let first = arguments.first {
      guard case .string(let word) = first,
        let kind = Kind(rawValue: word.dropFirst().dropLast().lowercased())
      else { return nil }
      self.kind = kind
    }
    amount = 0
    if arguments.count > 1 {
      guard case .number(let text) = arguments[1], let number = Double(text), arguments.count == 2
      else { return nil }
      amount = number
    }
  }

  /// The property with the loop written out as far as `range` reaches; nil where it has to be
  /// sampled.
  func expanded(
    _ property: AnyProperty, in range: ClosedRange<Double>, layer: FrameRange,
    _ frameRate: FrameRate
  ) -> AnyProperty? {
    func track<Value>(_ own: Property<Value>) -> Property<Value>? {
      expanded(own.track, in: range, layer, frameRate).map { Property($0, slot: own.slot) }
    }
    return switch property {
    case .scalar(let property): track(property).map(AnyProperty.scalar)
    case .point(let property): track(property).map(AnyProperty.point)
    case .vector(let property): track(property).map(AnyProperty.vector)
    case .color(let property): track(property).map(AnyProperty.color)
    case .gradient(let property): track(property).map(AnyProperty.gradient)
    case .path(let property): track(property).map(AnyProperty.path)
    }
  }

  private func expanded<Value>(
    _ track: Track<Value>, in range: ClosedRange<Double>, _ layer: FrameRange,
    _ frameRate: FrameRate
  ) -> Track<Value>? {
    let list = track.keyframes
    guard let first = list.first, let last = list.last, list.count > 1 else { return track }
    // Sums need numbers, and a loop from between two keyframes would cut a curve.
    guard kind == .cycle || kind == .pingpong else { return nil }
    var start = first.frame
    var end = last.frame
    if countsSeconds {
      let span = frameRate.frame(at: Seconds(amount))
      if isOut {
        start = amount > 0 ? end - span : layer.start
      } else {
        end = amount > 0 ? start + span : layer.end
      }
    } else if case let stretches = amount.whole(in: 0...list.count), amount > 0,
      stretches < list.count - 1
    {
      if isOut {
        start = list[list.count - 1 - stretches].frame
      } else {
        end = list[stretches].frame
      }
    }
    guard end - start > 1e-6 else { return track }
    let near = 1e-6
    guard let from = list.firstIndex(where: { abs($0.frame - start) < near }),
      let to = list.lastIndex(where: { abs($0.frame - end) < near }), from < to
    else { return nil }
    return turns(list, Array(list[from...to]), range)
  }

  /// All keyframes, and before or after them turns of `cycle`.
  private func turns<Value>(
    _ list: [Keyframe<Value>], _ cycle: [Keyframe<Value>], _ range: ClosedRange<Double>
  ) -> Track<Value>? {
    let span = cycle[cycle.count - 1].frame - cycle[0].frame
    let reach =
      isOut ? range.upperBound - list[list.count - 1].frame : list[0].frame - range.lowerBound
    let count = max(0, (reach / span).rounded(.up))
    guard count * Double(cycle.count) <= Double(Self.maximumKeyframes) else { return nil }
    let backwards = Self.reversed(cycle)
    var keyframes = isOut ? list : []
    let numbers = isOut ? Array(1...max(1, Int(count))) : Array((1...max(1, Int(count))).reversed())
    for number in numbers where count > 0 {
      let turn = isOut ? number : -number
      let isBackwards = kind == .pingpong && number % 2 != 0
      let moved = (isBackwards ? backwards : cycle).map {
        var keyframe = $0
        keyframe.frame += Double(turn) * span
        return keyframe
      }
      Self.append(moved, to: &keyframes, isFirst: isOut && number == 1)
    }
    if !isOut { Self.append(list, to: &keyframes, isFirst: false) }
    return Track(keyframes: keyframes)
  }

  /// Adds a turn. Where it begins with the value at which the one before ended, one keyframe serves
  /// both; else the value jumps. The last authored keyframe keeps its own value: there the turn
  /// begins just behind it, as in After Effects.
  private static func append<Value>(
    _ turn: [Keyframe<Value>], to list: inout [Keyframe<Value>], isFirst: Bool
  ) {
    guard let last = list.last, var first = turn.first else {
      list += turn
      return
    }
    if last.value == first.value {
      list[list.count - 1] = first
      list += turn.dropFirst()
      return
    }
    if isFirst {
      first.frame += 1.0 / 1024
      list[list.count - 1].easing = .hold
      list[list.count - 1].path = nil
    }
    list.append(first)
    list += turn.dropFirst()
  }

  /// The same way from its end to its beginning, at the same frames.
  static func reversed<Value>(_ cycle: [Keyframe<Value>]) -> [Keyframe<Value>] {
    let sum = cycle[0].frame + cycle[cycle.count - 1].frame
    var made: [Keyframe<Value>] = []
    for place in cycle.indices.reversed() {
      var keyframe = Keyframe(sum - cycle[place].frame, cycle[place].value)
      guard place > 0 else {
        made.append(keyframe)
        break
      }
      let before = cycle[place - 1]
      if before.easing == .hold {
        // It held the earlier value all the way: it does so backwards too.
        made.append(keyframe)
        made.append(Keyframe(keyframe.frame, before.value, .hold))
        continue
      }
      keyframe.easing = before.easing.reversed
      keyframe.path = before.path.map { MotionPath(out: $0.inTangent, in: $0.outTangent) }
      made.append(keyframe)
    }
    return made
  }
}

extension Easing {
  /// The way back at the same times.
  fileprivate var reversed: Easing {
    switch self {
    case .linear, .hold: self
    case .curve(let curve): .curve(Self.reversed(curve))
    case .perDimension(let curves): .perDimension(curves.map(Self.reversed))
    }
  }

  private static func reversed(_ curve: TimingCurve) -> TimingCurve {
    TimingCurve(
      1 - curve.control2.x, 1 - curve.control2.y, 1 - curve.control1.x, 1 - curve.control1.y)
  }
}
