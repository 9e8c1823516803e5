package import InbetweenDiagnostics

/// A page that is shown anew whenever a file is saved.
package struct LivePage: Hashable, Sendable {
  /// Told apart from what the server says: another one is a newer page.
  package var version: String
  /// The files that are watched, as the user would name them.
  package var files: [String]
  /// What keeps the newest from being shown; the page shows what came before then.
  package var alerts: [String]

  package init(version: String, files: [String], alerts: [String]) {
    self.version = version
    self.files = files
    self.alerts = alerts
  }
}

/// A finding beside a report.
package struct ShownFinding: Hashable, Sendable {
  package var finding: Diagnostic
  /// How many like it are not listed.
  package var more: Int
  /// The target that it is about; empty where it is about the animation itself.
  package var target: String

  package init(_ finding: Diagnostic, more: Int = 0, target: String = "") {
    self.finding = finding
    self.more = more
    self.target = target
  }
}

/// A file of source beside a report.
package struct ShownSource: Hashable, Sendable {
  /// What writes it: `SwiftUI`.
  package var target: String
  package var name: String
  package var text: String
  /// Where the whole of it is; nil without such a place.
  package var address: String?

  package init(target: String, name: String, text: String, address: String? = nil) {
    self.target = target
    self.name = name
    self.text = text
    self.address = address
  }
}

/// A live page as its template sees it.
struct LiveView {
  let version: String
  let files: String
  let alerts: [String]
  let hasAlerts: Bool

  init(_ page: LivePage) {
    version = page.version
    files = page.files.map(Names.safe).joined(separator: ", ")
    alerts = page.alerts.map { PrintableText.singleLine($0, limit: 2_000) }
    hasAlerts = !alerts.isEmpty
  }
}

/// A finding as the page's template sees it.
struct FindingView {
  let severity: String
  let code: String
  let place: [String]
  let message: String
  let fix: [String]
  let more: [Int]
  let target: [String]

  init(_ shown: ShownFinding) {
    let finding = shown.finding
    severity = finding.severity.rawValue
    code = finding.code.rawValue
    let layer = finding.layer.map { "\"\($0)\"" }
    let place = [finding.path.map { "\($0)" }, layer].compactMap { $0 }.joined(separator: " ")
    self.place = place.isEmpty ? [] : [Names.safe(place)]
    message = PrintableText.singleLine(finding.message, limit: 2_000)
    fix = finding.fix.map { [PrintableText.singleLine($0, limit: 2_000)] } ?? []
    more = shown.more > 0 ? [shown.more] : []
    target = shown.target.isEmpty ? [] : [shown.target]
  }
}

/// A file of source as the page's template sees it.
struct SourceView {
  let id: String
  let target: String
  let name: String
  let code: String
  let lines: String
  let address: [String]
  let isFirst: Bool
  /// How many lines are left out.
  let more: [Int]

  /// A browser shows more, and slowly.
  private static let maximumLines = 3_000
  private static let maximumBytes = 300_000

  init(_ source: ShownSource, id: String, isFirst: Bool) {
    self.id = id
    self.isFirst = isFirst
    target = source.target
    name = Names.safe(source.name)
    address = source.address.map { [$0] } ?? []
    let all = source.text.utf8.count { $0 == 10 }
    var code = ""
    var count = 0
    for line in source.text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard count < Self.maximumLines, code.utf8.count + line.utf8.count < Self.maximumBytes else {
        break
      }
      code += line + "\n"
      count += 1
    }
    self.code = code
    lines = all == 1 ? "1 line" : "\(all) lines"
    more = count < all ? [all - count] : []
  }
}
