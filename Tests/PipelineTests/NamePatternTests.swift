import Testing

@testable import InbetweenPipeline

@Suite struct NamePatternTests {
  @Test(
    "Stills are called as their pattern says",
    arguments: [
      ("{frame}", "0007"), ("{index}", "03"), ("{name}-{index:4}", "orb-0003"),
      ("{frame:1}", "7"), ("f{frame:6}x{index:1}", "f000007x3"), ("{name} {frame}", "orb 0007"),
    ])
  func names(_ pattern: String, _ name: String) throws {
    let read = try #require(NamePattern(text: pattern))
    #expect(read.name(of: "orb", frame: 7, index: 3, last: (1200, 12)) == name)
  }

  @Test("Numbers below zero and between frames keep their sign and part")
  func others() throws {
    let read = try #require(NamePattern(text: "{frame:3}"))
    #expect(read.name(of: "", frame: -4, index: 0, last: (10, 2)) == "-4")
    #expect(read.name(of: "", frame: 7.5, index: 0, last: (10, 2)) == "007.5")
  }

  @Test(
    "A pattern that names no files, the same one twice, or others elsewhere is none",
    arguments: [
      "", "frame", "{name}", "{frame", "frame}", "{}", "{Frame}", "{frame:0}", "{frame:21}",
      "{frame:x}", "{name:3}{frame}", "a/{frame}", ".{frame}", "{frame}\0",
    ])
  func refused(_ pattern: String) {
    let read = NamePattern(text: pattern)
    #expect(read == nil)
  }
}
