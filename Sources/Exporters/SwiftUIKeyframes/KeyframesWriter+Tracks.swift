import Diagnostics
import Geometry
import Motion
import SceneGraph

extension KeyframesWriter {
  /// Writes the type of what moves and the timeline that moves it; nothing where nothing does.
  ///
  /// - Parameters:
  ///   - fields: what moves.
  ///   - type: the name of the type.
  ///   - constant: the name of the timeline.
  ///   - title: who uses it.
  ///   - writer: takes the lines.
  mutating func tracks(
    _ fields: MotionFields, type: SwiftCode, constant: SwiftCode, title: String,
    _ writer: inout SourceWriter
  ) {
    guard !fields.list.isEmpty else { return }
    writer.block("private struct \(type)") { body in
      for (name, track) in fields.list {
        body.line("var \(SwiftCode(identifier: name)) = \(SwiftCode(decimal: track.start))")
      }
    }
    writer.line()
    var lines: [(SwiftNames.Identifier, [SwiftCode])] = []
    for (name, track) in fields.list {
      lines.append((name, steps(track, of: SwiftCode(identifier: name), title)))
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

  private mutating func steps(
    _ track: MotionTrack, of field: SwiftCode, _ title: String
  ) -> [SwiftCode] {
    var value = track.start
    var lines: [SwiftCode] = []
    for (index, step) in track.steps.enumerated() {
      switch step {
      case .stay(let seconds):
        lines.append("LinearKeyframe(\(value), duration: \(wait(seconds, index, title)))")
      case .jump(let target):
        lines.append("MoveKeyframe(\(target))")
        value = target
      case .move(let target, let seconds, let curve):
        let duration =
          isDense(track)
          ? "\(seconds)" : timing.duration(seconds, Self.kind(of: field), title)
        let way: SwiftCode = curve.map { ", timingCurve: \(timing.curve($0, title))" } ?? ""
        lines.append(
          contentsOf: Self.call("LinearKeyframe", "\(target), duration: \(duration)\(way)"))
        value = target
      case .spring(let target, let seconds, let spring):
        let duration = timing.duration(seconds, "bounce", title)
        lines.append("SpringKeyframe(")
        lines.append("  \(target), duration: \(duration),")
        lines.append(
          "  spring: Spring(response: \(spring.response), dampingRatio: \(spring.dampingRatio)),")
        lines.append("  startVelocity: \(spring.velocity))")
        value = target
      }
    }
    return lines
  }

  private mutating func wait(_ seconds: Double, _ index: Int, _ title: String) -> SwiftCode {
    "\(seconds)"
  }

  /// Whether a track was sampled: its durations mean nothing by themselves.
  private func isDense(_ track: MotionTrack) -> Bool {
    track.steps.count { if case .move = $0 { true } else { false } } > 6
  }

  private static func call(_ name: SwiftCode, _ arguments: SwiftCode) -> [SwiftCode] {
    ["\(name)(\(arguments))"]
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

  /// Counts what a view adds to the file, and refuses what is too much.
  mutating func count(_ draft: LayerDraft) {
    let tracks = draft.motion.list
    keyframeCount += tracks.reduce(0) { $0 + $1.track.steps.count }
    if tracks.count > KeyframesLimits.tracks {
      refuse(
        draft.layer,
        "has \(tracks.count) things that move by themselves, and \(KeyframesLimits.tracks) can be read"
      )
    }
    if let most = tracks.map(\.track.steps.count).max(), most > KeyframesLimits.keyframes {
      refuse(
        draft.layer,
        "has a property with \(most) keyframes, and \(KeyframesLimits.keyframes) can be read")
    }
  }
}
