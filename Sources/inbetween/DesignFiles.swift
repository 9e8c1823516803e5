import InbetweenDesignDocuments
import InbetweenDiagnostics
import InbetweenPipeline

/// The documents and sources named on the command line.
struct DesignFiles {
  /// As named on the command line; the first one is what line numbers refer to.
  let paths: [String]

  /// Reads them together; what was left alone is complained about.
  ///
  /// - Throws: as `read(log:)` does.
  func read() throws(Failure) -> [DesignDocument] {
    var log = DiagnosticLog()
    defer { Terminal.complain(log.lines(file: title, detail: .everything)) }
    return try read(log: &log)
  }

  /// What findings of the documents are said of: the first one, as the user named it.
  var title: String { InputFile(path: paths.first ?? "").title }

  /// Reads them together.
  ///
  /// - Parameter log: receives what was left alone, and why.
  /// - Returns: the documents, in which something is said of times.
  /// - Throws: C001 when a file cannot be read, D001, D002 or D004 when it is no document, D005
  ///   when no time stands in any; with the path of the file in question.
  func read(log: inout DiagnosticLog) throws(Failure) -> [DesignDocument] {
    var files: [DesignDocument.File] = []
    for path in paths {
      let input = InputFile(path: path)
      do throws(Diagnostic) {
        let bytes = try input.bytes(limit: DesignDocument.maximumBytes + 1)
        files.append(
          DesignDocument.File(name: input.isStandardInput ? input.title : input.name, bytes: bytes))
      } catch {
        throw Failure(path: path, diagnostic: error)
      }
    }
    do throws(Diagnostic) {
      let documents = try DesignDocument.read(files, code: Self.code, log: &log)
      guard documents.contains(where: { !$0.facts.isEmpty }) else {
        throw .nothingDocumented(documents.map(\.fileName))
      }
      return documents
    } catch {
      throw Failure(path: title, diagnostic: error)
    }
  }

  /// What Swift says, read by a program of its own.
  private static func code(_ question: CodeQuestion) -> CodeAnswer? {
    guard let bytes = try? CodeMessage.bytes(question) else { return nil }
    let program = (name: "inbetween-code-reader", word: "code-reader")
    switch Companion.answer(of: program, to: bytes) {
    case .bytes(let answer): return try? CodeMessage.value(CodeAnswer.self, of: answer)
    case .missing: return nil
    case .ended(let isLate):
      return CodeAnswer(unreadable: question, isLate ? CodeAnswer.tooSlow : CodeAnswer.fault)
    }
  }

  struct Failure: Error {
    var path: String
    var diagnostic: Diagnostic
  }
}
