#if canImport(FoundationEssentials)
  // Foundation itself would make the installed command 50 MB larger.
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads Swift source that documents hold. A program of its own does it (`inbetween-code-reader`), so
/// that the command needs no parser of Swift.
///
/// - Returns: what the code says; nil where no program reads it.
package typealias CodeReading = (CodeQuestion) -> CodeAnswer?

/// Source that is read together: code in one place may name constants of another.
package struct CodeQuestion: Hashable, Sendable, Codable {
  package var snippets: [CodeSnippet]
  /// Of the documents, in their order.
  package var documents: [String]
}

/// What code says of times.
package struct CodeAnswer: Hashable, Sendable, Codable {
  /// Of each document, their snippets still empty.
  package var facts: [[Fact]] = []
  /// The variables to which the code gives a value.
  package var declared: Set<String> = []
  /// The constants that are times, in seconds.
  package var times: [String: Double] = [:]
  /// What is no Swift after all.
  package var plain: [CodeSnippet] = []
  package var unread: [Unread] = []

  package init() {}

  /// Code that was left alone.
  package struct Unread: Hashable, Sendable, Codable {
    package var reason: String
    package var document: Int
    package var line: Int

    package init(_ reason: String, in snippet: CodeSnippet) {
      self.reason = reason
      document = snippet.document
      line = snippet.firstLine
    }
  }

  /// Why nobody reads code.
  package static let noProgram =
    "the program that reads Swift, inbetween-code-reader, is not beside the command"
  package static let tooSlow =
    "it takes longer than Swift may take to be read, which is so where much of it is none"
  package static let fault =
    "the program that reads Swift, inbetween-code-reader, ended without an answer"

  /// What is left where nobody reads code: all that calls itself Swift is reported, and the rest is
  /// read as words.
  package init(unreadable question: CodeQuestion, _ reason: String = noProgram) {
    plain = question.snippets.filter { !$0.isCertain }
    facts = question.documents.map { _ in [] }
    unread = question.snippets.filter(\.isCertain).map {
      Unread(reason, in: $0)
    }
  }
}

/// Questions and answers as bytes, for another process.
package enum CodeMessage {
  private static let infinity = ("inf", "-inf", "nan")

  package static func bytes(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: infinity.0, negativeInfinity: infinity.1, nan: infinity.2)
    return [UInt8](try encoder.encode(value))
  }

  package static func value<Value: Decodable>(
    _ type: Value.Type, of bytes: [UInt8]
  ) throws -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: infinity.0, negativeInfinity: infinity.1, nan: infinity.2)
    return try decoder.decode(type, from: Data(bytes))
  }
}
