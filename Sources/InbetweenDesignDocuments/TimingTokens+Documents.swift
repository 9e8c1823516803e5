import InbetweenDiagnostics
import InbetweenTimeline
package import InbetweenTimingReport

extension TimingTokens {
  /// The lengths and curves that documents give a name.
  package init(named documents: [DesignDocument]) {
    self.init()
    for fact in documents.flatMap(\.facts) where fact.motion == nil && fact.limit == nil {
      guard let name = fact.name else { continue }
      if fact.kind == .duration, let time = fact.time, !time.isRange, time.lower > 0 {
        durations.append(Duration(name, time.seconds.map { .seconds($0) } ?? .frames(time.lower)))
      }
      if let curve = fact.curve?.timing { curves.append(Curve(name, curve)) }
    }
  }
}

extension Fact.Curve {
  /// The curve itself; nil for springs, and for names that nobody has given one.
  fileprivate var timing: TimingCurve? {
    switch self {
    case .named(let name): NamedEasing(name: name)?.curve ?? CurvePresets.curve(named: name)?.curve
    case .bezier(let x1, let y1, let x2, let y2):
      (0...1).contains(x1) && (0...1).contains(x2) ? TimingCurve(x1, y1, x2, y2) : nil
    case .spring, .custom: nil
    }
  }
}
