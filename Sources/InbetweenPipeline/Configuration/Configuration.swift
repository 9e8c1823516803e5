package import InbetweenDiagnostics
package import InbetweenExporters
package import InbetweenTimingReport

/// What an `inbetween.yml` asks for: `schema/configuration.schema.json`.
package struct Configuration: Hashable, Sendable {
  /// The name that is looked for where none is given.
  package static let fileName = "inbetween.yml"

  /// The file, as the user would name it.
  package var path: String
  /// Of the animations to convert.
  package var inputs: [Pattern] = []
  /// Of files that the inputs name, and that are left out.
  package var excluded: [Pattern] = []
  /// For all animations.
  package var settings = Settings()
  /// For some animations; later ones count more.
  var overrides: [Override] = []

  /// A pattern, and the line that it stands in.
  package struct Pattern: Hashable, Sendable {
    package var glob: GlobPattern
    package var position: TextPosition
  }

  /// Settings for the animations that a pattern matches.
  struct Override: Hashable, Sendable {
    var pattern: Pattern
    var settings: Settings
  }

  /// What may be said of animations; nil where nothing is said.
  package struct Settings: Hashable, Sendable {
    package var targets: [Exporter]?
    /// A folder, or - for standard output.
    package var output: String?
    package var name: String?
    package var access: ExportOptions.Access?
    package var allowsUndocumented: Bool?
    package var style: ExportOptions.Style?
    package var runtime: ExportOptions.Runtime?
    package var machines: ExportOptions.MachineClass?
    package var touchTarget: Double?
    package var hasPreview: Bool?
    package var label: String?
    package var still: TimeSpan?
    /// Of the rules about one colour, later ones count more.
    package var theme: [WrittenThemeRule]?
    package var timing: String?
    package var isStrict: Bool?
    package var tolerance: TimeSpan?
    package var fonts: [String]?
    package var fallbackFont: String?
    package var pictures: PicturePlacement?
    package var bundle: PictureBundle?
    package var limits = LimitSettings()

    package init() {}
  }

  package init(path: String) { self.path = path }
}

extension Configuration.Settings {
  /// These settings where they say something, else others.
  package func over(_ others: Self) -> Self {
    var settings = self
    settings.targets = targets ?? others.targets
    settings.output = output ?? others.output
    settings.name = name ?? others.name
    settings.access = access ?? others.access
    settings.allowsUndocumented = allowsUndocumented ?? others.allowsUndocumented
    settings.style = style ?? others.style
    settings.runtime = runtime ?? others.runtime
    settings.machines = machines ?? others.machines
    settings.touchTarget = touchTarget ?? others.touchTarget
    settings.hasPreview = hasPreview ?? others.hasPreview
    settings.label = label ?? others.label
    settings.still = still ?? others.still
    settings.theme = others.theme.map { $0 + (theme ?? []) } ?? theme
    settings.timing = timing ?? others.timing
    settings.isStrict = isStrict ?? others.isStrict
    settings.tolerance = tolerance ?? others.tolerance
    settings.fonts = fonts ?? others.fonts
    settings.fallbackFont = fallbackFont ?? others.fallbackFont
    settings.pictures = pictures ?? others.pictures
    settings.bundle = bundle ?? others.bundle
    settings.limits = limits.over(others.limits)
    return settings
  }

  /// What is asked for, with defaults where nothing is said.
  package var conversion: Conversion {
    var conversion = Conversion()
    conversion.exporters = targets ?? [.swiftUI]
    conversion.folder = output == "-" ? nil : output ?? "."
    conversion.name = name
    conversion.access = access ?? .internal
    conversion.allowsUndocumented = allowsUndocumented ?? true
    conversion.style = style ?? .canvas
    conversion.runtime = runtime ?? .embedded
    conversion.machines = machines ?? .observable
    conversion.touchTarget = touchTarget
    conversion.hasPreview = hasPreview ?? true
    conversion.label = label
    conversion.still = still
    conversion.theme = theme ?? []
    conversion.timingFile = timing
    conversion.isStrict = isStrict ?? false
    conversion.tolerance = tolerance
    conversion.fonts = fonts ?? []
    conversion.fallbackFont = fallbackFont
    conversion.limits = limits
    conversion.bundle = bundle
    // Standard output takes one file, which holds them.
    conversion.pictures =
      pictures == .catalog && conversion.folder == nil ? .embed : pictures ?? .embed
    return conversion
  }
}
