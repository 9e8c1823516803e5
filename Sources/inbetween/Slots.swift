import ArgumentParser
import InbetweenDiagnostics
import InbetweenPipeline

/// `inbetween slots`: the values that an animation lets others replace.
struct Slots: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "slots",
    abstract: "Show the values of an animation's slots, in a theme.",
    usage: "inbetween slots [<options>] <input> ...",
    discussion: """
      Prints JSON: for each slot its numbers, or an object for gradients, outlines, texts and \
      pictures. Of several animations each has an object of its own, which names it: \
      { "input": …, "animation": …, "slots": { … } }. With --format text there is a line for each slot.

      For example:
        inbetween slots button.lottie --theme night --frame 12
        inbetween slots button.lottie --format text
        inbetween slots 'Art/*.lottie'
      """)

  @OptionGroup var arguments: InputArguments

  @Option(
    help: ArgumentHelp("Which animation of a package. (default: the first)", valueName: "name"))
  var animation: String?

  @Option(
    help: ArgumentHelp(
      "A theme of the package. (default: the values of the animation)", valueName: "name"))
  var theme: String?

  @Option(parsing: .unconditional, help: ArgumentHelp("As the file counts it.", valueName: "n"))
  var frame = 0.0

  @Option(name: .shortAndLong, help: "How to show them: json, or text.")
  var format = Format.json

  @OptionGroup var options: FindingOptions

  @OptionGroup var limits: LimitOptions

  enum Format: String, ExpressibleByArgument, CaseIterable {
    case json, text
  }

  private var inputs: [String] { arguments.inputs }

  func run() throws {
    let list = options.list(.errors)
    var lines: [(file: InputFile, animation: Animation)] = []
    let run = InputRun(
      inputs: inputs, limits: limits.settings, report: { list.add($1, of: $0) })
    let isDone = try run.forEach { file in
      var log = DiagnosticLog()
      defer { list.add(log, of: file.title) }
      do throws(Diagnostic) {
        let animations = try file.animations(log: &log)
        let wanted = animations.first { animation == nil || $0.id == nil || $0.id == animation }
        guard let chosen = wanted else {
          throw .noAnimation(animation ?? "", known: animations.compactMap(\.id))
        }
        for missing in chosen.missingPictures(of: file) { log.report(missing) }
        lines.append((file, try chosen.inTheme(theme)))
        return true
      } catch {
        log.report(error)
        return false
      }
    }
    do throws(Diagnostic) {
      for (file, animation) in lines where !list.isList {
        let named = inputs.count > 1 || InputFile.standsForMany(inputs[0]) ? file : nil
        let text =
          switch format {
          case .json: animation.slotValues(atFrame: frame, of: named)
          case .text: animation.slotLines(atFrame: frame, of: named)
          }
        try Terminal.print(text: text)
      }
    } catch {
      list.add(error, of: "<stdout>")
      throw ExitCode.failure
    }
    try list.finish()
    guard isDone else { throw ExitCode.failure }
  }
}

extension Diagnostic {
  fileprivate static func noAnimation(_ name: String, known: [String]) -> Diagnostic {
    Diagnostic(
      .missingAnimation, "the package has no animation \(shown(name)) that can be read",
      fix: "use one of " + known.map(shown).joined(separator: ", "), severity: .error)
  }
}
