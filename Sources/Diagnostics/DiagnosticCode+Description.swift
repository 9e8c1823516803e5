extension DiagnosticCode {
  /// What the register says of a code.
  package struct Entry: Hashable, Sendable {
    package var severity: Diagnostic.Severity
    /// What the finding means, in one line.
    package var title: String
    /// What is done when it is met, and how to mend it.
    package var explanation: String
  }

  /// The severity that a finding of this code has unless its reporter says otherwise.
  package var severity: Diagnostic.Severity { entry.severity }

  package var entry: Entry {
    switch self {
    case .emptyInput:
      Entry(
        severity: .error, title: "The input is empty",
        explanation: "There is nothing to convert. Export the animation again.")
    case .invalidSyntax:
      Entry(
        severity: .error, title: "The input is not JSON",
        explanation: "Parsing stops at the line and column named. Export the file again.")
    case .invalidEncoding:
      Entry(
        severity: .error, title: "The input is not UTF-8",
        explanation: "JSON is UTF-8 (RFC 8259, section 8.1). Save the file in that encoding.")
    case .trailingData:
      Entry(
        severity: .error, title: "More text follows the JSON document",
        explanation: "Two files may have been joined. Keep the first document only.")
    case .nestedTooDeeply:
      Entry(
        severity: .error, title: "The JSON is nested beyond the parser's limit",
        explanation: "Jansson reads 2,048 levels. Real animations need fewer than 60.")
    case .duplicateKey:
      Entry(
        severity: .warning, title: "An object holds the same key twice",
        explanation: "The last value counts, as in every JavaScript player.")
    case .byteOrderMark:
      Entry(
        severity: .note, title: "The file begins with a byte-order mark",
        explanation: "It is skipped. Save the file as UTF-8 without one.")
    case .inputTooLarge:
      Entry(
        severity: .error, title: "The input is larger than the limit",
        explanation: "The limit keeps memory bounded. Split the animation or reduce its frames.")
    case .numberOutOfRange:
      Entry(
        severity: .error, title: "A number is too large to be read",
        explanation: "Numbers are 64-bit floating-point values, at most about 1.8e308.")
    case .notAPackage:
      Entry(
        severity: .error, title: "The file is no readable package",
        explanation: "It is no ZIP archive, is damaged, or is encrypted. Export it again.")
    case .packageTooLarge:
      Entry(
        severity: .error, title: "The package unpacks beyond the limits",
        explanation: "The limits keep memory bounded: 10,000 entries, 256 MiB in all.")
    case .unsafeEntry:
      Entry(
        severity: .error, title: "An entry of the package would leave it",
        explanation: "Absolute paths, .. and links are refused.")
    case .unreadableManifest:
      Entry(
        severity: .error, title: "The package has no readable manifest",
        explanation:
          "Without one, all animations of the package are read; a broken one is an error.")
    case .missingAnimation:
      Entry(
        severity: .warning, title: "The manifest names an animation that the package does not hold",
        explanation: "The others are read; a package without any is an error.")
    case .missingImage:
      Entry(
        severity: .warning, title: "An animation shows an image that the package does not hold",
        explanation: "The reference is kept.")
    case .unlistedFile:
      Entry(
        severity: .note, title: "The package holds a file that its manifest does not list",
        explanation: "Animations are read all the same, other files are not.")
    case .packagePartNotConverted:
      Entry(
        severity: .warning, title: "The package holds a part that is not converted",
        explanation: "Themes, state machines, sounds and fonts are left out.")
    case .outsideFolder:
      Entry(
        severity: .warning, title: "An asset lies outside of the animation's folder",
        explanation: "It is never read. Files are read below the animation's folder only.")
    case .unreadKey:
      Entry(
        severity: .note, title: "A key is not part of the format",
        explanation: "It was not read. Nothing is wrong if the picture is right.")
    case .wrongKind:
      Entry(
        severity: .warning, title: "A value is of the wrong kind",
        explanation: "A text where a number belongs, or the like: it counts as missing.")
    case .unknownConstant:
      Entry(
        severity: .warning, title: "A setting has a value that the format does not know",
        explanation: "The specification's default takes its place.")
    case .notAnAnimation:
      Entry(
        severity: .error, title: "The file is JSON but no Lottie animation",
        explanation:
          "An animation is an object with a list of layers. Choose the file that Bodymovin wrote.")
    case .missingHeader:
      Entry(
        severity: .error, title: "The animation lacks its size, rate or length",
        explanation: "Without them nothing can be timed or placed. Export the animation again.")
    case .missingKey:
      Entry(
        severity: .note, title: "A key that the specification requires is missing",
        explanation: "The default that players use takes its place.")
    case .wrongAnimatedFlag:
      Entry(
        severity: .note, title: "A property is flagged as moving and does not move, or the reverse",
        explanation: "What the value is decides, as in every player.")
    case .keyframeWithoutTime:
      Entry(
        severity: .warning, title: "A keyframe has no time",
        explanation: "It is left out. Export the animation again.")
    case .keyframeWithoutValue:
      Entry(
        severity: .warning, title: "A keyframe has no value",
        explanation: "The value before it stays, or it is left out.")
    case .keyframeWithoutEasing:
      Entry(
        severity: .note, title: "A keyframe has no easing",
        explanation: "The value moves at constant speed.")
    case .keyframesOutOfOrder:
      Entry(
        severity: .warning, title: "Keyframes are not in the order of time",
        explanation: "They are sorted (Lottie specification, \"Keyframes\").")
    case .impossibleEasing:
      Entry(
        severity: .warning, title: "An easing leaves what easings can do",
        explanation:
          "Times are kept between the keyframes, overshoots beyond any sense become linear.")
    case .valueJump:
      Entry(
        severity: .note, title: "A keyframe ends at another value than the next one begins with",
        explanation: "Two keyframes at one frame keep the jump.")
    case .danglingParent:
      Entry(
        severity: .warning, title: "A layer names a parent that does not exist",
        explanation: "It stands without a parent.")
    case .circularParents:
      Entry(
        severity: .warning, title: "Layers are each other's parents in a circle",
        explanation: "The layer named loses its parent.")
    case .duplicateIndex:
      Entry(
        severity: .warning, title: "Two layers have the same index",
        explanation: "The first one keeps it, the other gets a free one.")
    case .danglingMatte:
      Entry(
        severity: .warning, title: "A layer has a matte that does not exist",
        explanation: "It is drawn without a matte.")
    case .circularMattes:
      Entry(
        severity: .warning, title: "Layers are each other's mattes in a circle",
        explanation: "The layer named loses its matte.")
    case .unmarkedMatte:
      Entry(
        severity: .note, title: "A layer serves as a matte and is not marked so",
        explanation: "It is not drawn itself, as in After Effects.")
    case .danglingReference:
      Entry(
        severity: .warning, title: "A layer shows an asset that does not exist",
        explanation: "It shows nothing.")
    case .circularComposition:
      Entry(
        severity: .warning, title: "A composition contains itself",
        explanation: "The layer named shows nothing.")
    case .endsBeforeStart:
      Entry(
        severity: .note, title: "A layer ends before it starts",
        explanation: "It is never shown.")
    case .zeroStretch:
      Entry(
        severity: .warning, title: "A layer's time is stretched to nothing",
        explanation: "It runs at its own speed.")
    case .expression:
      Entry(
        severity: .warning, title: "A property is driven by an expression",
        explanation:
          "The keyframes below it are used. Convert expressions to keyframes in After Effects.")
    case .layerNotConverted:
      Entry(
        severity: .warning, title: "A kind of layer is not converted",
        explanation: "It is kept as a reference and shows nothing.")
    case .unknownLayerType:
      Entry(
        severity: .warning, title: "A layer has a type that the format does not know",
        explanation: "It shows what it holds, if that can be told.")
    case .effectNotConverted:
      Entry(
        severity: .warning, title: "An effect is not converted",
        explanation: "The layer is drawn without it; its values are kept.")
    case .styleNotConverted:
      Entry(
        severity: .warning, title: "A layer style is not converted",
        explanation: "The layer is drawn without it; its values are kept.")
    case .byteColors:
      Entry(
        severity: .note, title: "Colours are written from 0 to 255",
        explanation: "They are divided by 255, as exports before Bodymovin 4.1.9 mean them.")
    case .vertexCountsDiffer:
      Entry(
        severity: .note, title: "An outline changes its number of points between keyframes",
        explanation: "The shorter outline repeats its last point.")
    case .unevenOutline:
      Entry(
        severity: .warning, title: "An outline has more points than tangents, or the reverse",
        explanation: "Missing tangents are zero, surplus ones are left aside.")
    case .gradientCount:
      Entry(
        severity: .warning, title: "A gradient does not have as many colours as it says",
        explanation: "As many as fit are read.")
    case .nestedTooDeep:
      Entry(
        severity: .warning, title: "Groups are nested deeper than any real file",
        explanation: "What lies deeper is left out.")
    case .absurdCount:
      Entry(
        severity: .warning, title: "A count is beyond all sense",
        explanation: "It is cut to the limit named.")
    case .danglingSlot:
      Entry(
        severity: .warning, title: "A property names a slot that does not exist",
        explanation: "Its own value is used.")
    case .unknownFont:
      Entry(
        severity: .note, title: "A text names a font that the file does not list",
        explanation: "Name and size are kept.")
    case .unknownShape:
      Entry(
        severity: .warning, title: "A shape has a type that the format does not know",
        explanation: "It is left out.")
    case .textWithoutDocument:
      Entry(
        severity: .warning, title: "A text layer has no text",
        explanation: "It shows nothing.")
    case .oldText:
      Entry(
        severity: .note, title: "A text is written as in the oldest exports",
        explanation: "It counts from the first frame on.")
    case .duplicateAsset:
      Entry(
        severity: .warning, title: "Two assets have the same identifier",
        explanation: "The first one counts.")
    case .unreadableValue:
      Entry(
        severity: .warning, title: "A value cannot be read",
        explanation: "The default of its property takes its place.")
    case .misplacedPart:
      Entry(
        severity: .note, title: "A part stands where it has no effect",
        explanation: "It is left aside.")
    case .unreadableDataURL:
      Entry(
        severity: .warning, title: "An embedded file cannot be read",
        explanation: "Only base64 data URLs hold files.")
    case .selectorMode:
      Entry(
        severity: .warning, title: "A text selector joins others in a way that is not converted",
        explanation: "It adds to them.")
    case .noiseNotConverted:
      Entry(
        severity: .warning, title: "Noise of a layer style is not converted",
        explanation: "The style is drawn smooth.")
    case .selfNesting:
      Entry(
        severity: .warning, title: "A layer shows a composition that holds the layer",
        explanation: "It shows nothing, as in After Effects, which does not allow it.")
    case .sceneTooLarge:
      Entry(
        severity: .warning, title: "A scene holds more than can be drawn",
        explanation: "What goes beyond the limit named is left out.")
    case .effectPartNotConverted:
      Entry(
        severity: .warning, title: "A part of an effect is not converted",
        explanation: "The effect is drawn without it.")
    case .lostInTarget:
      Entry(
        severity: .warning, title: "A target cannot draw something",
        explanation: "It is left out of the source. The mend says what to ask the designer for.")
    case .fontMissing:
      Entry(
        severity: .warning, title: "There is no font to draw a text with",
        explanation: "The text is left out. Name a folder with fonts, or export glyphs.")
    case .fontReplaced:
      Entry(
        severity: .warning, title: "A font is not installed and another stands in",
        explanation: "Widths and shapes differ. Name its folder, or export glyphs.")
    case .characterWithoutOutline:
      Entry(
        severity: .warning, title: "A character has no outline in its font",
        explanation: "It is left out, its advance kept. Use another font, or a picture.")
    case .canvasTooLarge:
      Entry(
        severity: .error, title: "A picture is too large to be drawn",
        explanation: "Nothing is drawn. Limit its size with --max-size or --size.")
    case .layersTooDeep:
      Entry(
        severity: .warning, title: "Mattes, masks and effects are nested too deep to be drawn",
        explanation: "What lies deeper is drawn without them.")
    case .blurTooWide:
      Entry(
        severity: .warning, title: "A blur is wider than is drawn",
        explanation: "It is drawn as wide as the limit named.")
    case .tooManyDashes:
      Entry(
        severity: .warning, title: "A line has more dashes than are drawn",
        explanation: "It is drawn unbroken.")
    case .unreadableImage:
      Entry(
        severity: .warning, title: "A picture cannot be drawn",
        explanation: "It is left out. PNG, JPEG, WebP and GIF are read.")
    case .groupsTooDeep:
      Entry(
        severity: .warning, title: "Groups are nested deeper than is drawn",
        explanation: "What lies deeper is left out.")
    case .drawingFailed:
      Entry(
        severity: .error, title: "A frame cannot be drawn",
        explanation: "Cairo gave up on it; some value in it is beyond all sense.")
    case .expressionEvaluated:
      Entry(
        severity: .note, title: "An expression became keyframes",
        explanation: "The finding says how many, and how far they are off at half frames.")
    case .expressionSyntax:
      Entry(
        severity: .warning, title: "An expression cannot be read",
        explanation: "Its property keeps its keyframes. Convert it to keyframes in After Effects.")
    case .expressionFails:
      Entry(
        severity: .warning, title: "An expression throws",
        explanation: "Its property keeps its keyframes, as After Effects does.")
    case .expressionWithoutValue:
      Entry(
        severity: .warning, title: "An expression comes to no value of its property",
        explanation: "Its property keeps its keyframes, as After Effects does.")
    case .expressionOutOfBounds:
      Entry(
        severity: .warning, title: "An expression takes more time or memory than it may",
        explanation: "Its property keeps its keyframes. Convert it to keyframes in After Effects.")
    case .expressionNotSupported:
      Entry(
        severity: .warning, title: "An expression uses what is not supported",
        explanation: "Its property keeps its keyframes. Convert it to keyframes in After Effects.")
    case .expressionCut:
      Entry(
        severity: .warning, title: "An expression is sampled at the beginning only",
        explanation: "Then its property rests. The animation is longer than 20,000 half frames.")
    case .unreadableInput:
      Entry(
        severity: .error, title: "An input cannot be read",
        explanation: "It does not exist, or its rights forbid it. The other inputs are converted.")
    case .nothingToConvert:
      Entry(
        severity: .error, title: "A folder holds no animation",
        explanation: "Animations are .json and .lottie files in it or below it.")
    case .unwritableOutput:
      Entry(
        severity: .error, title: "An output cannot be written",
        explanation: "Nothing is written for this input: outputs are whole or not there.")
    case .outputTaken:
      Entry(
        severity: .error, title: "Two inputs would write the same file",
        explanation: "The first one keeps it. Rename one, or use two folders.")
    case .invalidTimelineJSON:
      Entry(
        severity: .error, title: "The text is not the JSON of a timeline",
        explanation: "Only what `--to timeline-json` wrote is read back. Export it again.")
    case .emptyTimingFile:
      Entry(
        severity: .error, title: "The timing file is empty",
        explanation: "It promises nothing. Write a promise, or remove the file.")
    case .timingSyntax:
      Entry(
        severity: .error, title: "The timing file is not YAML",
        explanation: "Reading stops at the line and column named.")
    case .timingFileLimit:
      Entry(
        severity: .error, title: "The timing file is beyond a limit",
        explanation: "Its size, nesting and counts are bounded; anchors and aliases are not read.")
    case .unknownTimingKey:
      Entry(
        severity: .error, title: "The timing file has a key that the format does not know",
        explanation: "A promise with a misspelt key would promise less than it says.")
    case .timingValue:
      Entry(
        severity: .error, title: "A value of the timing file is not what its key takes",
        explanation: "The fix says how it is written.")
    case .unknownTimingName:
      Entry(
        severity: .error, title: "The timing file refers to a name that it does not have",
        explanation: "Promises and times are referred to by their names, as written.")
    case .circularPromises:
      Entry(
        severity: .error, title: "Promises wait for each other in a circle",
        explanation: "None of them has a time. Give one a start.")
    case .brokenPromise:
      Entry(
        severity: .error, title: "The animation breaks a documented time",
        explanation: "The report says by how much. Mend the animation, or the document.")
    case .contradictoryDocument:
      Entry(
        severity: .warning, title: "The document contradicts itself",
        explanation: "Both statements stand in the report, each with its line.")
    case .documentTooLarge:
      Entry(
        severity: .error, title: "A document is larger than the limit",
        explanation: "The limit keeps memory bounded. Name the part that documents the animation.")
    case .documentIsNoText:
      Entry(
        severity: .error, title: "A document is no text",
        explanation: "Markdown and Swift source are read in UTF-8. Save it as such.")
    case .codeNotRead:
      Entry(
        severity: .warning, title: "Code in a document was left alone",
        explanation: "It is nested too deeply to be read. State its times in a sentence.")
    }
  }
}
