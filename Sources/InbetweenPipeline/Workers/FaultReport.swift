private import CInbetweenWorkers
import InbetweenDiagnostics

/// What is reported when a fault of the command itself ends it: the file that it was at.
package enum FaultReport {
  /// The exit status then, as `sysexits.h` has it for a fault of the program.
  package static let status: Int32 = 70

  /// From now on faults are reported on threads that say what they are at.
  package static func begin() { fault_catch(status) }

  /// Says that the current thread is at a file, until `end`.
  package static func enter(_ file: String) {
    let name = String(UnicodeScalar(UInt8(fault_name)))
    let fingerprint = "inbetween-signal"
    let line =
      Diagnostic.fault(signal: fingerprint).line(file: file).replacing(fingerprint, with: name)
      + "\n"
    line.utf8CString.withUnsafeBufferPointer { fault_say($0.baseAddress, $0.count - 1) }
  }

  package static func leave() { fault_say(nil, 0) }
}
