import ArgumentParser
import InbetweenDesignDocuments
import InbetweenDiagnostics
import InbetweenHTMLReport
import InbetweenPipeline
import InbetweenTimingReport

/// A comparison of two versions of an animation, named on the command line.
struct VersionRun {
  let old: String
  let new: String
  /// What promises are read from; empty for the timing file beside one of the two.
  var documents: [String] = []
  /// What each version, and comparing them, may take.
  var limits = LimitSettings()

  init(old: String, new: String) {
    self.old = old
    self.new = new
  }

  /// The timing file beside one of the two; nil where promises are read from documents.
  var timingFile: String? {
    documents.isEmpty ? InputFile(path: old).timingFile ?? InputFile(path: new).timingFile : nil
  }

  /// What two versions are, and how they differ.
  struct Compared {
    var comparison: VersionComparison
    var before: VersionFrames.Version
    var after: VersionFrames.Version
    /// Paths of the documents that the promises quote.
    var documents: [String]
  }

  /// Reads both and compares them; the new version is then what the command is at, until
  /// `InputGuard.leave()`.
  ///
  /// - Parameter list: takes what cannot be read.
  /// - Returns: nil where something could not be read.
  /// - Throws: `ValidationError` for inputs that hold several animations.
  func compare(_ list: FindingList) throws -> Compared? {
    var timing: DocumentedTiming?
    var quoted = documents
    guard let before = try animation(old, list), let after = try animation(new, list) else {
      return nil
    }
    let files = (InputFile(path: old), InputFile(path: new))
    do throws(Diagnostic) {
      try InputGuard.enter(files.1, limits: limits)
    } catch {
      list.add(error, of: files.1.title)
      return nil
    }
    do throws(DesignFiles.Failure) {
      if documents.isEmpty {
        if let timingFile {
          let file = try Self.timing(timingFile)
          timing = file.timing
          quoted = file.documents
        }
      } else {
        var log = DiagnosticLog()
        let files = DesignFiles(paths: documents)
        defer { list.add(log, of: files.title) }
        let read = try files.read(log: &log)
        let draft = DraftTiming(of: read, measurement: before.measurement())
        do throws(Diagnostic) {
          timing = try draft.timing()
        } catch {
          throw DesignFiles.Failure(path: documents[0], diagnostic: error)
        }
      }
    } catch {
      list.add(error.diagnostic, of: error.path)
      return nil
    }
    let comparison = VersionComparison.make(
      AnimationVersion(
        name: files.0.isStandardInput ? "<stdin>" : files.0.name, timeline: before.evaluated()),
      AnimationVersion(name: files.1.name, timeline: after.evaluated()), promises: timing)
    return Compared(
      comparison: comparison, before: (before, files.0), after: (after, files.1),
      documents: quoted)
  }

  private static func timing(_ path: String) throws(DesignFiles.Failure) -> TimingFile {
    do throws(Diagnostic) {
      return try TimingFile(path: path)
    } catch {
      throw DesignFiles.Failure(path: path, diagnostic: error)
    }
  }

  /// The one animation of an input; nil where it cannot be read.
  private func animation(_ input: String, _ list: FindingList) throws -> Animation? {
    var found: [Animation] = []
    var run = InputRun(inputs: [input], optionForOne: "--against", limits: limits)
    run.report = { list.add($1, of: $0) }
    let isDone = try run.forEach { file in
      var log = DiagnosticLog()
      do throws(Diagnostic) {
        found += try file.animations(log: &log)
      } catch {
        log.report(error)
      }
      list.add(log, of: file.title)
      return log.gravest != .error
    }
    guard found.count < 2 else {
      throw ValidationError("\(input) holds \(found.count) animations, and versions are of one.")
    }
    return isDone ? found.first : nil
  }
}

extension VersionRun.Compared {
  /// The page: what differs, the frames that show it, and both dope sheets above each other.
  ///
  /// - Parameters:
  ///   - frames: those that differ most.
  ///   - isDrawn: whether the two animations, and frames of them, are shown.
  /// - Returns: its HTML.
  func page(_ frames: [DifferingFrame], isDrawn: Bool) -> String {
    let sections = [(before, comparison.reports.before), (after, comparison.reports.after)]
      .enumerated().map { number, version in
        version.0.animation.section(
          of: version.1, from: version.0.input, quoting: documents, number: number,
          isDrawn: isDrawn)
      }
    return HTMLReport(
      sections: sections, versions: ComparedVersions(comparison, frames)
    ).page()
  }

  /// The frames as PNG files in a folder.
  ///
  /// - Returns: their paths.
  func write(_ frames: [DifferingFrame], to folder: String) throws(Diagnostic) -> [String] {
    let stem = after.input.stem
    let files = frames.map { frame in
      OutputFile(
        path: "\(folder)/\(stem)-frame-\(Int(frame.frame)).png", contents: frame.file)
    }
    _ = try OutputFiles.write(files)
    return files.map(\.path)
  }
}
