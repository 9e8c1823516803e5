/// What the register says of findings about what a Lottie file says.
extension DiagnosticCode.Entry {
  static var unreadKey: Self {
    Self(
      severity: .note, title: "A key is not part of the format",
      explanation: "It was not read. Nothing is wrong if the picture is right.")
  }

  static var wrongKind: Self {
    Self(
      severity: .warning, title: "A value is of the wrong kind",
      explanation: "A text where a number belongs, or the like: it counts as missing.")
  }

  static var unknownConstant: Self {
    Self(
      severity: .warning, title: "A setting has a value that the format does not know",
      explanation: "The specification's default takes its place.")
  }

  static var notAnAnimation: Self {
    Self(
      severity: .error, title: "The file is JSON but no Lottie animation",
      explanation:
        "An animation is an object with a list of layers. Choose the file that Bodymovin wrote.")
  }

  static var missingHeader: Self {
    Self(
      severity: .error, title: "The animation lacks its size, rate or length",
      explanation: "Without them nothing can be timed or placed. Export the animation again.")
  }

  static var missingKey: Self {
    Self(
      severity: .note, title: "A key that the specification requires is missing",
      explanation: "The default that players use takes its place.")
  }

  static var wrongAnimatedFlag: Self {
    Self(
      severity: .note, title: "A property is flagged as moving and does not move, or the reverse",
      explanation: "What the value is decides, as in every player.")
  }

  static var keyframeWithoutTime: Self {
    Self(
      severity: .warning, title: "A keyframe has no time",
      explanation: "It is left out. Export the animation again.")
  }

  static var keyframeWithoutValue: Self {
    Self(
      severity: .warning, title: "A keyframe has no value",
      explanation: "The value before it stays, or it is left out.")
  }

  static var keyframeWithoutEasing: Self {
    Self(
      severity: .note, title: "A keyframe has no easing",
      explanation: "The value moves at constant speed.")
  }

  static var keyframesOutOfOrder: Self {
    Self(
      severity: .warning, title: "Keyframes are not in the order of time",
      explanation: "They are sorted (Lottie specification, \"Keyframes\").")
  }

  static var impossibleEasing: Self {
    Self(
      severity: .warning, title: "An easing leaves what easings can do",
      explanation:
        "Times are kept between the keyframes, overshoots beyond any sense become linear.")
  }

  static var valueJump: Self {
    Self(
      severity: .note, title: "A keyframe ends at another value than the next one begins with",
      explanation: "Two keyframes at one frame keep the jump.")
  }

  static var danglingParent: Self {
    Self(
      severity: .warning, title: "A layer names a parent that does not exist",
      explanation: "It has no parent.")
  }

  static var circularParents: Self {
    Self(
      severity: .warning, title: "Layers are each other's parents in a circle",
      explanation: "The layer named loses its parent.")
  }

  static var duplicateIndex: Self {
    Self(
      severity: .warning, title: "Two layers have the same index",
      explanation: "The first one keeps it, the other gets a free one.")
  }

  static var danglingMatte: Self {
    Self(
      severity: .warning, title: "A layer has a matte that does not exist",
      explanation: "It is drawn without a matte.")
  }

  static var circularMattes: Self {
    Self(
      severity: .warning, title: "Layers are each other's mattes in a circle",
      explanation: "The layer named loses its matte.")
  }

  static var unmarkedMatte: Self {
    Self(
      severity: .note, title: "A layer serves as a matte and is not marked so",
      explanation: "It is not drawn itself, as in After Effects.")
  }

  static var danglingReference: Self {
    Self(
      severity: .warning, title: "A layer shows an asset that does not exist",
      explanation: "It shows nothing.")
  }

  static var circularComposition: Self {
    Self(
      severity: .warning, title: "A composition contains itself",
      explanation: "The layer named shows nothing.")
  }

  static var endsBeforeStart: Self {
    Self(
      severity: .note, title: "A layer ends before it starts",
      explanation: "It is never shown.")
  }

  static var zeroStretch: Self {
    Self(
      severity: .warning, title: "A layer's time is stretched to nothing",
      explanation: "It runs at its own speed.")
  }

  static var expression: Self {
    Self(
      severity: .warning, title: "A property is driven by an expression",
      explanation:
        "Drawn targets evaluate it; literals and timeline JSON keep it as text beside the keyframes. "
        + "Convert expressions to keyframes in After Effects.")
  }

  static var layerNotConverted: Self {
    Self(
      severity: .warning, title: "A kind of layer is not converted",
      explanation: "It is kept as a reference and shows nothing.")
  }

  static var unknownLayerType: Self {
    Self(
      severity: .warning, title: "A layer has a type that the format does not know",
      explanation: "It shows what it holds, if that can be known.")
  }

  static var effectNotConverted: Self {
    Self(
      severity: .warning, title: "An effect is not converted",
      explanation: "The layer is drawn without it; its values are kept.")
  }

  static var styleNotConverted: Self {
    Self(
      severity: .warning, title: "A layer style is not converted",
      explanation: "The layer is drawn without it; its values are kept.")
  }

  static var byteColors: Self {
    Self(
      severity: .note, title: "Colours are written from 0 to 255",
      explanation: "They are divided by 255, as exports before Bodymovin 4.1.9 mean them.")
  }

  static var vertexCountsDiffer: Self {
    Self(
      severity: .note, title: "An outline changes its number of points between keyframes",
      explanation: "The shorter outline repeats its last point.")
  }

  static var unevenOutline: Self {
    Self(
      severity: .warning, title: "An outline has more points than tangents, or the reverse",
      explanation: "Missing tangents are zero, surplus ones are left aside.")
  }

  static var gradientCount: Self {
    Self(
      severity: .warning, title: "A gradient does not have as many colours as it says",
      explanation: "As many as fit are read.")
  }

  static var nestedTooDeep: Self {
    Self(
      severity: .warning, title: "Groups are nested deeper than any real file",
      explanation: "What lies deeper is left out.")
  }

  static var absurdCount: Self {
    Self(
      severity: .warning, title: "A number is beyond all sense",
      explanation: "It is cut to the limit named.")
  }

  static var danglingSlot: Self {
    Self(
      severity: .note, title: "A slot has no value in the file",
      explanation: "The property's own value is used, until a theme has another one.")
  }

  static var unknownFont: Self {
    Self(
      severity: .note, title: "A text names a font that the file does not list",
      explanation: "Name and size are kept.")
  }

  static var unknownShape: Self {
    Self(
      severity: .warning, title: "A shape has a type that the format does not know",
      explanation: "It is left out.")
  }

  static var textWithoutDocument: Self {
    Self(
      severity: .warning, title: "A text layer has no text",
      explanation: "It shows nothing.")
  }

  static var oldText: Self {
    Self(
      severity: .note, title: "A text is written as in the oldest exports",
      explanation: "It counts from the first frame on.")
  }

  static var duplicateAsset: Self {
    Self(
      severity: .warning, title: "Two assets have the same identifier",
      explanation: "The first one counts.")
  }

  static var unreadableValue: Self {
    Self(
      severity: .warning, title: "A value cannot be read",
      explanation: "The default of its property takes its place.")
  }

  static var misplacedPart: Self {
    Self(
      severity: .note, title: "A part is where it has no effect",
      explanation: "It is left aside.")
  }

  static var unreadableDataURL: Self {
    Self(
      severity: .warning, title: "An embedded file cannot be read",
      explanation: "Only base64 data URLs hold files.")
  }

  static var noiseNotConverted: Self {
    Self(
      severity: .warning, title: "Noise of a layer style is not converted",
      explanation: "The style is drawn smooth.")
  }

  static var effectPartNotConverted: Self {
    Self(
      severity: .warning, title: "A part of an effect or text animator is not converted",
      explanation: "The effect or animator is drawn without it.")
  }
}
