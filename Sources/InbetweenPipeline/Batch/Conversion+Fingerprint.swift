import InbetweenExporters

extension Conversion {
  /// The tool's version; the command sets no other.
  package static let version = "0.1.0"

  /// Tells two conversions of one input apart: by the tool, and by all that is asked for. What
  /// stands in `ManifestEntry.key` already is left out.
  var fingerprint: String {
    var parts = [
      Self.tool, access.rawValue, style.rawValue, folder ?? "-", isStrict ? "strict" : "",
    ]
    parts += fonts + [fallbackFont ?? ""]
    if pictures != .embed { parts.append(pictures.rawValue) }
    if let bundle { parts.append("bundle \(bundle.text)") }
    if !allowsUndocumented { parts.append("documented only") }
    if runtime != .embedded { parts.append(runtime.rawValue) }
    if let sharedAccess { parts.append("shared \(sharedAccess.rawValue)") }
    if machines != .observable { parts.append(machines.rawValue) }
    if let touchTarget { parts.append("touch target \(touchTarget)") }
    if !hasPreview { parts.append("no preview") }
    if let label { parts.append("label \(label)") }
    if let still { parts.append("still \(still)") }
    if let tolerance { parts.append("\(tolerance)") }
    // Those of its process decide whether there are files, not what they hold.
    if let points = limits.points { parts.append("points \(points)") }
    if let pixels = limits.pixels { parts.append("pixels \(pixels)") }
    parts += theme.map { "\($0.rule)" }
    return parts.joined(separator: "|")
  }

  /// The version, and the fingerprint of the file that runs: a tool that was built again may write
  /// something else.
  private static let tool: String = {
    guard let path = SystemPath.executable, let fingerprint = SystemPath.fingerprint(of: path)
    else {
      return version
    }
    return "\(version) \(fingerprint.size) \(fingerprint.written)"
  }()
}
