package import InbetweenDiagnostics

extension Diagnostic {
  /// `near` is a file that may have been meant.
  static func unreadableInput(
    _ reason: String, near: String? = nil, fix: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .unreadableInput, "it cannot be read: \(reason)",
      fix: near.map { "did you mean \(shown($0))?" } ?? fix
        ?? "check the name and the file's rights")
  }

  /// What is said of a folder of fonts.
  static func noFontFolder(_ reason: String) -> Diagnostic {
    Diagnostic(
      .unreadableInput, "fonts cannot be read from it: \(reason)",
      fix: "name a folder with .ttf or .otf files")
  }

  static func nothingToConvert() -> Diagnostic {
    Diagnostic(
      .nothingToConvert, "no .json or .lottie file lies in this folder or below it",
      fix: "name the folder that Bodymovin exports to")
  }

  static func unwritableOutput(_ path: String, reason: String) -> Diagnostic {
    Diagnostic(
      .unwritableOutput,
      "\(PrintableText.singleLine(path, limit: 1024)) cannot be written: \(reason)",
      fix: "choose another folder with --output")
  }

  static func outputTaken(_ path: String, by input: String) -> Diagnostic {
    Diagnostic(
      .outputTaken,
      "\(PrintableText.singleLine(path, limit: 1024)) is already made from"
        + " \(PrintableText.singleLine(input, limit: 1024))",
      fix: "rename one of the two, or convert them into different folders")
  }

  static func sharedTypeName(with path: String, from input: String) -> Diagnostic {
    Diagnostic(
      .sharedTypeName,
      "its type is called as that of \(PrintableText.singleLine(path, limit: 1024)),"
        + " from \(PrintableText.singleLine(input, limit: 1024))",
      fix: "compile them into two modules, or give one another name: animations in inbetween.yml")
  }

  static func staleOutput(of input: String) -> Diagnostic {
    Diagnostic(
      .staleOutput,
      "it is not what \(PrintableText.singleLine(input, limit: 1024)) gives now",
      fix: "convert again without --check")
  }

  static func missingOutput(of input: String) -> Diagnostic {
    Diagnostic(
      .staleOutput,
      "it is missing; \(PrintableText.singleLine(input, limit: 1024)) gives it",
      fix: "convert again without --check")
  }

  static func orphanedOutput(of input: String) -> Diagnostic {
    Diagnostic(
      .orphanedOutput,
      "\(PrintableText.singleLine(input, limit: 1024)), which it was made from, is not there any more",
      fix: "remove this file too")
  }

  static func unmatchedPattern(
    _ pattern: String, at position: TextPosition? = nil, severity: Severity = .error
  ) -> Diagnostic {
    Diagnostic(
      .unmatchedPattern, position: position, "no animation matches \(shown(pattern))",
      fix: "* is any part of a name, ** any folders, and paths begin at this folder",
      severity: severity)
  }

  package static func nothingExpected() -> Diagnostic {
    Diagnostic(
      .nothingExpected, "no animation here has a file beside it that says what is expected",
      fix: "put orb.timing.yaml beside orb.json, or an empty orb.timeline.json, and use --update")
  }

  static func nothingForOneFile() -> Diagnostic {
    Diagnostic(
      .notOneFile, "no target asked for writes Swift, and --into makes one Swift file",
      fix: "add literal, or one that draws, to the targets")
  }

  static func literalBesideViews() -> Diagnostic {
    Diagnostic(
      .notOneFile, "a literal and views do not fit one file: both name Color and Path",
      fix: "make them in two targets, or write them with --output or swift package inbetween")
  }

  static func severalViews(_ count: Int) -> Diagnostic {
    Diagnostic(
      .notOneFile, "the views of its \(count) animations do not fit one file",
      fix: "write them with --output, or swift package inbetween")
  }
}
