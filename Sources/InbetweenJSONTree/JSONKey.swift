import InbetweenDiagnostics

/// The name of a member, read where the parser left it.
package struct JSONKey {
  /// Valid as long as the document.
  package let utf8: UnsafeRawBufferPointer
}

extension JSONKey {
  package var string: String { String(decoding: utf8, as: UTF8.self).streamSafe }

  /// A name of at most eight bytes as one number, its first byte lowest; 0 for a longer name.
  ///
  /// Comparing it is cheap: what is read very often (keyframes) is distinguished by it.
  package var packed: UInt64 {
    guard utf8.count <= 8 else { return 0 }
    var packed: UInt64 = 0
    for (index, byte) in utf8.enumerated() {
      packed |= UInt64(byte) << (8 * UInt64(index))
    }
    return packed
  }

  package static func == (key: JSONKey, name: StaticString) -> Bool {
    name.withUTF8Buffer { key.utf8.elementsEqual($0) }
  }
}
