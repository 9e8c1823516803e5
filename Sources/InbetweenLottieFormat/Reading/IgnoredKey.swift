/// A member that is known and left out on purpose, with the reason.
package struct IgnoredKey: Sendable {
  package let name: StaticString
  /// Why nothing is lost by it.
  package let reason: StaticString

  private init(_ name: StaticString, because reason: StaticString) {
    self.name = name
    self.reason = reason
  }
}

extension IgnoredKey {
  /// `ix`
  package static let propertyIndex = Self(
    "ix", because: "only expressions look properties up by it")
  /// `cix`
  package static let contentIndex = Self("cix", because: "only expressions look contents up by it")
  /// `ind` of a shape
  package static let shapeIndex = Self("ind", because: "a shape's place in its list says the same")
  /// `mn`
  package static let matchName = Self("mn", because: "only expressions look properties up by it")
  /// `np`
  package static let propertyCount = Self("np", because: "the list itself has a count")
  /// `cl`
  package static let styleClass = Self(
    "cl", because: "a class name for the HTML that lottie-web makes")
  /// `ln`
  package static let elementName = Self("ln", because: "an id for the HTML that lottie-web makes")
  /// `tg`
  package static let tagName = Self("tg", because: "a tag for the HTML that lottie-web makes")
  /// `hasMask`
  package static let hasMask = Self("hasMask", because: "the list of masks itself says so")
  /// `fillEnabled`
  package static let fillEnabled = Self(
    "fillEnabled", because: "exporters before Bodymovin 4.5 always write true; hd hides")
  /// `bm` of a path, a modifier and other elements that paint nothing themselves
  package static let blendMode = Self("bm", because: "the element paints nothing itself")
  /// `hix`
  package static let hiddenIndex = Self("hix", because: "the editor's memory of what is hidden")
  /// `w` of a layer whose source has a width
  package static let width = Self("w", because: "the layer's source has its own width")
  /// `h` of a layer whose source has a height
  package static let height = Self("h", because: "the layer's source has its own height")
  /// `props`
  package static let editorProperties = Self("props", because: "an empty object of the exporter")
  /// `__fnct`
  package static let cacheMarker = Self("__fnct", because: "lottie-web marks what it has prepared")
  /// `__complete`
  package static let completeMarker = Self(
    "__complete", because: "lottie-web marks what it has prepared")
  /// `completed`
  package static let completed = Self("completed", because: "lottie-web marks what it has prepared")
  /// `__used`
  package static let usedMarker = Self("__used", because: "lottie-web marks what it has prepared")
  /// `bounds` of a layer
  package static let bounds = Self(
    "bounds", because: "exporters before Bodymovin 4.5 wrote where a layer reaches to")
  /// `tgs`
  package static let sticker = Self("tgs", because: "it says that the file is Telegram's sticker")
  /// `closed` of a shape: the outline's own flag is read where it has one
  package static let type = Self("ty", because: "the place of the object says what it is")
  /// `nm` of what shows no name
  package static let name = Self("nm", because: "the name of a part that has no name of its own")
}
