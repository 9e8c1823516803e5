import Foundation
import InbetweenDiagnostics
import InbetweenExporters
import InbetweenLottieImport
import InbetweenTimeline
import TestSupport
import Testing

@Suite struct TimelineJSONTests {
  @Test("Any timeline reads back from its JSON as it was", arguments: 0..<24)
  func randomTimelinesReadBack(seed: Int) throws {
    let texts = seed < 4 ? HostileTexts.all : RandomTimeline.ordinaryTexts
    let timeline = RandomTimeline.make(seed: UInt64(seed), texts: texts)
    for layout in [TimelineJSON.Layout.readable, .compact] {
      let json = TimelineJSON.write(timeline, layout)
      let back = try TimelineJSON.read(json)
      #expect(back == timeline)
      #expect(TimelineJSON.write(back, layout) == json)
    }
  }

  @Test("Every real file and fixture reads back from its JSON")
  func realTimelinesReadBack() throws {
    var count = 0
    for file in RealTimelines.files {
      for timeline in try RealTimelines.timelines(of: file) {
        count += 1
        let json = TimelineJSON.write(timeline)
        let back = try TimelineJSON.read(json)
        let isSame = back == timeline && TimelineJSON.write(back) == json
        #expect(isSame, "\(RealTimelines.title(file))")
      }
    }
    #expect(count > 100)
  }

  @Test("Broken JSON is refused, not trapped on: cut at any byte, or with any byte changed")
  func brokenJSONIsRefused() throws {
    let json = try #require(
      (0..<100).lazy.map { TimelineJSON.write(RandomTimeline.make(seed: $0), .compact) }
        .first { 2000..<6000 ~= $0.count })
    var generator = Seeded(seed: 11)
    for end in 0..<json.count - 2 {
      #expect(throws: Diagnostic.self) { try TimelineJSON.read(Array(json[..<end])) }
    }
    for _ in 0..<2000 {
      var changed = json
      let index = Int.random(in: changed.indices, using: &generator)
      changed[index] = UInt8.random(in: 0...255, using: &generator)
      _ = try? TimelineJSON.read(changed)
    }
  }

  @Test("What is wrong with timeline JSON is told with its line and column")
  func faultsAreTold() {
    let head = "{\n \"name\": \"\",\n \"size\": {\"width\": 1, \"height\": 1},\n"
    let cases: [(String, String)] = [
      ("", "error[E001] 1:1: a value is missing"),
      ("{}", "error[E001] 1:1: \"name\" is missing"),
      ("[1, 2", "error[E001] 1:6: the text ends inside a value"),
      (head + " \"frameRate\": 0}", "error[E001] 4:15: a frame rate above 0 is missing"),
      (
        head + " \"frameRate\": 60, \"frames\": {\"start\": 0, \"end\": 1}, \"layers\": [\n"
          + "{\"id\": 1, \"name\": \"\", \"content\": {\"type\": \"null\"}, \"timing\": "
          + "{\"frames\": {\"start\": 0, \"end\": 1}, \"stretch\": 0}}]}",
        "error[E001] 5:62: a stretch other than 0 is missing"
      ),
      (head + " \"frameRate\": 01}", "error[E001] 4:15: a number is not written as in JSON"),
      (head + " \"é\": \u{7}}", "error[E001] 4:7: a value is missing"),
      (
        head + " \"frameRate\": 60, \"frames\": {\"start\": 0, \"end\": 1}, \"orb\": 1}",
        "error[E001] 4:53: the key \"orb\" is unknown or repeated"
      ),
      (
        String(repeating: "[", count: 100_000),
        "error[E001] 1:4097: values are nested more than 4096 deep"
      ),
    ]
    for (text, sentence) in cases {
      let failure = #expect(throws: Diagnostic.self) { try TimelineJSON.read(Array(text.utf8)) }
      #expect(failure?.description.split(separator: "\n").first.map(String.init) == sentence)
    }
  }
}
