import InbetweenDiagnostics
package import InbetweenTimingReport

/// Timing reports as one page that needs nothing else: no network, no files beside it.
package struct HTMLReport: Sendable {
  /// The reports of the page, in order.
  package var sections: [Section]
  /// What a page is that shows what has been saved; nil for a file.
  package var live: LivePage?
  /// What differs, where the two reports are of two versions; nil for any others.
  package var versions: ComparedVersions?

  package init(
    sections: [Section], live: LivePage? = nil, versions: ComparedVersions? = nil
  ) {
    self.sections = sections
    self.live = live
    self.versions = versions
  }

  /// One animation's report, and what is shown beside it.
  package struct Section: Hashable, Sendable {
    package var report: Report
    /// nil where there is nothing to show.
    package var picture: MovingPreview?
    /// The documents whose lines promises name, where they are at hand.
    package var documents: [QuotedDocument]
    /// Pictures of frames, by the frame from the first one shown: `data:` addresses.
    package var frames: [Double: String] = [:]
    /// The frame that the page begins with, from the first one shown.
    package var poster = 0.0
    /// Whether what that frame shows is light: it lies on a dark ground, then.
    package var isLight = false
    /// What was found in the animation, and what targets cannot say.
    package var findings: [ShownFinding] = []
    /// What the targets make of it.
    package var sources: [ShownSource] = []
    /// The state machines that play it.
    package var machines: [ShownMachine] = []

    package init(
      report: Report, picture: MovingPreview? = nil, documents: [QuotedDocument] = []
    ) {
      self.report = report
      self.picture = picture
      self.documents = documents
    }
  }
}

/// An animation as an SVG element that steps through its frames by itself (SMIL).
package struct MovingPreview: Hashable, Sendable {
  /// The element; its identifiers are unique in the page, its texts are escaped.
  package var svg: Markup
  /// What the preview leaves out, as a sentence; empty when it shows all.
  package var note: String

  package init(svg: Markup, note: String = "") {
    self.svg = svg
    self.note = note
  }
}

extension HTMLReport {
  /// The page.
  ///
  /// - Returns: the same bytes for the same reports.
  package func page() -> String {
    let views = sections.enumerated().map { SectionView($1, number: $0) }
    let pictures = sections.compactMap(\.picture?.svg)
    let style = PageParts.style
    let script = PageParts.script
    let title =
      switch sections.count {
      case 0: "Timing"
      case _ where versions != nil: "Versions of \(Names.safe(sections[0].report.animation))"
      case 1: "Timing of \(Names.safe(sections[0].report.animation))"
      case let count: "\(count) timing reports"
      }
    let page = PageView(
      title: title,
      policy: ContentPolicy(
        style: style, script: script, pictures: pictures, asksServer: live != nil
      ).text,
      style: Markup(escaped: style), script: Markup(escaped: script), hasSeveral: views.count > 1,
      reports: views, versions: versions.map { [VersionsView($0)] } ?? [],
      live: live.map { [LiveView($0)] } ?? [])
    return PageParts.template.render(page)
  }
}

/// The whole page as its template sees it.
private struct PageView {
  let title: String
  let policy: String
  let style: Markup
  let script: Markup
  let hasSeveral: Bool
  let reports: [SectionView]
  let versions: [VersionsView]
  let live: [LiveView]
}

/// The files of the page, compiled in.
enum PageParts {
  static var style: String { text(PackageResources.page_css) }
  static var script: String { text(PackageResources.page_js) }

  static var markup: String { text(PackageResources.page_mustache) }

  static let template: PageTemplate = {
    do {
      return try PageTemplate(markup)
    } catch {
      preconditionFailure("the page's own template is damaged: \(error)")
    }
  }()

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
