extension CodeStatementTests {
  /// Comments before declarations, whose sentences may go on over several lines.
  static let comments = [
    Row(
      "a.swift",
      "/// The intro: three lamps light up, one\n"
        + "/// every 0.9 s, and then the bell. The\n"
        + "/// button appears at 4.5 s. It fades in within\n/// 0.25 s.\n@MainActor\n"
        + "struct Intro: View { let lamps = 3 }",
      [
        "Intro › three lamps light up, one every 0.9 s: period 0.9 s",
        "Intro › The button appears at 4.5 s: start 4.5 s",
        "Intro › It fades in within 0.25 s.: duration 0.25 s",
      ], depth: 2),
    Row(
      "a.swift",
      "/// Polls the server every 5 s.\nfunc poll() { }\n/// The animation ends at 3 s.\n"
        + "func play() { }\n/// Lamps.\n///\n/// - Note: the lamp fades out at 2 s.\n"
        + "func shut() { }\n/// The phase of the wave, moved on every 10 ms.\nvar phase = 0.5",
      [
        "shut › the lamp fades out at 2 s: start 2 s"
      ], depth: 2),
  ]
}
