import InbetweenTimeline

/// The numbers of a keyframe. Beyond the last there are zeros, so that no place is ever missing.
struct Numbers: Hashable, Sequence, ExpressibleByArrayLiteral {
  private var values: [Double]

  init(_ values: [Double]) { self.values = values }

  init(arrayLiteral elements: Double...) { values = elements }

  var count: Int { values.count }

  func makeIterator() -> IndexingIterator<[Double]> { values.makeIterator() }

  /// The number at a place; what is written beyond the last is dropped.
  subscript(place: Int) -> Double {
    get { values.indices.contains(place) ? values[place] : 0 }
    set { if values.indices.contains(place) { values[place] = newValue } }
  }

  /// As many numbers as there are places.
  subscript(places: Range<Int>) -> Numbers { Numbers(places.map { self[$0] }) }

  /// Each number made into another.
  func map(_ change: (Double) -> Double) -> Numbers { Numbers(values.map(change)) }

  /// Each number as code.
  func codes(_ write: (Double) -> SwiftCode) -> [SwiftCode] { values.map(write) }
}

/// A keyframe of several numbers that move as one.
struct NumbersKey: Hashable {
  var frame: Double
  var numbers: Numbers
  /// Of the way to the next keyframe.
  var easing: Easing

  init(frame: Double, numbers: Numbers, easing: Easing) {
    self.frame = frame
    self.numbers = numbers
    self.easing = easing
  }

  init(frame: Double, numbers: [Double], easing: Easing) {
    self.init(frame: frame, numbers: Numbers(numbers), easing: easing)
  }
}

extension [NumbersKey] {
  /// How many of them something changes before or after; the others only say how long it rests.
  var countOfMoving: Int {
    indices.count { place in
      place > 0 && self[place].numbers != self[place - 1].numbers
        || place + 1 < count && self[place].numbers != self[place + 1].numbers
    }
  }

  /// The numbers that all of them have; nil where they differ, and where there are none.
  var still: Numbers? {
    guard let first, allSatisfy({ $0.numbers == first.numbers }) else { return nil }
    return first.numbers
  }
}
