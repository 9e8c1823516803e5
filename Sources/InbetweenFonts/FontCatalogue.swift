// Finds font files by name: the one place that knows fontconfig.

private import CInbetweenFontconfig
import InbetweenTimeline
import Synchronization

/// The fonts of this machine and of the folders that a user names.
struct FontCatalogue {
  private let configuration: FontConfiguration
  private let fallback: String?

  /// The system's fonts, and those in the sources' folders, which come first.
  init(_ sources: FontSources) {
    configuration = .with(folders: sources.folders)
    fallback = sources.fallback
  }

  /// A font file that was found.
  struct Match {
    var path: String
    var index: Int
    var family: String
    /// Whether it is the font asked for and not a stand-in.
    var isExact: Bool
  }

  /// The file that comes nearest to a font; nil on a machine without fonts.
  func match(_ font: Font) -> Match? {
    if let exact = best(for: font, byPostScriptName: true), exact.isExact { return exact }
    let nearest = best(for: font, byPostScriptName: false)
    guard let fallback, let nearest, !nearest.isExact else { return nearest }
    // What stands in for a name that says nothing stands in for any name.
    var other = font
    other.family = ""
    let isKnown = best(for: other, byPostScriptName: false)?.path != nearest.path
    other.family = fallback
    guard !isKnown, let chosen = best(for: other, byPostScriptName: false), chosen.isExact else {
      return nearest
    }
    return Match(path: chosen.path, index: chosen.index, family: chosen.family, isExact: false)
  }

  /// The file like a font that has most of some characters, which the font itself has not; nil on
  /// a machine without fonts.
  func match(_ font: Font, covering characters: [String]) -> Match? {
    best(for: font, byPostScriptName: false, covering: characters)
  }

  private func best(
    for font: Font, byPostScriptName: Bool, covering characters: [String] = []
  ) -> Match? {
    let pattern = FcPatternCreate()
    defer { FcPatternDestroy(pattern) }
    FcPatternAddBool(pattern, inbetween_fc_scalable, 1)
    // Else the user's own language decides between fonts that serve alike.
    FcPatternAddString(pattern, inbetween_fc_lang, "en")
    if !characters.isEmpty {
      let wanted = FcCharSetCreate()
      defer { FcCharSetDestroy(wanted) }
      for scalar in characters.joined().unicodeScalars { FcCharSetAddChar(wanted, scalar.value) }
      FcPatternAddCharSet(pattern, inbetween_fc_charset, wanted)
    }
    if byPostScriptName {
      FcPatternAddString(pattern, inbetween_fc_postscript_name, Array(font.name.utf8) + [0])
    } else {
      FcPatternAddString(pattern, inbetween_fc_family, Array(font.family.utf8) + [0])
      FcPatternAddInteger(pattern, inbetween_fc_weight, Self.weight(of: font))
      FcPatternAddInteger(
        pattern, inbetween_fc_slant,
        font.style.lowercased().contains("italic") || font.style.lowercased().contains("oblique")
          ? FC_SLANT_ITALIC : FC_SLANT_ROMAN)
    }
    let configuration = configuration.pointer
    FcConfigSubstitute(configuration, pattern, FcMatchPattern)
    FcDefaultSubstitute(pattern)
    var result = FcResultMatch
    guard let found = FcFontMatch(configuration, pattern, &result) else { return nil }
    defer { FcPatternDestroy(found) }
    guard let path = Self.string(found, inbetween_fc_file) else { return nil }
    var index: Int32 = 0
    FcPatternGetInteger(found, inbetween_fc_index, 0, &index)
    let family = Self.string(found, inbetween_fc_family) ?? ""
    let isExact =
      byPostScriptName
      ? Self.string(found, inbetween_fc_postscript_name) == font.name
      : Self.families(found).contains(font.family.lowercased())
    return Match(path: path, index: Int(index), family: family, isExact: isExact)
  }

  private static func string(_ pattern: OpaquePointer, _ name: UnsafePointer<CChar>?) -> String? {
    var text: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, name, 0, &text) == FcResultMatch, let text else {
      return nil
    }
    return String(cString: text)
  }

  private static func families(_ pattern: OpaquePointer) -> [String] {
    var names: [String] = []
    var text: UnsafeMutablePointer<FcChar8>?
    while FcPatternGetString(pattern, inbetween_fc_family, Int32(names.count), &text)
      == FcResultMatch, let found = text, names.count < 32
    {
      names.append(String(cString: found).lowercased())
    }
    return names
  }

  /// Fontconfig's weight for the CSS weight or the style's name.
  private static func weight(of font: Font) -> Int32 {
    if let number = Double(font.weight), (1...1000).contains(number) {
      return Int32(FcWeightFromOpenTypeDouble(number).rounded())
    }
    let style = font.style.lowercased().filter { $0 != " " && $0 != "-" }
    let names: [(String, Int32)] = [
      ("extralight", FC_WEIGHT_EXTRALIGHT), ("ultralight", FC_WEIGHT_EXTRALIGHT),
      ("semibold", FC_WEIGHT_DEMIBOLD), ("demi", FC_WEIGHT_DEMIBOLD),
      ("extrabold", FC_WEIGHT_EXTRABOLD), ("ultrabold", FC_WEIGHT_EXTRABOLD),
      ("thin", FC_WEIGHT_THIN), ("light", FC_WEIGHT_LIGHT), ("medium", FC_WEIGHT_MEDIUM),
      ("bold", FC_WEIGHT_BOLD), ("black", FC_WEIGHT_BLACK), ("heavy", FC_WEIGHT_BLACK),
    ]
    return names.first { style.contains($0.0) }?.1 ?? FC_WEIGHT_REGULAR
  }
}

/// What fontconfig knows of fonts. Reading that takes longer than drawing most animations: it is
/// read when a font is first looked for, and once for all animations that name no folders.
private final class FontConfiguration: Sendable {
  private let folders: [String]
  /// Where fontconfig keeps it; 0 where it could not be read, nil before.
  private let address = Mutex<UInt?>(nil)

  private static let ofMachine = Mutex(FontConfiguration(folders: []))

  private init(folders: [String]) { self.folders = folders }

  /// - Parameter folders: whose fonts come before the machine's.
  /// - Returns: what is known already, or will be read.
  static func with(folders: [String]) -> FontConfiguration {
    guard folders.isEmpty else { return FontConfiguration(folders: folders) }
    return ofMachine.withLock { known in
      if !known.isUpToDate { known = FontConfiguration(folders: []) }
      return known
    }
  }

  /// As fontconfig's functions take it; valid as long as this.
  var pointer: OpaquePointer? {
    let address = address.withLock { address in
      let known = address ?? read()
      address = known
      return known
    }
    return OpaquePointer(bitPattern: address)
  }

  private func read() -> UInt {
    let made = FcInitLoadConfigAndFonts()
    for folder in folders { FcConfigAppFontAddDir(made, folder) }
    return UInt(bitPattern: made)
  }

  /// Whether no font has come or gone since it was read.
  private var isUpToDate: Bool {
    let address = address.withLock { $0 }
    guard let address else { return true }
    return FcConfigUptoDate(OpaquePointer(bitPattern: address)) != 0
  }

  deinit {
    address.withLock { address in
      if let made = OpaquePointer(bitPattern: address ?? 0) { FcConfigDestroy(made) }
    }
  }
}
