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
    let text = String(decoding: part.file, as: UTF8.self)
    var all = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    while let line = all.first, !Self.isDeclaration(line), !line.hasPrefix("///") {
      all.removeFirst()
    }
    while all.last?.isEmpty == true { all.removeLast() }
    var result: [String] = []
    for line in all {
      if Self.isDeclaration(line), let available = available(part) {
        result.append("@available(\(available))")
      }
      result.append(named(access(line, part)))
    }
    return result.joined(separator: "\n") + "\n"
  }

  /// The members of the view that a sample is, after its mark, with the brace that closes it.
  package func members(of part: RuntimePart) -> String {
    let text = source(of: part)
    let mark = "  // MARK: Playing\n\n"
    return text.firstRange(of: mark).map { String(text[$0.upperBound...]) } ?? text
  }

  private func available(_ part: RuntimePart) -> String? {
    switch place {
    case .animation: systems
    case .shared: part.systems
    }
  }

  /// Whether a line begins a declaration of the file.
  private static func isDeclaration(_ line: Substring) -> Bool {
    line.hasPrefix("extension ") || line.hasPrefix("public ")
  }

  /// A line with the access that it is to have.
  private func access(_ line: Substring, _ part: RuntimePart) -> String {
    let word = "public "
    let depth = line.prefix { $0 == " " }.count
    let rest = line.dropFirst(depth)
    guard !rest.hasPrefix("//"), let range = rest.firstRange(of: word) else { return String(line) }
    let isTop = depth == 2
    let access: String
    switch (part.visibility, place) {
    case (.api, _): access = isPublic ? word : ""
    case (.module, _), (.file, .shared): access = ""
    case (.file, .animation): access = isTop ? "fileprivate " : ""
    }
    return line.prefix(depth) + rest[..<range.lowerBound] + access + rest[range.upperBound...]
  }

  private func named(_ line: String) -> String {
    guard line.contains("InbetweenRuntime") || line.contains("Sample") else { return line }
    var line = line.replacing("InbetweenRuntime", with: home)
    if case .animation(let type) = place {
      line.replace("SampleDrawing", with: type)
      line.replace("SampleLayers", with: type)
    }
    return line
  }
}
