/// What the register says of findings about scenes, drawing and fonts.
extension DiagnosticCode.Entry {
  static var selfNesting: Self {
    Self(
      severity: .warning, title: "A layer shows a composition that holds the layer",
      explanation: "It shows nothing, as in After Effects, which does not allow it.")
  }

  static var sceneTooLarge: Self {
    Self(
      severity: .warning, title: "A scene holds more than can be drawn",
      explanation: "What goes beyond the limit named is left out.")
  }

  static var matteOfMatte: Self {
    Self(
      severity: .note, title: "A matte has a matte of its own",
      explanation: "It counts as it is without: After Effects does not join mattes to chains.")
  }

  static var canvasTooLarge: Self {
    Self(
      severity: .error, title: "A picture is too large to be drawn",
      explanation: "Nothing is drawn. Limit its size with --max-size or --size.")
  }

  static var layersTooDeep: Self {
    Self(
      severity: .warning, title: "Mattes, masks and effects are nested too deep to be drawn",
      explanation: "What lies deeper is drawn without them.")
  }

  static var blurTooWide: Self {
    Self(
      severity: .warning, title: "A blur is wider than is drawn",
      explanation: "It is drawn as wide as the limit named.")
  }

  static var tooManyLayerPixels: Self {
    Self(
      severity: .warning, title: "A frame takes more to paint than is drawn",
      explanation: """
        Once mattes, masks and effects reach the limit, what is painted is drawn without them. Once \
        shapes and pictures do, which cover more or cross themselves thousands of times, what remains \
        is left out.
        """)
  }

  static var svgTooLarge: Self {
    Self(
      severity: .warning, title: "An SVG file has more than it may",
      explanation: "What goes beyond is left out; a file that plays stops there.")
  }

  static var movingTooLong: Self {
    Self(
      severity: .warning, title: "An animation has more frames than are drawn",
      explanation: "Frames are left out evenly, or those after a limit. Choose fewer, or a part.")
  }

  static var tooManyDashes: Self {
    Self(
      severity: .warning, title: "A line has more dashes than are drawn",
      explanation: "It is drawn unbroken.")
  }

  static var unreadableImage: Self {
    Self(
      severity: .warning, title: "A picture cannot be drawn",
      explanation: "It is left out. PNG, JPEG, WebP and GIF are read.")
  }

  static var groupsTooDeep: Self {
    Self(
      severity: .warning, title: "Groups are nested deeper than is drawn",
      explanation: "What lies deeper is left out.")
  }

  static var drawingFailed: Self {
    Self(
      severity: .error, title: "A frame cannot be drawn",
      explanation: "Cairo gave up on it; some value in it is beyond all sense.")
  }

  static var fontMissing: Self {
    Self(
      severity: .warning, title: "There is no font to draw a text with",
      explanation: "The text is left out. Name a folder with fonts, or export glyphs.")
  }

  static var fontReplaced: Self {
    Self(
      severity: .warning, title: "A font is not installed and another one is used",
      explanation: "Widths and shapes differ. Name its folder, or export glyphs.")
  }

  static var characterWithoutOutline: Self {
    Self(
      severity: .warning, title: "A character has no outline in its font",
      explanation: "It is left out, its advance kept. Use another font, or a picture.")
  }
}
