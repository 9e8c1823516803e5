import Foundation

/// What a run looks at where it cannot look at all: another part with each commit.
package enum CommitSeed {
  /// Whether everything is looked at (`WHOLE=1 swift test`).
  package static let isWhole = ProcessInfo.processInfo.environment["WHOLE"] == "1"

  /// From the last commit; `SEED=7 swift test` for another.
  package static let value: UInt64 = {
    if let text = ProcessInfo.processInfo.environment["SEED"] { return hash(text) }
    let arguments = ["-C", Folders.package.path(), "rev-parse", "HEAD"]
    guard let scratch = try? ScratchFolder(),
      let told = try? Shell.run("git", arguments, in: scratch), told.status == 0
    else { return 0 }
    return hash(told.output)
  }()

  /// Whether something is looked at, of which so many stand for one.
  package static func picks(_ name: String, oneOf count: UInt64) -> Bool {
    rank(name) % count == 0
  }

  /// Puts things into an order that changes with the commit.
  package static func rank(_ name: String) -> UInt64 {
    var mixed = hash(name) ^ value
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// FNV-1a: the same on every machine.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }
}
