import InbetweenExporters

extension Conversion {
  /// The words of the command by which views come out as they do, where what writes them is not told;
  /// files without their folders, as the input is named.
  func words(for input: InputFile) -> [String] {
    var words: [String] = []
    if let name, input.isStandardInput || name != input.stem { words += ["--name", name] }
    if pictures != .embed { words += ["--pictures", pictures.rawValue] }
    if let bundle { words += ["--bundle", bundle.text] }
    // No option says what stands within a configuration.
    var known: Set<String> = []
    for rule in theme where rule.isInThemeFile {
      let file = InputFile(path: rule.file).name
      if known.insert(file).inserted { words += ["--theme", file] }
    }
    for folder in fonts { words += ["--fonts", InputFile(path: folder).name] }
    if let fallbackFont { words += ["--fallback-font", fallbackFont] }
    return words
  }
}
