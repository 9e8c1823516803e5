import Diagnostics
import Pipeline

/// Goes through inputs one after the other; a bad one does not stop the others.
struct InputRun {
  /// As named on the command line.
  let inputs: [String]

  /// Calls `body` for each file that the inputs stand for, in order.
  ///
  /// - Returns: whether all went well: every input could be read, every call returned true.
  func forEach(_ body: (InputFile) throws -> Bool) rethrows -> Bool {
    var isDone = true
    for input in inputs {
      var files: [InputFile] = []
      do throws(Diagnostic) {
        files = try InputFile.files(named: input)
      } catch {
        Terminal.complain([error.line(file: input)])
        isDone = false
      }
      for file in files where try !body(file) { isDone = false }
    }
    return isDone
  }
}
