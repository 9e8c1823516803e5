import Testing

@testable import InbetweenExporters

/// What a function calls again and again but for values is a loop over rows of those, and nothing else is.
@Suite struct FunctionLoopTests {
  private typealias Function = CodeFunctions.Function

  /// What parts with a place and a colour each, and a function that calls them, are written as.
  ///
  /// - Parameters:
  ///   - parts: the code of each part's values, below its title.
  ///   - call: what stands around each call.
  ///   - use: what is before the name of rows.
  ///   - given: what all calls are given.
  ///   - made: calls that make constants, by their names.
  /// - Returns: the functions, as a file has them.
  private func written(
    _ parts: [(title: String, values: [SwiftCode])],
    in call: (SwiftCode) -> SwiftCode = { $0 }, use: SwiftCode = "",
    given: SwiftCode = "context, frame, theme", made: [String: SwiftCode] = [:]
  ) -> String {
    var names = SwiftNames(reserved: ["path"])
    var all = CodeFunctions(rowsUse: use)
    func append(_ title: String, _ lines: [SwiftCode]) -> SwiftNames.Identifier {
      let name = names.name(after: title, or: "part")
      all.append(
        Function(
          name: name, title: title, noun: "part", keyword: "func", parameters: "_ canvas: Canvas",
          body: CodeLines(lines)))
      return name
    }
    let calls = parts.map { part in
      let used = part.values.map { "use(\($0))" as SwiftCode }
      // Long enough to be worth a parameter.
      let name = append(
        part.title,
        ["context.fill(circle, with: .color(.black), style: FillStyle(eoFill: true))"] + used)
      return call(SwiftCode(calling: name, given))
    }
    _ = append("Scene", calls)
    var writer = SourceWriter(breaks: LineBreaks())
    let gone = all.write(to: &writer, names: &names, made: made)
    for name in gone.sorted() { writer.line("// without \(comment: name)") }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private func x(_ number: Double) -> SwiftCode { "\(number, as: .number, named: "x")" }

  private func dots(_ count: Int) -> [(title: String, values: [SwiftCode])] {
    (1...count).map { ("Dot \($0)", [x(Double($0))]) }
  }

  @Test("Four calls are a loop, three are not")
  func count() {
    #expect(
      written(dots(4)).hasSuffix(
        """
        /// Of each: x.
        static let dotRows: [Double] = [
          1,
          2,
          3,
          4,
        ]

        /// Scene.
        func scene(_ canvas: Canvas) {
          for x in dotRows {
            dot(context, frame, theme, x: x)
          }
        }

        """), "\(written(dots(4)))")
    // However much rows would save.
    #expect(!written(dots(3), given: wide).contains("Rows"))
    #expect(written(dots(4), given: wide).contains("Rows"))
  }

  @Test("What is between others is drawn between them")
  func order() {
    let text = written(
      dots(4) + [("Ring", ["other"])] + (5...8).map { ("Dot \($0)", [x(Double($0))]) })
    let body = text.scene
    #expect(
      body == """
        func scene(_ canvas: Canvas) {
          for x in dotRows {
            dot(context, frame, theme, x: x)
          }
          ring(context, frame, theme)
          for x in dotRows2 {
            dot(context, frame, theme, x: x)
          }
        }

        """, "\(text)")
    #expect(text.contains("dotRows2: [Double] = [\n  5,\n"), "\(text)")
  }

  @Test("Rows that are equal are declared once")
  func equalRows() {
    let all = [1, 2, 3, 4].map(Double.init)
    let text = written(
      all.map { ("Dot \($0)", [x($0)]) } + [("Ring", ["other"])]
        + all.map { ("Dot \($0)", [x($0)]) })
    #expect(
      text.scene == """
        func scene(_ canvas: Canvas) {
          for x in dotRows {
            dot(context, frame, theme, x: x)
          }
          ring(context, frame, theme)
          for x in dotRows {
            dot(context, frame, theme, x: x)
          }
        }

        """, "\(text)")
    #expect(text.split(separator: "\n").count { $0.contains("Rows: [Double]") } == 1, "\(text)")
  }

  /// What makes calls longer than rows.
  private let wide: SwiftCode =
    "in: context, at: frame, of: theme, below: everything, above: nothing"

  private func track(_ place: Int) -> SwiftCode {
    SwiftCode(value: "rise\(place)", as: .numberTrack)
  }

  private func calls(_ words: SwiftCode) -> [String: SwiftCode] {
    [
      "rise1": "riseTrack(\(words): 1)", "rise2": "riseTrack(\(words): 2)",
      "rise3": "riseTrack(\(words): 3)", "rise4": "riseTrack(\(words): 4)",
    ]
  }

  @Test("Short tracks are made in rows; those of which another function knows are declared as well")
  func tracksInRows() {
    let dots = (1...4).map { ("Dot \($0)", [x(Double($0)), track($0)]) }
    let text = written(dots + [("Ring", [track(2)])], given: wide, made: calls("from"))
    #expect(
      text.contains(
        """
          (1, riseTrack(from: 1)),
          (2, riseTrack(from: 2)),
          (3, riseTrack(from: 3)),
          (4, riseTrack(from: 4)),

        """), "\(text)")
    #expect(text.contains("use(rise2)"), "\(text)")
    #expect(
      text.hasSuffix("// without rise1\n// without rise3\n// without rise4\n"), "\(text)")
  }

  @Test("Rows of tracks that would take several lines have their names")
  func longTracks() {
    let dots = (1...4).map { ("Dot \($0)", [x(Double($0)), track($0)]) }
    let long: SwiftCode =
      "risesFromWhereItRestsUntilItHasReachedWhatIsAboveItsOwnPlaceAndRestsThereUntilTheEnd"
    let text = written(dots, given: wide, made: calls(long))
    #expect(text.contains("  (1, rise1),\n"), "\(text)")
    #expect(!text.contains("without"), "\(text)")
  }

  @Test("Calls that come in pairs are a loop of both")
  func pairs() {
    let text = written(
      (1...4).flatMap { place in
        [
          ("Line \(place)", [x(Double(place)), "line"]),
          ("Dot \(place)", [x(Double(place)), "dot"]),
        ]
      })
    #expect(
      text.scene == """
        func scene(_ canvas: Canvas) {
          for x in lineRows {
            line(context, frame, theme, x: x)
            dot(context, frame, theme, x: x)
          }
        }

        """, "\(text)")
  }

  @Test("Layers that are added are a loop, whose rows are constants of the type")
  func layers() {
    let shapes = (1...4).map { place -> (title: String, values: [SwiftCode]) in
      ("Dot \(place)", [SwiftCode(value: "Self.dotShape\(place)", as: .text, named: "shape")])
    }
    let text = written(shapes, in: { "layer.addSublayer(\($0))" }, use: "Self.")
    #expect(text.contains("  dotShape4,\n") && !text.contains("[\n  Self."), "\(text)")
    #expect(
      text.scene == """
        func scene(_ canvas: Canvas) {
          for dotShape in Self.dotRows {
            layer.addSublayer(dot(context, frame, theme, dotShape: dotShape))
          }
        }

        """, "\(text)")
  }

  @Test(
    "What is known to the object alone is in no row, and what begins with a dot or a type is",
    arguments: [
      ("theme.dot%", false), ("ways(%)", false), ("[ways(%)]", false), ("color(\"%\")", false),
      ("Color.dot%", true), ("Curve(.bezier(%, 0, 1, 1))", true), ("[Color(%)]", true),
    ])
  func known(_ form: String, isKnown: Bool) {
    let parts = (1...8).map { place -> (title: String, values: [SwiftCode]) in
      let text = form.replacing("%", with: "\(place)")
      return ("Dot \(place)", [SwiftCode(value: SwiftCode(pieces: text), as: .color)])
    }
    let text = written(parts)
    #expect(text.contains("Rows") == isKnown, "\(text)")
  }
}

extension String {
  /// The function of the scene, without its title.
  fileprivate var scene: String {
    firstRange(of: "func scene").map { String(self[$0.lowerBound...]) } ?? self
  }
}
