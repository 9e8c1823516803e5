import Foundation
import TestSupport
import Testing

@Suite struct InstallTests {
  @Test(
    "Installing puts the command, its manual, its completions and its schemas into place",
    .enabled(if: Self.find("python3") != nil, "the manual is written with python3"))
  func install() throws {
    let scratch = try ScratchFolder()
    let script = Folders.package.appending(path: ".ci/install").path()
    let binary = CommandRun.executable("inbetween").path()
    let installed = try Self.run("bash", [script, binary, scratch.url.path()])
    #expect(installed.status == 0)
    let size = try Data(contentsOf: scratch.url.appending(path: "bin/inbetween")).count
    #expect(installed.output.contains("the command takes \((size + 500_000) / 1_000_000) MB\n"))
    let manual = try scratch.text("share/man/man1/inbetween.1")
    #expect(manual.hasPrefix(".TH INBETWEEN 1"))
    for part in ["INBETWEEN CONVERT", "INBETWEEN TIMING", "\\-\\-check", "timeline\\-json"] {
      #expect(manual.contains(part))
    }
    for name in [
      "bin/inbetween", "share/bash-completion/completions/inbetween",
      "share/zsh/site-functions/_inbetween", "share/fish/vendor_completions.d/inbetween.fish",
      "share/inbetween/schema/timing.schema.json",
      "share/inbetween/schema/configuration.schema.json",
    ] {
      #expect(FileManager.default.fileExists(atPath: scratch.url.appending(path: name).path()))
    }
  }

  @Test(
    "Shells complete commands and the values of options",
    arguments: Completion.all.filter { find($0.shell) != nil })
  func completion(_ completion: Completion) throws {
    let scratch = try ScratchFolder()
    let script = try CommandRun(
      ["--generate-completion-script", completion.shell], in: scratch.url)
    try scratch.write(script.output, to: "_inbetween")
    let shown = try Self.run(completion.shell, completion.arguments, in: scratch.url).output
    for value in ["literal", "timeline-json", "swiftui", "core-animation"] {
      #expect(shown.contains(value), "\(completion.shell): \(shown)")
    }
  }

  @Test("The Homebrew formula bears the address that it is written for")
  func formula() throws {
    let script = Folders.package.appending(path: ".ci/formula").path()
    let written = try Self.run("bash", [script, "https://git.example/art/inbetween.git"])
    #expect(written.status == 0)
    #expect(written.output.contains("head \"https://git.example/art/inbetween.git\", branch:"))
    #expect(written.output.contains("homepage \"https://git.example/art/inbetween\""))
    #expect(!written.output.contains("example.org"))
    #expect(try Self.run("bash", [script, "x\"; system(\"y"]).status == 1)
  }

  @Test(
    "A release is the same bytes of the same bundles, and what is downloaded is what was released",
    .enabled(if: Self.find("python3") != nil && Self.find("curl") != nil, "scripts need both"))
  func release() throws {
    let scratch = try ScratchFolder()
    let version = try CommandRun(["--version"], in: scratch.url).output.dropLast()
    let machine = try Self.run("uname", ["-m"]).output.dropLast()
    #if os(macOS)
      let triple = "\(machine)-apple-macosx"
    #else
      let triple = "\(machine)-unknown-linux-gnu"
    #endif
    for name in [triple, "riscv64-unknown-linux-gnu"] {
      try scratch.write("#!/bin/sh\necho \(version)\n", to: "\(name)/inbetween-\(name)/inbetween")
      try scratch.write(
        """
        {"artifacts": {"inbetween": {"version": "\(version)", "variants": [
          {"path": "inbetween-\(name)/inbetween", "supportedTriples": ["\(name)"]}]}}}
        """, to: "\(name)/info.json")
    }
    let address = "file://\(scratch.url.path())served"
    let out = "served/releases/download/\(version)"
    func release(_ out: String, _ bundles: [String], tag: String) throws -> Int32 {
      let script = Folders.package.appending(path: ".ci/release").path()
      return try Self.run("python3", [script, tag, address, out] + bundles, in: scratch.url).status
    }
    let both = [triple, "riscv64-unknown-linux-gnu"]
    #expect(try release(out, both, tag: String(version)) == 0)
    #expect(try release("again", both.reversed(), tag: String(version)) == 0)
    let archive = "inbetween.artifactbundle.zip"
    let made = try [out, "again"].map {
      try Data(contentsOf: scratch.url.appending(path: "\($0)/\(archive)"))
    }
    #expect(made[0] == made[1])
    #expect(try release("other", both, tag: "9.9.9") == 1)
    #expect(try release("twice", [triple, triple], tag: String(version)) == 1)

    let checksum = String(try scratch.text("\(out)/checksum.txt").dropLast())
    let package = try scratch.text("\(out)/Package.swift")
    #expect(package.contains("url: \"\(address)/releases/download/\(version)/\(archive)\","))
    #expect(package.contains("checksum: \"\(checksum)\"),"))

    func fetch(_ checksum: String, to folder: String) throws -> Int32 {
      let script = Folders.package.appending(path: ".ci/fetch").path()
      return try Self.run(
        "bash", [script, address, String(version), checksum, folder], in: scratch.url
      ).status
    }
    #expect(try fetch("-", to: "a") == 0)
    #expect(try fetch(checksum, to: "b") == 0)
    #expect(try scratch.text("a/inbetween").hasPrefix("#!/bin/sh"))
    #expect(try fetch(String(checksum.reversed()), to: "c") == 1)
    #expect(!FileManager.default.fileExists(atPath: scratch.url.appending(path: "c").path()))
  }

  @Test("The Homebrew formula is Ruby", .enabled(if: Self.find("ruby") != nil, "ruby reads it"))
  func ruby() throws {
    let formula = Folders.package.appending(path: "packaging/inbetween.rb").path()
    #expect(try Self.run("ruby", ["-c", formula]).output == "Syntax OK\n")
  }

  /// How a shell is asked what may follow `inbetween convert --to `.
  struct Completion: Hashable, Sendable, CustomStringConvertible {
    var shell: String
    var arguments: [String]
    var description: String { shell }

    static let all = [
      Completion(
        shell: "bash",
        arguments: [
          "-c",
          """
          source _inbetween
          COMP_WORDS=(inbetween convert --to "") COMP_CWORD=3
          COMP_LINE="inbetween convert --to " COMP_POINT=23
          _inbetween inbetween "" --to
          echo "${COMPREPLY[@]}"
          """,
        ]),
      // A shell of its own in a terminal, in which the key is pressed.
      Completion(
        shell: "zsh",
        arguments: [
          "-fc",
          #"""
          { sleep 30; kill $$ } >/dev/null 2>&1 &!
          zmodload zsh/zpty
          zpty shell "TERM=dumb zsh -f -i"
          zpty -w shell "PS1=; fpath=($PWD $fpath); autoload -Uz compinit; compinit -u -D"
          zpty -w shell "bindkey '^I' list-choices; print ANSWERS"
          zpty -r shell shown $'*\nANSWERS*'
          zpty -w -n shell $'inbetween convert --to \t'
          zpty -r shell shown '*core-animation*'
          print -r -- "$shown"
          kill $!
          """#,
        ]),
      Completion(
        shell: "fish",
        arguments: [
          "--no-config", "-c", "source _inbetween; complete -C 'inbetween convert --to '",
        ]),
    ]
  }

  /// Where a program is; nil without it.
  private static func find(_ name: String) -> URL? {
    ["/bin/", "/usr/bin/", "/usr/local/bin/", "/opt/homebrew/bin/"].map { $0 + name }
      .first(where: FileManager.default.isExecutableFile).map { URL(filePath: $0) }
  }

  private static func run(
    _ name: String, _ arguments: [String], in folder: URL = Folders.package
  ) throws -> (status: Int32, output: String) {
    guard let program = find(name) else { return (-1, "") }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
