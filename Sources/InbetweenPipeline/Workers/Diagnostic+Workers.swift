package import InbetweenDiagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension Diagnostic {
  /// Why an input ended the work on it.
  static func inputEnded(_ end: Worker.End, _ limits: WorkerLimits) -> Diagnostic {
    let report = "report it as a fault of inbetween, with the file, and leave the file out"
    return switch end {
    case .exit(let status):
      Diagnostic(
        .conversionEnded, "the process that converted it ended with status \(status)",
        fix: report)
    case .signal(SIGKILL):
      Diagnostic(
        .conversionEnded, "the process that converted it was killed",
        fix: "convert it alone; where memory ran out, with fewer --jobs")
    case .signal(let number): .fault(signal: Self.signal(number))
    case .time:
      Diagnostic(
        .conversionTooLong,
        "it is left out after \(Self.decimal(limits.seconds)) s of processor time",
        fix: "allow more with --time-limit or \"limits\" of the configuration, or leave it out")
    case .memory(let bytes):
      Diagnostic(
        .conversionTooLarge,
        "it took \(bytes >> 20) MB of memory, and \(limits.bytes >> 20) MB are allowed",
        fix: "allow more with --memory-limit or \"limits\" of the configuration, or leave it out")
    }
  }

  /// What the command says of itself when a fault ends it; `signal` stands for its name.
  package static func fault(signal: String) -> Diagnostic {
    Diagnostic(
      .conversionEnded, "inbetween ended at this file, by \(signal)",
      fix: "report it as a fault of inbetween, with the file, and leave the file out")
  }

  private static func signal(_ number: Int32) -> String {
    switch number {
    case SIGILL: "SIGILL"
    case SIGTRAP: "SIGTRAP"
    case SIGSEGV: "SIGSEGV"
    case SIGBUS: "SIGBUS"
    case SIGFPE: "SIGFPE"
    case SIGABRT: "SIGABRT"
    case SIGTERM: "SIGTERM"
    default: "signal \(number)"
    }
  }

  private static func decimal(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? String(Int(seconds)) : "\(seconds)"
  }
}
