// What several numbers that move as one need before they are written.

import InbetweenTimeline

extension [NumbersKey] {
  /// Without the keyframes between two equal ones that they equal too.
  var withoutNeedless: [NumbersKey] {
    var result: [NumbersKey] = []
    for key in self {
      if result.count > 1, result[result.count - 1].numbers == key.numbers,
        result[result.count - 2].numbers == key.numbers,
        result[result.count - 1].frame < key.frame
      {
        result.removeLast()
      }
      result.append(key)
    }
    return result
  }
}

extension Easing {
  /// What moves one dimension.
  func dimension(_ index: Int) -> Easing {
    switch self {
    case .linear, .hold, .curve: self
    case .perDimension(let curves):
      curves.isEmpty ? .linear : .curve(curves[Swift.min(index, curves.count - 1)])
    }
  }
}

extension [TimingCurve] {
  /// In an order that does not depend on how they were found.
  var inOrder: [TimingCurve] {
    sorted {
      ($0.control1.x, $0.control1.y, $0.control2.x, $0.control2.y)
        < ($1.control1.x, $1.control1.y, $1.control2.x, $1.control2.y)
    }
  }
}
