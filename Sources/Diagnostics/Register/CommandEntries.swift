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
}
