import Testing

@testable import InbetweenExporters

/// Functions that are alike but for values become one, and nothing else does.
@Suite struct FunctionFamilyTests {
  private typealias Function = CodeFunctions.Function

  /// What functions are written as; each is a title with the lines of its body.
  private func written(
    _ functions: [(title: String, body: (inout SwiftNames) -> [SwiftCode])],
    isKept: Bool = false, constants: CodeFunctions.Constants? = nil
  ) -> String {
    var names = SwiftNames(reserved: ["path"])
    var all = CodeFunctions(constants: constants)
    for (title, body) in functions {
      let lines = body(&names)
      all.append(
        Function(
          name: names.name(after: title, or: "part"), title: title, noun: "part",
          keyword: "func", parameters: "_ frame: Double", body: CodeLines(lines), isKept: isKept))
    }
    var writer = SourceWriter(breaks: LineBreaks())
    all.write(to: &writer, names: &names)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Lines long enough for a function to be worth a parameter.
  private func dot(_ x: Double, _ y: Double, _ color: SwiftCode) -> [SwiftCode] {
    let place: SwiftCode = "x: \(x, as: .number, named: "x"), y: \(y, as: .number, named: "y")"
    return [
      "var context = canvas", "context.translateBy(\(place))",
      "context.fill(circle, with: .color(\(SwiftCode(value: color, as: .color))))",
    ]
  }

  @Test("What differs becomes parameters, named after what the values have in common")
  func alike() {
    let text = written([
      ("Dot 1", { _ in dot(1, 5, "theme.dotFill") }),
      ("Dot 2", { _ in dot(2, 5, "theme.sunFill") }),
      ("Dot 3", { _ in dot(3, 5, "theme.dotFill") }),
    ])
    #expect(
      text == """
        /// Dot 1, Dot 2, Dot 3.
        @inline(never) func dot(_ frame: Double, x: Double, fill: Color) {
          var context = canvas
          context.translateBy(x: x, y: 5)
          context.fill(circle, with: .color(fill))
        }

        """)
  }

  @Test("Who calls members of a family passes their values, and can be of a family itself")
  func callers() {
    func group(_ title: String, _ first: Double) -> [SwiftCode] {
      let own: SwiftCode = "context.rotate(by: .degrees(30))"
      return [own, "\(SwiftCode(calling: Self.name(title), "frame"))"]
    }
    let text = written([
      ("Dot 1", { _ in dot(1, 5, "theme.dotFill") }),
      ("Dot 2", { _ in dot(2, 7, "theme.dotFill") }),
      ("Ring 1", { _ in group("Dot 1", 1) + ["context.opacity = 1", "context.addFilter(none)"] }),
      ("Ring 2", { _ in group("Dot 2", 2) + ["context.opacity = 1", "context.addFilter(none)"] }),
      (
        "Scene",
        { _ in
          [SwiftCode(calling: Self.name("Ring 1"), "frame")]
            + [SwiftCode(calling: Self.name("Ring 2"), "frame - 3")]
        }
      ),
    ])
    #expect(text.contains("func ring(_ frame: Double, x: Double, y: Double) {"), "\(text)")
    #expect(text.contains("  dot(frame, x: x, y: y)\n"), "\(text)")
    #expect(text.contains("  ring(frame, x: 1, y: 5)\n  ring(frame - 3, x: 2, y: 7)\n"), "\(text)")
  }

  /// The name of the function of a title, in a registry of its own.
  private static func name(_ title: String) -> SwiftNames.Identifier {
    var names = SwiftNames(reserved: ["path"])
    return names.name(after: title, or: "part")
  }

  @Test(
    "Functions stay apart where one would not be shorter, or where they are called from elsewhere")
  func apart() {
    let short = written([
      ("A", { _ in ["draw(\(1.5, as: .number))"] }), ("B", { _ in ["draw(\(2.5, as: .number))"] }),
    ])
    #expect(short.contains("func a(") == (short.contains("func b(")), "\(short)")
    let kept = written(
      [
        ("Dot 1", { _ in dot(1, 5, "theme.dotFill") }),
        ("Dot 2", { _ in dot(2, 5, "theme.dotFill") }),
      ], isKept: true)
    #expect(kept.contains("func dot1(_ frame: Double)") && kept.contains("func dot2("), "\(kept)")
    // What never is a value differs.
    let other = written([
      ("Dot 1", { _ in dot(1, 5, "theme.dotFill") + ["context.opacity = 0.5"] }),
      ("Dot 2", { _ in dot(2, 5, "theme.dotFill") + ["context.blendMode = .screen"] }),
    ])
    #expect(other.contains("func dot1(") && other.contains("func dot2("), "\(other)")
  }

  @Test("Up to six values may differ")
  func limits() {
    func line(_ values: [Double]) -> SwiftCode {
      SwiftCode.joined(values.map { "\($0, as: .number, named: "step")" }, by: ", ")
    }
    func functions(_ count: Int) -> String {
      written(
        (1...4).map { number in
          (
            "Line \(number)",
            { _ in
              [
                "draw(\(line((1...count).map { Double($0 * 10 + number) })))",
                "context.fill(circle, with: .color(theme.dotFill), style: FillStyle(eoFill: true))",
                "context.fill(circle, with: .color(theme.dotFill), style: FillStyle(eoFill: true))",
              ]
            }
          )
        })
    }
    #expect(functions(6).contains("step6: Double"), "\(functions(6))")
    #expect(!functions(7).contains("step: Double"))
    #expect(functions(7).contains("func line4(_ frame: Double) {"))
  }

  @Test("Long literals that stand in several functions are constants")
  func constants() {
    let data = SwiftCode(data: Array(String(repeating: "M0 0L1 1", count: 12).utf8))
    func body(_ width: Double) -> [SwiftCode] {
      let outline = SwiftCode(value: "\"\(data)\"", as: .text, named: "shape")
      return ["layer.path = outline(\(outline))", "layer.lineWidth = \(width, as: nil)"]
    }
    let text = written(
      [("Box", { _ in body(1) }), ("Frame", { _ in body(2) })],
      constants: CodeFunctions.Constants(declaration: "static let ", use: "Self."))
    #expect(text.components(of: data.text) == 1, "\(text)")
    #expect(text.components(of: "outline(Self.boxShape)") == 2, "\(text)")
  }
}

extension String {
  /// How often another one stands in it, however it is broken into lines.
  fileprivate func components(of other: String) -> Int { ranges(of: other).count }
}
