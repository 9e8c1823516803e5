import InbetweenDiagnostics
import InbetweenSceneGraph
import InbetweenTimeline

extension KeyframesWriter {
  /// Writes the type of what moves and the timeline that moves it; nothing where nothing does.
  ///
  /// - Parameters:
  ///   - fields: what moves.
  ///   - type: the name of the type.
  ///   - constant: the name of the timeline.
  ///   - draft: the layer that moves so.
  ///   - writer: takes the lines.
  mutating func tracks(
    _ fields: MotionFields, type: SwiftCode, constant: SwiftCode, of draft: LayerDraft,
    _ writer: inout SourceWriter
  ) {
    guard !fields.list.isEmpty else { return }
    let conformance: SwiftCode = mixesFrames ? ": Mixable" : ""
    writer.block("private struct \(type)\(conformance)") { body in
      for (name, track) in fields.list {
        body.line("var \(SwiftCode(identifier: name)) = \(SwiftCode(decimal: track.start))")
      }
      if mixesFrames { mix(fields, type, &body) }
    }
    writer.line()
    var lines: [(SwiftNames.Identifier, [SwiftCode])] = []
    for (name, track) in fields.list {
      lines.append((name, steps(track, of: SwiftCode(identifier: name), draft)))
    }
    writer.block(
      "@MainActor private static let \(constant) = KeyframeTimeline(initialValue: \(type)())"
    ) { body in
      for (name, steps) in lines {
        body.block("KeyframeTrack(\\.\(SwiftCode(identifier: name)))") { track in
          for step in steps { track.line(step) }
        }
      }
    }
  }

  /// The value between two, which is not asked for where nothing is mixed.
  private func mix(_ fields: MotionFields, _ type: SwiftCode, _ body: inout SourceWriter) {
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
        lines.append("LinearKeyframe(\(value), duration: \(delay))")
        time += seconds
      case .jump(let target):
        lines.append("MoveKeyframe(\(target))")
        value = target
      case .move(let target, let seconds, let curve):
        let duration = duration(
          seconds, kind, draft.title, in: track, documented: called(seconds))
        let way: SwiftCode =
          curve.map { ", timingCurve: \(timing.curve($0, draft.title))" } ?? ""
        lines.append("LinearKeyframe(\(target), duration: \(duration)\(way))")
        value = target
        time += seconds
      case .spring(let target, let seconds, let spring):
        let duration = timing.duration(
          seconds, "bounce", draft.title, documented: called(seconds))
        lines.append("SpringKeyframe(")
        lines.append("  \(target), duration: \(duration),")
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
    guard !isDense(track) else { return "\(seconds)" }
    return timing.duration(seconds, kind, user, documented: documented)
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
    bakes = tracks.reduce(bakes) { $0.joined($1.track.bakes) }
    keyframeCount += tracks.reduce(0) { $0 + $1.track.steps.count }
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
