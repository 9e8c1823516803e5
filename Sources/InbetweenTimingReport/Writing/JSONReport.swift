import InbetweenDiagnostics
import InbetweenJSONTree
import InbetweenTimeline

extension Report {
  /// The report as JSON, valid against `schema/report.schema.json`.
  ///
  /// Every time stands in frames, to a ten-thousandth, and in seconds, to a millionth.
  package func json() -> String {
    JSONWriter.text { json in
      json.object { json in
        json.member("animation", animation)
        if !measurement.name.isEmpty { json.member("name", measurement.name) }
        json.member("frameRate", rounded(measurement.frameRate.framesPerSecond))
        write(measurement.length, "length", to: &json)
        json.member("loops", measurement.loops)
        writeSummary(to: &json)
        if let timing {
          json.object("timing") { json in
            json.member("file", timing.fileName)
            if !timing.document.isEmpty { json.member("document", timing.document) }
          }
          json.list("times", timing.times) { json, time in write(time, to: &json) }
          json.list("promises", results) { json, result in write(result, to: &json) }
          json.list("contradictions", contradictions) { json, contradiction in
            write(contradiction, to: &json)
          }
          if !timing.unpromised.isEmpty {
            json.list("unpromised", timing.unpromised) { json, said in
              json.object { json in
                json.member("text", said.text)
                json.member("reason", said.reason)
                json.object("source") { json in sourceMembers(said.source, to: &json) }
              }
            }
          }
          json.list("undocumented", undocumented) { json, motion in write(motion, to: &json) }
        }
        writeMotion(to: &json)
      }
    }
  }

  private func writeSummary(to json: inout JSONWriter) {
    json.object("summary") { json in
      json.member("text", summary)
      json.member("broken", isBroken)
      json.member("state", state.rawValue)
      guard timing != nil else { return }
      json.object("verdicts") { json in
        for verdict in Verdict.allCases { json.member(verdict.rawValue, count(verdict)) }
      }
      json.member("judged", judged)
      json.member("allowedUnmatched", timing?.allowedUnjudged ?? 0)
      json.member("contradictions", contradictions.count)
      json.member("undocumented", undocumented.count)
    }
  }

  // MARK: Times

  private func rounded(_ number: Double, _ scale: Double = 1e6) -> Double {
    let rounded = (number * scale).rounded() / scale
    return rounded == 0 ? 0 : rounded
  }

  private func write(_ frames: Double, to json: inout JSONWriter) {
    json.object { json in members(frames, to: &json) }
  }

  private func write(_ frames: Double, _ key: String, to json: inout JSONWriter) {
    json.object(key) { json in members(frames, to: &json) }
  }

  private func members(_ frames: Double, to json: inout JSONWriter) {
    json.member("frames", rounded(frames, 1e4))
    json.member("seconds", rounded(measurement.frameRate.seconds(atFrame: frames).value))
  }

  private func write(_ span: Check.Span, to json: inout JSONWriter) {
    let rate = measurement.frameRate
    let frames = [span.start, span.end]
    json.member("frames", frames.map { rounded($0, 1e4) })
    json.member("seconds", frames.map { rounded(rate.seconds(atFrame: $0).value) })
  }

  // MARK: Promises

  private func write(_ source: DocumentSource?, to json: inout JSONWriter) {
    guard let source else { return }
    json.object("source") { json in sourceMembers(source, to: &json) }
  }

  private func sourceMembers(_ source: DocumentSource, to json: inout JSONWriter) {
    json.member("document", source.document.isEmpty ? timing?.document ?? "" : source.document)
    json.member("lines", source.lines)
  }

  private func write(_ time: NamedTime, to json: inout JSONWriter) {
    json.object { json in
      json.member("name", time.name)
      json.list("statements", time.statements) { json, statement in
        json.object { json in
          write(frames(statement.time), "time", to: &json)
          write(statement.source, to: &json)
        }
      }
      if let note = time.note { json.member("note", note) }
    }
  }

  private func write(_ result: PromiseResult, to json: inout JSONWriter) {
    json.object { json in
      json.member("name", result.name)
      json.member("subject", result.subject)
      json.member("verdict", result.verdict.rawValue)
      write(result.source, to: &json)
      if let position = result.position {
        json.object("position") { json in
          json.member("line", position.line)
          json.member("column", position.column)
        }
      }
      if let note = result.note { json.member("note", note) }
      if let problem = result.problem { json.member("problem", problem) }
      if let ambiguity = result.ambiguity {
        json.member("ambiguity", ambiguity.message)
        json.member("addresses", ambiguity.addresses)
      }
      write(result.tolerance, "tolerance", to: &json)
      json.list("checks", result.checks) { json, check in write(check, to: &json) }
      json.list("quantities", result.quantities) { json, quantity in write(quantity, to: &json) }
    }
  }

  private func write(_ check: Check, to json: inout JSONWriter) {
    json.object { json in
      if !check.item.isEmpty { json.member("item", check.item) }
      json.member("verdict", check.verdict.rawValue)
      if let place = check.place { json.member("place", place) }
      if let path = check.path { json.member("path", path.description) }
      if let span = check.span { write(span, to: &json) }
      if let problem = check.problem { json.member("problem", problem) }
      json.list("quantities", check.quantities) { json, quantity in write(quantity, to: &json) }
    }
  }

  private func write(_ quantity: Quantity, to json: inout JSONWriter) {
    json.object { json in
      json.member("kind", quantity.kind.rawValue)
      json.member("verdict", quantity.verdict.rawValue)
      json.key("documented")
      write(quantity.documented, to: &json)
      json.key("imported")
      write(quantity.imported, to: &json)
      if let difference = quantity.difference { write(difference, "difference", to: &json) }
      if let deviation = quantity.deviation { json.member("deviation", rounded(deviation)) }
    }
  }

  private func write(_ amount: Quantity.Amount, to json: inout JSONWriter) {
    switch amount {
    case .frames(let frames): write(frames, to: &json)
    case .range(let low, let high):
      json.object { json in
        write(low, "from", to: &json)
        write(high, "to", to: &json)
      }
    case .several(let list): json.list(list) { json, frames in write(frames, to: &json) }
    case .count(let count): json.value(count)
    case .text(let text): json.value(text)
    case .open: json.value("open")
    case .none: json.null()
    }
  }

  private func write(_ contradiction: Contradiction, to json: inout JSONWriter) {
    json.object { json in
      json.member("message", contradiction.message)
      json.list("sources", contradiction.sources) { json, source in
        json.object { json in sourceMembers(source, to: &json) }
      }
      if let note = contradiction.note { json.member("note", note) }
    }
  }

  private func write(_ motion: UndocumentedMotion, to json: inout JSONWriter) {
    json.object { json in
      json.member("place", motion.place)
      if let path = motion.path { json.member("path", path.description) }
      if let characters = motion.characters { json.member("characters", characters) }
      if !motion.values.isEmpty { json.member("values", motion.values) }
      json.list("spans", motion.spans) { json, span in
        json.object { json in write(span, to: &json) }
      }
    }
  }

  // MARK: Motion

  private func writeMotion(to json: inout JSONWriter) {
    json.list("markers", measurement.markers) { json, marker in
      json.object { json in
        json.member("name", marker.name)
        let end = marker.start + marker.duration
        write(Check.Span(start: marker.start, end: end), to: &json)
      }
    }
    json.list("motion", measurement.rows) { json, row in
      json.object { json in
        json.member("layer", row.layer.name)
        if !row.layer.compositions.isEmpty {
          json.member("compositions", row.layer.compositions)
        }
        json.member("property", row.property)
        json.member("unit", row.unit.rawValue)
        if let path = row.layer.path { json.member("path", path.description) }
        json.member("keyframes", row.keyframes.map { rounded($0, 1e4) })
        if row.expression != nil { json.member("hasExpression", true) }
        if let characters = row.characters {
          json.list("characters", characters) { json, character in
            json.object { json in
              json.member("character", character.character)
              write(character.segments, row.unit, to: &json)
            }
          }
        } else {
          write(row.segments, row.unit, to: &json)
        }
      }
    }
    if measurement.omittedRows > 0 { json.member("omittedRows", measurement.omittedRows) }
  }

  private func write(
    _ segments: [MotionSegment], _ unit: ValueUnit, to json: inout JSONWriter
  ) {
    json.list("segments", segments) { json, segment in
      json.object { json in
        write(Check.Span(start: segment.start, end: segment.end), to: &json)
        switch unit {
        case .gradient, .outline: break
        case .number, .pixels, .share, .degrees, .seconds, .color, .text:
          json.member("from", segment.from.map { rounded($0, 1e4) })
          json.member("to", segment.to.map { rounded($0, 1e4) })
        }
        write(segment.easing, to: &json)
        if segment.end > measurement.length { json.member("crossesSeam", true) }
      }
    }
  }

  private func write(_ easing: MeasuredEasing, to json: inout JSONWriter) {
    json.object("easing") { json in
      switch easing {
      case .jump: json.member("kind", "jump")
      case .named(let name, _):
        json.member("kind", "named")
        json.member("name", name.rawValue)
        curve(name.curve, to: &json)
      case .curve(let curve, _):
        json.member("kind", "curve")
        self.curve(curve, to: &json)
      case .spring(let response, let damping, _):
        json.member("kind", "spring")
        write(rounded(response, 100), "response", to: &json)
        json.member("damping", rounded(damping, 100))
      case .sampled(let count):
        json.member("kind", "sampled")
        json.member("intervals", count)
      }
      let error = rounded(easing.error, 1e4)
      if error > 0 { json.member("error", error) }
    }
  }

  private func curve(_ curve: TimingCurve, to json: inout JSONWriter) {
    let numbers = [curve.control1.x, curve.control1.y, curve.control2.x, curve.control2.y]
    json.member("curve", numbers.map { rounded($0, 1e4) })
  }
}

extension Report {
  /// A documented span in the animation's frames.
  package func frames(_ span: TimeSpan) -> Double {
    switch span {
    case .frames(let frames): frames
    case .seconds(let seconds): measurement.frameRate.frame(at: Seconds(seconds))
    }
  }
}
