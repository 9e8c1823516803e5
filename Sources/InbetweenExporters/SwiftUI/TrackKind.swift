import InbetweenRuntime
import InbetweenTimeline

/// What a track's values are.
enum TrackKind: Hashable {
  case number, point, tint, numbers
  /// What the outlines have in common; which segments are lines in every keyframe; names of those
  /// that are written elsewhere.
  case outline(OutlineLayout, lines: PathText.Lines = .none, names: [SwiftCode: SwiftCode] = [:])

  var type: SwiftCode {
    switch self {
    case .number: "Double"
    case .point: "CGPoint"
    case .tint: "Tint"
    case .outline: "Outline"
    case .numbers: "[Double]"
    }
  }

  /// The type of a track of it.
  var trackType: SwiftCode.ValueType {
    switch self {
    case .number: .numberTrack
    case .point: .pointTrack
    case .tint: .tintTrack
    case .outline: .outlineTrack
    case .numbers: .numbersTrack
    }
  }

  var part: RuntimePart? {
    switch self {
    case .number: nil
    case .point: .points
    case .tint: .tints
    case .outline: .movingOutlines
    case .numbers: .numbers
    }
  }

  /// A value that never changes.
  func constant(_ numbers: Numbers, _ precision: Precision) -> SwiftCode {
    let shown = numbers.map { precision.rounded($0) } as Numbers
    switch self {
    case .number: return "\(shown[0])"
    case .point:
      return """
        CGPoint(x: \(shown[0], as: .number, named: "x"), y: \(shown[1], as: .number, named: "y"))
        """
    case .tint: return SwiftCode(value: "Tint(\(list(shown)))", as: .tint)
    case .outline: return "Outline(\"\")"
    case .numbers: return SwiftCode(value: "[\(list(shown))]", as: .numbers)
    }
  }

  /// A keyframe; its frame and way as code where they stand elsewhere. `word` and `time` are what parameters
  /// for its value and its frame are called.
  func key(
    _ key: NumbersKey, _ precision: Precision, frame: SwiftCode? = nil, way: SwiftCode? = nil,
    named word: String = "", at time: String = "at"
  ) -> SwiftCode {
    let handles = key.numbers[2..<6].map { precision.rounded($0) } as Numbers
    let value = value(key.numbers, precision, named: word)
    let bend: SwiftCode =
      self == .point && handles.contains { $0 != 0 } ? ", bend: [\(list(handles))]" : ""
    let time = frame ?? "\(Precision.length.rounded(key.frame), as: .number, named: time)"
    return "Key(\(time), \(value)\(way ?? key.easing.way)\(bend))"
  }

  /// A track as rows of numbers in text, which is data where keyframes are code that the compiler works on.
  ///
  /// - Returns: nil for what is no number or point, for curved paths, and where some keyframes go along a
  ///   curve and most do not.
  func rows(of keys: [NumbersKey], _ precision: Precision) -> [SwiftCode]? {
    guard self == .number || self == .point, let first = keys.first,
      self == .number || keys.allSatisfy({ $0.numbers[2..<6].allSatisfy { $0 == 0 } })
    else { return nil }
    let isAlike =
      (first.easing == .hold || first.easing == .linear)
      && keys.dropLast().allSatisfy { $0.easing == first.easing }
    // Four numbers for each straight way would be longer than keyframes.
    guard isAlike || keys.count(where: { $0.easing != .linear }) * 2 > keys.count else {
      return nil
    }
    let word: SwiftCode = !isAlike ? "eased" : first.easing == .hold ? "held" : "straight"
    var lines: [SwiftCode] = ["Track<\(type)>(", "  \(word): \"\"\""]
    var line: SwiftCode = ""
    for (index, key) in keys.enumerated() {
      var numbers = [Precision.length.rounded(key.frame)]
      numbers += key.numbers[0..<(self == .point ? 2 : 1)].map { precision.rounded($0) }
      if !isAlike, index + 1 < keys.count { numbers += key.easing.numbers }
      let row = SwiftCode.joined(Numbers(numbers).codes { "\($0)" }, by: " ")
      if line.width + row.width > 86 {
        lines.append("    \(line),")
        line = row
      } else {
        line = line.width == 0 ? row : "\(line), \(row)"
      }
    }
    return lines + ["    \(line)", "    \"\"\")"]
  }

  /// The value of a keyframe; `word` is what a parameter for a number is called, if it has a name.
  func value(_ numbers: Numbers, _ precision: Precision, named word: String = "") -> SwiftCode {
    let shown = numbers.map { precision.rounded($0) } as Numbers
    switch self {
    case .number: return "\(shown[0], as: .number, named: word)"
    case .point:
      return "\(shown[0], as: .number, named: "x"), \(shown[1], as: .number, named: "y")"
    case .tint: return "Tint(\(list(shown)))"
    case .outline(let form, let lines, let names):
      let bytes = PathText.bytes(form.outlines(numbers), lines: lines)
      let code: SwiftCode = "Outline(\"\(SwiftCode(data: bytes))\")"
      return names[code] ?? code
    case .numbers: return "[\(list(shown))]"
    }
  }

  /// The kind that writes as lines what is straight in every keyframe.
  func written(_ keys: [NumbersKey]) -> TrackKind {
    guard case .outline(let form, .none, let names) = self, let first = keys.first else {
      return self
    }
    let straight = keys.dropFirst().reduce(PathText.straight(form.outlines(first.numbers))) {
      $0.isEmpty ? $0 : $0.intersection(PathText.straight(form.outlines($1.numbers)))
    }
    return .outline(form, lines: .at(straight), names: names)
  }

  /// Without the keyframes before the first change and after the last: the value stays there anyway.
  func changes(_ keys: [NumbersKey]) -> [NumbersKey] {
    func isStay(_ key: NumbersKey, _ next: NumbersKey) -> Bool {
      // A curved way may lead back to where it began: its handles are numbers too.
      key.numbers == next.numbers && (self != .point || key.numbers[2..<6].allSatisfy { $0 == 0 })
    }
    var rest = keys[...]
    while let last = rest.last, let before = rest.dropLast().last, isStay(before, last) {
      rest.removeLast()
    }
    while let first = rest.first, let next = rest.dropFirst().first, isStay(first, next) {
      rest.removeFirst()
    }
    return Array(rest)
  }

  private func list(_ numbers: Numbers) -> SwiftCode {
    SwiftCode.joined(numbers.codes { "\($0)" }, by: ", ")
  }
}

extension Easing {
  /// As a case of the generated `Curve`.
  var curve: SwiftCode {
    switch self {
    case .linear: ".linear"
    case .hold: ".hold"
    case .curve(let curve): curve.way
    case .perDimension(let curves): curves.first?.way ?? ".linear"
    }
  }

  /// As an argument after a keyframe's value; nothing for constant speed.
  var way: SwiftCode {
    switch self {
    case .linear: ""
    case .hold: ", .hold"
    case .curve(let curve): ", \(curve.way)"
    case .perDimension(let curves): curves.first.map { ", \($0.way)" } ?? ""
    }
  }
}

extension Easing {
  /// The numbers of its curve in a row; four zeros for a value that stays.
  fileprivate var numbers: [Double] {
    switch self {
    case .linear: [0, 0, 1, 1]
    case .hold: [0, 0, 0, 0]
    case .curve(let curve): curve.numbers
    case .perDimension(let curves): curves.first?.numbers ?? [0, 0, 1, 1]
    }
  }
}

extension TimingCurve {
  /// Its control points, as they are written.
  fileprivate var numbers: [Double] {
    guard !isLinear else { return [0, 0, 1, 1] }
    let numbers = [
      min(1, max(0, control1.x)), control1.y, min(1, max(0, control2.x)), control2.y,
    ].map(Precision.component.rounded)
    // Both ends at the start make a straight line, and four zeros mean something else.
    return numbers.allSatisfy { $0 == 0 } ? [0, 0, 1, 1] : numbers
  }

  /// As a case of the generated `Curve`.
  fileprivate var way: SwiftCode {
    if self == .easeIn { return ".easeIn" }
    if self == .easeOut { return ".easeOut" }
    if self == .easeInOut { return ".easeInOut" }
    if isLinear { return ".linear" }
    let numbers = self.numbers
    return ".bezier(\(numbers[0]), \(numbers[1]), \(numbers[2]), \(numbers[3]))"
  }
}
