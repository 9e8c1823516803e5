import Foundation
import TestSupport
import Testing

/// What pages show besides sessions of the command: calls of make, scripts for other tools.
@Suite struct PageScriptTests {
  @Test("What pages call make with, it knows")
  func makeTargets() throws {
    let scratch = try ScratchFolder()
    var targets: Set<String> = []
    for page in Page.all {
      // In code, and in lines of a block.
      for match in try page.text().matches(of: /(?m)(?:^|`)make ([a-z][a-z-]+)/) {
        targets.insert(String(match.1))
      }
    }
    #expect(targets.isSuperset(of: ["convert", "install", "setup", "test", "artifact"]))
    for target in targets.sorted() {
      let run = try Shell.run(
        "make", ["-n", "-C", Folders.package.path(), target, "PREFIX=/none"], in: scratch)
      #expect(run.status == 0, "make \(target): \(run.output)")
    }
  }

  @Test("`make convert` converts the animation that it is given, and shows what was made")
  func makeConvert() throws {
    let scratch = try ScratchFolder()
    // What is built is here already.
    let swift = try scratch.program(
      "swift",
      """
      case "$*" in *--show-bin-path*) echo '\(Self.binaries.path())' ;; esac
      """)
    let run = try Shell.run(
      "env",
      [
        "PATH=\(swift.path()):\(Self.path)", "make", "-s", "-C", Folders.package.path(), "-o",
        "setup",
        "convert", "INPUT=\(Self.ball.path())", "OUT=\(scratch.url.path())out",
      ], in: scratch)
    #expect(run.status == 0, "\(run.output)")
    #expect(run.output.contains("Ball.view.swift begins:\n\n// Written by Inbetween."))
    #expect(run.output.contains("1 promise: 1 kept"))
    #expect(try scratch.text("out/Ball.view.swift").contains("struct Ball: View"))
  }

  @Test("The Run Script phase converts, and says so where the command is missing")
  func runScript() throws {
    let scratch = try ScratchFolder()
    try FileManager.default.copyItem(at: Self.ball, to: scratch.url.appending(path: "ball.json"))
    try scratch.write("inputs: ball.json\noutput: Generated\n", to: "inbetween.yml")
    try scratch.write(try Page(name: "build-phases.md").block("sh"), to: "phase.sh")
    func phase(_ path: String) throws -> (status: Int32, output: String) {
      try Shell.run(
        "env", ["PATH=\(path)", "SRCROOT=\(scratch.url.path())", "/bin/sh", "phase.sh"], in: scratch
      )
    }
    let missing = try phase("/none")
    #expect(missing.status == 0)
    #expect(missing.output.hasPrefix("warning: inbetween is not installed"))
    let there = try phase("\(Self.binaries.path()):\(Self.path)")
    #expect(there.status == 0, "\(there.output)")
    #expect(try scratch.text("Generated/Ball.view.swift").contains("struct Ball: View"))
  }

  @Test(
    "GNU parallel converts each folder into one of its own",
    .enabled(if: hasParallel, "it is not installed"))
  func parallel() throws {
    let scratch = try ScratchFolder()
    for name in ["one", "two"] {
      let folder = scratch.url.appending(path: "Animations/\(name)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Self.ball, to: folder.appending(path: "\(name).json"))
    }
    let shown = try Page(name: "build-integration.md").block("") { $0.contains("parallel") }
    // The other hosts are not here.
    #expect(shown.contains("--sshlogin host1,host2,: "))
    let script = shown.replacing("host1,host2,:", with: ":")
      .replacing("parallel ", with: "parallel --will-cite ")
    try scratch.write(script, to: "many.sh")
    let run = try Shell.run(
      "env", ["PATH=\(Self.binaries.path()):\(Self.path)", "bash", "many.sh"], in: scratch)
    #expect(run.status == 0, "\(run.output)")
    #expect(try scratch.text("Generated/one/One.view.swift").contains("struct One: View"))
    #expect(try scratch.text("Generated/two/Two.view.swift").contains("struct Two: View"))
  }

  @Test(
    "The action downloads the version that it is used at, and fails where a file is stale",
    .enabled(if: hasDownloads, "releases are made with python3 and fetched with curl"))
  func action() throws {
    let scratch = try ScratchFolder()
    let version = try CommandRun(["--version"], in: scratch.url).output.dropLast()
    try Self.release(String(version), in: scratch)
    try scratch.write("inputs: ball.json\n", to: "App/inbetween.yml")
    let animation = scratch.url.appending(path: "App/ball.json")
    try FileManager.default.copyItem(at: Self.ball, to: animation)

    let page = try Page(name: "build-integration.md").block("yaml") { $0.contains("uses:") }
    let with = try #require(page.firstMatch(of: /with: \{ folder: (\S+), arguments: (.+) \}/))
    let used = try #require(page.firstMatch(of: /uses: OWNER\/inbetween@(\S+)/))
    #expect(used.1.wholeMatch(of: /[0-9]+\.[0-9]+\.[0-9]+/) != nil, "\(used.1) is no version")
    let text = try String(
      contentsOf: Folders.package.appending(path: "action.yml"), encoding: .utf8)
    let steps = text.components(separatedBy: "      run: |\n").dropFirst().map { step in
      step.split(separator: "\n", omittingEmptySubsequences: false)
        .prefix { $0.hasPrefix("        ") }.map { $0.dropFirst(8) }.joined(separator: "\n")
    }
    try #require(steps.count == 2)
    for (index, step) in steps.enumerated() { try scratch.write(step, to: "\(index).sh") }
    func run(_ index: Int, in folder: String = ".") throws -> (status: Int32, output: String) {
      try Shell.run(
        "env",
        [
          "ACTION=\(Folders.package.path())", "ADDRESS=file://\(scratch.url.path())served",
          "VERSION=\(version)", "CHECKSUM=-", "RUNNER_TEMP=\(scratch.url.path())runner",
          "ARGUMENTS=\(with.2)", "bash", "-e", "-c",
          "cd \(folder) && bash -e \(scratch.url.path())\(index).sh",
        ], in: scratch)
    }
    let first = try run(0)
    #expect(first.status == 0, "\(first.output)")
    let stale = try run(1, in: String(with.1))
    #expect(stale.status == 1 && stale.output.contains("[C005]"), "\(stale.output)")
    #expect(
      try CommandRun(["convert"], in: scratch.url.appending(path: String(with.1))).status == 0)
    let current = try run(1, in: String(with.1))
    #expect(current.status == 0, "\(current.output)")
  }

  // MARK: What they need

  /// Serves a release of the command for this machine from a folder.
  private static func release(_ version: String, in scratch: ScratchFolder) throws {
    let machine = try Shell.run("uname", ["-m"], in: scratch).output.dropLast()
    #if os(macOS)
      let triple = "\(machine)-apple-macosx"
    #else
      let triple = "\(machine)-unknown-linux-gnu"
    #endif
    let command = binaries.appending(path: "inbetween").path()
    try scratch.write(
      "#!/bin/sh\nexec '\(command)' \"$@\"\n", to: "bundle/inbetween-\(triple)/inbetween")
    try scratch.write(
      """
      {"artifacts": {"inbetween": {"version": "\(version)", "variants": [
        {"path": "inbetween-\(triple)/inbetween", "supportedTriples": ["\(triple)"]}]}}}
      """, to: "bundle/info.json")
    let script = Folders.package.appending(path: ".ci/release").path()
    let made = try Shell.run(
      "python3",
      [
        script, version, "file://\(scratch.url.path())served",
        "served/releases/download/\(version)", "bundle",
      ], in: scratch)
    #expect(made.status == 0, "\(made.output)")
  }

  private static let ball = Folders.fixtures.appending(path: "command/timing/ball.json")

  private static var binaries: URL {
    CommandRun.executable("inbetween").deletingLastPathComponent()
  }

  private static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

  private static let hasParallel = isHere("parallel")
  private static let hasDownloads = isHere("python3") && isHere("curl")

  private static func isHere(_ name: String) -> Bool {
    path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(name)")
    }
  }
}

extension ScratchFolder {
  /// A folder that holds a script by this name.
  fileprivate func program(_ name: String, _ lines: String) throws -> URL {
    try write("#!/bin/sh\n\(lines)\n", to: "programs/\(name)")
    let folder = url.appending(path: "programs")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.appending(path: name).path())
    return folder
  }
}

extension Page {
  /// The first block of a language for which something holds.
  fileprivate func block(
    _ language: String, where holds: (String) -> Bool = { _ in true }
  ) throws -> String {
    // Blocks stand between fences: every second part.
    let parts = try text().components(separatedBy: "```")
    let blocks = stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
    return try #require(
      blocks.first { $0.hasPrefix(language + "\n") && holds($0) }?
        .dropFirst(language.count + 1)
    ).description
  }
}
