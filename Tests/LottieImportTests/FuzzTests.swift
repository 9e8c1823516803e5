import Foundation
import InbetweenDiagnostics
import InbetweenLottieImport
import TestSupport
import Testing

/// Numbers that look random and are the same in every run (splitmix64).
private struct Dice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Imports bytes: whatever comes, a timeline or an error with its mend, and no trap.
private func survives(_ bytes: [UInt8]) -> Bool {
  var log = DiagnosticLog()
  do throws(Diagnostic) {
    _ = try LottieImporter.timeline(fromJSON: bytes, name: "fuzz", log: &log)
    return log.gravest != .error
  } catch {
    return error.severity == .error && error.fix != nil
  }
}

@Suite struct FuzzTests {
  private static let small = [
    FixtureCase("features/text-animators/text-animators.json"),
    FixtureCase("features/gradient-highlight/gradient-highlight.json"),
  ]

  @Test("A file cut off at any byte is refused", arguments: small)
  func truncation(fixture: FixtureCase) throws {
    let bytes = try fixture.bytes()
    let end = bytes.lastIndex(of: UInt8(ascii: "}")) ?? 0
    for count in 0..<bytes.count {
      var log = DiagnosticLog()
      let cut = Array(bytes[..<count])
      do throws(Diagnostic) {
        _ = try LottieImporter.timeline(fromJSON: cut, name: "cut", log: &log)
        #expect(count > end)
      } catch {
        #expect(error.code == .invalidSyntax || error.code == .emptyInput)
      }
    }
  }

  @Test("A file with one byte changed imports or is refused", arguments: small)
  func mutation(fixture: FixtureCase) throws {
    let bytes = try fixture.bytes()
    var dice = Dice(state: 1)
    for _ in 0..<1_500 {
      var changed = bytes
      changed[Int.random(in: changed.indices, using: &dice)] = .random(in: 0...255, using: &dice)
      #expect(survives(changed))
    }
  }

  @Test("Each value of a file in each other kind imports or is refused", arguments: small)
  func everyConfusion(fixture: FixtureCase) throws {
    let tree = try JSONSerialization.jsonObject(with: Data(try fixture.bytes()))
    var count = 0
    try Confusion.replacingEach(in: tree) { changed in
      let bytes = Array(try JSONSerialization.data(withJSONObject: changed))
      #expect(survives(bytes), "\(String(decoding: bytes, as: UTF8.self))")
      count += 1
    }
    #expect(count > 1_000)
  }

  @Test("A file with a value of another kind imports or is refused")
  func confusion() throws {
    var dice = Dice(state: 2)
    let fixtures = FixtureCase.all(below: "features").filter { $0.fileName.hasSuffix(".json") }
    for fixture in fixtures {
      let data = Data(try fixture.bytes())
      let tree = try JSONSerialization.jsonObject(with: data)
      for _ in 0..<25 {
        let changed = Confusion.replacingOne(in: tree, using: &dice)
        let bytes = Array(try JSONSerialization.data(withJSONObject: changed))
        let survived = survives(bytes)
        #expect(survived, "\(fixture): \(String(decoding: bytes, as: UTF8.self))")
      }
    }
  }

  @Test("Structures without end are bounded", arguments: Absurd.allCases)
  func absurdity(_ absurd: Absurd) {
    #expect(survives(Array(absurd.text.utf8)))
  }
}

/// Changes one value of a JSON tree into one of another kind.
private enum Confusion {
  static var others: [Any] {
    [
      NSNull(), true, -1, 0, 1e300, 4_294_967_296, "", "text", [Any](), [[Any]](), [1.5, "two"],
      [String: Any](), ["k": ["k": 1]], [["t": 0, "s": [1]], ["t": 1]],
    ]
  }

  /// One value of each kind of JSON.
  private static var kinds: [Any] {
    [NSNull(), true, 7, "text", [Any](), [1, 2, 3], [String: Any]()]
  }

  /// Hands `visit` the tree with each value below its root replaced by each kind, one at a time.
  static func replacingEach(in tree: Any, _ visit: (Any) throws -> Void) rethrows {
    func each(_ value: Any, _ put: (Any) throws -> Void) rethrows {
      for kind in kinds { try put(kind) }
      try replacingEach(in: value, put)
    }
    if let object = tree as? [String: Any] {
      for key in object.keys.sorted() {
        try each(object[key] ?? NSNull()) { value in
          var changed = object
          changed[key] = value
          try visit(changed)
        }
      }
    } else if let array = tree as? [Any] {
      for index in array.indices {
        try each(array[index]) { value in
          var changed = array
          changed[index] = value
          try visit(changed)
        }
      }
    }
  }

  static func replacingOne(in tree: Any, using dice: inout Dice) -> Any {
    if let object = tree as? [String: Any],
      let key = object.keys.sorted().randomElement(using: &dice)
    {
      var changed = object
      changed[key] = value(object[key] ?? NSNull(), using: &dice)
      return changed
    }
    if let array = tree as? [Any], let index = array.indices.randomElement(using: &dice) {
      var changed = array
      changed[index] = value(array[index], using: &dice)
      return changed
    }
    return tree
  }

  /// Goes deeper three times of four, as far as it goes.
  private static func value(_ value: Any, using dice: inout Dice) -> Any {
    let isLeaf = !(value is [String: Any]) && !(value is [Any])
    if isLeaf || Int.random(in: 0..<4, using: &dice) == 0 {
      return others.randomElement(using: &dice) ?? NSNull()
    }
    return replacingOne(in: value, using: &dice)
  }
}

/// Files that ask for endless depth, length or work.
enum Absurd: String, CaseIterable {
  case nestedArrays, nestedGroups, nestedSplits, nestedEffects, parentChain, parentCircle
  case danglingParents, compositionChain, compositionCircle, manyUnknownKeys, manyKeyframes
  case hugeNumbers, hugeStar

  /// The file.
  var text: String {
    let head = #"{"v":"5.9.0","fr":60,"ip":0,"op":60,"w":100,"h":100,"#
    return switch self {
    case .nestedArrays: Self.nested("[", "]", 100_000)
    case .nestedGroups:
      head + #""layers":[{"ty":4,"ind":1,"ip":0,"op":60,"ks":{},"shapes":["#
        + Self.nested(#"{"ty":"gr","it":["#, "]}", 900) + "]}]}"
    case .nestedSplits:
      head + #""layers":[{"ty":3,"ind":1,"ip":0,"op":60,"ks":{"p":"#
        + Self.nested(#"{"s":true,"x":"#, "}", 1_900, inner: "0") + "}}]}"
    case .nestedEffects:
      head + #""layers":[{"ty":3,"ind":1,"ip":0,"op":60,"ks":{},"ef":["#
        + Self.nested(#"{"ty":5,"ef":["#, "]}", 900) + "]}]}"
    case .parentChain: head + Self.layers(20_000) { #","parent":\#($0 + 1)"# }
    case .parentCircle: head + Self.layers(20_000) { #","parent":\#(($0 + 1) % 20_000)"# }
    case .danglingParents: head + Self.layers(20_000) { #","parent":\#($0 + 100_000)"# }
    case .compositionChain: head + Self.compositions(5_000) { $0 + 1 }
    case .compositionCircle: head + Self.compositions(5_000) { ($0 + 1) % 5_000 }
    case .manyUnknownKeys:
      head + (0..<50_000).map { #""key\#($0)":0,"# }.joined() + #""layers":[]}"#
    case .manyKeyframes:
      head + #""layers":[{"ty":3,"ind":1,"ip":0,"op":60,"ks":{"r":{"a":1,"k":["#
        + (0..<50_000).map { #"{"t":\#(50_000 - $0),"s":[\#($0)]}"# }.joined(separator: ",")
        + "]}}}]}"
    case .hugeNumbers:
      head + #""layers":[{"ty":3,"ind":1e308,"parent":-1e308,"ip":-1e308,"op":1e308,"st":1e308,"#
        + #""sr":1e-308,"ks":{"r":{"k":1e308},"s":{"k":[1e308,-1e308]}}}]}"#
    case .hugeStar:
      head + #""layers":[{"ty":4,"ind":1,"ip":0,"op":60,"ks":{},"shapes":[{"ty":"sr","sy":1,"#
        + #""pt":{"k":1e18},"or":{"k":1},"ir":{"k":1}}]}]}"#
    }
  }

  private static func nested(
    _ start: String, _ end: String, _ depth: Int, inner: String = ""
  ) -> String {
    String(repeating: start, count: depth) + inner + String(repeating: end, count: depth)
  }

  private static func layers(_ count: Int, _ extra: (Int) -> String) -> String {
    let list = (0..<count).map {
      #"{"ty":3,"ind":\#($0),"ip":0,"op":60,"ks":{}\#(extra($0))}"#
    }
    return #""layers":["# + list.joined(separator: ",") + "]}"
  }

  private static func compositions(_ count: Int, _ next: (Int) -> Int) -> String {
    let list = (0..<count).map {
      #"{"id":"\#($0)","layers":[{"ty":0,"ind":1,"refId":"\#(next($0))","ip":0,"op":60,"ks":{}}]}"#
    }
    return #""assets":["# + list.joined(separator: ",") + #"],"layers":[]}"#
  }
}
