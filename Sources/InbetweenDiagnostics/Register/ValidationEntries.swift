/// What the register says of findings about cases and what is expected of them.
extension DiagnosticCode.Entry {
  static var outputDiffers: Self {
    Self(
      severity: .error, title: "An output is not what the file beside its animation expects",
      explanation:
        "Fix the animation; or, where the change is wanted, write it anew with --update and read it."
    )
  }

  static var nothingExpected: Self {
    Self(
      severity: .error, title: "No animation has a file beside it that says what is expected",
      explanation:
        "Put a timing file beside the animation, or empty files named as what is expected, and fill them with --update."
    )
  }
}
