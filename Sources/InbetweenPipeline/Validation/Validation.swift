import InbetweenDiagnostics
import InbetweenExporters
import InbetweenHTMLReport
import InbetweenSceneGraph
package import InbetweenTimingReport

/// A run over cases: each is converted, measured, and compared with the files beside it.
package struct Validation: Sendable {
  /// Whether expectations that differ are written anew.
  package var isUpdating = false
  /// Whether the animations themselves are judged, and not what lies beside them alone.
  package var judgesAnimations = false
  /// Whether a warning, or a part that a target loses, is a failure.
  package var isStrict = false
  /// Folders whose fonts are used before the machine's own.
  package var fonts: [String] = []
  /// The lengths and curves that animations may have; nil for any.
  package var tokens: TimingTokens?
  /// What each animation may take.
  package var limits = LimitSettings()

  package init() {}
}

extension Validation {
  /// What became of a case.
  package struct Outcome: Hashable, Sendable {
    /// An item for each promise and for each expected file.
    package var list: CheckList
    /// How many of the items are promises of time.
    package var promises = 0
    /// The files written anew.
    package var updated: [String] = []
  }

  /// Checks every case, several at once.
  ///
  /// - Parameters:
  ///   - cases: in the order of the outcomes.
  ///   - progress: receives how many are done, on one thread after the other.
  /// - Returns: an outcome for each case.
  package func run(
    _ cases: [ValidationCase], progress: @escaping @Sendable (Int) -> Void
  ) -> [Outcome] {
    OrderedWork.run(
      count: cases.count, jobs: OrderedWork.processorCount, start: [Outcome](),
      work: { outcome(of: cases[$0]) },
      take: { outcomes, index, outcome in
        outcomes.append(outcome)
        progress(index + 1)
        return true
      })
  }

  /// Converts one case and compares what it gives with the files beside it.
  package func outcome(of item: ValidationCase) -> Outcome {
    var check = CaseCheck(item: item, isUpdating: isUpdating)
    check.failsForOutputs = !judgesAnimations || isStrict
    var log = DiagnosticLog()
    defer { InputGuard.leave() }
    do throws(Diagnostic) {
      try InputGuard.enter(item.input, limits: limits)
      let animations = try item.input.animations(log: &log)
      for animation in animations { check.exports(of: animation, fonts: fonts) }
      check.inspections(of: animations, log: log)
      if judgesAnimations {
        check.outcome.list.judge(animations, of: item.input, log, isStrict: isStrict)
        if !item.siblings.contains(item.input.stem + ".findings") {
          check.outcome.list.judge(log, of: item.input.title, isStrict: isStrict)
        }
      }
      try check.timing(of: animations)
      if let tokens {
        for animation in animations {
          let report = animation.timingReport(of: item.input, against: nil)
          check.outcome.list.items += tokens.check(report.measurement, of: item.input.title)
        }
      }
    } catch {
      log.report(error)
      // An input that is expected to fail says so in its findings.
      if !item.siblings.contains(item.input.stem + ".findings") {
        check.add(unreadable: item.input.title, error)
      }
    }
    check.findings(log)
    return check.outcome
  }
}

/// The check of one case, while it is made.
private struct CaseCheck {
  let item: ValidationCase
  let isUpdating: Bool
  var outcome: Validation.Outcome
  /// Whether source that differs is a failure: beside an animation that is judged itself it may
  /// have been written with other options.
  var failsForOutputs = true
  private var checked: Set<String> = []

  /// The largest expectation that is read.
  private static let largest = 256 << 20

  init(item: ValidationCase, isUpdating: Bool) {
    self.item = item
    self.isUpdating = isUpdating
    outcome = Validation.Outcome(list: CheckList(name: item.title, items: []))
  }

  mutating func add(unreadable file: String, _ finding: Diagnostic) {
    outcome.list.items += CheckList(unreadable: file, finding).items
  }

  // MARK: Outputs

  /// What `convert` writes, of the targets that have a file beside the animation.
  mutating func exports(of animation: Animation, fonts: [String]) {
    let options = ExportOptions(name: animation.name, source: item.input.name)
    for exporter in Exporter.allCases {
      guard !exporter.draws || hasDrawnSwift(animation.name) else { continue }
      var log = DiagnosticLog()
      let files = exporter.export(
        animation.timeline, options, log: &log, sequences: animation.sequences(of: item.input)
      ) { log in
        animation.scene(fonts: fonts, log: &log)
      }
      for file in files {
        let type = file.name.prefix { $0 != "." }
        let ending = file.name.dropFirst(type.count)
        compare(animation.name + ending, file.contents, isFailure: failsForOutputs)
        compare(file.name, file.contents, isFailure: failsForOutputs)
        guard exporter == .literal else { continue }
        // As literals were called once.
        compare(animation.name + ".swift", file.contents, isFailure: failsForOutputs)
        compare(type + ".swift", file.contents, isFailure: failsForOutputs)
      }
    }
  }

  /// Whether a file beside it may be what a target that draws writes.
  private func hasDrawnSwift(_ name: String) -> Bool {
    let type = ExportOptions(name: name).viewName
    return [name, type].contains { stem in
      item.siblings.contains(stem + ".view.swift") || item.siblings.contains(stem + ".layers.swift")
    }
  }

  mutating func inspections(of animations: [Animation], log: DiagnosticLog) {
    let stem = item.input.stem
    guard
      item.siblings.contains(stem + ".inspection.txt")
        || item.siblings.contains(stem + ".inspection.json")
    else { return }
    let inspections = animations.map { $0.inspection(of: item.input, imported: log) }
    compare(
      stem + ".inspection.txt", Array(inspections.map(\.text).joined(separator: "\n").utf8))
    compare(
      stem + ".inspection.json",
      Array(Inspection.json(of: item.input.name, animations: inspections, log: log).utf8))
  }

  mutating func findings(_ log: DiagnosticLog) {
    let lines = log.lines(file: item.input.name, detail: .everything)
    compare(item.input.stem + ".findings", Array(lines.map { $0 + "\n" }.joined().utf8))
  }

  // MARK: Times

  mutating func timing(of animations: [Animation]) throws(Diagnostic) {
    var file: TimingFile?
    if let path = item.input.timingFile {
      do throws(Diagnostic) {
        file = try TimingFile(path: path)
      } catch {
        add(unreadable: path, error)
        return
      }
    }
    for (number, animation) in animations.enumerated() {
      let report = animation.timingReport(of: item.input, against: file)
      // What is written beside the animation names the files beside it.
      let files = ReportFiles(
        animation: item.input.name, timing: file.map { InputFile(path: $0.path).name })
      let list = report.checkList(files)
      if let file {
        let named = ReportFiles(animation: item.title, timing: file.path)
        let promises = report.checkList(named).items
        outcome.promises += promises.count
        outcome.list.items += promises
      }
      let name = animation.name + ".report."
      compare(name + "txt", Array(report.text().utf8))
      compare(name + "md", Array(report.markdown().utf8))
      compare(name + "json", Array(report.json().utf8))
      compare(name + "xml", Array(JUnitReport.text([list], title: "inbetween timing").utf8))
      compare(name + "sarif", Array(SARIFReport.text([list]).utf8))
      compare(name + "github", Array(GitHubReport.text([list]).utf8))
      if item.siblings.contains(name + "html") {
        let section = animation.section(
          of: report, from: item.input, quoting: file?.documents ?? [], number: number)
        compare(name + "html", Array(HTMLReport(sections: [section]).page().utf8))
      }
    }
  }

  // MARK: Comparing

  /// Compares a file with what it should hold, where there is such a file.
  private mutating func compare(
    _ name: String, _ contents: [UInt8], isFailure: Bool = true
  ) {
    guard item.siblings.contains(name), checked.insert(name).inserted else { return }
    let path = item.path(name)
    let place = CheckedItem.Location(path)
    do throws(Diagnostic) {
      let expected = try InputFile(path: path).bytes(limit: Self.largest)
      guard expected != contents else {
        outcome.list.items.append(CheckedItem(name, .passed, .outputDiffers, place: place))
        return
      }
      let (line, story) = Self.difference(expected, contents)
      var differing = CheckedItem(
        name, isFailure ? .failed : .warned, .outputDiffers,
        message: isFailure ? story : story + "; other options of convert may have written it",
        place: CheckedItem.Location(path, line: line))
      if isUpdating {
        _ = try OutputFiles.write([OutputFile(path: path, contents: contents)])
        outcome.updated.append(path)
        differing.message += "; it is written anew"
        differing.outcome = .warned
      }
      outcome.list.items.append(differing)
    } catch {
      outcome.list.items += CheckList(unreadable: path, error).items
    }
  }

  /// The first line that differs, and how.
  private static func difference(
    _ expected: [UInt8], _ found: [UInt8]
  ) -> (line: Int, story: String) {
    let same = zip(expected, found).prefix { $0 == $1 }.count
    let line = expected.prefix(same).count { $0 == UInt8(ascii: "\n") }
    func shown(_ bytes: [UInt8]) -> String {
      let start = bytes.prefix(same).lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      guard start < bytes.count else { return "the end" }
      let text = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }.prefix(200)
      return Diagnostic.shown(String(decoding: text, as: UTF8.self))
    }
    return (
      line + 1, "line \(line + 1) is expected to be \(shown(expected)) and is \(shown(found))"
    )
  }
}
