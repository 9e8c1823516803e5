// One file beside animations serves all of them, whoever may see each.

package import InbetweenDiagnostics
import InbetweenExporters

extension Conversion {
  /// Whether its views have what plays them in a file together.
  package var sharesRuntime: Bool {
    runtime == .shared && folder != nil && exporters.contains(where: \.draws)
  }
}

extension [Batch.Item] {
  /// The items, each with the access that the shared file of its folder has: public where any
  /// animation beside it is.
  var withSharedAccess: [Batch.Item] {
    var folders: Set<String> = []
    for case .convert(_, let conversion) in self
    where conversion.sharesRuntime && conversion.access == .public {
      folders.insert(conversion.folder ?? "")
    }
    guard !folders.isEmpty else { return self }
    return map { item in
      guard case .convert(let input, var conversion) = item, conversion.sharesRuntime,
        folders.contains(conversion.folder ?? "")
      else { return item }
      conversion.sharedAccess = .public
      return .convert(input, conversion)
    }
  }
}

extension Batch {
  /// Writes what the views of the items have together into a file of its own, for build systems
  /// that must know their files' names beforehand; no animation is converted. Where they have
  /// nothing together, the file says so.
  ///
  /// - Parameter path: of the file.
  /// - Throws: C003.
  package func writeSharedRuntime(into path: String) throws(Diagnostic) {
    var file: GeneratedFile?
    for case .convert(_, let conversion) in items where conversion.sharesRuntime {
      if file == nil || conversion.access == .public {
        file = SharedRuntime.file(conversion.access)
      }
    }
    let contents = file?.contents ?? Array("// No animation shares what plays it.\n".utf8)
    _ = try OutputFiles.write([OutputFile(path: path, contents: contents)])
  }
}
