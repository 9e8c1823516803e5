import InbetweenLowering
import InbetweenPreview
import InbetweenTimeline
import Testing

/// Filters see what masks and clips leave, and what they make is not cut again: After Effects applies
/// layer styles after masks.
@Suite struct FilteredMaskTests {
  private static let limits: [GroupNode] = [
    GroupNode(
      [.rectangle(0, 0, 32, 32, .white)], masks: [DisplayMask([.rectangle(8, 8, 16, 16)])]),
    GroupNode(
      [.rectangle(0, 0, 32, 32, .white)],
      clips: [DisplayClip(Rect(origin: Point(8, 8), size: Size(16, 16)))]),
  ]

  @Test("A line around what a mask or a clip leaves lies outside of it", arguments: [0, 1])
  func outlined(_ index: Int) throws {
    var group = Self.limits[index]
    group.filters = [.outline(OutlineFilter(color: Color(1, 0, 0), outside: 4, inside: 0))]
    let bitmap = try draw([.group(group)], width: 32, height: 32)
    for (x, y) in [(5, 16), (26, 16), (16, 5), (16, 26)] {
      #expect(mismatch(bitmap, x, y, Bytes(255, 0, 0)) == nil)
    }
    #expect(mismatch(bitmap, 16, 16, Bytes(.white)) == nil)
    #expect(bitmap.at(1, 16).alpha == 0)
  }

  @Test("A line within, or a shadow, of what ends beside the picture is seen in it")
  func beside() throws {
    for filter in [
      DisplayFilter.outline(OutlineFilter(color: Color(1, 0, 0), outside: 0, inside: 8)),
      .innerShadow(ShadowFilter(color: Color(1, 0, 0), offset: Point(-8, 0), sigma: 0)),
    ] {
      var group = GroupNode([.rectangle(-40, -40, 75, 112, .white)])
      group.filters = [filter]
      let bitmap = try draw([.group(group)], width: 32, height: 32)
      #expect(mismatch(bitmap, 26, 16, Bytes(.white)) == nil)
      #expect(mismatch(bitmap, 27, 16, Bytes(255, 0, 0)) == nil)
    }
  }

  @Test("A shadow of what a mask or a clip leaves falls outside of it", arguments: [0, 1])
  func shadowed(_ index: Int) throws {
    var group = Self.limits[index]
    group.filters = [
      .outerShadow(ShadowFilter(color: Color(0, 0, 1), offset: Point(6, 0), sigma: 0))
    ]
    let bitmap = try draw([.group(group)], width: 32, height: 32)
    #expect(mismatch(bitmap, 27, 16, Bytes(0, 0, 255)) == nil)
    #expect(bitmap.at(31, 16).alpha == 0)
    #expect(bitmap.at(4, 16).alpha == 0)
  }
}
