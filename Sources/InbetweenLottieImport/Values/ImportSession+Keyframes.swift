import InbetweenDiagnostics
import InbetweenJSONTree
import InbetweenLottieFormat
import InbetweenTimeline

// Keyframes: their values, their old end values, their easings and curves.

extension ImportSession {
  /// The track of a list of keyframes; nil when none of them can be used.
  mutating func keyframes<Form: ValueForm>(
    _ list: JSONValue, _ form: Form, at path: JSONPath
  ) -> Track<Form.Value>? {
    var draft = KeyframeDraft<Form>(form: form, path: path)
    let count = list.count
    draft.keyframes.reserveCapacity(count)
    for index in 0..<count {
      guard let json = list[index] else { continue }
      guard json.isObject else {
        log.report(.unreadableValue(json.kind, at: path[index]))
        continue
      }
      draft.add(LottieKeyframe(json), index: index, isLast: index == count - 1, log: &log)
    }
    return draft.finished(log: &log)
  }
}

/// A list of keyframes while it is read.
private struct KeyframeDraft<Form: ValueForm> {
  typealias Value = Form.Value

  let form: Form
  let path: JSONPath
  var keyframes: [Keyframe<Value>] = []
  /// The value at which the last keyframe's way ends, where the file says it (`e`).
  private var endValue: Value?
  /// What was reported once for the whole list.
  private var reportedJump = false
  private var reportedEasing = false
  private var reportedOrder = false
  private var reportedMissingEasing = false

  init(form: Form, path: JSONPath) {
    self.form = form
    self.path = path
  }

  mutating func add(
    _ source: LottieKeyframe, index: Int, isLast: Bool, log: inout DiagnosticLog
  ) {
    if let key = source.unknownKey { log.report(.unknownKey(at: path[index][key])) }
    if source.hasMistake { log.report(.unreadableKeyframe(at: path[index])) }
    guard let frame = source.time?.frame else {
      if !source.hasMistake { log.report(.keyframeWithoutTime(at: path[index])) }
      return
    }
    guard let value = value(of: source, index: index, log: &log) else { return }
    if let endValue, endValue != value {
      // The way ends elsewhere than the next one begins: two keyframes at one frame.
      keyframes.append(Keyframe(frame, endValue))
      if !reportedJump { log.report(.jump(at: path[index])) }
      reportedJump = true
    }
    if let last = keyframes.last, last.frame > frame, !reportedOrder {
      log.report(.keyframesOutOfOrder(at: path[index]))
      reportedOrder = true
    }
    let motion = source.isHold ? nil : motionPath(source)
    let easing = isLast ? .linear : easing(source, motion, index: index, log: &log)
    keyframes.append(Keyframe(frame, value, easing, path: motion))
    endValue = source.isHold ? nil : source.endValue.flatMap(form.value)
  }

  /// The track; easings that move nothing are linear, so that equal motion is written equally.
  consuming func finished(log: inout DiagnosticLog) -> Track<Value>? {
    for index in keyframes.indices.dropLast() {
      guard Easings.isExtreme(keyframes[index].easing) else { continue }
      let moves =
        keyframes[index].value != keyframes[index + 1].value || keyframes[index].path != nil
      if moves { log.report(.impossibleEasing(at: path)) }
      keyframes[index].easing = .linear
    }
    if let last = keyframes.indices.last {
      keyframes[last].easing = .linear
      keyframes[last].path = nil
    }
    reportCounts(log: &log)
    return Track(keyframes: keyframes)
  }

  /// The keyframe's own value; else the one at which the way to it ended.
  private func value(
    of source: LottieKeyframe, index: Int, log: inout DiagnosticLog
  ) -> Value? {
    if let json = source.value {
      if let value = form.value(json) {
        reportOutline(json, at: index, log: &log)
        return value
      }
      log.report(.unreadableValue(json.kind, at: path[index]["s"]))
    }
    if let endValue { return endValue }
    // Without any value the last one stays, as in lottie-web.
    if let last = keyframes.last?.value ?? source.endValue.flatMap(form.value) {
      if source.value == nil { log.report(.keyframeWithoutValue(at: path[index])) }
      return last
    }
    if source.value == nil { log.report(.keyframeWithoutValue(at: path[index])) }
    return nil
  }

  private func reportOutline(_ json: JSONValue, at index: Int, log: inout DiagnosticLog) {
    guard let form = form as? OutlineForm else { return }
    if form.isUneven(json) { log.report(.unevenOutline(at: path[index]["s"])) }
    if let key = LottieOutline(json)?.unknownKey {
      let place = json.isArray ? path[index]["s"][0] : path[index]["s"]
      log.report(.unknownKey(at: place[key]))
    }
  }

  private func reportCounts(log: inout DiagnosticLog) {
    guard let outlines = keyframes as? [Keyframe<BezierPath>], let first = outlines.first else {
      return
    }
    let count = first.value.vertices.count
    if outlines.contains(where: { $0.value.vertices.count != count }) {
      log.report(.vertexCountsDiffer(at: path))
    }
  }

  private func motionPath(_ source: LottieKeyframe) -> MotionPath<Value>? {
    guard source.outTangent != nil || source.inTangent != nil, let zero = form.noTangent else {
      return nil
    }
    let leaving = source.outTangent.flatMap(form.tangent) ?? zero
    let arriving = source.inTangent.flatMap(form.tangent) ?? zero
    guard leaving != zero || arriving != zero else { return nil }
    return MotionPath(out: leaving, in: arriving)
  }

  private mutating func easing(
    _ source: LottieKeyframe, _ motion: MotionPath<Value>?, index: Int, log: inout DiagnosticLog
  ) -> Easing {
    if source.isHold { return .hold }
    guard let out = source.outHandle, let into = source.inHandle else {
      if !reportedMissingEasing { log.report(.keyframeWithoutEasing(at: path[index])) }
      reportedMissingEasing = true
      return .linear
    }
    let leaving = LottieEasingHandle(out)
    let arriving = LottieEasingHandle(into)
    if let key = leaving.unknownKey { log.report(.unknownKey(at: path[index]["o"][key])) }
    if let key = arriving.unknownKey { log.report(.unknownKey(at: path[index]["i"][key])) }
    let read = Easings.easing(
      out: leaving, in: arriving, dimensions: motion == nil ? Value.dimensions : 1)
    if read.isMended, !reportedEasing {
      log.report(.impossibleEasing(at: path[index]))
      reportedEasing = true
    }
    return read.easing
  }
}
