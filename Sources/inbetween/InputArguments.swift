import ArgumentParser
import InbetweenPipeline

/// The animations that a command goes through.
struct InputArguments: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Files, folders, patterns such as 'Art/**/*.json', or - for standard input.",
      valueName: "input"),
    completion: .file(extensions: ["json", "lottie"]))
  var inputs: [String]

  func validate() throws {
    if inputs.contains("") { throw ValidationError("An input must not be empty.") }
    try Self.checkStandardInput(inputs)
  }

  /// - Parameter paths: all that a command reads.
  /// - Throws: where more than one of them is standard input.
  static func checkStandardInput(_ paths: [String]) throws {
    guard paths.count(where: { $0 == InputFile.standardInput }) < 2 else {
      throw ValidationError("Standard input can be read once only.")
    }
  }
}

/// Where fonts come from.
struct FontOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A folder whose fonts are used before the machine's; may be given several times.",
      valueName: "dir"), completion: .directory)
  var fonts: [String] = []
}
