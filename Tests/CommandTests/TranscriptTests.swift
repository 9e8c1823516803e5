import TestSupport
import Testing

@Suite struct TranscriptTests {
  @Test("The command answers as its transcripts say", arguments: Transcript.all())
  func transcript(_ transcript: Transcript) throws {
    let mismatch = try transcript.mismatch()
    #expect(mismatch == nil)
  }
}
