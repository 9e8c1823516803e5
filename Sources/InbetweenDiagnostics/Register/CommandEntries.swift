/// What the register says of findings about the command.
extension DiagnosticCode.Entry {
  static var unreadableInput: Self {
    Self(
      severity: .error, title: "An input cannot be read",
      explanation: "It does not exist, or its rights forbid it. The other inputs are converted.")
  }

  static var nothingToConvert: Self {
    Self(
      severity: .error, title: "A folder holds no animation",
      explanation: "Animations are .json and .lottie files in it or below it.")
  }

  static var unwritableOutput: Self {
    Self(
      severity: .error, title: "An output cannot be written",
      explanation: "Nothing is written for this input: outputs are whole or not there.")
  }

  static var outputTaken: Self {
    Self(
      severity: .error, title: "Two inputs would write the same file",
      explanation: "The first one keeps it. Rename one, or use two folders.")
  }

  static var staleOutput: Self {
    Self(
      severity: .error, title: "A generated file is out of date",
      explanation: "convert --check found other bytes than the animation gives now, or no file.")
  }

  static var orphanedOutput: Self {
    Self(
      severity: .warning, title: "A generated file has no animation any more",
      explanation: "An earlier run made it. It is still compiled, and nothing keeps it current.")
  }

  static var unmatchedPattern: Self {
    Self(
      severity: .error, title: "A pattern matches no animation",
      explanation: "It may be misspelt. Under animations in inbetween.yml it is a warning.")
  }

  static var configurationSyntax: Self {
    Self(
      severity: .error, title: "The configuration is not YAML",
      explanation: "Reading stops at the line and column named; anchors and aliases are not read.")
  }

  static var unknownConfigurationKey: Self {
    Self(
      severity: .error, title: "The configuration has a key that is not known",
      explanation: "A misspelt key would leave its default in force. schema/ lists them all.")
  }

  static var configurationValue: Self {
    Self(
      severity: .error, title: "A value of the configuration is not what its key takes",
      explanation: "The fix says how it is written.")
  }

  static var notOneFile: Self {
    Self(
      severity: .error, title: "What is asked for does not make one Swift file",
      explanation: "Build systems must know the names of files beforehand: one for each input.")
  }

  static var unusedThemeColor: Self {
    Self(
      severity: .warning, title: "A rule for the theme is about no colour of the views made",
      explanation: """
        `theme` in inbetween.yml names colours as the views call them, or by their value in the \
        file; literals and timeline JSON have no theme.
        """)
  }

  static var conversionEnded: Self {
    Self(
      severity: .error, title: "A fault of the command ended the work on a file",
      explanation: """
        The command begins again without the file, in a process of its own where many are converted: \
        the others go on, and nothing of this one is written. The file that raises it is worth a report.
        """)
  }

  static var conversionTooLong: Self {
    Self(
      severity: .error, title: "The work on a file took too much processor time",
      explanation: "It is stopped, the others go on, and --time-limit says how much it may take.")
  }

  static var conversionTooLarge: Self {
    Self(
      severity: .error, title: "The work on a file took too much memory",
      explanation: "It is stopped, the others go on, and --memory-limit says how much it may take.")
  }

  static var damagedPacking: Self {
    Self(
      severity: .error, title: "A file that is packed with gzip cannot be unpacked",
      explanation: "Telegram's stickers (.tgs) are packed so. It is damaged, or not whole.")
  }

  static var frameOutside: Self {
    Self(
      severity: .error, title: "A frame is asked for that the animation does not have",
      explanation: "Nothing is drawn: the picture would be empty.")
  }

  static var pictureMissing: Self {
    Self(
      severity: .warning, title: "A picture that the animation shows is not there",
      explanation: """
        It is neither in the file nor beside it. The view asks the app for a picture of its \
        name; the preview leaves it out (R005).
        """)
  }

  static var farFromExact: Self {
    Self(
      severity: .warning,
      title: "Keyframes in between are further from the motion than half a point",
      explanation: """
        What a target has no word for becomes keyframes in between, usually within 0.02 points \
        as it is seen. Where the motion jumps between them they cannot follow it: `inspect` says how \
        far off each target is.
        """)
  }

  static var sharedTypeName: Self {
    Self(
      severity: .warning, title: "Two animations have types of the same name",
      explanation: """
        Files of the same name in different folders are named so. One module cannot hold both; \
        modules of their own can.
        """)
  }
}
