/// The register of findings. A code is permanent: its letter says who finds it, a retired number
/// is never used again.
///
/// J reading JSON, P packages and files, L what the Lottie file says, T timing, E export,
/// S scene and drawing, C the command.
package enum DiagnosticCode: String, Hashable, Sendable, CaseIterable {
  // JSON
  case emptyInput = "J001"
  case invalidSyntax = "J002"
  case invalidEncoding = "J003"
  case trailingData = "J004"
  case nestedTooDeeply = "J005"
  case duplicateKey = "J006"
  case byteOrderMark = "J007"
  case inputTooLarge = "J008"
  case numberOutOfRange = "J009"

  // The Lottie file
  case unreadKey = "L001"
  case wrongKind = "L002"
  case unknownConstant = "L003"
}
