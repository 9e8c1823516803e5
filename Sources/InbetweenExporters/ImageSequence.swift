package import InbetweenLowering
package import InbetweenSceneGraph
package import InbetweenTimeline

/// Pictures of something over time, drawn when the source was written.
package struct ImageSequence: Hashable, Sendable {
  /// Where all of them lie, in points of the space of what they show.
  package var box: Rect
  /// WebP files as base64, each once: about half as long as PNG, and read from iOS 14 on.
  package var pictures: [String]
  /// Which of them is seen, for each of the frames that were asked for; nil for none.
  package var shown: [Int?]

  package init(box: Rect, pictures: [String], shown: [Int?]) {
    self.box = box
    self.pictures = pictures
    self.shown = shown
  }
}

/// Draws pictures of what a target has no words for.
package struct ImageSequenceMaker: Sendable {
  /// What is asked for: how many frames, the part of their space that matters, how many bytes there
  /// is room for, what drawing may take, and what each frame shows, in order, until it is clear that
  /// there is no sequence.
  package typealias Make =
    @Sendable (
      _ frames: Int, _ area: Rect, _ room: Int, _ work: inout PictureWork,
      _ list: (Int) -> DisplayList
    ) -> Outcome

  /// What comes of it.
  package enum Outcome: Hashable, Sendable {
    case sequence(ImageSequence)
    /// Its pictures would have more bytes than there is room for.
    case noRoom
    /// Drawing them would take more than is left for the whole file.
    case noWork
    /// There are none, or they would be larger than source should hold.
    case none
  }

  /// How much is to be seen of a scene at each of some frames: 0 for nothing, 1 for what fills it;
  /// nothing at all where looking would take too long.
  package typealias Looks = @Sendable (_ scene: Scene, _ frames: [Double]) -> Seen

  /// How much is to be seen at each frame; empty where finding that takes too much.
  package struct Seen: Sendable {
    package var amounts: [Double]
    /// How many pixels were painted for it.
    package var painted: Int

    package init(amounts: [Double], painted: Int) {
      self.amounts = amounts
      self.painted = painted
    }
  }

  /// Draws a sequence.
  let make: Make
  /// Looks at frames.
  let looks: Looks

  package init(
    _ make: @escaping Make,
    looks: @escaping Looks = { _, frames in Seen(amounts: frames.map { _ in 1 }, painted: 0) }
  ) {
    self.make = make
    self.looks = looks
  }

  /// Draws nothing.
  package static let none = ImageSequenceMaker { _, _, _, _, _ in .none }
}

extension ImageSequence {
  /// Of all files together.
  var bytes: Int { pictures.reduce(0) { $0 + $1.utf8.count / 4 * 3 } }
}
