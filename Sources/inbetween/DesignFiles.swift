import DesignDocuments
import Diagnostics
import Pipeline

/// The documents and sources named on the command line.
struct DesignFiles {
  /// As named on the command line; the first one is what line numbers refer to.
  let paths: [String]

  /// Reads them together; what was left alone is complained about.
  ///
  /// - Throws: C001 when a file cannot be read, D001 or D002 when it is no document; with the path
  ///   of the file in question.
  func read() throws(Failure) -> [DesignDocument] {
    var files: [DesignDocument.File] = []
    for path in paths {
      let input = InputFile(path: path)
      do throws(Diagnostic) {
        let bytes = try input.bytes(limit: DesignDocument.mostBytes + 1)
        files.append(
          DesignDocument.File(name: input.isStandardInput ? path : input.name, bytes: bytes))
      } catch {
        throw Failure(path: path, diagnostic: error)
      }
    }
    var log = DiagnosticLog()
    do throws(Diagnostic) {
      let documents = try DesignDocument.read(files, log: &log)
      Terminal.complain(log.lines(file: paths.first ?? "", detail: .everything))
      return documents
    } catch {
      throw Failure(path: paths.first ?? "", diagnostic: error)
    }
  }

  struct Failure: Error {
    var path: String
    var diagnostic: Diagnostic
  }
}
