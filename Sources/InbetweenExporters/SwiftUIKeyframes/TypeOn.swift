import InbetweenTimeline

/// Characters that appear one after the other, at once and for good.
struct TypeOn {
  /// When each character appears, in seconds from the start of a cycle.
  var delays: [Double]
  /// After how many seconds all begin again; nil for never.
  var cycle: Double?

  /// nil where characters do anything else.
  init?(_ letters: Letters, over range: FrameRange, rate: Double) {
    for cycle in letters.cycles(over: range) {
      if let found = TypeOn(letters, over: range, rate: rate, cycle: cycle) {
        self = found
        return
      }
    }
    return nil
  }

  private init?(_ letters: Letters, over range: FrameRange, rate: Double, cycle: Double?) {
    let end = cycle.map { range.start + $0 } ?? range.end
    delays = []
    for letter in letters.letters {
      guard !letter.outlines.isEmpty else {
        delays.append(0)
        continue
      }
      let start = stride(from: range.start, to: end, by: 0.5).first {
        letter.look($0).opacity > 0.5
      }
      guard let start else { return nil }
      for frame in stride(from: range.start, to: range.end, by: 0.5) {
        let local =
          cycle.map { (frame - range.start).truncatingRemainder(dividingBy: $0) + range.start }
          ?? frame
        let look = letter.look(frame)
        guard look.step == .zero, abs(look.opacity - (local >= start ? 1 : 0)) < 0.004 else {
          return nil
        }
      }
      delays.append((start / rate * 100_000).rounded() / 100_000)
    }
    guard Set(delays).count > 1 else { return nil }
    self.cycle = cycle.map { $0 / rate }
  }
}
