// Measures the built command beside Jansson's bare parse of the same bytes: `make bench`.

import Foundation
import TestSupport

@main struct Benchmark {
  static func main() throws {
    let arguments = CommandLine.arguments
    if arguments.count == 4, arguments[1] == "parse", let times = Int(arguments[3]) {
      print(try BareParse.seconds(of: arguments[2], times: times))
      return
    }
    if arguments.count >= 2, arguments[1] == "frames" {
      return FrameTimes.measure(
        until: arguments.count > 2 ? FrameTimes.Stage(rawValue: arguments[2]) : nil)
    }
    if arguments.count == 4, arguments[1] == "memory", let count = Int(arguments[3]) {
      return try FrameTimes.printMemory(arguments[2], frames: count)
    }
    let isTextAlone = arguments.count == 2 && arguments[1] == "text"
    let scratch = FileManager.default.temporaryDirectory
      .appending(path: "inbetween-benchmark", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let benchmark = Benchmark(scratch: scratch)
    if isTextAlone { try benchmark.measureText() } else { try benchmark.run() }
  }

  let scratch: URL
  let command = Bundle.main.bundleURL.appending(path: "inbetween").path()
  let itself = Bundle.main.bundleURL.appending(path: "benchmark").path()

  func run() throws {
    let files = samples()
    let smallest = try files.first?.path() ?? synthetic(bytes: 600)
    try measureStart(smallest)
    print(
      Self.row(["input", "size", "convert", "MB/s", "memory", "× size", "bare parse", "MB/s", "×"]))
    if files.isEmpty {
      print("skipped: the samples, since there is no ../shared/corpus/samples")
    } else {
      for (title, index) in [
        ("smallest sample", 0), ("median sample", files.count / 2),
        ("largest sample", files.count - 1),
      ] {
        try measure(title, files[index].path())
      }
    }
    for megabytes in [1, 10, 100] {
      try measure("synthetic \(megabytes) MB", try synthetic(bytes: megabytes * 1_000_000))
    }
    try measureText()
  }

  private func measureText() throws {
    let text = try TextFrames.measure(in: scratch)
    print(
      "\na text of 500 characters with two animators, 512 × 512: first frame"
        + " \(Self.text(text.first * 1000)) ms CPU, later ones \(Self.text(text.later * 1000)) ms,"
        + " of which \(Self.text(text.list * 1000)) ms up to the display list")
  }

  private func measureStart(_ file: String) throws {
    for (title, arguments) in [
      ("start-up (--version)", ["--version"]),
      (
        "start-up to first output (convert to -)",
        ["convert", file, "--to", "literal", "--output", "-", "--quiet"]
      ),
    ] {
      let runs = try (0..<101).map { _ in try Measurement(command, arguments, in: scratch) }
      let cpu = runs.map(\.cpu).sorted()[50] * 1000
      let wall = runs.map(\.wall).sorted()[50] * 1000
      let memory = runs.map(\.peakBytes).max() ?? 0
      print(
        "\(title): median of 101: \(Self.text(cpu)) ms CPU, \(Self.text(wall)) ms wall,"
          + " \(Self.text(Double(memory) / 1_000_000)) MB")
    }
    print("")
  }

  /// One row: the conversion to a literal, and Jansson alone on the same bytes.
  private func measure(_ title: String, _ file: String) throws {
    let size = try Data(contentsOf: URL(filePath: file), options: .mappedIfSafe).count
    let times = max(1, min(25, 2_000_000 / size))
    let runs = try (0..<times).map { _ in
      try Measurement(
        command,
        ["convert", file, "--to", "literal", "--output", scratch.path() + "out", "--quiet"],
        in: scratch)
    }
    let seconds = runs.map(\.cpu).sorted()[times / 2]
    let memory = runs.map(\.peakBytes).max() ?? 0
    let parse = try Measurement(itself, ["parse", file, String(times)], in: scratch)
    let bare = Double(parse.output.trimmingCharacters(in: .whitespacesAndNewlines)) ?? .nan
    let megabytes = Double(size) / 1_000_000
    print(
      Self.row([
        title, "\(Self.text(megabytes)) MB", "\(Self.text(seconds)) s",
        Self.text(megabytes / seconds), "\(Self.text(Double(memory) / 1_000_000)) MB",
        Self.text(Double(memory) / Double(size)), "\(Self.text(bare)) s",
        Self.text(megabytes / bare), Self.text(seconds / bare),
      ]))
    if runs.contains(where: { $0.status != 0 }) { print("  it could not be converted") }
  }

  /// The samples by size; empty where there are none.
  private func samples() -> [URL] {
    guard let folder = Folders.corpus?.appending(path: "samples") else { return [] }
    return Folders.files(below: folder, "json")
      .map { ($0, (try? Data(contentsOf: $0).count) ?? 0) }
      .sorted { $0.1 < $1.1 }.map(\.0)
  }

  private func synthetic(bytes: Int) throws -> String {
    let file = scratch.appending(path: "synthetic-\(bytes).json")
    try Data(SyntheticAnimation.bytes(about: bytes)).write(to: file)
    return file.path()
  }

  /// Three digits that count.
  private static func text(_ value: Double) -> String {
    guard value.isFinite, value != 0 else { return "–" }
    let digits = max(0, 2 - Int(log10(abs(value)).rounded(.down)))
    return String(format: "%.\(min(digits, 5))f", value)
  }

  private static func row(_ cells: [String]) -> String {
    zip(cells, [18, 9, 10, 7, 9, 7, 10, 7, 6]).map { cell, width in
      let gap = String(repeating: " ", count: max(0, width - cell.count))
      return width == 18 ? cell + gap : gap + cell
    }.joined(separator: "  ")
  }
}
