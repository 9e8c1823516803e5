import Testing

@testable import InbetweenExpressions

/// The generators of `random`, `wiggle` and `noise`: whole numbers and polynomials alone, so that
/// their bits are the same on every machine.
@Suite struct NoiseTests {
  @Test("Random numbers have these bits everywhere")
  func uniform() {
    let found = [[1, 0], [1, 1], [2, 0.5, -3]].map { Noise.uniform($0).bitPattern }
    #expect(
      found == [4_603_153_739_883_868_170, 4_604_010_377_112_851_774, 4_604_657_770_399_787_878])
  }

  @Test("A wiggle has these bits everywhere")
  func wiggle() {
    let found = [0, 0.25, 1, 7.75].map {
      Noise.wiggle(seed: 3, dimension: 1, octave: 0, at: $0).bitPattern
    }
    #expect(
      found == [
        4_599_755_199_668_268_056, 4_598_525_914_636_655_335, 13_814_959_917_267_392_528,
        4_593_681_029_211_799_636,
      ])
  }

  @Test("Noise has these bits everywhere, and none at whole places")
  func gradient() {
    let found = [(0.5, 0.25, 0.75), (12.75, -3.5, 0.125)].map {
      Noise.gradient($0.0, $0.1, $0.2).bitPattern
    }
    #expect(found == [13_818_653_582_313_914_368, 4_586_597_720_734_564_352])
    #expect(Noise.gradient(4, -2, 9) == 0)
  }

  @Test("A wiggle goes through its random numbers at whole places and stays near 1")
  func range() {
    for place in stride(from: -20.0, through: 20, by: 0.125) {
      let value = Noise.wiggle(seed: 9, dimension: 0, octave: 0, at: place)
      #expect(abs(value) <= 1.25)
      if place.rounded() == place { #expect(value == Noise.uniform([9, 0, 0, place]) * 2 - 1) }
    }
  }
}
