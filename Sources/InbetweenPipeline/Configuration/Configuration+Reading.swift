package import InbetweenDiagnostics
import InbetweenExporters
import InbetweenTimingReport
import InbetweenYAMLText

extension Configuration {
  /// Reads a configuration; its paths are made to begin where its own does.
  ///
  /// - Parameter path: of the YAML file.
  /// - Returns: what it asks for.
  /// - Throws: C001 when it cannot be read, else C008, C009 or C010 with line and column.
  package static func read(_ path: String) throws(Diagnostic) -> Configuration {
    let bytes = try InputFile(path: path).bytes(limit: YAMLValue.largestText)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .configurationSyntax(nil, "it is not UTF-8")
    }
    let root: YAMLValue
    do throws(YAMLFailure) { root = try .parse(text) } catch { throw .configuration(error) }
    let folder = SystemPath.parent(of: path).map { $0 + "/" } ?? ""
    return try ConfigurationReader(folder: folder, file: path).configuration(root)
  }
}

/// Reads the parts of a configuration.
private struct ConfigurationReader {
  /// The configuration's own folder, with a slash at its end; empty for the current one.
  let folder: String
  /// The configuration itself, as the user would name it.
  let file: String

  private static let settingKeys = [
    "targets", "access", "style", "runtime", "preview", "label", "still", "theme", "strict",
    "tolerances", "fonts", "fallback font", "pictures", "bundle", "documented only", "machines",
    "touch target", "limits",
  ]
  private static let maximumPatterns = 1000

  func configuration(_ root: YAMLValue) throws(Diagnostic) -> Configuration {
    let object = try ConfigurationObject(
      root, place: "the configuration",
      keys: ["inputs", "exclude", "output", "animations"] + Self.settingKeys)
    var configuration = Configuration(path: file)
    guard let inputs = object["inputs"] else {
      throw .configurationValue(
        "inputs", is: "missing", at: root.position, expected: "inputs: [\"Animations/**\"]")
    }
    configuration.inputs = try patterns(inputs, of: "inputs")
    if let excluded = object["exclude"] {
      configuration.excluded = try patterns(excluded, of: "exclude")
    }
    configuration.settings = try settings(object)
    configuration.settings.output =
      try object["output"].mapped { value throws(Diagnostic) in
        try self.path(value, of: "output")
      } ?? (folder.isEmpty ? nil : String(folder.dropLast()))
    for value in try object["animations"]?.list(of: "animations") ?? [] {
      let entry = try ConfigurationObject(
        value, place: "an animation", keys: ["input", "name", "timing"] + Self.settingKeys)
      guard let input = entry["input"] else {
        throw .configurationValue(
          "input", is: "missing", at: value.position, expected: "input: orb.json")
      }
      var settings = try settings(entry)
      settings.name = try entry["name"]?.text(of: "name")
      settings.timing = try entry["timing"].mapped { value throws(Diagnostic) in
        try self.path(value, of: "timing")
      }
      configuration.overrides += try patterns(input, of: "input").map {
        Configuration.Override(pattern: $0, settings: settings)
      }
    }
    return configuration
  }

  private func settings(_ object: ConfigurationObject) throws(Diagnostic) -> Configuration.Settings
  {
    var settings = Configuration.Settings()
    if let value = object["targets"] {
      var targets: [Exporter] = []
      for target in try value.list(of: "targets") {
        targets.append(try target.choice(of: "targets", among: Exporter.allCases))
      }
      settings.targets = targets
    }
    settings.access = try object["access"].mapped { value throws(Diagnostic) in
      try value.choice(of: "access", among: ExportOptions.Access.allCases)
    }
    settings.style = try object["style"].mapped { value throws(Diagnostic) in
      try value.choice(of: "style", among: ExportOptions.Style.allCases)
    }
    settings.pictures = try object["pictures"].mapped { value throws(Diagnostic) in
      try value.choice(of: "pictures", among: PicturePlacement.allCases)
    }
    if let value = object["bundle"] {
      guard let bundle = PictureBundle(try value.text(of: "bundle")) else {
        throw .configurationValue(
          "bundle", is: value.story, at: value.position,
          expected: "main, module or a name such as Assets.bundle")
      }
      settings.bundle = bundle
    }
    settings.allowsUndocumented = try object["documented only"].mapped { value throws(Diagnostic) in
      try !value.flag(of: "documented only")
    }
    settings.runtime = try object["runtime"].mapped { value throws(Diagnostic) in
      try value.choice(of: "runtime", among: ExportOptions.Runtime.allCases)
    }
    settings.machines = try object["machines"].mapped { value throws(Diagnostic) in
      try value.choice(of: "machines", among: ExportOptions.MachineClass.allCases)
    }
    if let value = object["touch target"] {
      guard let points = Double(try value.text(of: "touch target")), points > 0, points <= 1_000
      else {
        throw .configurationValue(
          "touch target", is: value.story, at: value.position, expected: "points, such as 44")
      }
      settings.touchTarget = points
    }
    settings.hasPreview = try object["preview"].mapped { value throws(Diagnostic) in
      try value.flag(of: "preview")
    }
    settings.label = try object["label"]?.text(of: "label")
    if let still = object["still"] { settings.still = try Self.time(still, of: "still") }
    if let value = object["theme"] {
      settings.theme = try ThemeReader(folder: folder, file: file).rules(value)
    }
    settings.isStrict = try object["strict"].mapped { value throws(Diagnostic) in
      try value.flag(of: "strict")
    }
    if let value = object["tolerances"] {
      let tolerances = try ConfigurationObject(value, place: "tolerances", keys: ["time"])
      if let time = tolerances["time"] { settings.tolerance = try Self.time(time, of: "time") }
    }
    if let value = object["fonts"] {
      var fonts: [String] = []
      for font in try value.list(of: "fonts") { fonts.append(try path(font, of: "fonts")) }
      settings.fonts = fonts
    }
    settings.fallbackFont = try object["fallback font"]?.text(of: "fallback font")
    if let value = object["limits"] { settings.limits = try Self.limits(value) }
    return settings
  }

  private static func limits(_ value: YAMLValue) throws(Diagnostic) -> LimitSettings {
    let object = try ConfigurationObject(
      value, place: "limits", keys: ["time", "memory", "points", "pixels"])
    func count(_ key: String, in range: ClosedRange<Int>, _ example: String) throws(Diagnostic)
      -> Int?
    {
      try object[key].mapped { value throws(Diagnostic) in
        guard let count = value.scalar.flatMap({ Int($0) }), range.contains(count) else {
          throw .configurationValue(key, is: value.story, at: value.position, expected: example)
        }
        return count
      }
    }
    var limits = LimitSettings()
    if let value = object["time"] {
      guard case .seconds(let seconds)? = try? time(value, of: "time"),
        LimitSettings.secondsRange.contains(seconds)
      else {
        throw .configurationValue(
          "time", is: value.story, at: value.position, expected: "a time in seconds, such as 30 s")
      }
      limits.seconds = seconds
    }
    limits.megabytes = try count(
      "memory", in: LimitSettings.megabytesRange, "a whole number of MB, such as 512")
    limits.points = try count(
      "points", in: LimitSettings.workRange, "a whole number, such as 20000000")
    limits.pixels = try count(
      "pixels", in: LimitSettings.workRange, "a whole number, such as 300000000")
    return limits
  }

  private static func time(
    _ value: YAMLValue, of key: String
  ) throws(Diagnostic) -> TimeSpan {
    do throws(Diagnostic) {
      return try TimeSpan(written: value, for: key)
    } catch {
      throw .configurationValue(
        key, is: value.story, at: value.position, expected: "a time, such as 2 frames or 0.05 s")
    }
  }

  private func patterns(
    _ value: YAMLValue, of key: String
  ) throws(Diagnostic) -> [Configuration.Pattern] {
    let values = try value.list(of: key)
    guard !values.isEmpty, values.count <= Self.maximumPatterns else {
      throw .configurationValue(
        key, is: value.story, at: value.position,
        expected: "1 to \(Self.maximumPatterns) paths or patterns")
    }
    var patterns: [Configuration.Pattern] = []
    for value in values {
      let text = try path(value, of: key)
      patterns.append(Configuration.Pattern(glob: GlobPattern(text), position: value.position))
    }
    return patterns
  }

  /// A path that begins where the configuration's does.
  private func path(_ value: YAMLValue, of key: String) throws(Diagnostic) -> String {
    let text = try value.text(of: key)
    return text.hasPrefix("/") ? text : folder + text
  }
}
