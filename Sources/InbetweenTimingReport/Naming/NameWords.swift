/// The words of names, by which documents and layers are brought together: split at spaces, marks,
/// capitals inside and digits, in lower case, without the ending of plurals.
package struct NameWords: Hashable, Sendable {
  /// In their order.
  package let all: [String]

  package init(_ name: String) { all = Self.split(name) }

  /// Those that say which thing is meant; all that only say what kind of thing it is, what it does
  /// or how are left out. Empty where nothing is named.
  package var telling: [String] {
    let strong = all.filter { !Self.isWeak($0) }
    let rest = strong.filter { !Self.isParticiple($0) }
    return rest.isEmpty ? strong : rest
  }

  /// Those that a thing may have beside its name: its kind, articles, numbers.
  package var withoutKinds: [String] {
    all.filter { !Self.kinds.contains($0) && !Self.isNumber($0) }
  }

  /// Those before the words that only say what of the thing changes: `orderPlacedContainer.transform`.
  package var withoutProperty: [String] {
    let end = all.lastIndex { !Self.properties.contains($0) }.map { $0 + 1 } ?? 0
    return Array(all[..<end])
  }

  private static func split(_ name: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isAfterSmall = false
    var isNumber = false
    func stem(_ word: String) -> String {
      guard word.count > 3, word.last == "s", !word.hasSuffix("ss"), !word.hasSuffix("us"),
        word.allSatisfy(\.isASCII)
      else { return word }
      if word.hasSuffix("ies") { return word.dropLast(3) + "y" }
      return String(word.dropLast())
    }
    func close() {
      if !word.isEmpty { words.append(stem(word.lowercased())) }
      word = ""
    }
    for character in name.prefix(400) {
      guard character.isLetter || character.isNumber else {
        // An apostrophe is part of a word.
        if character != "'", character != "’" { close() }
        isAfterSmall = false
        continue
      }
      if character.isUppercase, isAfterSmall { close() }
      if character.isNumber != isNumber { close() }
      isNumber = character.isNumber
      isAfterSmall = character.isLowercase || character.isNumber
      word.append(character)
    }
    close()
    return words
  }

  /// The letters and digits of a name, in lower case.
  package static func plain(_ name: String) -> String {
    name.prefix(400).lowercased().filter { $0.isLetter || $0.isNumber }
  }
}

extension NameWords {
  static func isNumber(_ word: String) -> Bool { word.allSatisfy(\.isNumber) }

  /// `loading`, `rounded`: how a thing is, where another word says what it is.
  private static func isParticiple(_ word: String) -> Bool {
    word.count > 5 && (word.hasSuffix("ing") || word.hasSuffix("ed")) && !things.contains(word)
  }

  /// Whether a word says what kind of thing something is: a button, a label.
  package static func isKind(_ word: String) -> Bool { kinds.contains(word) && word.count > 3 }

  /// Whether a word says nothing of which thing is meant.
  package static func isWeak(_ word: String) -> Bool {
    kinds.contains(word) || properties.contains(word) || moves.contains(word)
      || times.contains(word) || fillers.contains(word) || isNumber(word)
  }

  /// Whether a word is what changes: opacity, scale.
  package static func isProperty(_ word: String) -> Bool { properties.contains(word) }

  /// Whether a name speaks of nothing but what changes, when and how: `Easing`, `Start (ms)`.
  package static func isAttribute(_ name: String) -> Bool {
    let words = NameWords(name).all
    return !words.isEmpty
      && words.allSatisfy { times.contains($0) || fillers.contains($0) || isNumber($0) }
  }

  private static let things: Set<String> = ["string", "spring", "wedding", "building", "ceiling"]

  /// What layers and views are, whatever they are called.
  static let kinds: Set<String> = [
    "layer", "button", "btn", "icon", "ico", "shape", "text", "label", "view", "image", "img",
    "picture", "group", "grp", "container", "wrapper", "outline", "copy", "comp", "precomp",
    "composition", "element", "item", "object", "lottie", "component", "graphic", "svg", "artboard",
    "the", "a", "an", "my", "control", "ctrl", "asset", "screen", "scene",
  ]

  private static let properties: Set<String> = [
    "scale", "scaling", "size", "rotation", "angle", "degree", "opacity", "alpha", "transparency",
    "position", "offset", "translation", "transform", "x", "y", "z", "color", "colour", "width",
    "height", "trim", "anchor", "property", "value", "visibility", "visible", "hidden", "deg",
  ]

  private static let moves: Set<String> = [
    "fade", "faded", "slide", "rotate", "spin", "turn", "move", "appear", "disappear", "enter",
    "exit", "leave", "rise", "fall", "lift", "bounce", "grow", "shrink", "stretch", "squash",
    "flip",
    "swap", "shake", "pulse", "wiggle", "zoom", "expand", "collapse", "repeat", "pop", "blink",
    "settle", "come", "go", "goe", "fly", "glide", "roll", "morph", "reveal", "hide", "vanish",
    "drift", "float", "draw", "unfold", "open", "close", "pull", "push", "lower", "raise", "tilt",
    "sway", "sink", "jump", "hop", "wobble", "animate", "dim", "breathe", "snap", "run", "rest",
    "hold", "entrance", "intro", "outro", "transition", "motion", "movement", "effect", "in", "out",
    "up", "down", "crossfade", "cross", "show", "press", "pressed", "tap", "tapped", "toggle",
    "toggled", "active", "selected", "highlighted", "shown", "visible", "done", "ready", "left",
    "right", "play", "loop", "looping",
    "swing", "ease", "easing", "easeinout", "easein", "easeout", "linear", "spring", "curve",
    "bezier", "cubic", "overshoot", "change", "update", "handle", "set", "reset", "configure",
  ]

  private static let times: Set<String> = [
    "duration", "delay", "time", "timing", "start", "begin", "end", "stop", "length", "interval",
    "period", "second", "sec", "ms", "millisecond", "frame", "stagger", "easing", "curve", "s",
    "f", "fps", "hz", "min", "minute", "animation", "anim", "animated", "speed", "total", "whole",
    "entire",
    "full", "cycle", "pause", "wait", "timeline", "keyframe", "phase", "step", "stage", "part",
    "repeat", "from", "to", "fp", "span", "once", "default", "type", "value", "loop",
  ]

  private static let fillers: Set<String> = [
    "and", "of", "with", "for", "on", "at", "by", "over", "is", "are", "was", "be", "it", "its",
    "they", "this", "that", "these", "each", "every", "all", "everything", "then", "first", "last",
    "finally", "next", "after", "before", "while", "when", "during", "until", "as", "or", "both",
    "should", "will", "must", "can", "has", "have", "did", "do", "doe", "not", "no", "only", "also",
    "body", "state", "event", "main", "current", "new", "old", "same", "one", "two", "three", "we",
    "i", "you", "into", "onto", "off", "via", "per", "using", "self", "func", "setup", "make",
    "create", "add", "remove", "did", "load", "loaded", "some", "code", "source", "usage",
    "example",
    "note", "spec", "specification", "documentation", "overview", "summary", "section", "if", "so",
    "there", "here", "but", "about", "around", "approximately", "roughly", "within", "than",
    "their", "his", "her", "our", "your", "other", "another", "very", "slightly", "gently",
    "smoothly", "quickly", "slowly", "immediately", "just", "again", "back", "forth", "together",
    "swift", "swiftui", "uikit", "ios", "implementation", "description", "ui", "nothing",
  ]
}
