// Runs scripts against generated machines: `machines NAME WxH SCRIPT`. `.ci/interactive` puts the
// classes and what drives each of them beside this file.

import Foundation

/// A value of an input.
enum Value {
  case number(Double)
  case text(String)
  case flag(Bool)

  init(_ value: Double) { self = .number(value) }
  init(_ value: String) { self = .text(value) }
  init(_ value: Bool) { self = .flag(value) }

  var json: Any {
    switch self {
    case .number(let value): value.isFinite ? value : NSNull()
    case .text(let value): value
    case .flag(let value): value
    }
  }
}

/// What a machine told.
@MainActor final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
  func clear() { lines = [] }
}

/// Does to a machine what a script says, by the names of its file.
@MainActor protocol Driver {
  var log: Log { get }
  var state: String { get }
  var status: String { get }
  var frame: Double { get }
  var theme: String { get }
  var inputs: [String: Value] { get }
  func start()
  func stop()
  func stopPlayback()
  func set(number value: Double, for name: String)
  func set(text value: String, for name: String)
  func set(flag value: Bool, for name: String)
  func fire(_ name: String)
  func pointer(_ name: String, x: Double, y: Double, width: Double, height: Double)
  func complete()
  func advance(by seconds: Double) -> Bool
}

@MainActor func driver(_ name: String) -> (any Driver)? {
  switch name {
  // CASES
  default: nil
  }
}

@MainActor func run(_ step: String, on driver: any Driver, _ width: Double, _ height: Double) {
  let parts = step.split(separator: " ", maxSplits: 1).map(String.init)
  let rest = parts.count > 1 ? parts[1].trimmingCharacters(in: .whitespaces) : ""
  func assignment() -> (String, String) {
    let sign = rest.lastIndex(of: "=") ?? rest.endIndex
    return (String(rest[..<sign]), String(rest[sign...].dropFirst()))
  }
  switch parts.first ?? "" {
  case "start": driver.start()
  case "stop": driver.stop()
  case "player-stop": driver.stopPlayback()
  case "complete": driver.complete()
  case "fire": driver.fire(rest)
  case "num": driver.set(number: Double(assignment().1) ?? 0, for: assignment().0)
  case "str": driver.set(text: assignment().1, for: assignment().0)
  case "bool": driver.set(flag: assignment().1 == "true", for: assignment().0)
  case "tick":
    let parts = rest.split(separator: "*").map(String.init)
    for _ in 0..<(parts.count > 1 ? Int(parts[1]) ?? 0 : 1) {
      _ = driver.advance(by: (Double(parts[0]) ?? 0) / 1_000)
    }
  case "play-until-complete":
    for _ in 0..<100_000 where driver.advance(by: (Double(rest) ?? 0) / 1_000) { break }
  case "play-until-stopped":
    for _ in 0..<100_000 {
      _ = driver.advance(by: (Double(rest) ?? 0) / 1_000)
      if driver.status == "Stopped" { break }
    }
  case "down", "up", "move", "enter", "exit", "click":
    let place = rest.split(separator: ",").compactMap {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    driver.pointer(parts[0], x: place[0], y: place[1], width: width, height: height)
  default: break
  }
}

let words = CommandLine.arguments
guard words.count == 4, let driver = driver(words[1]) else { exit(2) }
let sides = words[2].split(separator: "x").compactMap { Double($0) }
for step in words[3].split(separator: ";") {
  driver.log.clear()
  let text = step.trimmingCharacters(in: .whitespaces)
  run(text, on: driver, sides.first ?? 1, sides.last ?? 1)
  let told: [String: Any] = [
    "state": driver.state, "status": driver.status, "frame": driver.frame, "theme": driver.theme,
    "inputs": driver.inputs.mapValues(\.json), "messages": driver.log.lines,
  ]
  let line = try JSONSerialization.data(withJSONObject: told, options: [.sortedKeys])
  print(String(decoding: line, as: UTF8.self))
}
