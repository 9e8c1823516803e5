import InbetweenPipeline
import Testing

@Suite struct GlobPatternTests {
  @Test(
    "Patterns match paths",
    arguments: [
      ("a.json", "a.json", true), ("a.json", "b.json", false), ("*.json", "a.json", true),
      ("*.json", "sub/a.json", false), ("*", ".hidden.json", false),
      (".*", ".hidden.json", true), ("**/*.json", "a.json", true),
      ("**/*.json", "x/y/a.json", true), ("**/*.json", "x/.y/a.json", false),
      ("Art/**", "Art/x/a.json", true), ("Art/**", "art/x/a.json", false),
      ("Art/**/logo/*.json", "Art/logo/a.json", true),
      ("Art/**/logo/*.json", "Art/x/logo/y/a.json", false),
      ("?.json", "é.json", true), ("[a-c]x.json", "bx.json", true),
      ("[!a-c]x.json", "bx.json", false), ("[!a-c]x.json", "dx.json", true),
      ("[]]x.json", "]x.json", true), ("[x.json", "[x.json", true),
      (#"\*.json"#, "*.json", true), (#"\*.json"#, "a.json", false),
      ("./Art/*.json", "Art/a.json", true), ("Art//a.json", "Art/a.json", true),
      ("../Art/*.json", "../Art/a.json", true), ("/tmp/*.json", "/tmp/a.json", true),
      ("/tmp/*.json", "tmp/a.json", false), ("", "", true),
    ])
  func matches(_ pattern: String, _ path: String, _ matches: Bool) {
    #expect(GlobPattern(pattern).matches(path) == matches)
  }

  @Test("The root of a pattern is what it names outright")
  func root() {
    let roots = ["*.json", "a/b/*.json", "a/**/b", "/x/?/y", "a.json", "../a/*"]
      .map { GlobPattern($0).root }
    #expect(roots == ["", "a/b/", "a/", "/x/", "", "../a/"])
  }

  @Test("Only folders that may hold a match are opened")
  func folders() {
    let pattern = GlobPattern("Art/*/logo/**/*.json")
    let folders = ["Art", "Art/x", "Art/x/logo", "Art/x/logo/y/z", "Art/x/other", "Other"]
    #expect(folders.map(pattern.mayMatch) == [true, true, true, true, false, false])
  }

  @Test("A hostile pattern takes no longer than its length times the path's")
  func hostile() {
    let pattern = GlobPattern(
      String(repeating: "*a", count: 500) + "/" + String(repeating: "**/", count: 500) + "b")
    let path = String(repeating: "a", count: 1000) + String(repeating: "/a", count: 500)
    #expect(!pattern.matches(path))
  }
}
