import ArgumentParser
import InbetweenDesignDocuments
import InbetweenDiagnostics
import InbetweenPipeline
import InbetweenTimingReport

/// A comparison of two versions of an animation, named on the command line.
struct VersionRun {
  let old: String
  let new: String
  /// What promises are read from; empty for the timing file beside one of the two.
  var documents: [String] = []

  init(old: String, new: String) {
    self.old = old
    self.new = new
  }

  /// The timing file beside one of the two; nil where promises are read from documents.
  var timingFile: String? {
    documents.isEmpty ? InputFile(path: old).timingFile ?? InputFile(path: new).timingFile : nil
  }

  /// Reads both and compares them; what cannot be read is complained about.
  ///
  /// - Returns: nil where something could not be read.
  /// - Throws: `ValidationError` for inputs that hold several animations.
  func compare() throws -> VersionComparison? {
    var timing: DocumentedTiming?
    guard let before = try animation(old), let after = try animation(new) else { return nil }
    let files = (InputFile(path: old), InputFile(path: new))
    do throws(DesignFiles.Failure) {
      if documents.isEmpty {
        timing = try timingFile.map { (path) throws(DesignFiles.Failure) in try Self.timing(path) }
      } else {
        let read = try DesignFiles(paths: documents).read()
        let draft = DraftTiming(of: read, measurement: before.measurement())
        do throws(Diagnostic) {
          timing = try draft.timing()
        } catch {
          throw DesignFiles.Failure(path: documents[0], diagnostic: error)
        }
      }
    } catch {
      Terminal.complain([error.diagnostic.line(file: error.path)])
      return nil
    }
    return VersionComparison.make(
      AnimationVersion(
        name: files.0.isStandardInput ? "<stdin>" : files.0.name, timeline: before.evaluated()),
      AnimationVersion(name: files.1.name, timeline: after.evaluated()), promises: timing)
  }

  private static func timing(_ path: String) throws(DesignFiles.Failure) -> DocumentedTiming {
    do throws(Diagnostic) {
      return try TimingFile(path: path).timing
    } catch {
      throw DesignFiles.Failure(path: path, diagnostic: error)
    }
  }

  /// The one animation of an input; nil where it cannot be read.
  private func animation(_ input: String) throws -> Animation? {
    var found: [Animation] = []
    let isDone = try InputRun(inputs: [input], optionForOne: "--against").forEach { file in
      var log = DiagnosticLog()
      do throws(Diagnostic) {
        found += try file.animations(log: &log)
      } catch {
        log.report(error)
      }
      Terminal.complain(log.lines(file: file.title, detail: .errors))
      return log.gravest != .error
    }
    guard found.count < 2 else {
      throw ValidationError("\(input) holds \(found.count) animations, and versions are of one.")
    }
    return isDone ? found.first : nil
  }
}
