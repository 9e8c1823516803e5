// The one door to Jansson: parsing, ownership, and reading its values where they lie.

private import CInbetweenJansson
package import InbetweenDiagnostics

/// A parsed JSON document: the owner of Jansson's tree and its memory, which is freed with it.
///
/// Values are read inside `read`, since a `JSONValue` points into the tree.
package struct JSONDocument: ~Copyable {
  private let root: UnsafeMutablePointer<json_t>
  private let arena: JSONArena

  /// Parses UTF-8 text without a byte-order mark.
  ///
  /// Every number is read as a Double (exact up to 2^53 for whole ones), the zero byte is allowed in
  /// text as `\u0000`, members keep the order of the file. Jansson recurses once for each level
  /// of nesting, at most 2,048 times, in less than 256 KB of stack: any thread will do.
  ///
  /// - Parameters:
  ///   - text: what to parse.
  ///   - rejectsDuplicates: whether a key given twice is an error; if not, its last value counts.
  /// - Throws: J002…J005, J006, J008, J009, with the line and column.
  init(text: UnsafeRawBufferPointer, rejectsDuplicates: Bool) throws(Diagnostic) {
    var flags = JSON_ALLOW_NUL
    if rejectsDuplicates { flags |= JSON_REJECT_DUPLICATES }
    var error = json_error_t()
    let characters = text.bindMemory(to: CChar.self)
    let arena = JSONArena()
    let root = arena.hold {
      // Whole numbers are read sooner as such; those that need more than 64 bits are none to Jansson.
      json_loadb(characters.baseAddress, text.count, Int(flags), &error)
        ?? (Self.code(of: error) != json_error_numeric_overflow.rawValue
          ? nil
          : json_loadb(
            characters.baseAddress, text.count, Int(flags | JSON_DECODE_INT_AS_REAL), &error))
    }
    guard let root else { throw Self.diagnostic(for: error) }
    self.root = root
    self.arena = arena
  }

  /// Calls `body` with the root value, which must not leave it.
  package borrowing func read<Result: ~Copyable>(
    _ body: (JSONValue) throws(Diagnostic) -> Result
  ) throws(Diagnostic) -> Result {
    try body(JSONValue(pointer: root))
  }

  private static func diagnostic(for error: json_error_t) -> Diagnostic {
    let text = withUnsafeBytes(of: error.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    let position = TextPosition(line: max(1, Int(error.line)), column: max(1, Int(error.column)))
    return .failedParse(kind(ofError: code(of: error)), text: text, at: position)
  }

  /// Jansson keeps the code in the last byte of its message.
  private static func code(of error: json_error_t) -> UInt32 {
    withUnsafeBytes(of: error.text) { $0.last.map(UInt32.init) ?? 0 }
  }

  private static func kind(ofError code: UInt32) -> ParseFailure {
    switch code {
    case json_error_invalid_utf8.rawValue: .encoding
    case json_error_stack_overflow.rawValue: .nesting
    case json_error_premature_end_of_input.rawValue: .end
    case json_error_end_of_input_expected.rawValue: .trailing
    case json_error_duplicate_key.rawValue: .duplicate
    case json_error_numeric_overflow.rawValue: .overflow
    case json_error_out_of_memory.rawValue: .memory
    default: .syntax
    }
  }
}

/// A value of a JSON document, read where the parser left it; nothing is copied until asked for.
///
/// Valid as long as its `JSONDocument` lives.
package struct JSONValue {
  fileprivate let pointer: UnsafeMutablePointer<json_t>
}

extension JSONValue {
  /// The six kinds of JSON values, true and false being one.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case object, array, string, number, boolean, null
  }

  package var kind: Kind {
    switch pointer.pointee.type {
    case JSON_OBJECT: .object
    case JSON_ARRAY: .array
    case JSON_STRING: .string
    case JSON_INTEGER, JSON_REAL: .number
    case JSON_TRUE, JSON_FALSE: .boolean
    default: .null
    }
  }

  /// The number; nil for every other kind. Always finite.
  package var number: Double? {
    switch pointer.pointee.type {
    case JSON_REAL: json_real_value(pointer)
    case JSON_INTEGER: Double(json_integer_value(pointer))
    default: nil
    }
  }

  /// The text; nil for every other kind.
  package var string: String? {
    guard let bytes = utf8 else { return nil }
    return String(decoding: bytes, as: UTF8.self).streamSafe
  }

  /// The bytes of the text, valid as long as the document; nil for every other kind.
  package var utf8: UnsafeRawBufferPointer? {
    guard pointer.pointee.type == JSON_STRING, let start = json_string_value(pointer) else {
      return nil
    }
    return UnsafeRawBufferPointer(start: start, count: json_string_length(pointer))
  }

  /// True or false; nil for every other kind.
  package var boolean: Bool? {
    switch pointer.pointee.type {
    case JSON_TRUE: true
    case JSON_FALSE: false
    default: nil
    }
  }

  package var isObject: Bool { pointer.pointee.type == JSON_OBJECT }
  package var isArray: Bool { pointer.pointee.type == JSON_ARRAY }
}

// MARK: Arrays and objects

extension JSONValue {
  /// How many elements or members there are; 0 for the other kinds.
  package var count: Int {
    switch pointer.pointee.type {
    case JSON_ARRAY: json_array_size(pointer)
    case JSON_OBJECT: json_object_size(pointer)
    default: 0
    }
  }

  /// The element of an array; nil outside of it and for the other kinds.
  package subscript(index: Int) -> JSONValue? {
    guard index >= 0, let element = json_array_get(pointer, index) else { return nil }
    return JSONValue(pointer: element)
  }

  /// The member of an object; nil where there is none and for the other kinds.
  package subscript(key: StaticString) -> JSONValue? {
    let member = key.withUTF8Buffer { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        json_object_getn(pointer, $0.baseAddress, $0.count)
      }
    }
    guard let member else { return nil }
    return JSONValue(pointer: member)
  }

  /// Calls `body` with each member of an object, in the order of the file; other kinds have none.
  package func forEachMember(_ body: (JSONKey, JSONValue) -> Void) {
    var next = json_object_iter(pointer)
    while let entry = next {
      if let key = json_object_iter_key(entry), let value = json_object_iter_value(entry) {
        let bytes = UnsafeRawBufferPointer(start: key, count: json_object_iter_key_len(entry))
        body(JSONKey(utf8: bytes), JSONValue(pointer: value))
      }
      next = json_object_iter_next(pointer, entry)
    }
  }
}
