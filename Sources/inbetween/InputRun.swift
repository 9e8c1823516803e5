import ArgumentParser
import InbetweenDiagnostics
import InbetweenPipeline

extension FontFolders {
  /// Complains about folders of fonts that cannot be read.
  ///
  /// - Throws: `ExitCode.failure` where there is one.
  static func check(_ folders: [String]) throws {
    let missing = unreadable(folders)
    Terminal.complain(missing.map { $0.finding.line(file: $0.path) })
    guard missing.isEmpty else { throw ExitCode.failure }
  }
}

/// Goes through inputs one after the other; a bad one does not stop the others.
struct InputRun {
  /// As named on the command line.
  let inputs: [String]
  /// The option given that makes sense for one animation only; nil without one.
  var optionForOne: String?
  /// What each may take.
  var limits = LimitSettings()
  /// Receives of an input that stands for nothing, and why.
  var report: (String, Diagnostic) -> Void = { file, finding in
    Terminal.complain([finding.line(file: file)])
  }

  /// Calls `body` for each file that the inputs stand for, in order.
  ///
  /// - Parameters:
  ///   - missing: called with an input that stands for nothing, and why.
  ///   - body: returns whether all went well.
  /// - Returns: whether all went well: every input could be read, every call returned true.
  /// - Throws: `ExitCode.failure` when nothing can be known any more, `ValidationError` when there are several files and one only makes sense.
  func forEach(
    missing: (String, Diagnostic) -> Void = { _, _ in }, _ body: (InputFile) throws -> Bool
  ) throws -> Bool {
    var isDone = true
    if let optionForOne, inputs.count > 1 {
      throw ValidationError("\(optionForOne) is for one input, and \(inputs.count) are given.")
    }
    for input in inputs {
      var files: [InputFile] = []
      do throws(Diagnostic) {
        files = try InputFile.files(called: input) { path, finding in
          report(path, finding)
          missing(path, finding)
          isDone = false
        }
      } catch {
        report(input, error)
        missing(input, error)
        isDone = false
      }
      if let optionForOne, files.count > 1 {
        throw ValidationError(
          "\(optionForOne) is for one input, and the folder holds \(files.count).")
      }
      do {
        for file in files {
          defer { InputGuard.leave() }
          do throws(Diagnostic) {
            try InputGuard.enter(file, limits: limits)
          } catch {
            report(file.title, error)
            missing(file.title, error)
            isDone = false
            continue
          }
          if try !body(file) { isDone = false }
        }
      } catch let finding as Diagnostic {
        Terminal.complain([finding.line(file: "<stdout>")])
        throw ExitCode.failure
      }
    }
    return isDone
  }
}
