import InbetweenDiagnostics
import InbetweenTimeline

/// Why an expression has no value.
enum EvaluationFailure: Error, Hashable {
  /// It cannot be read.
  case syntax(ScriptSyntaxError)
  /// It throws: what, and at which frame.
  case thrown(String, frame: Double)
  /// It comes to nothing that its property can be.
  case unusable(String, frame: Double)
  /// It takes longer or needs more memory than a script may.
  case bounds(String)
}

/// The scripts of one timeline in one engine, made when the first of them is asked for, and compiled
/// once.
///
/// A script that breaks its bounds takes the engine with it; a new one is made without that script,
/// at most `maximumEngines` times.
struct Evaluation: ~Copyable {
  private static let maximumEngines = 4
  /// What a property takes in an engine, at most, in bytes: with its part of its layer.
  private static let roomOfProperty = 4 << 10
  private static let longestSource = 256 << 10

  private let timeline: Timeline
  private let index: PropertyIndex
  private let measure: TextMeasure?
  let budget: ScriptBudget
  private var engine: ScriptEngine?
  private var enginesMade = 0
  private var spent = 0.0
  private var waste = WastedWork()
  /// The functions of scripts, or why there are none, by source.
  private var functions: [String: Result<String, ScriptSyntaxError>] = [:]
  /// Properties whose scripts are not defined any more.
  private var forgotten: Set<Int> = []

  init(
    _ timeline: Timeline, _ index: PropertyIndex, _ budget: ScriptBudget,
    measure: TextMeasure? = nil
  ) {
    self.timeline = timeline
    self.budget = budget
    self.index = index
    self.measure = measure
  }

  /// Makes the engine unless it has been made before.
  private mutating func prepare() {
    guard enginesMade == 0 else { return }
    for entry in index.entries {
      guard let source = entry.expression, functions[source] == nil else { continue }
      functions[source] = Self.function(of: source)
    }
    start()
  }

  private static func function(of source: String) -> Result<String, ScriptSyntaxError> {
    guard source.utf8.count <= longestSource else {
      return .failure(ScriptSyntaxError(message: "more than 256 KB of script", line: 1))
    }
    do throws(ScriptSyntaxError) {
      return .success(try Rewriter.function(of: source))
    } catch {
      return .failure(error)
    }
  }

  /// What a function names of what it is given: 1 the time, 2 the value, 4 the property.
  private static func names(in function: String) -> Int {
    // The parameters themselves stand before the body.
    let body = function.drop { $0 != "{" }
    guard !body.contains("$eval"), !body.contains("arguments") else { return 7 }
    let takesProperty = body.contains("thisProperty")
    return (body.contains("time") ? 1 : 0) + (takesProperty || body.contains("value") ? 2 : 0)
      + (takesProperty ? 4 : 0)
  }

  /// Makes an engine with all scripts but those that are forgotten.
  private mutating func start() {
    engine = nil
    guard enginesMade < Self.maximumEngines, !waste.isSpent(budget) else { return }
    enginesMade += 1
    let host = AnimationHost(index, timeline.frameRate, measure: measure)
    let room = index.entries.count * Self.roomOfProperty
    guard var made = ScriptEngine(room: room, host: { host.answer($0, $1) }) else { return }
    let prelude =
      Prelude.compiled.map { made.run($0, within: 5) }
      ?? made.evaluate(Prelude.program, within: 5)
    guard prelude == .nothing,
      made.evaluate(AnimationData(timeline, index).program, within: 5) == .nothing
    else { return }
    engine = consume made
    define()
  }

  /// Defines each script once, for all properties that it drives.
  private mutating func define() {
    var users: [String: [Int]] = [:]
    var order: [String] = []
    for (place, entry) in index.entries.enumerated() where !forgotten.contains(place) {
      guard let source = entry.expression, entry.layer != nil else { continue }
      if users[source] == nil { order.append(source) }
      users[source, default: []].append(place)
    }
    for source in order {
      guard case .success(let function)? = functions[source], let places = users[source] else {
        continue
      }
      let outcome = engine?.evaluate(
        "$define((\(function)), \(places), \(Self.names(in: function)));",
        within: budget.stretched(ScriptBudget.secondsOfCall))
      switch outcome {
      case .failure(let message):
        functions[source] = .failure(ScriptSyntaxError(message: message, line: 1))
      case .timeout, .exhausted, nil:
        functions[source] = .failure(
          ScriptSyntaxError(message: "too large to be compiled", line: 1))
        waste.addTimeout()
        start()
        return
      case .nothing, .numbers, .text: break
      }
    }
  }
}

extension Evaluation {
  /// What the expression of a property comes to at a frame, in the units of scripts. A selector's
  /// expression is asked for one `unit` of a text that has so many. `progress` is how much of the
  /// expression has been evaluated, from 0 to 1.
  mutating func value(
    of place: Int, atFrame frame: Double, unit: ScriptUnit? = nil, progress: Double = 1
  ) throws(EvaluationFailure) -> ScriptResult {
    prepare()
    if let source = index.entries[place].expression, case .failure(let error)? = functions[source] {
      throw .syntax(error)
    }
    guard spent < budget.stretched(ScriptBudget.secondsOfTimeline) else {
      throw .bounds(
        "all expressions together take longer than \(Int(ScriptBudget.secondsOfTimeline)) seconds")
    }
    guard engine != nil, !waste.isSpent(budget) else {
      throw .bounds("scripts before it have taken more time or memory than they may")
    }
    var arguments = [Double(place), timeline.frameRate.seconds(atFrame: frame).value, progress]
    if let unit { arguments += [Double(unit.number), Double(unit.count), unit.share] }
    let began = ScriptThread.time
    let outcome =
      engine?.call("$evaluate", arguments, within: budget.stretched(ScriptBudget.secondsOfCall))
      ?? .exhausted
    spent += ScriptThread.time - began
    switch outcome {
    case .numbers(let numbers):
      guard numbers.allSatisfy(\.isFinite) else {
        throw .unusable("a number that is not finite", frame: frame)
      }
      return outcome
    case .text: return outcome
    case .nothing: throw .unusable("no value of its property's kind", frame: frame)
    case .failure(let message): throw failure(message, atFrame: frame)
    case .timeout:
      waste.addTimeout()
      throw broken(by: place, "it does not end")
    case .exhausted:
      waste.addExhaustion()
      throw broken(by: place, "it needs more than 64 MB of memory")
    }
  }

  private mutating func failure(
    _ message: String, atFrame frame: Double
  ) -> EvaluationFailure {
    for reason in [ScriptBudget.stoppedCall, ScriptBudget.stoppedExpression]
    where message.hasSuffix(reason) {
      return .bounds(reason)
    }
    // The engine's own words, in which it goes on; the second where memory ran out for the first.
    guard
      message.hasSuffix("alloc failed") || message.hasSuffix("error in error handling")
    else { return .thrown(message, frame: frame) }
    waste.addExhaustion()
    return .bounds("it needs more than 64 MB of memory")
  }

  /// Remembers what the script of a property has cost that came to nothing.
  mutating func discard(_ place: Int, seconds: Double) {
    waste.add(seconds: seconds)
    if case .numbers(let steps)? = engine?.call("$steps", [Double(place)], within: 1) {
      waste.add(steps: steps.first.flatMap { Int(exactly: $0) } ?? 0)
    }
    forget(place)
  }

  /// How the text is set that was evaluated last; nil where its expression leaves that alone.
  mutating func style() -> ScriptedStyle? {
    guard case .numbers(let numbers)? = engine?.call("$style", [], within: 1) else { return nil }
    var font: String?
    if case .text(let name)? = engine?.call("$font", [], within: 1) { font = name }
    return ScriptedStyle(numbers, font: font)
  }

  /// Whether the last value would be the same at every other time, as nothing that it was made of
  /// has keyframes, is random or tells the time.
  mutating func isStill() -> Bool { engine?.call("$still", [], within: 1) == .numbers([1]) }

  /// The property whose value an expression is, unchanged, at all times so far; nil for none.
  mutating func reference(of place: Int) -> Int? {
    guard case .numbers(let numbers)? = engine?.call("$reference", [Double(place)], within: 1),
      let number = numbers.first, number >= 0
    else { return nil }
    return Int(exactly: number)
  }

  /// Lets a property keep its keyframes for all other scripts.
  private mutating func forget(_ place: Int) {
    guard forgotten.insert(place).inserted else { return }
    _ = engine?.evaluate("$forget(\(place));", within: 1)
  }

  private mutating func broken(by place: Int, _ reason: String) -> EvaluationFailure {
    forgotten.insert(place)
    start()
    return .bounds(reason)
  }
}
