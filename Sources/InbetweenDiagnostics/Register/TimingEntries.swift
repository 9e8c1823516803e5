/// What the register says of findings about timing and design documents.
extension DiagnosticCode.Entry {
  static var emptyTimingFile: Self {
    Self(
      severity: .error, title: "The timing file is empty",
      explanation: "It promises nothing. Write a promise, or remove the file.")
  }

  static var timingSyntax: Self {
    Self(
      severity: .error, title: "The timing file is not YAML",
      explanation: "Reading stops at the line and column named.")
  }

  static var timingFileLimit: Self {
    Self(
      severity: .error, title: "The timing file is beyond a limit",
      explanation: "Its size, nesting and counts are bounded; anchors and aliases are not read.")
  }

  static var unknownTimingKey: Self {
    Self(
      severity: .error, title: "The timing file has a key that the format does not know",
      explanation: "A promise with a misspelt key would promise less than it says.")
  }

  static var timingValue: Self {
    Self(
      severity: .error, title: "A value of the timing file is not what its key takes",
      explanation: "The fix says how it is written.")
  }

  static var unknownTimingName: Self {
    Self(
      severity: .error, title: "The timing file refers to a name that it does not have",
      explanation: "Promises and times are referred to by their names, as written.")
  }

  static var circularPromises: Self {
    Self(
      severity: .error, title: "Promises wait for each other in a circle",
      explanation: "None of them has a time. Give one a start.")
  }

  static var brokenPromise: Self {
    Self(
      severity: .error, title: "The animation breaks a documented time",
      explanation: "The report says by how much. Fix the animation, or the document.")
  }

  static var contradictoryDocument: Self {
    Self(
      severity: .warning, title: "The document contradicts itself",
      explanation: "Both statements are in the report, each with its line.")
  }

  static var unmatchedPromise: Self {
    Self(
      severity: .error, title: "What a promise names is not in the animation",
      explanation: """
        No layer bears the name that the document uses, so nothing was compared. The nearest names \
        are listed: name the layer, map the document's name to it with layers: { name: Layer }, \
        or say how many such promises are all right with "allow unmatched" or --allow-unmatched.
        """)
  }

  static var unjudgedPromise: Self {
    Self(
      severity: .error, title: "A promise says nothing that can be compared",
      explanation: """
        It has neither a time nor a curve nor a value, or only what counts from something that the \
        animation does not show. Promise one, or allow it with "allow unmatched".
        """)
  }

  static var noPageServer: Self {
    Self(
      severity: .error, title: "The page cannot be served",
      explanation: """
        inbetween-page-server, the program beside the command that shows pages to browsers, is not \
        there, or the port is taken.
        """)
  }

  static var lengthIsNoToken: Self {
    Self(
      severity: .error, title: "A motion lasts as long as no token",
      explanation: """
        With --durations or --tokens, each motion lasts as long as one of the lengths that are given, \
        to half a frame, or is made of such from keyframe to keyframe. The message says how long it \
        lasts and which length is nearest. Move its keyframes, or add the length.
        """)
  }

  static var curveIsNoToken: Self {
    Self(
      severity: .error, title: "A motion runs by a curve that is no token",
      explanation: """
        With --tokens, each motion that follows one curve follows one of the curves of that file, to 5 % \
        of the change. Springs and motion that is baked into many keyframes are not compared. Change the \
        easing of its keyframes, or add the curve.
        """)
  }

  static var nothingJudged: Self {
    Self(
      severity: .error, title: "No promise could be judged",
      explanation: """
        A report that has compared nothing says nothing of the animation. Say which layers the \
        document means, or allow it with "allow unmatched" or --allow-unmatched.
        """)
  }

  static var ambiguousName: Self {
    Self(
      severity: .warning, title: "Several layers bear the name of a promise",
      explanation: """
        The one that does what is promised best was compared, and another may be meant. Say which: \
        Dot[2] is the second one from the top of the layers panel, Orb › Dot the one inside of Orb.
        """)
  }

  static var documentTooLarge: Self {
    Self(
      severity: .error, title: "A document is larger than the limit",
      explanation: "The limit keeps memory bounded. Name the part that documents the animation.")
  }

  static var documentIsNoText: Self {
    Self(
      severity: .error, title: "A document is no text",
      explanation: "Markdown and Swift source are read in UTF-8. Save it as such.")
  }

  static var codeNotRead: Self {
    Self(
      severity: .warning, title: "Code in a document was left alone",
      explanation: """
        It is nested too deeply to be read, takes too long because much of it is no Swift, or the program \
        that reads it is not beside the command, or ends by a fault. State its times in a sentence.
        """)
  }

  static var notADocument: Self {
    Self(
      severity: .error, title: "A file is no design document",
      explanation: """
        It is an animation, a timing file or a page: what is in it would be taken for prose. \
        Documents are Markdown and Swift source.
        """)
  }

  static var nothingDocumented: Self {
    Self(
      severity: .error, title: "Documents say nothing of times",
      explanation: """
        A draft of them would be empty, and a comparison with it would hold whatever the \
        animation does. Write times with their units, as `0.3 s`, `300 ms` or `18 frames`.
        """)
  }

  static var tooMuchDocumented: Self {
    Self(
      severity: .warning, title: "A document says more of times than is read",
      explanation: """
        The limit keeps work bounded; what stands behind it is left alone. Name the part that \
        documents the animation.
        """)
  }

  static var noTokens: Self {
    Self(
      severity: .error, title: "A file of tokens names no lengths and no curves",
      explanation: """
        What --tokens names gives its lengths and curves a name each: design tokens in JSON, variables \
        of a style sheet, constants of Swift, values of Android's XML.
        """)
  }
}
