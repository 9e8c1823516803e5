import InbetweenDiagnostics

// Findings about the whole file, its assets and its header.

extension Diagnostic {
  static func notAnAnimation(_ reason: String) -> Diagnostic {
    Diagnostic(
      .notAnAnimation, at: .root, "this is no Lottie animation: \(reason)",
      fix: "choose the JSON file that Bodymovin wrote, or export the animation again")
  }

  static func missingHeader(
    _ key: String, _ name: String, found: Double?, at path: JSONPath
  ) -> Diagnostic {
    Diagnostic(
      .missingHeader, at: path[key],
      found.map { "the animation has no \(name): \"\(key)\" is \(shown($0))" }
        ?? "the animation has no \(name): \"\(key)\" is missing",
      fix: "set it in After Effects' composition settings and export again")
  }

  /// `consequence` says what is done without the key, as a clause.
  static func missingKey(_ key: String, _ consequence: String, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .missingKey, at: path, "\"\(key)\" is missing; \(consequence)",
      fix: "export the animation again if the picture is wrong")
  }

  static func notAnObject(_ name: String, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .wrongKind, at: path, "this is no \(name) and is left out",
      fix: "export the animation again, or remove it from the list")
  }

  static func duplicateAsset(_ id: String, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .duplicateAsset, at: path,
      "an asset before this one has the identifier \(shown(id)) too; this one is left out",
      fix: "give each asset an identifier of its own")
  }

  static func danglingReference(_ kind: String, _ id: String?, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .danglingReference, at: path["refId"],
      id.map { "the \(kind) \(shown($0)) is not among the assets; the layer shows nothing" }
        ?? "the layer names no \(kind); it shows nothing",
      fix: "export the animation again with all its \(kind)s")
  }

  static func circularComposition(at path: JSONPath?, layer: String) -> Diagnostic {
    Diagnostic(
      .circularComposition, at: path, layer: layer,
      "by this layer a composition contains itself; the layer shows nothing",
      fix: "take the layer out of the composition that it shows")
  }

  static func unreadableDataURL(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .unreadableDataURL, at: path,
      "the embedded file is no base64 data URL and cannot be read",
      fix: "export again with \"Include in JSON\" on, or with the images beside the file")
  }

  static func outsideFolder(_ path: String, at place: JSONPath) -> Diagnostic {
    Diagnostic(
      .outsideFolder, at: place,
      "\(shown(path)) lies outside of the animation's folder and is never read",
      fix: "put the file into a folder beside the animation and name it from there")
  }

  static func absurdCount(
    _ name: String, _ count: Double, limit: Double, at path: JSONPath
  ) -> Diagnostic {
    Diagnostic(
      .absurdCount, at: path,
      "\(shown(count)) \(name) are asked for; \(shown(limit)) are the most that are made",
      fix: "lower the number in After Effects and export again")
  }

  static func absurdLength(
    _ name: String, _ length: Double, limit: Double, at path: JSONPath
  ) -> Diagnostic {
    Diagnostic(
      .absurdCount, at: path,
      "a \(name) of \(shown(length)) is asked for; \(shown(limit)) is the most that is drawn",
      fix: "lower the number in After Effects and export again")
  }

  static func nestedTooDeep(_ name: String, limit: Int, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .nestedTooDeep, at: path,
      "\(name) are nested deeper than \(limit) levels; the rest is left out",
      fix: "flatten the groups in After Effects and export again")
  }

  static func danglingSlot(_ id: String, at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .danglingSlot, at: path, "the slot \(shown(id)) has no value in the file",
      fix: "add the slot to \"slots\" where it is to have another one than the property")
  }

  static func unknownKey(at path: JSONPath) -> Diagnostic {
    Diagnostic(
      .unreadKey, at: path, "this key is not part of the format and was not read",
      fix: "nothing to do if the picture is right; else report which program wrote it")
  }

  /// A number without the zeros that say nothing.
  static func shown(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? String(number)
  }
}
