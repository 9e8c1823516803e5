/// Numbers by chance that are the same in each run (PCG XSH RR 32, O'Neill 2014).
struct Dice: Hashable, Sendable {
  private var state: UInt64 = 0x853C_49E6_748F_EA9B

  /// 0..<1.
  mutating func roll() -> Double {
    let old = state
    state = old &* 6_364_136_223_846_793_005 &+ 0xDA3E_39CB_94B9_5BDB
    let mixed = UInt32(truncatingIfNeeded: ((old >> 18) ^ old) >> 27)
    let turn = UInt32(truncatingIfNeeded: old >> 59)
    let bits = (mixed >> turn) | (mixed << ((32 - turn) & 31))
    return Double(bits >> 8) / 16_777_216
  }

  /// `least..<most`, or whole numbers with both ends.
  mutating func roll(_ least: Double, _ most: Double, whole: Bool = false) -> Double {
    let share = roll()
    guard whole else { return least + share * (most - least) }
    return least + (share * (most - least + 1)).rounded(.down)
  }
}
