package import InbetweenDiagnostics
package import InbetweenTimeline

/// What differs between two versions of an animation, on the clock of the new one.
package struct VersionComparison: Hashable, Sendable {
  /// The file names of the two, without their folders.
  package var old: String
  package var new: String
  package var frameRate: FrameRate
  /// Of the animation as a whole: its length, its rate, its size, its markers.
  package var whole: [ValueChange]
  /// In the order of the new version's layers panel; what was removed stands where it was.
  package var layers: [LayerChange]
  /// The promises whose times differ, in the timing file's order; empty without one.
  package var promises: [PromiseChange]
  /// How many layers and moving properties were compared.
  package var comparedLayers: Int
  package var comparedProperties: Int
  /// How many promises were judged; nil without a timing file.
  package var judgedPromises: Int?
  /// What each of the two does, beside the promises.
  package var reports: Reports

  /// A report on either version.
  package struct Reports: Hashable, Sendable {
    package var before: Report
    package var after: Report
  }
}

/// Something that is one thing in the old version and another in the new one.
package struct ValueChange: Hashable, Sendable {
  /// What: `length`, `Opacity`, `marker "Intro"`.
  package var name: String
  /// nil for what is new.
  package var old: String?
  /// nil for what is gone.
  package var new: String?
  /// New less old, in frames; nil for what is no time.
  package var difference: Double?
}

/// What became of a layer.
package struct LayerChange: Hashable, Sendable {
  /// The new version's name with the layers that nest it; the old one's for a layer that is gone.
  package var name: String
  /// In the new file, or in the old one for a layer that is gone.
  package var path: JSONPath?
  package var kind: Kind
  /// nil unless it has another name now.
  package var oldName: String?
  /// How many frames later everything moves, where that is all; with what it nests, if anything.
  package var shift: Shift?
  package var motions: [MotionChange]
  package var values: [ValueChange]

  /// Whether a layer is in both versions.
  package enum Kind: String, Hashable, Sendable {
    case added, removed, changed
  }

  /// Motions that all moved by the same time.
  package struct Shift: Hashable, Sendable {
    /// New less old, in frames.
    package var frames: Double
    package var motions: Int
    /// How many layers that it nests moved with it.
    package var nested: Int
  }
}

/// What became of one motion of a property.
package struct MotionChange: Hashable, Sendable {
  package var property: String
  package var unit: ValueUnit
  /// On the new version's clock; nil for motion that is new.
  package var old: MotionSegment?
  /// nil for motion that is gone.
  package var new: MotionSegment?
  /// How many characters of a text move so; nil for other properties.
  package var characters: Int?

  /// How many frames later it starts; nil for what is new or gone.
  package var startDifference: Double? { difference(\.start) }
  /// How many frames longer it takes; nil for what is new or gone.
  package var durationDifference: Double? { difference(\.duration) }

  private func difference(_ time: KeyPath<MotionSegment, Double>) -> Double? {
    guard let old, let new else { return nil }
    let frames = new[keyPath: time] - old[keyPath: time]
    return abs(frames) > Judge.exactFrames ? frames : 0
  }

  /// Whether it has the same first and last value in both.
  var keepsValues: Bool {
    guard let old, let new else { return false }
    return unit.isSame(old.from, new.from) && unit.isSame(old.to, new.to)
  }

  /// Whether it has the same easing in both.
  var keepsEasing: Bool {
    guard let old, let new else { return false }
    return old.easing.isSame(new.easing)
  }

  /// Whether it is the same in both, or moved as a whole.
  var isShiftOnly: Bool {
    startDifference != nil && durationDifference == 0 && keepsValues && keepsEasing
  }

  /// Whether nothing differs.
  var isSame: Bool { isShiftOnly && startDifference == 0 }
}

/// A promise whose times are not what they were.
package struct PromiseChange: Hashable, Sendable {
  package var name: String
  package var source: DocumentSource?
  package var position: TextPosition?
  package var old: Verdict
  package var new: Verdict
  /// What differs: the quantity, then what each version does.
  package var values: [ValueChange]
}

extension VersionComparison {
  /// Whether the two do the same.
  package var isSame: Bool { whole.isEmpty && layers.isEmpty && promises.isEmpty }

  /// Whether the new version breaks a promise that the old one kept.
  package var breaksPromise: Bool {
    promises.contains { $0.new.isFailure && !$0.old.isFailure }
  }
}

// MARK: What counts as the same

extension MeasuredEasing {
  /// Whether two easings look alike: exporters round control points.
  func isSame(_ other: MeasuredEasing) -> Bool {
    if self == other { return true }
    if let curve, let otherCurve = other.curve {
      return curve.deviation(from: otherCurve) <= CurveFit.tolerance
    }
    if case .spring(let response, let damping, _) = self,
      case .spring(let otherResponse, let otherDamping, _) = other
    {
      return abs(response - otherResponse) <= 0.02 * max(response, otherResponse)
        && abs(damping - otherDamping) <= 0.02
    }
    return false
  }
}

extension ValueUnit {
  /// Whether two values differ by no more than exporters round.
  func isSame(_ left: [Double], _ right: [Double]) -> Bool {
    guard left.count == right.count else {
      // A place may be written with or without its depth.
      let (short, long) = left.count < right.count ? (left, right) : (right, left)
      guard self == .pixels, long.dropFirst(short.count).allSatisfy({ abs($0) < 0.02 }) else {
        return false
      }
      return isSame(short, Array(long.prefix(short.count)))
    }
    return zip(left, right).allSatisfy { abs($0 - $1) <= tolerance(max(abs($0), abs($1))) }
  }

  private func tolerance(_ size: Double) -> Double {
    switch self {
    case .pixels, .degrees, .outline: max(0.02, size * 1e-4)
    case .share: 0.001
    case .color, .gradient: 0.003
    case .seconds: 0.0005
    case .number: max(0.01, size * 1e-4)
    case .text: 0
    }
  }
}
