#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// What goes wrong outside of the command: processes that end, disks that are full, files that
  /// change. No file is ever half there, and the next run completes what is left.
  @Suite(.serialized) struct FaultTests {
    private static let arguments = [
      "convert", "Art", "--to", "literal", "--output", "out", "--jobs", "1",
    ]

    @Test(
      "A process that converts and ends takes its file alone with it",
      arguments: [
        (SIGILL, "inbetween ended at this file, by SIGILL"),
        (SIGSEGV, "inbetween ended at this file, by SIGSEGV"),
        (SIGKILL, "the process that converted it was killed"),
      ])
    func workerEnds(_ signal: Int32, _ told: String) throws {
      let scratch = try ScratchFolder.withLargeFile()
      let run = try RunningCommand(Self.arguments, in: scratch.url)
      run.wait {
        FileManager.default.fileExists(atPath: scratch.url.path() + "out/A.timeline.swift")
      }
      for worker in run.children { kill(worker, signal) }
      #expect(run.end() == 1)
      let errors = try run.errors()
      #expect(errors.contains("Art/large.json: error: [C013] \(told);"), "\(errors)")
      #expect(errors.contains("3 files: 2 converted, 1 failed;"))
      #expect(
        try Self.names(scratch) == [".inbetween-manifest", "A.timeline.swift", "Z.timeline.swift"])
      let next = try CommandRun(Self.arguments, in: scratch.url)
      #expect(next.errors.contains("3 files: 1 converted, 2 unchanged;"))
    }

    @Test("What takes too much time or memory is stopped, and the others are converted")
    func limits() throws {
      let scratch = try ScratchFolder.withLargeFile(of: 12_000_000)
      let time = try CommandRun(Self.arguments + ["--time-limit", "0.7s"], in: scratch.url)
      #expect(time.status == 1)
      #expect(
        time.errors.contains(
          "large.json: error: [C014] it is left out after 0.7 s of processor time;"))
      #expect(
        try Self.names(scratch) == [".inbetween-manifest", "A.timeline.swift", "Z.timeline.swift"])
      let memory = try CommandRun(Self.arguments + ["--memory-limit", "150"], in: scratch.url)
      #expect(memory.status == 1)
      #expect(memory.errors.contains("large.json: error: [C015] it took "))
      #expect(memory.errors.contains(" MB of memory, and 150 MB are allowed;"))
      #expect(memory.errors.contains("3 files: 2 unchanged, 1 failed;"))
    }

    @Test("A run that is killed at any moment leaves whole files, and the next one completes it")
    func killed() throws {
      let scratch = try ScratchFolder()
      let ball = Folders.fixtures.appending(path: "command/convert/ball.json")
      let text = String(decoding: try Data(contentsOf: ball), as: UTF8.self)
      for number in 0..<60 { try scratch.write(text, to: "Art/a\(number).json") }
      let arguments = ["convert", "Art", "--to", "literal", "--jobs", "2", "--output"]
      #expect(try CommandRun(arguments + ["whole"], in: scratch.url).status == 0)
      let whole = try Self.files(scratch, "whole")
      #expect(whole.count == 60)
      var random = SystemRandomNumberGenerator()
      for _ in 0..<12 {
        let run = try RunningCommand(arguments + ["out"], in: scratch.url)
        let wanted = Int.random(in: 0..<60, using: &random)
        run.wait { ((try? Self.files(scratch, "out").count) ?? 0) >= wanted }
        let workers = run.children
        run.kill()
        for (name, data) in try Self.files(scratch, "out") { #expect(whole[name] == data) }
        // They end by themselves, since nobody hears them any more.
        while workers.contains(where: { Foundation.kill($0, 0) == 0 }) { usleep(1_000) }
      }
      let last = try CommandRun(arguments + ["out"], in: scratch.url)
      #expect(last.status == 0)
      #expect(try Self.files(scratch, "out") == whole)
      #expect(try Self.names(scratch) == Array([".inbetween-manifest"] + whole.keys).sorted())
      let again = try CommandRun(arguments + ["out"], in: scratch.url)
      #expect(again.errors.contains("60 files: 60 unchanged;"))
    }

    @Test(
      "A disk that is full or may not be written to gets no half files", arguments: [false, true])
    func disks(isFull: Bool) throws {
      let scratch = try ScratchFolder.withLargeFile(of: 400_000)
      let options = isFull ? "size=64k" : "ro"
      let script = """
        set -e; mkdir disk; mount -t tmpfs -o \(options) none disk; set +e
        "$1" convert Art --to literal --output disk; echo "status $?"; ls -A disk
        """
      let command = CommandRun.executable("inbetween").path()
      let run = try Shell.run("unshare", ["-m", "sh", "-c", script, "sh", command], in: scratch)
      // Where nobody may mount, there is nothing to be seen.
      guard run.status == 0 else { return }
      #expect(run.output.contains("status 1\n"))
      #expect(run.output.contains("Art/large.json: error: [C003] disk/Large.timeline.swift"))
      let reason = isFull ? "No space left on device" : "Read-only file system"
      #expect(run.output.contains("cannot be written: \(reason);"))
      let files = run.output.components(separatedBy: "status 1\n").last?
        .split(separator: "\n").map(String.init)
      #expect(
        files == (isFull ? [".inbetween-manifest", "A.timeline.swift", "Z.timeline.swift"] : []))
    }

    @Test("A reader that goes away ends the run, and no process is left")
    func closedPipe() throws {
      let scratch = try ScratchFolder.withLargeFile(of: 400_000)
      let script = """
        "$1" convert Art --to literal --output - | head -c 20 >/dev/null
        while pgrep -P 1 -f convert-worker >/dev/null; do sleep 0.05; done; ls -A
        """
      let command = CommandRun.executable("inbetween").path()
      let run = try Shell.run("sh", ["-c", script, "sh", command], in: scratch)
      #expect(run.status == 0)
      #expect(run.output.split(separator: "\n").last == "log")
    }

    @Test(
      "An input that changes while it is read gives one of its versions, and at last the newest")
    func changing() throws {
      let scratch = try ScratchFolder.withLargeFile(of: 300_000)
      let large = try scratch.text("Art/large.json")
      let versions = (0..<2).map { large.replacing("Synthetic", with: "Version \($0)") }
      let made = try versions.map { version in
        try scratch.write(version, to: "Art/large.json")
        _ = try CommandRun(Self.arguments, in: scratch.url)
        return try scratch.text("out/Large.timeline.swift")
      }
      #expect(made[0] != made[1])
      for turn in 0..<6 {
        let run = try RunningCommand(Self.arguments, in: scratch.url)
        for index in 0..<20 {
          try scratch.write(versions[(turn + index) % 2], to: "Art/next")
          rename(scratch.url.path() + "Art/next", scratch.url.path() + "Art/large.json")
          usleep(5_000)
        }
        #expect(run.end() == 0)
        #expect(made.contains(try scratch.text("out/Large.timeline.swift")))
      }
      try scratch.write(versions[1], to: "Art/large.json")
      _ = try CommandRun(Self.arguments, in: scratch.url)
      #expect(try scratch.text("out/Large.timeline.swift") == made[1])
    }

    private static func names(_ scratch: ScratchFolder) throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: scratch.url.path() + "out").sorted()
    }

    /// The files of a folder that are no hidden ones; none where the folder is not there yet, as after
    /// a run that was killed before it made it.
    private static func files(_ scratch: ScratchFolder, _ folder: String) throws -> [String: Data] {
      let path = scratch.url.path() + folder
      guard FileManager.default.fileExists(atPath: path) else { return [:] }
      var files: [String: Data] = [:]
      for name in try FileManager.default.contentsOfDirectory(atPath: path)
      where !name.hasPrefix(".") {
        files[name] = FileManager.default.contents(atPath: path + "/" + name)
      }
      return files
    }
  }

  /// The command, while it runs.
  private final class RunningCommand {
    private let process = Process()
    private let log: URL

    init(_ arguments: [String], in folder: URL) throws {
      log = folder.appending(path: "errors-\(UUID().uuidString)")
      try Data().write(to: log)
      process.executableURL = CommandRun.executable("inbetween")
      process.arguments = arguments
      process.currentDirectoryURL = folder
      process.standardOutput = FileHandle.nullDevice
      process.standardError = try FileHandle(forWritingTo: log)
      try process.run()
    }

    /// Waits until something is so, or the command has ended.
    func wait(until isSo: () -> Bool) {
      while process.isRunning, !isSo() { usleep(500) }
    }

    /// The processes that it has started and that still run.
    var children: [pid_t] {
      let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return all.compactMap { pid_t($0) }.filter { id in
        let text = (try? String(contentsOfFile: "/proc/\(id)/stat", encoding: .utf8)) ?? ""
        let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
        return fields.count > 1 && fields[0] != "Z" && pid_t(fields[1]) == process.processIdentifier
      }
    }

    func kill() {
      Foundation.kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }

    func end() -> Int32 {
      process.waitUntilExit()
      return process.terminationStatus
    }

    func errors() throws -> String { try String(contentsOf: log, encoding: .utf8) }
  }
#endif
