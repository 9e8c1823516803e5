/// Where motion that a promise may speak of is found, and what has been spoken for.
struct Candidates {
  let measurement: Measurement
  /// What promises have taken, for each row and character.
  private var taken: [Place: [Check.Span]] = [:]

  init(_ measurement: Measurement) { self.measurement = measurement }

  /// A row, or a character of it.
  struct Place: Hashable {
    var row: Int
    var character: Int?
  }

  /// Motion that a promise may speak of: a segment, or several that follow each other without rest.
  struct Candidate {
    var place: Place
    var segment: MotionSegment
    /// The dimension that counts.
    var dimension: Int
    /// How many segments it joins.
    var parts: Int
  }

  /// What is looked for.
  struct Wish {
    var targets: [Subjects.Target]
    var character: Int?
    /// In frames; nil when only the order is known.
    var start: Double?
    /// In frames; 0 for a jump, nil when open.
    var duration: Double?
    /// The earliest start, where only the order is known.
    var earliest: Double?
    var tolerance: Double
    /// Whether the values are those that are promised.
    var fits: (MotionSegment, Int) -> Bool
    /// Whether the promise says anything of values.
    var namesValues: Bool
  }

  /// How many segments may make up one motion, and how many near a time are looked at.
  private static let mostParts = 8
  private static let nearest = 24
}

extension Candidates {
  /// The motion that is most like a wish; nil when none is.
  ///
  /// - Parameters:
  ///   - wish: what is looked for.
  ///   - onlyExact: whether nothing counts but what keeps the promise.
  /// - Returns: the best of all rows.
  func best(for wish: Wish, onlyExact: Bool) -> Candidate? {
    var best: (candidate: Candidate, score: Double)?
    for target in wish.targets {
      let place = Place(row: target.row, character: wish.character)
      guard let segments = segments(at: place), !segments.isEmpty else { continue }
      for first in starts(near: wish, in: segments) {
        var parts = 0
        while parts < Self.mostParts, first + parts < segments.count {
          if parts > 0 {
            let before = segments[first + parts - 1]
            let next = segments[first + parts]
            guard !before.isJump, !next.isJump, abs(next.start - before.end) < 1e-6 else { break }
          }
          parts += 1
          let joined = Self.joined(segments[first..<first + parts])
          let dimension = target.dimension ?? joined.mainDimension
          guard joined.changes(dimension) else { continue }
          let candidate = Candidate(
            place: place, segment: joined, dimension: dimension, parts: parts)
          guard let score = score(candidate, wish, onlyExact: onlyExact),
            score < best?.score ?? .infinity
          else { continue }
          best = (candidate, score)
        }
      }
    }
    return best?.candidate
  }

  mutating func take(_ candidate: Candidate) {
    taken[candidate.place, default: []].append(
      Check.Span(start: candidate.segment.start, end: candidate.segment.end))
  }

  /// Whether a promise speaks of a segment.
  func isTaken(_ segment: MotionSegment, at place: Place) -> Bool {
    (taken[place] ?? []).contains { span in
      let start = nearest(segment.start, to: span.start)
      let segment = segment.moved(to: start)
      if segment.isJump || span.start == span.end {
        return segment.start >= span.start - 1e-6 && segment.end <= span.end + 1e-6
      }
      let overlap = min(span.end, segment.end) - max(span.start, segment.start)
      return overlap >= segment.duration / 2
    }
  }

  func segments(at place: Place) -> [MotionSegment]? {
    let row = measurement.rows[place.row]
    guard let character = place.character else { return row.segments }
    guard let characters = row.characters, characters.indices.contains(character) else {
      return nil
    }
    return characters[character].segments
  }

  /// `time` moved by whole cycles of a loop to where it is nearest to `other`.
  func nearest(_ time: Double, to other: Double) -> Double {
    guard measurement.loops, measurement.length > 0 else { return time }
    return time - ((time - other) / measurement.length).rounded() * measurement.length
  }

  /// The segments at which to begin looking: those nearest in time.
  private func starts(near wish: Wish, in segments: [MotionSegment]) -> [Int] {
    guard segments.count > Self.nearest else { return Array(segments.indices) }
    guard let start = wish.start else {
      let first = segments.firstIndex { $0.start >= (wish.earliest ?? 0) - wish.tolerance } ?? 0
      return Array(first..<min(segments.count, first + Self.nearest))
    }
    return segments.indices
      .map { ($0, abs(nearest(segments[$0].start, to: start) - start)) }
      .sorted { ($0.1, $0.0) < ($1.1, $1.0) }.prefix(Self.nearest).map(\.0).sorted()
  }

  /// How unlike a wish a candidate is, in frames; nil when it does not count.
  private func score(_ candidate: Candidate, _ wish: Wish, onlyExact: Bool) -> Double? {
    let segment = candidate.segment
    let fits = wish.fits(segment, candidate.dimension)
    let tolerance = wish.tolerance + 1e-6
    var score = Double(candidate.parts - 1) * 0.01
    var isExact = fits
    if let start = wish.start {
      let off = abs(nearest(segment.start, to: start) - start)
      isExact = isExact && off <= tolerance
      score += off
    } else {
      let earliest = wish.earliest ?? 0
      isExact = isExact && segment.start >= earliest - tolerance
      // What comes too early counts only when nothing comes later.
      let lateness = segment.start - earliest + wish.tolerance
      score += lateness >= 0 ? lateness : 1e6 - lateness
    }
    if let duration = wish.duration {
      let off = abs(segment.duration - duration)
      isExact = isExact && off <= tolerance
      score += off
      if segment.isJump != (duration == 0), off > tolerance { score += measurement.length }
    }
    if onlyExact { return isExact && wish.start != nil ? score : nil }
    if !fits { score += 60 }
    if !isExact {
      let isFree = !(taken[candidate.place] ?? []).contains { span in
        span.start < segment.end - 1e-6 && segment.start < span.end - 1e-6
          || span.start == segment.start && span.end == segment.end
      }
      guard isFree else { return nil }
      // Far away, only the promised values tell that it is the same motion.
      let reach = max(60, 2 * (wish.duration ?? 0))
      guard wish.start == nil || (fits && wish.namesValues) || score <= reach + 60 else {
        return nil
      }
    }
    return score
  }

  private static func joined(_ parts: ArraySlice<MotionSegment>) -> MotionSegment {
    guard var joined = parts.first, let last = parts.last, parts.count > 1 else {
      return parts[parts.startIndex]
    }
    joined.end = last.end
    joined.to = last.to
    joined.endVelocity = last.endVelocity
    joined.intervals = parts.reduce(0) { $0 + $1.intervals }
    let dimension = joined.mainDimension
    let pieces = parts.compactMap { part -> Stretch.Piece? in
      guard let curve = part.easing.curve, dimension < part.from.count else { return nil }
      return Stretch.Piece(
        start: part.start, end: part.end, from: part.from[dimension], to: part.to[dimension],
        curve: curve)
    }
    joined.easing = .sampled(joined.intervals)
    if pieces.count == parts.count, case let easing = MeasuredEasing.measured(pieces) {
      if case .sampled = easing {} else { joined.easing = easing }
    }
    return joined
  }
}

extension MotionSegment {
  /// Whether a dimension changes; motion along a closed path changes none and counts all the same.
  func changes(_ dimension: Int) -> Bool {
    guard dimension < from.count, dimension < to.count else { return from.count != to.count }
    if from[dimension] != to[dimension] { return true }
    return zip(from, to).allSatisfy { $0 == $1 }
  }

  func moved(to start: Double) -> MotionSegment {
    var moved = self
    moved.start = start
    moved.end = start + duration
    return moved
  }

  /// The change of a dimension.
  func way(_ dimension: Int) -> Double {
    guard dimension < from.count, dimension < to.count else { return 0 }
    return to[dimension] - from[dimension]
  }
}
