import InbetweenCodeReader
import InbetweenDesignDocuments
import InbetweenDiagnostics

/// What a text says, one thing a line: `kind value unit`.
enum Statements {
  static func documents(
    of text: String, fileName: String = "a.md"
  ) throws -> [DesignDocument] {
    var log = DiagnosticLog()
    return try DesignDocument.read(
      [.init(name: fileName, bytes: Array(text.utf8))], code: CodeReader.answer, log: &log)
  }

  static func lines(of text: String, fileName: String = "a.md") throws -> [String] {
    FactLines.text(of: try documents(of: text, fileName: fileName)).split(separator: "\n").map {
      line in
      func value(_ key: String) -> String {
        guard let start = line.firstRange(of: "\"\(key)\": ")?.upperBound else { return "" }
        let rest = line[start...]
        let end = rest.firstRange(of: ", \"")?.lowerBound ?? rest.firstRange(of: " }")?.lowerBound
        return String(rest[..<(end ?? rest.endIndex)]).replacing("\"", with: "")
      }
      return ["kind", "value", "unit", "limit"].map(value).filter { !$0.isEmpty }
        .joined(separator: " ")
    }
  }
}
