import Testing

@testable import InbetweenPipeline

/// Files are the same where their checksums are: the check values of both sums stand for the order of the
/// two and for every byte.
@Suite struct ChecksumTests {
  @Test(
    "A file's checksum is its CRC-32 and its Adler-32",
    arguments: [
      ("", "0000000000000001"), ("a", "e8b7be4300620062"), ("123456789", "cbf43926091e01de"),
    ])
  func sums(_ text: String, _ checksum: String) {
    #expect(Checksum.of(Array(text.utf8)) == checksum)
  }
}
