private import CInbetweenWorkers

/// What becomes of the memory that this process is done with.
package enum ProcessMemory {
  /// From now on as much is kept as a few pictures take, for the next ones; where the system lets
  /// programs say so.
  package static func keep() { process_keep_memory() }
}
