import InbetweenLowering
import InbetweenPreview
import InbetweenTimeline
import Testing

/// Masks, mattes and clips: how much of a group shows, in numbers.
@Suite struct CoverageTests {
  static let color = Color(0.2, 0.6, 1)

  /// Two masks that overlap: left half, then middle half, on 8 × 8 pixels.
  struct MaskCase: Sendable {
    var mode: Mask.Mode
    var isInverted = false
    var opacity = 1.0
    /// In the columns 0…1, 2…3, 4…5, 6…7.
    var shares: [Double]
  }

  @Test(
    "A mask joins the one before by its mode",
    arguments: [
      MaskCase(mode: .none, shares: [1, 1, 0, 0]),
      MaskCase(mode: .add, shares: [1, 1, 1, 0]),
      MaskCase(mode: .add, opacity: 0.5, shares: [1, 1, 0.5, 0]),
      MaskCase(mode: .subtract, shares: [1, 0, 0, 0]),
      MaskCase(mode: .subtract, opacity: 0.25, shares: [1, 0.75, 0, 0]),
      MaskCase(mode: .intersect, shares: [0, 1, 0, 0]),
      MaskCase(mode: .intersect, opacity: 0.5, shares: [0, 0.5, 0, 0]),
      MaskCase(mode: .intersect, isInverted: true, shares: [1, 0, 0, 0]),
      MaskCase(mode: .lighten, opacity: 0.5, shares: [1, 1, 0.5, 0]),
      MaskCase(mode: .darken, opacity: 0.5, shares: [0, 0.5, 0, 0]),
      MaskCase(mode: .difference, shares: [1, 0, 1, 0]),
      MaskCase(mode: .difference, opacity: 0.5, shares: [1, 0.5, 0.5, 0]),
      MaskCase(mode: .add, isInverted: true, shares: [1, 1, 0, 1]),
      MaskCase(mode: .subtract, isInverted: true, opacity: 0.5, shares: [0.5, 1, 0, 0]),
    ])
  func joins(_ mask: MaskCase) throws {
    let group = GroupNode(
      [.rectangle(0, 0, 8, 8, Self.color), .rectangle(0, 0, 8, 8, Self.color)],
      masks: [
        DisplayMask([.rectangle(0, 0, 4, 8)]),
        DisplayMask(
          [.rectangle(2, 0, 4, 8)], mode: mask.mode, isInverted: mask.isInverted,
          opacity: mask.opacity),
      ])
    let bitmap = try draw([.group(group)])
    for (index, share) in mask.shares.enumerated() {
      let wanted = Bytes(
        Self.color.red * 255, Self.color.green * 255, Self.color.blue * 255, share * 255)
      #expect(mismatch(bitmap, index * 2, 4, wanted) == nil)
    }
  }

  @Test(
    "The first mask joins nothing, or everything where it takes away",
    arguments: [
      (Mask.Mode.add, 0.0, 1.0), (.subtract, 1, 0), (.intersect, 0, 1), (.lighten, 0, 1),
      (.darken, 0, 1), (.difference, 0, 1), (.none, 1, 1),
    ])
  func starts(_ mode: Mask.Mode, outside: Double, inside: Double) throws {
    for isInverted in [false, true] where mode != .none {
      let group = GroupNode(
        [.rectangle(0, 0, 8, 8, Self.color)],
        masks: [DisplayMask([.rectangle(0, 0, 4, 8)], mode: mode, isInverted: isInverted)])
      let bitmap = try draw([.group(group)])
      let left = isInverted ? outside : inside
      #expect(abs(bitmap.at(1, 1).alpha - left * 255) <= 1)
      #expect(abs(bitmap.at(6, 1).alpha - (1 - left) * 255) <= 1)
    }
  }

  @Test("A soft mask's edge is a Gaussian's step")
  func feathers() throws {
    let group = GroupNode(
      [.rectangle(0, 0, 64, 64, Self.color), .rectangle(0, 0, 64, 64, Self.color)],
      masks: [DisplayMask([.rectangle(-100, -100, 132, 300)], sigma: Point(5, 5))])
    let bitmap = try draw([.group(group)], width: 64, height: 64)
    for column in 0..<64 {
      let wanted = 255 * BlurTests.step((32 - (Double(column) + 0.5)) / 5)
      #expect(abs(bitmap.at(column, 32).alpha - wanted) <= 2, "column \(column)")
    }
  }

  @Test(
    "A matte shows by alpha or lightness, or by the lack of it", arguments: Matte.Kind.allCases)
  func mattes(_ kind: Matte.Kind) throws {
    // Half red above, half green at half opacity below, nothing at the right.
    let red = Color(1, 0, 0)
    let green = Color(0, 1, 0, 0.5)
    let group = GroupNode(
      [.rectangle(0, 0, 8, 8, Self.color), .rectangle(0, 0, 8, 8, Self.color)],
      matte: DisplayMatte(
        kind, nodes: [.rectangle(0, 0, 4, 4, red), .rectangle(0, 4, 4, 4, green)]))
    let bitmap = try draw([.group(group)])
    let shares: [Double] =
      switch kind {
      case .alpha: [1, 0.5, 0]
      case .alphaInverted: [0, 0.5, 1]
      case .luma: [0.299, 0.587 * 0.5, 0]
      case .lumaInverted: [1 - 0.299, 1 - 0.587 * 0.5, 1]
      }
    for (share, place) in zip(shares, [(1, 1), (1, 6), (6, 4)]) {
      var wanted = Bytes(Self.color)
      wanted.alpha = share * 255
      #expect(mismatch(bitmap, place.0, place.1, wanted) == nil)
    }
  }

  @Test("A matte stands where the group's holder stands, not where the group does")
  func mattesStandOutside() throws {
    let group = GroupNode(
      [.rectangle(0, 0, 4, 4, Self.color)],
      placement: .affine(.translation(Point(4, 4))),
      matte: DisplayMatte(.alpha, nodes: [.rectangle(0, 0, 6, 6, .white)]))
    let bitmap = try draw([.group(group)])
    #expect(bitmap.at(5, 5).alpha == 255)
    #expect(bitmap.at(7, 7).alpha == 0)
    #expect(bitmap.at(1, 1).alpha == 0)
  }

  @Test("A clip cuts a group of several once: its edge is no denser for it")
  func clips() throws {
    let group = GroupNode(
      [.rectangle(0, 0, 8, 8, Self.color), .rectangle(0, 0, 8, 8, Self.color)],
      clips: [DisplayClip(Rect(origin: Point(0, 0), size: Size(4.5, 8)))])
    let bitmap = try draw([.group(group)])
    #expect(bitmap.at(3, 4).alpha == 255)
    #expect(abs(bitmap.at(4, 4).alpha - 127.5) <= 1)
    #expect(bitmap.at(5, 4).alpha == 0)
  }

  @Test("Nested mattes, masks and opacities multiply")
  func nests() throws {
    var nodes = [DisplayNode.rectangle(0, 0, 8, 8, .white), .rectangle(0, 0, 4, 4, .white)]
    nodes = [
      .group(
        GroupNode(
          nodes, opacity: 0.5,
          matte: DisplayMatte(
            .alpha,
            nodes: [
              .rectangle(0, 0, 8, 8, .white, opacity: 0.5)
            ])))
    ]
    nodes = [
      .group(GroupNode(nodes, masks: [DisplayMask([.rectangle(0, 0, 8, 8)], opacity: 0.5)]))
    ]
    #expect(abs(try draw(nodes).at(4, 4).alpha - 255 / 8) <= 1)
  }
}
