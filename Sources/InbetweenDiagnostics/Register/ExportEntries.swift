/// What the register says of findings about exporters.
extension DiagnosticCode.Entry {
  static var lostInTarget: Self {
    Self(
      severity: .warning, title: "A target cannot draw something",
      explanation: "It is left out of the source. The fix says what to ask the designer for.")
  }

  static var notForKeyframes: Self {
    Self(
      severity: .error, title: "A scene asks for more than keyframes in views can say",
      explanation: """
        `--style keyframes` writes small scenes as a person would: at most 80 layers, 20 moving \
        properties a layer, 48 keyframes a property, 600 keyframes and 4,000 vertices in all; no \
        layer styles, perspective, repeaters or luma mattes, and of effects Transform alone. \
        The default style draws all.
        """)
  }

  static var picturesInTarget: Self {
    Self(
      severity: .note, title: "Pictures stand for something that a target cannot draw",
      explanation: """
        They are drawn when the source is written: at two pixels to a point where all of them \
        have less than 4 million, else at one, up to 24 million; equal ones once. More than 400 \
        different pictures are not written, nor more than 3 MB of those of one file together: then \
        it is left out, and reported (E002).
        """)
  }

  static var renamedType: Self {
    Self(
      severity: .note, title: "A view cannot be called as its animation is",
      explanation: """
        A type of an app hides those of the same name that Swift, SwiftUI, UIKit, AppKit, \
        QuartzCore and Foundation have, for the whole app: with a view called `Error`, no enum of \
        the app is an error any more. Such a view is called `ErrorAnimation`; one whose name ends \
        in "Animation" already, or that has no letter for a name, ends in "View".
        """)
  }

  static var evenSoftness: Self {
    Self(
      severity: .warning, title: "Softness is not stretched with its layer",
      explanation: """
        After Effects blurs a layer, and then stretches it; filters of a canvas and shadows of \
        layers are as wide both ways. What is soft lies where it should, and its edge is wider in \
        one direction and narrower in the other. Reported where a layer, or one that it follows or \
        is in, is ever scaled by more than 5 % more one way than the other, skewed or 3D.
        """)
  }

  static var markerWithoutSection: Self {
    Self(
      severity: .note, title: "A marker becomes no section",
      explanation: """
        A section is played from a marker's first frame to its last; a marker without a duration has \
        one frame only. Of more than 100 markers that last the first 100 become sections. Literals \
        keep them all.
        """)
  }

  static var invalidTimelineJSON: Self {
    Self(
      severity: .error, title: "The text is not the JSON of a timeline",
      explanation: "Only what `--to timeline-json` wrote is read back. Export it again.")
  }
}
