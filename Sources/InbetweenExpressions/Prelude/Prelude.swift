/// What After Effects puts in scope of an expression, in the engine's own JavaScript.
///
/// The parts share one function's scope, so that scripts reach only what `global` is given, and
/// that is frozen before the first script runs.
enum Prelude {
  /// The program that makes the engine ready, but for the animation (`$load`).
  static let program =
    "(function(global) {'use strict';" + arithmetic + vectors + times + modern + patterns + formats
    + dates
    + classes + iteration + chance + texts + styles + properties + loops + paths + groups + layers
    + spaces + extents + steps + evaluation + sealing + "})(this);"

  /// The program, compiled once for all animations of a process; nil where that fails.
  static let compiled: CompiledScript? = {
    var engine = ScriptEngine { _, _ in nil }
    return engine?.compile(program, within: 5)
  }()

  /// What scripts ask of the host, by number: `$host(operation, …)`.
  enum Operation: Int, CaseIterable {
    /// Property, seconds: its value, expressions left aside.
    case value
    /// Property: the times of its keyframes, in seconds.
    case keyTimes
    /// Property, keyframe from 0: its value.
    case keyValue
    /// Property, seconds, side (-1 before, 1 after, 0 either): the change per second.
    case velocity
    /// Seed, dimension, octave, place: smooth noise from -1 to 1.
    case wiggle
    /// Seed, seed, count: a number from 0 to 1.
    case random
    /// x, y, z: gradient noise from -1 to 1.
    case noise
    /// Share, outline: the point at that share of its length, and the direction there.
    case pointOnPath
    /// x1, y1, x2, y2, time: the value of an easing curve.
    case curve
    /// A script as UTF-16: the function that `Rewriter` makes of it, as UTF-16.
    case rewrite
    /// Layer, seconds, text as UTF-16: the sides of the text's picture: left, top, right, bottom.
    case textExtent
  }
}
