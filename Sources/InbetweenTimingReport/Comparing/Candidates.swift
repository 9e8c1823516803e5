/// Where motion that a promise may speak of is found, and what has been spoken for.
struct Candidates {
  let measurement: Measurement
  /// What promises have taken, for each row and character.
  private var taken: [Location: TakenSpans] = [:]
  /// Which promises have taken it.
  private var takers: [Location: [(span: Check.Span, promise: String)]] = [:]

  private let rows: ComparedRows

  init(_ measurement: Measurement, rows: ComparedRows) {
    self.measurement = measurement
    self.rows = rows
  }

  /// A row, or a character of it.
  struct Location: Hashable {
    var row: Int
    var character: Int?
  }

  /// Motion that a promise may speak of: a segment, or several that follow each other without rest.
  struct Candidate {
    var place: Location
    var segment: MotionSegment
    /// The dimension that counts.
    var dimension: Int
    /// How many segments it joins.
    var parts: Int
  }

  /// What is looked for.
  struct Request {
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
    /// The promise, where motion counts that other promises have taken; nil where it does not.
    var sharing: String?
  }

  /// How many segments may make up one motion, and how many near a time are looked at.
  private static let maximumParts = 8
  private static let nearest = 24
}

extension Candidates {
  /// The motion that is most like a request; nil when none is.
  ///
  /// - Parameters:
  ///   - request: what is looked for.
  ///   - onlyExact: whether nothing counts but what keeps the promise.
  /// - Returns: the best of all rows.
  func best(for request: Request, onlyExact: Bool) -> Candidate? {
    var best: (candidate: Candidate, score: Double)?
    var range: ArraySlice<MotionSegment> = []
    for target in request.targets {
      let place = Location(row: target.row, character: request.character)
      guard let segments = segments(at: place), !segments.isEmpty else { continue }
      for first in starts(near: request, in: segments) {
        var parts = 0
        while parts < Self.maximumParts, first + parts < segments.count {
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
          guard let score = score(candidate, request, onlyExact: onlyExact),
            score < best?.score ?? .infinity
          else { continue }
          best = (candidate, score)
          range = segments[first..<first + parts]
        }
      }
    }
    guard var found = best?.candidate else { return nil }
    if range.count > 1 {
      found.segment.easing = Self.easing(of: range, dimension: found.segment.mainDimension)
    }
    return found
  }

  mutating func take(_ candidate: Candidate, for promise: String) {
    let span = Check.Span(start: candidate.segment.start, end: candidate.segment.end)
    taken[candidate.place, default: TakenSpans()].insert(span)
    takers[candidate.place, default: []].append((span, promise))
    // What is said of all characters is said of each.
    if candidate.place.character == nil, let characters = rows[candidate.place.row].characters {
      for (index, character) in characters.enumerated() {
        let place = Location(row: candidate.place.row, character: index)
        let own = character.segments.filter {
          $0.start >= span.start - 1e-6 && $0.end <= span.end + 1e-6
            && $0.rises == candidate.segment.rises
        }
        for segment in own {
          taken[place, default: TakenSpans()].insert(
            Check.Span(start: segment.start, end: segment.end))
        }
      }
    }
    // What is said of all dimensions is said of each.
    for part in rows.parts(of: candidate.place.row) where part != candidate.place.row {
      let own = rows[part].segments.filter {
        $0.start < span.end + 1e-6 && span.start < $0.end + 1e-6
      }
      for segment in own {
        taken[Location(row: part), default: TakenSpans()].insert(
          Check.Span(start: segment.start, end: segment.end))
      }
    }
  }

  /// Whether motion that others have taken may be what a request is about: no other motion of the same
  /// promise, and at about its time.
  private func isShared(_ candidate: Candidate, _ request: Request) -> Bool {
    guard let promise = request.sharing else { return false }
    let segment = candidate.segment
    let isOwn = takers[candidate.place]?.contains { taker in
      taker.promise == promise && taker.span.start < segment.end + 1e-6
        && segment.start < taker.span.end + 1e-6
    }
    guard isOwn != true else { return false }
    guard let start = request.start else { return true }
    let near = nearest(segment.start, to: start)
    if abs(near - start) <= request.tolerance + 1e-6 { return true }
    let overlap = min(near + segment.duration, start + (request.duration ?? 0)) - max(near, start)
    return overlap > 0 && overlap >= segment.duration / 2
  }

  /// Whether a promise speaks of a segment: of half of it, or of the place where it jumps.
  func isTaken(_ segment: MotionSegment, at place: Location) -> Bool {
    guard let taken = taken[place] else { return false }
    let length = measurement.loops ? measurement.length : 0
    return [0, length, -length].prefix(length > 0 ? 3 : 1).contains { shift in
      let segment = segment.moved(to: segment.start + shift)
      return taken.near(segment).contains { span in
        if segment.isJump || span.start == span.end {
          return segment.start >= span.start - 1e-6 && segment.end <= span.end + 1e-6
        }
        return min(span.end, segment.end) - max(span.start, segment.start) >= segment.duration / 2
      }
    }
  }

  func segments(at place: Location) -> [MotionSegment]? {
    guard let character = place.character else { return rows.segments(of: place.row) }
    guard let characters = rows[place.row].characters, characters.indices.contains(character) else {
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
  private func starts(near request: Request, in segments: [MotionSegment]) -> [Int] {
    guard segments.count > Self.nearest else { return Array(segments.indices) }
    guard let start = request.start else {
      let first = segments.firstIndex(notBefore: (request.earliest ?? 0) - request.tolerance)
      // When nothing comes late enough, the last ones are looked at.
      let start = min(first, segments.count - Self.nearest)
      return Array(start..<min(segments.count, start + Self.nearest))
    }
    let length = measurement.length
    let isWrapped = measurement.loops && length > 0
    let place = isWrapped ? start - (start / length).rounded(.down) * length : start
    let middle = segments.firstIndex(notBefore: place)
    let half = Self.nearest / 2
    var indices = Set(max(0, middle - half)..<min(segments.count, middle + half))
    if isWrapped {
      // The other side of the seam is near, too.
      indices.formUnion(0..<half)
      indices.formUnion(segments.count - half..<segments.count)
    }
    return indices.sorted()
  }

  /// How unlike a request a candidate is, in frames; nil when it does not count.
  private func score(_ candidate: Candidate, _ request: Request, onlyExact: Bool) -> Double? {
    let segment = candidate.segment
    let fits = request.fits(segment, candidate.dimension)
    let tolerance = request.tolerance + 1e-6
    var score = Double(candidate.parts - 1) * 0.01
    var isExact = fits
    if let start = request.start {
      let off = abs(nearest(segment.start, to: start) - start)
      isExact = isExact && off <= tolerance
      score += off
    } else {
      let earliest = request.earliest ?? 0
      isExact = isExact && segment.start >= earliest - tolerance
      // What comes too early counts only when nothing comes later.
      let lateness = segment.start - earliest + request.tolerance
      score += lateness >= 0 ? lateness : 1e6 - lateness
    }
    if let duration = request.duration {
      let off = abs(segment.duration - duration)
      isExact = isExact && off <= tolerance
      // A length tells a motion better than its place, which moves with everything else.
      score += 2 * off
      if segment.isJump != (duration == 0), off > tolerance { score += measurement.length }
    }
    if onlyExact { return isExact && request.start != nil ? score : nil }
    if !fits { score += 60 }
    if !isExact {
      let isTaken = taken[candidate.place]?.near(segment).contains { span in
        span.start < segment.end - 1e-6 && segment.start < span.end - 1e-6
          || span.start == segment.start && span.end == segment.end
      }
      guard isTaken != true || isShared(candidate, request) else { return nil }
      // Far away, only the promised values tell that it is the same motion.
      let reach = max(60, 2 * (request.duration ?? 0))
      let off = request.start.map { abs(nearest(segment.start, to: $0) - $0) } ?? 0
      guard off <= reach || (fits && request.namesValues) else { return nil }
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
    joined.easing = .sampled(joined.intervals)
    return joined
  }

  /// The curve of several segments as one.
  private static func easing(of parts: ArraySlice<MotionSegment>, dimension: Int) -> MeasuredEasing
  {
    let pieces = parts.compactMap { part -> Stretch.Piece? in
      guard let curve = part.easing.curve, dimension < part.from.count else { return nil }
      return Stretch.Piece(
        start: part.start, end: part.end, from: part.from[dimension], to: part.to[dimension],
        curve: curve)
    }
    let intervals = MeasuredEasing.sampled(parts.reduce(0) { $0 + $1.intervals })
    guard pieces.count == parts.count else { return intervals }
    let easing = MeasuredEasing.measured(pieces)
    if case .sampled = easing { return intervals }
    return easing
  }
}

/// The spans of one place that promises have taken, in order.
private struct TakenSpans {
  private var spans: [Check.Span] = []
  private var longest = 0.0

  mutating func insert(_ span: Check.Span) {
    spans.insert(span, at: spans.firstIndex(notBefore: span.start))
    longest = max(longest, span.end - span.start)
  }

  /// The spans that may touch a segment.
  func near(_ segment: MotionSegment) -> ArraySlice<Check.Span> {
    let first = spans.firstIndex(notBefore: segment.start - longest - 1e-3)
    let last = spans.firstIndex(notBefore: segment.end + 1e-3)
    return spans[first..<max(first, last)]
  }
}

/// What has a start.
private protocol Starting {
  var start: Double { get }
}

extension Check.Span: Starting {}
extension MotionSegment: Starting {}

extension Array where Element: Starting {
  /// The first element that does not start before a frame; the count when all do.
  fileprivate func firstIndex(notBefore frame: Double) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].start < frame { low = middle + 1 } else { high = middle }
    }
    return low
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

  /// Whether the value, if it is one number, becomes larger.
  var rises: Bool { way(0) > 0 }

  /// The change of a dimension.
  func way(_ dimension: Int) -> Double {
    guard dimension < from.count, dimension < to.count else { return 0 }
    return to[dimension] - from[dimension]
  }
}
