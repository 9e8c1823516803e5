/// Joins the outlines above into one.
public struct MergePaths: Hashable, Sendable {
  /// How.
  public var mode: Mode

  /// A merge of this mode.
  public init(_ mode: Mode) { self.mode = mode }

  /// How outlines join, in the order of Bodymovin's numbers from 1.
  public enum Mode: String, Hashable, Sendable, CaseIterable {
    /// Side by side, in one compound outline; After Effects calls it Merge.
    case merge
    /// What is in any of them.
    case add
    /// What is in the first and in no other.
    case subtract
    /// What is in all of them.
    case intersect
    /// What is in an odd number of them.
    case exclude
  }
}

extension MergePaths {
  /// The shapes above as one: a compound outline for `merge`, else the border of an area.
  ///
  /// Each shape may be compound, and is filled where its outlines do not cancel out; the topmost
  /// comes first. Curves are cut to within 1 / 20,000 of the drawing's larger side. Outlines that
  /// cross in more than 20,000 places stay side by side.
  public func apply(to shapes: [[BezierPath]]) -> [BezierPath] {
    var work = RegionWork()
    return joined(shapes, work: &work) ?? shapes.flatMap { $0 }
  }

  /// The same; nil where the shapes cross more often than `work` allows.
  package func joined(_ shapes: [[BezierPath]], work: inout RegionWork) -> [BezierPath]? {
    switch mode {
    case .merge: shapes.flatMap { $0 }
    case .add:
      Region.outlines(of: shapes, work: &work) { windings in windings.contains { $0 != 0 } }
    case .subtract:
      Region.outlines(of: shapes, work: &work) { windings in
        windings.first != 0 && !windings.dropFirst().contains { $0 != 0 }
      }
    case .intersect:
      Region.outlines(of: shapes, work: &work) { windings in !windings.contains(0) }
    case .exclude:
      Region.outlines(of: shapes, work: &work) { windings in
        windings.reduce(into: false) { if $1 != 0 { $0.toggle() } }
      }
    }
  }
}
