import ArgumentParser
import InbetweenDiagnostics
import InbetweenHTMLReport
import InbetweenPipeline

/// Shows a page again and again, through a program of its own that speaks to browsers.
struct OpenRun {
  var page: OpenPage
  /// 0 for one that is free.
  let port: Int
  let opensBrowser: Bool

  /// The program that serves the page.
  private static let program = (name: "inbetween-page-server", word: "page-server")

  /// Serves until the process is stopped.
  ///
  /// - Throws: `ExitCode.failure` where nothing can be served.
  func serve() throws -> Never {
    guard InputFile.exists(page.input.path) else {
      // Told as the other commands tell it.
      _ = try InputRun(inputs: [page.input.path]).forEach { _ in true }
      throw ExitCode.failure
    }
    guard let server = Companion.running(Self.program) else {
      throw Self.failure(.noPageServer("\(Self.program.name) is not beside the command"))
    }
    _ = server.send(Array("\(port)\n\(opensBrowser ? "browser" : "")\n".utf8))
    let answer = server.receive().map { String(decoding: $0, as: UTF8.self) }
    guard let answer, answer.hasPrefix("http") else {
      let reason = answer.map { String($0.dropFirst(3)) } ?? "\(Self.program.name) has ended"
      throw Self.failure(.noPageServer("port \(port): \(reason)"))
    }
    var page = page
    // A page of an earlier run, on the same port, is none of this one's.
    let run = String(UInt64.random(in: .min ... .max), radix: 36)
    var version = 0
    while true {
      var isServed = true
      FolderWatch.wait(for: page.folders, names: page.names) {
        if page.renew() || version == 0 {
          version += 1
          isServed = show(page, version: "\(run)-\(version)", on: server)
          Terminal.complain(page.alerts)
        }
        if version == 1, isServed {
          try? Terminal.print([answer])
          Terminal.complain(["watching; press Control-C to stop"])
        }
      }
      guard isServed else {
        throw Self.failure(.noPageServer("\(Self.program.name) has ended"))
      }
    }
  }

  /// Hands the page and its files over; whether they could be.
  private func show(_ page: OpenPage, version: String, on server: RunningCompanion) -> Bool {
    let live = LivePage(
      version: version, files: page.files, alerts: page.alerts)
    let html = HTMLReport(sections: page.sections, live: live).page()
    var parts = [("/", "text/html; charset=utf-8", html)]
    for source in page.sections.flatMap(\.sources) {
      if let address = source.address {
        parts.append((address, "text/plain; charset=utf-8", source.text))
      }
    }
    for (name, type, text) in parts + [("", version, "")] {
      guard server.send(Array("\(name)\n\(type)\n\(text)".utf8)) else { return false }
    }
    return true
  }

  private static func failure(_ finding: Diagnostic) -> ExitCode {
    Terminal.complain([finding.line(file: "inbetween open")])
    return .failure
  }
}

extension Diagnostic {
  fileprivate static func noPageServer(_ reason: String) -> Diagnostic {
    Diagnostic(
      .noPageServer, "the page cannot be served: \(reason)",
      fix: "install inbetween-page-server beside inbetween, and choose a --port that is free")
  }
}
