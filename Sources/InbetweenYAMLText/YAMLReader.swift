private import CInbetweenYAML
import InbetweenDiagnostics

/// Reads the events of a YAML text one after the other, and builds values of them.
struct YAMLReader: ~Copyable {
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let event: UnsafeMutablePointer<yaml_event_t>

  /// The root of a text of one document; nil where there is none.
  ///
  /// - Parameter bytes: UTF-8.
  /// - Returns: the root.
  /// - Throws: what is wrong with it.
  static func root(of bytes: [UInt8]) throws(YAMLFailure) -> YAMLValue? {
    let result = bytes.withUnsafeBufferPointer { bytes -> Result<YAMLValue?, YAMLFailure> in
      do throws(YAMLFailure) {
        guard var reader = YAMLReader(bytes) else { return .success(nil) }
        return .success(try reader.root())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// nil where memory is out.
  private init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    event = .allocate(capacity: 1)
    event.initialize(to: yaml_event_t())
    parser.initialize(to: yaml_parser_t())
    guard yaml_parser_initialize(parser) == 1 else { return nil }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_event_delete(event)
    yaml_parser_delete(parser)
    event.deallocate()
    parser.deallocate()
  }

  private mutating func root() throws(YAMLFailure) -> YAMLValue? {
    try next()  // The stream begins.
    try next()
    guard event.pointee.type != YAML_STREAM_END_EVENT else { return nil }
    try next()  // A document has begun.
    let root = try value()
    try next()  // It ends.
    try next()
    guard event.pointee.type == YAML_STREAM_END_EVENT else {
      throw .syntax(
        position, "expected a single document in the stream, but found another document")
    }
    return root
  }

  /// Goes on to the next event.
  private mutating func next() throws(YAMLFailure) {
    yaml_event_delete(event)
    guard yaml_parser_parse(parser, event) == 1 else { throw failure }
  }

  /// The value that begins with the current event; the event is then its last one.
  private mutating func value() throws(YAMLFailure) -> YAMLValue {
    let start = position
    switch event.pointee.type {
    case YAML_SCALAR_EVENT:
      let scalar = event.pointee.data.scalar
      let bytes = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return YAMLValue(
        kind: .scalar(String(decoding: bytes, as: UTF8.self).streamSafe), position: start)
    case YAML_SEQUENCE_START_EVENT:
      var list: [YAMLValue] = []
      try next()
      while event.pointee.type != YAML_SEQUENCE_END_EVENT {
        list.append(try value())
        try next()
      }
      return YAMLValue(kind: .list(list), position: start)
    case YAML_MAPPING_START_EVENT: return YAMLValue(kind: .map(try members()), position: start)
    case YAML_ALIAS_EVENT:
      // What an anchor names twice is refused before; this one names nothing.
      throw .syntax(start, "found undefined alias")
    default: throw .syntax(start, "the text cannot be read")
    }
  }

  private mutating func members() throws(YAMLFailure) -> [YAMLValue.Member] {
    var members: [YAMLValue.Member] = []
    var first: [String: TextPosition] = [:]
    var twice: Set<String> = []
    try next()
    while event.pointee.type != YAML_MAPPING_END_EVENT {
      let key = try value()
      guard case .scalar(let name) = key.kind else {
        throw .syntax(key.position, "a key must be a text")
      }
      try next()
      members.append(
        YAMLValue.Member(key: name, keyPosition: key.position, value: try value()))
      if first[name] == nil { first[name] = key.position } else { twice.insert(name) }
      try next()
    }
    if let name = twice.min(), let place = first[name] { throw .duplicateKey(name, place) }
    return members
  }

  /// Where the current event begins, in lines and characters from 1.
  private var position: TextPosition { Self.position(event.pointee.start_mark) }

  private static func position(_ mark: yaml_mark_t) -> TextPosition {
    TextPosition(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }

  /// Why the parser cannot go on.
  private var failure: YAMLFailure {
    let context = parser.pointee.context.map { String(cString: $0) }
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "the text cannot be read"
    let story = [context, problem].compactMap { $0 }.joined(separator: ", ")
    switch parser.pointee.error {
    case YAML_SCANNER_ERROR, YAML_PARSER_ERROR, YAML_COMPOSER_ERROR:
      return .syntax(Self.position(parser.pointee.problem_mark), story)
    default: return .syntax(nil, problem)
    }
  }
}
