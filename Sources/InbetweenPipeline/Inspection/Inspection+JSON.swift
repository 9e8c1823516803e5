package import InbetweenDiagnostics
import InbetweenJSONTree
import InbetweenTimeline

extension Inspection {
  /// The inspection of one input as JSON: `schema/inspection.schema.json`.
  ///
  /// - Parameters:
  ///   - input: the file as the user named it.
  ///   - animations: what it holds; empty for one that cannot be read.
  ///   - log: what was found in it.
  /// - Returns: the text of the whole document.
  package static func json(
    of input: String, animations: [Inspection], log: DiagnosticLog
  ) -> String {
    JSONWriter.text { json in
      json.object { json in
        json.member("input", input)
        json.list("animations", animations) { $1.write(to: &$0) }
        json.list("findings", log.findings) { $1.write(to: &$0) }
        json.list("findingCounts", log.counts.sorted { $0.key.rawValue < $1.key.rawValue }) {
          json, entry in
          json.object { json in
            json.member("code", entry.key.rawValue)
            json.member("title", entry.key.entry.title)
            json.member("count", entry.value)
          }
        }
      }
    }
  }

  private func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", animation)
      json.member("width", timeline.size.width)
      json.member("height", timeline.size.height)
      json.member("frameRate", timeline.frameRate.framesPerSecond)
      json.member("frames", [timeline.frames.start, timeline.frames.end])
      json.member("seconds", timeline.duration.value)
      json.member("version", timeline.version)
      writeCounts(to: &json)
      json.list("features", features) { json, feature in
        json.object { json in
          json.member("name", feature.name)
          json.member("count", feature.count)
        }
      }
      json.list("markers", timeline.markers) { json, marker in
        json.object { json in
          json.member("name", marker.name)
          json.member("frame", marker.frame)
          json.member("duration", marker.duration)
        }
      }
      if !slots.isEmpty {
        json.list("slots", slots) { json, slot in
          json.object { json in
            json.member("id", slot.id)
            json.member("kinds", slot.kinds)
          }
        }
      }
      if !themes.isEmpty {
        json.list("themes", themes) { json, theme in
          json.object { json in
            json.member("id", theme.id)
            json.member("slots", theme.slots)
            json.member("isInitial", theme.isInitial)
          }
        }
      }
      json.list("compositions", compositions) { $1.write(to: &$0) }
      if !machines.isEmpty { json.list("stateMachines", machines) { $1.write(to: &$0) } }
      if !targets.isEmpty { writeTargets(to: &json) }
    }
  }

  private func writeCounts(to json: inout JSONWriter) {
    json.object("counts") { json in
      json.member("compositions", compositions.count)
      json.member("layers", layerCount)
      json.member("movingProperties", movingCount)
      json.member("keyframes", keyframeCount)
      json.member("expressions", expressionCount)
      json.member("images", timeline.images.count)
      json.member("fonts", timeline.fonts.count)
      json.member("glyphs", timeline.glyphs.count)
      json.member("markers", timeline.markers.count)
      json.member("slots", timeline.slots.count)
    }
  }
}

extension CompositionSummary {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      if let id { json.member("id", id) }
      json.member("name", name)
      json.list("layers", layers) { $1.write(to: &$0) }
    }
  }
}

extension LayerSummary {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("id", id)
      json.member("name", name)
      json.member("kind", kind)
      if let reference { json.member("shows", reference) }
      json.member("frames", [start, end])
      if let parent { json.member("parent", parent) }
      if let matte {
        json.object("matte") { json in
          json.member("kind", matte.kind.rawValue)
          json.member("source", matte.source)
        }
      }
      if isMatteSource { json.member("isMatteSource", true) }
      if isHidden { json.member("isHidden", true) }
      json.member("properties", properties)
      json.list("moving", moving) { json, property in
        json.object { json in
          json.member("property", property.name)
          json.member("keyframes", property.keyframes)
          json.member("first", property.first)
          json.member("last", property.last)
        }
      }
    }
  }
}

extension Diagnostic {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.member("code", code.rawValue)
      json.member("severity", severity.rawValue)
      if let path { json.member("path", path.description) }
      if let layer { json.member("layer", layer) }
      if let position {
        json.member("line", position.line)
        json.member("column", position.column)
      }
      json.member("message", message)
      if let fix { json.member("fix", fix) }
    }
  }
}
