import Foundation
import InbetweenExporters
import InbetweenTimeline
import TestSupport
import Testing

@Suite struct TimelineSchemaTests {
  @Test("The JSON of any timeline is valid against its schema", arguments: 0..<10)
  func randomTimelinesAreValid(seed: Int) throws {
    let timeline = RandomTimeline.make(seed: UInt64(1000 + seed))
    let faults = try Self.faults(of: timeline)
    #expect(faults == [])
  }

  @Test("The JSON of the reference systems is valid against its schema")
  func systemsAreValid() throws {
    for fixture in GoldenTests.systems {
      let faults = try Self.faults(of: fixture.timeline())
      #expect(faults == [], "\(fixture)")
    }
  }

  @Test("What the schema says of fields that are left out is what they are", arguments: 0..<10)
  func defaultsAreTrue(seed: Int) throws {
    let timeline = RandomTimeline.make(seed: UInt64(2000 + seed))
    let json = try JSONSerialization.jsonObject(with: Data(TimelineJSON.write(timeline)))
    let filled = try JSONSchema(named: "timeline.schema.json").filled(json)
    let bytes = try JSONSerialization.data(withJSONObject: filled)
    let back = try TimelineJSON.read([UInt8](bytes))
    #expect(back == timeline)
  }

  private static func faults(of timeline: Timeline) throws -> [String] {
    let json = try JSONSerialization.jsonObject(with: Data(TimelineJSON.write(timeline)))
    return try JSONSchema(named: "timeline.schema.json").faults(of: json)
  }
}
