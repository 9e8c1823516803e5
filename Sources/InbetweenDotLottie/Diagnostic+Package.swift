import InbetweenDiagnostics

extension Diagnostic {
  static func notAPackage(_ reason: String) -> Diagnostic {
    Diagnostic(
      .notAPackage, "this is no ZIP archive, or a damaged one: \(PrintableText.singleLine(reason))",
      fix: "export or download the .lottie file again")
  }

  static func damagedEntry(_ path: String) -> Diagnostic {
    Diagnostic(
      .notAPackage, "\(shown(path)) in the package is damaged",
      fix: "export or download the .lottie file again")
  }

  static func encryptedEntry(_ path: String) -> Diagnostic {
    Diagnostic(
      .notAPackage, "\(shown(path)) in the package is encrypted",
      fix: "pack the animation without a password")
  }

  static func tooManyEntries(_ count: Int) -> Diagnostic {
    Diagnostic(
      .packageTooLarge,
      "the package has \(count) entries, the limit is \(ZipArchive.maximumEntries)",
      fix: "pack fewer files into one package")
  }

  static func packageTooLarge(limit: Int) -> Diagnostic {
    Diagnostic(
      .packageTooLarge, "the package unpacks to more than \(limit) bytes",
      fix: "pack fewer or smaller files into one package")
  }

  static func unsafeEntry(_ path: String) -> Diagnostic {
    Diagnostic(
      .unsafeEntry, "the entry \(shown(path)) would leave the package, or is a link",
      fix: "do not use this package unless you made it; pack it again with plain relative paths")
  }

  static func missingManifest() -> Diagnostic {
    Diagnostic(
      .unreadableManifest, "the package has no manifest.json; all its animations are read",
      fix: "export the package again", severity: .warning)
  }

  static func unreadableManifest(_ reason: String) -> Diagnostic {
    Diagnostic(
      .unreadableManifest, "manifest.json cannot be read: \(reason)",
      fix: "export the package again")
  }

  static func noAnimation() -> Diagnostic {
    Diagnostic(
      .missingAnimation, "the package holds no animation", fix: "export the package again",
      severity: .error)
  }

  static func missingAnimation(_ id: String) -> Diagnostic {
    Diagnostic(
      .missingAnimation, "the animation \(shown(id)) of the manifest is not in the package",
      fix: "export the package again")
  }

  static func namelessAnimation(_ index: Int) -> Diagnostic {
    Diagnostic(
      .missingAnimation, "animation \(index) of the manifest has no identifier",
      fix: "export the package again")
  }

  static func unlistedFile(_ path: String) -> Diagnostic {
    Diagnostic(
      .unlistedFile, "the manifest does not list \(shown(path)); it is read all the same",
      fix: "nothing to do; export the package again to silence this")
  }

  static func unknownFile(_ path: String) -> Diagnostic {
    Diagnostic(
      .unlistedFile, "\(shown(path)) is no part of a package and was not read",
      fix: "nothing to do if the picture is right")
  }

  static func notRead(_ path: String) -> Diagnostic {
    Diagnostic(
      .packagePartNotConverted,
      "sounds, web fonts, and themes and states of version 1 are not converted: \(shown(path))",
      fix: "do in code what they do; the animations themselves are converted")
  }

  static func missingPart(_ path: String) -> Diagnostic {
    Diagnostic(
      .danglingManifestName, "the manifest lists \(shown(path)), which is not in the package",
      fix: "export the package again")
  }

  static func danglingName(_ id: String, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .danglingManifestName, at: path,
      "manifest.json names \(shown(id)), which is not in the package",
      fix: "export the package again")
  }

  static func wrongManifestField(_ path: JSONPath) -> Diagnostic {
    Diagnostic(
      .wrongManifestField, at: path,
      "this field of manifest.json is of the wrong type; it counts as left out",
      fix: "export the package again: other players refuse all of it")
  }

  static func unknownManifestKey(_ path: JSONPath) -> Diagnostic {
    Diagnostic(
      .unreadKey, at: path, "this key of manifest.json is not part of the format and was not read",
      fix: "nothing to do if all is shown that should be; else report which program wrote it")
  }

  static func playbackLeftToHost(
    _ playback: Manifest.Playback, at path: JSONPath
  ) -> Diagnostic {
    let requests = playback.requests
    let code = requests.compactMap(\.code).joined().replacing(")(", with: ", ")
    return Diagnostic(
      .manifestFieldNotUsed, at: path,
      "manifest.json asks for " + requests.map(\.words).joined(separator: ", ")
        + "; views play as they are asked to where they are used",
      fix: code.isEmpty
        ? "do it in code, where the view is used"
        : "write the view as Name\(code.hasPrefix("(") ? "" : "()")\(code)")
  }

  static func backgroundLeftToHost(_ background: String, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .manifestFieldNotUsed, at: path,
      "manifest.json names the background \(shown(background)), which views do not draw",
      fix: colorCode(background).map { "write the view as Name().background(\($0))" }
        ?? "put the colour below the view in code")
  }

  /// A colour as SwiftUI has it; nil for one that is not written `#rrggbb` or `#rrggbbaa`.
  private static func colorCode(_ text: String) -> String? {
    let digits = text.dropFirst()
    guard text.hasPrefix("#"), digits.count == 6 || digits.count == 8,
      digits.utf8.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let number = UInt32(digits, radix: 16)
    else { return nil }
    let bits = digits.count == 6 ? number << 8 | 0xFF : number
    func part(_ shift: UInt32) -> String {
      let thousandths = ((bits >> shift & 0xFF) * 1_000 + 127) / 255
      return "\(Double(thousandths) / 1_000)"
    }
    let opacity = bits & 0xFF == 0xFF ? "" : ", opacity: \(part(0))"
    return "Color(red: \(part(24)), green: \(part(16)), blue: \(part(8))\(opacity))"
  }
}
