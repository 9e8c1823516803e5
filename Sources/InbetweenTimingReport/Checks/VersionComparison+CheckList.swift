import InbetweenDiagnostics
import InbetweenTimeline

extension VersionComparison {
  /// The promises that a new version touches as items: one that it breaks fails, one that was broken
  /// before warns, and so does one whose times are others and still within what is promised.
  ///
  /// - Parameter files: the new version's file, and where promises are made.
  /// - Returns: an item for each promise that it touches.
  package func checkList(_ files: ReportFiles) -> CheckList {
    var items = promises.map { item($0, files) }
    if !items.contains(where: \.outcome.isFailure) {
      items.append(
        CheckedItem("\(new) breaks no promise that \(old) keeps", .passed, .brokenPromise))
    }
    var list = CheckList(name: files.animation, items: items)
    list.note = summary
    return list
  }

  private func item(_ promise: PromiseChange, _ files: ReportFiles) -> CheckedItem {
    let isBroken = promise.new.isFailure && !promise.old.isFailure
    let verdict =
      promise.old == promise.new
      ? "still \(promise.new.rawValue)" : "\(promise.old.rawValue) → \(promise.new.rawValue)"
    let lines = promise.values.map { change in
      let off = frameRate.difference(change)
      return "\(Columns.safe(change.name)): \(Columns.safe(change.old ?? "none")) → "
        + Columns.safe(change.new ?? "none") + (off.isEmpty ? "" : ", \(off)")
    }
    let place =
      files.timing.map {
        CheckedItem.Location($0, line: promise.position?.line, column: promise.position?.column)
      }
      ?? files.documents.first.map { file in
        CheckedItem.Location(
          file, line: promise.source.flatMap { Int($0.lines.prefix(while: \.isNumber)) })
      }
    return CheckedItem(
      promise.name, isBroken ? .failed : .warned, .brokenPromise,
      message: "\(verdict) since \(Columns.safe(old))" + (lines.first.map { ": \($0)" } ?? ""),
      details: lines, place: place)
  }
}
