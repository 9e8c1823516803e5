/// The tokens of code, with nothing around them: before the first and behind the last stands a mark
/// without a text, so that a reader may look back and ahead as far as it likes.
struct EntryTokens: RandomAccessCollection {
  private let list: [EntryToken]

  private static let nothing = EntryToken(kind: .mark, text: "", line: 0)

  init(_ list: [EntryToken]) { self.list = list }

  var startIndex: Int { 0 }
  var endIndex: Int { list.count }

  subscript(place: Int) -> EntryToken {
    list.indices.contains(place) ? list[place] : Self.nothing
  }

  /// Those of the places that there are.
  subscript(places: Range<Int>) -> ArraySlice<EntryToken> {
    list[places.clamped(to: list.indices)]
  }
}
