package import InbetweenDiagnostics
package import InbetweenSceneGraph
package import InbetweenTimeline

/// What becomes of an animation in a target.
package struct TargetReport: Hashable, Sendable {
  package var target: Target
  /// Whether anything is written.
  package var isWritten = true
  /// Tracks as authored and with keyframes in between; pictures.
  package var bakes = BakeReport()
  /// What is left out, with what to ask the designer; why nothing is written.
  package var lost: [Diagnostic] = []
  /// What is written otherwise than it is meant, so that a person may see it.
  package var inexact: [Diagnostic] = []
  /// What the file asks for and an app has to do itself.
  package var leftToCode: [Diagnostic] = []
  /// What pictures stand for.
  package var pictured: [Diagnostic] = []
  /// What it asks of the render server; nil where the app itself draws.
  package var cost: LayerCost?
}

extension TargetReport {
  /// Whether it is all there, as it is meant.
  package var isWhole: Bool {
    isWritten && lost.isEmpty && inexact.isEmpty && leftToCode.isEmpty
  }
}

extension Target {
  /// What becomes of an animation.
  ///
  /// - Parameters:
  ///   - timeline: as it was imported.
  ///   - scene: what is drawn of it.
  ///   - options: what a user may choose; the style is the target's own.
  ///   - sequences: draws pictures of what a target has no words for.
  /// - Returns: the report of this target.
  package func report(
    of timeline: Timeline, _ scene: Scene, _ options: ExportOptions, sequences: ImageSequenceMaker
  ) -> TargetReport {
    var report = TargetReport(target: self)
    var log = DiagnosticLog()
    switch self {
    case .literal:
      report.bakes.native = timeline.movingCount
      return report
    case .swiftUI:
      report.bakes = SwiftUIFile.examine(scene, timeline, options, sequences: sequences, log: &log)
    case .swiftUIKeyframes:
      var options = options
      options.style = .keyframes
      let examined = KeyframesFile.examine(scene, timeline, options, log: &log)
      report.isWritten = examined != nil
      report.bakes = examined ?? BakeReport()
    case .coreAnimation:
      let examined = CoreAnimationFile.examine(
        scene, timeline, options, sequences: sequences, log: &log)
      report.bakes = examined.bakes
      report.cost = examined.cost
    }
    report.lost = log.findings.filter { [.lostInTarget, .notForKeyframes].contains($0.code) }
    report.inexact =
      [report.bakes.visibleError].compactMap { $0 }
      + log.findings.filter { $0.code == .evenSoftness }
    report.leftToCode = [timeline.markersWithoutSection].compactMap { $0 }
    report.pictured = log.findings.filter { $0.code == .picturesInTarget }
    return report
  }
}

extension Timeline {
  /// Properties that keyframes change, those of nested compositions once.
  fileprivate var movingCount: Int {
    (layers + compositions.flatMap(\.layers)).reduce(0) {
      $0 + $1.properties.count { !$0.property.isStatic }
    }
  }
}
