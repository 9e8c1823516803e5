// Finds font files by name: the one place that knows fontconfig.

private import CInbetweenFontconfig
import InbetweenTimeline

/// The fonts of this machine and of the folders that a user names.
struct FontCatalogue: ~Copyable {
  private let configuration: OpaquePointer?
  private let fallback: String?

  /// The system's fonts, and those in the sources' folders, which come first.
  init(_ sources: FontSources) {
    configuration = FcInitLoadConfigAndFonts()
    fallback = sources.fallback
    for folder in sources.folders {
      FcConfigAppFontAddDir(configuration, folder)
    }
  }

  deinit {
    if let configuration { FcConfigDestroy(configuration) }
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
