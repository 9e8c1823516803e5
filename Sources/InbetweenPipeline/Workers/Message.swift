/// Values in a row of bytes, for another process of the same command: no versions, no names.
struct Message: Hashable, Sendable {
  private(set) var bytes: [UInt8] = []
  private var place = 0

  init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  /// Bytes that are not what the other side should have written.
  struct Damage: Error, Hashable {}
}

/// A value that processes of this command hand to one another.
protocol Transferable {
  func write(to message: inout Message)
  init(from message: inout Message) throws(Message.Damage)
}

// MARK: Numbers and texts

extension Message {
  mutating func write(number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  mutating func number() throws(Damage) -> UInt64 {
    guard bytes.count - place >= 8 else { throw Damage() }
    defer { place += 8 }
    return bytes.withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }
  }

  mutating func write(text: some Sequence<UInt8>, count: Int) {
    write(number: UInt64(count))
    bytes += text
  }

  mutating func text() throws(Damage) -> ArraySlice<UInt8> {
    let count = try self.number()
    guard count <= UInt64(bytes.count - place) else { throw Damage() }
    defer { place += Int(count) }
    return bytes[place..<(place + Int(count))]
  }

  /// How many values follow; each takes a byte or more, so that a damaged number allocates nothing.
  fileprivate mutating func count() throws(Damage) -> Int {
    let count = try number()
    guard count <= UInt64(bytes.count - place) else { throw Damage() }
    return Int(count)
  }
}

extension Int: Transferable {
  func write(to message: inout Message) { message.write(number: UInt64(bitPattern: Int64(self))) }

  init(from message: inout Message) throws(Message.Damage) {
    self = Int(truncatingIfNeeded: try message.number())
  }
}

extension UInt64: Transferable {
  func write(to message: inout Message) { message.write(number: self) }
  init(from message: inout Message) throws(Message.Damage) { self = try message.number() }
}

extension Double: Transferable {
  func write(to message: inout Message) { message.write(number: bitPattern) }

  init(from message: inout Message) throws(Message.Damage) {
    self.init(bitPattern: try message.number())
  }
}

extension Bool: Transferable {
  func write(to message: inout Message) { message.write(number: self ? 1 : 0) }

  init(from message: inout Message) throws(Message.Damage) {
    switch try message.number() {
    case 0: self = false
    case 1: self = true
    default: throw Message.Damage()
    }
  }
}

extension String: Transferable {
  func write(to message: inout Message) { message.write(text: utf8, count: utf8.count) }

  init(from message: inout Message) throws(Message.Damage) {
    self.init(decoding: try message.text(), as: UTF8.self)
  }
}

// MARK: Lists and choices

extension UInt8: Transferable {
  func write(to message: inout Message) { message.write(number: UInt64(self)) }

  init(from message: inout Message) throws(Message.Damage) {
    guard let byte = UInt8(exactly: try message.number()) else { throw Message.Damage() }
    self = byte
  }
}

extension Array: Transferable where Element: Transferable {
  func write(to message: inout Message) {
    if let bytes = self as? [UInt8] {
      message.write(text: bytes, count: count)
      return
    }
    message.write(number: UInt64(count))
    for element in self { element.write(to: &message) }
  }

  init(from message: inout Message) throws(Message.Damage) {
    if Element.self == UInt8.self {
      guard let bytes = Array<UInt8>(try message.text()) as? Self else { throw Message.Damage() }
      self = bytes
      return
    }
    self = []
    let count = try message.count()
    reserveCapacity(count)
    for _ in 0..<count { append(try Element(from: &message)) }
  }
}

extension Optional: Transferable where Wrapped: Transferable {
  func write(to message: inout Message) {
    (self != nil).write(to: &message)
    self?.write(to: &message)
  }

  init(from message: inout Message) throws(Message.Damage) {
    self = try Bool(from: &message) ? try Wrapped(from: &message) : nil
  }
}

extension Transferable where Self: RawRepresentable, RawValue == String {
  func write(to message: inout Message) { rawValue.write(to: &message) }

  init(from message: inout Message) throws(Message.Damage) {
    guard let value = Self(rawValue: try String(from: &message)) else { throw Message.Damage() }
    self = value
  }
}
