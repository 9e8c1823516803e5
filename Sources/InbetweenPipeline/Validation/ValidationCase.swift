package import InbetweenDiagnostics

/// An animation with the files beside it that say what becomes of it: `orb.json` with
/// `orb.timing.yaml`, `orb.swift`, `orb.report.md` and the like.
package struct ValidationCase: Hashable, Sendable {
  package let input: InputFile
  /// What reports call it: its path below the folder that was named.
  package let title: String
  /// The names of the files in its folder, which may be its expectations.
  let siblings: Set<String>
}

extension ValidationCase {
  /// The cases in a folder, nested ones included.
  ///
  /// - Parameters:
  ///   - folder: as the user named it; a file stands for itself, a pattern for what it matches.
  ///   - expected: whether those animations alone are cases that have a file beside them which begins
  ///     with their name.
  ///   - unreadable: receives each file and folder below that cannot be read, and why.
  /// - Returns: in the order of their paths' bytes.
  /// - Throws: C001 for what cannot be read, C002 for a folder that holds no animation, C007 for a
  ///   pattern that matches none.
  package static func all(
    in folder: String, expected: Bool = true, unreadable: (String, Diagnostic) -> Void = { _, _ in }
  ) throws(Diagnostic) -> [ValidationCase] {
    var names: [String: Set<String>] = [:]
    var cases: [ValidationCase] = []
    for input in try InputFile.files(called: folder, unreadable: unreadable) {
      guard !input.isStandardInput else {
        cases.append(ValidationCase(input: input, title: input.title, siblings: []))
        continue
      }
      let parent = SystemPath.parent(of: input.path) ?? "."
      if names[parent] == nil {
        do throws(SystemFailure) {
          names[parent] = Set(try SystemPath.names(in: parent))
        } catch {
          throw .unreadableInput(error.reason)
        }
      }
      let siblings = names[parent] ?? []
      let stem = input.stem
      guard !expected || siblings.contains(where: { $0 != input.name && $0.isNamed(after: stem) })
      else {
        continue
      }
      cases.append(
        ValidationCase(input: input, title: input.path, siblings: siblings))
    }
    return cases
  }

  /// The path of a file beside the animation.
  func path(_ name: String) -> String {
    SystemPath.parent(of: input.path).map { $0 == "/" ? "/" + name : $0 + "/" + name } ?? name
  }
}

extension String {
  /// Whether a file belongs to the animation of this stem.
  func isNamed(after stem: String) -> Bool {
    hasPrefix(stem + ".") || hasPrefix(stem + "-")
  }
}
