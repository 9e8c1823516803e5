import InbetweenCodeReader
import InbetweenDesignDocuments
import InbetweenDiagnostics
import InbetweenLottieImport
import InbetweenTimeline
import InbetweenTimingReport
import TestSupport

/// A document and the animation that does what it says, with its layers named as it names them.
struct DriftCase: Sendable, CustomStringConvertible {
  var name: String
  /// The document's file name, which decides how it is read.
  var file = "spec.md"
  var text: String
  var moves: [Move]
  /// How long the animation is, in seconds.
  var length = 3.0
  /// Frames a second; keyframes stand on whole frames.
  var rate = 60.0
  /// The layer that goes or gets another name.
  var lost: String
  /// Whether the document says when motions start: only then a late one shows.
  var saysStarts = true
  /// Layers of which the document does not say when they begin.
  var undated: Set<String> = []
  /// Whether the document says of some motions when they begin and not how long they take: the first
  /// begins with the animation, and stays what it is.
  var isStartOnly = false
  /// Which layer each of the document's names means.
  var layers: [String: String] = [:]
  var description: String { name }

  /// One motion of a layer: which property, from when, how long.
  struct Move: Sendable {
    var layer: String
    var property: String
    var start: Double
    var duration: Double
    var curve: TimingCurve
    /// The spring that it follows instead, for as long as it lasts.
    var spring: Spring?
    /// How often it runs, and how long it rests in between.
    var runs = 1
    var pause = 0.0

    init(
      _ layer: String, _ property: String, _ start: Double, _ duration: Double,
      curve: TimingCurve = .linear, spring: Spring? = nil, runs: Int = 1, pause: Double = 0
    ) {
      (self.runs, self.pause) = (runs, pause)
      self.curve = curve
      self.spring = spring
      self.layer = layer
      self.property = property
      self.start = start
      self.duration = duration
    }
  }

  /// What became of the animation.
  struct Drift: Sendable {
    var stretch = 1.0
    /// In frames.
    var late = 0.0
    var renamed: String?
    var dropped: String?
  }
}

extension DriftCase {
  /// The animation in Lottie's form, linear from keyframe to keyframe.
  private func animation(_ drift: Drift) -> String {
    var names: [String] = []
    for move in moves where !names.contains(move.layer) && move.layer != drift.dropped {
      names.append(move.layer)
    }
    let layers = names.enumerated().map { index, name in
      var values = ["o": "100", "r": "0", "p": "[50,50,0]", "a": "[0,0,0]", "s": "[100,100,100]"]
      var transform: [String] = []
      for move in moves where move.layer == name {
        let (key, from, to) = Self.way(move.property)
        values[key] = nil
        let start = (move.start * drift.stretch * rate).rounded() + drift.late
        let end = ((move.start + move.duration) * drift.stretch * rate).rounded() + drift.late
        let keys: [String]
        if let spring = move.spring {
          let slow = Spring(
            response: spring.response * drift.stretch, dampingFraction: spring.dampingFraction)
          keys = (0...Int(end - start)).map { step in
            let share = slow.value(at: Double(step) / rate)
            let value = zip(from, to).map { $0 + ($1 - $0) * share }
            return """
              {"t":\(start + Double(step)),"s":\(value),"o":{"x":0,"y":0},"i":{"x":1,"y":1}}
              """
          }
        } else {
          let (out, into) = (move.curve.control1, move.curve.control2)
          let period = ((move.duration + move.pause) * drift.stretch * rate).rounded()
          keys = (0..<move.runs).flatMap { run in
            let isLast = run == move.runs - 1
            let later = Double(run) * period
            return [
              """
              {"t":\(start + later),"s":\(from),"o":{"x":\(out.x),"y":\(out.y)},\
              "i":{"x":\(into.x),"y":\(into.y)}}
              """, "{\"t\":\(end + later),\"s\":\(to)\(isLast ? "" : ",\"h\":1")}",
            ]
          }
        }
        transform.append("\"\(key)\":{\"a\":1,\"k\":[\(keys.joined(separator: ","))]}")
      }
      transform += values.sorted { $0.key < $1.key }.map {
        "\"\($0.key)\":{\"a\":0,\"k\":\($0.value)}"
      }
      let shown = name == drift.renamed ? "Qwertz" : name
      return """
        {"ind":\(index + 1),"ty":3,"nm":"\(Self.escaped(shown))","ip":0,"op":9999,"st":0,"sr":1,\
        "ks":{\(transform.joined(separator: ","))}}
        """
    }
    return """
      {"v":"5.9.0","fr":\(rate),"ip":0,"op":\(length * drift.stretch * rate),"w":100,"h":100,\
      "assets":[],"layers":[\(layers.joined(separator: ","))]}
      """
  }

  private static func escaped(_ name: String) -> String {
    name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  private static func way(_ property: String) -> (key: String, from: [Double], to: [Double]) {
    switch property {
    case "Opacity": ("o", [0], [100])
    case "Rotation": ("r", [0], [90])
    case "Position": ("p", [50, 50, 0], [50, 20, 0])
    default: ("s", [0, 0, 100], [100, 100, 100])
    }
  }

  /// What the document says.
  func documents() throws -> [DesignDocument] {
    var log = DiagnosticLog()
    return try DesignDocument.read(
      [.init(name: file, bytes: Array(text.utf8))], code: CodeReader.answer, log: &log)
  }

  /// The report on the animation against what the document says.
  ///
  /// - Parameters:
  ///   - drift: what became of the animation.
  ///   - documents: the document, where it has been read.
  /// - Returns: a verdict for each promise.
  /// - Throws: what keeps the document or the animation from being read.
  func report(_ drift: Drift = Drift(), documents: [DesignDocument]? = nil) throws -> Report {
    var log = DiagnosticLog()
    let timeline = try Array(animation(drift).utf8).withUnsafeBytes { bytes in
      try LottieImporter.timeline(fromJSON: bytes, name: "drift", log: &log)
    }
    let draft = DraftTiming(
      of: try documents ?? self.documents(), measurement: Measurement(of: timeline), layers: layers)
    return Report.make(of: timeline, named: "drift.json", against: try draft.timing())
  }
}
