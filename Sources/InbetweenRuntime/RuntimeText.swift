import InbetweenDiagnostics
import Synchronization

/// The source of a part, as one file or another has it.
package struct RuntimeText {
  /// Where parts are written to.
  package enum Place {
    /// Into the file of an animation: nested in its type.
    case animation(String)
    /// Into a file that animations share: nested in a type of its own.
    case shared
  }

  private let place: Place
  private let form: RuntimeForm
  private let isPublic: Bool
  /// For what is nested in the animation's type: the systems from which on it can be used.
  private let systems: String

  /// How parts are written.
  ///
  /// - Parameters:
  ///   - place: where to.
  ///   - form: where shared parts stand.
  ///   - isPublic: whether others than the module may use the animation.
  ///   - systems: from which on the animation can be used, as `@available` has them.
  package init(_ place: Place, _ form: RuntimeForm, isPublic: Bool, systems: String = "") {
    self.place = place
    self.form = form
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
  private static let openWord = Array("open ".utf8)
  private static let classWord = Array("open class ".utf8)
  private static let overrideWord = Array("public override ".utf8)
  private static let optionsWord = Array("public var options".utf8)
  private static let extensionWord = Array("extension ".utf8)
  private static let documentation = Array("///".utf8)
  private static let comment = Array("//".utf8)
  private static let ownWords = [Array("InbetweenRuntime".utf8), Array("Sample".utf8)]

  private func bytes(of part: RuntimePart) -> [UInt8] {
    guard case .animation(let type) = place else { return made(part) }
    return Array(pieces(of: part).joined(separator: type.utf8))
  }

  /// What stands between the names of the type.
  private func pieces(of part: RuntimePart) -> [ArraySlice<UInt8>] {
    let key = Key(part: part, form: form, isPublic: isPublic, systems: systems)
    if let known = Self.known.withLock({ $0[key] }) { return known }
    let pieces = made(part).split(separator: Self.gap, omittingEmptySubsequences: false)
    Self.known.withLock { $0[key] = pieces }
    return pieces
  }

  /// What decides how a part is written into the files of animations, but for the names of their types.
  private struct Key: Hashable {
    var part: RuntimePart
    var form: RuntimeForm
    var isPublic: Bool
    var systems: String
  }

  /// The pieces of parts that were made before: a batch writes them into thousands of files.
  private static let known = Mutex<[Key: [ArraySlice<UInt8>]]>([:])
  /// Stands where the name of the animation's type is to be.
  private static let gap: UInt8 = 1
  private static let gapText = String(decoding: [gap], as: UTF8.self)

  /// A part with gaps for the name of the animation's type.
  private func made(_ part: RuntimePart) -> [UInt8] {
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
    if rest.starts(with: Self.openWord) {
      result += line[..<rest.startIndex]
      result += openAccess(part, isClass: rest.starts(with: Self.classWord)).utf8
      result += rest.dropFirst(Self.openWord.count)
    } else if !rest.starts(with: Self.comment), let place = rest.place(of: Self.publicWord) {
      result += line[..<place]
      result += access(part, rest, isTop: depth == 2).utf8
      result += line[(place + Self.publicWord.count)...]
    } else {
      result += line
    }
    guard Self.ownWords.contains(where: { result[start...].place(of: $0) != nil }) else { return }
    let text = named(String(decoding: result[start...], as: UTF8.self))
    result.removeSubrange(start...)
    result += text.utf8
  }

  private func access(_ part: RuntimePart, _ line: ArraySlice<UInt8>, isTop: Bool) -> String {
    let api = isPublic ? "public " : ""
    switch place {
    case .shared:
      if form == .library { return "public " }
      return part.visibility == .api || part.visibility == .promise ? api : ""
    case .animation:
      // What keeps a promise of another module is as public as the view is.
      if line.starts(with: Self.optionsWord) { return form == .embedded ? "" : api }
      if part == .sampleLayersView, line.starts(with: Self.overrideWord) {
        return form == .library ? api : ""
      }
      switch part.visibility {
      case .api: return api
      case .promise, .module: return ""
      case .file: return isTop ? "fileprivate " : ""
      }
    }
  }

  /// Animations of other modules are classes below, and say otherwise what is open.
  private func openAccess(_ part: RuntimePart, isClass: Bool) -> String {
    if case .shared = place, form == .library { return "open " }
    return isClass && part.visibility == .api && isPublic ? "public " : ""
  }

  private func named(_ line: String) -> String {
    guard case .animation = place else { return line }
    let type = Self.gapText
    var line = line
    if form == .embedded {
      // By itself a view is what it is, and promises nothing.
      for promise in ["InbetweenRuntime.PlayingView", "InbetweenRuntime.DrawnView"] {
        line = line.replacingWord(promise, with: type)
      }
      line = line.replacingWord("<Timing: InbetweenRuntime.Timed>", with: "")
      line = line.replacingWord(RuntimeForm.home, with: type)
    }
    return line.replacingWord("SampleDrawing", with: type).replacingWord("SampleLayers", with: type)
  }
}
