import InbetweenDiagnostics
import InbetweenJSONTree
import InbetweenLottieFormat
import Testing

/// Reads an object given as text, and gives the findings as code and path.
private func findings(
  of text: String, _ read: (inout ObjectReader, inout DiagnosticLog) -> Void
) throws -> [String] {
  try Array(text.utf8).withUnsafeBytes { bytes in
    var log = DiagnosticLog()
    let document = try JSONText.parse(bytes, log: &log)
    try document.read { root throws(Diagnostic) in
      var reader = ObjectReader(Source(root, at: .root))
      read(&reader, &log)
      reader.finish(&log)
    }
    return log.findings.map { "\($0.code.rawValue) \($0.path?.description ?? "")" }
  }
}

@Suite struct ObjectReaderTests {
  @Test("Members that nobody read are noted, in the order of the file")
  func notesUnread() throws {
    let found = try findings(of: #"{"z": 1, "nm": "Orb", "a b": {}, "ix": 3}"#) { reader, _ in
      #expect(reader.string("nm") == "Orb")
      reader.ignore(.propertyIndex)
    }
    #expect(found == ["L001 $.z", "L001 $['a b']"])
  }

  @Test("A member read twice does not hide another one")
  func countsOnce() throws {
    let found = try findings(of: #"{"nm": "Orb", "z": 1}"#) { reader, _ in
      #expect(reader.string("nm") == "Orb")
      #expect(reader.label("nm") == "Orb")
    }
    #expect(found == ["L001 $.z"])
  }

  @Test("Numbers and flags are taken in every spelling that says one")
  func readsSpellings() throws {
    let text = #"{"a": 4.0, "b": [2], "c": true, "d": "7.5", "e": null, "f": 1, "g": 3.9}"#
    let found = try findings(of: text) { reader, _ in
      #expect(reader.integer("a") == 4)
      #expect(reader.number("b") == 2)
      #expect(reader.number("c") == 1)
      #expect(reader.number("d") == 7.5)
      #expect(reader.number("e") == nil)
      #expect(reader.flag("f") == true)
      #expect(reader.integer("g") == 3)
      #expect(reader.number("missing") == nil)
    }
    #expect(found == ["L002 $.d"])
  }

  @Test("Values of the wrong kind count as missing and are told with their path")
  func tellsKinds() throws {
    let text = #"{"n": {}, "s": [], "f": "yes", "l": 3, "c": 77, "big": 1e300}"#
    let found = try findings(of: text) { reader, _ in
      #expect(reader.number("n") == nil)
      #expect(reader.string("s") == nil)
      #expect(reader.flag("f") == nil)
      #expect(reader.list("l") == nil)
      #expect(reader.constant("c", LottieBlendMode.self) == nil)
      #expect(reader.integer("big") == nil)
    }
    #expect(found == ["L002 $.n", "L002 $.s", "L002 $.f", "L002 $.l", "L003 $.c", "L003 $.big"])
  }

  @Test("Elements that are no objects are left out of a list of objects")
  func filtersObjects() throws {
    let found = try findings(of: #"{"l": [{}, 1, null, {"a": 1}]}"#) { reader, _ in
      let paths = reader.objects("l").map(\.path.description)
      #expect(paths == ["$.l[0]", "$.l[3]"])
    }
    #expect(found == ["L002 $.l[1]", "L002 $.l[2]"])
  }

  @Test("Something that is no object is told once and has no members")
  func toleratesOthers() throws {
    let found = try findings(of: "[1, 2]") { reader, _ in
      #expect(reader.number("a") == nil)
    }
    #expect(found == ["L002 $"])
  }

  @Test("A property tells its value, flag, expression, slot and what it does not know")
  func readsProperty() throws {
    let text = #"{"p": {"a": 1, "k": [5], "x": "time", "sid": "s", "ix": 2, "odd": 0}}"#
    let found = try findings(of: text) { reader, log in
      let property = reader.property("p", &log)
      #expect(property?.isAnimated == true)
      #expect(property?.value?.count == 1)
      #expect(property?.expression == "time")
      #expect(property?.slot == "s")
      #expect(property?.valuePath.description == "$.p.k")
    }
    #expect(found == ["L001 $.p.odd"])
  }

  @Test("A position is split by its flag, or when it has nothing but coordinates")
  func readsSplit() throws {
    let text =
      #"{"p": {"s": true, "x": {"k": 1}, "y": 2}, "q": {"x": {"k": 1}}, "r": {"k": 1, "y": 2}}"#
    let found = try findings(of: text) { reader, log in
      let split = reader.property("p", &log)?.split.map(\.path.description)
      #expect(split == ["$.p.x", "$.p.y"])
      #expect(reader.property("q", &log)?.split.count == 1)
      #expect(reader.property("r", &log)?.split.isEmpty == true)
    }
    #expect(found == ["L001 $.r.y"])
  }
}
