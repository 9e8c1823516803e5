package import InbetweenDiagnostics
package import InbetweenJSONTree

/// A value of the file and where it stands; valid as long as its document.
package struct Source {
  package let value: JSONValue
  package let path: JSONPath

  package init(_ value: JSONValue, at path: JSONPath) {
    self.value = value
    self.path = path
  }
}

/// The elements of an array, read one at a time when they are wanted.
package struct SourceList {
  private let array: JSONValue?
  package let path: JSONPath

  package init(_ source: Source) {
    array = source.value
    path = source.path
  }

  /// A list without elements that stands at `path`.
  package init(emptyAt path: JSONPath) {
    array = nil
    self.path = path
  }
}

extension SourceList: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { array?.count ?? 0 }

  package subscript(position: Int) -> Source {
    guard let array, let element = array[position] else {
      preconditionFailure("index out of range")
    }
    return Source(element, at: path[position])
  }
}
