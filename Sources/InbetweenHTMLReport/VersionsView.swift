package import InbetweenTimingReport

/// Two versions of an animation: what differs, and the frames that show it.
package struct ComparedVersions: Hashable, Sendable {
  package var comparison: VersionComparison
  /// Those that differ most, in the order of time.
  package var frames: [Frame]

  package init(comparison: VersionComparison, frames: [Frame]) {
    self.comparison = comparison
    self.frames = frames
  }

  /// A moment in both, drawn; the pictures are `data:` addresses.
  package struct Frame: Hashable, Sendable {
    /// From the start, in seconds.
    package var seconds: Double
    /// In frames of the new version.
    package var frame: Double
    /// How much of the picture differs, 0 to 1.
    package var share: Double
    package var before: String
    package var after: String
    /// The newer one, pale, with what differs in one colour.
    package var marked: String

    package init(
      seconds: Double, frame: Double, share: Double, before: String, after: String, marked: String
    ) {
      self.seconds = seconds
      self.frame = frame
      self.share = share
      self.before = before
      self.after = after
      self.marked = marked
    }
  }
}

/// Two versions as the page's template sees them.
struct VersionsView {
  let old: String
  let new: String
  let state: String
  let headline: String
  let promises: [Change]
  let hasPromises: Bool
  let frames: [FrameView]
  let hasFrames: Bool
  let layers: [Row]
  let hasLayers: Bool
  let more: [Int]

  /// A promise that does not fare as before.
  struct Change {
    let name: String
    let kind: String
    let mark: String
    let verdict: String
    let rows: [Row]
  }

  /// Something that was one thing and is another.
  struct Row {
    let subject: String
    let name: String
    let old: String
    let new: String
    let difference: String
  }

  struct FrameView {
    let label: String
    let share: String
    let start: String
    let before: String
    let after: String
    let marked: String
  }

  private static let maximumRows = 200

  init(_ versions: ComparedVersions) {
    let comparison = versions.comparison
    let rate = comparison.frameRate
    func row(_ change: ValueChange, _ subject: String = "") -> Row {
      Row(
        subject: Names.safe(subject), name: Names.safe(change.name),
        old: Names.safe(change.old ?? "–"), new: Names.safe(change.new ?? "–"),
        difference: comparison.difference(of: change))
    }
    old = Names.safe(comparison.old)
    new = Names.safe(comparison.new)
    state = comparison.isSame ? "kept" : comparison.breaksPromise ? "broken" : "unjudged"
    headline = Names.safe(comparison.summary)
    promises = comparison.promises.map { promise in
      Change(
        name: Names.safe(promise.name), kind: promise.new.cssClass, mark: promise.new.sign,
        verdict: promise.old == promise.new
          ? promise.new.rawValue : "\(promise.old.rawValue) → \(promise.new.rawValue)",
        rows: promise.values.map { row($0) })
    }
    hasPromises = !promises.isEmpty
    frames = versions.frames.map { frame in
      FrameView(
        label: rate.text(frame.frame),
        share: "\(Share.number((frame.share * 1000).rounded() / 10)) % of the picture differs",
        start: Share.number(frame.frame), before: frame.before, after: frame.after,
        marked: frame.marked)
    }
    hasFrames = !frames.isEmpty
    let rows =
      comparison.whole.map { row($0, "the whole") }
      + comparison.layers.flatMap { layer -> [Row] in
        let lines = comparison.lines(of: layer)
        let sentence = comparison.sentence(of: layer)
        let head = sentence.map {
          [
            Row(
              subject: Names.safe(layer.name), name: Names.safe($0), old: "", new: "",
              difference: "")
          ]
        }
        return (head ?? []) + lines.map { row($0, layer.name) }
      }
    layers = Array(rows.prefix(Self.maximumRows))
    hasLayers = !layers.isEmpty
    more = rows.count > Self.maximumRows ? [rows.count - Self.maximumRows] : []
  }
}
