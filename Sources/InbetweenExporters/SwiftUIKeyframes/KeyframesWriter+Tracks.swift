import InbetweenDiagnostics
import InbetweenLowering
import InbetweenTimeline

extension KeyframesWriter {
  /// The fields of what moves, and the tracks that move it.
  ///
  /// - Parameters:
  ///   - fields: what moves.
  ///   - type: what the type of the fields is called.
  ///   - draft: the layer that moves so.
  /// - Returns: nothing of either where nothing moves.
  mutating func motion(
    _ fields: MotionFields, type: SwiftCode, of draft: LayerDraft
  ) -> ViewType.Motion {
    var motion = ViewType.Motion()
    for (field, track) in fields.list {
      let name = SwiftCode(identifier: field)
      let start = SwiftCode(
        value: SwiftCode(decimal: track.start), as: .number, named: name.text)
      motion.fields.append((field, start))
      let steps = steps(track, of: name, draft)
      motion.tracks.block("KeyframeTrack(\\.\(name))") { inside in
        for step in steps { inside.line(step) }
      }
      motion.delayedTracks.block("KeyframeTrack(\\.\(name))") { inside in
        if !track.isDelayed {
          let word = Self.kind(of: name) + " delay"
          inside.line("LinearKeyframe(\(start), duration: \(0, as: .number, named: word))")
        }
        for step in steps { inside.line(step) }
      }
    }
    if mixesFrames, !fields.list.isEmpty { mix(fields, type, &motion.mixing) }
    return motion
  }

  /// The value between two, which is not asked for where nothing is mixed.
  private func mix(_ fields: MotionFields, _ type: SwiftCode, _ body: inout CodeLines) {
    body.line()
    body.line(
      "static func inbetweenMix(_ from: \(type), _ to: \(type), _ fraction: Double) -> \(type) {")
    body.indented { inside in
      inside.line("var mixed = from")
      for (name, _) in fields.list {
        let name = SwiftCode(identifier: name)
        inside.line("mixed.\(name) += (to.\(name) - from.\(name)) * fraction")
      }
      inside.line("return mixed")
    }
    body.line("}")
  }

  private mutating func steps(
    _ track: MotionTrack, of field: SwiftCode, _ draft: LayerDraft
  ) -> [SwiftCode] {
    var value = track.start
    // In seconds.
    var time = 0.0
    var lines: [SwiftCode] = []
    let kind = Self.kind(of: field)
    let word = field.text
    func called(_ seconds: Double) -> String? {
      documented.motion(
        of: Self.property(of: field), on: draft.layer.origin.path, from: time * rate,
        to: (time + seconds) * rate)?.name
    }
    for (index, step) in track.steps.enumerated() {
      switch step {
      case .stay(let seconds):
        let delay = duration(
          seconds, kind + (index == 0 ? " delay" : " pause"), draft.title, in: track,
          documented: nil)
        lines.append("LinearKeyframe(\(value, as: .number, named: word), duration: \(delay))")
        time += seconds
      case .jump(let target):
        lines.append("MoveKeyframe(\(target, as: .number, named: word))")
        value = target
      case .move(let target, let seconds, let curve):
        let duration = duration(
          seconds, kind, draft.title, in: track, documented: called(seconds))
        let way: SwiftCode =
          curve.map {
            ", timingCurve: \(SwiftCode(value: timing.curve($0, draft.title), as: .curve))"
          } ?? ""
        lines.append(
          "LinearKeyframe(\(target, as: .number, named: word), duration: \(duration)\(way))")
        value = target
        time += seconds
      case .spring(let target, let seconds, let spring):
        let duration = SwiftCode(
          value: timing.duration(
            seconds, "bounce", draft.title, documented: called(seconds)), as: .number,
          named: "bounce")
        lines.append("SpringKeyframe(")
        lines.append("  \(target, as: .number, named: word), duration: \(duration),")
        lines.append(
          "  spring: Spring(response: \(spring.response), dampingRatio: \(spring.dampingRatio)),")
        lines.append("  startVelocity: \(spring.velocity))")
        value = target
        time += seconds
      }
    }
    return lines
  }

  /// A duration by its name; as a number in a track that was sampled, where it means nothing.
  private mutating func duration(
    _ seconds: Double, _ kind: String, _ user: String, in track: MotionTrack, documented: String?
  ) -> SwiftCode {
    guard !isDense(track) else { return "\(seconds, as: .number, named: kind)" }
    let code = timing.duration(seconds, kind, user, documented: documented)
    return SwiftCode(value: code, as: .number, named: kind)
  }

  /// Whether a track was sampled: its durations mean nothing by themselves.
  private func isDense(_ track: MotionTrack) -> Bool {
    track.steps.count { if case .move = $0 { true } else { false } } > 6
  }

  /// What a duration of a field is called.
  private static func kind(of field: SwiftCode) -> String {
    let name = field.text.lowercased()
    if name.contains("opacity") { return "fade" }
    if name.contains("rotation") { return "turn" }
    if name.contains("scale") { return "stretch" }
    if name.hasSuffix("x") || name.hasSuffix("y") { return "move" }
    return "change"
  }

  /// What After Effects calls the property of a field.
  private static func property(of field: SwiftCode) -> String {
    switch kind(of: field) {
    case "fade": "opacity"
    case "turn": "rotation"
    case "stretch": "scale"
    case "move": "position"
    default: field.text
    }
  }

  /// Counts what a view adds to the file, and refuses what is too much.
  mutating func count(_ draft: LayerDraft) {
    let tracks = draft.motion.list
    bakes = tracks.reduce(bakes) { $0.joined($1.track.bakes, of: draft.layer) }
    keyframeCount += tracks.reduce(0) { $0 + $1.track.steps.count }
    // Else the layer may have more than was counted.
    guard looksFurther else { return }
    if tracks.count > KeyframesLimits.tracks {
      refuse(
        draft.layer,
        "has \(tracks.count) properties that move by themselves, and \(KeyframesLimits.tracks) can be read"
      )
    }
    if let most = tracks.map(\.track.steps.count).max(), most > KeyframesLimits.keyframes {
      refuse(
        draft.layer,
        "has a property with \(most) keyframes, and \(KeyframesLimits.keyframes) can be read")
    }
  }
}
