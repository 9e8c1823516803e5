import Diagnostics
import JSONTree

/// What a package says of itself.
struct Manifest {
  /// Of the format: 1 or 2.
  private(set) var version = 1
  /// The identifiers of the animations, in order.
  private(set) var animations: [String] = []

  /// Reads `manifest.json`.
  ///
  /// - Throws: P004.
  init(_ bytes: [UInt8], log: inout DiagnosticLog) throws(Diagnostic) {
    let result: (Manifest?, DiagnosticLog, Diagnostic?) = bytes.withUnsafeBytes { raw in
      var found = DiagnosticLog()
      do throws(Diagnostic) {
        let document = try JSONText.parse(raw, log: &found)
        let manifest = try document.read { root throws(Diagnostic) in Manifest(root, &found) }
        return (manifest, found, nil)
      } catch {
        return (nil, found, error)
      }
    }
    log.append(result.1)
    guard let manifest = result.0 else { throw .unreadableManifest(result.2?.message ?? "") }
    self = manifest
  }

  private init(_ root: JSONValue, _ log: inout DiagnosticLog) {
    if let text = root["version"]?.string ?? root["version"]?.number.map({ String($0) }),
      let major = text.split(separator: ".").first, let number = Int(major)
    {
      version = number
    }
    guard let list = root["animations"], list.isArray else { return }
    for index in 0..<list.count {
      if let id = list[index]?["id"]?.string {
        animations.append(id)
      } else {
        log.report(.namelessAnimation(index))
      }
    }
    let sections: [(StaticString, String)] = [
      ("states", "states"), ("stateMachines", "stateMachines"), ("themes", "themes"),
    ]
    for (key, name) in sections where (root[key]?.count ?? 0) > 0 {
      log.report(.notRead("\(name) of the manifest"))
    }
  }
}
