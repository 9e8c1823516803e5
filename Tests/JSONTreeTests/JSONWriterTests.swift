import Testing

@testable import InbetweenJSONTree

@Suite struct JSONWriterTests {
  @Test("Objects and lists stand on one line where they fit, else their members are indented")
  func layout() {
    let text = JSONWriter.text { json in
      json.object { json in
        json.member("name", "a \"b\" \\ \n \u{1B} \u{202E} é 👩‍🚀")
        json.member("frames", [0, 1.5, -2])
        json.member("words", ["a", "b"])
        json.list("none", [Int]()) { $0.value($1) }
        json.list("two", [1, 2]) { json, number in
          json.object { $0.member("n", number) }
        }
        json.object("empty") { _ in }
        json.key("nothing")
        json.null()
      }
    }
    #expect(
      text == """
        {
          "name": "a \\"b\\" \\\\ \\n \\u001b \\u202e é 👩‍🚀",
          "frames": [0, 1.5, -2],
          "words": ["a", "b"],
          "none": [],
          "two": [{ "n": 1 }, { "n": 2 }],
          "empty": {},
          "nothing": null
        }

        """)
  }

  @Test(
    "Numbers are the shortest text that reads back",
    arguments: [
      (0.1, "0.1"), (3, "3"), (-0.0, "0"), (1e300, "1e+300"), (1e-7, "1e-07"),
      (.infinity, "null"), (9_007_199_254_740_992, "9007199254740992.0"),
    ])
  func numbers(_ number: Double, text: String) {
    #expect(JSONWriter.text { $0.value(number) } == text + "\n")
  }
}
