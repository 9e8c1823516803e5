import InbetweenDiagnostics
import InbetweenJSONTree
import InbetweenTimeline

extension VersionComparison {
  /// The comparison as JSON, valid against `schema/versions.schema.json`.
  ///
  /// Every time stands in frames, to a ten-thousandth, and in seconds, to a millionth.
  package func json() -> String {
    JSONWriter.text { json in
      json.object { json in
        json.member("old", old)
        json.member("new", new)
        json.member("frameRate", rounded(frameRate.framesPerSecond, 1e6))
        json.object("summary") { json in
          json.member("text", summary)
          json.member("same", isSame)
          json.member("breaksPromise", breaksPromise)
          json.member("layers", comparedLayers)
          json.member("movingProperties", comparedProperties)
          if let judgedPromises { json.member("promises", judgedPromises) }
        }
        json.list("whole", whole) { json, change in write(change, to: &json) }
        json.list("layers", layers) { json, layer in write(layer, to: &json) }
        json.list("promises", promises) { json, promise in
          json.object { json in
            json.member("name", promise.name)
            if let position = promise.position { json.member("line", position.line) }
            json.member("old", promise.old.rawValue)
            json.member("new", promise.new.rawValue)
            json.list("changes", promise.values) { json, change in write(change, to: &json) }
          }
        }
      }
    }
  }

  private func write(_ layer: LayerChange, to json: inout JSONWriter) {
    json.object { json in
      json.member("layer", layer.name)
      if let path = layer.path { json.member("path", path.description) }
      json.member("kind", layer.kind.rawValue)
      if let oldName = layer.oldName { json.member("oldName", oldName) }
      if let shift = layer.shift {
        json.object("shift") { json in
          members(shift.frames, to: &json)
          json.member("motions", shift.motions)
          json.member("nestedLayers", shift.nested)
        }
      }
      json.list("motions", layer.motions) { json, motion in
        json.object { json in
          json.member("property", motion.property)
          json.member("unit", motion.unit.rawValue)
          if let characters = motion.characters { json.member("characters", characters) }
          if let old = motion.old { write(old, "old", motion.unit, to: &json) }
          if let new = motion.new { write(new, "new", motion.unit, to: &json) }
          if let start = motion.startDifference { write(start, "startDifference", to: &json) }
          if let time = motion.durationDifference {
            write(time, "durationDifference", to: &json)
          }
        }
      }
      json.list("values", layer.values) { json, change in write(change, to: &json) }
    }
  }

  private func write(
    _ segment: MotionSegment, _ key: String, _ unit: ValueUnit, to json: inout JSONWriter
  ) {
    json.object(key) { json in
      write(segment.start, "start", to: &json)
      write(segment.end, "end", to: &json)
      json.member("from", unit.text(segment.from))
      json.member("to", unit.text(segment.to))
      json.member("easing", segment.easing.text)
    }
  }

  private func write(_ change: ValueChange, to json: inout JSONWriter) {
    json.object { json in
      json.member("name", change.name)
      if let old = change.old { json.member("old", old) }
      if let new = change.new { json.member("new", new) }
      if let difference = change.difference { write(difference, "difference", to: &json) }
    }
  }

  private func write(_ frames: Double, _ key: String, to json: inout JSONWriter) {
    json.object(key) { json in members(frames, to: &json) }
  }

  private func members(_ frames: Double, to json: inout JSONWriter) {
    json.member("frames", rounded(frames, 1e4))
    json.member("seconds", rounded(frameRate.seconds(atFrame: frames).value, 1e6))
  }

  private func rounded(_ number: Double, _ scale: Double) -> Double {
    let rounded = (number * scale).rounded() / scale
    return rounded == 0 ? 0 : rounded
  }
}
