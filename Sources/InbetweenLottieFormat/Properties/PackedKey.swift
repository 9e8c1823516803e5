/// Names of members as numbers, see `JSONKey.packed`: for what is read most often.
enum PackedKey {
  static let a = UInt64(UInt8(ascii: "a"))
  static let c = UInt64(UInt8(ascii: "c"))
  static let e = UInt64(UInt8(ascii: "e"))
  static let h = UInt64(UInt8(ascii: "h"))
  static let i = UInt64(UInt8(ascii: "i"))
  static let k = UInt64(UInt8(ascii: "k"))
  static let l = UInt64(UInt8(ascii: "l"))
  static let n = UInt64(UInt8(ascii: "n"))
  static let o = UInt64(UInt8(ascii: "o"))
  static let p = UInt64(UInt8(ascii: "p"))
  static let s = UInt64(UInt8(ascii: "s"))
  static let t = UInt64(UInt8(ascii: "t"))
  static let v = UInt64(UInt8(ascii: "v"))
  static let x = UInt64(UInt8(ascii: "x"))
  static let y = UInt64(UInt8(ascii: "y"))
  static let z = UInt64(UInt8(ascii: "z"))
  static let ix = pair("i", "x")
  static let mn = pair("m", "n")
  static let nm = pair("n", "m")
  static let ti = pair("t", "i")
  static let to = pair("t", "o")
  static let ty = pair("t", "y")
  static let sid =
    UInt64(UInt8(ascii: "s")) | UInt64(UInt8(ascii: "i")) << 8 | UInt64(UInt8(ascii: "d")) << 16

  private static func pair(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> UInt64 {
    UInt64(UInt8(ascii: first)) | UInt64(UInt8(ascii: second)) << 8
  }
}
