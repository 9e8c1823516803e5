import InbetweenDiagnostics
import InbetweenJSONTree
import Testing

/// Parses bytes and hands what was found to `read`.
private func parse<Result>(
  _ bytes: [UInt8], log: inout DiagnosticLog, _ read: (JSONValue) -> Result
) throws(Diagnostic) -> Result {
  let kept: (Swift.Result<Result, Diagnostic>, DiagnosticLog) = bytes.withUnsafeBytes { raw in
    var log = DiagnosticLog()
    do throws(Diagnostic) {
      let document = try JSONText.parse(raw, log: &log)
      return (.success(try document.read { value throws(Diagnostic) in read(value) }), log)
    } catch {
      return (.failure(error), log)
    }
  }
  log.append(kept.1)
  return try kept.0.get()
}

private func failure(_ bytes: [UInt8]) -> Diagnostic? {
  var log = DiagnosticLog()
  do throws(Diagnostic) {
    try parse(bytes, log: &log) { _ in }
    return nil
  } catch {
    return error
  }
}

@Suite struct JSONTextTests {
  @Test(
    "A text that is not JSON is refused with its code and place",
    arguments: [
      ("", DiagnosticCode.emptyInput, nil, nil),
      (" \n\t", .emptyInput, nil, nil),
      ("{\"a\":}", .invalidSyntax, 1, 6),
      ("{\n  \"é\": NaN}", .invalidSyntax, 2, 10),
      ("{\"a\": [1, 2", .invalidSyntax, 1, 11),
      ("{\"a\": .5}", .invalidSyntax, 1, 7),
      ("{\"a\": 1}\n{}", .trailingData, 2, 1),
      ("{\"a\": 1e400}", .numberOutOfRange, 1, 11),
      ("{\"a\": \(String(repeating: "9", count: 400))}", .numberOutOfRange, 1, 406),
      ("{\"a\\u0000b\": 1}", .invalidSyntax, 1, 11),
      ("7", .invalidSyntax, 1, 1),
    ] as [(String, DiagnosticCode, Int?, Int?)])
  func refuses(text: String, code: DiagnosticCode, line: Int?, column: Int?) {
    let found = failure(Array(text.utf8))
    #expect(found?.code == code)
    #expect(found?.position?.line == line)
    #expect(found?.position?.column == column)
    #expect(found?.fix != nil)
  }

  @Test(
    "Other encodings are named as such",
    arguments: [
      [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00], [0xFE, 0xFF, 0x00, 0x7B, 0x00, 0x7D],
      [0x7B, 0x00, 0x7D, 0x00], [0x7B, 0x22, 0xE9, 0x22, 0x3A, 0x31, 0x7D],
    ] as [[UInt8]])
  func refusesEncodings(bytes: [UInt8]) {
    #expect(failure(bytes)?.code == .invalidEncoding)
  }

  @Test("A byte-order mark is skipped and noted")
  func skipsMark() throws {
    var log = DiagnosticLog()
    let number = try parse([0xEF, 0xBB, 0xBF] + Array("{\"a\":1}".utf8), log: &log) {
      $0["a"]?.number
    }
    #expect(number == 1)
    #expect(log.findings.map(\.code) == [.byteOrderMark])
  }

  @Test("The last of duplicate keys counts, and each is told with its path and place")
  func tellsDuplicates() throws {
    let text = """
      {"a": 1, "l": [{}, {"x": 1,
        "\\u0078": 2, "y": {"x": 0}}],
       "a": {"b": 1, "b": 2}}
      """
    var log = DiagnosticLog()
    let read = try parse(Array(text.utf8), log: &log) { root in
      (root["l"]?[1]?["x"]?.number, root["a"]?["b"]?.number)
    }
    #expect(read.0 == 2)
    #expect(read.1 == 2)
    #expect(log.findings.map { $0.path?.description } == ["$.l[1].x", "$.a", "$.a.b"])
    #expect(log.findings.map { $0.position?.line } == [2, 3, 3])
    #expect(log.findings.map { $0.position?.column } == [3, 2, 16])
  }

  @Test(
    "Nesting passes to the parser's limit and is refused beyond it", arguments: [2_000, 100_000])
  func boundsNesting(depth: Int) {
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    #expect(failure(Array(text.utf8))?.code == (depth > 2_048 ? .nestedTooDeeply : nil))
  }

  @Test("Numbers, text with a zero byte, truth and order are read as written")
  func readsValues() throws {
    let text = #"{"n":-0,"big":12345678901234567168,"s":"a\u0000b","t":true,"z":null,"l":[1.5,2]}"#
    var log = DiagnosticLog()
    try parse(Array(text.utf8), log: &log) { root in
      #expect(root["n"]?.number?.sign == .minus)
      #expect(root["big"]?.number == 12_345_678_901_234_567_168)
      #expect(root["s"]?.string == "a\0b")
      #expect(root["t"]?.boolean == true)
      #expect(root["z"]?.kind == .null)
      #expect(root["l"]?.count == 2)
      #expect(root["l"]?[0]?.number == 1.5)
      #expect(root["l"]?[2] == nil)
      #expect(root["l"]?[-1] == nil)
      #expect(root["none"] == nil)
      var keys: [String] = []
      root.forEachMember { key, _ in keys.append(key.string) }
      #expect(keys == ["n", "big", "s", "t", "z", "l"])
      root.forEachMember { key, _ in #expect((key.packed == 0x676962) == (key == "big")) }
    }
    #expect(log.findings.isEmpty)
  }

  @Test(
    "Whole numbers are the nearest values, beyond 64 bits too",
    arguments: [
      ("9223372036854775807", 9_223_372_036_854_775_807.0),
      ("9223372036854775808", 9_223_372_036_854_775_808.0),
      ("-9223372036854775809", -9_223_372_036_854_775_809.0),
      ("123456789012345678901234567890", 1.2345678901234568e29), ("9007199254740993", 0x1p53),
      ("-0", 0.0), ("7", 7.0),
    ])
  func wholeNumbers(_ text: String, _ number: Double) throws {
    var log = DiagnosticLog()
    let found = try parse(Array("[\(text), 0.5]".utf8), log: &log) {
      ($0[0]?.number, $0[1]?.number)
    }
    #expect(found.0 == number)
    #expect(found.1 == 0.5)
    #expect(log.findings.isEmpty)
  }

  @Test("Documents that are open at once keep their values, however large they are")
  func documentsAtOnce() throws {
    var log = DiagnosticLog()
    // Larger than any block of memory that values are cut off.
    let long = String(repeating: "x", count: 3 << 20)
    let many = "[" + (0..<50_000).map { #"{"k\#($0)": \#($0).5}"# }.joined(separator: ",") + "]"
    let found = try parse(Array(many.utf8), log: &log) { outer -> (Double?, Bool, Int) in
      var inner = DiagnosticLog()
      let text = try? parse(Array(#"{"text": "\#(long)"}"#.utf8), log: &inner) {
        $0["text"]?.string
      }
      var sum = 0.0
      for index in 0..<outer.count {
        outer[index]?.forEachMember { _, value in sum += value.number ?? .nan }
      }
      return (sum, text == long, outer.count)
    }
    #expect(found == (1_249_975_000 + 25_000, true, 50_000))
  }
}
