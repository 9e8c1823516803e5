import InbetweenDiagnostics

/// Files of other formats that are taken for animations, distinguished by how they begin.
enum ForeignFile: CaseIterable {
  case png, jpeg, gif, webp, svg, pdf, video, page, afterEffects, afterEffectsXML, rive
  case largeFileStorage

  /// The format that a file is of; nil when its first bytes are no other format's.
  ///
  /// - Parameter bytes: the whole file.
  init?(_ bytes: UnsafeRawBufferPointer) {
    let start = bytes.prefix(1024)
    guard let found = Self.allCases.first(where: { $0.begins(start) }) else { return nil }
    self = found
  }

  private func begins(_ start: Slice<UnsafeRawBufferPointer>) -> Bool {
    func has(_ text: StaticString, at offset: Int = 0) -> Bool {
      start.dropFirst(offset).prefix(text.utf8CodeUnitCount)
        .elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }
    return switch self {
    case .png: start.first == 0x89 && has("PNG\r\n", at: 1)
    case .jpeg: start.starts(with: [0xFF, 0xD8, 0xFF])
    case .gif: has("GIF87a") || has("GIF89a")
    case .webp: has("RIFF") && has("WEBP", at: 8)
    case .pdf: has("%PDF-")
    case .video: has("ftyp", at: 4) || start.starts(with: [0x1A, 0x45, 0xDF, 0xA3])
    case .afterEffects: has("RIFX") && has("Egg!", at: 8)
    case .rive: has("RIVE")
    case .largeFileStorage: has("version https://git-lfs")
    case .svg: Self.root(of: start) == "svg"
    case .page: Self.root(of: start) == "html" || Self.root(of: start) == "!doctype html"
    case .afterEffectsXML: Self.root(of: start) == "aftereffectsproject"
    }
  }

  /// What the first element of an XML or HTML text is called, in lower case.
  private static func root(of start: Slice<UnsafeRawBufferPointer>) -> String? {
    guard start.contains(UInt8(ascii: "<")) else { return nil }
    var text = String(decoding: start, as: UTF8.self).drop { $0.isWhitespace || $0 == "\u{FEFF}" }
    while text.hasPrefix("<?") || text.hasPrefix("<!--") {
      guard let end = text.firstIndex(of: ">") else { return nil }
      text = text[end...].dropFirst().drop(while: \.isWhitespace)
    }
    guard text.first == "<" else { return nil }
    let name = text.dropFirst().prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }.lowercased()
    guard name == "!doctype" else { return name }
    let kind = text.dropFirst(name.count + 1).drop(while: \.isWhitespace).prefix(while: \.isLetter)
    return kind.lowercased() == "html" ? "!doctype html" : kind.lowercased()
  }

  /// What a person calls such a file.
  fileprivate var story: String {
    switch self {
    case .png: "a PNG picture"
    case .jpeg: "a JPEG picture"
    case .gif: "a GIF picture"
    case .webp: "a WebP picture"
    case .svg: "an SVG picture"
    case .pdf: "a PDF document"
    case .video: "a video"
    case .page: "a web page"
    case .afterEffects, .afterEffectsXML: "an After Effects project"
    case .rive: "a Rive file"
    case .largeFileStorage: "the place holder of a file in Git LFS"
    }
  }

  fileprivate var fix: String {
    switch self {
    case .png, .jpeg, .gif, .webp, .svg, .pdf, .video:
      "export the composition that it was made from as Lottie"
    case .page: "fetch the animation itself: a download link may have led to a page"
    case .afterEffects, .afterEffectsXML:
      "open it in After Effects, and export the composition with Bodymovin"
    case .rive: "ask for it as Lottie: no program turns the one into the other"
    case .largeFileStorage: "fetch it with git lfs pull"
    }
  }
}

extension Diagnostic {
  static func foreignFile(_ file: ForeignFile) -> Diagnostic {
    Diagnostic(
      .notAnAnimation, "this is no Lottie animation: it is \(file.story)", fix: file.fix)
  }
}
