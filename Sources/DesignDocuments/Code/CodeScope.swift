import SwiftSyntax

/// Where a piece of code is read: what names mean there, and what is known of when it runs.
struct CodeScope {
  var unit: Int
  /// The type whose code it is; nil outside types.
  var type: String?
  /// What the instance's maker was given; empty for any instance.
  var given: [String: CodeValue] = [:]
  /// What tells this instance from others: the source of its maker's arguments.
  var instance: String?
  var locals: [String: CodeValue] = [:]
  /// Names around it, from the widest to the closest.
  var about: [String] = []
  /// The times of the events on which it runs.
  var events: [Event] = []
  /// How long after its entry it runs; nil where nothing says that it waits.
  var offset: Linear?
  /// The runs of the loops around it, outermost first.
  var passes: [Int] = []
  /// The time from one run of the code to the next, where a timer sets it off.
  var rhythm: (time: CodeValue, motion: Fact.Motion)?
  /// The last number that a counted name reaches, as a condition around the code says.
  var bound: (name: String, last: Double)?
  /// What it comes after.
  var after: String?
  /// The animation around it, whose changes are read.
  var animation: Fact.Motion?
  /// What the loop around it goes through, with the place of the item at hand.
  var items: [String] = []
  /// The functions that are being read, outermost first.
  var calls: [String] = []
  /// Whether nothing is noted: the code is read for its value alone.
  var isQuiet = false

  struct Event {
    var seconds: Double
    var place: CodePlace
  }

  /// The same for a function's or a type's own code.
  func entering(_ name: String) -> CodeScope {
    var scope = self
    scope.about.append(name)
    return scope
  }
}

/// The words by which code says that a number is a time.
enum TimeWords {
  /// The kind of time that a name promises; nil for a name of something else.
  static func kind(of name: String) -> Fact.Kind? {
    let words = words(of: name)
    guard let last = words.last, last != "timer", last != "count", last != "curve",
      last != "function", last != "zone", last != "stamp"
    else { return nil }
    func has(_ candidates: String...) -> Bool { words.contains { candidates.contains($0) } }
    if has("pause", "gap") || (has("delay", "time", "interval") && has("between")) { return .pause }
    if has("stagger") { return .stagger }
    if has("delay") { return .delay }
    if has("period", "interval") { return .period }
    if has("duration", "durations", "seconds", "millis", "milliseconds", "ms") { return .duration }
    if last == "time" || last == "secs" || last == "cycle" { return .duration }
    if last == "step", has("animation", "timer", "time") { return .duration }
    if words == ["begin", "time"] || words == ["start", "time"] { return .start }
    return nil
  }

  /// The unit that a name promises; code counts time in seconds unless it says otherwise.
  static func unit(of name: String) -> Fact.TimeUnit {
    let words = words(of: name)
    if words.contains(where: { ["ms", "millis", "milliseconds", "msec"].contains($0) }) {
      return .milliseconds
    }
    return words.contains("frames") ? .frames : .seconds
  }

  /// The words of a camel-case or snake-case name, in lower case.
  static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isAfterSmall = false
    for character in name {
      if !character.isLetter {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else if character.isUppercase, isAfterSmall {
        words.append(word)
        word = character.lowercased()
      } else {
        word += character.lowercased()
      }
      isAfterSmall = character.isLowercase
    }
    return word.isEmpty ? words : words + [word]
  }
}
