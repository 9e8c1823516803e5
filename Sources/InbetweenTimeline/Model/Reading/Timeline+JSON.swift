extension Timeline {
  /// The timeline that `json` describes, as generated literals write scenes that are too large to
  /// be spelled out: the timeline JSON of `schema/timeline.schema.json`, without spaces.
  public init(json: StaticString) {
    let result = json.withUTF8Buffer { bytes -> Result<Timeline, ReadingFailure> in
      do throws(ReadingFailure) {
        return .success(try Timeline(json: bytes))
      } catch {
        return .failure(error)
      }
    }
    switch result {
    case .success(let timeline): self = timeline
    case .failure(let failure):
      preconditionFailure("not the JSON of a timeline: \(failure.message)")
    }
  }

  /// The timeline that UTF-8 text describes in the JSON of `schema/timeline.schema.json`.
  package init(json bytes: UnsafeBufferPointer<UInt8>) throws(ReadingFailure) {
    var reader = TimelineReader(try JSONTape(bytes))
    self = .blank
    try reader.record(&self)
  }
}
