package import InbetweenDiagnostics
import InbetweenDotLottie
import InbetweenExporters
import InbetweenJSONTree
package import InbetweenStateMachines
import InbetweenTimeline

/// A machine that is tried by a script, and reported step by step.
package struct MachineTrial: Sendable {
  package let staged: StagedMachine
  /// What it plays, in the order of its stage.
  let animations: [Animation]

  /// - Parameters:
  ///   - file: a package, or the JSON of one machine.
  ///   - name: which machine of a package; nil for the one that it begins with, or the first.
  ///   - animation: a package or an animation that is played instead; nil for that of `file`.
  ///   - log: receives what of the machine means nothing.
  /// - Throws: C001, what reading animations throws, M001…M006.
  package init(
    file: InputFile, name: String?, animation: InputFile?, log: inout DiagnosticLog
  ) throws(Diagnostic) {
    let bytes = try file.bytes(limit: JSONText.largestInput)
    var source: (bytes: [UInt8], id: String) = (bytes, file.stem)
    var animations: [Animation] = []
    var ignored = DiagnosticLog()
    var first = ""
    if let package = try Self.package(bytes, log: &ignored) {
      let wanted = name ?? package.manifest?.initial.stateMachine
      guard
        let part = package.stateMachines.first(where: { $0.id == wanted })
          ?? (name == nil ? package.stateMachines.first : nil)
      else { throw .noMachine(name, known: package.stateMachines.map(\.id)) }
      source = (part.bytes, part.id)
      first = package.initialAnimation
      if animation == nil {
        animations = try file.animations(in: bytes, named: nil, log: &ignored)
      }
    }
    let machine: StateMachine
    do throws(Diagnostic) {
      machine = try StateMachine(source.bytes, id: source.id, log: &log)
    } catch {
      throw animations.isEmpty && Self.isAnimation(bytes, of: file)
        ? .noMachineInAnimation() : error
    }
    if let animation {
      let bytes = try animation.bytes(limit: JSONText.largestInput)
      animations = try animation.animations(in: bytes, named: nil, log: &ignored)
      first = try Self.package(bytes, log: &ignored)?.initialAnimation ?? ""
    }
    self.animations = animations
    staged = machine.staged(
      on: animations, first: animations.firstIndex { $0.id == first } ?? 0, log: &log)
  }

  private static func package(
    _ bytes: [UInt8], log: inout DiagnosticLog
  ) throws(Diagnostic) -> DotLottiePackage? {
    let result: Result<DotLottiePackage?, Diagnostic> = bytes.withUnsafeBytes { raw in
      guard DotLottiePackage.isPackage(raw) else { return .success(nil) }
      var found = DiagnosticLog()
      do throws(Diagnostic) {
        return .success(try DotLottiePackage(raw, log: &found))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Whether a file is an animation, plain or packed.
  private static func isAnimation(_ bytes: [UInt8], of file: InputFile) -> Bool {
    var ignored = DiagnosticLog()
    let animations = try? file.animations(in: bytes, named: nil, log: &ignored)
    return animations?.contains { !$0.timeline.layers.isEmpty } ?? false
  }

  /// What is in the machine, as JSON.
  package func description(type: String?, named name: String) -> String {
    JSONWriter.text { MachineSummary(staged, named: name, type: type).write(to: &$0) }
  }

  /// Its Swift source.
  package func swift(type: String?, named name: String) -> [UInt8] {
    MachineWriter.make(staged, ExportOptions(name: name), type: type).contents
  }

  /// What each step of a script leads to, as JSON: one object a line.
  package func told(
    _ script: MachineScript, canvas: (width: Double, height: Double)?
  ) -> [String] {
    var run = MachineRun(staged)
    return script.steps.map { step in
      run.messages.removeAll()
      run.run(step, canvas: canvas)
      return run.line
    }
  }
}

extension MachineRun {
  /// Where it stands, on one line of JSON.
  var line: String {
    let text = JSONWriter.text { json in
      json.object { json in
        json.member("state", stateName)
        json.member("status", status.rawValue)
        json.member("frame", frame)
        json.object("inputs") { json in
          for (name, value) in numbers.sorted(by: { $0.key < $1.key }) { json.member(name, value) }
          for (name, value) in texts.sorted(by: { $0.key < $1.key }) { json.member(name, value) }
          for (name, value) in flags.sorted(by: { $0.key < $1.key }) { json.member(name, value) }
        }
        json.member("theme", theme)
        json.member("messages", messages.map(\.line))
      }
    }
    return text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
  }
}

extension MachineRun.Message {
  fileprivate var line: String {
    switch self {
    case .entered(let state): "entered \(state)"
    case .left(let state): "left \(state)"
    case .signal(let words): "signal \(words)"
    case .openURL(let address): "open \(address)"
    case .endless: "endless"
    }
  }
}

extension Diagnostic {
  fileprivate static func noMachineInAnimation() -> Diagnostic {
    Diagnostic(
      .machineScript, "it is an animation, and holds no state machine",
      fix:
        "name a package (.lottie) that holds one, or the JSON of a machine, and this animation with "
        + "--animation")
  }

  fileprivate static func noMachine(_ name: String?, known: [String]) -> Diagnostic {
    let wanted = name.map { "no state machine \(shown($0))" } ?? "no state machine"
    return Diagnostic(
      .machineScript, "the package holds \(wanted)",
      fix: known.isEmpty
        ? "name a package that holds one" : "use one of " + known.map(shown).joined(separator: ", ")
    )
  }
}
