// What is said, with what it is said of.

extension EntryReader {
  mutating func add(
    _ kind: Fact.Kind, _ name: String, line: Int, _ change: (inout Fact) -> Void
  ) {
    var fact = Fact(
      kind: kind, document: document, line: line, snippet: lines.snippet(line),
      confidence: .stated)
    fact.context = context
    var about: [String] = []
    let around = scopes.flatMap(\.names)
    // In a group of curves or lengths every key is a name: `easing: { ease: … }`.
    let isGrouped = Self.isGroup(scopes.last?.words.last ?? "")
    let isAttribute = Self.isAttribute(name) && !isGrouped && !isConstant(name)
    for word in around.suffix(4) + (isAttribute && !around.isEmpty ? [] : [name])
    where about.last != word && !word.isEmpty {
      about.append(word)
    }
    // `// The lid` above `duration: 300`, where nothing else says what that is of.
    if isAttribute, around.isEmpty, let comment = comment(above: line) { about = [comment] + about }
    fact.about = about
    change(&fact)
    if isAttribute, name.isEmpty, let owner = scopes.last?.names.last {
      named.note(fact, as: owner, in: around.dropLast())
    } else if isAttribute, !around.isEmpty || name == declared {
      named.note(fact, as: name, in: around, isPart: name != declared)
    } else if !isAttribute {
      named.note(fact, as: name, in: around)
    }
    if let scope = scopes.last {
      // What is called by its kind alone is said of what is around it; anything else is a constant
      // with a name of its own.
      if scopes.contains(where: { $0.words.contains("defaults") }) {
        // What holds for whatever follows is said of nothing yet.
        fact.name = (around + ["defaults", name]).joined(separator: ".")
      } else if isAttribute {
        fact.motion = scope.motion
      } else {
        fact.name = fact.name ?? name
      }
    } else if !isAttribute {
      fact.name = fact.name ?? name
    }
    keep(fact)
  }

  /// Adds what is said to the rest.
  mutating func keep(_ fact: Fact) {
    facts.append(fact)
    guard fact.kind == .duration, let seconds = fact.time?.seconds else { return }
    for name in fact.about { lengths[name, default: []].insert(seconds) }
  }
}
