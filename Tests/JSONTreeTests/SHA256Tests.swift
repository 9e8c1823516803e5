import InbetweenJSONTree
import Testing

@Suite struct SHA256Tests {
  @Test(
    "Digests are those of the standard",
    arguments: [
      (
        "", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
        "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="
      ),
      (
        "abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="
      ),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1",
        "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="
      ),
    ])
  func digest(_ text: String, _ hexadecimal: String, _ base64: String) {
    let digest = SHA256(of: Array(text.utf8))
    #expect(digest.hexadecimal == hexadecimal)
    #expect(digest.base64 == base64)
  }

  @Test("Messages that end beside the border of a block are padded as the standard says")
  func borders() {
    let digests = [55, 56, 63, 64, 119, 1_000].map { count in
      SHA256(of: [UInt8](repeating: UInt8(ascii: "a"), count: count)).base64.prefix(8)
    }
    #expect(digests == ["n0OQ+NMM", "s1Q5pKxv", "fT50oF19", "/+BU/nrg", "MeulHDE6", "Qe3s5C1j"])
  }
}
