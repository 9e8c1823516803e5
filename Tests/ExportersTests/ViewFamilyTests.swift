import InbetweenTimeline
import Testing

@testable import InbetweenExporters

/// Views and tracks that are alike but for values become one, and nothing else does.
@Suite struct ViewFamilyTests {
  /// What views are written as: each a name with what moves it and its body.
  private func written(
    _ views: [(name: String, start: Double, tracks: [SwiftCode], body: [SwiftCode])]
  ) -> String {
    var names = SwiftNames()
    var types = ViewTypes()
    for view in views {
      let part = KeyframesWriter.Part(
        name: names.name(after: view.name + " view", or: "layer", .upper), usesTime: true,
        usesTheme: false)
      var type = ViewType(part: part, kind: .view, subject: view.name)
      var fields = SwiftNames()
      type.motion.fields = [
        (fields.name(after: "y", or: "y"), "\(view.start, as: .number, named: "y")")
      ]
      type.motion.tracks = CodeLines(view.tracks)
      type.motion.delayedTracks = type.motion.tracks
      if view.tracks.count == 3 {
        type.motion.delayedTracks = CodeLines(
          [
            view.tracks[0],
            "  LinearKeyframe(0, duration: \(0, as: .number, named: "delay"))",
          ] + view.tracks[1...])
      }
      type.body = CodeLines(view.body)
      types.append(type)
    }
    var writer = SourceWriter(breaks: LineBreaks())
    types.write(to: &writer, &names, mixesFrames: false)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func dot(
    _ name: String, from start: Double = 0, delay: Double = 1, x: Double = 5,
    _ outline: SwiftCode = "Outline(\"M0 0L9 0L9 9L0 9Z\").path"
  ) -> (name: String, start: Double, tracks: [SwiftCode], body: [SwiftCode]) {
    (
      name, start,
      [
        "KeyframeTrack(\\.y) {",
        "  LinearKeyframe(0, duration: \(delay, as: .number, named: "delay"))",
        "  LinearKeyframe(37, duration: 0.4, timingCurve: .easeInOut)", "}",
      ],
      [
        SwiftCode(value: outline, as: .path, named: "outline"), "  .fill(theme.dot)",
        "  .offset(x: \(x), y: motion.y)",
      ]
    )
  }

  @Test("What differs is a value of each; what is the same in all a constant")
  func alike() {
    let text = written([dot("Dot 1"), dot("Dot 2", delay: 2, x: 7), dot("Dot 3", delay: 3, x: 9)])
    #expect(
      text == #"""

        /// Dot 1, Dot 2, Dot 3.
        fileprivate struct DotView: View {
          let time: Double
          let values: Values

          private static let outline = Outline("M0 0L9 0L9 9L0 9Z").path

          struct Motion {
            var y = 0
          }

          /// What each of them has of its own.
          @MainActor struct Values {
            let x: Double
            let motion: KeyframeTimeline<Motion>

            init(x: Double, delay: Double) {
              self.x = x
              motion = KeyframeTimeline(initialValue: Motion()) {
                KeyframeTrack(\.y) {
                  LinearKeyframe(0, duration: delay)
                  LinearKeyframe(37, duration: 0.4, timingCurve: .easeInOut)
                }
              }
            }

            static let dot1 = Values(x: 5, delay: 1)
            static let dot2 = Values(x: 7, delay: 2)
            static let dot3 = Values(x: 9, delay: 3)
          }

          var body: some View {
            let motion = Frames.value(of: values.motion, at: time)
            Self.outline
              .fill(theme.dot)
              .offset(x: values.x, y: motion.y)
          }
        }

        """#)
  }

  @Test("Where only what is shown differs, all move by one timeline")
  func sameMotion() {
    let text = written([dot("Dot 1"), dot("Dot 2", x: 7), dot("Dot 3", x: 9)])
    #expect(text.contains("@MainActor private static let motion = KeyframeTimeline("))
    #expect(text.contains("static let dot2 = Values(x: 7)"))
    #expect(!text.contains("init("))
  }

  @Test("What begins elsewhere is given where its timeline is made")
  func starts() {
    let text = written([
      dot("Dot 1", from: 1), dot("Dot 2", from: 2), dot("Dot 3", from: 3),
    ])
    #expect(text.contains("motion = KeyframeTimeline(initialValue: Motion(y: y)) {"))
    #expect(text.contains("static let dot2 = Values(y: 2)"))
  }

  @Test("Views that are unlike and move in the same way have one motion")
  func sharedMotion() {
    var other = dot("Ring")
    other.body[1] = "  .stroke(theme.ring)"
    var later = dot("Square", delay: 2)
    later.body[1] = "  .border(theme.square)"
    let text = written([dot("Dot"), other, later])
    #expect(
      text.hasPrefix(
        #"""

        /// How these move: Dot, Ring.
        fileprivate struct YMotion {
          var y = 0

          @MainActor static let timeline = KeyframeTimeline(initialValue: Self()) {
            KeyframeTrack(\.y) {
              LinearKeyframe(0, duration: 1)
              LinearKeyframe(37, duration: 0.4, timingCurve: .easeInOut)
            }
          }
        }

        /// Dot.
        fileprivate struct DotView: View {
        """#))
    #expect(text.ranges(of: "Frames.value(of: YMotion.timeline, at: time)").count == 2)
    #expect(text.ranges(of: "Frames.value(of: Self.motion, at: time)").count == 1)
    #expect(text.ranges(of: "struct YMotion").count == 1)
  }

  @Test("Who shows a member shows the family with the member's values")
  func calls() {
    var names = SwiftNames()
    _ = names.name(after: "Dot 1 view", or: "layer", .upper)
    let second = names.name(after: "Dot 2 view", or: "layer", .upper)
    let text = written([
      dot("Dot 1"), dot("Dot 2", x: 7), dot("Dot 3", x: 9),
      ("Scene", 0, [], [SwiftCode(calling: second, "time: time")]),
    ])
    #expect(text.contains("\n    DotView(time: time, values: .dot2)\n"))
  }

  @Test("What begins at once is like others that begin later: its delay is nothing")
  func noDelay() {
    var first = dot("Dot 1")
    first.tracks.remove(at: 1)
    let text = written([first, dot("Dot 2", delay: 2), dot("Dot 3", delay: 3)])
    #expect(text.contains("static let dot1 = Values(delay: 0)\n"))
    #expect(text.ranges(of: "struct ").count == 3)
    // Where all begin at once, none of them waits.
    let alone = written([first])
    #expect(!alone.contains("duration: 0)"))
  }

  @Test("Views of which one has a line more stay as they are")
  func unlike() {
    var longer = dot("Dot 2")
    longer.body.append("  .opacity(0.5)")
    let text = written([dot("Dot 1"), longer])
    #expect(!text.contains("Values"))
    #expect(text.contains("struct Dot1View") && text.contains("struct Dot2View"))
  }

  @Test("Three tracks that differ in little are made by one function")
  func tracks() {
    var tables = DataTables(indentation: 0)
    for (place, letter) in ["A", "B", "C"].enumerated() {
      tables.append(
        SwiftCode(word: ["letterA", "letterB", "letterC"][place]), "Letter \(letter) position",
        .pointTrack,
        [
          "Track<CGPoint>([",
          "  Key(0, \(Double(place), as: .number, named: "x"), 52, .easeInOut),",
          "  Key(24, \(Double(place), as: .number, named: "x"), 37),", "])",
        ])
    }
    var (names, writer) = (SwiftNames(), SourceWriter(breaks: LineBreaks()))
    #expect(tables.settle(&names)["letterB"]?.text == "letterPositionTrack(x: 1)")
    tables.write(to: &writer, without: ["letterB"])
    #expect(
      String(decoding: writer.bytes, as: UTF8.self) == """
        /// Letter A position, Letter B position, Letter C position.
        static func letterPositionTrack(x: Double) -> Track<CGPoint> {
          Track<CGPoint>([
            Key(0, x, 52, .easeInOut),
            Key(24, x, 37),
          ])
        }
        static let letterA = letterPositionTrack(x: 0)
        static let letterC = letterPositionTrack(x: 2)

        """)
  }

  @Test("Keyframes between which nothing changes are no keyframes more")
  func rests() {
    func keys(_ numbers: [Double]) -> [NumbersKey] {
      numbers.enumerated().map {
        NumbersKey(frame: Double($0.offset), numbers: [$0.element], easing: .linear)
      }
    }
    #expect(keys([1, 1, 5, 5, 5]).countOfMoving == 2)
    #expect(keys([1, 2, 1]).countOfMoving == 3)
    #expect(keys([1, 1]).countOfMoving == 0)
  }
}
