package import InbetweenDiagnostics

/// What was checked of one animation, as systems for continuous integration tell it: an item for
/// each promise, each with its verdict.
package struct CheckList: Hashable, Sendable {
  /// What was checked, as the user named it: a file, or a case's folder.
  package var name: String
  /// In the order of checking.
  package var items: [CheckedItem]
  /// What is good to know besides, a few words; may be empty.
  package var note = ""

  package init(name: String, items: [CheckedItem]) {
    self.name = name
    self.items = items
  }
}

/// One thing that was checked.
package struct CheckedItem: Hashable, Sendable {
  package var name: String
  package var outcome: Outcome
  /// What its finding is called in the register; that of what can be found where nothing is.
  package var code: DiagnosticCode
  /// One sentence; empty for what passed.
  package var message: String
  /// What was compared, a line for each; may be empty.
  package var details: [String]
  /// Where a person fixes it; nil where no file says.
  package var place: Location?
  /// What else to look at.
  package var related: [Location]

  package init(
    _ name: String, _ outcome: Outcome, _ code: DiagnosticCode, message: String = "",
    details: [String] = [], place: Location? = nil, related: [Location] = []
  ) {
    self.name = name
    self.outcome = outcome
    self.code = code
    self.message = message
    self.details = details
    self.place = place
    self.related = related
  }

  /// How an item fares.
  package enum Outcome: Hashable, Sendable, CaseIterable {
    case passed
    /// Nothing could be judged: the document leaves it open.
    case skipped
    /// A person should look, nothing is broken.
    case warned
    case failed
    /// It could not be checked at all.
    case unreadable

    package var isFailure: Bool {
      switch self {
      case .passed, .skipped, .warned: false
      case .failed, .unreadable: true
      }
    }
  }

  /// A place in a file.
  package struct Location: Hashable, Sendable {
    /// As the user would name it.
    package var file: String
    /// From 1; nil for the file as a whole.
    package var line: Int?
    package var column: Int?
    /// What is there; may be empty.
    package var note: String

    package init(_ file: String, line: Int? = nil, column: Int? = nil, note: String = "") {
      self.file = file
      self.line = line
      self.column = column
      self.note = note
    }
  }
}

extension CheckList {
  /// An input that could not be checked.
  ///
  /// - Parameters:
  ///   - file: that the finding is about, as the user named it.
  ///   - finding: why.
  package init(unreadable file: String, _ finding: Diagnostic) {
    name = file
    let place = CheckedItem.Location(
      file, line: finding.position?.line, column: finding.position?.column)
    let path = finding.path.map { "\($0): " } ?? ""
    items = [
      CheckedItem(
        "can be read", .unreadable, finding.code, message: path + finding.message,
        details: finding.fix.map { [$0] } ?? [], place: place)
    ]
  }
}
