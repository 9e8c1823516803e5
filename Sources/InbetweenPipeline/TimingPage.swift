import InbetweenDiagnostics
import InbetweenExporters
package import InbetweenHTMLReport
import InbetweenStateMachines
package import InbetweenTimingReport

extension Animation {
  /// A report with what a page shows beside it.
  ///
  /// - Parameters:
  ///   - report: of this animation.
  ///   - input: the file that the animation is from.
  ///   - documents: paths of the documents that the promises quote.
  ///   - number: which of the page's reports it is.
  ///   - isDrawn: whether the animation, and frames of it, are shown.
  /// - Returns: the page's section.
  package func section(
    of report: Report, from input: InputFile, quoting documents: [String], number: Int,
    isDrawn: Bool = true
  ) -> HTMLReport.Section {
    guard isDrawn else { return section(of: report, quoting: documents) }
    var picture: MovingPreview?
    return section(
      of: report, from: input, picture: &picture, quoting: documents, number: number)
  }

  /// The same with a picture that is at hand already, or kept for the next time.
  ///
  /// - Parameters:
  ///   - report: of this animation.
  ///   - input: the file that the animation is from.
  ///   - picture: of this animation; nil where it is to be made.
  ///   - documents: paths of the documents that the promises quote.
  ///   - number: which of the page's reports it is.
  /// - Returns: the page's section.
  package func section(
    of report: Report, from input: InputFile, picture: inout MovingPreview?,
    quoting documents: [String], number: Int
  ) -> HTMLReport.Section {
    picture = picture ?? movingPreview(of: input, number: number)
    var section = section(of: report, quoting: documents)
    section.picture = picture
    section.drawFrames(of: self, from: input)
    return section
  }

  /// A report with what a page shows beside it, but for pictures.
  private func section(of report: Report, quoting documents: [String]) -> HTMLReport.Section {
    var section = HTMLReport.Section(
      report: report, picture: nil, documents: documents.compactMap(QuotedDocument.init(path:)))
    section.machines = machines.map { machine in
      let diagram = MachineDiagram(machine)
      return ShownMachine(
        name: machine.machine.id, states: diagram.states, initial: diagram.initial,
        transitions: diagram.transitions.map {
          ShownMachine.Transition(source: $0.source, target: $0.target, label: $0.label)
        }, mermaid: diagram.mermaid)
    }
    return section
  }
}

extension TimingFile {
  /// The documents that the promises name, where they lie beside the timing file.
  package var documents: [String] {
    var names = [timing.document] + timing.promises.compactMap { $0.source?.document }
    names += timing.times.flatMap { $0.statements.compactMap { $0.source?.document } }
    let folder = SystemPath.parent(of: path).map { $0 + "/" } ?? ""
    var known: Set<String> = []
    return names.filter {
      !$0.isEmpty && $0 != "." && $0 != ".." && !$0.contains("/") && !$0.utf8.contains(0)
        && known.insert($0).inserted
    }.prefix(8).map { folder + $0 }
  }
}

extension QuotedDocument {
  /// The largest document that is quoted, in bytes.
  private static let largest = 8 << 20

  /// nil when it cannot be read, is too large or no text: then nothing is quoted.
  fileprivate init?(path: String) {
    let input = InputFile(path: path)
    guard !input.isStandardInput, (try? SystemPath.kind(of: path)) == .file,
      let bytes = try? input.bytes(limit: Self.largest + 1), bytes.count <= Self.largest,
      let text = String(validating: bytes, as: UTF8.self)
    else { return nil }
    self.init(name: input.name, text: text)
  }
}
