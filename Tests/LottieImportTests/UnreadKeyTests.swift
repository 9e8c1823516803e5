import Foundation
import InbetweenDiagnostics
import InbetweenLottieImport
import TestSupport
import Testing

@Suite struct UnreadKeyTests {
  /// Objects that are told or left out as a whole: what a sound, an unknown effect or the exporter's
  /// own notes hold.
  private static let opaque: Set<String> = ["meta", "metadata", "mb", "au", "payload"]

  @Test(
    "A key that nobody reads is noted with its path, wherever it stands",
    arguments: FixtureCase.all(below: "features").filter { $0.fileName.hasSuffix(".json") })
  func notesKeys(fixture: FixtureCase) throws {
    let tree = try JSONSerialization.jsonObject(with: Data(fixture.bytes()))
    var silent: [String] = []
    var kinds: Set<String> = []
    for place in Places.objects(in: tree) where place.steps.allSatisfy({ !$0.isIn(Self.opaque) }) {
      // One object of each kind is enough.
      guard kinds.insert(place.path.filter { !$0.isNumber }).inserted else { continue }
      let changed = Places.inserting("zzUnknown", at: place.steps[...], in: tree)
      let bytes = Array(try JSONSerialization.data(withJSONObject: changed))
      var log = DiagnosticLog()
      _ = try LottieImporter.timeline(fromJSON: bytes, name: "fixture", log: &log)
      let path = place.path + ".zzUnknown"
      if !log.findings.contains(where: { $0.path?.description == path }) { silent.append(path) }
    }
    #expect(silent == [])
  }
}

/// The places of objects in a JSON tree.
private enum Places {
  enum Step {
    case key(String)
    case index(Int)

    func isIn(_ names: Set<String>) -> Bool {
      if case .key(let name) = self { names.contains(name) } else { false }
    }
  }

  struct Place {
    var steps: [Step] = []
    var path = "$"
  }

  static func objects(in tree: Any, at place: Place = Place()) -> [Place] {
    if let object = tree as? [String: Any] {
      // The slot's value stands in for the one beside its name.
      if object["sid"] != nil { return [place] }
      return [place]
        + object.sorted { $0.key < $1.key }.flatMap { key, value in
          objects(
            in: value, at: Place(steps: place.steps + [.key(key)], path: place.path + "." + key))
        }
    }
    guard let array = tree as? [Any] else { return [] }
    return array.enumerated().flatMap { index, value in
      objects(
        in: value, at: Place(steps: place.steps + [.index(index)], path: place.path + "[\(index)]"))
    }
  }

  static func inserting(_ key: String, at steps: ArraySlice<Step>, in tree: Any) -> Any {
    switch steps.first {
    case .key(let name):
      guard var object = tree as? [String: Any], let value = object[name] else { return tree }
      object[name] = inserting(key, at: steps.dropFirst(), in: value)
      return object
    case .index(let index):
      guard var array = tree as? [Any] else { return tree }
      array[index] = inserting(key, at: steps.dropFirst(), in: array[index])
      return array
    case nil:
      guard var object = tree as? [String: Any] else { return tree }
      object[key] = 1
      return object
    }
  }
}
