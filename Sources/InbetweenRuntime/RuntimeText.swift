/// The source of a part, as one file or another has it.
package struct RuntimeText {
  /// Where parts are written to.
  package enum Place {
    /// Into the file of an animation: nested in its type.
    case animation(String)
    /// Into a file that animations share: nested in a type of its own.
    case shared(String)
  }

  private let place: Place
  /// The type that shared parts are nested in; the animation's where nothing is shared.
  private let home: String
  private let isPublic: Bool
  /// For what is nested in the animation's type: the systems from which on it can be used.
  private let systems: String

  /// How parts are written.
  ///
  /// - Parameters:
  ///   - place: where to.
  ///   - home: the type that shared parts are nested in.
  ///   - isPublic: whether others than the module may use the animation.
  ///   - systems: from which on the animation can be used, as `@available` has them.
  package init(_ place: Place, home: String, isPublic: Bool, systems: String) {
    self.place = place
    self.home = home
    self.isPublic = isPublic
    self.systems = systems
  }

  /// A part, without imports.
  package func source(of part: RuntimePart) -> String {
    String(decoding: bytes(of: part), as: UTF8.self)
  }

  /// The members of the view that a sample is, after its mark, with the brace that closes it.
  package func members(of part: RuntimePart) -> String {
    let text = bytes(of: part)
    let start = text.place(of: Self.mark).map { $0 + Self.mark.count } ?? 0
    return String(decoding: text[start...], as: UTF8.self)
  }

  private static let mark = Array("  // MARK: Playing\n\n".utf8)
  private static let publicWord = Array("public ".utf8)
  private static let extensionWord = Array("extension ".utf8)
  private static let documentation = Array("///".utf8)
  private static let comment = Array("//".utf8)
  private static let ownWords = [Array("InbetweenRuntime".utf8), Array("Sample".utf8)]

  private func bytes(of part: RuntimePart) -> [UInt8] {
    var lines = part.file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)[
      ...]
    while let line = lines.first, !Self.isDeclaration(line), !line.starts(with: Self.documentation)
    {
      lines.removeFirst()
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    var result: [UInt8] = []
    result.reserveCapacity(part.file.count)
    for line in lines {
      if Self.isDeclaration(line), let available = available(part) {
        result += "@available(\(available))\n".utf8
      }
      add(line, of: part, to: &result)
      result.append(UInt8(ascii: "\n"))
    }
    return result
  }

  private func available(_ part: RuntimePart) -> String? {
    switch place {
    case .animation: systems
    case .shared: part.systems
    }
  }

  /// Whether a line begins a declaration of the file.
  private static func isDeclaration(_ line: ArraySlice<UInt8>) -> Bool {
    line.starts(with: extensionWord) || line.starts(with: publicWord)
  }

  /// Adds a line with the access and the names that it is to have.
  private func add(_ line: ArraySlice<UInt8>, of part: RuntimePart, to result: inout [UInt8]) {
    let start = result.count
    let depth = line.prefix { $0 == UInt8(ascii: " ") }.count
    let rest = line.dropFirst(depth)
    if !rest.starts(with: Self.comment), let place = rest.place(of: Self.publicWord) {
      result += line[..<place]
      result += access(part, isTop: depth == 2).utf8
      result += line[(place + Self.publicWord.count)...]
    } else {
      result += line
    }
    guard Self.ownWords.contains(where: { result[start...].place(of: $0) != nil }) else { return }
    let text = named(String(decoding: result[start...], as: UTF8.self))
    result.removeSubrange(start...)
    result += text.utf8
  }

  private func access(_ part: RuntimePart, isTop: Bool) -> String {
    switch (part.visibility, place) {
    case (.api, _): isPublic ? "public " : ""
    case (.module, _), (.file, .shared): ""
    case (.file, .animation): isTop ? "fileprivate " : ""
    }
  }

  private func named(_ line: String) -> String {
    let line = line.replacingWord("InbetweenRuntime", with: home)
    guard case .animation(let type) = place else { return line }
    return line.replacingWord("SampleDrawing", with: type).replacingWord("SampleLayers", with: type)
  }
}
