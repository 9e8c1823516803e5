/// Where the lines of a text are aligned (`j`).
package enum LottieTextJustify: Int, Hashable, Sendable {
  case left = 0
  case right, center, justifyLastLeft, justifyLastRight, justifyLastCenter, justifyLastFull
}

/// How letters are turned into capitals (`ca`).
package enum LottieTextCaps: Int, Hashable, Sendable {
  case regular = 0
  case allCaps, smallCaps
}

/// What text animators turn and scale about (`g`).
package enum LottieTextGrouping: Int, Hashable, Sendable {
  case characters = 1
  case words, lines, all
}

/// What a selector chooses by (`t`).
package enum LottieSelectorType: Int, Hashable, Sendable {
  case range = 0
  case expression
}

/// What a range selector counts (`b`).
package enum LottieSelectorBasis: Int, Hashable, Sendable {
  case characters = 1
  case charactersExcludingSpaces, words, lines
}

/// How the effect rises and falls over a range (`sh`).
package enum LottieSelectorShape: Int, Hashable, Sendable {
  case square = 1
  case rampUp, rampDown, triangle, round, smooth
}

/// What a range's start, end and offset are counted in (`r`).
package enum LottieSelectorUnits: Int, Hashable, Sendable {
  case percent = 1
  case index
}

/// How a selector is joined with those before it (`m`).
package enum LottieSelectorMode: Int, Hashable, Sendable {
  case add = 1
  case subtract, intersect, minimum, maximum, difference
}
