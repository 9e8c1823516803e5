import Foundation

/// What Apple's frameworks ask of those who call them, and do not always check.
public enum Contract {
  /// Ends the program, and says why, where a rule is broken: optimised builds trap in silence.
  public static func check(_ condition: Bool, _ rule: @autoclosure () -> String) {
    guard !condition else { return }
    let text = "contract of the real framework broken: \(rule())\n"
    FileHandle.standardError.write(Data(text.utf8))
    exit(3)
  }
}
