import InbetweenDesignDocuments
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
  /// The view whose modifiers are being read, as it is made; nil for none.
  var view: String?
  /// Names around it, from the widest to the closest.
  var about: [String] = []
  /// The times of the events on which it runs.
  var events: [Event] = []
  /// How long after its entry it runs; nil where nothing says that it waits.
  var offset: Linear?
  /// Where that is said; nil where the code at hand comes after a wait of its own function.
  var offsetPlace: CodePlace?
  /// How long the keyframes around it take in all, of which theirs are shares.
  var whole: CodeValue?
  /// The runs of the loops around it, outermost first.
  var passes: [Int] = []
  /// The innermost of these loops.
  var loop: SyntaxIdentifier?
  /// The time from one run of the code to the next, where a timer sets it off.
  var rhythm: (time: CodeValue, motion: Fact.Motion)?
  /// The last number that a counted name reaches, as a condition around the code says.
  var bound: (name: String, last: Double)?
  /// What it comes after.
  var after: String?
  /// The animation around it, whose changes are read.
  var animation: Fact.Motion?
  /// What the group of changes around it changes: how it is animated is said of these.
  var animated: [String] = []
  /// What was animated around the groups that are open, outermost first.
  var groups: [(animation: Fact.Motion?, animated: [String])] = []
  /// What the loop around it goes through, with the place of the item at hand.
  var items: [String] = []
  /// What the parameters of the function at hand stand for, where that has a name.
  var named: [String: String] = [:]
  /// Where the numbers are written that the parameters of the function at hand were given.
  var origins: [String: CodePlace] = [:]
  /// The functions that are being read, outermost first.
  var calls: [String] = []
  /// Whether a variable is being set that was declared before.
  var isAssigning = false
  /// Whether nothing is noted: the code is read for its value alone.
  var isQuiet = false

  /// Goes on when another run of the code is through.
  mutating func goOn(behind other: CodeScope) {
    offset = other.offset
    offsetPlace = other.offsetPlace
  }

  /// Goes on when this run or another one is through: at a time that is known where both agree.
  mutating func goOn(behindThisOr other: CodeScope) {
    guard offset != other.offset else { return }
    offset = .unknown
    offsetPlace = nil
  }

  /// A name with what a parameter stands for in place of it: `sign.alpha` where `view` was given the sign.
  func resolved(_ name: String) -> String {
    let first = name.prefix { $0 != "." }
    guard let meant = named[String(first)] else { return name }
    return meant + name[first.endIndex...]
  }

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
