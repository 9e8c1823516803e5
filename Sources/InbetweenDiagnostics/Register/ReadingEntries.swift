/// What the register says of findings about JSON and packages.
extension DiagnosticCode.Entry {
  static var emptyInput: Self {
    Self(
      severity: .error, title: "The input is empty",
      explanation: "There is nothing to convert. Export the animation again.")
  }

  static var invalidSyntax: Self {
    Self(
      severity: .error, title: "The input is not JSON",
      explanation: "Parsing stops at the line and column named. Export the file again.")
  }

  static var invalidEncoding: Self {
    Self(
      severity: .error, title: "The input is not UTF-8",
      explanation: "JSON is UTF-8 (RFC 8259, section 8.1). Save the file in that encoding.")
  }

  static var trailingData: Self {
    Self(
      severity: .error, title: "More text follows the JSON document",
      explanation: "Two files may have been joined. Keep the first document only.")
  }

  static var nestedTooDeeply: Self {
    Self(
      severity: .error, title: "The JSON is nested beyond the parser's limit",
      explanation: "Jansson reads 2,048 levels. Real animations need fewer than 60.")
  }

  static var duplicateKey: Self {
    Self(
      severity: .warning, title: "An object holds the same key twice",
      explanation: "The last value counts, as in every JavaScript player.")
  }

  static var byteOrderMark: Self {
    Self(
      severity: .note, title: "The file begins with a byte-order mark",
      explanation: "It is skipped. Save the file as UTF-8 without one.")
  }

  static var inputTooLarge: Self {
    Self(
      severity: .error, title: "The input is larger than the limit",
      explanation: "The limit keeps memory bounded. Split the animation or reduce its frames.")
  }

  static var numberOutOfRange: Self {
    Self(
      severity: .error, title: "A number is too large to be read",
      explanation: "Numbers are 64-bit floating-point values, at most about 1.8e308.")
  }

  static var notAPackage: Self {
    Self(
      severity: .error, title: "The file is no readable package",
      explanation: "It is no ZIP archive, is damaged, or is encrypted. Export it again.")
  }

  static var packageTooLarge: Self {
    Self(
      severity: .error, title: "The package unpacks beyond the limits",
      explanation: "The limits keep memory bounded: 10,000 entries, 256 MiB in all.")
  }

  static var unsafeEntry: Self {
    Self(
      severity: .error, title: "An entry of the package would leave it",
      explanation: "Absolute paths, .. and links are refused.")
  }

  static var unreadableManifest: Self {
    Self(
      severity: .error, title: "The package has no readable manifest",
      explanation:
        "Without one, all animations of the package are read; a broken one is an error.")
  }

  static var missingAnimation: Self {
    Self(
      severity: .warning, title: "The manifest names an animation that the package does not hold",
      explanation: "The others are read; a package without any is an error.")
  }

  static var missingImage: Self {
    Self(
      severity: .warning, title: "An animation shows an image that the package does not hold",
      explanation: "The reference is kept.")
  }

  static var unlistedFile: Self {
    Self(
      severity: .note, title: "The package holds a file that its manifest does not list",
      explanation: "Animations are read all the same, other files are not.")
  }

  static var packagePartNotConverted: Self {
    Self(
      severity: .warning, title: "The package holds a part that is not converted",
      explanation: "Sounds, web fonts, and themes and states of version 1 are left out.")
  }

  static var outsideFolder: Self {
    Self(
      severity: .warning, title: "An asset lies outside of the animation's folder",
      explanation: "It is never read. Files are read below the animation's folder only.")
  }

  static var danglingManifestName: Self {
    Self(
      severity: .warning, title: "The manifest names a part that the package does not hold",
      explanation: "The name is passed over: the first animation is shown, or no theme.")
  }

  static var wrongManifestField: Self {
    Self(
      severity: .warning, title: "A field of the manifest is of the wrong type",
      explanation: "It counts as left out. Players of dotLottie 2 refuse the whole package.")
  }

  static var manifestFieldNotUsed: Self {
    Self(
      severity: .note, title: "The manifest asks for something that the host of a view decides",
      explanation: "How version 1 plays an animation, and the colour below it, are chosen in code.")
  }

  static var malformedTheme: Self {
    Self(
      severity: .error, title: "A theme cannot be read",
      explanation: "The theme is left out, the animation is converted.")
  }

  static var themeRuleWithoutSlot: Self {
    Self(
      severity: .warning, title: "A rule of a theme is for a slot that no property has",
      explanation: "The rule changes nothing.")
  }

  static var themeNotTaken: Self {
    Self(
      severity: .error, title: "An animation does not take a theme",
      explanation: "The manifest must list the theme, and the animation too if it lists any.")
  }

  static var themePartNotConverted: Self {
    Self(
      severity: .warning, title: "A value of a theme is not written",
      explanation: "The view's theme leaves the file's own value there. render draws all of them.")
  }

  static var slotNotOffered: Self {
    Self(
      severity: .warning, title: "A slot is no part of a view's theme",
      explanation:
        "The view draws the file's own value: of texts that change or whose characters are styled one "
        + "by one, and of what repeaters, masks and modifiers but trim paths make of slots; in layers "
        + "also of what is drawn as a picture, or on a clock that runs unevenly.")
  }
}
