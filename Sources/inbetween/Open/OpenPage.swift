import InbetweenDesignDocuments
import InbetweenDiagnostics
import InbetweenExporters
import InbetweenHTMLReport
import InbetweenPipeline
import InbetweenTimingReport

/// What the page shows: made anew from the files, as far as they can be read.
struct OpenPage {
  let input: InputFile
  /// The timing file that the command line names; nil for the configuration's, or the input's own.
  let against: String?
  /// A design document and the Swift that belongs to it; empty for the timing file.
  let documents: [String]
  let configuration: String?

  /// What is shown: where something cannot be read, what was shown before.
  private(set) var sections: [HTMLReport.Section] = []
  /// What cannot be read, as the terminal tells it.
  private(set) var alerts: [String] = []
  private var conversion = Configuration.Settings().conversion
  private var watched: [WatchedFolder] = []
  private var made: [Made] = []

  /// What takes its time, kept as long as nothing changes that it is made of.
  private struct Made {
    var animation: Animation
    var conversion: Conversion
    var picture: MovingPreview?
    var sources: [TargetSource]
  }

  init(input: InputFile, against: String?, documents: [String], configuration: String?) {
    self.input = input
    self.against = against
    self.documents = documents
    self.configuration = configuration
  }
}

// MARK: What it is made of

extension OpenPage {
  private var timingPath: String? { against ?? conversion.timingPath(for: input) }

  /// The files that are watched, as the user would name them.
  var files: [String] {
    var seen: Set<String> = []
    return ([input.path] + documents + [timingPath, configuration].compactMap { $0 })
      .filter { seen.insert($0).inserted }
  }

  /// The folders in which they are saved.
  var folders: [WatchedFolder] {
    let own = files.map { path in
      var folder = WatchedFolder(for: path)
      folder.isDeep = false
      return folder
    }
    return Set(own + watched).sorted { ($0.path, $0.isDeep ? 0 : 1) < ($1.path, $1.isDeep ? 0 : 1) }
  }

  /// Their names.
  var names: Set<String> { Set(files.map { InputFile(path: $0).name }) }
}

// MARK: Making it

extension OpenPage {
  /// Reads everything again.
  ///
  /// - Returns: whether there is something new to see.
  mutating func renew() -> Bool {
    let before = (sections, alerts)
    alerts = []
    configure()
    var log = DiagnosticLog()
    do throws(Diagnostic) {
      let animations = try input.animations(named: conversion.name, log: &log)
      let timing = promises()
      made = animations.map(make)
      sections = animations.enumerated().map { number, animation in
        section(of: animation, number: number, log, timing)
      }
    } catch {
      log.report(error)
      alerts += log.findings.filter { $0.severity == .error }.map { $0.line(file: input.title) }
    }
    return (sections, alerts) != before
  }

  private mutating func configure() {
    guard let configuration else { return }
    conversion = Configuration.Settings().conversion
    do throws(Diagnostic) {
      let read = try Configuration.read(configuration)
      watched = read.watchedFolders
      if let item = read.item(for: input.path, given: Configuration.Settings()) {
        conversion = item.conversion
      }
    } catch {
      alerts.append(error.line(file: configuration))
    }
  }

  /// What is promised, by a timing file or by documents; nil where nothing is, or cannot be read.
  private mutating func promises() -> (file: TimingFile?, documents: [DesignDocument])? {
    var file: TimingFile?
    if let timingPath {
      do throws(Diagnostic) {
        file = try TimingFile(path: timingPath, tolerance: conversion.tolerance)
      } catch {
        alerts.append(error.line(file: timingPath))
      }
    }
    do throws(DesignFiles.Failure) {
      return (file, documents.isEmpty ? [] : try DesignFiles(paths: documents).read())
    } catch {
      alerts.append(error.diagnostic.line(file: error.path))
      return (file, [])
    }
  }

  private func make(_ animation: Animation) -> Made {
    if let known = made.first(where: {
      $0.animation == animation && $0.conversion == conversion && !animation.readsOtherFiles
    }) {
      return known
    }
    return Made(
      animation: animation, conversion: conversion, picture: nil,
      sources: conversion.sources(of: animation, from: input))
  }

  private mutating func section(
    of animation: Animation, number: Int, _ log: DiagnosticLog,
    _ promises: (file: TimingFile?, documents: [DesignDocument])?
  ) -> HTMLReport.Section {
    var timing = promises?.file
    if let read = promises?.documents, !read.isEmpty {
      let draft = DraftTiming(
        of: read, measurement: animation.measurement(), layers: timing?.timing.layers ?? [:])
      do throws(Diagnostic) {
        timing = TimingFile(
          path: documents[0], timing: try draft.timing().judged(like: timing?.timing))
      } catch {
        alerts.append(error.line(file: documents[0]))
      }
    }
    let report = animation.timingReport(of: input, against: timing)
    var section = animation.section(
      of: report, from: input, picture: &made[number].picture,
      quoting: documents.isEmpty ? timing?.documents ?? [] : documents, number: number)
    section.findings = Self.findings(log, "")
    for source in made[number].sources {
      section.findings += Self.findings(source.log, source.exporter.title)
      section.sources += source.files.map { file in
        let name = file.path.split(separator: "/").last.map(String.init) ?? file.path
        return ShownSource(
          target: source.exporter.title, name: name,
          text: String(decoding: file.contents, as: UTF8.self), address: "/\(number)/\(name)")
      }
    }
    return section
  }

  private static func findings(_ log: DiagnosticLog, _ target: String) -> [ShownFinding] {
    var told: [DiagnosticCode: Int] = [:]
    return log.findings.sorted { $0.severity > $1.severity }.compactMap { finding in
      told[finding.code, default: 0] += 1
      guard told[finding.code, default: 0] <= maximumOfOneKind else { return nil }
      let more = told[finding.code] == maximumOfOneKind ? log.counts[finding.code, default: 0] : 0
      return ShownFinding(finding, more: max(0, more - maximumOfOneKind), target: target)
    }
  }

  private static let maximumOfOneKind = 5
}

extension Exporter {
  /// As people call it.
  fileprivate var title: String {
    switch self {
    case .literal: "Timeline"
    case .timelineJSON: "Timeline (JSON)"
    case .swiftUI: "SwiftUI"
    case .coreAnimation: "Core Animation"
    }
  }
}
