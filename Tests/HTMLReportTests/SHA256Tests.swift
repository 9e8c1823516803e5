import Testing

@testable import HTMLReport

@Suite struct SHA256Tests {
  @Test(
    "Digests are those of the standard",
    arguments: [
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
      ),
    ])
  func digests(_ text: String, _ digest: String) {
    #expect(SHA256.base64(text.utf8) == digest)
  }

  @Test("Messages that end beside the border of a block are padded as the standard says")
  func borders() {
    let digests = [55, 56, 63, 64, 119].map { count in
      SHA256.base64([UInt8](repeating: UInt8(ascii: "a"), count: count)).prefix(8)
    }
    #expect(digests == ["n0OQ+NMM", "s1Q5pKxv", "fT50oF19", "/+BU/nrg", "MeulHDE6"])
  }
}
