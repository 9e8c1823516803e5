package import InbetweenDiagnostics

/// Why a text is not YAML that is read here. Each kind of file has its own words for it.
package enum YAMLFailure: Error, Hashable, Sendable {
  case empty
  case syntax(TextPosition?, String)
  case duplicateKey(String, TextPosition)
  case anchors(TextPosition)
  case tooDeep(TextPosition)
  /// With the number of bytes.
  case tooLarge(Int)
}
